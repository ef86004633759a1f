"""All tables of one process: making them, seating people, finding them, telling games again."""

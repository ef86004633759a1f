"""A turn: placing a dweller, what it costs and brings, fights, building, rent, items."""

"""Many games at once: figures about a game and its bots (`simulate.py`), and a hunt for faults (`fuzz.py`)."""

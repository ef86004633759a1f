"""Tables for people apart: seats, the log, bots, sockets. Start reading at `hub.py`."""

"""The messages between a table and whoever sits at it, as structs. Decoding one is checking it."""

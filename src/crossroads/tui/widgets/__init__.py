"""The panes of the table: each shows a session and says what was picked in it."""

"""A table in this terminal: `session` is the table, `plain` plays it line by line, `app` on a whole screen."""

"""The edge of the server: the page, the HTTP interface, the sockets, and what guards them."""

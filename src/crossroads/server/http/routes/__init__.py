"""What can be asked over HTTP, a module for each kind of thing."""

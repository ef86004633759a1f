"""One browser's connection: what is said on it, and what comes of it."""

"""The pack of the expansion."""

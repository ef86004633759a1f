"""What is sent to people who are away."""

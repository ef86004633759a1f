"""What a seat may see, why something cannot be chosen, and what must always hold."""

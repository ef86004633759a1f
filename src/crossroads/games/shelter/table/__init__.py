"""What a seat may see, why something cannot be chosen, odds, and what must always hold."""

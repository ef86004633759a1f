"""What a munchkin and a side are worth: numbers that follow from the cards in force, and levels."""

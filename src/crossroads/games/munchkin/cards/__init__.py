"""Cards: what they are, and the kinds of words on them."""

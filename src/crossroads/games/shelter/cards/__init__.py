"""What there is, as the packs give it: cards, their vocabulary, how they are read and checked."""

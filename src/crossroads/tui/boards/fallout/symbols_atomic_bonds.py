"""The symbols that Atomic Bonds adds to the screen; `LEGEND` names every one of them."""

CAMP, STAND, DONE = "∆", "✪", "✓"

LEGEND = {"camp": CAMP, "stand": STAND, "done": DONE}
"""What the words `atomic-bonds-legend-…` explain -> its symbol."""

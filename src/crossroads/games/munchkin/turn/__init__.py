"""A turn from its start to Charity, and the windows in which all may act."""

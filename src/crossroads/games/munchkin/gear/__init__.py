"""Gear: items in use and in the Backpack, what may be carried, attached, sold and traded."""

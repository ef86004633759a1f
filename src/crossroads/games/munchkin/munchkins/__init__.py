"""The munchkins: their numbers, levels, classes, Perks and Sidekicks, and how they die."""

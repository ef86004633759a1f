// Made by `make docs` from the shapes of crossroads.games.fallout.expansions.new_california: do not edit.

"""The vault: floors with their lifts and columns, and the players' stores."""

# What happened while somebody was away, in a few words that follow a name and a colon.

recap-line = { $who }: { $facts }
recap-you = You
recap-besides = Besides

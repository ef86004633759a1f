### Odds beside a roll.

odds-success = { $chance } to succeed
odds-without = { $chance } without re-rolls
odds-cards = { $chance } with cards
chance-success = success
chance-failure = failure

### Odds beside a roll.

odds-success = { $chance } to succeed
odds-without = { $chance } without re-rolls
chance-success = success
chance-failure = failure

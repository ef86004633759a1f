### Шансы перед броском.

odds-success = { $chance } на успех
odds-without = { $chance } без перебросов
odds-cards = { $chance } с картами
chance-success = успех
chance-failure = неудача

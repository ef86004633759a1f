### Шансы перед броском.

odds-success = { $chance } на успех
odds-without = { $chance } без перебросов
chance-success = успех
chance-failure = неудача

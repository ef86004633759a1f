### Шансы перед броском.

odds-success = успех: { $chance }
odds-without = без перебросов: { $chance }
chance-success = успех
chance-failure = неудача

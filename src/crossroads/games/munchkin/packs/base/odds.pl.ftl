### Szanse przed rzutem.

odds-success = { $chance } na sukces
odds-without = { $chance } bez przerzutów
chance-success = sukces
chance-failure = porażka

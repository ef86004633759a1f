### Szanse przed rzutem.

odds-success = { $chance } na sukces
odds-without = { $chance } bez przerzutów
odds-cards = { $chance } z kartami
chance-success = sukces
chance-failure = porażka

### Szanse przed rzutem.

odds-success = sukces: { $chance }
odds-without = bez przerzutów: { $chance }
chance-success = sukces
chance-failure = porażka

"""Fair dice: the table is bound to its secret before anybody sits down, and shows it at the end."""

import pytest

from crossroads.engine import record
from crossroads.engine.dice import commitment_of
from crossroads.engine.verifying import verify
from crossroads.protocol.socket import TableChanged
from crossroads.protocol.tables import ClaimSeat
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, hub_at, new_table, run, sit_all


def test_the_secret_is_promised_mixed_and_shown_at_the_end(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2, game="toy", options={"rounds": 2})
            promise = made.table.commitment
            tokens = await sit_all(hub, made, people=(0, 1))
            people = [Person(hub, made.table.id, [token]) for token in tokens]
            for person in people:
                await person.hello()
            with pytest.raises(Trouble, match="not over") as early:
                await hub.record(made.table.id)
            assert (early.value.code, early.value.status) == ("not-now", 409)
            while (decision := people[0].decision) is not None:
                assert (await hub.info(made.table.id)).secret == ""
                await people[decision.seat].choose("throw")
                for person in people:
                    await person.reaches(people[decision.seat].seq)

            told = await hub.info(made.table.id)
            assert told.phase == "over"
            assert commitment_of(bytes.fromhex(told.secret)) == promise == told.commitment
            assert told.nonces == ["nonce 0", "nonce 1"]
            data = await hub.record(made.table.id)
            assert verify(data).true
            assert record.read(data).dice.nonces == ("nonce 0", "nonce 1")
            shown = await people[0].hears(TableChanged)
            assert (shown.table.phase, shown.table.secret) == ("over", told.secret)
            assert told.secret.encode() not in b"".join(people[0].wire.traffic[:-1])

    run(test())


def test_every_seat_changes_the_dice(url: str) -> None:
    """The nonces are no secret once the game is on, and were not told before."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2)
            await hub.claim(made.table.id, 0, ClaimSeat("First", "my own salt", made.invite))
            assert (await hub.info(made.table.id)).nonces == []
            await hub.claim(made.table.id, 1, ClaimSeat("Second", "and mine", made.invite))
            assert (await hub.info(made.table.id)).nonces == ["my own salt", "and mine"]

    run(test())

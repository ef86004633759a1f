"""Options in steps: what a line has already is not sent again, and what it makes of that is what everybody would read."""

from random import Random

import msgspec

from crossroads.protocol.socket import Asked, Step
from crossroads.server.telling import decision_told
from tests.kit.hubs import Person, hub_at, new_table, run, sit_all


def test_a_line_is_told_the_words_of_an_option_once(url: str) -> None:
    """Each option has its words, though most come as ids alone; after a change of language all are told anew."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)
            tokens = await sit_all(hub, made, [0, 1])
            people = [Person(hub, made.table.id, [token]) for token in tokens]
            chance = Random(5)
            for person in people:
                await person.hello()
            langs = ["en", "en"]
            brief = whole = 0
            for seq in range(1, 60):
                if seq == 30:
                    await people[0].speak("ru")
                    langs[0] = "ru"
                asked = people[people[0].decision.seat]
                await asked.choose(chance.choice(asked.decision.options).id)
                for person in people:
                    await person.reaches(seq)
                table = hub._tables[made.table.id]  # what the table itself would say
                assert table.play is not None
                seat = people[0].decision.seat
                now = people[seat]
                assert now.decision == decision_told(table.play.game, langs[seat], table.play.view(seat), offered=True)
                told: Asked = last_step(now).decision  # type: ignore[assignment]  # somebody is asked
                brief += sum(offer.label is None for offer in told.options)
                whole += sum(offer.label is not None for offer in told.options)
            assert brief > whole > 0

    run(test())


def last_step(person: Person) -> Step:
    """The last step that a line was told."""
    return msgspec.json.decode(person.wire.traffic[-1], type=Step)

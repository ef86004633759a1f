"""A table with Fallout among people who say what is not theirs to say: secrets stay secret, and the game goes on."""

import json
from pathlib import Path
from random import Random
from typing import Any

from structlog.testing import capture_logs

from crossroads.protocol.socket import Choose, Look, PlaceTold, Say, Speak, Step, Undo, UndoVote, Why
from tests.kit.hubs import Person, hub_at, new_request, new_table, run, sit_all

CHOICES = 120
ODD = (
    "\x1b[31m", "\n\n", "\u202eabc", "é" * 200, "fight:", "fight:nobody", "fight:star#9", "step:", "step:camp.zz", "option:",
    "quest::", "quest:x:y", "trade:99", "trade:-1", "trade:²", "attack:²", "attack:9", "seat:-1", "seat:٣", "use:", "perk:",
    "discard:water~99", "give:", "give-agenda:", "reroll:token:9", "reroll:::", "die:9:9", "die:a:b", "return:", "loyal:", "{}",
)  # fmt: skip
KINDS = ("space", "enemy", "card", "seat", "objective", "here", "", "nowhere")
JUNK = (
    {"type": "choose", "request": "x", "seat": 0, "seq": -1, "option": "end"},
    {"type": "choose", "request": "x", "seat": 0, "seq": 0, "option": "x" * 10_000},
    {"type": "why", "request": "x", "seat": 99, "option": "end"},
    {"type": "look", "seat": "0"},
    {"type": "hello", "seen": -5},
)
TRADED = ("give-agenda", "show-agendas", "ask-agenda", "loyal")  # makes agendas known, or another's


def forged(person: Person, chance: Random) -> Any:
    """Something that a person may well have no right to say."""
    seat, option, request = chance.randrange(3), chance.choice(ODD), new_request()
    seq = chance.choice([max(0, person.seq), 0, person.seq + 7, 2**60])
    return chance.choice(
        (
            Choose(request=request, seat=seat, seq=seq, option=option),
            Why(request=request, seat=seat, option=option),
            Why(request=request, seat=seat),
            Why(request=request, seat=seat, place=PlaceTold(chance.choice(KINDS), option[:100])),
            Look(chance.randrange(16)),
            Speak(chance.choice(["en", "ru", "pl"])),
            Undo(request=request, seat=seat, seq=seq),
            UndoVote(request=request, seat=seat, seq=seq, agree=True),
            Say(request=request, seat=seat, text=option),
        )
    )


class Snoop:
    """Searches all that a person was told for agendas that only others may know."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.read = 0

    def finds(self, hidden: set[str]) -> list[str]:
        """Which of these were named to the person since the last search."""
        told = b"".join(self.person.wire.traffic[self.read :]).decode()
        self.read = len(self.person.wire.traffic)
        return sorted([agenda for agenda in hidden if agenda in told])


def hidden_from(seat: int, people: list[Person]) -> set[str]:
    """The agendas in other hands, as their own screens show them."""
    hands = [person.view["survivors"][own]["agendas"] for own, person in enumerate(people) if own != seat]
    return {agenda for hand in hands for agenda in hand}


def test_nobody_learns_anothers_agendas_whatever_is_said(tmp_path: Path) -> None:
    """Three people and a spectator forge messages between a hundred choices; every byte that was sent is searched."""

    async def test() -> None:
        chance = Random(8)
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            made = await new_table(hub, 3, game="fallout", options={})
            tokens = await sit_all(hub, made, people=range(3))
            people = [Person(hub, made.table.id, [token]) for token in tokens]
            everybody = [*people, Person(hub, made.table.id)]
            snoops = [Snoop(person) for person in everybody]
            for person in everybody:
                await person.hello()
                for junk in JUNK:
                    person.wire.said.put_nowait(json.dumps(junk))
            made_choices = agendas = 0
            while made_choices < CHOICES:
                for person in everybody:
                    if chance.random() < 0.3:
                        person.say(forged(person, chance))
                chooser = next(person for person in people if person.decision.options)
                options = [each.id for each in chooser.decision.options if each.id.partition(":")[0] not in TRADED]
                made_choices += isinstance(await chooser.choose(chance.choice(options)), Step)
                for person in everybody:
                    await person.reaches(chooser.seq)
                for seat, snoop in enumerate(snoops):
                    hidden = hidden_from(seat, people)
                    agendas += len(hidden)
                    assert snoop.finds(hidden) == []
            assert agendas > CHOICES, "there was something to hide"
            for seat, person in enumerate(people):
                assert Snoop(person).finds({*person.view["survivors"][seat]["agendas"]}), "one's own are found"

    with capture_logs() as logs:
        run(test())
    assert [line for line in logs if line["log_level"] not in ("debug", "info")] == []

"""The recall step: beaten threats, dwellers home, training, newcomers, items ready (topics return, training)."""

from collections.abc import Iterator

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.engine.modules import replaceable
from crossroads.games.shelter.player import LETTERS, Dweller, Player
from crossroads.games.shelter.round.scoring import note_idle_round, score
from crossroads.games.shelter.round.threats import discard_beaten
from crossroads.games.shelter.state import Shelter

Class = tuple[str, tuple[int, ...], str]  # a symbol, the numbers of the dwellers who share it, and by which rule


async def recall(g: Shelter) -> None:
    """The recall step, in order (shelter.return.sequence)."""
    discard_beaten(g)  # before anybody goes home (shelter.return.threats-before)
    for seat in g.seats_from(g.starter):  # shelter.return.choice-order
        who = g.players[seat]
        classes = bring_home(who)
        if classes:
            await train_all(g, who, classes)
    for who in g.players:
        welcome_newcomers(who)
        make_ready(who)
        who.passed = False
    g.emit("recall", "shelter.return.take-back", {"round": g.round})
    note_idle_round(g)
    if g.ending:  # shelter.end.round-completed
        score(g)
    else:
        begin_round(g)


def bring_home(who: Player) -> list[Class]:
    """Take all own dwellers back, wounded or not (shelter.return.take-back); who of them was sent to train what."""
    pupils: list[Dweller] = []
    figures: list[Dweller] = []
    for dweller in who.dwellers:
        if dweller.training:
            pupils.append(dweller)
        figures.append(dweller.back_home() if dweller.spot else dweller)
    who.dwellers = tuple(figures)
    return list(_classes(pupils)) if pupils else []


async def train_all(g: Shelter, who: Player, classes: list[Class]) -> None:
    """Train those who were sent to train."""
    for open_letter in (False, True):  # letters that are printed come before letters of choice
        for symbol, numbers, rule in classes:
            if (symbol == "*") is open_letter:
                await train(g, who, symbol, numbers, rule)


async def train(g: Shelter, who: Player, symbol: str, numbers: tuple[int, ...], rule: str) -> None:
    """Train one of these dwellers, if the letter is free on one's own board (shelter.training.at-recall)."""
    taken = [dweller.letter for dweller in who.dwellers]
    if symbol == "*":
        if all(letter in taken for letter in LETTERS):
            return
        letter = await pick(who.seat, "train-letter", _letters(taken), "shelter.training.open-letter")
    elif symbol in taken:
        return  # shelter.training.letter-taken
    else:
        letter = symbol
    number = await _trainee(who, numbers, letter, rule)
    who.put(who.dweller(number).trained(letter))
    g.emit("train", "shelter.training.at-recall", {"seat": who.seat, "letter": letter, "dweller": number})


def welcome_newcomers(who: Player) -> None:
    """New dwellers join the others at home (shelter.new-dwellers.next-round)."""
    for dweller in who.dwellers:
        if dweller.waiting:
            who.put(dweller.back_home())


def make_ready(who: Player) -> None:
    """Turn all own items upright (shelter.exhaust.ready-at-end)."""
    for item in who.items:
        if item.exhausted:
            who.turn_item(item.id, exhausted=False)


@replaceable("shelter.round.next-round")
def begin_round(g: Shelter) -> None:
    """A new round: the holder of the token will have the first turn (shelter.first-player.next-round)."""
    g.round += 1
    g.taken = ()
    g.starter = g.turn = g.first
    g.phase = "threats"
    g.emit("round", "shelter.round.next-round", {"round": g.round})


def _classes(pupils: list[Dweller]) -> Iterator[Class]:
    """Who was sent to train what: dwellers on linked spots share one symbol, all sent to a letter share that letter."""
    groups: dict[str, list[Dweller]] = {}
    for dweller in pupils:
        where = dweller.spot.partition(".")[0] if dweller.shared else dweller.spot
        groups.setdefault(where if dweller.training == "*" else dweller.training, []).append(dweller)
    for group in groups.values():
        linked = all(dweller.shared for dweller in group)
        rule = "shelter.linked-spots.training" if linked else "shelter.training.letter-taken"
        yield group[0].training, tuple([dweller.number for dweller in group]), rule


async def _trainee(who: Player, numbers: tuple[int, ...], letter: str, rule: str) -> int:
    """Which of those who share a symbol or a letter is trained; alike ones need no question."""
    kinds = {who.dweller(number).wounded: number for number in reversed(numbers)}
    offers = [Option(f"train:{'wounded' if hurt else 'healthy'}", number) for hurt, number in kinds.items()]
    return await pick(who.seat, "train-whom", offers, rule, {"letter": letter})


def _letters(taken: list[str]) -> Iterator[Option[str] | Refusal]:
    for letter in LETTERS:
        if letter in taken:
            yield Refusal(f"letter:{letter}", "shelter.training.one-per-letter")
        else:
            yield Option(f"letter:{letter}", letter)

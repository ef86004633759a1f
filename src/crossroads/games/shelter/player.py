"""What a player has: cubes, happiness, items and dwellers."""

import msgspec

LETTERS = "SPECIAL"  # shelter.training.letters
UNTRAINED = "-"  # stands for the letter of a dweller without one
FIGURES = 7  # shelter.components.dwellers-per-colour
STARTING_DWELLERS = 2  # shelter.setup.two-dwellers

Cubes = tuple[int, int, int]  # power, food, water


class Dweller(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """One figure. At home it has no spot; a newcomer waits at the symbol that brought it until recall."""

    number: int
    spot: str = ""
    wounded: bool = False
    letter: str = ""  # trained in
    training: str = ""  # what recall will train: a letter, or "*" for one of choice
    shared: bool = False  # the training is for this one or for the other one on linked spots
    waiting: str = ""  # new this round: the place whose symbol brought it

    def placed(self, spot: str) -> "Dweller":
        """On a spot; its training ends (shelter.training.ends)."""
        return Dweller(self.number, spot, self.wounded)

    def sent_to_train(self, symbol: str, shared: bool) -> "Dweller":
        """On its spot, to be trained at recall."""
        return Dweller(self.number, self.spot, self.wounded, self.letter, symbol, shared)

    def back_home(self) -> "Dweller":
        """At home again, as healthy or wounded as it was (shelter.return.wounded-stay-down)."""
        return Dweller(self.number, "", self.wounded, self.letter)

    def trained(self, letter: str) -> "Dweller":
        """At home, and trained."""
        return Dweller(self.number, "", self.wounded, letter)

    def hurt(self, wounded: bool = True) -> "Dweller":
        return Dweller(self.number, self.spot, wounded, self.letter, self.training, self.shared, self.waiting)

    def healed(self) -> "Dweller":
        return self.hurt(wounded=False)


class OwnItem(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """An item card in front of a player, upright or exhausted."""

    id: str
    exhausted: bool = False


class Player(msgspec.Struct, gc=False):
    """One seat's belongings. Fields are replaced, never changed inside, so a shallow copy is a full one."""

    seat: int
    colour: str
    floor: int  # the number of one's own floor, counted from the top
    cubes: Cubes = (0, 0, 0)
    happiness: int = 0
    items: tuple[OwnItem, ...] = ()
    dwellers: tuple[Dweller, ...] = ()
    passed: bool = False

    @property
    def home(self) -> list[Dweller]:
        """The available dwellers (shelter.placement.available-only)."""
        return [dweller for dweller in self.dwellers if not dweller.spot and not dweller.waiting]

    def crews_at_home(self) -> tuple[str, str]:
        """The letters of the healthy and of the wounded dwellers at home, a dash for an untrained one."""
        healthy = wounded = ""
        for dweller in self.dwellers:
            if dweller.spot or dweller.waiting:
                continue
            if dweller.wounded:
                wounded += dweller.letter or UNTRAINED
            else:
                healthy += dweller.letter or UNTRAINED
        return healthy, wounded

    def put(self, dweller: Dweller) -> None:
        """Let a dweller take the place of its earlier self; figures stand in the order of their numbers."""
        figures = list(self.dwellers)
        figures[dweller.number - 1] = dweller
        self.dwellers = tuple(figures)

    def dweller(self, number: int) -> Dweller:
        return self.dwellers[number - 1]

    def turn_item(self, card: str, exhausted: bool) -> None:
        """Turn an item card sideways or upright again."""
        self.items = tuple([OwnItem(card, exhausted) if item.id == card else item for item in self.items])

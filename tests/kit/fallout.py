"""A table of Fallout in any situation: say what differs from a fresh set-up, then choose as players do."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from crossroads.engine.dice import Loaded, secret_of
from crossroads.engine.game import Game, new
from crossroads.engine.setup import Setup
from crossroads.games.fallout.state import Enemy, Fallout, Staged
from crossroads.games.fallout.survivor import Held, Survivor
from crossroads.games.fallout.turn.turn import begin_turn
from tests.kit.pack_folders import written_pack
from tests.kit.tables import AnyTable

Belongings = Mapping[str, Any]
CAST = ("vault-dweller", "wastelander", "brotherhood-outcast", "ghoul")

HEAD, TORSO_TWICE, ARMS, LEGS, LIMBS, TORSO = 1, 2, 3, 4, 5, 6
"""The faces of a die: head (0 hits), torso (2), arms (1), legs (1), arms and legs (0), torso (1)."""


def survivor(
    which: str = "",
    *,
    space: str = "camp.c",
    hp: int = 16,
    rads: int = 0,
    xp: int = 0,
    special: str = "",
    caps: int = 3,
    traits: Sequence[str] = (),
    weapon: str = "",
    apparel: str = "",
    companion: str = "",
    inventory: Iterable[str] = (),
    exhausted: Iterable[str] = (),
    perks: Sequence[str] = (),
    agendas: Sequence[str] = (),
    loyal_by: str = "",
    eliminated: bool = False,
) -> Belongings:
    """What one seat has. Without a name the seats are cast in the order of `CAST`; `special` are letters beside the own.

    The survivor's own card is not handed out unless it is an ability: name it as weapon, apparel or in the inventory.
    """
    turned = tuple(exhausted)
    return {
        "id": which,
        "letters": special,
        "fields": {
            "space": space,
            "hp": hp,
            "rads": rads,
            "xp": xp,
            "caps": caps,
            "traits": tuple(traits),
            "weapon": Held(weapon, weapon in turned) if weapon else None,
            "apparel": Held(apparel, apparel in turned) if apparel else None,
            "companion": Held(companion, companion in turned) if companion else None,
            "inventory": tuple(Held(card, card in turned) for card in inventory),
            "perks": tuple(perks),
            "agendas": tuple(agendas),
            "loyal_by": loyal_by,
            "eliminated": eliminated,
        },
    }


def enemy(token: str, space: str, *, active: bool = True) -> Enemy:
    """A token on the map; `star#1` and the like are faction tokens."""
    return Enemy(token, "", space, active)


class Wasteland(AnyTable[Fallout]):
    """A table of Fallout."""

    def survivor(self, seat: int = 0) -> Survivor:
        return self.game.state.survivors[seat]

    def enemies_at(self, space: str) -> list[str]:
        """The tokens in a space."""
        return [each.id for each in self.state.enemies if each.space == space]

    @property
    def ruled_out(self) -> dict[str, str]:
        """All that whoever is asked is told to be out of the question now, each with the rule in its way."""
        found: dict[str, str] = {}
        for reason in self.game.explain():
            found.setdefault(reason.option, reason.rule)
        return found

    @property
    def news(self) -> list[str]:
        """All that happened since the last choice, in order: `xp seat=0 amount=1 (results.gain-xp)`."""
        return [
            " ".join([event.kind, *[f"{key}={value}" for key, value in event.about.items()]])
            + f" ({event.rule.removeprefix('fallout.')})"
            for event in self.game.events
        ]

    def told(self, kind: str) -> list[tuple[str, dict[str, Any]]]:
        """Events of a kind since the last choice: the rule of each, and all its particulars."""
        return [(event.rule, dict(event.about)) for event in self.happened(kind)]

    def end_turn(self) -> None:
        """The survivor on turn ends the turn; questions on the way get their first option."""
        turn, number = self.state.turn, self.state.round
        self.choose("end")
        while not self.is_over and self.prompt != "turn":
            self.choose(self.options[0])
        assert self.is_over or (self.state.turn, self.state.round) != (turn, number)

    def end_round(self) -> None:
        """Everybody ends the turn until the next round begins."""
        number = self.state.round
        while not self.is_over and self.state.round == number:
            self.end_turn()


@cache
def story_pack(**files: str) -> str:
    """A pack of one's own: `quests`, `encounters`, `cards` ... as YAML texts, by file name with `_` for `-`.

    `quests="- id: ..."` becomes `quests-test.yaml`, `encounters` likewise; `loot`, `assets`, `enemies`, `tiles`,
    `agendas`, `perks`, `characters`, `own_cards`, `scenarios`, `uniques`, `dice` their own files.
    """
    stems = {name: f"{name}-test" if name in ("quests", "encounters") else name.replace("_", "-") for name in files}
    return written_pack("fallout", {stems[name]: text for name, text in files.items()})


def deal(seats: int = 2, seed: str = "test", packs: Sequence[str] = (), **options: Any) -> Wasteland:
    """A table as the set-up leaves it: the first player is about to choose a survivor."""
    return Wasteland(new("fallout", seats, seed, options, ("base", *packs) if packs else ()))


def wasteland(
    *survivors: Belongings,
    scenario: str = "commonwealth",
    tiles: Mapping[str, str] | None = None,
    explored: bool = False,
    enemies: Sequence[Enemy] = (),
    quests: Sequence[str | Staged] = (),
    encounters: Mapping[str, Sequence[str]] | None = None,
    loot: Sequence[str] = (),
    assets: Sequence[str] = (),
    shop: Sequence[str] | None = None,
    agendas: Sequence[str] | None = None,
    agenda_pile: Sequence[str] = (),
    tokens: Mapping[str, Sequence[str]] | None = None,
    power: tuple[int, int] = (0, 0),
    dice: Iterable[int] | None = None,
    first: int = 0,
    turn: int = 0,
    actions: int = 2,
    points: int = 0,
    fresh: bool = True,
    packs: Sequence[str] = (),
    modules: Sequence[str] = (),
    seed: str = "test",
    options: Mapping[str, Any] | None = None,
    state: Mapping[str, Any] | None = None,
    arrange: Callable[[Fallout], None] | None = None,
) -> Wasteland:
    """A table in the midst of a turn, with these survivors (one plain one if none is named), no quest and no enemy.

    `tiles` lays faces faceup by coordinates (`{"1,0": "g1"}`), `explored` turns all the others too. `enemies` are taken
    from their stacks. `loot`, `assets` and `agendas` are what will be drawn next, in order; with `agendas` the deck is
    just that and the rest of the cards are in the pile only if named there (so the deck can be made to run out): the
    cards left over are held by nobody and leave the game. `encounters` are decks in the order in which they are drawn.
    `tokens` are the next enemies to be drawn, by type. `quests` are staged without their staging instructions.
    With `dice`, every roll takes the next faces of the list. `state` are fields of the state as they shall be, decks in
    the order in which they lie: `{"supply": ("S", "C")}`. `arrange` is what an expansion's kit does to the state.
    """
    seats = len(survivors) or 1
    given = {"first": first, "scenario": scenario, **(options or {})}
    setup = Setup("fallout", seats, secret_of(seed), (), given, ("base", *packs), tuple(modules))
    g: Fallout = Game[Fallout](setup).state
    for seat, has in enumerate(survivors or (survivor(),)):
        _dress(g, g.survivors[seat], has)
    _lay(g, tiles or {}, explored)
    _stage(g, quests)
    _populate(g, enemies, tokens or {})
    _stack(g, loot, assets, shop)
    _deal_agendas(g, agendas, agenda_pile)
    for icon, cards in (encounters or {}).items():
        g.library = tuple(card for card in (*g.library, *g.encounters.get(icon, ())) if card not in cards)
        g.encounters = {**g.encounters, icon: tuple(reversed(cards))}
    g.phase = "turn"
    begin_turn(g, turn)
    g.power = {"star": power[0], "shield": power[1]}
    g.actions, g.points, g.fresh = actions, points, fresh
    g.events, g.draws = (), ()
    if dice is not None:
        g.dice = Loaded(dice)
    for name, value in (state or {}).items():
        setattr(g, name, value)
    if arrange is not None:
        arrange(g)
    return Wasteland(Game(setup, g))


def _dress(g: Fallout, who: Survivor, has: Belongings) -> None:
    character = g.content.characters[has["id"] or CAST[who.seat]]
    who.id = character.id
    who.put_letter(character.letter)
    for letter in has["letters"]:
        if letter not in who.special:
            who.put_letter(letter)
            supply = list(g.supply)
            supply.remove(letter)
            g.supply = tuple(supply)
    for name, value in has["fields"].items():
        setattr(who, name, value)
    who.traits = tuple(dict.fromkeys((*character.traits, *who.traits)))
    own = [card for card in character.cards if g.content.cards[card].kind != "ability"]
    who.beside = tuple([Held(card) for card in character.cards if card not in own])
    worn = [card for card in (who.apparel,) if card is not None and g.content.cards[card.id].is_worn_beneath]
    if worn:
        who.beside, who.apparel = (*who.beside, *worn), None
    held = [card.id for card in (*who.equipped, *who.inventory)]
    g.loot_deck = tuple(card for card in g.loot_deck if card not in held)
    g.asset_deck = tuple(card for card in (*g.asset_deck, *g.shop) if card not in held)
    g.shop = ()
    g.unique_deck = tuple(card for card in g.unique_deck if card not in held)
    g.perk_deck = tuple(perk for perk in g.perk_deck if perk not in who.perks)
    g.agenda_deck = tuple(card for card in g.agenda_deck if card not in who.all_agendas)
    g.gone += tuple([card for card in own if card not in held])


def _lay(g: Fallout, tiles: Mapping[str, str], explored: bool) -> None:
    spots = g.content.scenarios[g.scenario].map
    faces, shown = list(g.faces), list(g.shown)
    for where, face in tiles.items():
        place = next(place for place, spot in enumerate(spots) if f"{spot.q},{spot.r}" == where)
        if face in faces:
            faces[faces.index(face)] = faces[place]
        faces[place] = shown[place] = face
    g.faces = tuple(faces)
    g.shown = g.faces if explored else tuple(shown)


def _stage(g: Fallout, quests: Sequence[str | Staged]) -> None:
    g.quests = tuple(Staged(quest) if isinstance(quest, str) else quest for quest in quests)
    staged = [quest.id for quest in g.quests]
    g.library = tuple(card for card in g.library if card not in staged)


def _populate(g: Fallout, enemies: Sequence[Enemy], tokens: Mapping[str, Sequence[str]]) -> None:
    placed = []
    for each in enemies:
        side = each.id.partition("#")[0]
        kind = side if side in ("star", "shield") else g.content.tokens[each.id].type
        placed.append(Enemy(each.id, kind, each.space, each.active))
        if kind in g.stacks:
            g.stacks = {**g.stacks, kind: tuple(token for token in g.stacks[kind] if token != each.id)}
    g.enemies = tuple(placed)
    g.faction_tokens = 10
    for kind, wanted in tokens.items():
        rest = tuple(token for token in g.stacks[kind] if token not in wanted)
        g.stacks = {**g.stacks, kind: (*rest, *reversed(wanted))}


def _stack(g: Fallout, loot: Sequence[str], assets: Sequence[str], shop: Sequence[str] | None) -> None:
    g.loot_deck = (*[card for card in g.loot_deck if card not in loot], *reversed(loot))
    named = [*assets, *(shop or ())]
    rest = [card for card in g.asset_deck if card not in named]
    g.shop = tuple(shop) if shop is not None else tuple(rest.pop() for _ in range(4))
    g.asset_deck = (*rest, *reversed(assets))


def _deal_agendas(g: Fallout, agendas: Sequence[str] | None, pile: Sequence[str]) -> None:
    g.agenda_pile = tuple(pile)
    if agendas is None:
        g.agenda_deck = tuple(card for card in g.agenda_deck if card not in pile)
    else:
        g.agenda_deck = tuple(reversed(agendas))


def happening(results: str) -> str:
    """A pack with a wasteland encounter `happening`, whose one option `take` brings these results, given as in YAML."""
    option = f"{{id: take, success: [{results}]}}"
    return story_pack(encounters=f"- {{id: happening, deck: wasteland, options: [{option}]}}\n")


def met_with(results: str, *survivors: Belongings, **situation: Any) -> Wasteland:
    """A table at which the survivor of seat 0 stood at the CIT ruins (an icon of level 4) and met with these results."""
    first, *others = survivors or (survivor(),)
    there = {**first, "fields": {**first["fields"], "space": "cit.a"}}
    packs = (happening(results), *situation.pop("packs", ()))
    t = wasteland(there, *others, packs=packs, encounters={"wasteland": ["happening"]}, **situation)
    t.choose("encounter", "option:take")
    return t

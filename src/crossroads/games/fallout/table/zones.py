"""Where cards, tokens and tiles lie, and who sees them (topics component-limits, agenda-cards, enemies, card-library)."""

from functools import lru_cache

from crossroads.engine.deals import is_party
from crossroads.engine.zones import KEY, Lookalikes, Mention, Sort, Zone, Zones, nobody
from crossroads.games.fallout.cards.content import Content, is_laid_with
from crossroads.games.fallout.enemies.tokens import FACTIONS
from crossroads.games.fallout.setup import TOKENS_A_LETTER, agendas_in_play
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import SPECIAL
from crossroads.games.fallout.table.redeal import nobody_would_have_won, vaults_are_laid


def hand_is_seen(g: Fallout, seat: int | None, key: int) -> bool:
    """A hand is its owner's; at the end all of them (fallout.agenda-cards.faces-are-secret)."""
    return key == seat or g.outcome is not None


def is_shown(g: Fallout, seat: int | None, _key: None) -> bool:
    """Agendas that one side of a trade has shown are known to both (fallout.trading.show-agenda)."""
    return is_party(g.deal, seat)


def enemies_faceup(g: Fallout, _seat: int | None, _key: None) -> list[bool]:
    """The active ones; of an inactive one only type and place are known (fallout.enemies.inactive-no-peek)."""
    return [enemy.active for enemy in g.enemies]


def tiles_known(g: Fallout, seat: int | None, _key: None) -> list[bool]:
    """Tiles that were explored, and those that the seat has looked at."""
    explored = [shown != "" for shown in g.shown]
    known = [tile for tile, seats in g.known.items() if seat in seats]
    return [seen or f"tile-{place}" in known for place, seen in enumerate(explored)] if known else explored


def _unused_own_cards(g: Fallout) -> list[str]:
    """Cards of survivors that nobody plays; they come to those who are played as the game opens."""
    characters, own = g.content.characters, g.content.own_cards
    if g.phase != "survivors":
        used = [card for who in g.survivors for card in characters[who.id].cards]
    else:
        used = [*g.drawn, *g.gone, *[held.id for who in g.survivors for held in (*who.equipped, *who.inventory)]]
    return [card for card in own if card not in used]


@lru_cache(maxsize=8)
def _facedown_tiles(content: Content, scenario: str) -> tuple[str, ...]:
    """Tiles of a scenario that no plan has to name."""
    faces = [face for face in content.faces.values() if face.back in content.sorts.explored]
    return tuple([face.id for face in faces if is_laid_with(content.scenarios[scenario], face)])


def _tiles(g: Fallout) -> list[str]:
    """Those that the plan names, and all that may lie facedown."""
    named = [spot.face for spot in g.content.scenarios[g.scenario].map if spot.face]
    return [*named, *[tile for tile in _facedown_tiles(g.content, g.scenario) if tile not in named]]


def _unused_tiles(g: Fallout) -> list[str]:
    """Nobody knows which tiles were not laid (fallout.setup.place-facedown-tiles)."""
    laid = {*g.faces}
    return [tile for tile in _facedown_tiles(g.content, g.scenario) if tile not in laid]


def _letters(g: Fallout) -> list[str]:
    """All tokens on the boards but those with a silhouette, which stay with their survivors."""
    letters: list[str] = []
    for who in g.survivors:
        own = g.content.characters[who.id].letter if who.id else ""
        letters += [letter for letter in who.special if letter != own]
    return letters


def unknown_versions(g: Fallout) -> list[list[str]]:
    """Of each number with several cards those that were never met: the one in a deck may be any of them.

    To which deck a card was added is told, so those for different decks are told apart.
    """
    several = _versions(g.content)
    if not several:
        return []
    met = g.met_versions or ()
    unseen = {*g.library, *[card for deck in g.encounters.values() for card in deck]}.difference(met)
    return [[card for card in cards if card in unseen] for cards in several]


@lru_cache(maxsize=8)
def _versions(content: Content) -> tuple[tuple[str, ...], ...]:
    """Encounters that share a number and a deck."""
    found: dict[tuple[int, str], list[str]] = {}
    for number, cards in content.numbers.items():
        for card in cards if len(cards) > 1 else ():
            found.setdefault((number, content.encounters[card].deck), []).append(card)
    return tuple([tuple(cards) for cards in found.values()])


def _story_back(g: Fallout, card: str) -> str:
    return g.content.encounters[card].deck if card in g.content.encounters else "quest"


CARDS: Sort[Fallout] = Sort("cards", lambda g: g.content.cards, lambda g, card: g.content.deck_of[card])
AGENDAS: Sort[Fallout] = Sort(
    "agendas",
    agendas_in_play,
    fits=nobody_would_have_won,
)
TOKENS: Sort[Fallout] = Sort("enemy tokens", lambda g: g.content.tokens, lambda g, token: g.content.tokens[token].type)
FACTION_TOKENS: Sort[Fallout] = Sort(  # as many as are needed (fallout.component-limits.faction-tokens-unlimited)
    "faction tokens", lambda g: [enemy.id for enemy in g.enemies if enemy.type in FACTIONS]
)
STORY: Sort[Fallout] = Sort("quests and encounters", lambda g: [*g.content.encounters, *g.content.quests], _story_back)
PERKS: Sort[Fallout] = Sort("perks", lambda g: g.content.perks)
LETTERS: Sort[Fallout] = Sort("S.P.E.C.I.A.L. tokens", lambda _g: SPECIAL * TOKENS_A_LETTER)
TILES: Sort[Fallout] = Sort("tiles", _tiles, lambda g, tile: g.content.faces[tile].back, fits=vaults_are_laid)

AGENDA_DECK = Zone("agenda deck", (AGENDAS,), "agenda_deck", nobody, typed="agendas")
AGENDA_PILE = Zone("agenda pile", (AGENDAS,), "agenda_pile")
HANDS = Zone("agendas in hand", (AGENDAS,), "survivors.*.agendas", hand_is_seen, ordered=False)
LOOT_DECK = Zone("loot deck", (CARDS,), "loot_deck", nobody, back="loot", typed="loot")
LOOT_PILE = Zone("loot pile", (CARDS,), "loot_pile", back="loot")
ASSET_DECK = Zone("asset deck", (CARDS,), "asset_deck", nobody, back="asset", typed="assets")
ASSET_PILE = Zone("asset pile", (CARDS,), "asset_pile", back="asset")
SHOP = Zone("shop", (CARDS,), "shop", back="asset")
UNIQUE_DECK = Zone("unique assets", (CARDS,), "unique_deck", back="unique", ordered=False, typed="uniques")
UNIQUE_ASIDE = Zone("unique assets aside", (CARDS,), "unique_aside", back="unique", ordered=False)
DRAWN = Zone("cards and tokens drawn", (CARDS, LETTERS), "drawn")
GONE = Zone("what left the game", (CARDS, LETTERS, STORY), "gone", ordered=False)
STACKS = Zone("enemy stacks", (TOKENS,), "stacks.*", nobody, back=KEY, typed="enemies")
ENEMY_PILES = Zone("enemy piles", (TOKENS,), "enemy_piles.*", back=KEY, ordered=False)
ENEMIES = Zone("enemies on the map", (TOKENS, FACTION_TOKENS), "enemies", sees_each=enemies_faceup, ordered=False)
ENCOUNTERS = Zone("encounter decks", (STORY,), "encounters.*", nobody, back=KEY, typed="encounters")
PERK_DECK = Zone("perk deck", (PERKS,), "perk_deck", ordered=False)
SUPPLY = Zone("supply of tokens", (LETTERS,), "supply", nobody, typed="tokens")  # fallout.setup.special-supply-hidden
MAP = Zone("map", (TILES,), "faces", sees_each=tiles_known, typed="tiles")

ZONES: Zones[Fallout] = (
    AGENDA_DECK,
    AGENDA_PILE,
    HANDS,
    Zone("agendas of the loyal", (AGENDAS,), "survivors.*.loyal_by"),
    Zone("revealed agenda", (AGENDAS,), "revealed_agenda"),
    Mention("agendas on offer", (AGENDAS,), "deal.hidden"),
    Mention("agendas in return", (AGENDAS,), "deal.picked"),
    Mention("agendas shown in a trade", (AGENDAS,), "deal.shown", is_shown),  # fallout.trading.show-agenda
    LOOT_DECK,
    LOOT_PILE,
    ASSET_DECK,
    ASSET_PILE,
    SHOP,
    UNIQUE_DECK,
    UNIQUE_ASIDE,
    *[
        Zone(slot, (CARDS,), f"survivors.*.{slot}")
        for slot in ("weapon", "apparel", "companion", "beside", "inventory")
    ],
    Zone("own cards in the box", (CARDS,), _unused_own_cards, back="own", ordered=False),
    DRAWN,
    GONE,
    SUPPLY,
    Zone("tokens on the boards", (LETTERS,), _letters, ordered=False),
    STACKS,
    ENEMY_PILES,
    ENEMIES,
    Zone("drawn enemy", (TOKENS,), "drawn_enemy"),
    Mention("enemies about to turn", (TOKENS,), "dormant"),
    ENCOUNTERS,
    Lookalikes("versions of a card", (STORY,), unknown_versions),
    # Everybody knows which numbers it holds, and nobody may read them (fallout.card-library.no-reading).
    Zone("library", (STORY,), "library", ordered=False),
    Zone("quests in play", (STORY,), "quests"),
    Zone("encounter in play", (STORY,), "meeting.card"),
    PERK_DECK,
    Zone("perks", (PERKS,), "survivors.*.perks"),
    MAP,
    Zone("tiles in the box", (TILES,), _unused_tiles, nobody),
)

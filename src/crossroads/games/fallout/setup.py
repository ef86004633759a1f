"""Set-up: the map, the decks, the survivors, the scenario's opening (topics setup, scenario)."""

from collections.abc import Iterator

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.engine.dice import Dice
from crossroads.engine.modules import replaceable
from crossroads.games.fallout.cards.amounts import Source
from crossroads.games.fallout.cards.content import Content, Encounter, Quest
from crossroads.games.fallout.cards.effects import Passive
from crossroads.games.fallout.cards.loading import copies
from crossroads.games.fallout.cards.pack_checks import has_story_deck
from crossroads.games.fallout.decks import reset_shop
from crossroads.games.fallout.enemies.tokens import place_enemy
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Held, Survivor
from crossroads.games.fallout.survivors.agendas import draw_agendas
from crossroads.games.fallout.survivors.equipment import equip, why_not_equip
from crossroads.games.fallout.survivors.health import most_hp
from crossroads.games.fallout.survivors.leveling import draw_tokens, put_token
from crossroads.games.fallout.survivors.resolving import resolve
from crossroads.games.fallout.table_options import TableOptions

CAPS = 3  # fallout.setup.start-caps
TOKENS_A_LETTER = 5


def set_up(content: Content, seats: int, options: TableOptions, dice: Dice) -> Fallout:
    """Lay out map, supply and decks; the survivors are chosen as the game begins."""
    if options.first is not None and not 0 <= options.first < seats:
        raise ValueError(f"table option `first`: no seat {options.first}; the seats are 0 to {seats - 1}")
    scenario = content.scenarios[options.scenario]
    numbered: list[Encounter | Quest] = [*content.encounters.values(), *content.quests.values()]
    g = Fallout(
        dice=dice,
        content=content,
        options=options,
        scenario=scenario.id,
        survivors=[Survivor(seat) for seat in range(seats)],
        faces=(),
        shown=tuple([spot.face for spot in scenario.map]),
        stacks={},
        supply=tuple("SPECIAL" * TOKENS_A_LETTER),
        agenda_deck=(),
        loot_deck=tuple([copy for card in content.loot.values() for copy in copies(card)]),
        asset_deck=tuple([copy for card in content.assets.values() for copy in copies(card)]),
        unique_deck=tuple(content.uniques),
        perk_deck=tuple(content.perks),
        encounters={},
        library=tuple([card.id for card in numbered if card.number is not None]),
        power={"star": 0, "shield": 0},  # fallout.setup.power-tokens
        started=seats,
    )
    _lay_tiles(g)
    g.agenda_deck = agendas_in_play(g)
    _shuffle(g)
    if not g.is_yours("assets"):  # else there must be a state that waits for them
        reset_shop(g)  # fallout.setup.shop-row
    drawn = options.first is None  # fallout.setup.first-player-random
    g.first = g.draw_index("first-player", seats) if options.first is None else options.first
    g.turn = g.first
    rule = "fallout.setup.first-player-random" if drawn else "fallout.setup.agenda-deck-marks-first"
    if seats > 1:
        g.emit("first-player", rule, {"seat": g.first})
    return g


@replaceable("fallout.setup.agenda-filter")
def agendas_in_play(g: Fallout) -> tuple[str, ...]:
    """The agendas for as many players as there are."""
    return tuple([card.id for card in g.content.agendas.values() if card.players <= len(g.survivors)])


def _lay_tiles(g: Fallout) -> None:
    """Named faces as the plan shows them, random tiles facedown elsewhere (fallout.setup.place-facedown-tiles).

    A tile with a vault is always among those that are laid, so that no story leads nowhere, unless the table leaves
    that to chance (fallout.setup.vault-tiles).
    """
    spares_vaults = g.options.vault_tiles == "laid"
    plan = g.content.scenarios[g.scenario].map
    piles: dict[str, list[str]] = {}
    for back in g.content.sorts.explored:  # fallout.setup.shuffle-tile-piles
        faces = g.content.faces_with_back(g.content.scenarios[g.scenario], back)
        vaults = [face.id for face in faces if spares_vaults and has_story_deck(g.content, face)]
        others = g.shuffle(f"{back}-tiles", [face.id for face in faces if face.id not in vaults])
        places = sum([spot.back == back for spot in plan])
        laid = (*vaults, *others)[:places]
        piles[back] = list(g.shuffle(f"{back}-places", laid))
    g.faces = tuple([spot.face or piles[str(spot.back)].pop() for spot in plan])


def _shuffle(g: Fallout) -> None:
    """Stacks of enemies by type, encounter decks of the starred cards, and the main decks (fallout.setup.shuffle-main-decks)."""
    types = dict.fromkeys([token.type for token in g.content.enemies.values()])
    for enemy_type in types:  # fallout.setup.enemy-stacks
        tokens = [copy for token in g.content.enemies.values() if token.type == enemy_type for copy in copies(token)]
        g.stacks = {**g.stacks, enemy_type: g.shuffle(f"{enemy_type}-stack", tokens)}
    for back in g.content.sorts.starred:  # fallout.setup.star-encounters
        cards = [card.id for card in g.content.encounters.values() if card.number is None and card.deck == back]
        g.encounters = {**g.encounters, back: g.shuffle(f"{back}-deck", cards)}
    g.agenda_deck = g.shuffle("agenda-deck", g.agenda_deck)
    g.loot_deck = g.shuffle("loot-deck", g.loot_deck)
    g.asset_deck = g.shuffle("asset-deck", g.asset_deck)
    g.supply = g.shuffle("special-supply", g.supply)  # fallout.setup.special-supply-hidden


async def choose_survivor(g: Fallout) -> bool:
    """The next player chooses a survivor and a space; after the last one the game opens. Whether it has."""
    if g.is_yours("assets"):
        reset_shop(g)  # fallout.setup.shop-row
    who = g.survivors[g.turn]
    who.id = await pick(who.seat, "survivor", survivor_offers(g), "fallout.setup.survivor-pick-order")
    spaces = [Option(f"start:{space}", space) for space in _free_spaces(g, who)]
    who.space = await pick(who.seat, "start-space", spaces, "fallout.setup.start-space")
    g.emit("survivor", "fallout.setup.survivor-kit", {"seat": who.seat, "survivor": who.id, "space": who.space})
    g.turn = (g.turn + 1) % len(g.survivors)
    if g.turn != g.first:
        return False
    for seat in g.seats_from(g.first):  # fallout.setup.deal-order
        await _equip_survivor(g, g.survivors[seat])
    await _open_scenario(g)
    g.phase = "turn"
    return True


def survivor_offers(g: Fallout) -> Iterator[Option[str] | Refusal]:
    """The survivors that nobody has chosen yet (fallout.setup.survivor-unique)."""
    taken = [who.id for who in g.survivors]
    for character in g.content.characters:
        if character in taken:
            yield Refusal(f"survivor:{character}", "fallout.setup.survivor-unique")
        else:
            yield Option(f"survivor:{character}", character)


def _free_spaces(g: Fallout, who: Survivor) -> list[str]:
    """Spaces of the starting tile without a figure, and where a card lets begin (fallout.setup.start-space)."""
    taken = [other.space for other in g.survivors]
    more = [space for passive in _passives(g, who) for space in passive.more_starts(g)]
    return [space for space in dict.fromkeys([*g.land.starting, *more]) if space not in taken]


def _passives(g: Fallout, who: Survivor) -> list[Passive]:
    """What the cards of a survivor do all the time, before they are dealt."""
    return [each for card in g.content.characters[who.id].cards for each in g.content.cards[card].always]


async def _equip_survivor(g: Fallout, who: Survivor) -> None:
    """Pegs, tokens, their own cards, an agenda and caps (fallout.setup.starting-special, fallout.setup.draw-agenda)."""
    character = g.content.characters[who.id]
    who.put_letter(character.letter)
    who.traits = character.traits
    who.caps = next((caps for each in _passives(g, who) if (caps := each.starting_caps()) is not None), CAPS)
    for card in character.cards:
        await _take_own_card(g, who, Held(card))
    who.hp = most_hp(g, who)  # fallout.setup.hp-peg
    _draw_new_letter(g, who)
    await deal_agenda(g, who)


@replaceable("fallout.setup.draw-agenda")
async def deal_agenda(g: Fallout, who: Survivor) -> None:
    """Everybody begins with an agenda."""
    await draw_agendas(g, who, 1)


async def _take_own_card(g: Fallout, who: Survivor, held: Held) -> None:
    """An ability lies beside the board; an item or a companion is worn or carried."""
    card = g.content.cards[held.id]
    if card.kind == "ability":
        who.beside += (held,)  # fallout.character-cards.other-cards-beside-board
    elif not card.is_equipment:
        who.inventory += (held,)
    elif why_not_equip(g, who, held.id) is None:
        offers = [Option(f"equip:{held.id}", True), Option(f"keep:{held.id}", False)]
        rule = "fallout.character-cards.item-or-companion"
        if await pick(who.seat, "equip-gained", offers, rule, {"card": held.id}):
            equip(g, who, held)
        else:
            who.inventory += (held,)


def _draw_new_letter(g: Fallout, who: Survivor) -> None:
    """One more token with a new letter; the others go back afterwards (fallout.setup.extra-special-return)."""
    before = len(g.drawn)
    while (letter := draw_tokens(g, 1)[0]) in who.special:
        pass  # fallout.setup.extra-special-redraw
    g.supply += g.drawn[before:-1]
    g.drawn = g.drawn[:before]
    put_token(g, who, letter, "fallout.setup.extra-special")


async def _open_scenario(g: Fallout) -> None:
    """The scenario's start effects, then enemies on the icons of faceup tiles (fallout.setup.start-effects)."""
    first = g.survivors[g.first]
    opening = g.content.scenarios[g.scenario].opening
    await resolve(g, first, opening, Source(g.scenario))  # fallout.setup.starting-quests
    reset_shop(g)  # it may have led to the shop (fallout.shop.reset-to-four)
    if g.options.starting_enemies == "icons":
        for space, printed in g.land.spaces.items():
            for enemy_type in printed.enemies:
                place_enemy(g, enemy_type, space, active=True, rule="fallout.setup.starting-enemies")

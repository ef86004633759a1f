"""The whole table as lines, in an order to be read aloud."""

from collections.abc import Iterator, Mapping
from typing import Any

from crossroads.engine.words import Words
from crossroads.games.fallout.cards.voice import capital, letters_text, name_of
from crossroads.games.fallout.words.cards import (
    agenda_name,
    agenda_text,
    card_name,
    enemy_name,
    named_card,
    objective_text,
    perk_text,
    quest_name,
    story,
)
from crossroads.games.fallout.words.events import goods, icon_names, outcome_text
from crossroads.games.fallout.words.places import content_of, near, node_name, toward
from crossroads.games.fallout.words.things import (
    face_text,
    here_text,
    own,
    player,
    short_enemy,
    voice,
)

View = Mapping[str, Any]
SIGHT = 2  # how many steps around one's own survivor the map is read out


def table(words: Words, view: View) -> list[str]:
    """The whole table, line by line, in an order to be read aloud."""
    lines = [*_outcome(words, view), *_now(words, view), *_rolling(words, view), *_deal(words, view)]
    lines += _around(words, view)
    lines += _enemies(words, view)
    for who in view["survivors"]:
        lines += _survivor(words, view, who)
    lines += _quests(words, view)
    lines += _market(words, view)
    if not view["group"]:  # one that plays together has a power track of its own
        lines += _power(words, view)
    lines += _decks(words, view)
    return [capital(line) for line in lines]


def _outcome(words: Words, view: View) -> Iterator[str]:
    outcome = view["outcome"]
    if outcome is not None:
        yield outcome_text(words, view, outcome["winners"], outcome["how"])
        if view["group"]:  # nobody has influence
            return
        scores = [f"{player(words, view, seat)} {score}" for seat, score in enumerate(outcome["scores"])]
        yield words("table-scores", scores=words.list(scores))


def _now(words: Words, view: View) -> Iterator[str]:
    phase = "over" if view["outcome"] is not None else view["phase"]
    names = {"turn": player(words, view, view["turn"]), "first": player(words, view, view["first"])}
    scenario = name_of(words, "scenario", view["scenario"])
    yield words("table-now", scenario=scenario, round=view["round"], phase=phase, **names)
    if phase == "turn":
        yield words("table-turn", turn=names["turn"], actions=view["actions"], points=view["points"])
    if view["icons"]:
        yield words("table-icons", icons=icon_names(words, view, view["icons"]))
    if view["needed"]:
        yield words("table-needed", needed=view["needed"])


def _rolling(words: Words, view: View) -> Iterator[str]:
    """A fight or a test in progress."""
    rolling = view["rolling"]
    if rolling is None:
        return
    who = player(words, view, rolling["seat"])
    if rolling["kind"] == "test":
        letters = letters_text(words, rolling["letters"])
        yield words("table-test", player=who, letters=letters, difficulty=rolling["difficulty"])
    else:
        yield words("table-fight", player=who, enemy=enemy_name(words, view["scenario"], rolling["enemy"]))
    if "helper" in rolling:
        yield words("table-helper", player=player(words, view, rolling["helper"]["seat"]))
    if rolling["dice"]:
        dice = "; ".join(face_text(words, face) for face in rolling["dice"])
        yield words("table-dice", dice=dice, icons=rolling["icons"], rerolls=rolling["rerolls"])


def _deal(words: Words, view: View) -> Iterator[str]:
    """A trade that is being put together."""
    deal = view["deal"]
    if deal is None:
        return
    agendas = deal["gives_agendas"]
    count = deal["gives_unseen"] + (0 if isinstance(agendas, int) else len(agendas))
    yield words(
        "table-deal",
        player=player(words, view, deal["seat"]),
        partner=player(words, view, deal["partner"]),
        gives=goods(words, deal["gives"], count, deal["gives_caps"]),
        asks=goods(words, deal["asks"], deal["asks_agendas"], deal["asks_caps"]),
    )
    if known := known_agendas(words, deal):
        yield words("table-deal-agendas", agendas=known)


def known_agendas(words: Words, deal: View) -> str:
    """The agendas of a trade that whoever looks may see, by name."""
    sides = [deal[side] for side in ("gives_agendas", "picked") if isinstance(deal[side], list)]
    return words.list(agenda_name(words, content_of(words), card) for side in sides for card in side)


# -- the map


def _around(words: Words, view: View) -> Iterator[str]:
    """The map around one's own survivor: what is here, a step away, and two steps away."""
    mine = own(view)
    who = mine if mine is not None and mine["space"] else view["survivors"][view["turn"]]
    here = who["space"]
    if not here:
        return
    steps = near(view, content_of(words), here)
    yield words("table-here", player=player(words, view, who["seat"]), place=_place(words, view, here))
    for distance in range(1, SIGHT + 1):
        nodes = [node for node, far in steps.items() if far == distance]
        if nodes:
            yield words("table-steps", steps=distance)
        for node in nodes:
            way = toward(words, view, here, node)
            place = _place(words, view, node)
            yield words("table-space", way=way, place=place) if way else f"{place}."


def _place(words: Words, view: View, node: str) -> str:
    parts = here_text(words, view, node)
    name = node_name(words, view, node)
    return f"{name}: {words.list(parts)}" if parts else name


def _enemies(words: Words, view: View) -> Iterator[str]:
    """All enemies on the map, with their places."""
    if view["enemies"]:
        told = [
            words("table-enemy", enemy=short_enemy(words, view, enemy), place=node_name(words, view, enemy["space"]))
            for enemy in view["enemies"]
        ]
        yield words("table-enemies", count=len(told), enemies="; ".join(told))


# -- the survivors


def _survivor(words: Words, view: View, who: View) -> Iterator[str]:
    """One board: pegs, tokens, traits, equipment, inventory, perks, agendas."""
    name = player(words, view, who["seat"])
    if who["eliminated"]:
        yield words("table-eliminated", player=name)
        return
    if not who["id"]:
        yield words("table-unchosen", player=name)
        return
    numbers = {key: who[key] for key in ("hp", "rads", "xp", "caps", "armor")}
    letters = letters_text(words, who["special"])
    yield words("table-survivor", player=name, letters=letters, **numbers)
    if who["space"]:
        yield words("table-place", place=node_name(words, view, who["space"]))
    if who["traits"]:
        yield words("table-traits", traits=words.list(name_of(words, "trait", trait) for trait in who["traits"]))
    yield from _belongings(words, who)
    if who["perks"]:
        perks = content_of(words).perks
        told = [f"{name_of(words, 'perk', perk)} ({perk_text(words, perks[perk])})" for perk in who["perks"]]
        yield words("table-perks", perks="; ".join(told))
    if not view["group"]:  # who wins together holds none
        yield from _agendas(words, view, who)


def _belongings(words: Words, who: View) -> Iterator[str]:
    for slot in ("weapon", "apparel", "companion"):
        if who[slot] is not None:
            yield words("table-slot", slot=words(f"kind-{slot}"), card=_held(words, who[slot]))
    if who["beside"]:
        yield words("table-beside", cards="; ".join(_held(words, held) for held in who["beside"]))
    cards = "; ".join(_held(words, held) for held in who["inventory"])
    yield words("table-inventory", count=len(who["inventory"]), cards=cards)


def _held(words: Words, held: View) -> str:
    text = named_card(words, content_of(words), held["id"])
    return f"{text}, {words('state-exhausted')}" if held["exhausted"] else text


def _agendas(words: Words, view: View, who: View) -> Iterator[str]:
    content = content_of(words)
    if isinstance(who["agendas"], int):
        yield words("table-agendas-hidden", count=who["agendas"])
    else:
        told = [f"{agenda_name(words, content, a)} ({agenda_text(words, content.agendas[a])})" for a in who["agendas"]]
        yield words("table-agendas", count=len(told), agendas="; ".join(told))
    if who["loyal_by"]:
        faction = voice(words, view).faction(who["loyal_to"])
        yield words("table-loyal", faction=faction, agenda=agenda_name(words, content, who["loyal_by"]))
    if who["influence"] is not None:
        yield words("table-influence", influence=who["influence"])


# -- what all share


def _quests(words: Words, view: View) -> Iterator[str]:
    content = content_of(words)
    yield words("table-quests", count=len(view["quests"]))
    for staged in view["quests"]:
        quest = content.quests[staged["id"]]
        told = story(words, f"quest-{quest.id}", "story")
        yield words("table-quest", quest=quest_name(words, quest.id), story=told).rstrip()
        for objective in quest.objectives:
            yield f"— {objective_text(words, quest.id, objective, view['scenario'])}"
        if staged["marked"]:
            place = node_name(words, view, staged["marked"])
            yield words("table-marker", colour=name_of(words, "colour", staged["colour"]), place=place)


def _market(words: Words, view: View) -> Iterator[str]:
    cards = [named_card(words, content_of(words), card) for card in view["shop"]]
    yield words("table-shop", count=len(cards), cards="; ".join(cards))


def _power(words: Words, view: View) -> Iterator[str]:
    names = {side: voice(words, view).faction(side) for side in ("star", "shield")}
    power = view["power"]
    yield words("table-power", **names, power=power["star"], other=power["shield"], last=view["track"])


def _decks(words: Words, view: View) -> Iterator[str]:
    used = [name for name, count in view["decks"].items() if count or name != "agenda" or view["piles"][name]]
    decks = [words("table-deck", deck=name_of(words, "deck", name), count=view["decks"][name]) for name in used]
    yield words("table-decks", decks=words.list(decks))
    piles = [
        words("table-deck", deck=name_of(words, "deck", name), count=len(cards))
        for name, cards in view["piles"].items()
        if name in used
    ]
    yield words("table-piles", piles=words.list(piles))
    uniques = [card_name(words, card) for card in view["uniques"]["deck"]]
    yield words("table-uniques", count=len(uniques), cards=words.list(uniques))

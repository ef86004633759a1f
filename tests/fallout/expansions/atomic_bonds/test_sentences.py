"""Atomic Bonds told word by word in English: the table, assisting, modifications, the end of a round."""

import pytest

from crossroads.engine.labels import Label, Prompt
from tests.kit.bonds import BondsTable, bonds, opened_bonds, visits_town
from tests.kit.fallout import HEAD, enemy, story_pack, survivor

RADROACH = "(level 1, vulnerable: torso, arms, legs; Aggressive)"
PAIR = (survivor(), survivor(space="camp.a"))


def log(t: BondsTable, seat: int | None = 0) -> list[str]:
    """What a seat was told since the last choice."""
    made, words, view = t.game.definition.wording(), t.game.words("en"), t.game.view(seat)
    return [made.event(words, view, event) for event in t.game.events_for(seat)]


def label(t: BondsTable, option: str) -> Label:
    return t.game.definition.wording().option(t.game.words("en"), t.game.view(t.seat), option)


def question(t: BondsTable) -> Prompt:
    return t.game.definition.wording().prompt(t.game.words("en"), t.game.view(t.seat), t.decision)


# -- the table


def part_of_the_table(t: BondsTable) -> list[str]:
    """The expansion's lines of the table."""
    lines = t.game.definition.wording().table(t.game.words("en"), t.game.view(0))
    first = next(number for number, line in enumerate(lines) if line.startswith("The survivors are loyal"))
    return lines[first:]


def test_the_table_line_by_line() -> None:
    """Factions, the token, goals with how far they are, cards, camps, mutations and modifications of everybody."""
    t = bonds(
        survivor(weapon="pipe-rifle", inventory=["combat-knife"]),
        survivor(space="camp.a", apparel="leather-armor"),
        goals=["common-purse", "well-read"],
        done=["big-game"],
        power=(0, 3),
        upgrades=["beacon", "clinic"],
        camps=["camp.c", "dia.d"],
        camp_tokens=1,
        mutations=["empath", "grounded"],
        mutated=[1],
        modified={"pipe-rifle": "scope", "combat-knife": "heavy-grip", "leather-armor": "plating"},
        activation=["activation-2", "activation-3"],
        enemies=[enemy("shield#1", "dia.d")],
        first=1,
    )

    assert part_of_the_table(t) == [
        "The survivors are loyal to the Railroad and against the Institute.",
        "To lose together: the Institute, space 3 of 6.",
        "Of the Institute on the map: 1. When an activation card shows their icon: place Institute Synth ×2 here: Diamond City.",
        "Instead of power for the Railroad: every survivor: 1 XP.",
        "Last stand: CIT Ruins, test [I L], difficulty 5, once the goals are done.",
        "Goals done: 1 of 2.",
        "Goal The Common Purse: on their own turn a survivor pays 12 caps (3 of 12).",
        "Goal Well Read: a survivor has 5 S.P.E.C.I.A.L. tokens (1 of 5).",
        "Activation cards are with Wastelander: 2 in the deck, 6 discarded.",
        "Workshop upgrades: Beacon (gain 2 C.A.M.P. tokens); Clinic (when you camp here (a settlement): recover 1 rad).",
        "C.A.M.P. tokens: Crossroads Camp, Diamond City; 1 more can be placed.",
        "Vault Dweller has a facedown mutation; it is revealed at 5 rads.",
        "Wastelander has mutated: Grounded (ranged enemies add no hit against you; you get no extra hit for fighting at a distance).",
        "Vault Dweller: Pipe Rifle with the modification Scope (for weapon; the weapon counts as ranged).",
        "Vault Dweller: Combat Knife with the modification Heavy Grip (for weapon; the weapon gains [S]).",
        "Wastelander: Leather Armor with the modification Plating (for apparel; during a fight, exhaust: ignore 1 hit icon of the enemy).",
        "Decks of Atomic Bonds: modifications 11, mutations 12, workshop upgrades 10. Modifications discarded: 0.",
    ]


def test_the_table_has_no_agendas_and_no_track_of_two_factions() -> None:
    """Nobody holds an agenda, the agenda deck is not there, and the loyal faction has no power."""
    t = bonds(survivor(), survivor(space="camp.a"))

    told = "\n".join(t.game.definition.wording().table(t.game.words("en"), t.game.view(0)))

    assert "agenda" not in told.lower()
    assert "Power track" not in told
    assert "workshop upgrades 0" not in told


def test_a_place_that_is_not_found_yet_is_said_to_be_so() -> None:
    """The last stand of the shield side of the Pitt is at the Mill, which lies on a facedown tile."""
    t = opened_bonds(scenario="far-harbor", loyal="star")
    stand = t.game.view(0)["added"]["atomic-bonds"]["last_stand"]

    line = next(line for line in part_of_the_table(t) if line.startswith("Last stand"))

    assert ("(not found yet)" in line) == (not stand["space"])


def test_cards_of_the_expansion_can_be_looked_up() -> None:
    """Goals, modifications, mutations and upgrades are found by their names, each design once."""
    t = bonds()
    made, words = t.game.definition.wording(), t.game.words("en")
    titles = {each.title: each.key for each in made.cards(words, t.state.content, t.game.view(0))}

    def text(title: str) -> str:
        return made.card(words, t.state.content, titles[title])

    assert text("Full Kit") == "A survivor has a card in every slot they can use"
    assert text("Scope") == "For weapon\nThe weapon counts as ranged"
    assert text("Scaly Skin") == "Armor 1 of your own\nYour HP never rise above 14"
    assert text("Beacon") == "Gain 2 C.A.M.P. tokens"
    assert text("Stimpak").startswith("During your turn")
    assert titles["The Common Purse"] == "atomic-bonds.goal:common-purse"


def test_the_table_tells_when_the_last_stand_is_open() -> None:
    """Two goals of two are done; where there is no upgrade, none is told."""
    lines = part_of_the_table(bonds(*PAIR, done=["big-game", "well-read"]))

    assert lines[4] == "Last stand: CIT Ruins, test [I L], difficulty 5; it can be made now."
    assert not [line for line in lines if line.startswith("Workshop")]


def test_the_last_goal_that_is_required_says_that_the_last_stand_can_be_made() -> None:
    """Two of two: the log says where and what it asks for; of the first goal and of one more it does not."""
    both = ["common-purse", "common-purse~2"]
    t = bonds(survivor(caps=36), survivor(space="camp.a"), goals=both, done=["big-game"], fresh=False)
    t.choose("atomic-bonds.pay:common-purse")
    told = next(line for line in log(t) if line.startswith("The goal"))
    t.choose("atomic-bonds.pay:common-purse~2")
    after = next(line for line in log(t) if line.startswith("The goal"))

    opens = "now the last stand can be made, at CIT Ruins, test [I L], difficulty 5"
    assert told == f"The goal The Common Purse is done (2 of 2): {opens}"
    assert after == "The goal The Common Purse is done (3 of 2)"


# -- the end of a round


def test_the_end_of_a_round_is_told() -> None:
    """Round 1 is over; the card has the opposing faction's icon, which acts; then B is the first player."""
    t = bonds(*PAIR, turn=1, activation=["activation-2"])
    t.choose("end")

    assert log(t)[:2] == [
        "Round 1 is over",
        "Vault Dweller reveals an activation card; these act: human, robot; its icon: the Institute",
    ]
    assert "Of the Institute on the map: 0. The sheet says what follows" in log(t)

    assert label(t, "atomic-bonds.first:1").title == "Wastelander is first player"
    t.choose("atomic-bonds.first:1")
    assert log(t)[:2] == ["Wastelander is the first player", "The activation cards are shuffled into a new deck"]


def test_the_icon_of_the_own_faction_is_said_to_do_nothing() -> None:
    """The survivors are loyal to the star, whose icon is on the card."""
    t = bonds(*PAIR, turn=1, activation=["activation-1"])
    t.choose("end")

    assert log(t)[1].endswith("its icon, the Railroad, is that of your own side and does nothing")


def test_a_card_without_an_icon_is_told_without_one() -> None:
    t = bonds(*PAIR, turn=1, activation=["activation-3"])
    t.choose("end")

    assert log(t)[1] == "Vault Dweller reveals an activation card; these act: super mutant, critter"


# -- assisting


def test_assisting_is_told() -> None:
    """The question names the fighter, the enemy and what it is like; who offers, who is taken and who fights is told."""
    t = bonds(survivor(), survivor(), survivor(), enemies=[enemy("radroach", "camp.c")], dice=[HEAD] * 4, first=2)
    t.choose("fight:radroach")
    assert question(t) == Prompt("Vault Dweller fights Radroach", f"{RADROACH}: do you assist?", "")

    t.choose("atomic-bonds.assist")
    assert log(t) == ["Brotherhood Outcast offers to assist Vault Dweller"]

    t.choose("atomic-bonds.assist")
    assert question(t) == Prompt("Radroach", f"{RADROACH}: who assists you?", "")
    assert [label(t, option).title for option in t.options] == [
        "Brotherhood Outcast assists you",
        "Wastelander assists you",
        "Fight alone",
    ]

    t.choose("atomic-bonds.assistant:1")
    assert log(t)[0] == "Wastelander assists Vault Dweller"


# -- modifications


def test_modifications_are_told() -> None:
    """Two are drawn, one is taken and attached where another one was."""
    t = visits_town(
        "{do: shop, dealings: 3}",
        survivor(weapon="machete", inventory=["combat-knife"]),
        modifications=["scope", "plating"],
        modified={"combat-knife": "long-barrel"},
    )
    t.choose("option:do")
    assert label(t, "atomic-bonds.modify:1").title == "Draw a modification for a dealing"
    assert label(t, "atomic-bonds.modify:2").title == "Draw 2 modifications for 2 dealings"

    t.choose("atomic-bonds.modify:2")
    assert log(t) == ["Vault Dweller draws 2 modifications"]
    assert question(t).title == "Which modification do you take?"
    assert label(t, "atomic-bonds.take:scope") == Label("Take: Scope", note="for weapon; the weapon counts as ranged")

    t.choose("atomic-bonds.take:scope")
    assert log(t) == ["Vault Dweller takes Scope; discarded: Plating"]
    assert question(t).title == "What do you attach Scope to?"
    assert label(t, "atomic-bonds.attach:machete") == Label("Attach it to: Machete", note="cost 3; rerolls [S L]")
    assert label(t, "atomic-bonds.attach:combat-knife") == Label(
        "Attach it to: Combat Knife", cost="replaces Long Barrel", note="cost 3; rerolls [S A]"
    )

    t.choose("atomic-bonds.attach:combat-knife")
    assert log(t) == ["Long Barrel on Combat Knife is discarded", "Vault Dweller attaches Scope to Combat Knife"]


@pytest.mark.parametrize(
    ("choices", "told"),
    [
        (["modify:1", "take:scope"], "Vault Dweller takes Scope"),
        (["modify:1", "take:scope", "attach-none"], "Vault Dweller attaches Scope to nothing; it is discarded"),
        (["modify:2", "take-none"], "Vault Dweller takes no modification; discarded: Scope, Plating"),
    ],
)
def test_what_is_left_of_drawn_modifications_is_told(choices: list[str], told: str) -> None:
    t = visits_town("{do: shop, dealings: 3}", survivor(weapon="machete"), modifications=["scope", "plating"])
    t.choose("option:do", *[f"atomic-bonds.{choice}" for choice in choices])

    assert log(t) == [told]


def test_the_use_of_a_modification_is_offered_and_told() -> None:
    """The targeting chip on a machete, exhausted in a fight."""
    t = bonds(
        survivor(weapon="machete"),
        modified={"machete": "targeting-chip"},
        enemies=[enemy("radroach", "camp.c")],
        dice=[HEAD] * 3,
    )
    t.choose("fight:radroach")
    use = "atomic-bonds.modification:machete:targeting-chip"
    assert label(t, use) == Label("Targeting Chip (Machete)", gain="during a fight, exhaust: turn a die to any face")

    t.choose(use)
    assert "Vault Dweller uses Targeting Chip on Machete" in log(t)


def test_each_use_is_offered_by_what_it_brings() -> None:
    """A modification and a mutation with two uses each: the first without a number, the second with one."""
    uses = ", ".join([f"{{moment: turn, pay: once, effects: [{{do: caps, amount: {caps}}}]}}" for caps in (1, 2)])
    pack = story_pack(
        modifications=f"- {{id: purse, fits: weapon, uses: [{uses}]}}\n",
        mutations=f"- {{id: pouch, uses: [{uses}]}}\n",
    )
    t = bonds(survivor(weapon="machete"), modified={"machete": "purse"}, mutations=["pouch"], mutated=[0], packs=[pack])

    for use in ("modification:machete:purse", "mutation:pouch"):
        assert label(t, f"atomic-bonds.{use}").gain == "during your turn, once a turn: 1 cap"
        assert label(t, f"atomic-bonds.{use}:2").gain == "during your turn, once a turn: 2 caps"


def test_the_use_of_a_mutation_is_offered_and_told() -> None:
    """Unstable lets A be placed in an adjacent space."""
    t = bonds(survivor(), mutations=["unstable"], mutated=[0])
    use = "atomic-bonds.mutation:unstable"
    assert label(t, use) == Label("Unstable", gain="during your turn, once a turn: be placed in an adjacent space")

    t.choose(use)
    assert "Vault Dweller uses the mutation Unstable" in log(t)


# -- upgrades, mutations, camps


def test_a_look_at_a_tile_tells_its_spaces_to_the_survivors_alone() -> None:
    """The watchtower shows tiles: what is printed there is told to the seats, and not to spectators."""
    t = visits_town("{do: draw, deck: agenda}", *PAIR, workshop=["watchtower"])
    t.choose("option:do")
    assert "Vault Dweller gains a workshop upgrade: Watchtower" in log(t)

    tile = t.options[0]
    t.choose(tile)
    spaces = t.state.content.faces[t.state.faces[t.state.land.place_of[tile.removeprefix("look:")]]].spaces
    [seen], [hidden] = log(t), log(t, None)
    assert hidden.startswith("The survivors look at a facedown tile: ")
    where = hidden.removeprefix("The survivors look at a facedown tile: ")
    assert seen.startswith(f"Everybody looks at a facedown tile ({where}): ")
    assert seen.count(",") >= len(spaces) - 1


def test_camps_and_travels_are_told() -> None:
    """A places a token where A camps, and travels to the first of them."""
    t = bonds(survivor(space="dia.d"), camp_tokens=1)
    t.choose("camp", "atomic-bonds.place-camp")
    assert "Vault Dweller places a C.A.M.P. token: Diamond City" in log(t)

    t = bonds(survivor(space="dia.d"))
    t.choose("atomic-bonds.travel:camp.c")
    assert "Vault Dweller travels fast and is now here: Crossroads Camp" in log(t)

"""What every word on a card says, in English, with all that a card may say with it."""

import pytest

from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.voice import Speaking, Voice
from crossroads.games.fallout.survivors.conditions import when_text
from crossroads.games.fallout.survivors.where import where_text
from tests.fallout.words.sentences import words
from tests.kit.fallout import story_pack, wasteland
from tests.kit.stories import encounter_card, quest_card

RESULTS = {
    "kill": "kill an active enemy",
    "setback, faction: shield": "power of the Institute −1",
    "setback, faction: star, amount: 2": "power of the Railroad −2",
    "kill, enemy: human": "kill an active enemy: human",
    "kill, enemy: star, at: {place: diamond-city}": "kill an active enemy: Railroad Heavy (Diamond City)",
    "place, enemy: critter, at: {place: diamond-city}": "place critter ×1 here: Diamond City",
    "remove, enemy: critter": "remove critter ×1",
    "remove, enemy: shield, amount: 2, at: {icon: settlement}": "remove Institute Synth ×2 (a settlement)",
    "lose-caps, amount: 2": "lose 2 caps",
    "power, faction: shield, amount: 2": "power of the Institute +2",
    "become, trait: idolized": "gain the trait Idolized",
    "lose, trait: addicted": "lose the trait Addicted",
    "special, letter: S": "gain a S token",
    "perk, letter: L": "gain a perk of L",
    "damage, amount: 3": "suffer 3 damage",
    "rads, amount: 2": "suffer 2 rads",
    "cure, amount: all": "recover all rads",
    "travel, to: {place: diamond-city}": "put your figure here: Diamond City",
    "draw, deck: loot": "draw 1 loot card",
    "draw, deck: agenda, amount: 2": "draw 2 agendas",
    "unique, card: fat-man": "gain the unique asset Fat Man",
    "discard": "discard 1 card",
    "discard, kind: weapon, amount: 2": "discard 2 cards (weapon)",
    "ready": "ready all your exhausted cards",
    "shop, dealings: 2": "shop 2",
    "explore": "turn a facedown tile faceup",
    "movement, amount: 2": "2 movement points",
    "add, card: 1": "add card 1",
    "stage, card: 101": "stage quest 101",
    "marker, at: {facedown: true}": "quest marker here: a facedown tile",
    "trash": "trash this card",
    "if, when: {caps: 2}, then: [{do: trash}]": "if at least 2 caps: trash this card",
}

BY_LEVEL = {
    "damage, amount: level-1": "damage: the icon's level−1",
    "draw, deck: agenda, amount: level": "agendas: the icon's level",
    "draw, deck: loot, amount: level+1": "loot: the icon's level+1",
    "caps, amount: level+1": "caps: the icon's level+1",
}

ABILITIES = {
    "action": "1 more action",
    "camp": "camp without using an action",
    "hits, amount: 1": "inflict 1 more hit",
    "ignore, amount: 2": "ignore 2 hit icons of the enemy",
    "rerolls, amount: 2, letters: PI": "2 more rerolls, where [P I] counts",
    "rerolls, amount: 2": "2 more rerolls",
    "slay": "kill the enemy",
    "set-die": "turn a die to any face",
    "succeed": "pass the test",
    "succeed, letters: PI": "pass the test, where [P I] counts",
    "calm": "aggressive enemies leave you alone this turn",
    "scout, reach: 2": "turn an inactive enemy up to 2 spaces away faceup, or look at a facedown tile next to you",
    "pick-loot, drawn: 3": "draw 3 loot cards and keep 1",
    "pick-loot, drawn: 3, kept: 2": "draw 3 loot cards and keep 2",
    "rally": "ready one of your companions without checking its condition",
    "scrap": "discard an item for caps equal to its cost",
    "roomy, limit: 5": "your inventory holds 5 cards until the end of your next turn",
}

PASSIVES = {
    "test-rerolls": "1 more reroll in tests",
    "test-rerolls, amount: 2, letters: SE": "2 more rerolls in tests, where [S E] counts",
    "bounty, level: 1, caps: 2": "2 caps for each kill of a level 1 enemy",
    "rad-shield": "suffer 1 fewer rads each time",
    "rad-shield, amount: 2": "suffer 2 fewer rads each time",
    "second-skin": "worn beneath: it does not fill the apparel slot",
    "hp-cap, most: 12": "your HP never rise above 12",
    "rads-heal": "rads heal you instead of harming you",
    "no-equip, kind: apparel": "you cannot equip cards of the kind apparel",
    "hide, armor: 2": "armor 2 of your own",
    "no-terrain-rads": "irradiated terrain does you no harm",
}

WORTHS = {
    "lead, faction: star": "1 influence, and 1 more for each space that puts the Railroad ahead",
    "balance": "1 influence; 1 more while the factions are one space apart, 2 more while they are level",
    "unexplored": "1 influence; 1 more while a single tile lies facedown, 2 more when none does",
    "steps, of: rads, at: [2, 4]": "1 influence, and 1 more for each that you reach: 2 rads; 4 rads",
    "chain, of: [{caps: 2}, {rads: 1}]": "1 influence, and 1 more for each that is true, in this order: at least 2 caps; at least 1 rad",
}

INSTRUCTIONS = {
    "test, letters: PE, difficulty: 2": "test [P E], difficulty 2",
    "test, letters: PE, difficulty: 2, success: [{do: caps, amount: 1}], failure: [{do: xp, amount: 1}]": "test [P E], difficulty 2; on success: 1 cap; on failure: 1 XP",
    "fight, enemy: robot, success: [{do: caps, amount: 1}]": "draw and fight: robot; on success: 1 cap",
    "fight, enemy: robot, failure: [{do: trash}]": "draw and fight: robot; on failure: trash this card",
    "pay, caps: 2": "pay 2 caps",
    "give": "discard a card: any card",
    "give, kind: chem": "discard a card: chem",
    "give, card: stimpak": "discard a card: Stimpak",
}

CONDITIONS = {
    "trait: idolized": "trait Idolized",
    "letter: S": "S token",
    "special: 2": "at least 2 S.P.E.C.I.A.L. tokens",
    "caps: 2": "at least 2 caps",
    "rads: 2": "at least 2 rads",
    "card: stimpak": "the card Stimpak",
    "kind: chem": "a card of this kind: chem",
    "kind: chem, count: 2": "at least 2 cards of this kind: chem",
    "equipped: weapon": "equipped: weapon",
    "at: {place: diamond-city}": "place: Diamond City",
    "together: true": "another survivor in your space",
    "leads: shield, by: 2": "a lead of at least 2 for the Institute",
    "loyal: star": "loyal to the Railroad",
    "staged: 101": "quest 101 is in play",
    "weapon_cost: 3": "an equipped weapon that costs at least 3",
    "armor: 1": "armor at least 1",
    "companions: 2": "at least 2 companions",
    "uniques: 1": "at least 1 unique asset",
    "inventory: 3": "at least 3 cards in your inventory",
    "slots: 2": "at least 2 filled slots",
    "any: [{caps: 2}, {rads: 1}]": "at least 2 caps or at least 1 rad",
    "none: [{trait: vilified}]": "without the trait Vilified",
    "none: [{letter: C}]": "without the C token",
    "none: [{trait: vilified}, {letter: C}]": "not: trait Vilified or C token",
    "none: [{trait: vilified, letter: C}]": "not: trait Vilified, C token",
    "caps: 2, rads: 1": "at least 2 caps, at least 1 rad",
}

PLACES = {
    "place: diamond-city": "Diamond City",
    "icon: settlement": "a settlement",
    "icon: vault-84": "Vault 84",
    "icon: wasteland, farthest: true": "a space with a wasteland icon, as far from you as possible",
    "terrain: irradiated": "irradiated terrain",
    "terrain: difficult, back: deadly": "difficult terrain, deadly tile",
    "marker: true": "where the quest marker lies",
    "facedown: true": "a facedown tile",
    "tile: '1,0'": "the tile 1 east of the camp",
    "tile: '0,1'": "the tile 1 southeast of the camp",
    "back: dangerous": "dangerous tile",
}


def say(listed: dict[str, str]) -> str:
    """Words as a card has them."""
    return ", ".join([f"{{do: {word}}}" for word in listed])


def read(**files: str) -> Content:
    """The cards of a table with these."""
    return wasteland(packs=[story_pack(**files)]).state.content


def spoken(*effects: Speaking) -> list[str]:
    """How they read in the Commonwealth."""
    return [effect.describe(Voice(words("en"), "commonwealth")) for effect in effects]


def test_what_a_result_says() -> None:
    """What encounters, quests and events bring."""
    card = read(quests=quest_card("errand", 901, f"id: do, results: [{say(RESULTS)}]")).quests["errand"]

    assert spoken(*card.objectives[0].results) == [*RESULTS.values()]


def test_what_a_result_says_that_goes_by_the_level() -> None:
    """The level of the icon, and what is added to it or taken away."""
    tale = encounter_card("tale", f"id: do, success: [{say(BY_LEVEL)}]")

    assert spoken(*read(encounters=tale).encounters["tale"].options[0].success) == [*BY_LEVEL.values()]


def test_what_an_instruction_says() -> None:
    """What is paid, given, rolled for or fought."""
    card = read(quests=quest_card("errand", 901, f"id: do, tasks: [{say(INSTRUCTIONS)}]")).quests["errand"]

    assert spoken(*card.objectives[0].tasks) == [*INSTRUCTIONS.values()]


def test_what_an_ability_says() -> None:
    """What the use of a card brings."""
    use = f"{{moment: turn, pay: discard, effects: [{say(ABILITIES)}]}}"
    card = read(loot=f"- {{id: charm, kind: aid, cost: 1, uses: [{use}]}}\n").cards["charm"]

    assert spoken(*card.uses[0].effects) == [*ABILITIES.values()]


def test_what_a_card_says_that_works_all_the_time() -> None:
    """What a worn card does to its owner."""
    card = read(loot=f"- {{id: coat, kind: apparel, cost: 1, always: [{say(PASSIVES)}]}}\n").cards["coat"]

    assert spoken(*card.always) == [*PASSIVES.values()]


@pytest.mark.parametrize("worth", WORTHS)
def test_what_an_agenda_says(worth: str) -> None:
    """What it is worth, and for what more."""
    agendas = f"- {{id: aim, name: aim, icons: [critter], worth: {{do: {worth}}}}}\n"

    assert spoken(read(agendas=agendas).agendas["aim"].worth) == [WORTHS[worth]]


def test_what_a_condition_says() -> None:
    """What is asked of a survivor or of the table."""
    aims = [f"id: aim-{number}, needs: {{{needs}}}" for number, needs in enumerate(CONDITIONS)]
    card = read(quests=quest_card("errand", 901, *aims)).quests["errand"]
    asked = [aim.needs for aim in card.objectives if aim.needs is not None]

    assert [when_text(Voice(words("en"), "commonwealth"), needs) for needs in asked] == [*CONDITIONS.values()]


def test_what_a_kind_of_place_says() -> None:
    """Named, by its icon, its terrain, its tile, and near or far."""
    aims = [f"id: aim-{number}, needs: {{at: {{{where}}}}}" for number, where in enumerate(PLACES)]
    card = read(quests=quest_card("errand", 901, *aims)).quests["errand"]
    asked = [aim.needs.at for aim in card.objectives if aim.needs is not None and aim.needs.at is not None]

    assert [where_text(Voice(words("en"), "commonwealth"), where) for where in asked] == [*PLACES.values()]

"""Answers to what waits to take effect: which cards and powers answer what, who is asked, who has the next word."""

import pytest

from crossroads.games.munchkin.player import Kept
from crossroads.games.munchkin.state import Foe
from tests.kit import rule
from tests.kit.munchkin import munchkin, munchkin_pack, table

FILLER = ["tin-can"]


@rule("munchkin.response-windows.reaction-window", "munchkin.effects.cancel-only-special")
@pytest.mark.parametrize(("victim", "offered"), [(0, True), (1, False)])
def test_what_cancels_for_oneself_only_does_not_answer_for_another(victim: int, offered: bool) -> None:
    """A talisman of a pack cancels a Trap on its owner."""
    pack = munchkin_pack(
        one_shots="- id: talisman\n  price: 100\n  effects: [{do: cancel, kinds: [trap], whom: self}]\n"
    )
    t = table(munchkin(level=3, hand=["talisman"]), munchkin(level=3), munchkin(hand=["tripwire.1"]), packs=[pack])

    t.act(2, "play:tripwire.1", f"target:{victim}")
    while t.seat != 0:
        t.skip()

    if offered:
        assert "play:talisman" in t.options
    else:
        assert t.refused("play:talisman") == "munchkin.response-windows.reaction-window"


@rule("munchkin.radiation.raise-defence")
@pytest.mark.parametrize(("victim", "offered"), [(0, True), (1, False)])
@pytest.mark.parametrize("how", ["card", "power"])
def test_the_own_defence_is_raised_only_against_an_own_threat(how: str, victim: int, offered: bool) -> None:
    """A pill and a lamp of a pack raise the Radiation Defence of their owner."""
    raises = "{do: rad, amount: 4, lasts: turn}"
    pack = munchkin_pack(
        one_shots=f"- id: pill\n  price: 100\n  effects: [{raises}]\n",
        items=f"- id: lamp\n  price: 100\n  effects: [{{do: power, times: 1, gives: [{raises}]}}]\n",
    )
    has = munchkin(level=3, hand=["pill"]) if how == "card" else munchkin(level=3, hand=FILLER, used=["lamp"])
    option = "play:pill" if how == "card" else "power:lamp:0"
    t = table(has, munchkin(level=3), munchkin(hand=["radiation-sickness.1"]), packs=[pack], dice=[3, 3])

    t.act(2, "play:radiation-sickness.1", f"target:{victim}")
    while t.seat != 0:
        t.skip()
    assert (option in t.options) is offered

    if offered:
        t.choose(option)
        t.until("radiation")
        t.choose("roll")
        t.settle()
        assert t.munchkin(0).level == 3


@rule("munchkin.response-windows.reaction-window")
def test_of_several_copies_one_is_offered_as_an_answer() -> None:
    t = table(munchkin(level=3, hand=["mentats.1", "mentats.2"]), munchkin(hand=["tripwire.1"]), munchkin())

    t.act(1, "play:tripwire.1", "target:0")

    assert t.options == ("play:mentats.1", "pass")


@rule("munchkin.effects.cancel-only-at-once", "munchkin.response-windows.reaction-window")
def test_what_is_cancelled_is_not_answered_any_more() -> None:
    """Ben's Mentats cancel the Tripwire on Ann: she and Cleo, who hold cards too, are not asked about it again."""
    t = table(
        munchkin(level=3, hand=["tripwire.1", "mentats.1"]),
        munchkin(hand=["mentats.2", "bent-fork"]),
        munchkin(hand=FILLER),
    )

    t.choose("play:tripwire.1", "target:0", "pass", "play:mentats.2")
    while t.prompt == "react" and t.state.top.card == "mentats.2":
        t.choose("pass")

    assert (t.prompt, t.munchkin(0).level) == ("turn-start", 3)
    assert t.state.door_pile == ("tripwire.1",)


@rule("munchkin.response-windows.auto-pass-no-option")
def test_a_dead_player_is_not_asked_for_an_answer() -> None:
    """Cleo's Perk of a pack could re-roll anything, but she is dead."""
    pack = munchkin_pack(perks="- id: meddler\n  effects: [{do: power, times: 1, gives: [{do: reroll, whom: any}]}]\n")
    seats = [munchkin(level=4, perks=["meddler"], alive=alive) for alive in (True, False)]

    asked = [
        table(munchkin(), has, munchkin(), packs=[pack], phase="kick", doors=["radiation-sickness.1"], dice=[1, 2])
        for has in seats
    ]
    for t in asked:
        t.until("radiation")
        t.choose("roll")

    assert [t.prompt == "react" for t in asked] == [True, False]


@rule("munchkin.response-windows.auto-pass-no-option", "munchkin.response-windows.lifo")
def test_who_has_only_a_power_is_asked_about_what_it_answers() -> None:
    """Cleo holds no cards; her Magic Eight-Ball re-rolls: she is asked about Ann's roll, and not about the card before it."""
    t = table(
        munchkin(level=3, hand=["radiation-sickness.1"]), munchkin(), munchkin(used=["magic-eight-ball"]), dice=[1, 6]
    )

    t.choose("play:radiation-sickness.1", "target:0")
    assert (t.prompt, t.seat) == ("radiation", 0)
    t.choose("roll")
    assert (t.prompt, t.seat) == ("react", 2)
    t.choose("power:magic-eight-ball:0")

    assert t.munchkin(0).level == 3


@rule("munchkin.response-windows.after-play", "munchkin.response-windows.roll-window")
def test_after_a_reroll_all_may_answer_the_new_result() -> None:
    """Ann lets her 6 stand; Cleo's ball makes it a 1, and Ann may use her own power now."""
    ann = munchkin(level=5, classes=["lone-wanderer.1"], hand=FILLER)
    t = table(ann, munchkin(), munchkin(used=["magic-eight-ball"]), foes=["sentry-bot"], dice=[6, 1, 5])

    t.until("react")
    assert t.seat == 0
    t.choose("pass", "power:magic-eight-ball:0", "pass")

    assert (t.prompt, t.seat) == ("react", 0)
    assert "power:lone-wanderer.1:0" in t.options


@rule("munchkin.radioactive-monsters.roll-on-meeting", "munchkin.response-windows.reaction-window")
def test_an_answer_is_told_what_it_answers() -> None:
    """What is asked of those who may answer: the card, whose it is, whom it hits, the monster, what the die is for."""
    t = table(munchkin(hand=FILLER), munchkin(), munchkin(), doors=["ghoul-roamer"], phase="kick", dice=[1])

    assert dict(t.decision.about) == {
        "what": "meeting",
        "card": "ghoul-roamer",
        "target": 0,
        "foe": "ghoul-roamer",
    }
    t.choose("pass")

    assert dict(t.decision.about) == {
        "what": "roll",
        "card": "ghoul-roamer",
        "target": 0,
        "foe": "ghoul-roamer",
        "rolls": "rad",
    }


@rule("munchkin.death.dead-get-no-cards", "munchkin.play-use-apply.apply")
def test_a_card_for_oneself_works_though_the_last_seat_is_dead() -> None:
    t = table(
        munchkin(hand=["passing-caravan"]), munchkin(), munchkin(alive=False), doors=["drafted"], treasures=["minigun"]
    )

    t.choose("play:passing-caravan", "done")

    assert t.munchkin(0).hand == ("minigun", "drafted")


# -- cards that go on acting


@rule("munchkin.bad-stuff.suffered", "munchkin.enhancers.one-monster")
def test_the_twin_of_a_monster_does_its_bad_stuff_too() -> None:
    """A Stray Dog and its Twin catch Ann of Level 5: a level for each."""
    dogs = [Foe("stray-dog", "stray-dog", enhancers=("prehistoric",)), Foe("twin", "stray-dog")]
    t = table(munchkin(level=5, hand=FILLER), munchkin(), munchkin(), foes=dogs, dice=[1, 1])

    t.until("door-settled")

    assert t.munchkin(0).level == 3


@rule("munchkin.traps.default-discard")
def test_a_trap_that_names_no_time_leaves_nothing_behind() -> None:
    pack = munchkin_pack(traps="- id: gust\n  effects: [{do: bonus, amount: -2}, {do: lose, what: level}]\n")
    t = table(munchkin(level=3, hand=["gust"]), munchkin(), munchkin(), packs=[pack])

    t.choose("play:gust", "target:0")

    assert t.munchkin(0).kept == ()
    assert t.state.door_pile == ("gust",)


@rule("munchkin.death.dying-in-chain", "munchkin.traps.death-clears")
def test_a_trap_that_kills_does_not_stay() -> None:
    """The rest of it does not act, and its card is discarded: nothing is told of a card that stays."""
    pack = munchkin_pack(traps="- id: abyss\n  effects: [{do: die}, {do: bonus, amount: -2, lasts: kept}]\n")
    t = table(munchkin(hand=["abyss", *FILLER]), munchkin(), munchkin(hand=["bent-fork"]), packs=[pack])

    t.choose("play:abyss", "target:0")
    told = [*t.game.events]
    while t.prompt == "react":
        t.choose("pass")
        told += t.game.events

    assert "died" in [event.kind for event in told]
    assert "stays" not in [event.kind for event in told]
    assert t.state.door_pile == ("abyss",)


@rule("munchkin.death.dying-in-chain")
def test_bad_stuff_that_kills_does_not_stay() -> None:
    pack = munchkin_pack(
        monsters="- id: doom\n  level: 18\n  bad-stuff: [{do: die}, {do: bonus, amount: -2, turns: 1}]\n"
    )
    t = table(
        munchkin(hand=FILLER), munchkin(), munchkin(hand=["bent-fork"]), foes=["doom"], packs=[pack], dice=[1, 2, 3]
    )

    told: list[str] = []
    while t.prompt != "loot":
        t.skip()
        told += [event.kind for event in t.game.events]

    assert "stays" not in told
    assert t.munchkin(0).kept == ()


@rule("munchkin.effects.until-end-of-combat", "munchkin.bad-stuff.lasting-card-kept")
def test_bad_stuff_until_the_end_of_combat_ends_with_the_flight() -> None:
    """It holds while Ann still runs from the Robobrain, and is gone afterwards."""
    pack = munchkin_pack(monsters="- id: hag\n  level: 18\n  bad-stuff: [{do: run, amount: -2, lasts: fight}]\n")
    t = table(
        munchkin(level=3, hand=FILLER), munchkin(), munchkin(), foes=["hag", "robobrain"], packs=[pack], dice=[1, 6]
    )

    t.until("before-roll")
    t.close()
    t.choose("from:hag")
    t.until("before-roll")
    assert t.munchkin(0).kept == (Kept("hag", "fight"),)
    t.until("door-settled")

    assert t.munchkin(0).kept == ()
    assert "hag" in t.state.door_pile


@rule("munchkin.effects.until-end-of-combat")
def test_bad_stuff_of_the_last_monster_ends_at_once_with_the_fight() -> None:
    pack = munchkin_pack(monsters="- id: hag\n  level: 18\n  bad-stuff: [{do: run, amount: -2, lasts: fight}]\n")
    t = table(munchkin(level=3, hand=FILLER), munchkin(), munchkin(), foes=["hag"], packs=[pack], dice=[1])

    t.until("door-settled")

    assert t.munchkin(0).kept == ()


# -- enhancers


@rule("munchkin.radioactive-monsters.roll-on-meeting", "munchkin.enhancers.own-properties")
@pytest.mark.parametrize(
    ("card", "irradiated", "anew"),
    [("irradiated", False, True), ("irradiated", True, False), ("enraged.1", False, False)],
)
def test_more_radioactivity_is_met_anew_unless_it_has_its_bonus(card: str, irradiated: bool, anew: bool) -> None:
    """Ann has met the Rad-Rat; only an enhancer that irradiates it lets her roll again, and not if she failed."""
    rat = Foe("rad-rat", "rad-rat", met=(0,), irradiated=irradiated)
    t = table(munchkin(hand=[card, *FILLER]), munchkin(), munchkin(), foes=[rat], dice=[6])

    t.choose(f"play:{card}", "pass")

    assert (t.prompt == "react" and t.state.top.kind == "meeting") is anew


@rule("munchkin.negotiation.offer-cap")
def test_after_any_enhancer_three_more_offers_may_be_made() -> None:
    """Ann has asked Ben three times; two enhancers that change no strength, one after the other, let her ask again."""
    pack = munchkin_pack(
        enhancers="".join(f"- id: {name}\n  effects: [{{do: enhance, treasures: 1}}]\n" for name in ("shiny", "gilded"))
    )
    t = table(munchkin(hand=["shiny", "gilded", *FILLER]), munchkin(), munchkin(), foes=["robobrain"], packs=[pack])

    for card in ("shiny", "gilded"):
        for _ in range(3):
            t.act(0, "help:1", "propose", "refuse")
        t.wait_for(0, "pass")
        assert t.refused("help:1") == "munchkin.negotiation.offer-cap"
        t.choose(f"play:{card}")
        t.settle()
        t.wait_for(0, "help:1")


@rule("munchkin.play-use-apply.target-legal-before-play", "munchkin.enhancers.combat-only")
def test_an_enhancer_needs_a_monster_in_the_fight() -> None:
    """The Wrong Room has emptied the fight."""
    t = table(munchkin(hand=["wrong-room", "enraged.1"]), munchkin(), munchkin(), foes=["robobrain"])

    t.choose("play:wrong-room", "pass")

    assert t.refused("play:enraged.1") == "munchkin.play-use-apply.target-legal-before-play"


@rule("munchkin.wandering-creature.with-monster", "munchkin.interference.combat-one-shot-needs-fight")
def test_why_a_card_of_the_fight_cannot_be_played() -> None:
    """Wandering Creature without a monster in hand; a Lunchbox Bomb where nobody fights."""
    fight = table(munchkin(hand=["wandering-creature.1"]), munchkin(), munchkin(), foes=["robobrain"])
    calm = table(munchkin(hand=["lunchbox-bomb"]), munchkin(), munchkin())

    assert fight.refused("play:wandering-creature.1") == "munchkin.wandering-creature.with-monster"
    assert calm.refused("play:lunchbox-bomb") == "munchkin.interference.combat-one-shot-needs-fight"


@rule("munchkin.level-up-cards.not-ten")
@pytest.mark.parametrize(("level", "offered"), [(8, True), (9, False)])
def test_a_card_that_gives_its_user_a_level_is_no_use_at_the_ninth(level: int, offered: bool) -> None:
    """Doctored the Vault Records takes a level from another and gives one to its user, or does neither."""
    t = table(munchkin(level=level, hand=["doctored-the-vault-records"]), munchkin(level=4), munchkin())

    assert ("play:doctored-the-vault-records" in t.options) is offered


# -- immunity


@rule("munchkin.traps.on-kick", "munchkin.perks.powers-start")
@pytest.mark.parametrize(("door", "hurt"), [("tripwire.1", False), ("radiation-sickness.1", True)])
def test_light_step_saves_from_traps_behind_the_door_only(door: str, hurt: bool) -> None:
    ann = munchkin(level=4, perks=["light-step"], hand=FILLER)
    t = table(ann, munchkin(), munchkin(), doors=[door], phase="kick", dice=[1])

    t.until("door-settled")

    assert t.munchkin(0).level == (3 if hurt else 4)


@rule("munchkin.traps.from-hand")
def test_light_step_does_not_save_from_a_trap_that_is_played() -> None:
    ann = munchkin(level=4, perks=["light-step"], hand=["tripwire.1"])
    t = table(ann, munchkin(), munchkin())

    t.choose("play:tripwire.1", "target:0")

    assert t.munchkin(0).level == 3


# -- helpers who hinder


@rule("munchkin.trading.promises-not-enforced")
@pytest.mark.parametrize(
    ("card", "options", "turned"),
    [
        ("plasma-grenade", ["side:monsters"], (0,)),
        ("plasma-grenade", ["side:munchkins"], ()),
        ("rescued-a-radcat", ["target:2"], ()),
    ],
)
def test_all_remember_a_helper_who_hinders(card: str, options: list[str], turned: tuple[int, ...]) -> None:
    """Ben helps Ann: a grenade for the monsters is remembered, one for her is not, nor what changes nothing here."""
    t = table(
        munchkin(level=5, hand=FILLER), munchkin(level=3, hand=[card]), munchkin(level=2), foes=["robobrain"], helper=1
    )

    t.act(1, f"play:{card}", *options)
    t.settle()

    assert [who.turned for who in t.state.players] == [(), turned, ()]


@rule("munchkin.trading.promises-not-enforced")
def test_a_helper_who_kills_the_fighter_ends_the_fight() -> None:
    pack = munchkin_pack(traps="- id: abyss\n  effects: [{do: die}]\n")
    ann, ben = munchkin(level=5, hand=FILLER), munchkin(level=3, hand=["abyss"])
    t = table(ann, ben, munchkin(), foes=["robobrain"], helper=1, packs=[pack])

    t.act(1, "play:abyss", "target:0")
    t.until("turn-start")

    assert t.state.fight is None
    assert t.told("died") == [{"seat": 0}]

"""What everybody is told of tests, fights, enemies and survivors who are killed, with the rule it goes by."""

from collections.abc import Callable

import pytest

from tests.fallout.table.telling import news_of
from tests.kit import rule
from tests.kit.fallout import Wasteland, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets, quest_card

TRIAL = quest_card(
    "trial", 901, "id: do, tasks: [{do: test, letters: S, difficulty: 3}], results: [{do: caps, amount: 1}]"
)
BY_ANOTHER = "task: {do: test, letters: S, difficulty: 3, by: other}"

NEWS = [
    pytest.param(
        lambda: meets("{do: damage, amount: 2}, {do: rads, amount: 2}, {do: heal, amount: 1}, {do: cure, amount: 1}"),
        ["option:do"],
        [
            "damage seat=0 amount=2 hp=14 (damage.suffer-damage)",
            "rads seat=0 amount=2 rads=2 (rads.suffer-rads)",
            "heal seat=0 amount=1 hp=15 (damage.heal)",
            "cure seat=0 amount=1 rads=1 (hp-track.rads-bounds)",
        ],
        id="harm and healing",
        marks=rule("fallout.damage.suffer-damage", "fallout.rads.suffer-rads"),
    ),
    pytest.param(
        lambda: meets(
            "{do: place, enemy: critter, at: {place: diamond-city}}, {do: remove, enemy: critter}",
            tokens={"critter": ["mole-rat"]},
        ),
        ["option:do"],
        [
            "enemy type=critter space=dia.d enemy=mole-rat (enemy-abilities.aggressive-placed)",
            "enemy-gone seat=0 enemy=mole-rat (enemies.killed-discard)",
        ],
        id="enemies that come and go",
        marks=rule("fallout.enemies.killed-discard"),
    ),
    pytest.param(
        lambda: meets(
            "{do: kill, enemy: human}",
            survivor(special="SPE"),
            enemies=[enemy("raider", "camp.a")],
            loot=["junk"],
        ),
        ["option:do"],
        [
            "enemy-killed seat=0 enemy=raider space=camp.a (killed.kill-outside-fight)",
            "xp seat=0 amount=1 (killed.kill-outside-fight)",
            "gain seat=0 card=junk (enemy-abilities.loot)",
        ],
        id="a kill outside a fight",
        marks=rule("fallout.killed.kill-outside-fight"),
    ),
    pytest.param(
        lambda: wasteland(
            survivor(space="cit.c"),
            enemies=[enemy("mole-rat", "cit.a"), enemy("mirelurk", "dia.a", active=False)],
            agendas=["payday-1", "legend-1"],
        ),
        ["end"],
        [
            "round-end round=1 (rounds.end-trigger)",
            "reveal agenda=payday-1 icons=['critter', 'monster'] (rounds.end-of-round-reveal)",
            "activate type=critter count=1 (rounds.activate-shown-types)",
            "enemy-moves enemy=mole-rat space=cit.b (enemy-activation.move-toward)",
            "enemy-turned enemy=mirelurk space=dia.a (enemy-activation.turn-inactive-after)",
            "activate type=monster count=0 (rounds.activate-shown-types)",
            "agenda-discarded agenda=payday-1 (rounds.discard-revealed)",
            "turn seat=0 (rounds.one-turn-each)",
        ],
        id="enemies that act",
        marks=rule("fallout.enemy-activation.move-toward"),
    ),
    pytest.param(
        lambda: meets("{do: damage, amount: 99}", survivor(inventory=["junk"]), survivor()),
        ["option:do", "return:camp.a"],
        [
            "damage seat=0 amount=99 hp=0 (damage.suffer-damage)",
            "killed seat=0 (killed.survivor-threshold)",
            "return seat=0 space=camp.a (killed.return-to-start)",
            "discard seat=0 card=junk (killed.discard-inventory)",
            "heal seat=0 amount=16 hp=16 (killed.full-recovery)",
            "turn seat=1 (rounds.one-turn-each)",
        ],
        id="a survivor who is killed",
        marks=rule("fallout.killed.kill-sequence"),
    ),
    pytest.param(
        lambda: meets("{do: rads, amount: 16}", survivor(), survivor(), agendas=["payday-1", "legend-1"]),
        ["option:do", "return:camp.a"],
        [
            "rads seat=0 amount=16 rads=16 (rads.suffer-rads)",
            "killed seat=0 (killed.survivor-threshold)",
            "return seat=0 space=camp.a (killed.return-to-start)",
            "heal seat=0 amount=0 hp=16 (killed.full-recovery)",
            "eliminated seat=0 (killed.eliminated-loses)",
            "first-player seat=1 (killed.eliminated-first-player)",
            "round-end round=1 (rounds.end-trigger)",
            "reveal agenda=payday-1 icons=['critter', 'monster'] (rounds.end-of-round-reveal)",
            "activate type=critter count=0 (rounds.activate-shown-types)",
            "activate type=monster count=0 (rounds.activate-shown-types)",
            "agenda-discarded agenda=payday-1 (rounds.discard-revealed)",
            "turn seat=1 (rounds.one-turn-each)",
        ],
        id="a survivor who is eliminated",
        marks=rule("fallout.killed.eliminated-loses"),
    ),
    pytest.param(
        lambda: meets("{do: rads, amount: 16}"),
        ["option:do", "return:camp.a"],
        [
            "rads seat=0 amount=16 rads=16 (rads.suffer-rads)",
            "killed seat=0 (killed.survivor-threshold)",
            "return seat=0 space=camp.a (killed.return-to-start)",
            "heal seat=0 amount=0 hp=16 (killed.full-recovery)",
            "eliminated seat=0 (killed.eliminated-loses)",
            "game-over winners=[] how=eliminated leader= (killed.all-eliminated)",
        ],
        id="nobody is left",
        marks=rule("fallout.killed.all-eliminated"),
    ),
    pytest.param(
        lambda: wasteland(packs=[story_pack(quests=TRIAL)], quests=["trial"], dice=[1, 1, 1, 2, 2, 1]),
        ["quest:trial:do", "quest:trial:do"],
        [
            "attempt seat=0 quest=trial objective=do (quest-action.attempt)",
            "test seat=0 letters=S difficulty=3 (tests.parts)",
            "roll seat=0 dice=[0, 0, 0] (tests.roll)",
            "tested seat=0 hits=0 difficulty=3 passed=False (tests.failure)",
            "attempt-failed seat=0 quest=trial (quest-action.failure-keeps-quest)",
            "attempt seat=0 quest=trial objective=do (quest-action.attempt)",
            "test seat=0 letters=S difficulty=3 (tests.parts)",
            "roll seat=0 dice=[1, 1, 0] (tests.roll)",
            "tested seat=0 hits=4 difficulty=3 passed=True (tests.success)",
            "complete seat=0 quest=trial objective=do (quest-cards.completer-gets-results)",
            "caps seat=0 amount=1 caps=4 (results.gain-caps)",
        ],
        id="a test that fails and one that succeeds",
        marks=rule("fallout.tests.success", "fallout.tests.failure"),
    ),
    pytest.param(
        lambda: meets("{do: trash}", option=BY_ANOTHER),
        ["option:do"],
        [
            "others-test seat=0 hits=3 difficulty=3 (solo-play.other-survivor-test)",
            "trash card=tale (encounter-action.trash-if-told)",
        ],
        id="a test of another, alone",
        marks=rule("fallout.solo-play.other-survivor-test"),
    ),
    pytest.param(
        lambda: wasteland(
            enemies=[enemy("radscorpion", "camp.c"), enemy("mole-rat", "camp.c")],
            dice=[4, 1, 1, 1, 1, 1],
        ),
        ["fight:radscorpion", "fight:mole-rat"],
        [
            "fight seat=0 enemy=radscorpion away=False (combat.parties)",
            "roll seat=0 dice=[3, 0, 0] (combat.roll)",
            "damage seat=0 amount=2 hp=14 (combat.enemy-hits)",
            "rads seat=0 amount=2 rads=2 (enemy-abilities.radiation)",
            "hits seat=0 enemy=radscorpion hits=1 needs=2 (combat.hits-do-not-carry)",
            "fight seat=0 enemy=mole-rat away=False (combat.parties)",
            "roll seat=0 dice=[0, 0, 0] (combat.roll)",
            "hits seat=0 enemy=mole-rat hits=0 needs=1 (combat.hits-do-not-carry)",
            "retreat enemy=mole-rat (enemy-abilities.retreat)",
        ],
        id="fights that are not won",
        marks=rule("fallout.combat.hits-do-not-carry", "fallout.enemy-abilities.retreat"),
    ),
    pytest.param(
        lambda: wasteland(survivor(special="SP"), enemies=[enemy("raider", "camp.c")], dice=[2, 1, 1], loot=["junk"]),
        ["fight:raider"],
        [
            "fight seat=0 enemy=raider away=False (combat.parties)",
            "roll seat=0 dice=[1, 0, 0] (combat.roll)",
            "damage seat=0 amount=2 hp=14 (combat.enemy-hits)",
            "hits seat=0 enemy=raider hits=3 needs=1 (combat.enemy-killed)",
            "enemy-killed seat=0 enemy=raider space=camp.c (combat.xp-for-kill)",
            "xp seat=0 amount=1 (combat.xp-for-kill)",
            "gain seat=0 card=junk (enemy-abilities.loot)",
        ],
        id="a fight that is won",
        marks=rule("fallout.combat.xp-for-kill"),
    ),
    pytest.param(
        lambda: meets("{do: trash}", option="forced: {caps: 1}"),
        [],
        [
            "encounter seat=0 card=tale reader=0 (encounter-action.read-aloud)",
            "forced seat=0 card=tale option=do (encounter-action.forced)",
            "trash card=tale (encounter-action.trash-if-told)",
        ],
        id="a forced option",
        marks=rule("fallout.encounter-action.forced"),
    ),
]


@pytest.mark.parametrize(("situation", "choices", "told"), NEWS)
def test_all_that_happens_in_fights_is_told(
    situation: Callable[[], Wasteland], choices: list[str], told: list[str]
) -> None:
    """Choice by choice: what happened, to whom, by how much, and the rule; that an option was chosen is told once."""
    assert news_of(situation(), choices, told) == told

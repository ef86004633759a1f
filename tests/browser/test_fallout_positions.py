"""All that the expansions of Fallout show, in a real Chromium: at a desk and on a phone 360 wide, in three languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_fallout_words import is_foreign
from tests.kit.bonds import ID as BONDS
from tests.kit.browser import PHONE, Lang, Screen, Visit
from tests.kit.california import ID as CALIFORNIA
from tests.kit.positions import PROGRAM, Position
from tests.kit.serving import Served

NAMED = re.compile(r"\bBen\b|\b(fallout|atomic-bonds|new-california)(\.[a-z0-9-]+)+\b")  # a player, and rule ids
LANGS = pytest.mark.parametrize("lang", ["en", "ru", "pl"])
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


@pytest.fixture(scope="session")
def server(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose tables of two with one expansion begin in the midst of things."""
    folder = tmp_path_factory.mktemp("positions")
    served = Served(f"sqlite:///{folder}/tables.db", folder)
    served.program = ["-W", "ignore:Cyclopts application invoked", "-c", PROGRAM]  # the kit knows pytest
    with served:
        yield served
    assert served.faults() == []


@pytest.fixture(scope="module")
def bonds(server: Served) -> Position:
    """Ben has ended the round: a card of the activation deck is revealed, and Ann is asked for an enemy's way."""
    position = Position(server, BONDS)
    position.choose("end")
    return position


@pytest.fixture(scope="module")
def california(server: Served) -> Position:
    return Position(server, CALIFORNIA)


def book(position: Position, expansion: str, lang: Lang) -> dict[str, Any]:
    """The book that the page draws from."""
    return dict(position.server.get("/api/games/fallout/book", expansions=expansion, lang=lang).json())


def seat(position: Position, visit: Visit, lang: Lang, phone: bool) -> Screen:
    ann = visit(lang, phone=phone)
    position.sit(ann, 0).wait(turns=("mine", "others"))
    if phone:
        assert PHONE["width"] == 360
    return ann


def opened(ann: Screen, panel: str) -> None:
    button = ann.board.locator(f'[data-panel="{panel}"]')
    if button.get_attribute("aria-expanded") == "false":
        button.click()


def is_sound(ann: Screen) -> None:
    """Nothing is wider than the screen, nor in another language, and axe finds nothing."""
    ann.fits()
    assert [text for text in ann.texts() if is_foreign(NAMED.sub("", text), ann.lang)] == []
    ann.is_accessible()


@LANGS
@SIZES
def test_what_a_survivor_has_of_atomic_bonds(visit: Visit, bonds: Position, lang: Lang, phone: bool) -> None:
    """Modifications on the weapon and the apparel, and the revealed mutation with what is good and bad about it."""
    cards = book(bonds, BONDS, lang)["cards"]
    ann = seat(bonds, visit, lang, phone)
    opened(ann, "mine")

    for held, modification in (("machete", "scope"), ("leather-armor", "lead-lining")):
        card = ann.board.locator(f'[data-place="card:{held}"]')
        expect(card).to_contain_text(cards["modifications"][modification]["name"])
    mutation = ann.board.locator('[data-place="mutation:scaly-skin"]')
    for said in (cards["mutations"]["scaly-skin"]["name"], *cards["mutations"]["scaly-skin"]["text"]):
        expect(mutation).to_contain_text(said)
    is_sound(ann)


@LANGS
@SIZES
def test_the_sheet_of_atomic_bonds_to_its_end(visit: Visit, bonds: Position, lang: Lang, phone: bool) -> None:
    """Goals, the revealed activation card and the deck, workshop upgrades with their text, and C.A.M.P. tokens."""
    told = book(bonds, BONDS, lang)
    cards, names = told["cards"], told["names"]
    ann = seat(bonds, visit, lang, phone)
    opened(ann, "power")
    shown = ann.board.get_by_role("region", name=names["expansion-atomic-bonds"], exact=True)

    for goal in ("common-purse", "well-read", "lights-on-the-hill", "deep-camp"):
        expect(shown.locator(f'[data-place="goal:{goal}"]')).to_contain_text(cards["goals"][goal]["name"])
    activation = shown.get_by_role("region", name=names["bonds-activation"], exact=True)
    revealed = activation.locator("p", has_text=names["bonds-revealed"])
    for enemy in cards["activation"]["activation-3"]["types"]:
        expect(revealed).to_contain_text(names[f"type-{enemy}"])
    expect(activation.locator("h3 b")).to_have_text("2")
    for upgrade in ("clinic", "generator"):
        built = shown.locator(f'[data-place="upgrade:{upgrade}"]')
        for said in (cards["upgrades"][upgrade]["name"], *cards["upgrades"][upgrade]["text"]):
            expect(built).to_contain_text(said)
    camps = shown.get_by_role("region", name=names["bonds-camps"], exact=True).locator("ul").first.locator("b")
    expect(camps).to_have_text(["2", "1", "5"])
    shown.get_by_role("region", name=names["bonds-camps"], exact=True).scroll_into_view_if_needed()
    is_sound(ann)


@LANGS
@SIZES
def test_a_table_of_new_california(visit: Visit, california: Position, lang: Lang, phone: bool) -> None:
    """The race of two tokens, enemies with Fast and Caps, the vaults on the map, and both cards of Mister Handy."""
    told = book(california, CALIFORNIA, lang)
    cards, names = told["cards"], told["names"]
    ann = seat(california, visit, lang, phone)
    sides = {side: cards["scenarios"][CALIFORNIA][side]["faction"] for side in ("star", "shield")}

    for token, ability in (("gecko", "fast"), ("nightstalker", "fast"), ("bounty-hunter", "caps")):
        enemy = ann.board.locator(f'[data-place="enemy:{token}"]')
        expect(enemy).to_have_attribute("aria-label", re_of(names[f"ability-{ability}"]))
        expect(enemy.locator(".habit", has_text="»")).to_have_count(1 if ability == "fast" else 0)
    spaces = california.game.state.land.spaces
    for icon in ("vault-7", "vault-44"):
        [node] = [node for node, space in spaces.items() if space.icon == icon]
        expect(ann.board.locator(f'[data-node="{node}"]')).to_have_attribute("aria-label", re_of(names[f"icon-{icon}"]))
    opened(ann, "power")
    for side, at in (("star", 4), ("shield", 6)):
        expect(ann.board.locator(f".row.{side} b").first).to_have_text(re_of(sides[side]))
        expect(ann.board).to_contain_text(f"{at}/9")
    is_sound(ann)
    opened(ann, "mine")
    for card in ("modular-exoplating", "tool-arms"):
        expect(ann.board.locator(f'[data-place="card:{card}"]')).to_contain_text(cards["cards"][card]["name"])
    is_sound(ann)


@LANGS
def test_a_running_table_says_what_it_is_played_with(visit: Visit, bonds: Position, lang: Lang) -> None:
    """A line among those who sit there, with the expansion's own name."""
    name = book(bonds, BONDS, lang)["names"]["expansion-atomic-bonds"]
    ann = seat(bonds, visit, lang, phone=False)
    ann.tab("tab-seats").click()

    expect(ann.page.locator("p.with")).to_have_text(ann.say("played-with", names=name))
    is_sound(ann)


def re_of(text: str) -> re.Pattern[str]:
    """The text somewhere, whatever letter it begins with."""
    return re.compile(re.escape(text), re.IGNORECASE)

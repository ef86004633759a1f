"""What an expansion adds to a board is read beside it, and its rules are found in the rules of its table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.cli.conftest import EXPANSIONS
from tests.kit.browser import Visit
from tests.kit.serving import Served

DEAD_AIR = {"scenario": "dead-air", "strength_needed": 9}


@pytest.fixture(scope="module")
def server(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose host has installed the expansion."""
    folder = tmp_path_factory.mktemp("added")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(EXPANSIONS))
        with Served(f"sqlite:///{folder}/tables.db", folder).from_nothing() as served:
            yield served
    assert served.faults() == []


def test_the_signal_is_read_beside_the_board_and_its_rules_are_found(visit: Visit, server: Served) -> None:
    """It grows with each boost, whoever looks, in any language; a search for it finds its rules."""
    table, invite, _ = server.new_table(game="fallout", seats=1, options=DEAD_AIR, expansions=["signals"])
    ann = visit("en")
    ann.sit_at(table, invite, 0, "Ann")
    ann.wait()
    panel = ann.region("from-expansions")
    expect(panel).to_contain_text("Signal: 0 of 9")
    while "signals.boost" not in ann.offered:
        ann.choose()

    ann.choose("signals.boost")

    expect(panel).to_contain_text("Signal: 2 of 9")  # the opening has tuned it to 1
    eve = visit("pl").open(f"/tables/{table}")
    eve.wait(turns=("others",))
    expect(eve.region("from-expansions")).to_contain_text("Sygnał: 2 z 9")

    ann.button("rules").click()
    ann.dialog("rules").get_by_role("searchbox").fill("signals")
    expect(ann.dialog("rules").locator('[data-rule="signals.broadcast"]')).to_be_visible()

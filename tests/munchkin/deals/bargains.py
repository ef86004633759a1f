"""A fight in which a helper is promised something, for the tests of deals."""

from tests.kit.munchkin import Table, munchkin, table

HOARD = ("baseball-bat", "combat-knife", "spiked-boots", "laser-pistol", "leather-armour")


def deal(
    ann: dict[str, object] | None = None,
    ben: dict[str, object] | None = None,
    cleo: dict[str, object] | None = None,
    foe: str = "robobrain",
    **more: object,
) -> Table:
    """Ann of Level 6 fights a Robobrain (8, 2 Treasures) and has the word; Ben is at Level 5, Cleo at 4."""
    return table(
        munchkin(**{"level": 6, "hand": ["bent-fork"], **(ann or {})}),  # type: ignore[arg-type]  # what a seat may have
        munchkin(**{"level": 5, "hand": ["tin-can"], **(ben or {})}),  # type: ignore[arg-type]  # the same
        munchkin(**{"level": 4, "hand": ["desk-fan"], **(cleo or {})}),  # type: ignore[arg-type]  # the same
        foes=[foe],
        treasures=HOARD,
        **more,  # type: ignore[arg-type]  # what a table may have
    )

"""The printed faces for the tests of the Fallout board: those of all packs, as they are now."""

from tools import map_faces


def test_the_faces_are_those_of_the_packs() -> None:
    assert map_faces.FILE.read_text(encoding="utf-8") == map_faces.page(), f"{map_faces.FILE} is stale: run `make docs`"

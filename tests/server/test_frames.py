"""Messages written past the framework are what the framework would have written."""

import pytest
from websockets.frames import Frame, Opcode

from crossroads.server.frames import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_web_server_makes_of_the_same_text(size: int) -> None:
    data = b"x" * size

    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)

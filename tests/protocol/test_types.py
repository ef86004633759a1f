"""The web client's types are those of the structs."""

from typing import get_args

import msgspec
import pytest

from crossroads.protocol import socket
from tools import protocol_types


def test_the_web_clients_types_are_fresh() -> None:
    """`make docs` renews them."""
    assert protocol_types.FILE.is_file(), "web/src/lib/protocol.ts is missing: run `make docs`"
    written = protocol_types.FILE.read_text(encoding="utf-8")

    assert written == protocol_types.page(), "web/src/lib/protocol.ts is stale: run `make docs`"


@pytest.mark.parametrize("kind", [*get_args(socket.Said), *get_args(socket.Told)], ids=lambda kind: kind.__name__)
def test_a_message_of_the_line_carries_its_tag(kind: type[msgspec.Struct]) -> None:
    """A client tells messages apart by their `type`, so each has one of its own."""
    tag = kind.__struct_config__.tag

    assert f'export interface {kind.__name__} {{\n  type: "{tag}";\n' in protocol_types.page()


def test_what_has_a_default_may_be_left_out_by_who_asks_and_never_by_who_answers() -> None:
    """`hello` need not say a language; a step always says its request."""
    assert "  lang?: Lang;" in protocol_types.struct(socket.Hello)
    assert "  request: string;" in protocol_types.struct(socket.Step)


def test_comments_beside_a_field_stand_above_it() -> None:
    assert "  /** the seat that chose */\n  by: number;" in protocol_types.struct(socket.Step)

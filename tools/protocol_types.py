"""Write the web client's types, `web/src/lib/protocol.ts`, from the structs of `crossroads.protocol`.

What a client is told has every field, unless its struct omits defaults. What it says or asks may leave out whatever has a
default.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

from crossroads.protocol import (
    advice,
    devices,
    links,
    looking_back,
    notices,
    profiles,
    reference,
    since,
    socket,
    tables,
)
from tools.structs import Struct, literals_of
from tools.typescript import TypeScript, comment, declared

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web/src/lib/protocol.ts"
MODULES: tuple[ModuleType, ...] = (
    *(tables, devices, links, notices, profiles, reference, advice, looking_back, since, socket),
)
UNIONS: dict[str, Any] = {"Said": socket.Said, "Told": socket.Told}
BODIES: tuple[type, ...] = (
    tables.NewTable,
    tables.ClaimSeat,
    tables.SitBot,
    tables.HandOver,
    links.LinkAsked,
    devices.SpendCode,
    notices.NewChannel,
    notices.ConfirmChannel,
    notices.DropChannel,
    notices.PauseTable,
    profiles.NewProfile,
    profiles.SignIn,
)
ASKED = frozenset({*BODIES, *get_args(socket.Said)})
HEAD = """\
// Made by `make docs` from src/crossroads/protocol: do not edit.
"""


def page() -> str:
    """The whole file."""
    return "\n".join([HEAD, *WRITER.aliases(), *structs(), *unions()])


def unions() -> Iterator[str]:
    told = {"Said": "Whatever a client says on its line.", "Told": "Whatever it is told there."}
    for name, union in UNIONS.items():
        yield comment(told[name]) + declared(f"export type {name} =", [part.__name__ for part in get_args(union)])


def structs() -> Iterator[str]:
    """Every struct that a module makes itself, in the order of its text."""
    for module in MODULES:
        for kind in vars(module).values():
            own = getattr(kind, "__module__", "") == module.__name__
            if own and isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not tables.Message:
                yield struct(kind)


def struct(kind: Struct) -> str:
    """One struct as an interface."""
    return WRITER.interface(kind)


def may_be_missing(kind: Struct, field: shapes.Field) -> bool:
    return not field.required and (kind in ASKED or kind.__struct_config__.omit_defaults)


WRITER = TypeScript(literals_of(MODULES), may_be_missing)


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"written: {FILE.relative_to(ROOT)}\n")

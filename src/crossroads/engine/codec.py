"""States as bytes and back: the one way out of memory and in again."""

from typing import Any, TypeVar

import msgspec

from crossroads.engine.content import content_of
from crossroads.engine.definition import Definition
from crossroads.engine.setup import Setup
from crossroads.engine.state import State

S = TypeVar("S", bound=State)


def encode_state(state: State) -> bytes:
    """A state as bytes; content is named by its packs."""
    return msgspec.json.encode(state, enc_hook=_content_as_packs)


def decode_state(made: Definition[S], setup: Setup, data: Any) -> S:
    """A state from plain data, checked field by field."""

    def restore(kind: type[Any], _: Any) -> Any:
        assert kind is made.content_type, f"no way to read {kind}"
        return content_of(setup.game, setup.packs, setup.modules)

    state = msgspec.convert(data, made.state_type, dec_hook=restore, str_keys=True)
    parts = {module.id: module.state_type for module in made.expansions if module.state_type is not None}
    added = state.added or {}
    if added.keys() != parts.keys():
        raise msgspec.ValidationError(f"it has parts of {', '.join(added) or 'no expansion'}")
    if parts:
        state.added = {name: msgspec.convert(added[name], kind, str_keys=True) for name, kind in parts.items()}
    return state


def _content_as_packs(content: Any) -> Any:
    return content.packs

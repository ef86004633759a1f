"""Things that nobody can guess: tokens and invitations, of which the database keeps hashes alone, ids of tables, secrets."""

import secrets
from collections.abc import Iterable
from hashlib import sha256

ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"
READABLE = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that looks like another
CODE_LENGTH = 10
ID_LENGTH = 14  # some 72 bits


def new_token() -> str:
    """A token for a seat, a host or an invitation."""
    return secrets.token_urlsafe(24)


def new_secret() -> bytes:
    """What a table's dice are made of, with what its seats add: committed to before anybody sits down."""
    return secrets.token_bytes(32)


def new_table_id() -> str:
    """An id for a table: whoever knows it may watch."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def new_code() -> str:
    """A code that people can read out and type in: some 49 bits, good once and for minutes."""
    signs = "".join(secrets.choice(READABLE) for _ in range(CODE_LENGTH))
    return f"{signs[:5]}-{signs[5:]}"


def code_hash(table_id: str, code: str) -> str:
    """What the database keeps of a table's code, however it is written."""
    signs = "".join(sign for sign in code.upper() if sign.isalnum())
    return hash_of(f"{table_id} {signs}")


def hash_of(token: str) -> str:
    """What the database keeps of a token. Tokens are long and random, so a plain hash gives nothing away."""
    return sha256(token.encode()).hexdigest()


def hashes_of(tokens: Iterable[str]) -> frozenset[str]:
    """The hashes of all tokens that somebody shows."""
    return frozenset(hash_of(token) for token in tokens if token)

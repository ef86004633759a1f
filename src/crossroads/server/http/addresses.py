"""Whom a request comes from."""

from ipaddress import IPv6Address, ip_address

from crossroads.server.http.asgi import Scope

LONGEST = 64  # signs of what is no address, whoever names it


def neighbourhood(address: str) -> str:
    """Who counts as one: an address, or in IPv6 the /64 that one household is given."""
    try:
        known = ip_address(address)
    except ValueError:
        return address[:LONGEST]
    if isinstance(known, IPv6Address):
        return str(known.ipv4_mapped) if known.ipv4_mapped else known.exploded[:19]
    return address


def address_of(scope: Scope) -> str:
    """The client of a request, as a trusted proxy names it or as the connection has it."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""

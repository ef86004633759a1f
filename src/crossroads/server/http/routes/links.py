"""Addresses for other devices. They are asked for by POST: an invitation may be in them."""

from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from crossroads.protocol.links import LinkAsked, LinkTold
from crossroads.server.http.links import link_to
from crossroads.server.http.routes.asked import AnyRequest, SettingsHere, problems


@post("/api/link", status_code=200, sync_to_thread=False, responses=problems(413))
def show_link(request: AnyRequest, settings: SettingsHere, data: JSONBody[LinkAsked]) -> LinkTold:
    """A place of the page as an address that other devices can open, and its QR code."""
    return link_to(settings, request.url.scheme, request.headers.get("host", ""), data.place)


ROUTES: list[HTTPRouteHandler] = [show_link]

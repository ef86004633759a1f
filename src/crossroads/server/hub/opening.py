"""A hub as its host has set it up."""

from crossroads.server.hub.hub import Hub
from crossroads.server.notices.office import NoticeSetup
from crossroads.server.settings import Settings
from crossroads.server.table.absence import patient


async def hub_of(settings: Settings) -> Hub:
    """Open the database that is named, with its patience and its ways to people who are away."""
    notices = NoticeSetup(settings.public_url, settings.smtp_url, settings.mail_sender)
    return await Hub.open(settings.address, patience=patient(settings.patience), notices=notices)

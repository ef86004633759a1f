"""Mail goes to addresses that were confirmed by a typed code, in plain text, with a way out that works by one request."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP
from structlog.testing import capture_logs

from crossroads.protocol.notices import NewChannel
from crossroads.server.hub.hub import Hub
from crossroads.server.log.channels import CHANNELS
from crossroads.server.log.outbox import GRACE_SECONDS
from crossroads.server.notices.listening import CODE_SECONDS, MOST_TRIES
from crossroads.server.notices.mail import MailServer, check_mail_address
from crossroads.server.notices.office import NoticeSetup
from crossroads.server.trouble import Trouble
from tests.kit.hubs import hub_at, run
from tests.kit.slowly import Clock, rows, slow_table

BASE = "https://table.example"
ANN = "ann@mail.example"


class Mailbox:
    """What a mail server has taken; it refuses some."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = ""

    async def handle_RCPT(  # noqa: N802  (the server calls it so)
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  (the same)
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def code(self) -> str:
        """The code in the last mail."""
        found = re.search(r"[2-9A-Z]{5}-[2-9A-Z]{5}", self.mails[-1].get_content())
        assert found is not None
        return found[0]


@asynccontextmanager
async def mail_hub(url: str, clock: Clock) -> AsyncIterator[tuple[Hub, Mailbox]]:
    """A hub with a mail server of its own."""
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, hostname="localhost", loop=loop), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    setup = NoticeSetup(BASE, f"smtp://127.0.0.1:{port}?starttls=no", "crossroads@table.example")
    try:
        async with hub_at(url, clock=clock, notices=setup) as hub:
            yield hub, box
    finally:
        server.close()
        await server.wait_closed()


async def asked_for(hub: Hub, table: str, tokens: list[str], **about: Any) -> str:
    told = await hub.days.listening.add(table, 0, tokens[:1], "", NewChannel("email", ANN, **about), BASE)
    assert [each.confirmed for each in told.channels] == [False]
    return told.channels[0].id


@pytest.mark.parametrize(
    ("lang", "subject"),
    [
        ("en", "It is your turn: Fallout Shelter"),
        ("ru", "Ваш ход: Fallout Shelter"),
        ("pl", "Twoja kolej: Fallout Shelter"),
    ],
)
def test_a_mail_says_where_and_until_when(url: str, lang: Any, subject: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with mail_hub(url, clock) as (hub, box):
            table, tokens = await slow_table(hub)
            channel = await asked_for(hub, table, tokens, lang=lang, zone="Europe/Warsaw")
            await hub.days.listening.confirm(table, 0, tokens[:1], "", channel, box.code())
            clock.now += GRACE_SECONDS
            await hub.days.post.send_due()

            mail = box.mails[-1]
            assert (mail["to"], mail["from"]) == (ANN, "Crossroads <crossroads@table.example>")
            assert mail["subject"].startswith(subject[:10])
            assert mail.get_content_type() == "text/plain"
            text = mail.get_content()
            assert f"{BASE}/tables/{table}" in text
            assert "Person 1" in text
            assert "2027-01-16 13:00 (Europe/Warsaw)" in text
            assert mail["list-unsubscribe"] == f"<{await hub.days.listening.stop_at(channel)}>"
            assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            assert re.fullmatch(r"<[0-9a-f]{32}@table\.example>", mail["message-id"])
            assert mail["auto-submitted"] == "auto-generated"
            assert not [token for token in tokens if token in mail.as_string()]

    run(test())


def test_an_address_without_its_code_gets_nothing_more(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with mail_hub(url, clock) as (hub, box):
            table, tokens = await slow_table(hub)
            channel = await asked_for(hub, table, tokens)
            assert BASE in box.mails[0].get_content()
            clock.now += GRACE_SECONDS
            await hub.days.post.send_due()
            assert len(box.mails) == 1

            for wrong in ("AAAAA-AAAAA", "", box.code()[:-1]):
                assert (
                    await refusal(hub.days.listening.confirm(table, 0, tokens[:1], "", channel, wrong)) == "code-wrong"
                )
            assert (
                await refusal(hub.days.listening.confirm(table, 1, tokens[1:], "", channel, box.code()))
                == "unknown-channel"
            )
            typed = box.code().lower().replace("-", " ")
            told = await hub.days.listening.confirm(table, 0, tokens[:1], "", channel, typed)
            assert [each.confirmed for each in told.channels] == [True]
            assert box.code() not in str(await rows(hub, CHANNELS))

    run(test())


async def refusal(work: Any) -> str:
    with pytest.raises(Trouble) as trouble:
        await work
    return trouble.value.code


def test_a_code_can_be_guessed_at_five_times_and_is_good_for_an_hour(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with mail_hub(url, clock) as (hub, box):
            table, tokens = await slow_table(hub)
            channel = await asked_for(hub, table, tokens)
            for _ in range(MOST_TRIES):
                await refusal(hub.days.listening.confirm(table, 0, tokens[:1], "", channel, "AAAAA-AAAAA"))
            assert (
                await refusal(hub.days.listening.confirm(table, 0, tokens[:1], "", channel, box.code())) == "code-wrong"
            )
            channel = await asked_for(hub, table, tokens)
            clock.now += CODE_SECONDS + 1
            assert (
                await refusal(hub.days.listening.confirm(table, 0, tokens[:1], "", channel, box.code())) == "code-wrong"
            )

    run(test())


def test_nobody_is_flooded_with_codes(url: str) -> None:
    async def test() -> None:
        async with mail_hub(url, Clock()) as (hub, box):
            table, tokens = await slow_table(hub)
            for _ in range(4):
                await asked_for(hub, table, tokens)

            again = hub.days.listening.add(table, 1, tokens[1:], "", NewChannel("email", ANN), BASE)

            assert await refusal(again) == "too-many-requests"
            assert len(box.mails) == 4

    run(test())


def test_the_way_out_asks_first_and_works_once_asked(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with mail_hub(url, clock) as (hub, box):
            table, tokens = await slow_table(hub)
            channel = await asked_for(hub, table, tokens, lang="ru")
            await hub.days.listening.confirm(table, 0, tokens[:1], "", channel, box.code())
            proof = (await hub.days.listening.stop_at(channel)).rpartition("/")[2]
            assert await hub.days.listening.stop(channel, proof, really=False) == ("ru", True)
            assert await refusal(hub.days.listening.stop(channel, proof[::-1], really=True)) == "unknown-channel"

            assert await hub.days.listening.stop(channel, proof, really=True) == ("ru", True)

            assert await hub.days.listening.stop(channel, proof, really=True) == ("en", False)
            clock.now += GRACE_SECONDS
            await hub.days.post.send_due()
            assert len(box.mails) == 1

    run(test())


def test_an_address_that_a_mail_server_refuses_for_good_is_forgotten(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with mail_hub(url, clock) as (hub, box):
            table, tokens = await slow_table(hub)
            channel = await asked_for(hub, table, tokens)
            await hub.days.listening.confirm(table, 0, tokens[:1], "", channel, box.code())
            box.refuses = "451 later"
            clock.now += GRACE_SECONDS
            await hub.days.post.send_due()
            assert len(await rows(hub, CHANNELS)) == 1
            box.refuses = "550 no such mailbox"
            clock.now += 3600
            await hub.days.post.send_due()

            assert await rows(hub, CHANNELS) == []

    run(test())


def test_no_address_and_no_secret_is_written_to_the_log(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with mail_hub(url, clock) as (hub, box):
            table, tokens = await slow_table(hub)
            channel = await asked_for(hub, table, tokens)
            await hub.days.listening.confirm(table, 0, tokens[:1], "", channel, box.code())
            box.refuses = "550 no such mailbox"
            clock.now += GRACE_SECONDS
            await hub.days.post.send_due()
            told.append(box.code())

    told: list[str] = []
    with capture_logs() as lines:
        run(test())

    assert [line for line in lines if line["event"] == "notice-failed"]
    assert not [secret for secret in (ANN, *told) if secret in str(lines)]


def test_without_a_mail_server_no_mail_is_offered(url: str) -> None:
    async def test() -> None:
        async with hub_at(url, clock=Clock()) as hub:
            table, tokens = await slow_table(hub)
            told = await hub.days.listening.told(table, 0, tokens[:1], "")
            assert told.offered == ["webhook", "feed"]
            add = hub.days.listening.add(table, 0, tokens[:1], "", NewChannel("email", ANN), BASE)
            assert await refusal(add) == "channel-off"
            assert await refusal(hub.days.listening.told(table, 0, tokens[1:], "")) == "not-yours"

    run(test())


@pytest.mark.parametrize(
    "text",
    [
        "ann",
        "ann@",
        "@mail.example",
        "ann@localhost",
        "a b@mail.example",
        "ann@mail.example\nbcc: x@y.z",
        "Ann <ann@mail.example>",
        "",
    ],
)
def test_what_is_no_mail_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no mail address"):
        check_mail_address(text)


def test_a_mail_server_is_named_by_an_address() -> None:
    assert MailServer.of("smtps://ann%40x:p%3Aw@mail.example") == MailServer(
        "mail.example", 465, True, None, "ann@x", "p:w"
    )
    assert MailServer.of("smtp://mail.example?starttls=always") == MailServer("mail.example", 587, False, True, "", "")
    for wrong in (
        "mail.example",
        "https://mail.example",
        "smtp://",
        "smtp://mail.example?starttls=maybe",
        "smtp://mail.example:x",
    ):
        with pytest.raises(ValueError, match="write smtp://"):
            MailServer.of(wrong)

"""`crossroads serve`: tables for browsers."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

if TYPE_CHECKING:
    from crossroads.server.settings import Settings


def serve(
    *,
    host: Annotated[str, Parameter(help="Which address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help="Which port to listen at; 8000 unless named, 0 for a free one.")] = None,
    db: Annotated[
        str | None,
        Parameter(
            env_var="CROSSROADS_DB",
            help="Where tables are kept: sqlite:///FILE or postgresql://NAME:PASSWORD@HOST/DATABASE; else a file of yours.",
        ),
    ] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Parameter(help="How much is written to the log.")
    ] = "info",
    rate: Annotated[
        int, Parameter(help="How many requests one address may make in a minute; 0 for as many as it likes.")
    ] = 600,
    patience: Annotated[
        int,
        Parameter(help="After how many seconds the others may let a bot play on for somebody who is away."),
    ] = 60,
    origins: Annotated[
        list[str] | None,
        Parameter(
            negative=(),
            consume_multiple=True,
            help="Further addresses whose pages may talk to this server, such as https://table.example; for a proxy that changes the host.",
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        Parameter(
            env_var="CROSSROADS_PUBLIC_URL",
            help="Where people find this server, such as https://table.example: invitations and QR codes name it.",
        ),
    ] = None,
    smtp_url: Annotated[
        str | None,
        Parameter(
            env_var="CROSSROADS_SMTP_URL",
            help="Where mail for people who are away is handed in: smtp://NAME:PASSWORD@HOST:587 or smtps://NAME:PASSWORD@HOST; it needs --public-url.",
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        Parameter(
            env_var="CROSSROADS_MAIL_FROM", help="Whom that mail is from; else crossroads at the public address."
        ),
    ] = None,
    tls_cert: Annotated[
        Path | None, Parameter(help="A certificate (PEM), so that https ends here; behind a proxy leave it out.")
    ] = None,
    tls_key: Annotated[Path | None, Parameter(help="The key of that certificate (PEM).")] = None,
    pack: Annotated[
        list[Path] | None,
        Parameter(
            name="--pack",
            negative=(),
            consume_multiple=True,
            help="Folders of packs that tables can be set with.",
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        Parameter(
            name="--bot",
            negative=(),
            consume_multiple=True,
            help="Bots of your own that can sit at tables, as magpie.py:Magpie.",
        ),
    ] = None,
    open_page: Annotated[
        bool, Parameter(name="--open", negative=(), help="Open the page in a browser; any free port will do.")
    ] = False,
) -> int:
    """Serve tables to browsers. Ctrl-C stops it, and no choice is lost.

    Examples: crossroads serve --open; crossroads serve --host 0.0.0.0 --port 8080 --db sqlite:///tables.sqlite3
    """
    from crossroads.bots import name_bots
    from crossroads.engine.pack_report import report
    from crossroads.engine.packs import install_packs
    from crossroads.server.http.serve import serve as run
    from crossroads.server.settings import Settings

    def announce(url: str) -> None:
        print(f"Crossroads is at {url}", flush=True)
        tell_others(settings, url)
        if open_page:
            import webbrowser

            webbrowser.open(url)

    if pack:
        for folder in pack:
            report(folder, langs=())  # a host wants to know now, not when somebody sets a table with it
        install_packs(pack)
    name_bots(bot or [])
    if rate < 0:
        raise ValueError(f"--rate {rate}: a number from 0, and 0 sets no limit")
    if patience < 0:
        raise ValueError(f"--patience {patience}: a number of seconds from 0")
    _check_mail(smtp_url, mail_from, public_url)
    settings = Settings(
        db=db or "",
        listens=host,
        rate=rate,
        patience=patience,
        origins=tuple(_origin("--origins", each) for each in origins or ()),
        public_url=_origin("--public-url", public_url) if public_url else "",
        smtp_url=smtp_url or "",
        mail_from=mail_from or "",
        tls_cert=tls_cert,
        tls_key=tls_key,
    )
    run(settings, host, port, log_level, announce, any_port=open_page)
    return 0


def tell_others(settings: "Settings", url: str) -> None:
    """Say where other devices find a server, with a QR code if somebody reads this."""
    from crossroads.server.http.links import as_text, for_others

    others = for_others(settings, url)
    if others and others != url:
        print(f"Other devices open {others}", flush=True)
    if others and sys.stdout.isatty():
        print(as_text(others), flush=True)


def _check_mail(smtp_url: str | None, mail_from: str | None, public_url: str | None) -> None:
    from crossroads.server.notices.mail import MailServer, check_mail_address

    if smtp_url:
        try:
            MailServer.of(smtp_url)
        except ValueError as wrong:
            raise ValueError(f"--smtp-url: {wrong}") from None  # what was given has a password in it
        if not public_url:
            raise ValueError("--smtp-url needs --public-url: a mail must say where to go")
    if mail_from:
        try:
            check_mail_address(mail_from)
        except ValueError as wrong:
            raise ValueError(f"--mail-from {mail_from}: {wrong}") from None


def _origin(option: str, given: str) -> str:
    from crossroads.server.settings import origin_of

    try:
        return origin_of(given)
    except ValueError as wrong:
        raise ValueError(f"{option}: {wrong}") from wrong

"""`crossroads doctor`: can a server run here, and what is to be done if not?"""

from typing import Annotated

from cyclopts import Parameter

SIGNS = {"good": "ok  ", "note": "note", "bad": "BAD "}


def doctor(
    *,
    host: Annotated[str, Parameter(help="The address that the server listens at.")] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help="Its port; 8000 unless named.")] = None,
    db: Annotated[
        str | None, Parameter(env_var="CROSSROADS_DB", help="Its database, as for `crossroads serve`.")
    ] = None,
    public_url: Annotated[
        str | None, Parameter(env_var="CROSSROADS_PUBLIC_URL", help="Where people find it, as for `crossroads serve`.")
    ] = None,
) -> int:
    """Check Python, page, database, disk, port, clock and public address, and say what to do next; nothing is changed.

    Example: crossroads doctor --host 0.0.0.0 --port 8000
    """
    import asyncio

    from crossroads.server.http.checkup import check_up
    from crossroads.server.log_lines import configure_logs
    from crossroads.server.settings import Settings, origin_of

    configure_logs("error")
    settings = Settings(db=db or "", public_url=origin_of(public_url) if public_url else "")
    found = asyncio.run(check_up(settings, host, port))
    for each in found:
        print(f"{SIGNS[each.state]}  {each.point:10}  {each.found}")
        if each.advice:
            print(f"      {'':10}  -> {each.advice}")
    bad = sum(each.state == "bad" for each in found)
    print("A server can run here." if not bad else f"{bad} to mend before a server can run here.")
    return 1 if bad else 0

"""An invitation is in the fragment of a link, which a browser tells nobody."""

from pathlib import Path

from playwright.sync_api import Request, expect

from tests.kit.browser import Look, Screen, Visit, Windows
from tests.kit.serving import Served


def heard_by_the_server(screen: Screen) -> list[Request]:
    """All requests of a screen from now on."""
    requests: list[Request] = []
    screen.page.on("request", lambda request: requests.append(request))
    return requests


def told(request: Request) -> str:
    """What a server reads of a request before its body: the address without its fragment, and the headers."""
    return request.url.partition("#")[0] + str(sorted(request.all_headers().items()))


def sit_down(screen: Screen) -> None:
    screen.button("claim").first.click()
    expect(screen.button("leave")).to_be_visible()


def test_the_invitation_is_in_no_address_and_no_referer(visit: Visit, server: Served) -> None:
    """By the link a stranger sits down at a private table; only the claim itself has the code, in its body."""
    table, invite, _ = server.new_table(seats=3)
    ann = visit()
    requests = heard_by_the_server(ann)

    ann.open(f"/tables/{table}#invite={invite}")
    sit_down(ann)
    ann.page.reload()
    expect(ann.button("leave")).to_be_visible()

    assert len(requests) > 4
    assert [each.url for each in requests if invite in told(each)] == []
    assert [each.url.rpartition("/")[2] for each in requests if invite in (each.post_data or "")] == ["claim"]


def test_a_link_with_the_invitation_in_its_query_still_works(visit: Visit, server: Served) -> None:
    """The first request has told it, as an old link does; after that the address has it in the fragment."""
    table, invite, _ = server.new_table(seats=3)
    ann = visit()
    requests = heard_by_the_server(ann)

    ann.open(f"/tables/{table}?invite={invite}")
    sit_down(ann)
    ann.page.reload()
    expect(ann.button("leave")).to_be_visible()

    assert ann.page.url.endswith(f"/tables/{table}#invite={invite}")
    assert [each.url for each in requests if invite in told(each)] == [f"{server.url}/tables/{table}?invite={invite}"]


def test_a_link_followed_inside_the_page_keeps_its_invitation(visit: Visit, server: Served) -> None:
    """A link in what somebody has at hand on the page (here: in the lobby) leads to the table with the code."""
    table, invite, _ = server.new_table(seats=3)
    ann = visit().open("/")
    expect(ann.button("play-now")).to_be_visible()

    ann.page.evaluate(
        """address => { const link = document.body.appendChild(document.createElement("a"));
                        link.href = address; link.click() }""",
        f"/tables/{table}#invite={invite}",
    )
    sit_down(ann)


def test_a_server_for_one_machine_says_so_and_shows_no_code(visit: Visit, server: Served) -> None:
    """A phone that scanned this address would look for the table in itself."""
    table, invite, _ = server.new_table(seats=3)
    ann = visit()

    ann.open(f"/tables/{table}#invite={invite}")
    sit_down(ann)

    expect(ann.page.get_by_text(ann.say("invite-only-here"))).to_be_visible()
    expect(ann.page.get_by_role("img", name=ann.say("invite-scan"))).to_have_count(0)


def test_a_phone_can_scan_the_public_address_of_a_table(windows: Windows, page: None, tmp_path: Path) -> None:
    """The link beside the code is the same, although this screen came by another address."""
    with Served(f"sqlite:///{tmp_path}/t.db", tmp_path, "--public-url", "https://table.example") as server:
        table, invite, _ = server.new_table(seats=3)
        ann = Screen(windows, Look(server.url))

        ann.open(f"/tables/{table}#invite={invite}")
        sit_down(ann)

        code = ann.page.get_by_role("img", name=ann.say("invite-scan"))
        expect(code).to_be_visible()
        scanned = code.get_attribute("data-url") or ""
        assert scanned.startswith(f"https://table.example/tables/{table}#invite=")
        assert ann.page.get_by_label(ann.say("invite-link")).input_value() == scanned
        assert code.locator("path").evaluate("path => path.getBBox().width > 20")
        ann.keep_window()
        ann.close()

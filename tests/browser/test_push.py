"""Web push in the browser: what the worker shows, where a click on it leads, and what subscribing tells the server."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Worker, expect

from tests.kit.browser import Look, Screen, Windows
from tests.kit.serving import Served

CONTROLLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
SHOWN = """() => self.registration.getNotifications().then(all => all.map(({title, body, tag, icon, data}) =>
  ({title, body, tag, icon: new URL(icon).pathname, data})))"""
# Nobody can press a notification of a browser without a screen: the worker is told that somebody did. Windows open and
# come forward only for a real finger, so what is asked for is written down.
PRESS = """async () => {
  const [notification] = await self.registration.getNotifications();
  const asked = [];
  self.clients.openWindow = async (place) => void asked.push(["open", place]);
  WindowClient.prototype.focus = async function () { asked.push(["focus", new URL(this.url).pathname]); };
  const event = new NotificationEvent("notificationclick", { notification });
  let done;
  event.waitUntil = (promise) => (done = promise);
  self.dispatchEvent(event);
  await done;
  return [asked, (await self.registration.getNotifications()).length];
}"""
# A push service is on the internet; a browser's answer as it would come from there, with a key of this very curve.
SUBSCRIBE = """
PushManager.prototype.subscribe = async (options) => {
  window.subscribedWith = options;
  return { toJSON: () => ({ endpoint: "https://push.example/abc", keys: { p256dh: "KEY", auth: "AUTH" } }) };
};
"""
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"  # RFC 8291, 5
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


@pytest.fixture(scope="module")
def server(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that knows its address, without which it calls nobody."""
    folder = tmp_path_factory.mktemp("calling")
    with Served(f"sqlite:///{folder}/tables.db", folder, "--public-url", "https://table.example") as served:
        yield served
    assert served.faults() == []


@pytest.fixture
def ann(windows: Windows, server: Served) -> Iterator[Screen]:
    """A screen that lets the page call, with its service worker at work."""
    screen = Screen(windows, Look(server.url, "en", worker=True))
    screen.keep_window()
    screen.context.grant_permissions(["notifications"], origin=server.url)
    screen.page.add_init_script(SUBSCRIBE.replace("KEY", POINT).replace("AUTH", AUTH))
    screen.open("/")
    screen.page.wait_for_function(CONTROLLED)
    yield screen
    screen.close()


def push(screen: Screen, **told: str) -> Worker:
    """What a push service delivers, as the server has sealed it; the worker that gets it."""
    line = screen.context.new_cdp_session(screen.page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not found:
        screen.page.wait_for_timeout(20)
    line.send(
        "ServiceWorker.deliverPushMessage", {"origin": screen.url, "registrationId": found[0], "data": json.dumps(told)}
    )
    return screen.context.service_workers[0]


def shown(screen: Screen, worker: Worker, count: int, body: str) -> list[dict[str, str]]:
    """What the browser shows, once it shows so many and this is among them."""
    notes: list[dict[str, str]] = []
    for _ in range(100):
        notes = list(worker.evaluate(SHOWN))
        if len(notes) == count and any(note["body"] == body for note in notes):
            return notes
        screen.page.wait_for_timeout(50)
    raise AssertionError(notes)


def test_a_push_is_shown_and_a_later_one_takes_its_place(ann: Screen) -> None:
    """With the server's words; the same decision has one tag, so that a reminder does not lie beside the notice."""
    push(ann, title="Your turn", body="Fallout waits for you", tag="turn-7", place="/tables/abc")
    worker = push(ann, title="Your turn", body="Six hours are left", tag="turn-7", place="/tables/abc")

    assert shown(ann, worker, 1, "Six hours are left") == [
        {
            "title": "Your turn",
            "body": "Six hours are left",
            "tag": "turn-7",
            "icon": "/icon-192.png",
            "data": "/tables/abc",
        }
    ]
    push(ann, title="Your turn", body="Munchkin waits for you", tag="turn-2", place="/tables/def")
    assert len(shown(ann, worker, 2, "Munchkin waits for you")) == 2


def test_a_click_opens_the_table_or_brings_it_forward(ann: Screen, server: Served) -> None:
    """A table that is open in a window is not opened twice; the notification is put away."""
    table, _, _ = server.new_table(public=True)
    worker = push(ann, title="Your turn", body="one", tag="turn-1", place=f"/tables/{table}")
    shown(ann, worker, 1, "one")

    assert worker.evaluate(PRESS) == [[["open", f"/tables/{table}"]], 0]

    ann.open(f"/tables/{table}")
    expect(ann.button("claim").first).to_be_visible()
    worker = push(ann, title="Your turn", body="two", tag="turn-2", place=f"/tables/{table}")
    shown(ann, worker, 1, "two")
    assert worker.evaluate(PRESS) == [[["focus", f"/tables/{table}"]], 0]


def test_who_subscribes_is_called_by_the_server(ann: Screen, server: Served) -> None:
    """With the key of this server, and where the browser said that it can be reached."""
    table = ann.sit_with_bot(server, hours=48)
    ann.button("days-open").click()
    sheet = ann.dialog("days-open")
    sheet.get_by_label(ann.say("notices-way")).select_option("push")

    with ann.page.expect_request(lambda request: request.method == "POST" and table in request.url) as asked:
        sheet.get_by_role("button", name=ann.say("notices-add"), exact=True).click()

    told = json.loads(asked.value.post_data or "")
    assert told["kind"] == "push"
    assert json.loads(told["address"]) == {"endpoint": "https://push.example/abc", "p256dh": POINT, "auth": AUTH}
    expect(sheet.get_by_role("button", name=ann.say("notices-drop"), exact=False)).to_have_count(1)
    used = ann.page.evaluate("window.subscribedWith")
    assert used["userVisibleOnly"] is True
    assert len(used["applicationServerKey"]) == len(POINT)

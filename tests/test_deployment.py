"""The files in `deploy/`: they name what is there, start what can be started, and let nobody in past the proxy."""

import json
import re
import shlex
from configparser import ConfigParser
from typing import Any

import pytest
import yaml

from crossroads.cli.commands import app
from tests.kit.pages import ROOT

DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
CADDYFILE = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def parsed(command: list[str]) -> dict[str, Any]:
    """What our command understands of its arguments; one that it does not take is an error."""
    _, bound, _ = app.parse_args(command, exit_on_error=False, print_error=False)
    return dict(bound.arguments)


def unit() -> ConfigParser:
    read = ConfigParser(interpolation=None, strict=False)
    read.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are written
    read.read(DEPLOY / "crossroads.service", encoding="utf-8")
    return read


@pytest.mark.parametrize("line", re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE))
def test_the_image_is_made_of_files_that_are_there(line: str) -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()

    for name in line.split()[:-1]:
        assert (ROOT / name).exists(), name
        assert name.rstrip("/") not in ignored


def test_the_image_serves_for_other_machines_as_nobody_in_particular() -> None:
    command = json.loads(re.findall(r"^CMD (.+)$", DOCKERFILE, re.MULTILINE)[-1])

    assert parsed(command) == {"host": "0.0.0.0", "port": 8000}  # noqa: S104  (inside a container)
    assert re.findall(r"^USER (.+)$", DOCKERFILE, re.MULTILINE) == ["crossroads"]
    assert "ENV CROSSROADS_DB=sqlite:////data/tables.sqlite3" in DOCKERFILE
    assert "VOLUME /data" in DOCKERFILE


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    """The server believes what the proxy says of addresses: nobody else may stand in its network, or come by a port."""
    services, network = COMPOSE["services"], COMPOSE["networks"]["inside"]
    server = services["crossroads"]

    assert "ports" not in server
    assert server["environment"]["FORWARDED_ALLOW_IPS"] == network["ipam"]["config"][0]["subnet"]
    assert [name for name, service in services.items() if "inside" in service["networks"]] == ["crossroads", "caddy"]
    assert server["environment"]["CROSSROADS_PUBLIC_URL"].startswith("https://${CROSSROADS_HOST")


def test_what_is_mounted_is_there_and_tables_outlive_the_container() -> None:
    assert (DEPLOY / COMPOSE["services"]["crossroads"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / COMPOSE["services"]["crossroads"]["build"]["dockerfile"]).is_file()
    assert COMPOSE["services"]["crossroads"]["volumes"] == ["tables:/data"]
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in COMPOSE["services"]["caddy"]["volumes"]
    assert {"tables", "certificates"} == set(COMPOSE["volumes"])


def test_the_proxy_tells_nobody_the_figures() -> None:
    assert re.search(r"@inside path /metrics /ready\s+respond @inside 404", CADDYFILE)
    assert "{$CROSSROADS_HOST} {" in CADDYFILE
    assert "reverse_proxy {$CROSSROADS_UPSTREAM:crossroads:8000}" in CADDYFILE


def test_the_unit_starts_a_server_that_owns_its_tables_alone() -> None:
    service = unit()["Service"]
    program, *words = shlex.split(service["ExecStart"])

    assert program == "/opt/crossroads/bin/crossroads"
    assert parsed(words) == {"port": 8000}
    assert service["DynamicUser"] == "yes"
    assert service["StateDirectoryMode"] == "0700"
    assert service["Environment"] == f"CROSSROADS_DB=sqlite:////var/lib/{service['StateDirectory']}/tables.sqlite3"

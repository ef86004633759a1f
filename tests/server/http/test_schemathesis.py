"""Whatever is sent to the HTTP interface, it answers as its schema says, and never with a fault of its own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from crossroads.server.http.app import litestar_app
from crossroads.server.settings import Settings
from tests.kit.serving import Served, bearer

pytestmark = pytest.mark.slow

EXAMPLES = 12  # for each operation
schema = schemathesis.openapi.from_dict(litestar_app(Settings()).openapi_schema.to_schema())


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("served")
    with Served(f"sqlite:///{folder}/tables.sqlite3", folder) as served:
        yield served
        assert served.faults() == []


@pytest.fixture(scope="module")
def tables(served: Served) -> dict[str, str]:
    """A table in each phase that can be had at once, with whatever opens its doors."""
    waiting, _, host = served.new_table(public=True)
    playing, tokens = served.seated()
    return {waiting: host, playing: ",".join(tokens)}


@schema.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_is_too_much(case: Case[Any], served: Served, tables: dict[str, str]) -> None:
    """Two of three requests for a table go to one that there is."""
    asked = str(case.path_parameters.get("table_id", ""))
    choice = len(asked) % 3
    headers = {}
    if asked and choice < len(tables):
        case.path_parameters["table_id"] = list(tables)[choice]
        headers = bearer(list(tables.values())[choice])

    case.call_and_validate(
        base_url=served.url,
        headers=headers,
        checks=[not_a_server_error, response_schema_conformance, status_code_conformance],
    )

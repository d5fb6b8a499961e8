"""What whoever runs a server sees and does: through its own door, with the token, while people play, on both engines."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import room
import waiting
from prometheus_client.parser import text_string_to_metric_families
from test_upgrade import HERE, KNOWN, who
from typer.testing import CliRunner, Result

from eklat.cli import app
from eklat.client import line as lines
from eklat.server.logs import FAULTS, JsonLines
from eklat.server.metrics import Metrics
from eklat.server.token import make_token, read_token

TABLES = KNOWN["tables"]
Json = dict[str, Any]


class Admin:
    """`eklat admin` at a server."""

    def __init__(self, server: room.Server, token: Path) -> None:
        self._at = ["--server", server.url, "--token", str(token)]

    def __call__(self, *words: str, fails: bool = False) -> str:
        return run(*words, *self._at, fails=fails)

    def invoke(self, *words: str) -> Result:
        return CliRunner().invoke(app, ["admin", *words, *self._at])


def run(*words: str, fails: bool = False) -> str:
    result = CliRunner().invoke(app, ["admin", *words])
    assert result.exit_code == (2 if fails else 0), result.output
    return result.output


def plainly(output: str) -> str:
    """What was said, whatever it was wrapped in."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", output).split())


def test_the_host_looks_after_a_server_that_runs(tmp_path: Path, pg: str) -> None:
    shutil.copy(HERE / "eklat.db", tmp_path / "eklat.db")
    token, saved = tmp_path / "token", tmp_path / "saved.gz"
    with room.Server(f"sqlite:///{tmp_path}/eklat.db", EKLAT_ADMIN=str(token)) as server:
        assert token.stat().st_mode & 0o077 == 0 or sys.platform == "win32"
        admin = Admin(server, token)
        listed = admin("list")
        assert all(f"{table}  " in listed for table in TABLES.values())
        assert [table["id"] for table in json.loads(admin("list", "--phase", "over", "--json"))] == [TABLES["over"]]
        assert len(json.loads(admin("export", TABLES["over"]))["events"]) == KNOWN["versions"]["over"]
        _closed_tables_are_gone(server, admin)
        _people_are_deleted(server, admin)
        admin("backup", str(saved))
        assert "There is a new token" in run("rotate", "--token", str(token))
        assert TABLES["over"] in admin("list")
        (tmp_path / "old").write_text("not the token")
        assert "bring their token" in Admin(server, tmp_path / "old")("list", fails=True)
    _backups_are_checked(saved)
    _restored_elsewhere(saved, tmp_path, pg)


def _closed_tables_are_gone(server: room.Server, admin: Admin) -> None:
    watcher = room.Client(TABLES["two"], None)

    async def watch() -> None:
        await watcher.come(server)
        await watcher.until(lambda snapshot: bool(snapshot.table))
        admin("close", TABLES["two"])
        with pytest.raises(lines.Closed, match="4404"):
            await watcher.until(lambda _: False)
        with pytest.raises(AssertionError, match="no-table"):
            server.call("GET", f"/tables/{TABLES['two']}")
        assert TABLES["two"] in admin("list", "--phase", "closed")
        games = server.call("GET", "/me/tables", who("Dörte"))["tables"]
        assert TABLES["two"] not in [game["id"] for game in games]
        admin("reopen", TABLES["two"])
        await watcher.come(server)
        await watcher.until(lambda snapshot: snapshot.version == KNOWN["versions"]["two"])

    room.run(watch(), [watcher])
    assert "no such table" in admin("close", "nothing", fails=True)


def _people_are_deleted(server: room.Server, admin: Admin) -> None:
    (line,) = admin("people", "ÉAT").splitlines()
    admin("close", TABLES["running"])  # a closed table keeps nobody from going
    admin("delete", line.split()[0])
    admin("reopen", TABLES["running"])
    assert "There is nobody with 'ÉAT'" in admin("people", "ÉAT")
    assert "Béate" not in admin("export", TABLES["running"])
    with pytest.raises(AssertionError, match="who"):
        server.call("GET", "/me", who("Béate"))


def _backups_are_checked(saved: Path) -> None:
    assert "is whole: 3 people, 4 tables" in run("check", str(saved))
    lines = gzip.decompress(saved.read_bytes()).splitlines(keepends=True)
    damaged = {
        "cut off": lines[:-1],
        "a word changed": [line.replace(b"noch eins?", b"noch zwei?") for line in lines],
        "a row missing": [*lines[:2], *lines[3:]],
        "something else": [b"{}\n"],
    }
    broken = saved.with_name("broken.gz")
    for what, lines in damaged.items():
        broken.write_bytes(gzip.compress(b"".join(lines)))
        assert run("check", str(broken), fails=True), what
    broken.write_bytes(saved.read_bytes()[:-100])
    assert "not a whole backup" in run("check", str(broken), fails=True)


def _restored_elsewhere(saved: Path, tmp_path: Path, pg: str) -> None:
    """From SQLite to PostgreSQL, and back from there to SQLite."""
    run("restore", str(saved), "--db", pg)
    assert "not empty" in run("restore", str(saved), "--db", pg, fails=True)
    token = tmp_path / "another"
    bearer = {"authorization": f"Bearer {make_token(token)}"}
    with room.Lobby(pg, replace(room.QUICK, admin=str(token))) as lobby:
        again = tmp_path / "again.gz"
        again.write_bytes(gzip.compress(lobby.call("GET", "/admin/backup", headers=bearer).content))
    run("restore", str(again), "--db", f"sqlite:///{tmp_path}/again.db")
    with room.Lobby(f"sqlite:///{tmp_path}/again.db") as lobby:
        for name, table in TABLES.items():
            assert lobby.call("GET", f"/tables/{table}").json()["scene"]["version"] >= KNOWN["versions"][name]
        assert lobby.call("GET", "/me", who("Dörte")).json()["name"] == "Dörte"
        assert lobby.call("GET", "/admin/overview").status_code == 404  # nobody has opened that door


def test_a_backup_in_the_middle_of_a_hand_goes_on_elsewhere(pg: str, tmp_path: Path) -> None:
    """On SQLite the row of a table says its version only now and then, and on PostgreSQL nobody moves without it."""
    bearer, saved = {"authorization": f"Bearer {make_token(tmp_path / 'token')}"}, tmp_path / "saved.gz"
    settings = replace(room.QUICK, admin=str(tmp_path / "token"))
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", settings) as lobby:
        people = lobby.people("Anna", "Beate", "Conny")
        table = lobby.table(people, players=3)
        line = lobby.line(table, people[0])
        line.ask("start")
        line.ask("chat", text="one more event")
        events = lobby.call("GET", "/admin/overview", headers=bearer).json()["storage"]["events"]
        saved.write_bytes(gzip.compress(lobby.call("GET", "/admin/backup", headers=bearer).content))
    assert f"{events} events" in run("check", str(saved))
    run("restore", str(saved), "--db", pg)
    with room.Lobby(pg, settings) as lobby:
        assert lobby.line(table, people[0]).ask("chat", text="and another")["type"] == "ok"


def test_any_node_shows_the_figures_of_all_and_closes_tables_for_all(pg: str, tmp_path: Path) -> None:
    bearer = {"authorization": f"Bearer {make_token(tmp_path / 'token')}"}
    crew = [replace(room.QUICK, admin=str(tmp_path / "token"), crew="c", place=place) for place in range(2)]
    with room.Lobby(pg, crew[0]) as first, room.Lobby(pg, crew[1]) as second:
        anna = first.person()
        table = first.table([anna], players=3)
        line = second.line(table, anna)
        line.ask("chat", text="hello")
        log = logging.getLogger("eklat.server")
        log.addHandler(FAULTS)
        log.warning("something is wrong")
        log.removeHandler(FAULTS)
        found = second.call("GET", "/admin/overview", headers=bearer).json()
        fault = found["nodes"][0]["faults"][-1]
        assert (fault["level"], fault["message"]) == ("warning", "something is wrong")
        assert [(node["worker"], node["connections"], node["people"]) for node in found["nodes"]] == [(1, 1, 1), (0, 0, 0)]
        assert found["storage"]["phases"] == {"gathering": 1}
        assert (found["storage"]["people"], found["storage"]["engine"]) == (1, "postgresql")
        metrics = first.http.get("/metrics").text
        for place in range(2):
            assert f'eklat_connections{{worker="{place}"}}' in metrics
        assert metrics.count("# TYPE eklat_wish_seconds histogram") == 1
        assert first.call("POST", f"/admin/tables/{table}/close", headers=bearer).status_code == 204
        with pytest.raises(room.Closed, match="4404"):
            line.until(lambda _: False)
        assert second.call("GET", f"/tables/{table}").status_code == 404


def test_a_worker_that_has_gone_is_in_no_figures_beside_the_one_in_its_place(pg: str) -> None:
    """A page with two samples of one name is none for Prometheus."""
    crew = replace(room.QUICK, crew="c", place=1)
    with room.Lobby(pg, crew) as before, room.Lobby(pg, crew) as after:
        before.table([before.person()], players=3)
        for lobby in (before, after):
            waiting.until(partial(_knows_of, lobby, 2))
            assert re.findall(r'eklat_tables{worker="1"} (\S+)', lobby.http.get("/metrics").text) == ["0.0"]


def _knows_of(lobby: room.Lobby, nodes: int) -> bool:
    return len(lobby.run(lobby.node.figures.all)) == nodes


def test_while_the_database_does_not_answer_its_host_is_told_what_is_known(pg: str, postgres: str, tmp_path: Path) -> None:
    """Exactly then nothing could be seen at all."""
    name = pg.partition("?")[0].rpartition("/")[2]
    bearer = {"authorization": f"Bearer {make_token(tmp_path / 'token')}"}
    crew = [replace(room.QUICK, admin=str(tmp_path / "token"), crew="c", place=place) for place in range(2)]
    with room.Lobby(pg, crew[0]) as first, room.Lobby(pg, crew[1]):
        anna = first.person()
        waiting.until(lambda: 'worker="1"' in first.http.get("/metrics").text)
        ask_postgres(postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        ask_postgres(postgres, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        assert first.call("POST", "/tables", anna, json={"game": "mu", "players": 3}).status_code == 503
        metrics = first.http.get("/metrics")
        assert metrics.status_code == 200
        families = {family.name: family for family in text_string_to_metric_families(metrics.text)}
        assert {sample.labels["worker"] for family in families.values() for sample in family.samples} == {"0"}
        assert "nothing is known of other workers" in metrics.text
        found = first.call("GET", "/admin/overview", headers=bearer).json()
        assert [(node["worker"], node["others"]) for node in found["nodes"]] == [(0, "unknown")]
        assert found["storage"] == {
            "engine": "postgresql", "bytes": None, "free": None, "phases": None, "people": None, "events": None
        }  # fmt: skip
        ask_postgres(postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        waiting.until(lambda: 'worker="1"' in first.http.get("/metrics").text)
        assert "others" not in first.call("GET", "/admin/overview", headers=bearer).json()["nodes"][0]


def ask_postgres(postgres: str, statement: str) -> None:
    async def ask() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(ask())


def test_guesses_at_the_token_are_counted(tmp_path: Path) -> None:
    make_token(tmp_path / "token")
    strict = replace(room.QUICK, admin=str(tmp_path / "token"), limits=replace(room.FREE, codes_hour=3))
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", strict) as lobby:
        guesses = [lobby.call("GET", "/admin/overview", headers={"authorization": f"Bearer {n}"}) for n in range(4)]
        assert [guess.status_code for guess in guesses] == [401, 401, 401, 429]
        assert 'eklat_limits_total{what="codes"} 1.0' in lobby.http.get("/metrics").text


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Admin]:
    """`eklat admin` at a server with nobody in it."""
    folder = tmp_path_factory.mktemp("watched")
    with room.Server(f"sqlite:///{folder}/eklat.db", EKLAT_ADMIN=str(folder / "token")) as server:
        yield Admin(server, folder / "token")


WRONG = {
    "a phase": (["list", "--phase", "lost"], "'lost' is not one of"),
    "too many": (["list", "--limit", "1001"], "1 to 1000 are needed"),
    "too few": (["people", "--limit", "0"], "1 to 1000 are needed"),
    "no code": (["close", "no/code"], "neither the code of one nor a link"),
    "a code of nobody": (["close", "abcdefgh12345678"], "There is no such table"),
    "a link to elsewhere": (
        ["export", "https://cards.example/t/abcdefgh12345678"],
        "this table is at https://cards.example",
    ),
    "a long name": (["people", "x" * 65], "a part of a name has at most 64 letters, not 65"),
    "no mark": (["delete", "a b"], "there is nobody with this mark: 'a b'"),
    "a mark of nobody": (["delete", "abcdefgh12345678"], "There is nobody with this mark"),
    "no folder": (["backup", "/nowhere/at-all/x.gz"], "/nowhere/at-all/x.gz cannot be written"),
    "a folder": (["backup", "/"], "/ cannot be written"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_a_host_gets_wrong_is_told_in_a_sentence(watched: Admin, what: str) -> None:
    words, sentence = WRONG[what]
    assert sentence in plainly(watched(*words, fails=True))


def test_where_nothing_is_found_a_person_is_told_and_a_program_gets_nothing(watched: Admin) -> None:
    for words, sentence in (
        (["list"], "There is no table."),
        (["list", "--phase", "over"], "There is no table that is over."),
        (["people"], "There is nobody."),
    ):
        result = watched.invoke(*words)
        assert (result.stdout, result.stderr.strip()) == ("", sentence)
    assert json.loads(watched.invoke("list", "--json").stdout) == []


class Stranger(BaseHTTPRequestHandler):
    """Something that answers, and is no server of Eklat; in the middle of a backup it breaks off."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("transfer-encoding", "chunked")
        self.end_headers()
        self.wfile.write(b"7\r\n<html/>\r\n" + (b"" if "backup" in self.path else b"0\r\n\r\n"))
        self.close_connection = True

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_what_answers_may_be_no_server_of_ours_or_break_off(tmp_path: Path) -> None:
    make_token(tmp_path / "token")
    with HTTPServer(("127.0.0.1", 0), Stranger) as stranger:
        thread = threading.Thread(target=stranger.serve_forever)
        thread.start()
        try:
            at = ["--server", f"http://127.0.0.1:{stranger.server_port}", "--token", str(tmp_path / "token")]
            assert "is no server of Eklat" in plainly(run("list", *at, fails=True))
            assert "has broken off" in plainly(run("backup", str(tmp_path / "x.gz"), *at, fails=True))
        finally:
            stranger.shutdown()
            thread.join()
    assert [file.name for file in tmp_path.iterdir()] == ["token"]
    assert "cannot be reached" in plainly(run("list", *at, fails=True))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")
def test_a_new_token_is_for_the_same_eyes(tmp_path: Path) -> None:
    token, link = tmp_path / "token", tmp_path / "link"
    old = make_token(token)
    token.chmod(0o640)
    link.symlink_to(token)
    assert "There is a new token" in run("rotate", "--token", str(link))
    assert link.is_symlink()
    assert token.stat().st_mode & 0o777 == 0o640
    assert read_token(token) != old


def test_nothing_but_a_token_is_replaced_by_one(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Anna,\nsee you at eight.\n", encoding="utf-8")
    for file, sentence in (
        (letter, "there is no token in"),
        (tmp_path, "cannot be read"),
        (tmp_path / "none", "name the file that eklat serve --admin names"),
    ):
        assert sentence in plainly(run("rotate", "--token", str(file), fails=True))
    assert [file.name for file in tmp_path.iterdir()] == ["letter"]
    assert letter.read_text(encoding="utf-8").startswith("Dear Anna")


def test_a_door_without_a_token_opens_for_nobody_and_the_log_says_so_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    token = tmp_path / "token"
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, admin=str(token))) as lobby:
        for said in ("", "two\nlines\n"):
            token.write_text(said, encoding="utf-8")
            for given in ("", said.strip()):
                headers = {"authorization": f"Bearer {given}".encode()}
                assert lobby.call("GET", "/admin/overview", headers=headers).status_code == 401
            bearer = {"authorization": f"Bearer {make_token(token)}"}
            assert lobby.call("GET", "/admin/overview", headers=bearer).status_code == 200
    assert [record.message for record in caplog.records if "nobody can come in" in record.message] == [
        f"nobody can come in at the host's door: there is no token in {token}: the file is empty; "
        "eklat admin rotate writes one",
        f"nobody can come in at the host's door: there is no token in {token}: it is one line of letters",
    ]


def test_a_line_of_the_log_is_an_object(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise OSError("full")
    except OSError:
        logging.getLogger("eklat.server").exception("cannot store %s", "it")
    entry = json.loads(JsonLines(3).format(caplog.records[-1]))
    assert (entry["level"], entry["logger"], entry["message"], entry["worker"]) == (
        "error",
        "eklat.server",
        "cannot store it",
        3,
    )
    assert entry["error"].endswith("OSError: full")


def test_the_dashboard_for_grafana_asks_for_what_is_counted() -> None:
    text = (Path(__file__).parents[2] / "deploy" / "grafana.json").read_text(encoding="utf-8")
    asked = {name.removesuffix("_bucket").removesuffix("_total") for name in re.findall(r"eklat_\w+", text)}
    assert asked == {family.name for family in Metrics().registry.collect()}


IN_TROUBLE = """
import logging, warnings
from eklat.server.logs import write_logs

write_logs("json", {place})
try:
    logging.getLogger("eklat.server").info("Mü goes on")
    dict()["nothing"]
except KeyError:
    logging.getLogger("eklat.server.crew").exception("it has ended with %d", 7)
warnings.warn("it is old")
"""


def test_the_log_can_be_read_by_programs() -> None:
    first, second, third = said_by(IN_TROUBLE.format(place=2))
    assert (first["level"], first["logger"], first["message"], first["worker"]) == ("info", "eklat.server", "Mü goes on", 2)
    assert (second["level"], second["message"]) == ("error", "it has ended with 7")
    assert second["error"].endswith("KeyError: 'nothing'")
    assert (third["level"], third["logger"], third["worker"]) == ("warning", "py.warnings", 2)
    assert "UserWarning: it is old" in third["message"]
    assert "worker" not in said_by(IN_TROUBLE.format(place=None))[0], "it only looks after them"


def said_by(program: str) -> list[Json]:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stderr.splitlines()]


def test_bots_write_into_the_same_log() -> None:
    (line,) = said_by(
        "import warnings; from eklat.server.bot_pool import begin; begin(0, ('json', 1)); warnings.warn('old')"
    )
    assert (line["logger"], line["worker"]) == ("py.warnings", 1)

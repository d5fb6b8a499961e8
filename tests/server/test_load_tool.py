"""The load generator: a small run with a crash, what it would find missing, and what it refuses to do."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.progress import Progress

from benchmarks.load.command import main, plan_of
from benchmarks.load.figures import quantile
from benchmarks.load.http import Http
from benchmarks.load.players import Circle, Player, Seen
from benchmarks.load.run import Run
from benchmarks.load.servers import Portion, Server, places


def test_a_small_run_with_a_crash_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tables", "3", "--seconds", "2", "--crash", "1", "--json"]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert any(line.startswith("moves per second") for line in lines)
    report = json.loads(last)
    assert report["moves"] > 20
    assert report["acknowledged"] == report["checked"] >= report["moves"]
    assert [report[wrong] for wrong in ("lost", "doubled", "gaps", "stuck_tables", "errors")] == [0, 0, 0, 0, {}]
    (crash,) = report["crashes"]
    assert crash["players"] == 12
    assert crash["lost"] == 0
    assert 0 < crash["server_back_s"] <= crash["players_back_max_s"]
    assert crash["server_back_s"] <= crash["all_tables_moving_s"]  # maybe before the last player is back
    assert {*report["ack_ms"]} == {"p50", "p95", "p99", "max"}
    assert 0 < report["ack_ms"]["p50"] <= report["ack_ms"]["max"]
    assert {*report["rss_mb"]} == {"start", "warm", "opened", "end"}
    assert {*report} >= {
        "game", "tables", "players", "pace", "storage", "nodes", "load_average", "seconds", "hands", "moves_per_second",
        "moves_per_cpu_second", "server_cpu_seconds", "generator_cpu_seconds", "kb_per_table", "resent", "lost_events",
        "doubled_events", "generator_lag_ms", "server_waited_seconds",
    }  # fmt: skip


def test_players_in_several_programs_count_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tables", "5", "--seconds", "1", "--clients", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert report["moves"] > 20
    assert report["acknowledged"] == report["checked"] >= report["moves"]
    assert [report[wrong] for wrong in ("lost", "doubled", "gaps", "stuck_tables", "errors")] == [0, 0, 0, 0, {}]
    assert report["hands"] >= report["tables"] == 5
    assert 0 < report["ack_ms"]["p50"] <= report["ack_ms"]["max"]


def test_what_a_program_of_players_says_when_it_cannot_play_is_passed_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--url", "http://127.0.0.1:9", "--tables", "2", "--clients", "2"]) == 1
    assert "no answer from the server" in capsys.readouterr().err


def test_tables_live_at_all_nodes_and_people_sit_where_they_should(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a table was opened first it lives, if as many people come to each node."""
    calls: list[tuple[str, str]] = []

    async def call(self: Http, method: str, path: str, *_: object) -> dict[str, Any]:
        calls.append((path, self._server.host))
        return {"secret": "s", "id": f"t{len(calls)}"}

    async def come(self: Player) -> None:
        self.snapshot = self._welcome = None

    async def seated(*how: str) -> list[tuple[str, list[str]]]:
        plan = plan_of(["--tables", "4", "--nodes", "2", "--postgres", *how])
        servers = [Server(host, 1, None, Path()) for host in "ab"]
        with Progress(disable=True) as bar:
            run = Run(plan, servers, Seen(0.0, Random(1)), bar)
            await run.open(4)
        return sorted((circle.server.host, [player.server.host for player in circle.players]) for circle in run.circles)

    monkeypatch.setattr(Http, "call", call)
    monkeypatch.setattr(Player, "come", come)
    monkeypatch.setattr(Player, "is_playing", True)
    assert asyncio.run(seated()) == [("a", [*"abab"])] * 2 + [("b", [*"baba"])] * 2
    assert asyncio.run(seated("--sticky")) == [("a", [*"aaaa"])] * 2 + [("b", [*"bbbb"])] * 2
    assert [host for path, host in calls if path == "/api/tables"] == [*"aabbaabb"]
    anywhere = asyncio.run(seated("--random"))
    assert [host for host, _ in anywhere] == [*"aabb"]
    assert {"".join(hosts) for _, hosts in anywhere} - {"abab", "baba", "aaaa", "bbbb"}


@pytest.mark.parametrize(("nodes", "wanted"), [(1, [()]), (2, [[2, 5], [3]]), (3, [[2], [3], [5]]), (4, [(), (), (), ()])])
def test_each_of_several_nodes_has_processors_of_its_own(
    monkeypatch: pytest.MonkeyPatch, nodes: int, wanted: list[list[int]]
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {5, 2, 3}, raising=False)
    assert places(nodes) == wanted


@pytest.mark.parametrize(
    ("files", "written"),
    [
        (["cpu.cfs_period_us", "cpu.cfs_quota_us"], {"cpu.cfs_period_us": "20000", "cpu.cfs_quota_us": "6000"}),
        (["cpu.max"], {"cpu.max": "6000 20000"}),
    ],
)
def test_a_server_gets_its_portion_of_a_processor(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, files: list[str], written: dict[str, str]
) -> None:
    """By the files of the first or of the second form of control groups, which are there as soon as the group is."""
    folder = tmp_path / "group"

    def made(**_: object) -> str:
        folder.mkdir()
        for name in files:
            (folder / name).touch()
        return str(folder)

    monkeypatch.setattr(tempfile, "mkdtemp", made)
    monkeypatch.setattr(Portion, "PLACES", (tmp_path,))
    portion = Portion(0.3)
    assert {path.name: path.read_text() for path in folder.iterdir()} == written
    portion.holds(17)
    assert (folder / "cgroup.procs").read_text() == "17"
    for path in folder.iterdir():  # as they go with a group
        path.unlink()
    portion.close()
    assert not folder.exists()


def test_without_control_groups_there_are_no_portions(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Portion, "PLACES", (tmp_path,))
    assert main(["--share", "0.3", "--seconds", "1"]) == 1
    assert "needs root and control groups" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    monkeypatch.setattr(Portion, "PLACES", (tmp_path / "none",))
    assert main(["--share", "0.3", "--seconds", "1"]) == 1


if os.environ.get("EKLAT_LONG"):  # one crash after another takes minutes

    @pytest.mark.parametrize("rounds", [200])
    def test_kill_under_load_never_loses_an_acknowledged_event(capsys: pytest.CaptureFixture[str], rounds: int) -> None:
        assert main(["--tables", "5", "--seconds", f"{2.5 * rounds}", "--crash", f"{rounds}", "--json"]) == 0
        report = json.loads(capsys.readouterr().out.splitlines()[-1])
        assert len(report["crashes"]) == rounds
        assert [crash["lost"] for crash in report["crashes"]] == [0] * rounds
        assert all(crash["players"] == 20 and crash["all_tables_moving_s"] > 0 for crash in report["crashes"])
        assert report["acknowledged"] == report["checked"] > 20 * rounds
        assert [report[wrong] for wrong in ("lost", "doubled", "gaps", "stuck_tables", "errors")] == [0, 0, 0, 0, {}]


MOVES = [
    {"event": "created", "version": 1},
    {"event": "started", "version": 2},
    {"event": "dealt", "version": 3},
    {"event": "moved", "version": 4, "seat": 0, "move_id": "w2"},
    {"event": "moved", "version": 5, "seat": 1},
]


@pytest.mark.parametrize(
    ("log", "missing", "more"),
    [
        (MOVES, 0, 0),
        (MOVES[:3], 1, 0),
        (MOVES[:1], 2, 0),
        ([*MOVES[:3], {**MOVES[3], "move_id": "w3"}], 1, 0),
        ([*MOVES[:3], {**MOVES[3], "seat": 2}], 1, 0),
        ([*MOVES[:4], {**MOVES[4], "version": 6}], 1, 0),
        ([*MOVES, {**MOVES[3], "version": 6}], 0, 1),
        ([*MOVES, {**MOVES[3], "version": 6}, {**MOVES[3], "version": 7}], 0, 2),
        ([*MOVES, {**MOVES[3], "version": 6, "move_id": "w3"}], 0, 0),
        ([*MOVES, {**MOVES[3], "version": 6, "move_id": "w4"}], 0, 1),
        ([*MOVES, {"event": "moved", "version": 6, "seat": 0}], 0, 1),
    ],
)
def test_what_is_missing_or_there_twice_is_found(log: list[dict[str, Any]], missing: int, more: int) -> None:
    class Answers:
        async def call(self, method: str, path: str, secret: str) -> dict[str, Any]:
            after = int(path.partition("after=")[2])
            events = [event for event in log if event["version"] > after]
            return {"version": log[-1]["version"], "events": events[:2]}

    async def look() -> tuple[list[str], list[str]]:
        seen = Seen(0.0, Random(1))
        nowhere: Any = None
        player = Player(seen, Circle(seen, "t", nowhere), nowhere, "secret")
        player.acknowledged["w2"] = 4
        player.fulfilled.append((2, "started"))
        answers: Any = Answers()
        player._count = 3
        return await player.look_back(answers, seat=0)

    lost, doubled = asyncio.run(look())
    assert (len(lost), len(doubled)) == (missing, more)


TOLD = {
    "in order": [[4, 5], [6], [7]],
    "one of now between them": [[4], [7], [5, 6]],
    "two of now before all of them": [[7], [8], [4, 5, 6], [9]],
}
UNTOLD = {
    "one of them never, so that they wait for ever": [[4, 5], [7], [8]],
    "one of them twice": [[4, 5], [5, 6]],
    "one of now never": [[8], [4, 5, 6]],
    "one of now twice": [[7], [7], [4, 5, 6]],
}


@pytest.mark.parametrize("what", TOLD | UNTOLD)
def test_a_gap_in_what_is_told_is_seen(what: str) -> None:
    """Somebody comes back who knows three events, and six have happened."""
    pages = (TOLD | UNTOLD)[what]

    async def listen() -> bool:
        seen = Seen(0.0, Random(1))
        nowhere: Any = None
        player = Player(seen, Circle(seen, "t", nowhere), nowhere, "secret")
        player.last = 3
        player._welcomed(6)
        for page in pages:
            player._follow([{"version": version} for version in page])
        return seen.gaps == 0 and player.last == max(max(page) for page in pages)

    assert asyncio.run(listen()) == (what in TOLD)


def test_quantiles() -> None:
    values = [float(i) for i in range(100, 0, -1)]
    assert [quantile(values, share) for share in (0.5, 0.95, 0.99, 1.0)] == [50.0, 95.0, 99.0, 100.0]
    assert quantile([7.0], 0.5) == 7.0
    assert quantile([], 0.5) is None


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--tables 0", "--tables must be at least 1, not 0"),
        ("--players 9", "mu is for 3, 4, 5, 6 players, not 9"),
        ("--game mu2 --players 4", "mu2 is for 2 players, not 4"),
        ("--pace -1", "--pace is a number of seconds"),
        ("--seconds 0", "--seconds must be more than 0"),
        ("--seconds nan", "--seconds must be more than 0"),
        ("--crash -1", "--crash must be 0 or more"),
        ("--nodes 0", "--nodes must be at least 1"),
        ("--peers --pace 3", "--peers play flat out at tables of four"),
        ("--nodes 2", "several --nodes need PostgreSQL"),
        ("--nodes 2 --postgres --sticky --random", "--sticky and --random do not go together"),
        ("--share 0.01", "--share must be at least 0.05"),
        ("--share 0.5 --crash 1", "leave one of them away"),
        ("--share nan", "--share must be at least 0.05"),
        ("--url http://127.0.0.1:8000 --share 0.5", "leave --url away"),
        ("--workers 0", "--workers must be at least 1"),
        ("--workers 2", "several --workers need PostgreSQL"),
        ("--workers 2 --postgres --crash 1", "--crash is for servers of one worker"),
        ("--url http://127.0.0.1:8000 --workers 2", "leave --url away"),
        ("--url https://cards.example", "--url must look like http://127.0.0.1:8000"),
        ("--url http://127.0.0.1:x", "--url must look like http://127.0.0.1:8000"),
        ("--url http://127.0.0.1:8000 --crash 1", "leave --url away"),
        ("--url http://127.0.0.1:8000 --nodes 2", "leave --url away"),
        ("--db mysql://here", "--db must be sqlite:///file or postgresql://"),
        ("--db sqlite:///a.db --postgres", "not allowed with argument"),
        ("--clients 0", "--clients must be at least 1"),
        ("--clients 3 --tables 2", "--clients must be at least 1, and no more than tables"),
        ("--clients 2 --crash 1", "are for one of --clients"),
        ("--idle --crash 1", "do not go together"),
        ("--game chess", "invalid choice"),
    ],
)
def test_what_cannot_be_is_said(capsys: pytest.CaptureFixture[str], words: str, why: str) -> None:
    with pytest.raises(SystemExit) as stop:
        plan_of(words.split())
    assert stop.value.code == 2
    assert why in capsys.readouterr().err


def test_without_a_server_there_is_nothing_to_measure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--url", "http://127.0.0.1:9", "--tables", "1"]) == 1
    assert "no answer from the server" in capsys.readouterr().err


def test_the_command_describes_itself() -> None:
    command = [sys.executable, "-m", "benchmarks.load", "--help"]
    said = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2]).stdout
    assert "python -m benchmarks.load --tables 50 --seconds 10 " in said

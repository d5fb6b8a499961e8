"""Other table servers with the same kind of traffic, in the same sitting.

Colyseus and boardgame.io, from npm, play a trick game of four with hands of fifteen cards (`benchmarks/peers/tricks.cjs`): a
move is checked, acknowledged to whoever made it and told to the other three, and nobody sees another hand. Ours plays Mü for
four, with rules, log and words. Both of them run as they come: in one process, in memory. Ours puts every move on the disk
before it is acknowledged. Only the CPU time of the server counts; who plays is another process.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO

from benchmarks.load.plan import LoadError, Plan
from benchmarks.load.servers import usage
from eklat.client import Json

FOLDER = Path(__file__).parents[1] / "peers"
INSTALL = "npm install --prefix benchmarks/peers --no-package-lock"
PEERS = {"Colyseus": "colyseus", "boardgame.io": "boardgame"}


@dataclass(frozen=True)
class Peer:
    """What another server did."""

    name: str
    moves: int
    cpu: float
    p50: float
    p99: float

    @property
    def moves_per_cpu_second(self) -> float:
        return round(self.moves / self.cpu, 1)

    def to_json(self, ours: float | None) -> Json:
        return {
            "name": self.name,
            "moves": self.moves,
            "moves_per_cpu_second": self.moves_per_cpu_second,
            "ack_ms": {"p50": round(self.p50, 2), "p99": round(self.p99, 2)},
            "ours_to_theirs": None if ours is None else round(ours / self.moves_per_cpu_second, 2),
        }


def check_peers() -> None:
    """They are there, or a sentence says how to get them."""
    if shutil.which("node") is None:
        raise LoadError("--peers needs Node, which is not here")
    if not (FOLDER / "node_modules" / "colyseus").exists():
        raise LoadError(f"--peers needs the other servers: {INSTALL}")


def measure_peers(plan: Plan) -> list[Peer]:
    return [_measured(name, program, plan) for name, program in PEERS.items()]


def _measured(name: str, program: str, plan: Plan) -> Peer:
    with _node(f"{program}.cjs") as server:
        port = _line(server, "at ", name)
        with _node("players.cjs", program, port, str(plan.tables), str(plan.seconds)) as players:
            _line(players, "begin", name)
            before = usage(server.pid).cpu
            said = json.loads(_line(players, "end ", name))
            after = usage(server.pid).cpu
    if before is None or after is None:
        raise LoadError("this system does not say how much CPU time a process has used")
    return Peer(name, said["moves"], after - before, said["p50"], said["p99"])


@contextmanager
def _node(*words: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [_program(), *words],
        cwd=FOLDER,
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        _output(process).close()


@cache
def _program() -> str:
    """Node itself: what is on the path may be something that starts it."""
    return subprocess.run(["node", "-p", "process.execPath"], capture_output=True, text=True, check=True).stdout.strip()


def _line(process: subprocess.Popen[str], start: str, name: str) -> str:
    """The rest of the next line that begins so."""
    for line in _output(process):
        if line.startswith(start):
            return line.removeprefix(start).strip()
    raise LoadError(f"{name} has stopped: try it by hand in {FOLDER}")


def _output(process: subprocess.Popen[str]) -> IO[str]:
    assert process.stdout is not None
    return process.stdout

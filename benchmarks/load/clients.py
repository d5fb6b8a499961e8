"""Players in several programs, for servers that are faster than one program can play.

A program hears on standard input what it shall do: its plan and where the servers are, then `play`, then `look back`. It
says a line when its tables are open, when the time is over, and at the end what it has counted.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, replace
from pathlib import Path
from random import Random

import orjson
from rich import progress

from benchmarks.load.plan import LoadError, Plan
from benchmarks.load.players import Seen
from benchmarks.load.run import Run
from benchmarks.load.servers import Server
from benchmarks.load.tally import Tally

COMMAND = (sys.executable, "-m", "benchmarks.load.clients")
LONGEST_LINE = 2**28


class Client:
    """A program with a share of the tables."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, plan: Plan, number: int, servers: Sequence[Server], stack: AsyncExitStack) -> Client:
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE
        )
        client = cls(process)
        stack.push_async_callback(client._end)
        tables = len(range(number, plan.tables, plan.clients))
        mine = replace(plan, tables=tables, seed=plan.seed + number)
        await client._say(json.dumps({"plan": asdict(mine), "servers": [(one.host, one.port) for one in servers]}))
        return client

    async def opened(self) -> None:
        await self._hear("open")

    async def play(self) -> None:
        await self._say("play")
        await self._hear("played")

    async def look_back(self) -> Tally:
        await self._say("look back")
        return Tally(**orjson.loads(await self._hear("tally")))

    async def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line.encode() + b"\n")
        await self._process.stdin.drain()

    async def _hear(self, first: str) -> bytes:
        assert self._process.stdout is not None
        word, _, rest = (await self._process.stdout.readline()).partition(b" ")
        if word.strip() != first.encode():
            raise LoadError(rest.decode().strip() or "a program of players has ended before it was done")
        return rest

    async def _end(self) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


async def play() -> None:
    """Be one of these programs."""
    told = json.loads(sys.stdin.readline())
    plan = Plan(**told["plan"])
    servers = [Server(host, port, None, Path()) for host, port in told["servers"]]
    with progress.Progress(disable=True) as bar:
        run = Run(plan, servers, Seen(plan.pace, Random(plan.seed)), bar)
        await run.open(plan.tables)
        await _next("open")
        gc.collect()
        gc.freeze()
        cpu = time.process_time()
        spent = await run.play()
        moves, cpu = run.seen.moves, time.process_time() - cpu
        await _next("played")
        await run.settle()
        if not plan.unchecked:
            await run.look_back()
        tally = Tally.of(run, moves, spent, cpu)
        run.seen.stage = "over"
        print("tally", orjson.dumps(tally.to_json()).decode(), flush=True)


async def _next(said: str) -> None:
    """Say how far we are, and wait to be told to go on."""
    print(said, flush=True)
    if not await asyncio.to_thread(sys.stdin.readline):
        raise LoadError("nobody wants to know any more")


def main() -> None:
    from benchmarks.load.measure import fast_loop

    try:
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(play())
    except LoadError as error:
        print("error", error, flush=True)


if __name__ == "__main__":
    main()

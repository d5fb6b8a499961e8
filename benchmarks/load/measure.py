"""Start what is needed, measure, put everything away again."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, ExitStack, closing, suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from rich import progress
from rich.console import Console

from benchmarks.load.clients import Client
from benchmarks.load.figures import kb, mb, rounded, times
from benchmarks.load.plan import LoadError, Plan
from benchmarks.load.players import Seen
from benchmarks.load.postgres import postgres
from benchmarks.load.run import FIRST, Run
from benchmarks.load.servers import Portion, Server, places
from benchmarks.load.tally import Tally
from eklat.client import Json

WARM_TABLES = 10
"""Tables opened first when memory is measured: what a server loads once is not part of a table."""


async def _measured(plan: Plan, servers: list[Server], bar: progress.Progress) -> Json:
    for server in servers:
        await server.start()
    run = Run(plan, servers, Seen(plan.pace, Random(plan.seed)), bar)
    try:
        return await (_idle(run) if plan.idle else _crowded(run) if plan.clients > 1 else _busy(run))
    finally:
        run.seen.stage = "over"
        for player in run.players:
            player.go()
        coming = list(run.seen.coming)
        for task in coming:
            task.cancel()
        await asyncio.gather(*coming, return_exceptions=True)
        await asyncio.sleep(0.05)
        for player in run.players:  # who has not gone by now leaves all that is still on its way
            player.abort()
        await asyncio.sleep(0)


async def _idle(run: Run) -> Json:
    warm = min(WARM_TABLES, run.plan.tables)
    start = run.rss()
    await run.open(warm)
    await asyncio.sleep(1.0)
    opened = run.rss()
    await run.open(run.plan.tables)
    cpu, began = run.cpu(), time.monotonic()
    await asyncio.sleep(run.plan.seconds)
    spent = time.monotonic() - began
    end, after = run.rss(), run.cpu()
    return {
        **_header(run.plan),
        "connections": sum(player.is_here for player in run.players),
        "server_cpu_share": None if cpu is None or after is None else round((after - cpu) / spent, 4),
        "rss_mb": {"start": mb(start), "warm": mb(opened), "end": mb(end)},
        "kb_per_table": {"end": kb(opened, end, run.plan.tables)},
        "errors": dict(sorted(run.seen.errors.items())),
    }


async def _busy(run: Run) -> Json:
    seen, plan = run.seen, run.plan
    warm = min(WARM_TABLES, plan.tables // 2)
    start = run.rss()
    await run.open(warm)
    warmed = run.rss()
    await run.open(plan.tables - warm)
    opened = run.rss()
    run.slow_down()
    gc.collect()
    gc.freeze()
    cpu, wait, own = run.cpu(), run.waited(), time.process_time()
    spent = await run.play()
    moves, cpu_after, wait_after, own = seen.moves, run.cpu(), run.waited(), time.process_time() - own
    gc.unfreeze()
    end = run.rss()
    await run.settle()
    if not plan.unchecked:
        await run.look_back()
    held_up = None if run.crashes else _less(wait_after, wait)
    return {
        **_header(plan),
        **_figures(Tally.of(run, moves, spent, own), _less(cpu_after, cpu), held_up, run.first_cpu),
        "rss_mb": {"start": mb(start), "warm": mb(warmed), "opened": mb(opened), "end": mb(end)},
        "kb_per_table": {"opened": kb(warmed, opened, plan.tables - warm), "end": kb(warmed, end, plan.tables - warm)},
        "crashes": [crash.to_json() for crash in run.crashes],
    }


async def _crowded(run: Run) -> Json:
    """The same with players in several programs."""
    plan = run.plan
    async with AsyncExitStack() as stack:
        start = run.rss()
        clients = [await Client.start(plan, number, run.servers, stack) for number in range(plan.clients)]
        await asyncio.gather(*(client.opened() for client in clients))
        run.slow_down()
        opened, cpu, wait = run.rss(), run.cpu(), run.waited()
        await asyncio.gather(*(client.play() for client in clients))
        cpu_after, wait_after, end = run.cpu(), run.waited(), run.rss()
        tally = Tally.together(await asyncio.gather(*(client.look_back() for client in clients)))
    return {
        **_header(plan),
        **_figures(tally, _less(cpu_after, cpu), _less(wait_after, wait), None),
        "rss_mb": {"start": mb(start), "opened": mb(opened), "end": mb(end)},
        "kb_per_table": {"opened": kb(start, opened, plan.tables), "end": kb(start, end, plan.tables)},
        "crashes": [],
    }


def _less(after: float | None, before: float | None) -> float | None:
    return None if after is None or before is None else after - before


def _figures(tally: Tally, used: float | None, held_up: float | None, first_cpu: float | None) -> Json:
    return {
        "seconds": round(tally.seconds, 2),
        "moves": tally.moves,
        "hands": tally.hands,
        "moves_per_second": round(tally.moves / tally.seconds, 1),
        "server_cpu_seconds": rounded(used, 2),
        "moves_per_cpu_second": None if not used else round(tally.moves / used, 1),
        "server_cpu_share": _shares(used, first_cpu, tally.seconds),
        "server_waited_seconds": rounded(held_up, 2),
        "generator_cpu_seconds": round(tally.cpu, 2),
        "generator_lag_ms": times(tally.lags),
        "ack_ms": times(tally.latencies),
        "acknowledged": tally.acknowledged,
        "checked": tally.checked,
        "lost": len(tally.lost),
        "lost_events": tally.lost[:20],
        "doubled": len(tally.doubled),
        "doubled_events": tally.doubled[:20],
        "gaps": tally.gaps,
        "stuck_tables": tally.stuck,
        "resent": tally.resent,
        "errors": dict(sorted(tally.errors.items())),
    }


def _shares(used: float | None, first: float | None, spent: float) -> dict[str, float] | None:
    """Of a core: all the time; and where it was long enough, in the first seconds and after them."""
    if used is None:
        return None
    shares = {"all": used / spent}
    if first is not None and spent >= 2 * FIRST:
        shares |= {"first": first / FIRST, "then": (used - first) / (spent - FIRST)}
    return {name: round(share, 3) for name, share in shares.items()}


def _header(plan: Plan) -> Json:
    return {
        "game": plan.game,
        "tables": plan.tables,
        "players": plan.players,
        "pace": plan.pace,
        "storage": plan.storage,
        "nodes": plan.nodes,
        "sticky": plan.sticky,
        "random": plan.random,
        "apart": plan.apart,
        "share": plan.share,
        "workers": plan.workers,
        "clients": plan.clients,
        "load_average": [round(value, 2) for value in os.getloadavg()] if hasattr(os, "getloadavg") else None,
    }


def measure(plan: Plan) -> Json:
    """Start what is needed, measure, put everything away again. Raises `LoadError`."""
    _allow_many_files(plan.tables * plan.players)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="eklat-load-")))
        db = plan.db
        if plan.postgres:
            db = stack.enter_context(postgres())
        elif db is None and plan.url is None:
            db = f"sqlite:///{folder / 'load.db'}"
        url = urlsplit(plan.url or "http://127.0.0.1:0")
        at = places(plan.nodes) if plan.apart else [()] * plan.nodes
        servers = list[Server]()
        for one in at:
            portion = stack.enter_context(closing(Portion(plan.share))) if plan.share else None
            where = url.hostname or "127.0.0.1", url.port or 0
            server = Server(*where, db, folder, at=one, workers=plan.workers, portion=portion)
            stack.callback(server.stop)
            servers.append(server)
        bar = stack.enter_context(_bar())
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            return runner.run(_until_told(_measured(plan, servers, bar)))


async def _until_told(work: Coroutine[Any, Any, Json]) -> Json:
    """Told to stop, it puts everything away before it ends."""
    task, loop = asyncio.ensure_future(work), asyncio.get_running_loop()
    with suppress(NotImplementedError, RuntimeError):
        loop.add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        return await task
    except asyncio.CancelledError:
        raise LoadError("stopped") from None
    finally:
        with suppress(NotImplementedError, RuntimeError):
            loop.remove_signal_handler(signal.SIGTERM)


def _allow_many_files(connections: int) -> None:
    """Every connection is a file, here and in the server."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + 500
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise LoadError(f"{connections} connections need more open files than this system allows ({hard}): see ulimit -n")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _bar() -> progress.Progress:
    return progress.Progress(
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.TaskProgressColumn(),
        progress.TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )

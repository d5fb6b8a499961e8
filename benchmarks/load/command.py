"""The command line."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from urllib.parse import urlsplit

import benchmarks.load
from benchmarks.load.figures import show
from benchmarks.load.measure import measure
from benchmarks.load.peers import check_peers, measure_peers
from benchmarks.load.plan import LoadError, Plan
from eklat.games import GAMES


def plan_of(argv: Sequence[str] | None) -> Plan:
    """The command line as a plan; what cannot be is said plainly, with exit status 2."""
    parser = argparse.ArgumentParser(
        "benchmarks.load", description=benchmarks.load.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50, metavar="N", help="tables (default 50)")
    parser.add_argument("--players", type=int, metavar="N", help="people at each (default 4, or as few as the game wants)")
    parser.add_argument("--game", default="mu", choices=[*GAMES], help="the game (default mu)")
    parser.add_argument(
        "--pace",
        type=float,
        default=0.0,
        metavar="SECONDS",
        help="one move per table every so many seconds (default 0: flat out)",
    )
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S", help="how long to play (default 10)")
    parser.add_argument("--crash", type=int, default=0, metavar="K", help="kill -9 a server so many times meanwhile")
    parser.add_argument("--nodes", type=int, default=1, metavar="N", help="server processes on one PostgreSQL (default 1)")
    parser.add_argument("--sticky", action="store_true", help="everybody at a table is connected to the same node")
    parser.add_argument(
        "--random", action="store_true", help="everybody is connected to any node (otherwise in turns: half of each table)"
    )
    parser.add_argument("--apart", action="store_true", help="each of several nodes has processors of its own")
    parser.add_argument(
        "--share", type=float, default=0.0, metavar="P",
        help="while they play, each server gets this part of a processor, as if it had a slower one (default 0: no)",
    )  # fmt: skip
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="workers of each server, on PostgreSQL (default 1)"
    )
    parser.add_argument("--clients", type=int, default=1, metavar="N", help="programs that play (default 1)")
    parser.add_argument("--unchecked", action="store_true", help="do not look for what was acknowledged in the logs")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--url", help="a server that runs already, as http://host:port; its limits must allow for this")
    where.add_argument("--db", metavar="URL", help="sqlite:///file or postgresql://...; what is there stays, and grows")
    where.add_argument("--postgres", action="store_true", help="a throw-away PostgreSQL (default: a throw-away SQLite file)")
    parser.add_argument("--idle", action="store_true", help="deal, let nobody move, and measure memory per table")
    parser.add_argument("--peers", action="store_true", help="afterwards the same with Colyseus and boardgame.io, on Node")
    parser.add_argument("--seed", type=int, default=1, help="chance of the players (default 1)")
    parser.add_argument("--json", action="store_true", help="end with all figures as one line of JSON")
    given = parser.parse_args(argv)
    allowed = GAMES[given.game].players
    if given.players is None:
        given.players = 4 if 4 in allowed else allowed[0]
    plan = Plan(**vars(given))
    for is_wrong, why in _objections(plan, tuple(allowed)):
        if is_wrong:
            parser.error(why)
    return plan


def _objections(plan: Plan, allowed: tuple[int, ...]) -> Iterator[tuple[bool, str]]:
    yield plan.tables < 1, f"--tables must be at least 1, not {plan.tables}"
    yield plan.players not in allowed, f"{plan.game} is for {', '.join(map(str, allowed))} players, not {plan.players}"
    yield not 0 <= plan.pace < float("inf"), f"--pace is a number of seconds, 0 or more, not {plan.pace}"
    yield not 0 < plan.seconds < float("inf"), f"--seconds must be more than 0, not {plan.seconds}"
    yield plan.crash < 0, f"--crash must be 0 or more, not {plan.crash}"
    yield plan.nodes < 1, f"--nodes must be at least 1, not {plan.nodes}"
    yield not (plan.share == 0 or 0.05 <= plan.share < float("inf")), f"--share must be at least 0.05, not {plan.share}"
    yield plan.sticky and plan.random, "--sticky and --random do not go together"
    yield plan.share > 0 and plan.url is not None, "--share is for servers that this program starts: leave --url away"
    yield plan.share > 0 and plan.crash > 0, "--crash starts servers anew, without their --share: leave one of them away"
    yield plan.workers < 1, f"--workers must be at least 1, not {plan.workers}"
    yield plan.workers > 1 and plan.url is not None, "--workers starts servers: leave --url away"
    yield plan.workers > 1 and plan.crash > 0, "--crash is for servers of one worker, --workers are killed by the tests"
    yield (
        plan.workers > 1 and plan.storage == "sqlite",
        "several --workers need PostgreSQL: add --postgres or --db postgresql://...",
    )
    yield not 1 <= plan.clients <= plan.tables, f"--clients must be at least 1, and no more than tables, not {plan.clients}"
    yield plan.clients > 1 and (plan.crash > 0 or plan.idle), "--crash and --idle are for one of --clients"
    if plan.url is not None:
        try:
            url = urlsplit(plan.url)
            is_good = url.scheme == "http" and bool(url.hostname) and url.port is not None
        except ValueError:
            is_good = False
        yield not is_good, f"--url must look like http://127.0.0.1:8000, not {plan.url!r}"
        yield plan.crash > 0, "--crash kills servers that this program has started: leave --url away"
        yield plan.nodes > 1, "--nodes starts servers: leave --url away"
    if plan.db is not None:
        is_known = plan.db.partition("://")[0] in ("sqlite", "postgresql", "postgres") and "://" in plan.db
        yield not is_known, "--db must be sqlite:///file or postgresql://user@host/name"
    yield (
        plan.nodes > 1 and plan.storage == "sqlite",
        "several --nodes need PostgreSQL: add --postgres or --db postgresql://...",
    )
    yield plan.idle and plan.crash > 0, "--idle and --crash do not go together"
    is_alike = plan.players == 4 and plan.nodes == plan.workers == 1 and not plan.pace and not plan.crash and not plan.idle
    yield (
        plan.peers and not is_alike,
        "--peers play flat out at tables of four at one node, and nothing else",
    )


def main(argv: Sequence[str] | None = None) -> int:
    plan = plan_of(argv)
    try:
        if plan.peers:
            check_peers()
        report = measure(plan)
        if plan.peers:
            report["peers"] = [peer.to_json(report["moves_per_cpu_second"]) for peer in measure_peers(plan)]
    except LoadError as error:
        print(f"load: {error}", file=sys.stderr)
        return 1
    show(report, sys.stdout)
    if plan.json:
        print(json.dumps(report), flush=True)
    return 1 if any(report.get(wrong) for wrong in ("lost", "doubled", "gaps", "stuck_tables")) else 0

"""Figures, and how they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from eklat.client import Json


def quantile(values: Sequence[float], share: float) -> float | None:
    """The smallest value that at least this share of them does not exceed."""
    if not values:
        return None
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, -int(-share * len(ordered) // 1) - 1))]


def rounded(value: float | None, digits: int = 3) -> float | None:
    return None if value is None else round(value, digits)


def times(seconds: Sequence[float]) -> dict[str, float | None]:
    """The middle and the slow end, in milliseconds."""
    shares = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0))
    found = {name: quantile(seconds, share) for name, share in shares}
    return {name: None if value is None else round(value * 1000, 2) for name, value in found.items()}


def mb(size: float | None) -> float | None:
    return None if size is None else round(size / 1e6, 1)


def kb(before: float | None, after: float | None, tables: int) -> float | None:
    """What each of these tables has added."""
    return None if before is None or after is None else round((after - before) / 1000 / tables, 1)


def show(report: Json, out: TextIO) -> None:
    """The figures for people."""

    def line(what: str, value: object, unit: str = "") -> None:
        shown = "unknown" if value is None else f"{value:,}" if isinstance(value, int | float) else str(value)
        print(f"{what:<36} {shown} {unit}".rstrip(), file=out)

    line(
        "tables",
        f"{report['tables']} of {report['players']}, {report['game']}, {report['storage']}, {report['nodes']} node(s)",
    )
    if "moves" in report:
        line("moves acknowledged", report["moves"], f"in {report['seconds']} s, {report['hands']} hands begun")
        line("moves per second", report["moves_per_second"])
        used = "" if report["server_cpu_seconds"] is None else f"({report['server_cpu_seconds']} s used)"
        line("moves per CPU-second of the server", report["moves_per_cpu_second"], used)
        shares = report["server_cpu_share"]
        line("of a core", shares and ", ".join(f"{name} {share:.1%}" for name, share in shares.items()))
        line("the server waited for a core", report["server_waited_seconds"], "s, all threads")
        line("CPU of this program", report["generator_cpu_seconds"], "s")
        for what, times in (("acknowledged after", "ack_ms"), ("this program itself is late by", "generator_lag_ms")):
            line(what, ", ".join(f"{name} {value} ms" for name, value in report[times].items()))
    else:
        line("connections", report["connections"])
        line("CPU while nobody moves", report["server_cpu_share"], "of a core")
    for what, sizes, unit in (("memory of the server", "rss_mb", "MB"), ("memory per table", "kb_per_table", "kB")):
        known = [f"{name} {value} {unit}" for name, value in report[sizes].items() if value is not None]
        line(what, ", ".join(known) or None)
    for number, crash in enumerate(report.get("crashes", ()), 1):
        line(
            f"crash {number}",
            f"server back after {crash['server_back_s']} s, {crash['players']} players after {crash['players_back_p50_s']} "
            f"s (median), {crash['players_back_max_s']} s (last), all tables moving after {crash['all_tables_moving_s']} s",
        )
    if "moves" in report:
        line("events acknowledged and checked", f"{report['acknowledged']:,} and {report['checked']:,}")
        line("missing", report["lost"], f"({report['gaps']} gaps, {report['stuck_tables']} tables stand still)")
        line("stored more often than made", report["doubled"])
        for lost in report["lost_events"]:
            line("", lost)
    for peer in report.get("peers", ()):
        line(
            f"{peer['name']}, which stores nothing",
            f"{peer['moves_per_cpu_second']:,} moves per CPU-second, p99 {peer['ack_ms']['p99']} ms; "
            f"ours are {peer['ours_to_theirs']} times as many",
        )
    line("errors", ", ".join(f"{code} {count}" for code, count in report["errors"].items()) or "none")
    line("load average", report["load_average"])

"""What a coach has tried, in lines: each move with what it is worth, and what holds in the worlds in which it was tried."""

from __future__ import annotations

from collections.abc import Iterator

from eklat.client import Answer, Json, Snapshot
from eklat.terminal.words import Words


def lines(answer: Answer, snapshot: Snapshot, words: Words) -> Iterator[str]:
    """Nothing where there was nothing to decide."""
    coach = answer.coach
    if coach is None:
        return
    yield words("review-coach-worlds", worlds=coach["worlds"])
    for one in coach["candidates"]:
        yield f"  {_row(one, snapshot, words)}"
    for said in (coach["reason"], *coach["says"]):
        if said is not None:
            yield words.told(said, snapshot)


def _row(one: Json, snapshot: Snapshot, words: Words) -> str:
    """A move, the points ahead that it brings, and how far it is behind the best, with the error of that."""
    value, behind, goal = one["value"]["value"], one["behind"], one["goal"]
    is_best = not behind["value"] and not behind["half"]
    gap = words("review-best") if is_best else f"{_figure(-behind['value'], words)} ± {_figure(behind['half'], words)}"
    made = "" if goal is None else f", {words('review-goal')} {round(100 * goal)} %"
    return f"{words.told(one['said'], snapshot).rstrip('.')}: {_figure(value, words, '+')} ({gap}{made})"


def _figure(value: float, words: Words, sign: str = "") -> str:
    text = f"{value:{sign}.1f}".replace("-", "−")
    return text if words.language == "en" else text.replace(".", ",")

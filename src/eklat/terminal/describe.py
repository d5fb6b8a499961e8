"""A position in a few plain lines: for reading aloud, for pipes, and for whoever types `table`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from eklat.client import Json, Snapshot
from eklat.terminal.games import desk
from eklat.terminal.words import Words, number, signed


def title(snapshot: Snapshot, words: Words) -> str:
    return words("term-title", game=words.title(snapshot.game), players=snapshot.players)


def holding(snapshot: Snapshot, words: Words) -> list[str]:
    """One's own cards: what lies open, and the hand."""
    view, here = snapshot.view, desk(snapshot.game)
    if view is None or view["seat"] is None:
        return []
    held = here.held(view)
    fans = [(row, words.fan(here.grouped(held[row], view))) for row in here.rows if held[row]]
    return [words(f"term-line-{row}", cards=fan) for row, fan in fans]


def before_decision(snapshot: Snapshot, words: Words) -> list[str]:
    """What somebody who is to decide wants to hear first."""
    if snapshot.view is None or not snapshot.is_my_turn:
        return []
    return [*desk(snapshot.game).lines(snapshot, words, is_whole=False), *holding(snapshot, words)]


def table_lines(snapshot: Snapshot, words: Words) -> list[str]:
    """The whole position."""
    if snapshot.view is None:
        return [f"{seat} {_sitting(snapshot, seat, words)}" for seat in range(snapshot.players)]
    lines = desk(snapshot.game).lines(snapshot, words, is_whole=True)
    return [_scores(snapshot, words), *lines, *holding(snapshot, words)]


def _sitting(snapshot: Snapshot, seat: int, words: Words) -> str:
    """Who sits there, and how good a bot is."""
    level, name = snapshot.levels[seat], snapshot.names[seat]
    if snapshot.table["seats"][seat]["kind"] == "empty":
        return words("card-empty")
    return name if level is None else f"{name} ({words('term-bot', level=words.level(level))})"


def score_lines(snapshot: Snapshot, words: Words, hands: Sequence[Json]) -> list[str]:
    """The score sheet, hand by hand."""
    lines = [
        words("term-line-hand-score", hand=place, scores=_line(snapshot, hand["scores"], signed))
        for place, hand in enumerate(hands, 1)
    ]
    return [*lines, _scores(snapshot, words)]


def _scores(snapshot: Snapshot, words: Words) -> str:
    return words("term-line-scores", scores=_line(snapshot, snapshot.table["scores"], number))


def _line(snapshot: Snapshot, scores: Sequence[int], written: Callable[[int], str]) -> str:
    return ", ".join(f"{name} {written(score)}" for name, score in zip(snapshot.names, scores, strict=True))

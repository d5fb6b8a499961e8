"""The two lines above the table: the game with its standing, and what the hand is about."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from eklat.client import Snapshot
from eklat.terminal import describe
from eklat.terminal.boards import QUIET, fitted
from eklat.terminal.games import desk
from eklat.terminal.words import Words, number


def heading(snapshot: Snapshot, words: Words, width: int) -> Text:
    """The game, the hand, and the standing. Where there is little room the game loses its end, then names do."""
    if snapshot.phase == "gathering":
        return Text(" " + describe.title(snapshot, words), style="bold")
    title = words.title(snapshot.game)
    short = "".join(title.partition("!")[:2])
    watching = f" · {words('term-watching')}" if snapshot.you is None else ""
    hand = f" · {words('term-hand-number', hand=snapshot.table['hand'] + 1)}"
    longest = max(map(cell_len, snapshot.names))
    shorter = [(f" {name}{rest}", longest) for name in (title, short) for rest in (hand + watching, hand)]
    shorter += [(f" {fitted(short, room)}", longest) for room in range(cell_len(short), 2, -1)]
    shorter += [(f" {fitted(short, 3)}", each) for each in range(longest, 1, -1)]
    for left, each in shorter:
        right = _standing(snapshot, each)
        if cell_len(left) + cell_len(right) + 2 <= width:
            break
    return Text().append(left, style="bold").append(" " * max(1, width - cell_len(left) - cell_len(right) - 1)).append(right)


def _standing(snapshot: Snapshot, each: int) -> str:
    """Everybody's score, with so many letters of their names."""
    scores = zip(snapshot.names, snapshot.table["scores"], strict=True)
    return "  ".join(f"{fitted(name, min(each, cell_len(name)))} {number(score)}" for name, score in scores)


def bar(snapshot: Snapshot, words: Words, width: int) -> Text:
    """What the hand is about."""
    if snapshot.view is None:
        return Text(" " + words("term-line-table"), style=QUIET)
    return desk(snapshot.game).bar(snapshot, words, width)

"""Before the match: who sits where and is here, what is free, where others find the table, and what is waited for."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from eklat.client import Snapshot
from eklat.terminal.boards import QUIET, TURN, fitted
from eklat.terminal.words import Words


def lines(snapshot: Snapshot, words: Words, address: str) -> list[Text]:
    found = [Text(" " + words("term-lobby-address", address=address), style="bold"), Text()] if address else []
    host = snapshot.table["host"]
    room = max(map(cell_len, snapshot.names)) + 2
    for seat, (chair, level) in enumerate(zip(snapshot.table["seats"], snapshot.levels, strict=True)):
        is_free = chair["kind"] == "empty"
        text = Text().append(f" {seat} ", style="bold")
        name = words("term-lobby-free") if is_free else snapshot.names[seat]
        text.append(fitted(name, min(24, max(room, 8))), style=QUIET if is_free else "bold" if seat == snapshot.you else "")
        facts = [words("term-lobby-you")] if seat == snapshot.you else []
        facts += [words("term-lobby-host")] if seat == host else []
        if level is not None:
            facts.append(words("term-bot", level=words.level(level)))
        elif not is_free and seat != snapshot.you:
            facts.append(words("term-lobby-here" if seat in snapshot.presence.get("here", []) else "term-away"))
        found.append(text.append(" · ".join(facts), style=QUIET))
    return [*found, Text(), Text(" " + _waited_for(snapshot, words), style=TURN)]


def _waited_for(snapshot: Snapshot, words: Words) -> str:
    host = snapshot.table["host"]
    free = sum(chair["kind"] == "empty" for chair in snapshot.table["seats"])
    if free:
        return words("term-lobby-wait-seats", count=free)
    if host is not None and host == snapshot.you:
        return words("term-lobby-begin")
    return words("term-lobby-wait-host", who=snapshot.names[host]) if host is not None else ""

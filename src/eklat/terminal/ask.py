"""What the table waits for, in a sentence: what the game asks, or what has to be done before it can go on."""

from __future__ import annotations

from eklat.client import Snapshot
from eklat.terminal.games import desk, picking
from eklat.terminal.words import Words, clock, yes

MOST_LISTED = 24
"""Moves that a prompt lists one by one."""


def turn_sentence(snapshot: Snapshot, words: Words) -> str:
    """Whose turn it is and what for, or what the table waits for."""
    asked, turn, you = snapshot.table["take_back"], snapshot.turn, snapshot.you
    if snapshot.table["paused"]:
        return words("term-paused")
    if asked is not None:
        return words("term-asking") if asked["seat"] == you else words("term-asked", who=snapshot.names[asked["seat"]])
    if snapshot.asked is not None:
        return words("term-newcomer-you")
    if (newcomer := snapshot.newcomer) is not None and turn != you:
        return words("term-newcomer", who=newcomer["called"], other=snapshot.names[newcomer["seat"]])
    if snapshot.phase == "gathering":
        return _gathering(snapshot, words)
    if snapshot.is_ready:
        looking = words.listed([snapshot.names[seat] for seat in snapshot.looking])
        onward = desk(snapshot.game).in_own_words(f"{_onward(snapshot)} now", words)
        return words("term-ready", names=looking, host=yes(snapshot.is_host), word=onward)
    if snapshot.phase == "scoring":
        return words("term-scoring") if you is not None else words("term-scoring-watching")
    if snapshot.phase == "over":
        return words("term-over")
    if snapshot.view is None or turn is None:
        return ""
    if turn != you and snapshot.presence.get("preparing"):
        return words("term-notice-preparing")
    if you is not None and snapshot.late is not None:
        is_left = snapshot.table["seats"][turn]["kind"] == "empty"
        why = "left" if is_left else "time" if snapshot.left(turn) == 0 else "away"
        return words("term-late", who=snapshot.names[turn], seat=turn, why=why)
    return words.told(snapshot.view["question"], snapshot)


def _onward(snapshot: Snapshot) -> str:
    return "next" if snapshot.phase == "scoring" else "rematch"


def clock_sentences(snapshot: Snapshot, words: Words) -> list[str]:
    """How much time whoever is to move has left, and oneself; nothing at tables without a clock."""
    told = []
    for seat in dict.fromkeys((snapshot.turn, snapshot.you)):
        left = None if seat is None else snapshot.left(seat)
        if seat is not None and left is not None:
            told.append(words("term-clock", you=yes(seat == snapshot.you), who=snapshot.names[seat], time=clock(left)))
    return told


def _gathering(snapshot: Snapshot, words: Words) -> str:
    empty = sum(seat["kind"] == "empty" for seat in snapshot.table["seats"])
    if empty:
        return words("term-gathering-empty", count=empty)
    return words("term-gathering-start") if snapshot.is_host else words("term-gathering-wait")


def patterns(snapshot: Snapshot, words: Words) -> list[str]:
    """The moves that are possible now; cards that are chosen freely are a pattern."""
    several = picking(snapshot)
    if several is None:
        return snapshot.legal
    cards = f" {words('term-usage-card')}" * (several.most if several.is_exact else 1)
    others = [move for move in snapshot.legal if not move.startswith(f"{several.verb} ")]
    return [*others, *([f"{several.verb}{cards}{'' if several.is_exact else ' …'}"] if several.most else [])]


def is_abridged(snapshot: Snapshot) -> bool:
    """Whether there is too much to be listed one by one at a prompt."""
    is_numbered = desk(snapshot.game).is_numbered
    return not is_numbered and picking(snapshot) is None and len(snapshot.legal) > MOST_LISTED


def usage(snapshot: Snapshot, words: Words) -> str:
    """What can be typed now."""
    if snapshot.phase != "playing":
        onward, leave = (desk(snapshot.game).in_own_words(word, words) for word in (_onward(snapshot), "quit"))
        return {"gathering": words("term-usage-gathering"), "scoring": onward, "over": f"{onward}, {leave}"}[snapshot.phase]
    here = desk(snapshot.game)
    if here.is_numbered:
        labels = (here.label(move, snapshot, words).plain for move in snapshot.legal)
        return ", ".join(f"{number} {label}" for number, label in enumerate(labels, 1))
    if is_abridged(snapshot):
        verbs = dict.fromkeys(move.split()[0] for move in snapshot.legal)
        return ", ".join(f"{verb} {words('term-usage-card')}" for verb in verbs)
    return ", ".join(patterns(snapshot, words))

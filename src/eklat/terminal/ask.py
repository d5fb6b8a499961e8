"""What is to be decided, in a sentence: "Your turn: follow green"."""

from __future__ import annotations

from eklat.terminal.order import led_suit
from eklat.terminal.picture import Json, Snapshot
from eklat.terminal.words import Words, clock

MOST_LISTED = 24
"""Moves that a prompt lists one by one."""


def turn_sentence(snapshot: Snapshot, words: Words) -> str:
    """Whose turn it is and what for, or what the table waits for."""
    if snapshot.table["paused"]:
        return words("term-paused")
    asked = snapshot.table["take_back"]
    if asked is not None:
        if asked["seat"] == snapshot.you:
            return words("term-asking")
        return words("term-asked", who=snapshot.names[asked["seat"]])
    if snapshot.phase == "gathering":
        return _gathering(snapshot, words)
    if snapshot.phase == "scoring":
        return words("term-scoring") if snapshot.you is not None else words("term-scoring-watching")
    if snapshot.phase == "over":
        return words("term-over")
    view = snapshot.view
    if view is None or snapshot.turn is None:
        return ""
    if snapshot.is_my_turn:
        return _mine(view, words)
    who = snapshot.names[snapshot.turn]
    if snapshot.presence.get("preparing"):
        return words("term-notice-preparing")
    if snapshot.you is not None and snapshot.late is not None:
        return words("term-late", who=who, seat=snapshot.turn, why="time" if snapshot.left(snapshot.turn) == 0 else "away")
    return words("term-others-turn", who=who)


def clock_sentences(snapshot: Snapshot, words: Words) -> list[str]:
    """How much time whoever is to move has left, and oneself; nothing at tables without a clock."""
    told = []
    for seat in dict.fromkeys((snapshot.turn, snapshot.you)):
        left = None if seat is None else snapshot.left(seat)
        if seat is not None and left is not None:
            mine = seat == snapshot.you
            told.append(words("term-clock", you="yes" if mine else "no", who=snapshot.names[seat], time=clock(left)))
    return told


def _gathering(snapshot: Snapshot, words: Words) -> str:
    empty = sum(seat["kind"] == "empty" for seat in snapshot.table["seats"])
    if empty:
        return words("term-gathering-empty", count=empty)
    if snapshot.table["host"] == snapshot.you is not None:
        return words("term-gathering-start")
    return words("term-gathering-wait")


def _mine(view: Json, words: Words) -> str:
    phase = view["phase"]
    if phase == "auction":
        return words("term-turn-auction", most=view.get("max_bid", 0))
    if phase == "discard":
        return words("term-turn-discard", count=view["discard"])
    if phase == "trump":
        is_chief = view["contract"]["chief"] == view["seat"]
        role = ("crown" if is_chief else "shield") if view["game"] == "mu2" else ("chief" if is_chief else "vice")
        return words("term-turn-trump", role=role)
    if phase == "partner":
        return words("term-turn-partner" if view["legal"][0].split()[1].isdigit() else "term-turn-partner-card")
    if phase == "reveal":
        return words("term-turn-reveal")
    if view["game"] == "heuldoch":
        return words("term-turn-heuldoch")
    suit = led_suit(view)
    if suit is None:
        return words("term-turn-lead")
    return words("term-turn-follow" if _can_follow(view, suit) else "term-turn-any", suit=words.suit(suit))


def _can_follow(view: Json, suit: str) -> bool:
    from eklat.games.mu.cards import Card
    from eklat.terminal.order import trumps_of

    laid = view["laid"] if "laid" in view else view["open"]
    held = [*(view["hand"] or []), *laid[view["seat"]]]
    belongs = trumps_of(view).suit
    return any(belongs[Card(card)] == suit for card in held)


def is_abridged(snapshot: Snapshot) -> bool:
    """Whether there is too much to be listed one by one at a prompt."""
    view = snapshot.view
    return view is not None and view["phase"] not in ("auction", "discard") and len(view["legal"]) > MOST_LISTED


def usage(snapshot: Snapshot, words: Words) -> str:
    """What can be typed now."""
    if snapshot.phase == "gathering":
        return words("term-usage-gathering")
    if snapshot.phase == "scoring":
        return "next"
    if snapshot.phase == "over":
        return "rematch, quit"
    if not snapshot.is_my_turn or snapshot.view is None:
        return ""
    view = snapshot.view
    if view["phase"] == "auction":
        return f"pass, bid {words('term-usage-card')} …" if view.get("max_bid") else "pass"
    if view["phase"] == "discard":
        return "discard" + f" {words('term-usage-card')}" * int(view["discard"])
    if is_abridged(snapshot):
        verbs = list(dict.fromkeys(move.split()[0] for move in view["legal"]))
        return ", ".join(f"{verb} {words('term-usage-card')}" for verb in verbs)
    return ", ".join(view["legal"])

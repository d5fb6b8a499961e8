"""What people type: moves in the notation, a few words for the table, and a few for the client itself.

Everything can be shortened where it stays clear what is meant: `g7` for `play G7`, `lay d3` where only one pile is possible,
names of players for their seats.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from eklat.table.talking import PHRASES
from eklat.terminal.picture import Snapshot
from eklat.terminal.words import Words

MOVES = (
    "pass", "bid", "trump", "partner", "play", "discard", "reveal",
    "lay", "onion", "catapult", "towel", "carousel", "werewolf",
)  # fmt: skip
CLIENT = ("help", "quit", "score", "lens", "last", "table", "hand", "log", "save")
"""What the client does by itself."""
PLAIN_WISHES: dict[str, tuple[str, dict[str, Any]]] = {
    "start": ("start", {}),
    "next": ("next", {}),
    "rematch": ("rematch", {}),
    "undo": ("take-back", {}),
    "pause": ("pause", {}),
    "resume": ("resume", {}),
    "leave": ("leave", {}),
    "back": ("come-back", {}),
    "agree": ("answer", {"agreed": True}),
    "refuse": ("answer", {"agreed": False}),
}
SEAT_WISHES = {"free": "free", "wait": "wait", "stand-in": "stand-in"}


class Misunderstood(Exception):
    """A line that means nothing here; the sentence says what would."""


@dataclass(frozen=True)
class Command:
    """A wish for the table, or something for the client: then `kind` is one of `CLIENT`."""

    kind: str
    facts: dict[str, Any] = field(default_factory=dict)

    @property
    def is_ours(self) -> bool:
        return self.kind in CLIENT


def read(text: str, snapshot: Snapshot, words: Words) -> Command:
    """What a line means. Raises `Misunderstood`."""
    parts = text.split()
    if not parts:
        return _nothing_typed(snapshot, words)
    verb = parts[0].lower()
    if text.startswith("'"):
        return Command("chat", {"text": text[1:].strip()})
    if verb in CLIENT and len(parts) == 1:
        return Command(verb, {"file": ""} if verb == "save" else {})
    if verb in PLAIN_WISHES and len(parts) == 1:
        kind, facts = PLAIN_WISHES[verb]
        return Command(kind, facts)
    if verb == "say":
        return _chat(text.strip()[3:].strip(), words)
    if verb == "hint":
        return Command("hint", {"bot": parts[1]} if len(parts) > 1 else {})
    if verb in ("salt", "save"):
        return Command(verb, {"text" if verb == "salt" else "file": text.strip()[4:].strip()})
    if verb == "sit":
        return Command("sit", {"seat": _seat(parts[1], snapshot, words)} if len(parts) > 1 else {})
    if verb in SEAT_WISHES and len(parts) == 2:
        return Command(SEAT_WISHES[verb], {"seat": _seat(parts[1], snapshot, words)})
    if verb == "bot" and len(parts) in (2, 3):
        return Command("bot", {"seat": _seat(parts[1], snapshot, words), "bot": parts[2] if len(parts) == 3 else "club"})
    move = written(parts, snapshot)
    if move is None:
        if verb in MOVES or snapshot.is_my_turn:
            return Command("act", {"move": " ".join(parts), "expected": snapshot.version})
        raise Misunderstood(words("term-unknown-word", word=parts[0]))
    return Command("act", {"move": move, "expected": snapshot.version})


def _nothing_typed(snapshot: Snapshot, words: Words) -> Command:
    """Between two hands an empty line goes on."""
    if snapshot.phase == "scoring":
        return Command("next")
    raise Misunderstood(words("term-empty-line"))


def _chat(text: str, words: Words) -> Command:
    if not text:
        raise Misunderstood(words("term-say-what"))
    return Command("chat", {"phrase": text} if text in PHRASES else {"text": text})


def _seat(word: str, snapshot: Snapshot, words: Words) -> int:
    seat = _seat_of(word, snapshot)
    if seat is None:
        raise Misunderstood(words("term-no-such-seat", word=word, seats=", ".join(seats(snapshot))))
    return seat


def seats(snapshot: Snapshot) -> list[str]:
    return [f"{seat} {name}" for seat, name in enumerate(snapshot.names)]


def _seat_of(word: str, snapshot: Snapshot) -> int | None:
    """A seat by its number, or by the beginning of a name that only one has."""
    if word.isdecimal():
        return int(word) if int(word) < snapshot.players else None
    fitting = [seat for seat, name in enumerate(snapshot.names) if name.lower().startswith(word.lower())]
    return fitting[0] if len(fitting) == 1 else None


def written(parts: list[str], snapshot: Snapshot) -> str | None:
    """A move as the notation writes it, from what was typed; None if it means no move we know."""
    legal = snapshot.legal
    verb = parts[0].lower()
    if verb not in MOVES:
        word = " ".join(_card(part) for part in parts)
        if verb.isdecimal() or not legal:
            return None
        fitting = [move for move in legal if not move.startswith("onion") and word in (move, *_after_verb(move))]
        return fitting[0] if len(fitting) == 1 else None
    rest = [_card(part) for part in parts[1:]]
    if verb in ("partner", "towel", "lay") and rest:
        place = 1 if verb == "lay" else 0
        if len(rest) > place and rest[place] not in _codes(legal):
            seat = _seat_of(parts[1 + place], snapshot)
            rest[place] = rest[place] if seat is None else str(seat)
    move = " ".join((verb, *rest))
    fitting = [one for one in legal if one == move or one.startswith(move + " ")]
    return fitting[0] if len(fitting) == 1 and move not in legal and verb != "bid" else move


def _after_verb(move: str) -> list[str]:
    words = move.split()
    return [" ".join(words[1:]), words[1]] if len(words) > 1 else []


def _codes(legal: list[str]) -> set[str]:
    return {word for move in legal for word in move.split()[1:]}


def _card(word: str) -> str:
    """Cards and colours may be typed in small letters."""
    is_card = len(word) == 2 and word[0].isalpha() and word[1].isdigit()
    return word.upper() if is_card or len(word) == 1 else word.lower()


def shortest(move: str, snapshot: Snapshot) -> str:
    """A move as `legal` lists it: bots also say where a card comes from where that is clear."""
    short = move.removesuffix(" hand").removesuffix(" open")
    return short if move not in snapshot.legal and short in snapshot.legal else move


def possible(snapshot: Snapshot, words: Words, width: int) -> str:
    """What may be typed instead of a move that was refused: "Possible: play G0, play G7". As much as there is room for."""
    if not snapshot.legal and not (snapshot.is_my_turn and snapshot.view is not None and "discard" in snapshot.view):
        return ""
    moves = _patterns(snapshot, words)
    for shown in range(len(moves), 0, -1):
        told = words("term-possible", moves=", ".join(moves[:shown]) + ("" if shown == len(moves) else ", …"))
        if len(told) <= width or shown == 1:
            return told
    return ""


def _patterns(snapshot: Snapshot, words: Words) -> list[str]:
    """The moves that are possible now; cards that are chosen freely are a pattern."""
    view = snapshot.view
    assert view is not None
    card = words("term-usage-card")
    if "discard" in view:
        return ["discard" + f" {card}" * int(view["discard"])]
    bids = [move for move in snapshot.legal if move.startswith("bid ")]
    others = [move for move in snapshot.legal if move not in bids]
    return [*([f"bid {card} …"] if bids else []), *others]


def completions(snapshot: Snapshot) -> list[str]:
    """Lines that make sense now, the likeliest first."""
    found = list(snapshot.legal)
    view = snapshot.view
    if view is not None and snapshot.is_my_turn and "discard" in view:
        found.append("discard ")
    looks = [] if snapshot.game == "heuldoch" else ["last", "lens"]
    extra = {
        "gathering": ["start", "bot ", "sit", "say "],
        "playing": [*(["hint", "undo"] if snapshot.is_practice else []), "say ", *looks, "score"],
        "scoring": ["next", "score", "save ", "say "],
        "over": ["rematch", "score", "save ", "say "],
    }[snapshot.phase]
    return [*found, *extra, "help", "quit"]


def candidates(text: str, snapshot: Snapshot) -> list[str]:
    """Whole lines that begin with this, the likeliest first; of nothing, everything that makes sense now."""
    view = snapshot.view
    words = text.split(" ")
    if view is not None and snapshot.is_my_turn and words[0] in ("bid", "discard") and len(words) > 2 and view["hand"]:
        left = list(view["hand"])
        for card in words[1:-1]:
            if _card(card) in left:
                left.remove(_card(card))
        fitting = [card for card in dict.fromkeys(left) if card.lower().startswith(words[-1].lower())]
        return [" ".join([*words[:-1], card]) for card in fitting]
    lines = [line for line in completions(snapshot) if line.lower().startswith(text.lower())]
    return [text + line[len(text) :] for line in lines if line.lower() != text.lower()]


def completed(text: str, snapshot: Snapshot) -> str | None:
    """The likeliest line that begins with this."""
    return next(iter(candidates(text, snapshot)), None) if text.strip() else None

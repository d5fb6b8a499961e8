"""What people type: moves in the notation, a few words for the table, and a few for the client itself.

Everything can be shortened where it stays clear what is meant: `g7` for `play G7`, `lay d3` where only one pile is possible,
names of players for their seats. The words for the table and the client may be those of the language (`term-commands`),
as in `hilfe` or `zeg hallo`; those of English do in every language, and moves are written as the notation has them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from eklat.client import Snapshot
from eklat.table.talking import PHRASES
from eklat.terminal.ask import patterns
from eklat.terminal.games import desk, picking
from eklat.terminal.words import Words

CLIENT = ("help", "quit", "score", "table", "hand", "log", "save")
"""What the client does by itself, beside what a game has to look up."""
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
SEAT_WISHES = ("free", "wait", "stand-in")


class Misunderstood(Exception):
    """A line that means nothing here; the sentence says what would."""


@dataclass(frozen=True)
class Command:
    """A wish for the table, or something that the client does by itself."""

    kind: str
    facts: dict[str, Any] = field(default_factory=dict)
    is_ours: bool = False


def read(text: str, snapshot: Snapshot, words: Words) -> Command:
    """What a line means. Raises `Misunderstood`."""
    parts, here = text.split(), desk(snapshot.game)
    if not parts:
        return _nothing_typed(snapshot, words)
    own, rest = here.commands(words), "".join(text.split(maxsplit=1)[1:]).strip()
    verb = own.get(parts[0].lower(), parts[0].lower())
    if text.startswith("'"):
        return Command("chat", {"text": text[1:].strip()})
    if verb == "save":
        return Command(verb, {"file": rest}, is_ours=True)
    if len(parts) == 1 and (verb in CLIENT or verb in [look.word for look in here.looks]):
        return Command(verb, is_ours=True)
    if verb in here.missing:
        raise Misunderstood(here.say(words, here.missing[verb]))
    if verb in PLAIN_WISHES and len(parts) == 1:
        kind, facts = PLAIN_WISHES[verb]
        if kind == "answer" and (newcomer := snapshot.newcomer) is not None and snapshot.table["take_back"] is None:
            return Command("admit", {"seat": newcomer["seat"], **facts})
        return Command(kind, facts)
    return _wish(verb, rest, parts, snapshot, words) or _move(parts, snapshot, words)


def _wish(verb: str, rest: str, parts: list[str], snapshot: Snapshot, words: Words) -> Command | None:
    """Something for the table that needs more than a word."""
    if verb in ("next", "rematch") and desk(snapshot.game).commands(words).get(rest.lower(), rest.lower()) == "now":
        return Command(verb, {"at_once": True})
    if verb == "leave" and len(parts) == 2:
        return Command(verb, {"bot": parts[1]})
    if verb == "say":
        return _chat(rest, words)
    if verb == "hint":
        return Command("hint", {"bot": parts[1]} if len(parts) > 1 else {"coach": True})
    if verb == "salt":
        return Command(verb, {"text": rest})
    if verb == "sit":
        return Command("sit", {"seat": _seat(parts[1], snapshot, words)} if len(parts) > 1 else {})
    if verb in SEAT_WISHES and len(parts) == 2:
        return Command(verb, {"seat": _seat(parts[1], snapshot, words)})
    if verb == "bot" and len(parts) in (2, 3):
        return Command("bot", {"seat": _seat(parts[1], snapshot, words), "bot": parts[2] if len(parts) == 3 else "club"})
    return None


def _move(parts: list[str], snapshot: Snapshot, words: Words) -> Command:
    move = written(parts, snapshot)
    if move is None and not snapshot.is_my_turn:
        raise Misunderstood(words("term-unknown-word", word=parts[0]))
    return Command("act", {"move": move or " ".join(parts), "expected": snapshot.version})


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
    legal, here = snapshot.legal, desk(snapshot.game)
    verb = parts[0].lower()
    if here.is_numbered and len(parts) == 1 and verb in map(str, range(1, len(legal) + 1)):
        return legal[int(verb) - 1]
    if verb not in here.verbs and verb not in {move.split()[0] for move in legal}:
        word = " ".join(_spelt(part, legal) for part in parts)
        if verb.isdecimal() or not legal:
            return None
        first = [move for move in legal if move.split()[0] not in here.secondary]
        fitting = [move for move in first if word in (move, *_after_verb(move))]
        return fitting[0] if len(fitting) == 1 else None
    rest, place = [_spelt(part, legal) for part in parts[1:]], here.seats.get(verb)
    if place is not None and len(rest) > place and rest[place] not in _codes(legal):
        seat = _seat_of(parts[1 + place], snapshot)
        rest[place] = rest[place] if seat is None else str(seat)
    move = " ".join((verb, *rest))
    fitting = [one for one in legal if one == move or one.startswith(move + " ")]
    return fitting[0] if len(fitting) == 1 and move not in legal and not _is_picked(verb, snapshot) else move


def _is_picked(verb: str, snapshot: Snapshot) -> bool:
    """Whether cards are chosen freely behind this word now."""
    several = picking(snapshot)
    return several is not None and several.verb == verb


def _after_verb(move: str) -> list[str]:
    words = move.split()
    return [" ".join(words[1:]), words[1]] if len(words) > 1 else []


def _codes(legal: list[str]) -> set[str]:
    return {word for move in legal for word in move.split()[1:]}


def _spelt(word: str, legal: list[str]) -> str:
    """Cards and colours may be typed in small letters."""
    is_card = len(word) == 2 and word[0].isalpha() and word[1].isdigit()
    guess = word.upper() if is_card or len(word) == 1 else word.lower()
    return next((code for code in _codes(legal) if code.lower() == word.lower()), guess)


def shortest(move: str, snapshot: Snapshot) -> str:
    """A move as `legal` lists it: bots also say what is clear without it."""
    longer = [one for one in snapshot.legal if move.startswith(f"{one} ")]
    return longer[0] if longer and picking(snapshot) is None else move


def possible(snapshot: Snapshot, words: Words, width: int) -> str:
    """What may be typed instead of a move that was refused: "Possible: play G0, play G7". As much as there is room for."""
    moves = patterns(snapshot, words)
    for shown in range(len(moves), 0, -1):
        told = words("term-possible", moves=", ".join(moves[:shown]) + ("" if shown == len(moves) else ", …"))
        if len(told) <= width or shown == 1:
            return told
    return ""


def completions(snapshot: Snapshot) -> list[str]:
    """Lines that make sense now, the likeliest first, in English."""
    found, several = list(snapshot.legal), picking(snapshot)
    found += [f"{several.verb} "] if several is not None and several.is_exact else []
    onward = ("next" if snapshot.phase == "scoring" else "rematch") + (" now" if snapshot.is_ready else "")
    looks = sorted(look.word for look in desk(snapshot.game).looks)
    extra = {
        "gathering": ["start", "bot ", "sit", "say "],
        "playing": [
            *(["hint"] if snapshot.is_practice else []),
            *(["undo"] if snapshot.may_take_back else []),
            "say ",
            *looks,
            "score",
        ],
        "scoring": [onward, "score", "save ", "say "],
        "over": [onward, "score", "save ", "say "],
    }[snapshot.phase]
    return [*found, *extra, "help", "quit"]


def candidates(text: str, snapshot: Snapshot, words: Words) -> list[str]:
    """Whole lines that begin with this, the likeliest first; of nothing, everything that makes sense now."""
    typed = text.split(" ")
    if snapshot.view is not None and len(typed) > 2 and _is_picked(typed[0], snapshot):
        left = list(snapshot.view["hand"])
        for card in typed[1:-1]:
            if _spelt(card, snapshot.legal) in left:
                left.remove(_spelt(card, snapshot.legal))
        fitting = [card for card in dict.fromkeys(left) if card.lower().startswith(typed[-1].lower())]
        return [" ".join([*typed[:-1], card]) for card in fitting]
    english, here = completions(snapshot), desk(snapshot.game)
    own = [line if line in snapshot.legal else here.in_own_words(line, words) for line in english]
    for some in (own, english):
        if lines := [line for line in some if line.lower().startswith(text.lower())]:
            return [text + line[len(text) :] for line in lines if line.lower() != text.lower()]
    return []


def completed(text: str, snapshot: Snapshot, words: Words) -> str | None:
    """The likeliest line that begins with this."""
    return next(iter(candidates(text, snapshot, words)), None) if text.strip() else None

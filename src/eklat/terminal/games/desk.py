"""What a table in a terminal asks of a game: its desk.

A desk shows and reads; it judges nothing. What it says of a position it takes from the view and from the functions of the
engine. What stands here does for most games; the rest every desk says for itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from eklat.client import Json, Snapshot
from eklat.terminal.boards import Board, Show
from eklat.terminal.chips import Chips
from eklat.terminal.hand import Item
from eklat.terminal.words import Words

NOTHING: Mapping[str, Any] = {}


class Picking(NamedTuple):
    """Several cards of the hand make one move."""

    verb: str
    most: int
    is_exact: bool
    """Neither more nor less."""


class Look(NamedTuple):
    """A sheet that only some games have, by a key and by a word."""

    key: str
    word: str
    parts: Callable[[Snapshot, Words, int], list[Text]]
    """Drawn in so many columns; nothing if there is nothing to see."""
    lines: Callable[[Snapshot, Words], list[str]]
    """The same, to be read aloud."""
    is_offered: Callable[[Json], bool]


class Desk(ABC):
    speaks: Sequence[str]
    """The games whose words it uses, its own first."""
    chips: Chips
    rows: Sequence[str] = ("hand",)
    """Where one's own cards are, from above."""
    verbs: Sequence[str] = ()
    """The words that moves begin with."""
    seats: Mapping[str, int] = NOTHING
    """Behind which verbs a seat is named, and at which place: a name will do there."""
    secondary: Sequence[str] = ()
    """Verbs that are never meant where somebody types a card alone."""
    is_numbered: bool = False
    """Moves may be typed by their numbers."""
    keys: Mapping[str, str] = NOTHING
    """Keys for a verb, which is said of the card under the cursor."""
    looks: Sequence[Look] = ()
    signs: Mapping[str, str] = NOTHING
    """What the help explains, beside the signs that all games share."""
    digits: str = "1–9"
    doing: str = "play"
    """What Enter does with a card, in the footer."""
    columns: Sequence[str] = ()
    """Of the end of a hand, between the names and the scores."""
    counts_all: bool = False
    """The columns say all there is to say about the end of a hand."""
    missing: Mapping[str, str] = NOTHING
    """Keys and words of other games that some will try here, and what is said then."""
    players: int | None = None
    """How many sit at a table of this machine, if nobody says."""
    options: Mapping[str, object] = NOTHING
    """What is different at a table of this machine."""
    bots: str = "club"
    """Who sits at it, and who gives hints, if nobody says."""

    def say(self, words: Words, what: str, **values: str | int) -> str:
        """In the words of this game, where it has some of its own."""
        return words(self._own(words, what) or f"term-{what}", **values)

    def remark(self, words: Words, what: str) -> str:
        """What only some games have to say."""
        message = self._own(words, what)
        return "" if message is None else words(message)

    def _own(self, words: Words, what: str) -> str | None:
        return next((one for game in self.speaks if words.has(one := f"{game}-term-{what}")), None)

    def commands(self, words: Words) -> dict[str, str]:
        """What may be typed in this language, beside moves, and what it is in English."""
        pairs = f"{words('term-commands')} {self.remark(words, 'commands')}"
        return dict(pair.split("=") for pair in pairs.split())

    def in_own_words(self, line: str, words: Words) -> str:
        """A command as the language says it."""
        own = {english: word for word, english in reversed(self.commands(words).items())}
        return " ".join(own.get(word, word) for word in line.split(" "))

    # What is seen -------------------------------------------------------------------------------------------------------

    @abstractmethod
    def board(self, snapshot: Snapshot, words: Words, show: Show) -> Board:
        """The middle of the screen."""

    @abstractmethod
    def bar(self, snapshot: Snapshot, words: Words, width: int) -> Text:
        """The line above it: what the hand is about."""

    @abstractmethod
    def lines(self, snapshot: Snapshot, words: Words, is_whole: bool) -> list[str]:
        """The position, without one's own cards: all of it, or what is worth hearing before one decides."""

    @abstractmethod
    def grouped(self, cards: Sequence[str], view: Json, by_number: bool = False) -> list[list[str]]:
        """Cards as one sorts them, those together that belong together."""

    def held(self, view: Json) -> dict[str, Sequence[str]]:
        """One's own cards, by the row that they are in."""
        return {"hand": view.get("hand") or []}

    def cells(self, view: Json, seat: int) -> list[str]:
        """The columns of the end of a hand."""
        return []

    def closing(self, snapshot: Snapshot, words: Words) -> list[str]:
        """What there is to say about the end of a match, beside who has won."""
        return []

    def suits(self, words: Words) -> str:
        """Shape, letter and name of every suit."""
        return ""

    # What is decided ----------------------------------------------------------------------------------------------------

    def picking(self, view: Json) -> Picking | None:
        """Whether several cards are chosen now."""
        return None

    def weigh(self, snapshot: Snapshot, words: Words, cards: Sequence[str]) -> str:
        """What these cards would mean, while several are chosen."""
        return ""

    def moves_with(self, item: Item, legal: Sequence[str]) -> list[str]:
        """The legal moves that use this card."""
        return [move for move in legal if item.card in move.split()]

    def tried(self, item: Item, legal: Sequence[str]) -> str:
        """A move with a card that cannot be used now: the answer says why."""
        return f"{legal[0].split()[0]} {item.card}" if legal else item.card

    def target(self, move: str, you: int | None) -> tuple[int, str] | None:
        """The pile of the board that a move goes to, and the sign for it."""
        return None

    def meaning(self, moves: Sequence[str], snapshot: Snapshot, words: Words) -> str:
        """What the card under the cursor can do, where the board does not say it."""
        return ""

    def sorted(self, moves: Sequence[str]) -> list[str]:
        """Choices in the order in which they are offered."""
        return list(moves)

    def label(self, move: str, snapshot: Snapshot, words: Words) -> Text:
        """A choice as a person would call it."""
        return Text(move)

"""Talk: a line of text, or a phrase everybody reads in their own language. Whoever has a seat may talk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eklat.records.record import is_printable
from eklat.table.answers import Accepted, Refused, accept
from eklat.table.events import Chatted

if TYPE_CHECKING:
    from eklat.table.table import Table

LONGEST_TEXT = 500
POLITE = ("hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "your-turn", "good-game", "again")
REACTIONS = ("laugh", "weep", "gasp", "wink", "cheer")
"""Clients may draw a face for them."""
CHEEKY = ("dare", "greedy", "scandal", "trusted", "mine", "cry", "have-an-onion", "chopping", "keep-it")
"""Clients offer them at the games that they are about."""
PHRASES = (*POLITE, *REACTIONS, *CHEEKY)
"""Each has its words in the catalogues, as `phrase-hello`."""


def chat(table: Table, person: str, now: float, text: str | None = None, phrase: str | None = None) -> Accepted:
    """Say something: a text or a phrase."""
    seat = table.seated(person)
    if phrase is not None:
        if phrase not in PHRASES or text is not None:
            raise Refused("phrase")
        return accept(table, now, Chatted(seat, phrase=phrase))
    if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_TEXT or not is_printable(text):
        raise Refused("chat", longest=LONGEST_TEXT)
    return accept(table, now, Chatted(seat, text=text))

"""Cards, people and numbers as the language says them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from eklat.games import GAMES
from eklat.games.said import Said, card_name, figure, listed
from eklat.locales import has, say

if TYPE_CHECKING:
    from eklat.client import Snapshot

LEVELS = ("random", "novice", "dreamer", "daredevil", "club", "student", "adept", "expert", "champion")


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, **values: str | int | float) -> str:
        return say(self.language, message, **values)

    def has(self, message: str) -> bool:
        return has(self.language, message)

    def told(self, said: dict[str, Any] | Said | None, snapshot: Snapshot, then: Mapping[int, str] | None = None) -> str:
        """What a game or the table says, to whoever sits here; nothing if it says nothing.

        `then`: who sat where when it happened.
        """
        if said is None:
            return ""
        found = said if isinstance(said, Said) else Said.read(said)
        if not self.has(found.message):  # of a game whose package is not on this machine
            return found.message
        names = [(then or {}).get(seat, name) for seat, name in enumerate(snapshot.names)]
        is_ours = snapshot.you is not None and names[snapshot.you] == snapshot.names[snapshot.you]
        return found.say(self.language, names, snapshot.you if is_ours else None)

    def title(self, game: str) -> str:
        """What a game is called; those of other packages may not be here."""
        return GAMES[game].called(self.language) if game in GAMES else game

    def card(self, code: str) -> str:
        """A card as it is written: letters as in the notation, specials by their names."""
        return card_name(self.language, code)

    def fan(self, groups: Sequence[Iterable[str]]) -> str:
        """Cards in groups."""
        return " | ".join(" ".join(map(self.card, group)) for group in groups)

    def trump(self, kind: str) -> str:
        return self("card-trump", kind=kind)

    def listed(self, parts: Sequence[str]) -> str:
        """Anna, Bela and Cleo."""
        return listed(self.language, parts)

    def level(self, bot: str, is_many: bool = False) -> str:
        """How good a bot is, or several of them."""
        return self(f"term-level{'s' * is_many}-{bot}") if bot in LEVELS else bot


def clock(seconds: float) -> str:
    """Minutes and seconds, as a clock shows them."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def number(value: int) -> str:
    """With the true minus sign."""
    return figure(value)


def signed(value: int) -> str:
    return figure(value, "+")


def yes(is_true: bool) -> str:
    return "yes" if is_true else "no"


def sentence(text: str | None) -> str:
    """A reason as a sentence of its own: some come without a capital and a full stop."""
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if text[-1] in ".!?…" else ".")

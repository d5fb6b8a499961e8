"""Cards, people and numbers as the language says them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from eklat.locales import say

LEVELS = ("random", "novice", "club", "expert")
SPECIALS = ("towel", "carousel", "catapult", "werewolf")


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, **values: str | int | float) -> str:
        return say(self.language, message, **values)

    def card(self, code: str | None) -> str:
        """A card as it is written: letters as in the notation, specials by their names."""
        if code is None:
            return self("card-onion")
        return self(f"card-{code}") if code in SPECIALS else code

    def cards(self, codes: Iterable[str]) -> str:
        return " ".join(map(self.card, codes))

    def named(self, code: str, game: str) -> str:
        """A card in words: red 7."""
        if code in SPECIALS:
            return self(f"card-{code}")
        if game == "heuldoch":
            return self("card-heul", suit=code[0], number=code[1:])
        return self("card-mu", colour=code[0], digit=code[1:])

    def trump(self, kind: str | None) -> str:
        return self("card-trump", kind=kind or "none")

    def listed(self, parts: Sequence[str]) -> str:
        """Anna, Bela and Cleo."""
        if len(parts) < 2:
            return "".join(parts)
        return self("story-list", first=", ".join(parts[:-1]), last=parts[-1])

    def level(self, bot: str, is_many: bool = False) -> str:
        """How good a bot is, or several of them."""
        return self(f"term-level{'s' * is_many}-{bot}") if bot in LEVELS else bot

    def suit(self, suit: str) -> str:
        """What has to be followed: trump, or a colour."""
        return self("card-trump-word") if suit == "trump" else self(f"card-colour-{suit}")


def clock(seconds: float) -> str:
    """Minutes and seconds, as a clock shows them."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def number(value: int) -> str:
    """With the true minus sign."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else number(value)


def yes(is_true: bool) -> str:
    return "yes" if is_true else "no"


def sentence(text: str | None) -> str:
    """A reason as a sentence of its own: the rules give theirs without a capital and a full stop."""
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if text[-1] in ".!?…" else ".")

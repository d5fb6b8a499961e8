"""Questions of the score pad: each answer is checked when it is given, and only that question is asked again.

`<` goes one question back. `.` gives the entry up, and so does an empty answer where there is nothing in brackets to take.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.text import Text

from eklat.games.core import Seat
from eklat.games.said import listed
from eklat.locales import say
from eklat.pad import BadPad, Hand, Pad
from eklat.pad.sheets import SHEETS

BACK, GIVE_UP, NOBODY = "<", ".", "-"
Answers = dict[str, Any]


class Wrong(ValueError):
    """An answer that cannot be used, with a sentence."""


class GivenUp(Exception):
    """Somebody does not want to write this down after all."""


def _anything(_: Answers) -> None:
    pass


@dataclass(frozen=True)
class Question:
    """What is asked, what Enter means, and what an answer must be. `check` gets all answers so far and this one."""

    key: str
    text: str
    read: Callable[[str], Any]
    default: str = ""
    check: Callable[[Answers], None] = _anything
    note: str = ""
    """What is worth knowing before one answers."""
    is_worked_out: bool = False
    """The default follows from the other answers, and is better than what was said before."""


Questions = Callable[[Answers], Sequence[Question]]
"""Which questions there are may depend on the answers."""


class Asker:
    def __init__(self, language: str, console: Console) -> None:
        self.language = language
        self.console = console

    def say(self, message: str, **values: str | int) -> str:
        return say(self.language, message, **values)

    def tell(self, text: str, style: str = "dim") -> None:
        self.console.print(Text(text, style=style))

    def fill(self, questions: Questions) -> Answers:
        """Ask one question after another. Raises `GivenUp`."""
        self.tell(self.say("pad-ask-how"))
        answers: Answers = {}
        said: dict[str, str] = {}
        place = 0
        while place < len(asked := questions(answers)):
            question = asked[place]
            default = question.default if question.is_worked_out else said.get(question.key, question.default)
            if question.note:
                self.tell(question.note)
            hint = f" [{default}]" if default else ""
            text = self.console.input(Text(f"{question.text}{hint}: ")).strip() or default
            if text == BACK:
                place = max(0, place - 1)
            elif text in ("", GIVE_UP):
                raise GivenUp
            else:
                known = {one.key: answers[one.key] for one in asked[:place]}  # later ones are asked again, and offered
                try:
                    now = known | {question.key: question.read(text)}
                    question.check(now)
                except (Wrong, BadPad) as wrong:
                    self.tell(wrong.say(self.language) if isinstance(wrong, BadPad) else str(wrong), "red")
                    continue
                answers, said[question.key] = now, text
                place += 1
        return answers

    # Reading ------------------------------------------------------------------------------------------------------------

    def number(self, text: str) -> int:
        try:
            return int(text.replace("−", "-"))
        except ValueError:
            raise Wrong(self.say("pad-ask-number")) from None

    def one_of(self, choices: str) -> Callable[[str], str]:
        def read(text: str) -> str:
            if text.lower()[:1] not in choices:
                raise Wrong(self.say("pad-ask-answer", choices=", ".join(choices)))
            return text.lower()[0]

        return read

    def who(self, names: Sequence[str]) -> Callable[[str], Seat]:
        """A player by name, by its beginning, or by number from 1."""

        def read(text: str) -> Seat:
            if text.isdecimal() and 1 <= int(text) <= len(names):
                return int(text) - 1
            wanted = text.casefold()
            exact = [seat for seat, name in enumerate(names) if name.casefold() == wanted]
            similar = exact or [seat for seat, name in enumerate(names) if name.casefold().startswith(wanted)]
            if len(similar) != 1:
                raise Wrong(self.say("pad-ask-who", text=text, names=listed(self.language, names)))
            return similar[0]

        return read

    def perhaps(self, read: Callable[[str], Any]) -> Callable[[str], Any]:
        return lambda text: None if text in (NOBODY, "–") else read(text)


# A new pad ----------------------------------------------------------------------------------------------------------------


def new_pad(asker: Asker) -> Pad:
    """A pad from questions. Raises `GivenUp`."""

    def game_of(text: str) -> str:
        if text not in SHEETS:
            raise BadPad("game", games=", ".join(SHEETS))
        return text

    def made(answers: Answers) -> Pad:
        options = {"target": answers["target"]} if "target" in answers else {}
        return Pad.new(answers["game"], answers["names"], options, answers.get("first", 0), answers.get("rounds", 1))

    def possible(answers: Answers) -> None:
        made({**answers, "first": 0})

    def questions(answers: Answers) -> list[Question]:
        games = list(SHEETS)
        asked = [Question("game", asker.say("pad-ask-game", games=", ".join(games)), game_of, games[0])]
        if "game" not in answers:
            return asked
        asked.append(Question("names", asker.say("pad-ask-names"), _names, check=possible))
        if "names" not in answers:
            return asked
        has_rounds = SHEETS[answers["game"]].has_rounds
        what, default = "rounds", "1"
        if not has_rounds:
            what, default = "target", str(getattr(made({**answers, "first": 0}).rules, "target", ""))
        asked.append(Question(what, asker.say(f"pad-ask-{what}"), asker.number, default, possible))
        message = "pad-ask-first-begins" if has_rounds else "pad-ask-first"
        asked.append(Question("first", asker.say(message), asker.who(answers["names"]), answers["names"][0]))
        return asked

    return made(asker.fill(questions))


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def ask_hand(pad: Pad, asker: Asker, old: Hand | None = None) -> Hand:
    """A hand from the questions of its game; of one that is corrected the old values are offered. Raises `GivenUp`."""
    hand: Hand = import_module(f"eklat.terminal.games.{pad.game.name}.pad").ask(pad, asker, old)
    return hand

"""Questions of the score pad: each answer is checked when it is given, and only that question is asked again.

`<` goes one question back. `.` gives the entry up, and so does an empty answer where there is nothing in brackets to take.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rich.console import Console
from rich.text import Text

from eklat.games.core import Seat
from eklat.games.heuldoch.cards import NUMBERS
from eklat.games.mu import options as mu_options
from eklat.locales import say
from eklat.pad import BadPad, Counted, Eklat, Fought, Hand, Pad, Passed, Pile, Played, Redealt
from eklat.pad.mu import card_points, check_height
from eklat.pad.pad import SHEETS
from eklat.pad.words import listed

BACK, GIVE_UP, NOBODY = "<", ".", "-"
TRUMPS = {"c": "colour", "1": "1or7", "d": "digit", "0": "none"}
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
        options = {"target": answers["target"]} if "target" in answers and answers["game"] != "heuldoch" else {}
        rounds = answers.get("rounds", 1) if answers["game"] == "heuldoch" else 1
        return Pad.new(answers["game"], answers["names"], options, answers.get("first", 0), rounds)

    def possible(answers: Answers) -> None:
        made({**answers, "first": 0})

    def questions(answers: Answers) -> list[Question]:
        asked = [Question("game", asker.say("pad-ask-game", games=", ".join(SHEETS)), game_of, "mu")]
        if "game" not in answers:
            return asked
        names = Question("names", asker.say("pad-ask-names"), lambda text: [name.strip() for name in text.split(",")])
        asked.append(Question(names.key, names.text, names.read, check=lambda new: _check_names(new["game"], new["names"])))
        if "names" not in answers:
            return asked
        if answers["game"] == "heuldoch":
            asked.append(Question("rounds", asker.say("pad-ask-rounds"), asker.number, "1", possible))
        else:
            rules = Pad.new(answers["game"], answers["names"]).rules
            default = str(getattr(rules, "target", ""))
            asked.append(Question("target", asker.say("pad-ask-target"), asker.number, default, possible))
        message = "pad-ask-first-begins" if answers["game"] == "heuldoch" else "pad-ask-first"
        asked.append(Question("first", asker.say(message), asker.who(answers["names"]), answers["names"][0]))
        return asked

    return made(asker.fill(questions))


def _check_names(game: str, names: list[str]) -> None:
    Pad.new(game, names)


# A hand -------------------------------------------------------------------------------------------------------------------


def ask_hand(pad: Pad, asker: Asker, old: Hand | None = None) -> Hand:
    """A hand from questions, for this pad; of one that is corrected the old values are offered. Raises `GivenUp`."""
    if pad.game.name == "heuldoch":
        return _ask_counted(pad, asker, old)
    if pad.game.name == "mu2":
        return _ask_fought(pad, asker, old)
    return _ask_mu(pad, asker, old)


def _ask_mu(pad: Pad, asker: Asker, old: Hand | None) -> Hand:
    rules = pad.rules
    assert isinstance(rules, mu_options.Rules)
    kinds = {Played: "p", Eklat: "e", Passed: "0"}
    kind = next((letter for one, letter in kinds.items() if isinstance(old, one)), "p")

    def questions(answers: Answers) -> list[Question]:
        asked = [Question("kind", asker.say("pad-ask-kind"), asker.one_of("pe0"), kind)]
        if answers.get("kind") == "p":
            asked += _played(pad, rules, asker, answers, old if isinstance(old, Played) else None)
        elif answers.get("kind") == "e":
            asked += _eklat(pad, asker, old if isinstance(old, Eklat) else None)
        if rules.random_end and "kind" in answers:
            drawn = getattr(old, "drawn", None)
            default = "" if drawn is None else str(drawn)
            asked.append(Question("drawn", asker.say("pad-ask-drawn"), asker.number, default, _check_drawn))
        return asked

    answers = asker.fill(questions)
    drawn = answers["drawn"] if rules.random_end else None
    if answers["kind"] == "0":
        return Passed(drawn=drawn)
    if answers["kind"] == "e":
        tied, culprit, height = (answers[key] for key in ("tied", "culprit", "height-eklat"))
        return Eklat(drawn=drawn, tied=tied, culprit=culprit, height=height)
    return replace(_told(answers), drawn=drawn, points=tuple(answers[f"points-{seat}"] for seat in range(pad.players)))


def _told(answers: Answers) -> Played:
    """What was answered about a hand that was played, without its points."""
    trump = TRUMPS[answers["trump"]]
    vice, partner = answers.get("vice"), answers.get("partner")
    return Played(chief=answers["chief"], vice=vice, partner=partner, height=answers["height"], trump=trump)


def _check_drawn(answers: Answers) -> None:
    if not 0 <= answers["drawn"] <= 9:
        raise BadPad("drawn")


def _played(pad: Pad, rules: mu_options.Rules, asker: Asker, answers: Answers, old: Played | None) -> list[Question]:
    who = asker.who(pad.names)

    def named(seat: Seat | None) -> str:
        return NOBODY if seat is None else pad.names[seat]

    def vice(new: Answers) -> None:
        if new["vice"] == new["chief"]:
            raise BadPad("vice-is-chief")

    def partner(new: Answers) -> None:
        if new["partner"] is not None and new["partner"] == new["chief"]:
            raise BadPad("partner-is-chief")
        if new["partner"] is not None and new["partner"] == new["vice"]:
            raise BadPad("partner-is-vice")

    def height(new: Answers) -> None:
        check_height(new["height"], pad.players)
        if new["height"] == 1 and new.get("vice") is not None:
            raise BadPad("vice-height")

    asked = [Question("chief", asker.say("pad-ask-chief"), who, named(old.chief) if old else "")]
    if pad.players > 3:
        offered = named(old.vice) if old else NOBODY
        asked.append(Question("vice", asker.say("pad-ask-vice"), asker.perhaps(who), offered, vice))
        if rules.hidden_partner:
            offered = named(old.partner) if old else NOBODY
            asked.append(Question("partner", asker.say("pad-ask-partner-hidden"), asker.perhaps(who), offered, partner))
        else:
            offered = named(old.partner) if old else ""
            asked.append(Question("partner", asker.say("pad-ask-partner"), who, offered, partner))
    asked.append(Question("height", asker.say("pad-ask-height"), asker.number, str(old.height) if old else "", height))
    letter = next(letter for letter, trump in TRUMPS.items() if trump == (old.trump if old else "colour"))
    asked.append(Question("trump", asker.say("pad-ask-trump"), asker.one_of("".join(TRUMPS)), letter))
    if len(asked) > sum(question.key in answers for question in asked):
        return asked
    goal = f"{asker.say('pad-goal')} {_told(answers).contract(pad.players, rules).goal}"
    return asked + _points(pad, asker, answers, goal, old)


def _points(pad: Pad, asker: Asker, answers: Answers, goal: str, old: Played | None) -> list[Question]:
    """The card points, of which the last number follows from the others."""
    total, last = card_points(pad.players), pad.players - 1

    def check(seat: Seat) -> Callable[[Answers], None]:
        def points(new: Answers) -> None:
            given = [new[f"points-{other}"] for other in range(seat + 1)]
            if not 0 <= given[-1] <= total:
                raise BadPad("points", most=total)
            if sum(given) > total or (seat == last and sum(given) != total):
                raise BadPad("sum", given=sum(given), expected=total)

        return points

    rest = total - sum(answers.get(f"points-{seat}", 0) for seat in range(last))
    asked = []
    for seat, name in enumerate(pad.names):
        offered = str(rest) if seat == last else str(old.points[seat]) if old else ""
        text = asker.say("pad-ask-points", name=name)
        note = "" if seat else goal
        asked.append(Question(f"points-{seat}", text, asker.number, offered, check(seat), note, is_worked_out=seat == last))
    return asked


def _eklat(pad: Pad, asker: Asker, old: Eklat | None) -> list[Question]:
    who = asker.who(pad.names)

    def several(text: str) -> tuple[Seat, ...]:
        return tuple(who(name.strip()) for name in text.split(","))

    def tied(new: Answers) -> None:
        if len(set(new["tied"])) < max(2, len(new["tied"])):
            raise BadPad("tied")

    def culprit(new: Answers) -> None:
        if new["culprit"] not in new["tied"]:
            raise BadPad("culprit")

    names = ", ".join(pad.names[seat] for seat in old.tied) if old else ""
    return [
        Question("tied", asker.say("pad-ask-tied"), several, names, tied),
        Question("culprit", asker.say("pad-ask-culprit"), who, pad.names[old.culprit] if old else "", culprit),
        Question(
            "height-eklat", asker.say("pad-ask-height-eklat"), asker.number, str(old.height) if old else "",
            lambda new: check_height(new["height-eklat"], pad.players),
        ),
    ]  # fmt: skip


def _ask_fought(pad: Pad, asker: Asker, old: Hand | None) -> Hand:
    before = old if isinstance(old, Fought) else None

    def ended(text: str) -> tuple[int | None, bool | None]:
        return (None, text.lower() == "m") if text.lower() in ("m", "x") else (asker.number(text), None)

    def hand(new: Answers) -> Fought:
        return Fought(new["crown"], new["height"], *new.get("end", (None, True)))

    def check(new: Answers) -> None:
        hand(new).result(2, pad.rules)

    def questions(answers: Answers) -> list[Question]:
        kind = "0" if isinstance(old, Redealt) else "p"
        asked = [Question("kind", asker.say("pad-ask-kind-two"), asker.one_of("p0"), kind)]
        if answers.get("kind") != "p":
            return asked
        end = "" if before is None else str(before.points) if before.points is not None else "m" if before.made else "x"
        return [
            *asked,
            Question("crown", asker.say("pad-ask-crown"), asker.who(pad.names), pad.names[before.crown] if before else ""),
            Question("height", asker.say("pad-ask-height-two"), asker.number, str(before.height) if before else "", check),
            Question("end", asker.say("pad-ask-points-crown"), ended, end, check),
        ]

    answers = asker.fill(questions)
    return Redealt() if answers["kind"] == "0" else hand(answers)


def _ask_counted(pad: Pad, asker: Asker, old: Hand | None) -> Hand:
    before = old.piles if isinstance(old, Counted) else (None,) * pad.players

    def pile(text: str) -> Pile:
        onions, is_pile, cards = text.partition(":")
        if not is_pile:
            return Pile(points=asker.number(text))
        counts = tuple(asker.number(word) for word in cards.replace(",", " ").split())
        if len(counts) != len(NUMBERS):
            raise Wrong(asker.say("pad-ask-pile-form"))
        return Pile(onions=asker.number(onions), cards=counts)

    def counted(answers: Answers, until: int) -> Counted:
        """The piles so far; those that nobody has told yet are empty, and break no rule."""
        piles = []
        for seat in range(pad.players):
            one: Pile = answers[f"pile-{seat}"] if seat <= until else Pile(points=0)
            lost = 0 if one.is_counted or seat > until else answers.get(f"lost-{seat}", 0)
            piles.append(one if one.is_counted else Pile(points=one.points, lost=lost))
        return Counted(tuple(piles))

    def questions(answers: Answers) -> list[Question]:
        asked = []
        for seat, name in enumerate(pad.names):
            was = before[seat]

            def check(new: Answers, seat: int = seat) -> None:
                counted(new, seat).result(pad.players, pad.rules)

            asked.append(Question(f"pile-{seat}", asker.say("pad-ask-pile", name=name), pile, _pile_text(was), check))
            told = answers.get(f"pile-{seat}")
            if told is not None and not told.is_counted:
                lost = str(was.lost) if was is not None else "0"
                asked.append(Question(f"lost-{seat}", asker.say("pad-ask-lost", name=name), asker.number, lost, check))
        return asked

    return counted(asker.fill(questions), pad.players)


def _pile_text(pile: Pile | None) -> str:
    if pile is None:
        return ""
    if pile.cards is None:
        return str(pile.points)
    return f"{pile.onions}: {' '.join(map(str, pile.cards))}"

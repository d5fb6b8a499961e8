"""The questions of the score pad about a hand of Mü."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from eklat.games.core import Seat
from eklat.games.mu.options import Rules
from eklat.pad import BadPad, Eklat, Hand, Pad, Passed, Played
from eklat.pad.mu import card_points, check_height
from eklat.terminal.asking import NOBODY, Answers, Asker, Question

TRUMPS = {"c": "colour", "1": "1or7", "d": "digit", "0": "none"}


def ask(pad: Pad, asker: Asker, old: Hand | None) -> Hand:
    rules = pad.rules
    assert isinstance(rules, Rules)
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


def _played(pad: Pad, rules: Rules, asker: Asker, answers: Answers, old: Played | None) -> list[Question]:
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

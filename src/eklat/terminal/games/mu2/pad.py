"""The questions of the score pad about a hand of Mü for two."""

from __future__ import annotations

from eklat.pad import Fought, Hand, Pad, Redealt
from eklat.terminal.asking import Answers, Asker, Question


def ask(pad: Pad, asker: Asker, old: Hand | None) -> Hand:
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

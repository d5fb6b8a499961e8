"""A review in words: lines and figures that the terminal and the page have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eklat.arena.luck import SCALE
from eklat.games import GAMES
from eklat.games.said import Cards, Who, said
from eklat.review.results import BANDS, Decision, Estimate, Hand, Review, Standing, Waterfall

WORST = 10
"""How many decisions are told."""
COLUMNS = ("player", "hands", "decisions", "lost", "bands", "small", "ahead", "adjusted")


class Line(NamedTuple):
    """A line of a waterfall: what it is, and the points as they are shown, which add up as shown."""

    text: str
    points: float
    total: float


class Words:
    """A review in one language."""

    def __init__(self, review: Review, language: str) -> None:
        self.review, self.language = review, language

    def say(self, message: str, **facts: str | int | float) -> str:
        return said(f"review-{message}", **facts).say(self.language)

    def figure(self, value: float, sign: str = "", digits: int = 1) -> str:
        """A number with the true minus sign, as the language writes it."""
        text = f"{value:{sign}.{digits}f}"
        text = text.replace("-", "−") if float(text) else f"{0:.{digits}f}"
        return text if self.language == "en" else text.replace(".", ",")

    def estimate(self, estimate: Estimate | None, sign: str = "", digits: int = 1) -> str:
        if estimate is None:
            return "–"
        return f"{self.figure(estimate.value, sign, digits)} ± {self.figure(estimate.half, '', digits)}"

    def head(self) -> str:
        game, hands = GAMES[self.review.game].called(self.language), len(self.review.hands)
        return self.say("head", game=game, hands=hands, value=self.review.value or "–")

    def notes(self) -> list[str]:
        notes = [note.say(self.language) for note in self.review.notes]
        return notes if self.review.is_whole else [*notes, self.say("stopped")]

    def columns(self) -> list[str]:
        return [self.say(f"col-{name}") for name in COLUMNS[: self._wide]]

    def rows(self) -> list[list[str]]:
        return [self._row(standing)[: self._wide] for standing in self.review.standings]

    @property
    def _wide(self) -> int:
        """How many columns have something to show: one hand alone says nothing about hands."""
        return len(COLUMNS) if any(standing.ahead for standing in self.review.standings) else len(COLUMNS) - 2

    def _row(self, standing: Standing) -> list[str]:
        return [
            standing.name,
            str(standing.hands),
            str(standing.total.decisions),
            self.estimate(standing.total.lost, digits=2),
            " / ".join(str(standing.named[band]) for band in BANDS),
            self.estimate(standing.small),
            self.estimate(standing.ahead, "+"),
            self.estimate(standing.adjusted, "+"),
        ]

    def kinds(self, standing: Standing) -> list[str]:
        return [
            f"{self.say(f'kind-{kind}')} {self.estimate(total.lost, digits=2)} [{total.decisions}]"
            for kind, total in standing.kinds.items()
        ]

    def worst(self) -> Iterator[list[str]]:
        """The costliest decisions that are called losses, each with what there is to say about it."""
        named = [(hand, one) for hand in self.review.hands for one in hand.decisions if one.is_named]
        for hand, decision in sorted(named, key=lambda pair: -pair[1].loss.value)[:WORST]:
            yield list(self._told(hand, decision))

    def disputed(self) -> str | None:
        """How many losses are none because of the second opinion, where there are any."""
        count = sum(one.is_disputed for hand in self.review.hands for one in hand.decisions)
        return self.say("disputed", count=count) if count else None

    def _told(self, hand: Hand, decision: Decision) -> Iterator[str]:
        yield self.say(
            "decision",
            hand=self.hand(hand),
            action=decision.action,
            name=hand.names[decision.seat],
            kind=self.say(f"kind-{decision.kind}"),
            band=self.say(f"band-{decision.verdict}"),
            loss=self.figure(decision.loss.value),
            half=self.figure(decision.loss.half),
            played=decision.played,
            best=decision.best,
        )
        if decision.reason is not None:
            yield decision.reason.say(self.language, hand.names)
        if decision.second is not None:
            yield decision.second.say(self.language, hand.names)
        if (belief := decision.belief) is not None:
            facts = {"card": Cards(belief.card), "who": Who(belief.seat), "chance": round(100 * belief.chance)}
            yield said("review-belief", **facts, was="yes" if belief.was else "no").say(self.language, hand.names)
        given = next((one.given for one in decision.candidates if one.move == decision.played), None)
        if given is not None:
            yield self.say("open", points=given)

    def hand(self, hand: Hand) -> str:
        """The number of a hand, as people count."""
        return (
            f"{hand.deal + 1}"
            if len({one.record for one in self.review.hands}) < 2
            else f"{hand.record + 1}.{hand.deal + 1}"
        )

    def fall_head(self, hand: Hand, fall: Waterfall) -> str:
        return self.say("fall", name=hand.names[fall.seat], hand=self.hand(hand))

    def fall(self, hand: Hand, fall: Waterfall) -> list[Line]:
        """The lines of a waterfall; each total is rounded, and the steps are what lies between them."""
        lines, exact, last = list[Line](), 0, 0.0
        for step in fall.steps:
            exact += step.points
            total = round(exact / SCALE, 1)
            who = "" if step.seat is None else hand.names[step.seat]
            plain = step.part in ("before", "own-cards", "other-cards")
            text = self.say(f"step-{step.part}") if plain else self.say(f"step-{step.part}", who=who)
            lines.append(Line(text, round(total - last, 1), total))
            last = total
        return [*lines, Line(self.say("step-end"), last, last)]

    def fall_notes(self, hand: Hand, fall: Waterfall) -> list[str]:
        luck, adjusted = (self.figure(x / SCALE, "+") for x in (fall.luck, fall.adjusted))
        notes = [self.say("luck", luck=luck, adjusted=adjusted)]
        if fall.decisive is not None:
            action = fall.decisive
            who, move = hand.names[hand.movers[action]], hand.actions[action]
            notes.append(self.say("decisive", action=action, move=move, who=who))
        return notes

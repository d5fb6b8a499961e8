"""The questions of the score pad about a game of Heul doch!."""

from __future__ import annotations

from eklat.games.heuldoch.cards import NUMBERS
from eklat.pad import Counted, Hand, Pad, Pile
from eklat.terminal.asking import Answers, Asker, Question, Wrong


def ask(pad: Pad, asker: Asker, old: Hand | None) -> Hand:
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

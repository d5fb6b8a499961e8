"""A hand of the sheet in one sentence, in three languages. The browser says the same by the same messages."""

from __future__ import annotations

from collections.abc import Sequence

from eklat.games.core import Seat
from eklat.games.heuldoch import scoring as heuldoch
from eklat.games.mu import scoring as mu
from eklat.games.mu2 import scoring as mu2
from eklat.locales import say
from eklat.pad.mu import MuHand, Played
from eklat.pad.mu2 import Fought
from eklat.pad.pad import Pad, Row


def figure(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else figure(number)


def listed(language: str, names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return say(language, "pad-and", first=", ".join(names[:-1]), last=names[-1])


def about(pad: Pad, language: str) -> str:
    """What is played, in a line."""
    game = say(language, f"pad-game-{pad.game.name}")
    if pad.sheet.has_rounds:
        return say(language, "pad-about-rounds", game=game, players=pad.players, rounds=pad.rounds)
    return say(language, "pad-about", game=game, players=pad.players, target=getattr(pad.rules, "target", 0))


def ending(pad: Pad, language: str) -> str:
    """Who has won."""
    names = listed(language, [pad.names[seat] for seat in pad.winners])
    return say(language, "pad-over", names=names, count=len(pad.winners), points=figure(max(pad.totals)))


def caption(pad: Pad, row: Row, language: str) -> str:
    """What happened in this hand."""
    text = _told(pad, row, language)
    if isinstance(row.hand, MuHand) and row.hand.drawn is not None:
        text += " · " + say(language, "pad-drawn-was", digit=row.hand.drawn)
    return text


def _told(pad: Pad, row: Row, language: str) -> str:
    def names(seats: Sequence[Seat]) -> str:
        return listed(language, [pad.names[seat] for seat in seats])

    result = row.result
    if isinstance(result, mu.Eklat):
        if result.culprit is None:
            return say(language, "pad-row-passed")
        culprit = pad.names[result.culprit]
        return say(language, "pad-row-eklat", names=names(result.tied), height=result.height, culprit=culprit)
    if isinstance(result, mu.Result):
        return _played(pad, row, result, language)
    if isinstance(result, mu2.Result):
        return _fought(pad, row, result, language)
    assert isinstance(result, heuldoch.Result)
    text = say(language, "pad-row-counted", names=names(result.winners), count=len(result.winners))
    losses = [f"{name} {lost}" for name, lost in zip(pad.names, result.lost, strict=True) if lost]
    return text if not losses else text + " · " + say(language, "pad-row-lost", list=", ".join(losses))


def _played(pad: Pad, row: Row, result: mu.Result, language: str) -> str:
    assert isinstance(row.hand, Played)
    contract = result.contract
    trump = say(language, f"pad-trump-{row.hand.trump}")
    end = {"bonus": result.bonus} if result.outcome == "made" else {"short": result.difference}
    text = say(
        language, f"pad-row-{result.outcome}", goal=contract.goal, height=contract.height, trump=trump,
        points=result.side_points, **end,
    )  # fmt: skip
    return say(language, "pad-row-alone", chief=pad.names[contract.chief], what=text) if contract.is_alone else text


def _fought(pad: Pad, row: Row, result: mu2.Result, language: str) -> str:
    if result.contract is None:
        return say(language, "pad-row-redealt", dealer=pad.names[row.dealer])
    assert isinstance(row.hand, Fought)
    told: dict[str, str | int] = {
        "crown": pad.names[row.hand.crown],
        "height": row.hand.height,
        "goal": result.contract.goal,
    }
    if row.hand.points is None:
        return say(language, f"pad-row-{result.outcome}-plain", **told)
    return say(language, f"pad-row-{result.outcome}", **told, points=row.hand.points)

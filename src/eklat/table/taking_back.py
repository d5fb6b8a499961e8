"""Second thoughts.

At a practice table everybody goes back to their own last decision, as often as they like; what others did since is undone
with it.

At any other table a card that was seen cannot be unseen, and a word that was heard needs forgiveness:

- Only the last move can be taken back, by whoever made it, while the hand is on.
- Not if anybody, the mover included, saw a card by it: a bid, a card played, laid, drawn or turned up, the skat that the
  crown picks up after the last pass.
- What told the others nothing (the crown's discard in Mü for two: that four cards go is no choice) is taken back at once.
- What they heard (a pass, a trump, a partner, the name of a partner's card) or saw without its face (an onion, once there is
  nothing left to draw) is taken back when every other person who is there agrees. Bots never mind: they remember nothing.
  One refusal, or the next move, settles it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from eklat.games.core import Seat, State, View
from eklat.table.answers import Accepted, Refused, accept
from eklat.table.events import TakeBackAnswered, TakeBackAsked, TakenBack
from eklat.table.memory import after_moves, positions

if TYPE_CHECKING:
    from eklat.table.table import Table


WORDS = ("log", "legal", "partner_card")
"""Where a picture of a hand talks of cards that nobody need see there."""


class Asked(NamedTuple):
    """Somebody wants to take a move back."""

    seat: Seat
    agreed: frozenset[Seat] = frozenset()


def take_back(table: Table, person: str, now: float) -> Accepted:
    """Take one's last move back, or ask the others for it."""
    seat = table.seated(person)
    table.in_phase("playing")
    assert table.state is not None
    if table.settings.practice:
        return accept(table, now, TakenBack(seat, _last_decision(table.state, seat)))
    _check_law(table.state, seat)
    if table.state.log[-1][1].is_silent or not table.others(seat):
        return accept(table, now, TakenBack(seat, len(table.state.log) - 1))
    if table.asked is not None:
        raise Refused("already-asked")
    return accept(table, now, TakeBackAsked(seat))


def answer_take_back(table: Table, person: str, agreed: bool, now: float) -> Accepted:
    """Agree or refuse. When the last one has agreed, the move is taken back."""
    seat = table.seated(person)
    if table.asked is None:
        raise Refused("not-asked")
    if seat == table.asked.seat:
        raise Refused("others-choose")
    return settled(accept(table, now, TakeBackAnswered(seat, bool(agreed))), now)


def settled(answer: Accepted, now: float) -> Accepted:
    """The move is taken back as soon as nobody's word is missing any more."""
    asked, state = answer.table.asked, answer.table.state
    if asked is None or state is None or not asked.agreed >= answer.table.others(asked.seat):
        return answer
    return answer.then(now, TakenBack(asked.seat, len(state.log) - 1))


def _last_decision(state: State, seat: Seat) -> int:
    """How many moves came before the last one where this seat had a choice."""
    choices = [
        number
        for number, (before, (who, _)) in enumerate(zip(positions(state), state.log, strict=False))
        if who == seat and len(before.legal) > 1
    ]
    if not choices:
        raise Refused("nothing-to-take-back")
    return choices[-1]


def _check_law(state: State, seat: Seat) -> None:
    if not state.log or state.log[-1][0] != seat:
        raise Refused("nothing-to-take-back")
    before = after_moves(state, len(state.log) - 1)
    pack = {*_texts(state.deal.to_json()["deal"])}
    for eyes in (*range(state.players), None):
        if _cards(state.view(eyes), pack) - _cards(before.view(eyes), pack):
            raise Refused("card-seen")


def _cards(view: View, pack: set[str]) -> Counter[str]:
    """The cards in somebody's picture of the hand."""
    return Counter(text for text in _texts(view.to_json()) if text in pack)


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for item in [data[key] for key in data if key not in WORDS] if isinstance(data, dict) else data:
            yield from _texts(item)

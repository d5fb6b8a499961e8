"""Second thoughts.

At a practice table everybody goes back to their own last decision, as often as they like; what others did since is undone
with it.

Among friends (`Settings.take_backs`) whoever made the last move takes it back, also a card that was seen, if every other
person who is there agrees. Bots never mind: they remember nothing, and what they did since is undone with it. One refusal,
or the next move of a person, settles it.

At any other table, and alone with bots, a card that was seen cannot be unseen:

- Only the last move can be taken back, by whoever made it, while the hand is on.
- Not if anybody, the mover included, saw a card by it: a bid, a card played, laid, drawn or turned up, the skat that the
  crown picks up after the last pass.
- What they heard (a pass, a trump, a partner, the name of a partner's card) or saw without its face (an onion, once there is
  nothing left to draw) needs the others' word.

Everywhere, what told the others nothing is taken back at once (the crown's discard in Mü for two: that four cards go is no
choice).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from eklat.games.core import Seat, State, View
from eklat.table import wire
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
    moves: int
    """How many moves of the hand would be left."""
    agreed: frozenset[Seat] = frozenset()

    def to_json(self) -> Annotated[dict[str, Any], wire.TakeBack]:
        return {"seat": self.seat, "agreed": sorted(self.agreed), "moves": self.moves}


def take_back(table: Table, person: str, now: float) -> Accepted:
    """Take one's last move back, or ask the others for it."""
    seat = table.seated(person)
    table.in_phase("playing")
    assert table.state is not None
    if table.settings.practice:
        return accept(table, now, TakenBack(seat, _last_decision(table.state, seat)))
    moves = _moves_left(table, table.state, seat)
    is_silent = moves == len(table.state.log) - 1 and table.state.log[-1][1].is_silent
    if is_silent or not table.others(seat):
        return accept(table, now, TakenBack(seat, moves))
    if table.asked is not None:
        raise Refused("already-asked")
    return accept(table, now, TakeBackAsked(seat, moves))


def may_take_back(table: Table) -> tuple[Seat, ...]:
    """Whose wish to take a move back would not be refused now."""
    if table.phase != "playing" or table.state is None or table.asked is not None:
        return ()
    state = table.state
    if table.settings.practice:
        movers = {seat for seat, _ in state.log}
        return tuple(seat for seat, chair in enumerate(table.chairs) if chair.kind == "person" and seat in movers)
    last = None
    for seat, _ in reversed(state.log):
        if table.chairs[seat].bot is None:
            last = seat
            break
    if last is None or table.chairs[last].person is None:
        return ()
    return (last,) if _is_free(table, state, last) else ()


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
    asked = answer.table.asked
    if asked is None or not asked.agreed >= answer.table.others(asked.seat):
        return answer
    return answer.then(now, TakenBack(asked.seat, asked.moves))


def _last_decision(state: State, seat: Seat) -> int:
    """How many moves came before the last one where this seat had a choice; before its first one, if it never had."""
    own = [
        (number, len(before.legal) > 1)
        for number, (before, (who, _)) in enumerate(zip(positions(state), state.log, strict=False))
        if who == seat
    ]
    if not own:
        raise Refused("nothing-to-take-back")
    return next((number for number, is_choice in reversed(own) if is_choice), own[0][0])


def _moves_left(table: Table, state: State, seat: Seat) -> int:
    """How many moves of the hand are left when this seat takes its last one back."""
    is_among_friends = table.settings.take_backs and table.others(seat)
    left = len(state.log)
    while is_among_friends and left and table.chairs[state.log[left - 1][0]].bot is not None:
        left -= 1
    if not left or state.log[left - 1][0] != seat:
        raise Refused("nothing-to-take-back")
    if not is_among_friends:
        _check_unseen(state)
    return left - 1


def _is_free(table: Table, state: State, seat: Seat) -> bool:
    try:
        _moves_left(table, state, seat)
    except Refused:
        return False
    return True


def _check_unseen(state: State) -> None:
    """Nobody saw a card by the last move."""
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

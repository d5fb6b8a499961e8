"""A deal of Heul doch! as text."""

from __future__ import annotations

from collections.abc import Sequence

from eklat.games.core import Move, Seat
from eklat.games.heuldoch.moves import Lay, Onion
from eklat.games.heuldoch.piles import Pile
from eklat.games.heuldoch.state import State
from eklat.games.heuldoch.view import View
from eklat.games.text import clockwise, counted, grid


def story(state: State, names: Sequence[str]) -> str:
    """Everything that happened, all cards open."""
    deal = state.deal
    order = clockwise(deal.first, state.players)
    dealt = [("", "pile", "hand"), *((names[s], deal.piles[s], " ".join(deal.hands[s])) for s in order)]
    parts = [f"{names[deal.first]} begins.\n{grid(dealt)}"]
    if state.log:
        parts.append(f"Turns (a name is whose pile took the card)\n{turns_table(state, names, order)}")
    if state.result is not None:
        parts.append("\n".join(one.say("en", names) for one in state.result.explain()))
    else:
        parts.append(picture(state.view(None), names, state))
    return "\n\n".join(parts)


def turns_table(state: State, names: Sequence[str], order: Sequence[Seat]) -> str:
    """A round in every row; a player without cards has an empty cell."""
    rows: list[list[str]] = [["", *(names[seat] for seat in order)]]
    last = len(order)
    for seat, move in state.log:
        place = order.index(seat)
        if place <= last:
            rows.append([str(len(rows)), *[""] * len(order)])
        rows[-1][place + 1] = _told(seat, move, names)
        last = place
    return grid(rows)


def _told(seat: Seat, move: Move, names: Sequence[str]) -> str:
    match move:
        case Lay(card, pile):
            return card if pile == seat else f"{card} {names[pile]}"
        case Onion(card):
            return f"({card})"
    return str(move)


def picture(view: View, names: Sequence[str], state: State | None = None) -> str:
    """The tops of the piles, the hands, and whose turn it is."""
    rows = [("", "", "top", "pile", "in hand")]
    for seat in clockwise(view.first, view.players):
        in_hand = state.hands[seat] if state else view.hand if seat == view.seat else None
        rows.append(
            (
                ">" * (seat == view.turn),
                names[seat],
                _top((state or view).piles[seat], is_open=state is not None),
                counted(len(view.piles[seat]), "card"),
                counted(view.hand_sizes[seat], "card") if in_hand is None else " ".join(in_hand) or "-",
            )
        )
    lines = [grid(rows), f"{counted(view.draw_size, 'card')} to draw."]
    if view.onions is not None:
        lines.append(f"Your pile has {counted(view.onions, 'onion')}.")
    if view.turn is not None:
        lines.append(f"{names[view.turn]} to play.")
    return "\n".join(lines)


def _top(pile: Pile, is_open: bool) -> str:
    if not pile:
        return "empty"
    lying = pile[-1]
    if lying.is_onion:
        return f"onion ({lying.card})" if is_open else "onion"
    return str(lying.card)

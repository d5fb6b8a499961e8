"""A deal of Mü for two as text."""

from __future__ import annotations

from collections.abc import Sequence

from eklat.games.core import Seat
from eklat.games.mu.cards import Card
from eklat.games.mu.text import auction_table, cards, trick_line, tricks_table
from eklat.games.mu.trumps import spoken, trumps
from eklat.games.mu2.columns import SUPER, place
from eklat.games.mu2.contract import Contract
from eklat.games.mu2.moves import Discard
from eklat.games.mu2.state import State
from eklat.games.mu2.view import View
from eklat.games.text import clockwise, counted, grid, sentence


def story(state: State, names: Sequence[str]) -> str:
    """Everything that happened, all cards open."""
    deal = state.deal
    order = clockwise(deal.dealer, 2)
    rows = [("", "hand", "open", *(f"down {column}" for column in deal.columns))]
    rows += [(names[s], cards(deal.hands[s]), cards(deal.open[s]), *deal.hidden[s]) for s in order]
    parts = [
        f"{names[deal.dealer]} deals.\n{grid(rows)}\n  Skat: {cards(deal.skat)}",
        "Auction\n" + auction_table(state.log, names, order),
    ]
    contract: Contract | None = getattr(state, "contract", None)
    if contract is not None:
        parts.append("\n".join([*contract_lines(contract, names), *_discarded(state, names)]))
        if table := tricks_table(state.log, names, order, trumps(contract.big, contract.small), contract.crown):
            turned = [f"{names[t.seat]} {t.card} ({t.dealt_to})" for t in state.view(None).turned]
            parts.append(table + f"\nTurned up: {', '.join(turned) or 'nothing yet'}.")
    if state.result is not None:
        parts.append("\n".join(one.say("en", names) for one in state.result.explain()))
    else:
        parts.append("\n".join(_table(state.view(None), names, state)))
    return "\n\n".join(parts)


def _discarded(state: State, names: Sequence[str]) -> list[str]:
    return [f"{names[s]} discards {cards(m.cards or ())}." for s, m in state.log if isinstance(m, Discard)]


def picture(view: View, names: Sequence[str], state: State | None = None) -> str:
    """The columns of both players, their hands, and whose turn it is."""
    heading = [] if view.contract is None else contract_lines(view.contract, names)
    return "\n".join([*heading, *_table(view, names, state)])


def _table(view: View, names: Sequence[str], state: State | None) -> list[str]:
    rows = [("", "", "points", *view.columns, SUPER, "in hand")]
    for seat in clockwise(view.dealer, 2):
        in_hand = state.hands[seat] if state else view.hand if seat == view.seat else None
        rows.append(
            (
                ">" * (seat == view.turn),
                names[seat],
                str(view.points[seat]) if view.points else "",
                *(_column(view, seat, column, state) for column in (*view.columns, SUPER)),
                counted(view.hand_sizes[seat], "card") if in_hand is None else cards(in_hand),
            )
        )
    down = "# is a card face down" if state is None else "in brackets what lies face down"
    lines = [grid(rows), f"Columns: {down}, then the open cards."]
    if view.phase == "play" and view.leader is not None:
        lines.append(trick_line(view.leader, view.trick, names))
    if view.turn is not None:
        todo = {
            "auction": "to speak",
            "discard": "to discard four cards",
            "trump": "to name a trump",
            "reveal": "to turn up a card",
            "play": "to play",
        }
        lines.append(f"{names[view.turn]} {todo[view.phase]}.")
    return lines


def _column(view: View, seat: Seat, column: str, state: State | None) -> str:
    big, small = (None, None) if view.contract is None else (view.contract.big, view.contract.small)
    if state is not None:
        down = [f"({lying.card})" for name, stack in state.down[seat] if name == column for lying in stack]
    else:
        down = ["#"] * (view.face_down[seat][view.columns.index(column)] if column in view.columns else 0)
    lying: list[Card] = [card for card in view.open[seat] if place(card, big, small) == column]
    return " ".join([*down, *lying]) or "."


def contract_lines(contract: Contract, names: Sequence[str]) -> list[str]:
    lines = [f"{names[contract.crown]} is crown with {contract.height} open cards, {names[contract.shield]} is shield."]
    named = []
    if contract.big is not None:
        named.append(f"big trump: {spoken(contract.big)}")
    if contract.small is not None:
        named.append(f"small trump: {spoken(contract.small)}")
    return [*lines, sentence([*named, f"goal: {contract.goal} points"])]

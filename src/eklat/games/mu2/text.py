"""A deal of Mü for two as text."""

from __future__ import annotations

from eklat.games.core import Seat
from eklat.games.mu.cards import Card, fanned
from eklat.games.mu.text import asked, auction_table, cards, trick_line, tricks_table
from eklat.games.mu.trumps import trumps
from eklat.games.mu2 import telling
from eklat.games.mu2.columns import SUPER, place
from eklat.games.mu2.contract import Contract
from eklat.games.mu2.moves import Column, Discard
from eklat.games.mu2.state import State
from eklat.games.mu2.view import View
from eklat.games.said import Cards, Said, Who, said
from eklat.games.text import Words, clockwise, grid


def story(state: State, words: Words) -> str:
    """Everything that happened, all cards open."""
    deal, view = state.deal, state.view(None)
    order = clockwise(deal.dealer, 2)
    down = [said("mu2-text-down", column=_named(column)) for column in deal.columns]
    rows = [("", *map(words.say, (said("mu2-text-hand"), said("mu2-text-open"), *down)))]
    rows += [(words.names[s], cards(deal.hands[s]), cards(deal.open[s]), *deal.hidden[s]) for s in order]
    skat = words.say(said("mu2-text-skat", cards=cards(deal.skat)))
    parts = [
        f"{words.line(telling.tell(None, view))}\n{grid(rows)}\n  {skat}",
        f"{words.say(said('mu-chapter-auction'))}\n{auction_table(state.log, words, order)}",
    ]
    contract = state.contract
    if contract is not None:
        parts.append("\n".join(_contract_lines(contract, words, _discarded(state))))
        if tricks := tricks_table(state.log, words, order, trumps(contract.big, contract.small), contract.crown):
            parts.append(f"{tricks}\n{words.say(_turned(view, words))}")
    if state.result is not None:
        parts.append(words.lines(state.result.explain()))
    else:
        parts.append("\n".join(_table(view, words, state)))
    return "\n\n".join(parts)


def picture(view: View, words: Words, state: State | None = None) -> str:
    """The columns of both players, their hands, and what is asked of whom."""
    heading = [] if view.contract is None else _contract_lines(view.contract, words, [])
    return "\n".join([*heading, *_table(view, words, state)])


def _contract_lines(contract: Contract, words: Words, discarded: list[Said]) -> list[str]:
    lines = ([telling.settled(contract)], discarded, telling.named(contract))
    return [line for line in map(words.line, lines) if line]


def _discarded(state: State) -> list[Said]:
    return [
        said("mu2-told-discard", who=Who(seat), cards=Cards(*fanned(move.cards or ())))
        for seat, move in state.log
        if isinstance(move, Discard)
    ]


def _turned(view: View, words: Words) -> Said:
    turned = [f"{words.names[t.seat]} {t.card} ({words.say(_named(t.dealt_to))})" for t in view.turned]
    return said("mu2-text-turned", cards=", ".join(turned)) if turned else said("mu2-text-turned-nothing")


def _named(column: Column) -> Said:
    """A column as the head of a table says it."""
    return said("mu2-text-column", column=column)


def _table(view: View, words: Words, state: State | None) -> list[str]:
    columns = (*view.columns, SUPER)
    headings = (said("mu-text-points"), *map(_named, columns), said("card-in-hand"))
    rows = [("", "", *map(words.say, headings))]
    for seat in clockwise(view.dealer, 2):
        in_hand = state.hands[seat] if state else view.hand if seat == view.seat else None
        rows.append(
            (
                ">" * (seat == view.turn),
                words.names[seat],
                str(view.points[seat]) if view.points else "",
                *(_column(view, seat, column, state) for column in columns),
                words.say(said("card-cards", count=view.hand_sizes[seat])) if in_hand is None else cards(in_hand),
            )
        )
    lines = [grid(rows), words.say(said("mu2-text-columns" if state is None else "mu2-text-columns-open"))]
    if view.phase == "play":
        lines += trick_line(view.leader, view.trick, words)
    return [*lines, *asked(view.question, words, view.seat)]


def _column(view: View, seat: Seat, column: str, state: State | None) -> str:
    big, small = (None, None) if view.contract is None else (view.contract.big, view.contract.small)
    if state is not None:
        down = [f"({lying.card})" for name, stack in state.down[seat] if name == column for lying in stack]
    else:
        down = ["#"] * (view.face_down[seat][view.columns.index(column)] if column in view.columns else 0)
    lying: list[Card] = [card for card in view.open[seat] if place(card, big, small) == column]
    return " ".join([*down, *lying]) or "."

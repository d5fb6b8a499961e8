"""A deal of Mü as text: the auction and the tricks as tables, a position as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eklat.games.core import Log, Seat
from eklat.games.mu import telling
from eklat.games.mu.cards import Card, fanned
from eklat.games.mu.contract import Contract
from eklat.games.mu.moves import Bid, Pass, Play
from eklat.games.mu.state import State
from eklat.games.mu.trick import Trick
from eklat.games.mu.trumps import Trumps, trumps
from eklat.games.mu.view import View
from eklat.games.said import Said, said
from eklat.games.text import Words, clockwise, grid


def story(state: State, words: Words) -> str:
    """Everything that happened, all cards open."""
    deal, view = state.deal, state.view(None)
    order = clockwise(deal.dealer, state.players)
    parts = [
        f"{words.line(telling.tell(None, view))}\n{grid([(words.names[s], cards(deal.hands[s])) for s in order])}",
        f"{words.say(said('mu-chapter-auction'))}\n{auction_table(state.log, words, order)}",
    ]
    contract = state.contract
    if contract is not None:
        parts.append("\n".join(contract_lines(contract, words)))
        order_of_cards = trumps(contract.chief_trump, contract.vice_trump)
        if tricks := tricks_table(state.log, words, order, order_of_cards, contract.chief):
            parts.append(tricks)
    if state.result is not None:
        parts.append(words.lines(state.result.explain()))
    else:
        parts.append("\n".join(_table(view, words, state, contract)))
    return "\n\n".join(parts)


def picture(view: View, words: Words, state: State | None = None) -> str:
    """Who has what, who is what, and what is asked of whom."""
    contract = view.contract if state is None else state.contract
    heading = [] if contract is None else contract_lines(contract, words)
    return "\n".join([*heading, *_table(view, words, state, contract)])


def _table(view: View, words: Words, state: State | None, contract: Contract | None) -> list[str]:
    headings = (said("mu-text-points"), said("mu-text-laid"), said("card-in-hand"))
    rows = [("", "", "", *map(words.say, headings))]
    for seat in clockwise(view.dealer, view.players):
        in_hand = state.hands[seat] if state else view.hand if seat == view.seat else None
        rows.append(
            (
                ">" * (seat == view.turn),
                words.names[seat],
                ", ".join(map(words.say, roles(seat, view.dealer, contract))),
                str(view.points[seat]) if view.points else "",
                cards(view.laid[seat]),
                words.say(said("card-cards", count=view.hand_sizes[seat])) if in_hand is None else cards(in_hand),
            )
        )
    return [grid(rows), *trick_line(view.leader, view.trick, words), *asked(view.question, words, view.seat)]


def asked(question: Said | None, words: Words, seat: Seat | None) -> list[str]:
    return [] if question is None else [words.say(question, seat)]


def roles(seat: Seat, dealer: Seat, contract: Contract | None) -> Iterator[Said]:
    if seat == dealer:
        yield said("card-role-dealer")
    if contract is not None:
        if seat == contract.chief:
            yield said("card-role-chief")
        if seat == contract.vice:
            yield said("card-role-vice")
        if seat == contract.partner:
            yield said("card-role-partner")


def contract_lines(contract: Contract, words: Words) -> list[str]:
    """Who plays for what: what was told when it was settled."""
    lines = (telling.settled(contract), telling.named(contract))
    return [line for line in map(words.line, lines) if line]


def cards(some: Sequence[Card]) -> str:
    return " ".join(fanned(some)) or "-"


def auction_table(log: Log, words: Words, order: Sequence[Seat]) -> str:
    """A round of the auction in every row, as on the sheets."""
    passed = words.say(said("mu-text-pass"))
    told = [cards(move.cards) if isinstance(move, Bid) else passed for _, move in log if isinstance(move, Bid | Pass)]
    told += [""] * (-len(told) % len(order))
    rounds = [told[i : i + len(order)] for i in range(0, len(told), len(order))]
    return grid([[words.names[seat] for seat in order], *rounds])


def tricks(log: Log, trumps: Trumps, leader: Seat, players: int) -> Iterator[Trick]:
    """The tricks of this deal; the winner of one that is not finished is who leads it so far."""
    played = [move.card for _, move in log if isinstance(move, Play)]
    for i in range(0, len(played), players):
        trick = tuple(played[i : i + players])
        winner = (leader + trumps.best(trick)) % players
        yield Trick(leader, trick, winner)
        leader = winner


def tricks_table(log: Log, words: Words, order: Sequence[Seat], trumps: Trumps, leader: Seat) -> str:
    """A trick in every row: > marks the card led, * the one that won; open and hand cards look the same."""
    rows = [["", *(words.names[seat] for seat in order), words.say(said("mu-text-points"))]]
    for number, trick in enumerate(tricks(log, trumps, leader, len(order)), 1):
        by_seat = {(trick.leader + i) % len(order): card for i, card in enumerate(trick.cards)}
        is_done = len(trick.cards) == len(order)
        cells = [
            ">" * (seat == trick.leader) + by_seat.get(seat, "") + "*" * (is_done and seat == trick.winner) for seat in order
        ]
        rows.append([str(number), *cells, str(trick.points) if is_done else ""])
    return f"{words.say(said('mu-text-tricks'))}\n{grid(rows)}" if len(rows) > 1 else ""


def trick_line(leader: Seat | None, trick: Sequence[Card], words: Words) -> list[str]:
    """The cards that have been played to the trick, if there are any."""
    if leader is None or not trick:
        return []
    played = [f"{words.names[(leader + i) % len(words.names)]} {card}" for i, card in enumerate(trick)]
    return [words.say(said("mu-text-trick", cards=", ".join(played)))]

"""A deal of Mü as text: the auction and the tricks as tables, a position as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eklat.games.core import Log, Seat
from eklat.games.mu.cards import Card, fanned
from eklat.games.mu.contract import Contract
from eklat.games.mu.moves import Bid, Pass, Play
from eklat.games.mu.state import State
from eklat.games.mu.trick import Trick
from eklat.games.mu.trumps import Trumps, spoken, trumps
from eklat.games.mu.view import View
from eklat.games.text import clockwise, counted, grid, sentence


def story(state: State, names: Sequence[str]) -> str:
    """Everything that happened, all cards open."""
    deal, view = state.deal, state.view(None)
    order = clockwise(deal.dealer, state.players)
    parts = [
        f"{names[deal.dealer]} deals.\n" + grid([(names[s], cards(deal.hands[s])) for s in order]),
        "Auction\n" + auction_table(state.log, names, order),
    ]
    contract = open_contract(state)
    if contract is not None:
        parts.append("\n".join(contract_lines(contract, names)))
        if tricks := tricks_table(
            state.log, names, order, trumps(contract.chief_trump, contract.vice_trump), contract.chief
        ):
            parts.append(tricks)
    if state.result is not None:
        parts.append("\n".join(one.say("en", names) for one in state.result.explain()))
    else:
        parts.append("\n".join(_table(view, names, state, contract)))
    return "\n\n".join(parts)


def picture(view: View, names: Sequence[str], state: State | None = None) -> str:
    """Who has what, who is what, and whose turn it is."""
    contract = view.contract if state is None else open_contract(state)
    heading = [] if contract is None else contract_lines(contract, names)
    return "\n".join([*heading, *_table(view, names, state, contract)])


def _table(view: View, names: Sequence[str], state: State | None, contract: Contract | None) -> list[str]:
    rows = [("", "", "", "points", "laid", "in hand")]
    for seat in clockwise(view.dealer, view.players):
        in_hand = state.hands[seat] if state else view.hand if seat == view.seat else None
        rows.append(
            (
                ">" * (seat == view.turn),
                names[seat],
                ", ".join(roles(seat, view.dealer, contract)),
                str(view.points[seat]) if view.points else "",
                cards(view.laid[seat]),
                counted(view.hand_sizes[seat], "card") if in_hand is None else cards(in_hand),
            )
        )
    lines = [grid(rows)]
    if view.leader is not None:
        lines.append(trick_line(view.leader, view.trick, names))
    if view.turn is not None:
        todo = {"auction": "to speak", "trump": "to name a trump", "partner": "to choose a partner", "play": "to play"}
        lines.append(f"{names[view.turn]} {todo[view.phase]}.")
    return lines


def open_contract(state: State) -> Contract | None:
    """The contract with nothing hidden."""
    return getattr(state, "contract", None)


def roles(seat: Seat, dealer: Seat, contract: Contract | None) -> Iterator[str]:
    if seat == dealer:
        yield "dealer"
    if contract is not None:
        if seat == contract.chief:
            yield "chief"
        if seat == contract.vice:
            yield "vice"
        if seat == contract.partner:
            yield "partner"


def contract_lines(contract: Contract, names: Sequence[str]) -> list[str]:
    vice = "there is no vice" if contract.vice is None else f"{names[contract.vice]} is vice"
    lines = [f"{names[contract.chief]} is chief with {counted(contract.height, 'card')}, {vice}."]
    named = []
    if contract.vice_trump is not None and contract.vice_trump != contract.chief_trump:
        named.append(f"vice trump: {spoken(contract.vice_trump)}")
    if contract.chief_trump is not None:
        both = ", as the vice" if contract.vice_trump == contract.chief_trump else ""
        named.insert(0, f"chief trump: {spoken(contract.chief_trump)}{both}")
    if contract.partner_card is not None:
        named.append(f"called: {contract.partner_card}")
    if contract.partner is not None:
        named.append(f"partner: {names[contract.partner]}")
    if contract.is_alone:
        named.append("the chief is alone")
    lines.append(sentence([*named, f"goal: {contract.goal} points"]))
    return lines


def cards(some: Sequence[Card]) -> str:
    return " ".join(fanned(some)) or "-"


def auction_table(log: Log, names: Sequence[str], order: Sequence[Seat]) -> str:
    """A round of the auction in every row, as on the sheets."""
    words = [cards(move.cards) if isinstance(move, Bid) else "pass" for _, move in log if isinstance(move, Bid | Pass)]
    words += [""] * (-len(words) % len(order))
    rounds = [words[i : i + len(order)] for i in range(0, len(words), len(order))]
    return grid([[names[seat] for seat in order], *rounds])


def tricks(log: Log, trumps: Trumps, leader: Seat, players: int) -> Iterator[Trick]:
    """The tricks of this deal; the winner of one that is not finished is who leads it so far."""
    played = [move.card for _, move in log if isinstance(move, Play)]
    for i in range(0, len(played), players):
        trick = tuple(played[i : i + players])
        winner = (leader + trumps.best(trick)) % players
        yield Trick(leader, trick, winner)
        leader = winner


def tricks_table(log: Log, names: Sequence[str], order: Sequence[Seat], trumps: Trumps, leader: Seat) -> str:
    """A trick in every row: > marks the card led, * the one that won; open and hand cards look the same."""
    rows = [["", *(names[seat] for seat in order), "points"]]
    for number, trick in enumerate(tricks(log, trumps, leader, len(order)), 1):
        by_seat = {(trick.leader + i) % len(order): card for i, card in enumerate(trick.cards)}
        is_done = len(trick.cards) == len(order)
        cells = [
            ">" * (seat == trick.leader) + by_seat.get(seat, "") + "*" * (is_done and seat == trick.winner) for seat in order
        ]
        rows.append([str(number), *cells, str(trick.points) if is_done else ""])
    return "Tricks\n" + grid(rows) if len(rows) > 1 else ""


def trick_line(leader: Seat, trick: Sequence[Card], names: Sequence[str]) -> str:
    played = [f"{names[(leader + i) % len(names)]} {card}" for i, card in enumerate(trick)]
    return "Trick: " + (", ".join(played) or f"{names[leader]} leads") + "."

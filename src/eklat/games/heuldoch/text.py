"""A deal of Heul doch! as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from eklat.games.core import Move, Seat
from eklat.games.heuldoch import telling
from eklat.games.heuldoch.cards import Card
from eklat.games.heuldoch.moves import Carousel, Lay, Onion, Towel
from eklat.games.heuldoch.piles import Pile
from eklat.games.heuldoch.state import State
from eklat.games.heuldoch.view import View
from eklat.games.said import card_name, said
from eklat.games.text import Words, clockwise, grid


def story(state: State, words: Words) -> str:
    """Everything that happened, all cards open."""
    deal, view = state.deal, state.view(None)
    order = clockwise(deal.first, state.players)
    rows = [("", *map(words.say, (said("heuldoch-text-pile"), said("heuldoch-text-hand"))))]
    rows += [(words.names[s], deal.piles[s], _cards(deal.hands[s], words)) for s in order]
    parts = [f"{words.line(telling.tell(None, view))}\n{grid(rows)}"]
    if state.log:
        parts.append(f"{words.say(said('heuldoch-text-turns'))}\n{_turns(state, words, order)}")
    if state.result is not None:
        parts.append(words.lines(state.result.explain()))
    else:
        parts.append(picture(view, words, state))
    return "\n\n".join(parts)


def _turns(state: State, words: Words, order: Sequence[Seat]) -> str:
    """A round in every row; a player without cards has an empty cell."""
    rows: list[list[str]] = [["", *(words.names[seat] for seat in order)]]
    last = len(order)
    for seat, move in state.log:
        place = order.index(seat)
        if place <= last:
            rows.append([str(len(rows)), *[""] * len(order)])
        rows[-1][place + 1] = _told(seat, move, words)
        last = place
    return grid(rows)


def _told(seat: Seat, move: Move, words: Words) -> str:
    match move:
        case Lay(card, pile):
            return card if pile == seat else f"{card} {words.names[pile]}"
        case Onion(card):
            return f"({_card(card, words)})"
        case Towel(other):
            return f"{_card(move.card, words)} {words.names[other]}"
        case Carousel(direction):
            return words.say(said("heuldoch-text-carousel", direction=direction))
    return _card(str(move), words)


def _card(card: str | None, words: Words) -> str:
    return card_name(words.language, str(card))


def _cards(cards: Iterable[Card], words: Words) -> str:
    return ", ".join(_card(card, words) for card in cards) or "-"


def picture(view: View, words: Words, state: State | None = None) -> str:
    """The tops of the piles, the hands, and what is asked of whom."""
    headings = (said("heuldoch-text-top"), said("heuldoch-text-pile"), said("card-in-hand"))
    rows = [("", "", *map(words.say, headings))]
    for seat in clockwise(view.first, view.players):
        in_hand = state.hands[seat] if state else view.hand if seat == view.seat else None
        rows.append(
            (
                ">" * (seat == view.turn),
                words.names[seat],
                _top((state or view).piles[seat], words, is_open=state is not None),
                words.say(said("card-cards", count=len(view.piles[seat]))),
                words.say(said("card-cards", count=view.hand_sizes[seat])) if in_hand is None else _cards(in_hand, words),
            )
        )
    lines = [grid(rows), words.say(said("heuldoch-text-draw", count=view.draw_size))]
    if view.onions is not None:
        lines.append(words.say(said("heuldoch-text-onions", count=view.onions)))
    if view.question is not None:
        lines.append(words.say(view.question, view.seat))
    return "\n".join(lines)


def _top(pile: Pile, words: Words, is_open: bool) -> str:
    if not pile:
        return words.say(said("card-empty"))
    lying = pile[-1]
    if lying.is_onion:
        onion = words.say(said("card-onion"))
        return f"{onion} ({_card(lying.card, words)})" if is_open else onion
    return _card(lying.card, words)

"""Mü for three to six: 72 actions, and what a seat observes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from eklat.env.games import TENS, Encoding
from eklat.env.kernels import mu as kernel
from eklat.env.kernels.cards import CARDS, STOP, TRUMP
from eklat.env.layout import Layout, Part
from eklat.env.picture import Row, Scene
from eklat.fast.kernels.mu import AUCTION, CHOOSE
from eklat.games.core import Move
from eklat.games.mu.cards import ALL_COLOURS, Card, hand
from eklat.games.mu.cards import pack as all_cards
from eklat.games.mu.deal import Deal
from eklat.games.mu.moves import NO_TRUMP, Bid, CallPartner, ChoosePartner, NameTrump, Pass, Play
from eklat.games.mu.options import Rules
from eklat.games.mu.state import State

CARD = tuple(Card(f"{colour}{digit}") for colour in ALL_COLOURS for digit in range(10))
KIND = {card: kind for kind, card in enumerate(CARD)}
TRUMPS = (*ALL_COLOURS, *"0123456789", NO_TRUMP)
CARD_ACTIONS = (*map(str, CARD), "stop", *(f"trump {trump}" for trump in TRUMPS))
ACTIONS = (*CARD_ACTIONS, *(f"partner +{left}" for left in range(1, 6)))
PLAYS = tuple(f"play {card}" for card in CARD)

compiled: Any = kernel


def layout(players: int) -> Layout:
    seats, cards = (players,), (CARDS,)
    return Layout(
        (
            Part("phase", (5,), 1, "auction, the vice names a trump, the chief names one, the chief takes a partner, play"),
            Part("turn", seats, 1, "who is to act"),
            Part("dealer", seats, 1, "who dealt and spoke first"),
            Part("hand", cards, 2, "one's own hand, with the cards of a bid that is not ended"),
            Part("bid", cards, 2, "what one has laid in this bid so far"),
            Part("limit", (1,), 15, "how many more cards one may lay in this bid"),
            Part("passes", (1,), 6, "passes in a row"),
            Part("chief", seats, 1, "the chief"),
            Part("vice", seats, 1, "the vice"),
            Part("chief_trump", (16,), 1, "the chief's trump: R Y G B K, 0 to 9, none"),
            Part("vice_trump", (16,), 1, "the vice's trump"),
            Part("height", (1,), 15, "how many cards the chief laid"),
            Part("goal", (1,), 127, "the card points the chief's side needs"),
            Part("partner", seats, 1, "the chosen partner, or who holds the called card once one can know"),
            Part("called", cards, 1, "the card the chief called (house rule)"),
            Part("leader", seats, 1, "who leads to this trick"),
            Part("led", (6,), 1, "the suit led: R Y G B K, trump"),
            Part("hand_sizes", seats, 15, "cards in each hand"),
            Part("points", seats, 60, "card points won in tricks"),
            Part("totals", seats, 127, TENS, -127),
            Part("lay_order", seats, 6, "whose last bid came first, second and so on; 0 for who has laid none"),
            Part("voids", (players, 6), 1, "who was out of which suit: R Y G B K, trump"),
            Part("laid", (players, CARDS), 2, "cards that lie open"),
            Part("played", (players, CARDS), 2, "cards played so far"),
            Part("trick", (players, CARDS), 1, "cards in this trick"),
        )
    )


def notation(phase: int, actions: Sequence[int], seat: int, players: int) -> str:
    action = actions[-1]
    if phase == AUCTION:
        return bid_notation(actions)
    if action < CARDS:
        return f"partner {CARD[action]}" if phase == CHOOSE else PLAYS[action]
    if action < kernel.PARTNER:
        return ACTIONS[action]
    return f"partner {(seat + action - kernel.PARTNER + 1) % players}"


def bid_notation(actions: Sequence[int]) -> str:
    """What somebody said in an auction."""
    cards = [CARD[action] for action in actions if action != STOP]
    return " ".join(["bid", *hand(cards)]) if cards else "pass"


def heard(notation: str) -> str:
    return notation


def actions(move: Move, seat: int, players: int, limit: int = 0) -> list[int]:
    match move:
        case ChoosePartner(other):
            return [kernel.PARTNER + (other - seat) % players - 1]
        case CallPartner(card):
            return [KIND[card]]
    return card_actions(move, limit)


def card_actions(move: Move, limit: int) -> list[int]:
    """The moves that all forms of Mü share."""
    match move:
        case Pass():
            return [STOP]
        case Bid(cards):
            return sorted(KIND[card] for card in cards) + ([] if len(cards) == limit else [STOP])
        case NameTrump(trump):
            return [TRUMP + TRUMPS.index(trump)]
        case Play(card):
            return [KIND[card]]
    raise TypeError(f"{move} is not a move of Mü")


def dealt(deal: Deal) -> list[int]:
    return [KIND[card] for cards in deal.hands for card in cards]


def deal(cards: Sequence[int], players: int, rules: Rules, starter: int) -> Deal:
    size = len(cards) // players
    hands = [tuple(CARD[kind] for kind in cards[seat * size : (seat + 1) * size]) for seat in range(players)]
    return Deal(tuple(hands), starter)


def pack(players: int, rules: Rules) -> list[int]:
    return counted(rules.colours if players == 3 else ALL_COLOURS)


def counted(colours: str) -> list[int]:
    """How many cards of each kind these colours have."""
    cards = all_cards(colours)
    return [cards.count(card) for card in CARD]


def longest(players: int) -> int:
    """Every card laid alone, with all the others passing in between; two trumps, a partner, and all cards played."""
    cards = 36 if players == 3 else 60
    return cards * (players + 1) + players + 3 + cards


def bounds(players: int) -> tuple[int, int]:
    """Ten for every card of the highest bid; at best all points and the highest bonus."""
    return -10 * (36 if players == 3 else 60) // players, 160


def scene(state: State) -> Scene:
    contract, view = getattr(state, "contract", None), state.view(None)
    settled = "" if contract is None else f"goal {contract.goal}, trumps {contract.chief_trump} {contract.vice_trump}"
    rows = [[Row("hand", state.hands[seat]), Row("open", state.laid[seat])] for seat in range(state.players)]
    leader = view.leader or 0
    return Scene(settled, rows, [((leader + n) % state.players, card) for n, card in enumerate(view.trick)])


if TYPE_CHECKING:  # that it is an encoding
    from eklat.env.games import mu as this  # noqa: PLW0406

    _: Encoding[Rules, State, Deal] = this

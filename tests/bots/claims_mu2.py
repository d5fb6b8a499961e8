"""What is claimed at a table of Mü for two."""

from collections.abc import Mapping
from typing import Any

from claims import Claim, points

from eklat.games.mu.trumps import TRUMP_SUIT, is_kind
from eklat.games.mu2.contract import goal

ALL_POINTS = 48


def held(state: Any, seat: int) -> tuple[Any, ...]:
    return (*state.hands[seat], *state.open[seat])


def of_kind(state: Any, facts: Mapping[str, Any], number: str) -> bool:
    return bool(sum(is_kind(card, facts["trump"]) for card in held(state, state.turn)) == facts[number])


def lays(state: Any, move: Any, facts: Mapping[str, Any]) -> bool:
    """What one means to name lies open afterwards."""
    return any(is_kind(card, facts["trump"]) for card in (*move.cards, *state.open[state.turn]))


def suits(state: Any, cards: Any) -> list[Any]:
    return [state.trumps.suit[card] for card in cards]


def beats(state: Any, card: Any, other: Any) -> bool:
    """Whether this card takes a trick that the other began."""
    return bool(state.trumps.best((other, card)) == 1)


def answers(state: Any, led: Any) -> list[Any]:
    """What the other may play to this card."""
    cards = held(state, 1 - state.turn)
    return [card for card in cards if state.trumps.suit[card] == state.trumps.suit[led]] or list(cards)


def has(state: Any, facts: Mapping[str, Any]) -> bool:
    """Some card of the trump that is spoken of."""
    return any(is_kind(card, facts["trump"]) for card in held(state, state.turn))


def goal_after(state: Any, move: Any) -> int:
    """The goal, if these cards are laid and nobody goes on."""
    return goal(max(*map(len, state.open), len(state.open[state.turn]) + len(getattr(move, "cards", ()))))


def is_decided(state: Any, added: int = 0) -> bool:
    """Whether the goal is reached or lost for good, for whoever counts; with so many more points for who is to move."""
    contract, won = state.contract, list(state.points)
    won[state.turn] += added
    aside = points(state.discards) if state.turn == contract.crown else 0
    return bool(won[contract.crown] + aside >= contract.goal or won[contract.shield] > ALL_POINTS - contract.goal)


def high(state: Any, card: Any) -> bool:
    return bool(card.digit >= 8 or state.trumps.is_double(card))


MU2: dict[str, Claim] = {
    "club-mu2-pass-full": lambda s, m, f: len(s.legal) == 1,
    "club-mu2-pass-weak": lambda s, m, f: has(s, f) and f["goal"] == goal(max(map(len, s.open)) + 1),
    "club-mu2-pass-shield": lambda s, m, f: (
        has(s, f) and f["goal"] == goal(max(map(len, s.open)) + 1) == f["their_goal"] + 2 and s.leader == 1 - s.turn
    ),
    "club-mu2-begin": lambda s, m, f: lays(s, m, f) and f["goal"] == goal_after(s, m) and s.leader is None,
    "club-mu2-bid": lambda s, m, f: (
        lays(s, m, f) and f["goal"] == goal_after(s, m) == f["their_goal"] + 2 and s.leader == 1 - s.turn
    ),
    "club-mu2-sacrifice": lambda s, m, f: f["goal"] == goal_after(s, m) == f["their_goal"] + 2 and s.leader == 1 - s.turn,
    "club-mu2-show": lambda s, m, f: lays(s, m, f) and goal_after(s, m) == goal(max(map(len, s.open))),
    "club-mu2-no-trump": lambda s, m, f: m.trump == "none" and s.turn == s.contract.crown,
    "club-mu2-decided": lambda s, m, f: is_decided(s),
    "club-mu2-lead-long": lambda s, m, f: suits(s, held(s, s.turn)).count(s.trumps.suit[m.card]) == f["mine"] >= 4,
    "club-mu2-lead-force": lambda s, m, f: (
        not s.trick and s.trumps.suit[m.card] not in (TRUMP_SUIT, *suits(s, held(s, 1 - s.turn)))
    ),
    "club-mu2-take-decides": lambda s, m, f: (
        beats(s, m.card, s.trick[0]) and points((*s.trick, m.card)) == f["points"] and is_decided(s, f["points"])
    ),
    "club-mu2-pass-ahead": lambda s, m, f: len(s.open[s.turn]) >= len(s.open[1 - s.turn]) > 0,
    "club-mu2-big": lambda s, m, f: s.turn == s.contract.crown and m.trump == f["trump"] and of_kind(s, f, "mine"),
    "club-mu2-small": lambda s, m, f: s.turn != s.contract.crown and m.trump == f["trump"] and of_kind(s, f, "mine"),
    "club-mu2-small-deny": lambda s, m, f: (
        of_kind(s, f, "mine") and sum(is_kind(card, f["trump"]) for card in s.open[1 - s.turn]) == f["theirs"] > 0
    ),
    "club-mu2-discard": lambda s, m, f: (
        points(m.cards) == f["points"]
        and sum(is_kind(card, f["trump"]) for card in held(s, s.turn)) - sum(is_kind(card, f["trump"]) for card in m.cards)
        == f["mine"]
    ),
    "club-mu2-only": lambda s, m, f: len(s.legal) == 1,
    "club-mu2-lead-sure": lambda s, m, f: not any(beats(s, card, m.card) for card in answers(s, m.card)),
    "club-mu2-lead-trump": lambda s, m, f: s.trumps.suit[m.card] == TRUMP_SUIT,
    "club-mu2-lead-short": lambda s, m, f: suits(s, held(s, s.turn)).count(s.trumps.suit[m.card]) == 1,
    "club-mu2-take": lambda s, m, f: beats(s, m.card, s.trick[0]) and points((*s.trick, m.card)) == f["points"],
    "club-mu2-take-lead": lambda s, m, f: beats(s, m.card, s.trick[0]) and points((*s.trick, m.card)) == 0,
    "club-mu2-trump-in": lambda s, m, f: (
        beats(s, m.card, s.trick[0])
        and s.trumps.suit[s.trick[0]] not in suits(s, held(s, s.turn))
        and points((*s.trick, m.card)) == f["points"]
    ),
    "club-mu2-spare": lambda s, m, f: (
        any(beats(s, other.card, s.trick[0]) for other in s.legal) and points((*s.trick, m.card)) == f["points"]
    ),
    "club-mu2-give": lambda s, m, f: (
        not any(beats(s, other.card, s.trick[0]) for other in s.legal) and m.card.points == f["own"]
    ),
    "novice-mu2-pass-ahead": lambda s, m, f: len(s.open[s.turn]) >= len(s.open[1 - s.turn]),
    "novice-mu2-bid": lambda s, m, f: goal_after(s, m) > goal(max(map(len, s.open))) and of_kind(s, f, "number"),
    "novice-mu2-lead-high": lambda s, m, f: high(s, m.card),
    "novice-mu2-lead-any": lambda s, m, f: not any(high(s, other.card) for other in s.legal),
    "novice-mu2-let-go": lambda s, m, f: points(s.trick) == 0,
    "novice-mu2-trump": lambda s, m, f: m.trump == f["trump"] and of_kind(s, f, "number"),
    "novice-mu2-discard": lambda s, m, f: points(m.cards) == f["points"],
    "novice-mu2-only": lambda s, m, f: len(s.legal) == 1,
    "novice-mu2-win": lambda s, m, f: beats(s, m.card, s.trick[0]) and points((*s.trick, m.card)) == f["points"],
    "novice-mu2-lose": lambda s, m, f: (
        not any(beats(s, other.card, s.trick[0]) for other in s.legal)
        and m.card.points == f["points"] == min(other.card.points for other in s.legal)
    ),
}

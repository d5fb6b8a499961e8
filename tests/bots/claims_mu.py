"""What is claimed at a table of Mü."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from claims import Claim, points

from eklat.games.mu.cards import pack
from eklat.games.mu.trumps import TRUMP_SUIT, is_kind, trumps


def rows(state: Any) -> list[int]:
    return [len(cards) for cards in state.laid]


def own(state: Any) -> tuple[Any, ...]:
    return (*state.hands[state.turn], *state.laid[state.turn])


def leads(state: Any) -> bool:
    """Whether who is asked has laid more than anybody else."""
    mine, *others = sorted(rows(state), reverse=True)
    return bool(rows(state)[state.turn] == mine > others[0])


def ties(state: Any) -> list[int]:
    """Who shares the most laid cards, in the order in which they laid last."""
    laid = [seat for seat, move in state.log if str(move).startswith("bid")]
    top = [seat for seat, row in enumerate(rows(state)) if row == max(rows(state)) > 0]
    return sorted(top, key=lambda seat: max(place for place, other in enumerate(laid) if other == seat))


def order(state: Any) -> Any:
    return trumps(state.contract.chief_trump, state.contract.vice_trump)


def is_trump(state: Any, card: Any) -> bool:
    return bool(order(state).suit[card] == TRUMP_SUIT)


def winner(state: Any) -> int:
    return int((state.leader + order(state).best(state.trick)) % state.players)


def wins(state: Any, card: Any) -> bool:
    return bool(order(state).best((*state.trick, card)) == len(state.trick))


def same_side(state: Any, seat: int) -> bool:
    """As far as who is asked can know: a partner may be secret."""
    side = state.view(state.turn).contract.side
    return (seat in side) == (state.turn in side)


def least(state: Any, move: Any) -> bool:
    return bool(move.card.points == min(other.card.points for other in state.legal))


def names(state: Any, facts: Mapping[str, Any]) -> bool:
    """So many such cards."""
    return bool(sum(is_kind(card, facts["trump"]) for card in own(state)) == facts["number"])


def lays(state: Any, move: Any, facts: Mapping[str, Any]) -> bool:
    """What one means to name lies open afterwards."""
    open_cards = (*move.cards, *state.laid[state.turn])
    return facts["trump"] == "none" or any(is_kind(card, facts["trump"]) for card in open_cards)


def choosable(state: Any) -> list[int]:
    return [move.seat for move in state.legal]


def seats(who: Any) -> set[int]:
    return {who} if isinstance(who, int) else set(who)


def is_stronger(state: Any, card: Any, other: Any) -> bool:
    """Whether the other is a better card than this one, and neither one's own nor the vice's for all to see."""
    contract = state.contract
    known = (*own(state), *(state.laid[contract.vice] if contract.vice is not None else ()))
    strength = trumps(contract.chief_trump, contract.vice_trump).strength
    return other not in known and strength[other] > strength[card]


def may_trump(state: Any) -> bool:
    """Whether somebody of the other side may still have a trump, as far as who is asked can know."""
    view, gone = state.view(state.turn), [move.card for _, move in state.log if hasattr(move, "source")]
    seen = Counter((*state.hands[state.turn], *gone, *(card for cards in state.laid for card in cards)))
    is_hidden = any(is_trump(state, card) for card in (Counter(pack(view.colours)) - seen).elements())
    return any(
        any(is_trump(state, card) for card in state.laid[seat]) or (is_hidden and TRUMP_SUIT not in view.voids[seat])
        for seat in range(state.players)
        if seat != state.turn and not same_side(state, seat)
    )


MU: dict[str, Claim] = {
    "club-mu-only": lambda s, m, f: len(s.legal) == 1,
    "club-mu-pass-weak": lambda s, m, f: rows(s)[s.turn] == 0,
    "club-mu-pass-ahead": lambda s, m, f: leads(s) and rows(s)[s.turn] == f["number"],
    "club-mu-pass-enough": lambda s, m, f: rows(s)[s.turn] > 0 and not leads(s) and s.turn not in ties(s),
    "club-mu-pass-eklat": lambda s, m, f: s.turn in ties(s) and ties(s)[-1] == f["who"] and max(rows(s)) == f["points"],
    "club-mu-pass-and-pay": lambda s, m, f: len(ties(s)) > 1 and ties(s)[-1] == s.turn and max(rows(s)) == f["points"],
    "club-mu-push": lambda s, m, f: rows(s)[f["who"]] == max(rows(s)) == f["number"] == rows(s)[s.turn] + len(m.cards),
    "club-mu-bid": lambda s, m, f: rows(s)[s.turn] + len(m.cards) == f["number"] > max(rows(s)) and lays(s, m, f),
    "club-mu-raise": lambda s, m, f: leads(s) and rows(s)[s.turn] + len(m.cards) == f["number"] and lays(s, m, f),
    "club-mu-escape": lambda s, m, f: ties(s)[-1] == s.turn and max(rows(s)) == f["points"] and lays(s, m, f),
    "club-mu-show": lambda s, m, f: (
        list(map(str, m.cards)) == [f["card"]] and rows(s)[s.turn] + 1 < max(rows(s)) == rows(s)[f["who"]]
    ),
    "club-mu-trump": lambda s, m, f: s.turn == s.contract.chief and m.trump == f["trump"] and names(s, f),
    "club-mu-no-trump": lambda s, m, f: (
        s.turn == s.contract.chief and m.trump == "none" and max(card.digit for card in own(s)) >= 7
    ),
    "club-mu-vice-trump": lambda s, m, f: s.turn == s.contract.vice and m.trump == f["trump"] and names(s, f),
    "club-mu-partner": lambda s, m, f: m.seat == f["who"] and rows(s)[m.seat] == f["number"] > 0,
    "club-mu-partner-blind": lambda s, m, f: not any(rows(s)[seat] for seat in choosable(s)),
    "club-mu-call": lambda s, m, f: m.card not in own(s) and not any(is_stronger(s, m.card, o.card) for o in s.legal),
    "club-mu-draw-trumps": lambda s, m, f: not s.trick and is_trump(s, m.card) and may_trump(s),
    "club-mu-lead-top": lambda s, m, f: not s.trick,
    "club-mu-lead-friend": lambda s, m, f: s.players > 3 or s.turn != s.contract.chief,
    "club-mu-lead-safe": lambda s, m, f: not s.trick and len(s.legal) > 1,
    "club-mu-take": lambda s, m, f: wins(s, m.card) and points(s.trick) == f["points"],
    "club-mu-trump-in": lambda s, m, f: (
        wins(s, m.card) and is_trump(s, m.card) and points(s.trick) == f["points"] and not is_trump(s, s.trick[0])
    ),
    "club-mu-feed": lambda s, m, f: winner(s) == f["who"] and same_side(s, winner(s)) and m.card.points > 0,
    "club-mu-throw-away": lambda s, m, f: winner(s) == f["who"] != s.turn and not wins(s, m.card) and least(s, m),
    "club-mu-spare": lambda s, m, f: winner(s) == f["who"] != s.turn and not wins(s, m.card) and m.card.points > 0,
    "club-mu-keep": lambda s, m, f: m.card.points == 0,
    "novice-mu-only": lambda s, m, f: len(s.legal) == 1,
    "novice-mu-escape": lambda s, m, f: s.turn in ties(s) and len(ties(s)) > 1 and max(rows(s)) == f["number"],
    "novice-mu-ahead": lambda s, m, f: leads(s),
    "novice-mu-pass": lambda s, m, f: not leads(s) and any(is_kind(card, f["trump"]) for card in own(s)),
    "novice-mu-bid": lambda s, m, f: all(is_kind(card, f["trump"]) for card in m.cards),
    "novice-mu-trump": lambda s, m, f: m.trump == f["trump"] and names(s, f),
    "novice-mu-call": lambda s, m, f: m.card not in own(s),
    "novice-mu-partner": lambda s, m, f: rows(s)[f["who"]] == max(rows(s)[seat] for seat in choosable(s)) == f["number"],
    "novice-mu-partner-blind": lambda s, m, f: not any(rows(s)[seat] for seat in choosable(s)),
    "novice-mu-lead": lambda s, m, f: (
        m.card.digit == max(other.card.digit for other in s.legal if not is_trump(s, other.card))
    ),
    "novice-mu-lead-trump": lambda s, m, f: (
        all(is_trump(s, card) for card in own(s)) and m.card.digit == max(card.digit for card in own(s))
    ),
    "novice-mu-gift": lambda s, m, f: winner(s) == f["who"] and same_side(s, winner(s)),
    "novice-mu-take": lambda s, m, f: wins(s, m.card),
    "daredevil-mu-even": lambda s, m, f: (
        rows(s)[s.turn] + len(m.cards) == f["number"] == max(rows(s))
        and seats(f["who"]) == {seat for seat, row in enumerate(rows(s)) if row == f["number"]}
        and all(str(move) == "pass" for _, move in s.log[2 - s.players :])
    ),
    "daredevil-mu-wait": lambda s, m, f: set(ties(s)) - {s.turn} == seats(f["who"]) and max(rows(s)) == f["number"],
    "novice-mu-cheap": lambda s, m, f: not any(wins(s, other.card) for other in s.legal) and least(s, m),
}

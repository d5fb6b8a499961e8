"""What a hint says is true of the position in which it is said: what its words claim, held against the position itself."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import pytest

from eklat.bots import bot
from eklat.games import GAMES
from eklat.games.core import State
from eklat.games.heuldoch.moves import Lay
from eklat.games.heuldoch.placing import neighbours
from eklat.games.heuldoch.scoring import worthless
from eklat.games.mu.trumps import TRUMP_SUIT, is_kind, trumps
from eklat.games.said import Cards, Trump, Who
from eklat.locales import LANGUAGES, say

Claim = Callable[[Any, Any, Mapping[str, Any]], bool]
"""Whether something is so, given the position (all cards open), the move and the facts that are spoken of."""


def turns(
    game: str, players: int, options: dict[str, object], seeds: range
) -> Iterator[tuple[State, Any, str, dict[str, Any]]]:
    """Positions as they come about among bots, with what each of them would say."""
    for seed in seeds:
        rng, talkers = Random(f"{game} {players} {seed}"), [bot("club"), bot("novice")]
        rules = GAMES[game].rules(options, players)
        state = GAMES[game].start(GAMES[game].deal(rng, players, rules, seed % players), rules)
        while state.turn is not None:
            view = state.view(state.turn)
            decisions = [talker.decide(view, rng) for talker in talkers]
            for decision in decisions:
                assert decision.reason is not None
                facts = {name: plain(fact) for name, fact in decision.reason.facts.items()}
                yield state, decision.move, decision.reason.message, facts
            is_whim = rng.random() < 0.1
            state = state.play(rng.choice(state.legal) if is_whim else decisions[seed % 2].move)


def plain(fact: Any) -> Any:
    """A single card, seat or trump as such."""
    return fact[0] if isinstance(fact, Cards | Who | Trump) and len(fact) == 1 else fact


# Mü -----------------------------------------------------------------------------------------------------------------------


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


def points(cards: Any) -> int:
    return sum(card.points for card in cards)


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
    "club-mu-no-trump": lambda s, m, f: s.turn == s.contract.chief and m.trump == "none",
    "club-mu-vice-trump": lambda s, m, f: s.turn == s.contract.vice and m.trump == f["trump"] and names(s, f),
    "club-mu-partner": lambda s, m, f: m.seat == f["who"] and rows(s)[m.seat] == f["number"] > 0,
    "club-mu-partner-blind": lambda s, m, f: not any(rows(s)[seat] for seat in choosable(s)),
    "club-mu-call": lambda s, m, f: m.card not in own(s),
    "club-mu-draw-trumps": lambda s, m, f: not s.trick and is_trump(s, m.card),
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
    "novice-mu-cheap": lambda s, m, f: not any(wins(s, other.card) for other in s.legal) and least(s, m),
}


# Mü for two ---------------------------------------------------------------------------------------------------------------


def held(state: Any, seat: int) -> tuple[Any, ...]:
    return (*state.hands[seat], *state.open[seat])


def of_kind(state: Any, facts: Mapping[str, Any], number: str) -> bool:
    return bool(sum(is_kind(card, facts["trump"]) for card in held(state, state.turn)) == facts[number])


def suits(state: Any, cards: Any) -> list[Any]:
    return [state.trumps.suit[card] for card in cards]


def beats(state: Any, card: Any, other: Any) -> bool:
    """Whether this card takes a trick that the other began."""
    return bool(state.trumps.best((other, card)) == 1)


def answers(state: Any, led: Any) -> list[Any]:
    """What the other may play to this card."""
    cards = held(state, 1 - state.turn)
    return [card for card in cards if state.trumps.suit[card] == state.trumps.suit[led]] or list(cards)


MU2: dict[str, Claim] = {
    "club-mu2-pass-ahead": lambda s, m, f: len(s.open[s.turn]) >= len(s.open[1 - s.turn]) > 0,
    "club-mu2-big": lambda s, m, f: s.turn == s.contract.crown and m.trump == f["trump"] and of_kind(s, f, "mine"),
    "club-mu2-small": lambda s, m, f: s.turn != s.contract.crown and m.trump == f["trump"] and of_kind(s, f, "mine"),
    "club-mu2-small-deny": lambda s, m, f: (
        of_kind(s, f, "mine") and sum(is_kind(card, f["trump"]) for card in s.open[1 - s.turn]) == f["theirs"] > 0
    ),
    "club-mu2-discard": lambda s, m, f: points(m.cards) == f["points"],
    "club-mu2-only": lambda s, m, f: len(s.legal) == 1,
    "club-mu2-lead-sure": lambda s, m, f: not any(beats(s, card, m.card) for card in answers(s, m.card)),
    "club-mu2-lead-trump": lambda s, m, f: s.trumps.suit[m.card] == TRUMP_SUIT,
    "club-mu2-lead-short": lambda s, m, f: suits(s, held(s, s.turn)).count(s.trumps.suit[m.card]) == 1,
    "club-mu2-take": lambda s, m, f: beats(s, m.card, s.trick[0]) and points((*s.trick, m.card)) == f["points"],
    "club-mu2-take-lead": lambda s, m, f: beats(s, m.card, s.trick[0]) and points((*s.trick, m.card)) == 0,
    "club-mu2-trump-in": lambda s, m, f: (
        beats(s, m.card, s.trick[0]) and s.trumps.suit[s.trick[0]] not in suits(s, held(s, s.turn))
    ),
    "club-mu2-spare": lambda s, m, f: any(beats(s, other.card, s.trick[0]) for other in s.legal),
    "club-mu2-give": lambda s, m, f: (
        not any(beats(s, other.card, s.trick[0]) for other in s.legal) and m.card.points == f["own"]
    ),
    "novice-mu2-pass-ahead": lambda s, m, f: len(s.open[s.turn]) >= len(s.open[1 - s.turn]),
    "novice-mu2-trump": lambda s, m, f: m.trump == f["trump"] and of_kind(s, f, "number"),
    "novice-mu2-discard": lambda s, m, f: points(m.cards) == f["points"],
    "novice-mu2-only": lambda s, m, f: len(s.legal) == 1,
    "novice-mu2-win": lambda s, m, f: beats(s, m.card, s.trick[0]),
    "novice-mu2-lose": lambda s, m, f: not any(beats(s, other.card, s.trick[0]) for other in s.legal),
}


# Heul doch! ---------------------------------------------------------------------------------------------------------------


def top(state: Any, seat: int) -> Any:
    return state.piles[seat][-1] if state.piles[seat] else None


def shows(state: Any, seat: int) -> str:
    """The card that lies open on a pile."""
    lying = top(state, seat)
    return "" if lying is None or lying.is_onion else str(lying.card)


def onions(state: Any, seat: int) -> int:
    return sum(lying.is_onion for lying in state.piles[seat])


def worth(state: Any, seat: int, number: int) -> int:
    return sum(lying.card.number for lying in state.piles[seat] if not lying.is_onion and lying.card.number == number)


def highest(state: Any) -> list[int]:
    """Whose tops the catapult hits."""
    shown = [top(state, seat) for seat in range(state.players)]
    numbers = [lying.card.number if lying and not lying.is_onion else 0 for lying in shown]
    return [seat for seat, number in enumerate(numbers) if number == max(numbers) > 0]


def next_to(state: Any) -> tuple[int, int]:
    return neighbours(state.turn, state.players)


def fits(state: Any, card: Any, seat: int) -> bool:
    lying = top(state, seat)
    return bool(
        lying is not None
        and not lying.is_onion
        and lying.card.number
        and (lying.card.number == card.number or lying.card.colour == card.colour)
    )


def giver(state: Any, move: Any) -> int:
    return int((state.turn + (-1 if move.direction == "left" else 1)) % state.players)


def closing(state: Any) -> int:
    """How many tops of others the werewolf turns down."""
    return sum(bool(shows(state, seat)) for seat in range(state.players) if seat != state.turn)


HEULDOCH: dict[str, Claim] = {
    "club-heuldoch-only": lambda s, m, f: len(s.legal) == 1,
    "club-heuldoch-own-fits": lambda s, m, f: (
        fits(s, m.card, s.turn) and not any(fits(s, m.card, seat) for seat in next_to(s)) and m.card.number == f["number"]
    ),
    "club-heuldoch-own-free": lambda s, m, f: not shows(s, s.turn) and m.pile == s.turn,
    "club-heuldoch-own-next": lambda s, m, f: m.pile == s.turn and f["next"] in map(str, s.hands[s.turn]),
    "club-heuldoch-gift-dead": lambda s, m, f: m.pile == f["who"] != s.turn and onions(s, f["who"]) == f["onions"],
    "club-heuldoch-gift-choice": lambda s, m, f: (
        {m.pile, f["other"]} == set(next_to(s)) and Lay(m.card, f["other"]) in s.legal
    ),
    "club-heuldoch-gift-small": lambda s, m, f: m.pile == f["who"] and m.card.number == f["number"],
    "club-heuldoch-onion-rescue": lambda s, m, f: (
        f["onions"] == onions(s, s.turn) + 1
        and f["number"] in worthless(f["onions"] - 1)
        and f["number"] not in worthless(f["onions"])
        and worth(s, s.turn, f["number"]) == f["points"] > 0
    ),
    "club-heuldoch-onion-harmless": lambda s, m, f: (
        f["onions"] == onions(s, s.turn) + 1 and not any(worth(s, s.turn, number) for number in worthless(f["onions"]))
    ),
    "club-heuldoch-onion-no-fit": lambda s, m, f: not any(isinstance(move, Lay) for move in s.legal),
    "club-heuldoch-onion-keep": lambda s, m, f: not any(isinstance(o, Lay) and o.pile == s.turn for o in s.legal),
    "club-heuldoch-catapult-one": lambda s, m, f: highest(s) == [f["who"]] and f["who"] != s.turn,
    "club-heuldoch-catapult-many": lambda s, m, f: len(highest(s)) == f["count"] > 1,
    "club-heuldoch-catapult-own": lambda s, m, f: highest(s) == [s.turn],
    "club-heuldoch-catapult-nothing": lambda s, m, f: not highest(s),
    "club-heuldoch-towel-cards": lambda s, m, f: shows(s, s.turn) == f["mine"] and shows(s, f["who"]) == f["theirs"],
    "club-heuldoch-towel-get": lambda s, m, f: not shows(s, s.turn) and shows(s, f["who"]) == f["theirs"],
    "club-heuldoch-towel-give": lambda s, m, f: shows(s, s.turn) == f["mine"] and not shows(s, f["who"]),
    "club-heuldoch-towel-onions": lambda s, m, f: not shows(s, s.turn) and not shows(s, f["who"]),
    "club-heuldoch-carousel-card": lambda s, m, f: giver(s, m) == f["who"] and shows(s, f["who"]) == f["card"],
    "club-heuldoch-carousel-onion": lambda s, m, f: giver(s, m) == f["who"] and top(s, f["who"]) and not shows(s, f["who"]),
    "club-heuldoch-carousel-away": lambda s, m, f: top(s, giver(s, m)) is None,
    "club-heuldoch-werewolf-up": lambda s, m, f: not shows(s, s.turn) and closing(s) == f["count"],
    "club-heuldoch-werewolf-others": lambda s, m, f: closing(s) == f["count"] > 0,
    "novice-heuldoch-only": lambda s, m, f: len(s.legal) == 1,
    "novice-heuldoch-own": lambda s, m, f: m.pile == s.turn and m.card.number == f["number"],
    "novice-heuldoch-gift": lambda s, m, f: m.pile == f["who"] != s.turn,
}

CLAIMS = MU | MU2 | HEULDOCH
TABLES = [
    *(("mu", players, {}) for players in range(3, 7)),
    ("mu", 5, {"hidden_partner": True}),
    ("mu2", 2, {}),
    *(("heuldoch", players, {"specials": True}) for players in (3, 4, 6)),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_hint_is_true_where_it_is_given(game: str, players: int, options: dict[str, object]) -> None:
    heard: Counter[str] = Counter()
    for state, move, message, facts in turns(game, players, options, range(8)):
        heard[message] += 1
        is_true = CLAIMS.get(message)
        assert is_true is None or is_true(state, move, facts), f"{message} {facts}: {move}\n{state.view(state.turn)}"
    assert sum(heard[message] for message in CLAIMS) > sum(heard.values()) / 2


def test_who_will_be_vice_is_not_told_of_being_chosen() -> None:
    """A small bid or none leaves open what one will be; the words must hold for a vice, too."""
    for language in LANGUAGES:
        for message in ("club-mu-pass-enough", "club-mu-show"):
            said = say(language, message, card="R7", who="Anna").lower()
            assert not any(word in said for word in ("partner", "chosen", "gewählt", "gekozen"))

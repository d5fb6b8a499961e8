"""What is claimed at a table of Heul doch!."""

from typing import Any

from claims import Claim

from eklat.games.heuldoch.cards import Card
from eklat.games.heuldoch.moves import Lay
from eklat.games.heuldoch.piles import tops
from eklat.games.heuldoch.placing import neighbours, places
from eklat.games.heuldoch.scoring import worthless


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


def number(state: Any, seat: int) -> int:
    """What the top of a pile counts."""
    lying = top(state, seat)
    return lying.number if lying else 0


def room(state: Any, move: Any, following: str) -> bool:
    """Whether this hand card could be laid upon the own pile after the move, if the neighbours' tops stay."""
    left = list(map(str, state.hands[state.turn]))
    left.remove(str(move.card))
    shown = list(tops(state.piles))
    shown[state.turn] = move.card if isinstance(move, Lay) else None
    return following in left and places(Card(following), state.turn, tuple(shown)) == [state.turn]


def fewer(state: Any, seat: int) -> range:
    """How many onions a pile has, for somebody who may have forgotten some."""
    return range(onions(state, seat) + 1)


HEULDOCH: dict[str, Claim] = {
    "club-heuldoch-only": lambda s, m, f: len(s.legal) == 1,
    "club-heuldoch-own-fits": lambda s, m, f: (
        fits(s, m.card, s.turn) and not any(fits(s, m.card, seat) for seat in next_to(s)) and m.card.number == f["number"]
    ),
    "club-heuldoch-own-free": lambda s, m, f: not shows(s, s.turn) and m.pile == s.turn,
    "club-heuldoch-own-next": lambda s, m, f: m.pile == s.turn and room(s, m, f["next"]),
    "club-heuldoch-own-idle": lambda s, m, f: m.pile == s.turn,
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
    "club-heuldoch-onion-room": lambda s, m, f: room(s, m, f["next"]),
    "club-heuldoch-onion-special": lambda s, m, f: m.card.is_special,
    "club-heuldoch-onion-no-fit": lambda s, m, f: not any(isinstance(move, Lay) for move in s.legal),
    "club-heuldoch-onion-keep": lambda s, m, f: not any(isinstance(o, Lay) and o.pile == s.turn for o in s.legal),
    "club-heuldoch-catapult-one": lambda s, m, f: highest(s) == [f["who"]] and f["who"] != s.turn,
    "club-heuldoch-catapult-many": lambda s, m, f: len(highest(s)) == f["count"] > 1,
    "club-heuldoch-catapult-own": lambda s, m, f: highest(s) == [s.turn],
    "club-heuldoch-catapult-nothing": lambda s, m, f: not highest(s),
    "club-heuldoch-towel-cards": lambda s, m, f: shows(s, s.turn) == f["mine"] and shows(s, f["who"]) == f["theirs"],
    "club-heuldoch-towel-get": lambda s, m, f: not shows(s, s.turn) and shows(s, f["who"]) == f["theirs"],
    "club-heuldoch-towel-give": lambda s, m, f: shows(s, s.turn) == f["mine"] and top(s, f["who"]).is_onion,
    "club-heuldoch-towel-onions": lambda s, m, f: not shows(s, s.turn) and not shows(s, f["who"]),
    "club-heuldoch-carousel-card": lambda s, m, f: giver(s, m) == f["who"] and shows(s, f["who"]) == f["card"],
    "club-heuldoch-carousel-onion": lambda s, m, f: giver(s, m) == f["who"] and top(s, f["who"]) and not shows(s, f["who"]),
    "club-heuldoch-carousel-away": lambda s, m, f: top(s, giver(s, m)) is None,
    "club-heuldoch-werewolf-up": lambda s, m, f: not shows(s, s.turn) and closing(s) == f["count"],
    "club-heuldoch-werewolf-others": lambda s, m, f: closing(s) == f["count"] > 0,
    "club-heuldoch-werewolf-own": lambda s, m, f: closing(s) == 0 and any(s.piles),
    "novice-heuldoch-only": lambda s, m, f: len(s.legal) == 1,
    "novice-heuldoch-own": lambda s, m, f: m.pile == s.turn and m.card.number == f["number"],
    "novice-heuldoch-gift": lambda s, m, f: m.pile == f["who"] != s.turn,
    "novice-heuldoch-gift-dead": lambda s, m, f: (
        m.pile == f["who"] != s.turn and any(m.card.number in worthless(few) for few in fewer(s, f["who"]))
    ),
    "novice-heuldoch-onion-count": lambda s, m, f: f["onions"] - 1 in fewer(s, s.turn),
    "novice-heuldoch-catapult": lambda s, m, f: bool(highest(s)),
    "novice-heuldoch-towel": lambda s, m, f: number(s, f["who"]) > number(s, s.turn),
    "novice-heuldoch-carousel": lambda s, m, f: number(s, giver(s, m)) > number(s, s.turn),
    "novice-heuldoch-werewolf": lambda s, m, f: (
        sum(number(s, seat) for seat in range(s.players)) > s.players * number(s, s.turn)
    ),
    "novice-heuldoch-use": lambda s, m, f: m.card.is_special and str(m.card) == f["card"],
}

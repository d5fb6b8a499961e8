"""What those claim who have learned or tried something: of themselves, and of the moves that they speak of."""

from random import Random
from typing import Any

import pytest
from claims import Claim

from eklat.bots import nets
from eklat.bots.club import mind
from eklat.games import GAMES


def has_no_choice(state: Any, move: Any, facts: Any) -> bool:
    return len(state.legal) == 1


def trusts(state: Any, move: Any, facts: Any) -> bool:
    """The net's share of the move is the one that is named."""
    share = 100 * nets.trusted(state.view(state.turn), [move])[0]
    return bool(facts["move"] == str(move) and facts["share"] == pytest.approx(share, abs=0.51 if share >= 1 else 0.0051))


def compares(state: Any, move: Any, facts: Any) -> bool:
    """Two moves that can be made; it makes the first."""
    other = GAMES[state.game].parse(facts["other"])
    return bool(facts["move"] == str(move) != facts["other"] and other in state.legal and facts["playouts"] > 0)


def is_proven(state: Any, move: Any, facts: Any) -> bool:
    """Nothing is hidden, and with all cards open this is one of the best moves."""
    view = state.view(state.turn)
    is_known = all(view.sample(Random(number)).hands == state.hands for number in range(8))
    return is_known and state.notation(move) in map(state.notation, mind(state.game).sure(view, state))


LEARNED: dict[str, Claim] = {
    "student-only": has_no_choice,
    "student-trusts": trusts,
    "expert-only": has_no_choice,
    "expert-sure": is_proven,
    "expert-best": lambda s, m, f: compares(s, m, f) and f["lead"] > 0,
    "expert-even": compares,
    "champion-best": lambda s, m, f: compares(s, m, f) and f["lead"] > 0,
    "adept-best": compares,
    "champion-trusts": lambda s, m, f: compares(s, m, f) and trusts(s, m, f),
}

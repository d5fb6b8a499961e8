"""The one table of games, asked for what is not there."""

from random import Random

import pytest

from eklat.games import GAMES
from eklat.games.errors import BadOption


def test_a_game_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(KeyError) as refused:
        GAMES["skat"]
    assert str(refused.value) == f"there is no game 'skat'; there are {', '.join(GAMES)}"
    assert "skat" not in GAMES
    assert GAMES.get("skat") is None


@pytest.mark.parametrize("name", ["mu", "mu2", "heuldoch"])
@pytest.mark.parametrize("players", ["4", 2.0, True, None])
def test_how_many_play_is_a_number(name: str, players: object) -> None:
    with pytest.raises(BadOption, match="The number of players is a whole number, as in 4, not") as refused:
        GAMES[name].deal(Random(1), players=players)  # type: ignore[arg-type]
    assert refused.value.code == "players"
    assert repr(players) in refused.value.message

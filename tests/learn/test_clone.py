"""Hands of club players, written down and played again by the tensors. To compile them takes a while: a long test."""

import os

import numpy as np
import pytest
import torch

if os.environ.get("EKLAT_LONG"):
    from eklat.learn.clone import clone, retold
    from eklat.learn.games import GAMES
    from eklat.learn.net import Net
    from eklat.learn.stories import stories

    @pytest.mark.parametrize(("game", "players"), [("mu", 3), ("mu", 4), ("mu", 6), ("heuldoch", 3), ("heuldoch", 5)])
    def test_what_club_players_want_is_allowed_where_it_is_told_again(game: str, players: int) -> None:
        told = stories(game, players, 60, 1)
        tables = GAMES[game](players, "cpu")
        asked = 0
        for _, _, legal, wanted in retold(tables, {name: torch.from_numpy(part) for name, part in told.items()}):
            assert legal.gather(1, wanted[:, None]).all()
            asked += len(wanted)
        assert asked > 60 * 20

    def test_a_clone_learns_to_do_as_club_players_do() -> None:
        torch.manual_seed(1)
        tables = GAMES["heuldoch"](3, "cpu")
        net = Net(tables.rows, tables.heads, tables.scale, 32, 1)
        told = stories("heuldoch", 3, 400, 1)
        found = clone(tables, net, told, 6.0, 512, 200, False)
        assert np.isfinite(found["agree"])
        assert found["agree"] > 0.3

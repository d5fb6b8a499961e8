"""Club players at tables of tensors: they hold the same cards, and advise what is allowed.

To compile them takes a while: a long test.
"""

import os

import numpy as np
import pytest
import torch

if os.environ.get("EKLAT_LONG"):
    from eklat.bots.company import BEGIN, WAIT, Company
    from eklat.fast.kernels import heuldoch, mu
    from eklat.learn import hall as halls
    from eklat.learn.games import GAMES
    from eklat.learn.hall import CLUB, Hall
    from eklat.learn.net import Net

    def hall(game: str, players: int, tables: int) -> Hall:
        torch.manual_seed(players)
        rules = GAMES[game](players, "cpu")
        net, guest = (Net(rules.rows, rules.heads, rules.scale, 16, 1) for _ in range(2))
        return Hall(rules, net, guest, tables, 16, False, has_club=True, hire=Company)

    @pytest.mark.parametrize(("game", "players"), [("mu", 3), ("mu", 4), ("mu", 6), ("heuldoch", 3), ("heuldoch", 5)])
    def test_club_players_follow_and_want_what_is_allowed(game: str, players: int) -> None:
        full = hall(game, players, 64)
        company, rules = full.company, full.game
        assert isinstance(company, Company)
        assert (halls.BEGIN, halls.WAIT) == (BEGIN, WAIT)
        advised = over = 0
        while over < 400:
            full.deal()
            t, legal = full.t, rules.legal(full.t)
            turns = company.states[:, (mu if game == "mu" else heuldoch).TURN]
            assert turns.tolist() == t.turn.tolist()
            has_advice = full.advice >= 0
            assert has_advice[rules.of_seat(t.who, t.turn) == CLUB].all()
            assert legal[has_advice].gather(1, full.advice[has_advice, None]).all()
            advised += int(has_advice.sum())
            over += int(full.play()["done"].sum())
        assert advised > 100

    @pytest.mark.parametrize(("game", "players"), [("mu", 4), ("heuldoch", 4)])
    def test_tables_of_club_players_score_as_their_twins(game: str, players: int) -> None:
        """Whole hands of club players alone: the tensors give what the kernel gives."""
        full = hall(game, players, 64)
        kernel = mu if game == "mu" else heuldoch
        everybody = torch.full((128, players), CLUB, dtype=torch.int32)
        full.deal(everybody)
        for old, new in zip(full.t, full.game.open(full.fresh(full.shift[0])), strict=True):
            old.copy_(new)
        full._tell(torch.full_like(full.advice, BEGIN), full.shift[0])
        seen, company = 0, full.company
        assert isinstance(company, Company)
        for _ in range(200):
            action = full.advice.clone()
            before = company.states.copy(), company.strengths.copy()
            full.t, done, scores = full.game.step(full.t, action, full.fresh(full.shift[0]))
            full._tell(action, full.shift[0])
            for i in np.flatnonzero(done.numpy()):
                s = before[0][i]
                if game == "mu":
                    last = int(action[i])
                    mu.apply(s, before[1][i], np.int64(0) if s[mu.PHASE] == mu.AUCTION else card_of(s, last))
                else:
                    hand, slot = int(s[heuldoch.HAND + s[heuldoch.TURN]]), 0
                    place, kind = divmod(int(action[i]), 49)
                    while heuldoch.CODE[hand >> slot & 127] != kind:
                        slot += 8
                    heuldoch.apply(s, before[1][i], place | slot)
                assert s[kernel.SCORES : kernel.SCORES + players].tolist() == scores[i].tolist()
                seen += 1
        assert seen > 32

    def card_of(s: np.ndarray, kind: int) -> int:
        held = int(s[mu.HAND + s[mu.TURN]] | s[mu.LAID + s[mu.TURN]])
        return next(card for card in range(60) if held >> card & 1 and mu.COLOUR[card] * 10 + mu.DIGIT[card] == kind)

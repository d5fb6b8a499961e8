"""Club players at tables of tensors: they hold the same cards, and do what a club player at a table would do.

To compile them takes a while: a long test.
"""

import os

import numpy as np
import pytest
import torch

if os.environ.get("EKLAT_LONG"):
    from eklat.bots.company import CLUB, Company
    from eklat.fast.kernels import heuldoch, mu
    from eklat.learn import hall as halls
    from eklat.learn.games import GAMES
    from eklat.learn.hall import Hall
    from eklat.learn.net import Net

    def hall(game: str, players: int, tables: int) -> Hall:
        torch.manual_seed(players)
        rules = GAMES[game](players, "cpu")
        net, guest = (Net(rules.rows, rules.heads, rules.scale, 16, 1) for _ in range(2))
        return Hall(rules, net, guest, tables, 16, False, company=Company)

    @pytest.mark.parametrize(("game", "players"), [("mu", 3), ("mu", 4), ("mu", 6), ("heuldoch", 3), ("heuldoch", 5)])
    def test_club_players_follow_and_want_what_is_allowed(game: str, players: int) -> None:
        full = hall(game, players, 64)
        company, rules = full.company, full.game
        assert isinstance(company, Company)
        assert halls.CLUB == CLUB
        wanted = over = 0
        while over < 400:
            full.deal()
            t, legal = full.t, rules.legal(full.t)
            turns = company.states[:, (mu if game == "mu" else heuldoch).TURN]
            assert turns.tolist() == t.turn[full.alone :].tolist()
            assert (company.seated == t.who[full.alone :].numpy()).all()
            is_club = rules.of_seat(t.who, t.turn) == CLUB
            assert (is_club == (full.wanted >= 0)).all()
            assert legal[is_club].gather(1, full.wanted[is_club, None]).all()
            wanted += int(is_club.sum())
            over += int(full.play()["done"].sum())
        assert wanted > 100

    @pytest.mark.parametrize(("game", "players"), [("mu", 4), ("heuldoch", 4)])
    def test_tables_of_club_players_score_as_their_twins(game: str, players: int) -> None:
        """Whole hands of club players alone: the tensors give what the kernel gives."""
        full = hall(game, players, 64)
        kernel = mu if game == "mu" else heuldoch
        everybody = torch.full((128, players), CLUB, dtype=torch.int32)
        full.deal(everybody)
        for old, new in zip(full.t, full.game.open(full.fresh(full.shift[0])), strict=True):
            old.copy_(new)
        full._tell(torch.full_like(full.wanted, halls.BEGIN), full.shift[0])
        seen, company = 0, full.company
        assert isinstance(company, Company)
        for _ in range(200):
            legal = full.game.legal(full.t)
            action = torch.where(full.wanted >= 0, full.wanted, legal.int().argmax(1))
            before = company.states.copy(), company.strengths.copy()
            full.t, done, scores = full.game.step(full.t, action, full.fresh(full.shift[0]))
            full._tell(action, full.shift[0])
            for i in np.flatnonzero(done[full.alone :].numpy()):
                s = before[0][i]
                if game == "mu":
                    last = int(action[full.alone + i])
                    mu.apply(s, before[1][i], np.int64(0) if s[mu.PHASE] == mu.AUCTION else card_of(s, last))
                else:
                    hand, slot = int(s[heuldoch.HAND + s[heuldoch.TURN]]), 0
                    place, kind = divmod(int(action[full.alone + i]), 49)
                    while heuldoch.CODE[hand >> slot & 127] != kind:
                        slot += 8
                    heuldoch.apply(s, before[1][i], place | slot)
                assert s[kernel.SCORES : kernel.SCORES + players].tolist() == scores[full.alone + i].tolist()
                seen += 1
        assert seen > 32

    def card_of(s: np.ndarray, kind: int) -> int:
        held = int(s[mu.HAND + s[mu.TURN]] | s[mu.LAID + s[mu.TURN]])
        return next(card for card in range(60) if held >> card & 1 and mu.COLOUR[card] * 10 + mu.DIGIT[card] == kind)

"""Club players at tables of tensors: they hold the same cards, and advise what is allowed.

To compile them takes a while: a long test.
"""

import os
from random import Random

import numpy as np
import pytest
import torch

if os.environ.get("EKLAT_LONG"):
    from test_learn_heuldoch import moves
    from test_nets_see import BEGIN as DEALT

    from eklat.bots import bot, nets
    from eklat.bots.company import BEGIN, WAIT, Company
    from eklat.fast.kernels import heuldoch, mu
    from eklat.learn import hall as halls
    from eklat.learn.games import GAMES
    from eklat.learn.hall import CLUB, Hall
    from eklat.learn.net import Net

    def hall(game: str, players: int, tables: int, club: float = 0.5) -> Hall:
        torch.manual_seed(players)
        rules = GAMES[game](players, "cpu")
        net, guest = (Net(rules.rows, rules.heads, rules.scale, 16, 1) for _ in range(2))
        return Hall(rules, net, guest, tables, 16, False, club=club, hire=Company)

    @pytest.mark.parametrize(
        ("game", "players"),
        [
            ("mu", 3),
            ("mu", 4),
            ("mu", 6),
            ("heuldoch", 3),
            ("heuldoch", 5),
            ("heuldoch-specials", 3),
            ("heuldoch-specials", 6),
        ],
    )
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
            assert turns.tolist() == t.turn[full.followed].tolist()
            has_advice = full.advice >= 0
            assert has_advice[rules.of_seat(t.who, t.turn) == CLUB].all()
            assert not has_advice[: full.alone].any()
            assert legal[has_advice].gather(1, full.advice[has_advice, None]).all()
            advised += int(has_advice.sum())
            over += int(full.play()["done"].sum())
        assert advised > 100

    @pytest.mark.parametrize(("game", "players"), [("mu", 4), ("heuldoch", 4), ("heuldoch-specials", 4)])
    def test_tables_of_club_players_score_as_their_twins(game: str, players: int) -> None:
        """Whole hands of club players alone: the tensors give what the kernel gives."""
        full = hall(game, players, 64, club=1.0)
        kernel = mu if game == "mu" else heuldoch
        everybody = torch.full((128, players), CLUB, dtype=torch.int32)
        full.deal(everybody)
        for old, new in zip(full.t, full.game.open(full.fresh(full.shift[0])), strict=True):
            old.copy_(new)
        full._tell(torch.full_like(full.advice, BEGIN))
        seen, company = 0, full.company
        assert isinstance(company, Company)
        for _ in range(200):
            action = full.advice.clone()
            before = company.states.copy(), company.strengths.copy()
            full.t, done, scores = full.game.step(full.t, action, full.fresh(full.shift[0]))
            full._tell(action)
            for i in np.flatnonzero(done.numpy()):
                s = before[0][i]
                if game == "mu":
                    last = int(action[i])
                    mu.apply(s, before[1][i], np.int64(0) if s[mu.PHASE] == mu.AUCTION else card_of(s, last))
                else:
                    heuldoch.apply(s, before[1][i], moves(s)[int(action[i])])
                assert s[kernel.SCORES : kernel.SCORES + players].tolist() == scores[i].tolist()
                seen += 1
        assert seen > 32

    @pytest.mark.parametrize(("name", "players"), [("mu", 3), ("mu", 5), ("heuldoch", 4), ("heuldoch-specials", 4)])
    def test_advice_at_a_table_is_that_of_the_training(name: str, players: int) -> None:
        """What a net hears of a view is what it heard while it learned, card by card."""
        torch.manual_seed(players)
        game, tables, compared = GAMES[name](players), 10, 0
        company, every = Company(name, players, tables), np.arange(tables)
        deals = game.deals(tables, torch.zeros(tables, players, dtype=torch.int32))
        company.deal(*(part.numpy() for part in deals[:2]))
        advice = np.zeros(tables, np.int64)
        company.follow(np.full(tables, BEGIN), every, advice)
        t, states = game.open(deals), [DEALT[name](players, deals, i) for i in range(tables)]
        parts: list[tuple[int, ...]] = [()] * tables
        sights = [nets.sight(state.view(state.turn)) for state in states]
        while compared < 1500:
            legal = game.legal(t)
            for i, state in enumerate(states):
                view = state.view(state.turn)
                spelled = nets.sight(view).spelled(bot("club").choose(view, Random(1)))
                expected = nets.following(spelled, parts[i])
                assert advice[i] == (-1 if expected is None else expected)
                compared += 1
            action = torch.where(legal, torch.rand(legal.shape), -1.0).argmax(1)
            action = torch.where(
                torch.from_numpy(advice >= 0) & (torch.rand(tables) < 0.8), torch.from_numpy(advice), action
            )
            deals = game.deals(tables, deals.who)
            company.deal(*(part.numpy() for part in deals[:2]))
            for i, state in enumerate(states):
                parts[i] = (*parts[i], int(action[i]))
                move = sights[i].take(int(action[i]))
                if move is not None:
                    after = state.play(move)
                    following = DEALT[name](players, deals, i) if after.is_over else after
                    states[i], parts[i], sights[i] = following, (), nets.sight(following.view(following.turn))
            t, _, _ = game.step(t, action, deals)
            company.follow(action.numpy(), every, advice)

    def card_of(s: np.ndarray, kind: int) -> int:
        held = int(s[mu.HAND + s[mu.TURN]] | s[mu.LAID + s[mu.TURN]])
        return next(card for card in range(60) if held >> card & 1 and mu.COLOUR[card] * 10 + mu.DIGIT[card] == kind)

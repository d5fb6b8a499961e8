"""Tables that a net plays to the end: as students would who had that net, and as likely as they would find it."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import numba
import numpy as np
import pytest

from eklat.bots import bot, nets, student
from eklat.bots.club.mu2.facts import ASIDE
from eklat.bots.nets.crowd import TABLES, Crowd
from eklat.bots.nets.crowd.playing import FLOOR, TEMPER
from eklat.fast import worlds
from eklat.fast.bridge import bridge
from eklat.fast.bridge.mu.cards import CARD, cards
from eklat.fast.bridge.mu2 import COLUMNS
from eklat.fast.kernels import mu2
from eklat.fast.worlds import Worlds
from eklat.games import GAMES
from eklat.games.core import Move, State, View
from eklat.games.mu.moves import Play
from eklat.games.mu2.deal import Deal
from eklat.games.mu2.moves import Discard
from eklat.games.mu2.view import View as Mu2View

AT = [("mu", 3), ("mu", 4), ("mu", 5), ("mu", 6), ("mu2", 2)]


@pytest.fixture(autouse=True)
def twins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Students with the small nets of the playouts, and without manners: a crowd has none."""
    monkeypatch.setattr(nets, "net", nets.twin)
    monkeypatch.setattr(student, "silly", lambda view: frozenset())


def positions(game: str, players: int, seed: int) -> Iterator[State]:
    """Some positions of a hand, not only those that students come to."""
    rng = Random(f"{players} {seed}")
    state: State = GAMES[game].start(GAMES[game].deal(rng, players))
    for number in range(10_000):
        if state.turn is None:
            return
        if len(state.legal) > 1 and (number % 11 == seed or state.phase not in ("auction", "play")):
            yield state
        move = rng.choice(state.legal) if rng.random() < 0.1 else bot("student").choose(state.view(state.turn), rng)
        if isinstance(move, Play) and Play(move.card, "hand") in state.legal:
            move = Play(move.card, "hand")  # though students play the copy that lies open
        state = state.play(move)


def crowd(view: View) -> Crowd:
    twin = nets.twin(view.game, view.players)
    assert twin is not None
    return Crowd(twin, view)


def looking(game: str) -> Any:
    """What a crowd sees of a table at which an action is done, if any."""
    table = TABLES[game]
    allowed, see, do = table.allowed, table.see, table.do

    @numba.njit
    def look(cards: Any, room: Any, written: Any, action: int) -> int:
        (kinds, low, colours), (s, strength, more, wishes), (legal, places, values, many) = cards, room, written
        if action >= 0:
            do(s, strength, more, action, wishes, low, colours)
        number = allowed(s, more, kinds, colours, legal)
        see(s, strength, more, kinds, colours, legal, places, values, many)
        return int(number)

    return look


PHASES = {"mu": {"auction", "trump", "partner", "play"}, "mu2": {"auction", "discard", "trump", "reveal", "play"}}


@pytest.mark.parametrize(("game", "players"), AT)
def test_a_crowd_sees_what_students_see(game: str, players: int) -> None:
    """At every decision of some hands, card by card where a move has several."""
    look, phases, rng = looking(game), set[str](), Random(4)
    for hand in range(20):
        state: State = GAMES[game].start(GAMES[game].deal(rng, players))
        company, action = crowd(state.view(state.turn)), -1
        known = company.kinds, company.low, company.colours
        room = *bridge(game).position(state), TABLES[game].opening(), np.zeros(32, np.int64)
        written = (
            np.zeros(nets.SIGHTS[game].ACTIONS, np.bool_), np.zeros((6, 128), np.int64), np.zeros((6, 128), np.float32),
            np.zeros(max(company.colours) + 2, np.int64),
        )  # fmt: skip
        while state.turn is not None:
            view, move = state.view(state.turn), None
            sight = nets.sight(view)
            while move is None:
                number, legal = look(known, room, written, action), sight.legal()
                assert written[0].tolist() == legal.tolist()
                assert number == legal.sum()
                assert seen(written[1:], *sight.rows(legal)), f"{state.phase}: {view}"
                action = rng.choice(np.flatnonzero(legal).tolist())
                if hand % 2 and legal[nets.SIGHTS[game].STOP] and rng.random() < 0.5:
                    action = nets.SIGHTS[game].STOP
                move = sight.take(action)
            phases.add(state.phase)
            state = state.play(move)
    assert phases == PHASES[game] - ({"partner"} if players == 3 else set())


def seen(written: Any, colours: Any, table: Any) -> bool:
    """Whether these are the numbers that were written down."""
    places, values, many = written
    found = [np.bincount(places[row, :size], values[row, :size], 256) for row, size in enumerate(many)]
    wanted = [np.pad(row, (0, 256 - len(row))) for row in (*colours, table)]
    return np.array_equal(found, wanted)


@pytest.mark.parametrize(("game", "players"), AT)
def test_a_crowd_plays_as_students_do(game: str, players: int) -> None:
    """From positions of every phase, after a move that nobody chose, in a world that could be."""
    phases = set[str]()
    for seed in range(5):
        for state in positions(game, players, seed):
            view = state.view(state.turn)
            drawn = worlds(view, 2, seed)
            moves = [Random(seed).choice(view.legal), bot("student").choose(view, Random(1))]
            codes = np.array([bridge(view.game).encode_move(drawn.arrays[0], move) for move in moves], np.int64)
            scores, firsts = np.zeros((4, players), np.int64), np.zeros(4, np.int64)
            crowd(view).glances(drawn.arrays, drawn.strength, codes, 0, 0, scores, firsts)
            assert firsts.tolist() == [*codes, *codes]
            for number in range(4):
                end = drawn[number // 2].play(moves[number % 2])
                while end.turn is not None:
                    end = end.play(bot("student").choose(end.view(end.turn), Random(1)))
                assert end.result is not None
                assert scores[number].tolist() == list(end.result.scores), f"{state.phase}, {moves[number % 2]}"
            phases.add(state.phase)
    assert phases >= PHASES[game] - {"partner"}


@pytest.mark.parametrize(("game", "players"), AT)
def test_odds_are_what_the_net_says_of_every_move_of_the_others(game: str, players: int) -> None:
    for state in [state for seed in range(3) for state in list(positions(game, players, seed))[1::4]]:
        view = state.view(state.turn)
        drawn = worlds(view, 3, 5)
        logs = np.array([told(view, drawn, number) for number in range(3)])
        np.testing.assert_allclose(crowd(view).odds(drawn.arrays), np.exp(logs - logs.max()), rtol=1e-3)


def told(view: View, drawn: Worlds, number: int, net: nets.Net | None = None) -> float:
    """The same in Python: along the hand, action by action, with what each of the others saw."""
    state, log = begun(view, drawn, number)
    found, net = 0.0, net or nets.net(view.game, view.players)
    for seat, move in log:
        if seat != view.seat:
            seen = state.view(seat)
            sight, advice, done = nets.sight(seen), nets.advised(seen), tuple[int, ...]()
            for action in nets.sight(seen).spelled(move):
                share = net.shares(sight, nets.following(advice, done))[action]
                found += TEMPER * float(np.log(max(share, FLOOR)))
                done = (*done, action)
                sight.take(action)
        state = state.play(move)
    return found


def begun(view: View, drawn: Worlds, number: int) -> tuple[State, Sequence[tuple[int, Move]]]:
    """The deal behind a world, and what was done since. Which cards another crown found in the skat nobody knows, and the
    crowd has thought of some."""
    if not isinstance(view, Mu2View):
        world: Any = drawn[number]
        return GAMES[view.game].start(world.deal, world.rules), world.log
    deals, _ = TABLES["mu2"].story(view, drawn.arrays.copy())
    start, at = deals[number], [COLUMNS.index(column) for column in view.columns]
    hidden = tuple(tuple(CARD[start[mu2.down(seat, column)]] for column in at) for seat in range(2))
    shown, hands = (tuple(tuple(cards(int(start[place + seat]))) for seat in range(2)) for place in (mu2.OPEN, mu2.HAND))
    deal = Deal(view.colours, hidden, shown, hands, tuple(cards(int(start[mu2.SKAT]))), view.dealer)
    away = Discard(tuple(cards(int(start[ASIDE]))))
    log = [(seat, away if isinstance(move, Discard) else move) for seat, move in view.log]
    return GAMES["mu2"].start(deal, view.rules), log


def test_a_net_of_any_width_answers_compiled_as_it_does_in_numpy() -> None:
    """Rows that are no whole vectors are filled up."""
    twin = nets.twin("mu", 4)
    assert twin is not None
    some = {name: value[..., :24] if value.shape[-1] == 64 else value for name, value in twin.weights.items()}
    halves = np.concatenate([some["table_mid"][:24], some["table_mid"][64:88]])
    inner = {name: some[name][:24] for name in ("own_0", "all_0", "back_0", "colour_out", "table_out")}
    narrow = nets.Net({**some, **inner, "table_mid": halves}, 1)
    state = list(positions("mu", 4, 1))[-1]
    view = state.view(state.turn)
    drawn = worlds(view, 8, 1)
    odds = Crowd(narrow, view).odds(drawn.arrays)
    logs = np.array([told(view, drawn, number, narrow) for number in range(8)])
    np.testing.assert_allclose(odds, np.exp(logs - logs.max()), rtol=1e-3)


def test_it_comes_to_the_same_however_the_work_is_shared() -> None:
    state = list(positions("mu", 4, 3))[4]
    view = state.view(state.turn)
    drawn, players = worlds(view, 16, 2), crowd(view)
    codes = np.array([bridge(view.game).encode_move(drawn.arrays[0], move) for move in view.legal.singles()[:3]], np.int64)
    whole, firsts = np.zeros((48, 4), np.int64), np.zeros(48, np.int64)
    players.glances(drawn.arrays, drawn.strength, codes, 0, 0, whole, firsts)
    for first in range(0, 48, 7):
        part = np.zeros((min(7, 48 - first), 4), np.int64)
        players.glances(drawn.arrays, drawn.strength, codes, 0, first, part, np.zeros(len(part), np.int64))
        assert (part == whole[first : first + 7]).all()

"""What every game must keep, for all its player counts and options. A new game in GAMES is tested by being there."""

import gc
import json
import os
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from known import known

from eklat.games import GAMES
from eklat.games.core import AnyGame, LegalMoves, Match, Move, State
from eklat.games.errors import BadDeal, BadOption, GameError, IllegalMove
from eklat.games.options import Rules
from eklat.games.reading import BadView, Given
from eklat.games.said import Said, Who
from eklat.locales import LANGUAGES
from eklat.records import Record, verdict

LONG = bool(os.environ.get("EKLAT_LONG"))
NAMES = ("Anna", "Beate", "Conny", "Dagmar", "Emma", "Frieda")


def tables() -> Iterator[tuple[str, int, dict[str, object]]]:
    """Every game with every number of players by default, and with each option changed to each other value.

    So many players for one value, so many for the next; in the long tests every number of players for each of them.
    """
    for name, game in GAMES.items():
        yield from ((name, players, {}) for players in game.players)
        for number, options in enumerate(changes(game)):
            fit = [players for players in game.players if is_open(game, players, options)]
            yield from ((name, players, options) for players in (fit if LONG else fit[number % len(fit) :][:1]))


def changes(game: AnyGame) -> Iterator[dict[str, object]]:
    """Each option changed to each other value, or to the ends of their range."""
    for option in game.rules_type.options():
        values = (option.allowed[0], option.allowed[-1]) if isinstance(option.allowed, range) else option.allowed
        yield from ({option.name: value} for value in values if value != option.default)


def is_open(game: AnyGame, players: int, options: dict[str, object]) -> bool:
    """Whether so many may play by these options."""
    try:
        game.rules(options, players)
    except BadOption:
        return False
    return True


TABLES = list(tables())


def table_id(table: tuple[str, int, dict[str, object]]) -> str:
    name, players, options = table
    return "-".join([name, str(players), *(f"{key}={value}" for key, value in options.items())])


every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=map(table_id, TABLES))
every_game = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name, game in GAMES.items() for players in game.players]
)


def some_move(legal: LegalMoves, rng: Random) -> Move:
    """A legal move; early ones in the list are likelier, so that auctions end before all cards are laid."""
    return rng.choice(legal[:2] if rng.random() < 0.6 else legal)


def some_game(game: AnyGame, players: int, rules: Rules, rng: Random) -> list[State]:
    """All positions of one deal, played at random."""
    states = [game.start(game.deal(rng, players, rules, rng.randrange(players)), rules)]
    while not states[-1].is_over:
        states.append(states[-1].play(some_move(states[-1].legal, rng)))
    return states


def looks(options: dict[str, object]) -> int:
    """At how many positions of a game something is looked at closely: fewer where only one option is another."""
    return 12 if LONG else 3 if options else 8


def seats(state: State) -> list[int | None]:
    return [*range(state.players), None]


def wire(view: object) -> str:
    """Every byte somebody could read from a view."""
    return json.dumps(view.to_json()) + repr(view)  # type: ignore[attr-defined]


@every_table
def test_a_legal_move_until_the_end(name: str, players: int, options: dict[str, object]) -> None:
    game = GAMES[name]
    rules = game.rules(options, players)
    for state in some_game(game, players, rules, Random(1)):
        assert state.is_over == (state.turn is None) == (state.result is not None) == (len(state.legal) == 0)
        assert state.players == players
        json.dumps(state.summary())
        for move in [*state.legal[:30], *state.legal[-5:]]:
            assert move in state.legal
            assert game.parse(str(move)) == move
            assert state.play(move).log[-1][0] == state.turn


@every_table
def test_nobody_else_may_move(name: str, players: int, options: dict[str, object]) -> None:
    game = GAMES[name]
    rng = Random(2)
    for state in some_game(game, players, game.rules(options, players), rng)[:-1]:
        move = some_move(state.legal, rng)
        for seat in range(players):
            if seat == state.turn:
                assert state.play(move, seat) == state.play(move)
                continue
            with pytest.raises(IllegalMove) as refused:
                state.play(move, seat)
            assert (refused.value.code, refused.value.seat) == ("not-your-turn", seat)
            assert move not in state.view(seat).legal


@every_table
def test_what_is_not_listed_is_refused_and_changes_nothing(name: str, players: int, options: dict[str, object]) -> None:
    game = GAMES[name]
    rng = Random(3)
    states = some_game(game, players, game.rules(options, players), rng)
    everything = {move for state in states for move in state.legal[:40]}
    for state in rng.sample(states, looks(options)):
        before = repr(state)
        assert all(move in state.legal for move in state.legal.singles())
        listed = {str(move) for move in state.legal} if len(state.legal) < 3000 else None
        for move in sorted(everything, key=str):
            if move in state.legal:
                assert listed is None or state.notation(move) in listed
                continue
            with pytest.raises(IllegalMove) as refused:
                state.play(move)
            assert refused.value.code
            assert refused.value.move == move
            assert str(move) in str(refused.value)
        assert repr(state) == before


@every_table
def test_the_same_deal_and_moves_are_the_same_game(name: str, players: int, options: dict[str, object]) -> None:
    game = GAMES[name]
    rules = game.rules(options, players)
    first, second = (some_game(game, players, rules, Random(4)) for _ in range(2))
    assert first == second
    assert [hash(state) for state in first] == [hash(state) for state in second]
    state = game.start(first[0].deal, rules)
    for move in first[-1].moves:
        state = state.play(game.parse(state.notation(move)))
    assert state == first[-1]
    assert pickle.loads(pickle.dumps(state)) == state
    assert game.read_deal(json.loads(json.dumps(state.deal.to_json()))) == state.deal


@every_table
def test_a_view_leaks_nothing(name: str, players: int, options: dict[str, object]) -> None:
    """Exchange everything a seat cannot see: every byte of its view stays the same, and so do its legal moves."""
    game = GAMES[name]
    rng = Random(5)
    states = some_game(game, players, game.rules(options, players), rng)
    for state in rng.sample(states[:-1], looks(options)) + states[-1:]:
        for seat in seats(state):
            view = state.view(seat)
            other = view.sample(rng)
            assert wire(other.view(seat)) == wire(view)
            assert other.view(seat) == view
            assert (other.turn, other.phase, len(other.log)) == (state.turn, state.phase, len(state.log))


def heard(game: AnyGame, states: list[State], seat: int | None) -> Iterator[Said]:
    """All that one viewer is told, asked and advised in a deal."""
    views = [state.view(seat) for state in states]
    yield from game.tell(None, views[0])
    for before, after in pairwise(views):
        told = game.tell(before, after)
        assert told, "no move goes unmentioned"
        yield from told
    for view in views:
        yield from (one for one in (view.question, view.chapter, *(view.ending or ())) if one is not None)
        yield from (game.advise(view, move) for move in [*view.legal[:2], *view.legal[-1:]])
        assert (view.question is None) == (view.turn is None)
        assert (view.ending is None) == (view.result is None)
        assert view.question is None or view.question.facts["who"] == Who(known(view.turn))


@every_table
def test_whatever_there_is_to_say_has_words_in_every_language(name: str, players: int, options: dict[str, object]) -> None:
    game, names = GAMES[name], NAMES[:players]
    states = some_game(game, players, game.rules(options, players), Random(5))
    for seat in seats(states[0]):
        for one in dict.fromkeys(heard(game, states, seat)):
            assert Said.read(json.loads(json.dumps(one.to_json()))) == one
            words = [one.say(language, names, seat) for language in LANGUAGES]
            assert all(text.strip() and text.isprintable() for text in words)
            assert not any(f"seat {number}" in words[LANGUAGES.index("en")] for number in range(players))


@every_table
def test_what_is_told_leaks_nothing(name: str, players: int, options: dict[str, object]) -> None:
    """Exchange everything a viewer cannot see: what they are told of a move stays the same."""
    game, rng = GAMES[name], Random(5)
    rules = game.rules(options, players)
    states = some_game(game, players, rules, rng)
    for number in rng.sample(range(1, len(states)), looks(options)):
        for seat in seats(states[0]):
            before, after = states[number - 1].view(seat), states[number].view(seat)
            imagined = after.sample(rng)
            state = game.start(imagined.deal, rules)
            for move in imagined.moves[: number - 1]:
                state = state.play(move)
            assert game.tell(state.view(seat), imagined.view(seat)) == game.tell(before, after)


@every_game
def test_samples_differ_while_something_is_hidden(name: str, players: int) -> None:
    game = GAMES[name]
    state = game.start(game.deal(Random(6), players))
    for seat in seats(state):
        rng = Random(7)
        assert len({repr(state.view(seat).sample(rng).deal) for _ in range(5)}) == 5


@every_game
def test_a_view_holds_no_reference_to_the_state(name: str, players: int) -> None:
    game = GAMES[name]
    for state in some_game(game, players, game.rules(), Random(8))[::7]:
        for seat in seats(state):
            reached, todo = {}, [state.view(seat)]
            while todo:
                thing = todo.pop()
                if id(thing) not in reached and not isinstance(thing, type):
                    reached[id(thing)] = thing
                    todo += gc.get_referents(thing)
            assert not [thing for thing in reached.values() if isinstance(thing, State) or type(thing).__name__ == "Deal"]


@every_table
def test_a_client_reads_the_view_that_a_bot_at_the_table_gets(name: str, players: int, options: dict[str, object]) -> None:
    game, rng = GAMES[name], Random(15)
    states = some_game(game, players, game.rules(options, players), rng)
    moves = {move for state in states for move in state.legal[:15]}
    for state in rng.sample(states[:-1], looks(options)) + states[-1:]:
        for seat in seats(state):
            view = state.view(seat)
            again = game.read_view(json.loads(json.dumps(view.to_json())))
            assert replace(again, legal=view.legal) == view
            assert len(again.legal) == len(view.legal)
            assert all(move in view.legal for move in again.legal[:50])
            assert [move in again.legal for move in moves] == [move in view.legal for move in moves]
            if not isinstance(again.legal, Given):
                assert again.legal == view.legal


JUNK: tuple[Any, ...] = (None, True, -1, 99, 0.5, "", "R9", "?", [], [[]], {}, {"chief": 9})


@every_game
def test_what_is_no_view_is_named(name: str, players: int) -> None:
    game, rng = GAMES[name], Random(16)
    states = some_game(game, players, game.rules(), rng)
    junk: tuple[Any, ...] = (None, 3, "view", [], {}, {"game": "chess"})
    for data in junk:
        with pytest.raises(BadView, match=f"not a view of {game.title}"):
            game.read_view(data)
    for state in rng.sample(states, min(6, len(states))):
        written = json.dumps(state.view(state.turn).to_json())
        for place, key in _places(json.loads(written)):
            data = spot = json.loads(written)
            for step in place:
                spot = spot[step]
            spot[key] = rng.choice(JUNK)
            assert problem(game, data) != ""
            if not place:
                del spot[key]
                assert str(key) in (problem(game, data) or str(key))


def problem(game: AnyGame, data: object) -> str | None:
    """What is wrong with a view, if anything is."""
    try:
        game.read_view(data)
    except BadView as error:
        return str(error)
    return None


def _places(data: object, place: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], str | int]]:
    """Every place in a view, and its key there; of long lists only the last few."""
    inside = data.items() if isinstance(data, dict) else list(enumerate(data))[-3:] if isinstance(data, list) else ()
    for key, value in inside:
        yield place, key
        yield from _places(value, (*place, key))


@every_game
def test_a_match_takes_only_its_own_deals(name: str, players: int) -> None:
    game = GAMES[name]
    match = Match.of(game, players)
    states = some_game(game, players, match.rules, Random(12))
    with pytest.raises(BadDeal, match="not over"):
        match.add(states[0])
    with pytest.raises(BadDeal):
        match.add(states[-1]).add(some_game(game, players, match.rules, Random(13))[-1])
    other = next(o for o in game.rules_type.options() if not isinstance(o.allowed, range) or len(o.allowed) > 1)
    value = next(v for v in other.allowed if v != other.default and (v, players) != ("en", 3))
    if name != "heuldoch":
        with pytest.raises(BadDeal, match="other rules"):
            Match.of(game, players, {other.name: value}).add(states[-1])


@every_game
def test_what_is_no_move_is_no_illegal_move(name: str, players: int) -> None:
    game = GAMES[name]
    state = game.start(game.deal(Random(13), players))
    for thing in ("pass", None, 7):
        with pytest.raises(TypeError, match="parse"):
            state.play(thing)
    with pytest.raises(TypeError, match="rules"):
        game.deal(Random(13), players, {"target": 7})


@every_game
def test_refusals_survive_a_journey(name: str, players: int) -> None:
    """They can be pickled, so that they can cross from one process to another."""
    game = GAMES[name]
    state = game.start(game.deal(Random(14), players))
    for attempt in (
        lambda: state.play(some_move(state.legal, Random(1)), (state.turn + 1) % players),
        lambda: game.parse("?"),
        lambda: game.rules({"?": 1}),
        lambda: game.read_deal({}),
    ):
        with pytest.raises(GameError) as refused:
            attempt()
        again = pickle.loads(pickle.dumps(refused.value))
        assert (type(again), str(again), vars(again)) == (type(refused.value), str(refused.value), vars(refused.value))


@every_game
def test_there_is_no_seat_beyond_the_table(name: str, players: int) -> None:
    game = GAMES[name]
    state = game.start(game.deal(Random(9), players))
    for seat in (-1, players):
        with pytest.raises(IndexError, match=f"no seat {seat}"):
            state.view(seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_the_wrong_size_is_refused(name: str) -> None:
    game = GAMES[name]
    for players in (game.players[0] - 1, game.players[-1] + 1):
        wishes: tuple[Callable[[int], object], ...] = (
            lambda n: game.rules({}, n),
            lambda n: game.deal(Random(1), n),
            lambda n: game.deal(Random(1), n, game.rules()),
        )
        for refused in wishes:
            with pytest.raises(BadOption, match=f"not {players}") as error:
                refused(players)
            assert error.value.code == "players"


@every_game
def test_cards_and_points_are_conserved(name: str, players: int) -> None:
    """All cards of the pack are dealt, and the card points that are won are all there are: 36, 60 or 48 in Mü."""
    game = GAMES[name]
    for seed in range(5):
        last = some_game(game, players, game.rules(), Random(seed))[-1]
        dealt = Counter(_strings(last.deal.to_json()["deal"]))
        assert dealt == Counter(_strings(game.deal(Random(99), players).to_json()["deal"]))
        points = last.summary()["points"]
        if name != "heuldoch" and points is not None:
            assert sum(points) == {2: 48, 3: 36}.get(players, 60)


def _strings(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from _strings(list(data.values()))
    elif isinstance(data, list):
        for part in data:
            yield from _strings(part)


@every_table
def test_a_match_ends_and_its_record_holds(name: str, players: int, options: dict[str, object]) -> None:
    game, rng = GAMES[name], Random(10)
    match, record = Match.of(game, players, options), Record.of(game, NAMES[:players], options)
    while not match.is_over and len(match.results) < 12:
        state = match.start(match.deal(rng))
        starter = state.deal.starter
        while not state.is_over:
            state = state.play(some_move(state.legal, rng))
        match = match.add(state)
        card = None
        if match.awaits_end_draw:
            with pytest.raises(BadDeal, match="drawn"):
                match.start(match.deal(rng))
            card = match.end_card(rng)
            match = match.draw_for_the_end(card)
        record = record.add(state, match, card)
        assert match.starter == game.next_starter(starter, players, known(state.result))
    answer = verdict(Record.read(json.loads(str(record))))
    assert answer.ok, answer.error
    assert (answer.is_finished, answer.scores, answer.winners) == (match.is_over, match.scores, match.winners)
    if match.is_over:
        with pytest.raises(BadDeal) as refused:
            match.start(match.deal(rng))
        assert refused.value.code == "match-over"


@every_game
def test_every_position_can_be_shown(name: str, players: int) -> None:
    game = GAMES[name]
    names = NAMES[:players]
    states = some_game(game, players, game.rules(), Random(11))
    for state in states:
        for seat in seats(state):
            assert names[0] in game.picture(state.view(seat), names)
        assert names[0] in game.picture(state.view(None), names, state)
        assert game.story(state, names).count(names[-1]) >= 1
    for language in LANGUAGES:
        for state in states[::9]:
            assert names[0] in game.story(state, names, language)
            assert names[0] in game.picture(state.view(0), names, None, language)


@every_game
def test_options_describe_themselves(name: str, players: int) -> None:
    game = GAMES[name]
    for option in json.loads(json.dumps(game.options())):
        assert option["help"]
        assert option["name"] in {o.name for o in game.rules_type.options()}
        allowed = option.get("allowed") or range(option["from"], option["to"] + 1)
        assert option["default"] in allowed
    assert game.rules({}, players).changed() == {}


@pytest.mark.parametrize("name", GAMES)
def test_a_card_for_the_end_is_drawn_only_where_the_table_wants_it(name: str) -> None:
    game = GAMES[name]
    players = game.players[0]
    with pytest.raises(BadOption, match="now"):
        Match.of(game, players).end_card(Random(1))
    if not any(option.name == "random_end" for option in game.rules_type.options()):
        with pytest.raises(BadOption, match=game.title):
            game.end_card(Random(1), game.deal(Random(1), players))

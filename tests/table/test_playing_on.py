"""Playing on from a finished hand: the position is as it was, nobody sees more than their seat, the record holds."""

from random import Random

import pytest

from eklat.bots import bot
from eklat.games import GAMES
from eklat.games.core import State
from eklat.records import Record, verdict
from eklat.table import Accepted, Refused, Settings, Table, events, read_event
from eklat.table.events import Event


def finished(game: str, players: int) -> State:
    rng = Random(f"{game} {players}")
    rules = GAMES[game].rules({}, players)
    state: State = GAMES[game].start(GAMES[game].deal(rng, players, rules), rules)
    while state.turn is not None:
        state = state.play(bot("random").choose(state.view(state.turn), rng))
    return state


def opened(end: State, seat: int, practice: bool = True) -> Accepted:
    settings = Settings(end.game, end.players, practice=practice)
    answer = Table.create(settings, "ab" * 32, "id-anna", "Anna", 1.0, seat)
    for other in range(end.players):
        if other != seat:
            answer = answer.and_also(answer.table.seat_bot("id-anna", other, "random", 1.0))
    return answer


def to_the_end(table: Table) -> Table:
    rng = Random(5)
    while (seat := table.turn) is not None:
        assert table.state is not None
        text = str(rng.choice(table.state.legal))
        if table.chairs[seat].bot:
            table = table.bot_move(seat, text, table.version, 3.0).table
        else:
            table = table.move("id-anna", text, f"m{table.version}", table.version, 3.0).table
    return table


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2), ("heuldoch", 3)])
def test_a_hand_goes_on_as_it_stood_and_its_record_holds(game: str, players: int) -> None:
    end = finished(game, players)
    moves = len(end.moves) // 2
    answer = opened(end, 1)
    answer = answer.and_also(answer.table.play_on("id-anna", end, moves, 2.0))
    table = answer.table
    assert table.state is not None
    assert (table.state.deal, table.state.moves) == (end.deal, end.moves[:moves])
    again = Table.read([read_event(event.to_json()) for event in table.log])
    assert (again.state, again.begun) == (table.state, moves)
    told = [one["message"] for event in table.events_after(0, 1) for one in event.get("told", ())]
    assert "table-told-played-on" in told
    table = to_the_end(table)
    record = table.record()
    assert record.extra == {"x_played_on": {"moves": moves}}
    found = verdict(Record.read(record.to_json()))
    assert found.error is None
    assert list(record.deals[0]["actions"][:moves]) == [
        before.notation(move) for before, move in zip(line(end), end.moves[:moves], strict=False)
    ]
    if table.phase == "over":
        assert table.rematch("id-anna", "cd" * 32, 4.0).table.begun is None


def line(end: State) -> list[State]:
    states = [GAMES[end.game].start(end.deal, end.rules)]
    for move in end.moves:
        states.append(states[-1].play(move))
    return states


def test_nothing_is_shown_that_the_seat_could_not_know() -> None:
    """Hidden cards exchanged elsewhere change no byte of what the seat is shown."""
    end = finished("mu", 4)
    moves = 6
    view = line(end)[moves].view(1)
    table = opened(end, 1).table
    table = table.play_on("id-anna", end, moves, 2.0).table
    assert table.snapshot(1, 3.0)["view"] == view.to_json()
    other = view.sample(Random(3))
    while other.turn is not None:
        other = other.play(Random(4).choice(other.legal))
    assert other.deal != end.deal
    elsewhere = opened(other, 1).table.play_on("id-anna", other, moves, 2.0).table
    assert elsewhere.snapshot(1, 3.0) == table.snapshot(1, 3.0)
    assert elsewhere.events_after(0, 1) == table.events_after(0, 1)


def test_what_cannot_be_played_on_is_refused() -> None:
    end = finished("mu", 4)
    empty = Table.create(Settings("mu", 4, practice=True), "ab" * 32, "id-anna", "Anna", 1.0).table
    table = opened(end, 0).table
    for at, hand, moves, code in (
        (empty, end, 3, "seats-empty"),
        (opened(end, 0, practice=False).table, end, 3, "play-on-finished"),
        (table, line(end)[-2], 3, "play-on-finished"),
        (table, end, len(end.moves), "play-on-over"),
        (table, end, -1, "play-on-over"),
        (table, finished("mu", 5), 3, "deal-counts"),
    ):
        with pytest.raises(Refused) as refused:
            at.play_on("id-anna", hand, moves, 2.0)
        assert refused.value.code == code
        assert refused.value.say("de")


def test_old_logs_know_nothing_of_it() -> None:
    end = finished("mu", 4)
    dealt = next(e for e in opened(end, 0).table.start("id-anna", 2.0).events if isinstance(e, events.Dealt))
    data = dealt.to_json()
    del data["begun"]
    old: Event = read_event(data)
    assert old == dealt

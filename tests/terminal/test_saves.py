"""Games of this machine outlive everything but the disk."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest

from eklat.client import CannotPlay
from eklat.client.identities import Identities
from eklat.terminal import play, saves
from eklat.terminal.local import LocalLink


def begun(game: str = "mu", seed: str = "1") -> LocalLink:
    link = play.local(game, None, "random", {}, seed, "Mia", "en")
    assert isinstance(link, LocalLink)
    return link


async def some_moves(link: LocalLink, number: int) -> None:
    await link.open()
    for _ in range(number):
        while link.table.turn != 0:
            await link.next()
        assert (await link.say("act", move="pass", expected=link.table.version)).ok
    await link.close()


def test_every_move_is_on_the_disk_before_it_is_shown(home: Path) -> None:
    link = begun()
    asyncio.run(some_moves(link, 1))
    again = play.resumed(None, "de")
    assert isinstance(again, LocalLink)
    assert again.table.log[: link.table.version] == link.table.log
    again.saved.close()
    assert stat.S_IMODE(link.saved.file.stat().st_mode) == 0o600
    assert stat.S_IMODE((home / "games").stat().st_mode) == 0o700


def test_a_line_cut_off_by_a_crash_is_cut_off() -> None:
    link = begun()
    asyncio.run(some_moves(link, 1))
    with link.saved.file.open("ab") as file:
        file.write(b'{"event":"moved","seat":1,"mo')
    again = play.resumed(None, "en")
    assert isinstance(again, LocalLink)
    assert again.table.version == link.table.version
    again.saved.close()
    assert link.saved.file.read_bytes().endswith(b"}\n")


def test_the_last_game_goes_on_and_another_kind_if_one_asks_for_it() -> None:
    first, second = begun("mu"), begun("heuldoch")
    first.saved.close()
    second.saved.close()
    os.utime(first.saved.file, (1, 1))
    for wanted, game in ((None, "heuldoch"), ("mu", "mu")):
        found = play.resumed(wanted, "en")
        assert isinstance(found, LocalLink)
        assert found.table.settings.game == game
        found.saved.close()


def test_a_game_is_played_in_one_terminal() -> None:
    link = begun()
    with pytest.raises(CannotPlay, match="This game is open in another terminal: Mü with Quarz, Basalt and Schiefer, last"):
        play.resumed(None, "en")
    with pytest.raises(saves.InUse, match="another terminal"):
        saves.SavedGame(link.saved.file)
    other = begun("heuldoch")
    other.saved.close()
    again = resumed(None)
    assert again.note is not None
    assert "This game is open in another terminal" in again.note
    for one in (link, again):
        one.saved.close()


def resumed(wanted: str | None) -> LocalLink:
    link = play.resumed(wanted, "en")
    assert isinstance(link, LocalLink)
    return link


def test_a_damaged_game_goes_on_from_its_last_good_move_and_nothing_is_deleted() -> None:
    link = begun()
    asyncio.run(some_moves(link, 1))
    lines = link.saved.file.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:-2], b'{"event": "unheard-of"}\n', lines[-1]])
    link.saved.file.write_bytes(damaged)
    again = resumed(None)
    again.saved.close()
    assert again.table.log == link.table.log[: len(lines) - 2]
    assert again.note is not None
    assert again.note.startswith(f"{link.saved.file} is damaged in line {len(lines) - 1}: the game goes on from the last")
    copy = link.saved.file.with_suffix(".damaged")
    assert str(copy) in again.note
    assert copy.read_bytes() == damaged
    assert link.saved.file.read_bytes() == b"".join(lines[:-2])
    first = asyncio.run(again.open())
    assert first.notice == "resumed"
    assert first.sentence == again.note


def test_a_file_that_is_damaged_from_the_start_is_named_and_left_alone() -> None:
    link = begun()
    link.saved.close()
    link.saved.file.write_text('{"event": "unheard-of"}\n', encoding="utf-8")
    with pytest.raises(CannotPlay) as caught:
        play.resumed(None, "de")
    named = f"{link.saved.file} ist in Zeile 1 beschädigt, noch vor dem ersten Zug. Die Datei bleibt, wo sie ist."
    assert str(caught.value) == named
    assert link.saved.file.exists()


def test_a_file_that_is_cut_off_anywhere_never_goes_on_in_the_middle_of_things() -> None:
    """Wherever a crash cuts it off: it goes on where somebody can move, or there is nothing to go on with."""
    link = play.local("heuldoch", 3, "random", {}, "1", "Mia", "en")
    assert isinstance(link, LocalLink)
    asyncio.run(to_the_end(link))
    assert link.table.phase == "playing"
    assert link.table.number == 2
    data = link.saved.file.read_bytes()
    ends = [place + 1 for place, byte in enumerate(data) if byte == 10]
    assert len(ends) > 90
    link.saved.file.unlink()
    for size in (end + more for end in ends for more in (-3, 0)):
        kept = saves.look(data[:size])
        assert kept.line is None or kept.table is None
        if kept.table is not None:
            assert kept.table.phase in ("over", "scoring") or kept.table.turn is not None
        else:
            assert size <= ends[len(link.table.settings.to_json()["options"]) + 6]


async def to_the_end(link: LocalLink) -> None:
    """Play a match to its end, and begin another one."""
    await link.open()
    while link.table.phase != "over":
        if link.table.turn == 0:
            assert link.table.state is not None
            assert (await link.say("act", move=str(link.table.state.legal[0]), expected=link.table.version)).ok
        else:
            await link.next()
    assert (await link.say("rematch")).ok
    await link.close()


def test_finished_games_are_not_offered() -> None:
    link = play.local("heuldoch", 3, "random", {}, "1", "Mia", "en")
    assert isinstance(link, LocalLink)
    asyncio.run(to_the_end(link))
    assert [one.file for one in saves.games()] == [link.saved.file]
    data = link.saved.file.read_bytes()
    link.saved.file.write_bytes(data[: data.index(b'"event":"rematched"') - 1])
    assert saves.games() == []
    with pytest.raises(CannotPlay, match="There is no unfinished game to go on with"):
        play.resumed(None, "en")


def test_several_unfinished_games_are_named_with_the_way_to_each(capsys: pytest.CaptureFixture[str]) -> None:
    links = [begun("mu"), begun("heuldoch"), begun("mu2")]
    for place, link in enumerate(links):
        link.saved.close()
        os.utime(link.saved.file, (1000 - place, 1000 - place))
    with pytest.raises(CannotPlay) as caught:
        play.resumed("7", "en")
    first, *rest = str(caught.value).splitlines()
    assert first == "There is no unfinished game “7”. There are:"
    assert [line.split()[:4] for line in rest] == [["eklat", "play", "--resume", str(number)] for number in (1, 2, 3)]
    assert "Mü with Quarz, Basalt and Schiefer, last played 1970-01-01" in rest[0]
    for wanted, game in (("2", "heuldoch"), ("mu2", "mu2"), (None, "mu")):
        link = resumed(wanted)
        assert link.table.settings.game == game
        link.saved.close()
    play._farewell(links[0], "de")
    told = capsys.readouterr().out
    assert told.startswith("Dein Spiel ist gesichert. Mit eklat play --resume geht es weiter.\nAndere angefangene Spiele:\n")
    assert told.count("eklat play --resume") == 3


def test_a_full_disk_refuses_the_move_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    link = begun()

    def full(events: object) -> None:
        raise OSError(28, "No space left on device")

    async def story() -> None:
        await link.open()
        while link.table.turn != 0:
            await link.next()
        monkeypatch.setattr(link.saved, "add", full)
        version = link.table.version
        answer = await link.say("act", move="pass", expected=version)
        assert not answer.ok
        assert answer.sentence == "The game could not be saved, so nothing has happened: No space left on device"
        assert link.table.version == version
        await link.close()

    asyncio.run(story())


def test_the_same_seed_deals_the_same_cards() -> None:
    tables = []
    for _ in range(2):
        link = begun(seed="42")
        link.saved.close()
        tables.append(link.table)
    assert tables[0].state is not None
    assert tables[1].state is not None
    assert tables[0].state.deal == tables[1].state.deal


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"players": 9}, "Mü is for 3 to 6 players, not 9"),
        (
            {"bots": "grandmaster"},
            "There is no bot “grandmaster”; there are random, novice, dreamer, daredevil, club, student, adept, expert,"
            " champion.",
        ),
        ({"bots": "club:nonsense=1"}, "club has no settings"),
        ({"options": {"target": "lots"}}, "Option 'target' cannot be 'lots'"),
        ({"name": "x" * 60}, "A name has 1 to 40 printable characters."),
    ],
)
def test_a_table_that_cannot_be(arguments: dict[str, object], sentence: str) -> None:
    facts: dict[str, object] = {"players": 4, "bots": "club", "options": {}, "seed": None, "name": "Mia", "lang": "en"}
    with pytest.raises(CannotPlay) as caught:
        play.local("mu", **(facts | arguments))  # type: ignore[arg-type]
    assert sentence in str(caught.value)


def test_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    assert play.language("nl") == "nl"
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert play.language(None) == "de"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert play.language(None) == "en"
    with pytest.raises(CannotPlay, match="there is no language 'fr'; there are de, en, nl"):
        play.language("fr")


def test_who_i_am_is_kept_for_me_alone(home: Path) -> None:
    mine = Identities()
    assert mine.at("http://a") is None
    mine.keep("http://a", "Mia", "s1")
    mine.keep("http://b", "Mia", "s2")
    assert Identities().at("http://a") == {"name": "Mia", "secret": "s1"}
    assert stat.S_IMODE(mine.file.stat().st_mode) == 0o600
    mine.forget("http://a", "Mia")
    assert mine.at("http://a") is None
    assert mine.at("http://b") is not None
    mine.file.write_text("[]", encoding="utf-8")
    assert mine.at("http://b") is None
    for damaged in ('{"http://b": 3}', '{"http://b": {"people": 3}}', '{"http://b": {"name": 3, "secret": null}}'):
        mine.file.write_text(damaged, encoding="utf-8")
        assert mine.at("http://b") is None


def test_several_people_at_one_server() -> None:
    mine = Identities()
    mine.file.write_text('{"http://a": {"name": "Mia", "secret": "s1"}}', encoding="utf-8")  # as it was written once
    assert mine.at("http://a") == mine.at("http://a", "Mia") == {"name": "Mia", "secret": "s1"}
    assert mine.at("http://a", "Zoe") is None
    mine.keep("http://a", "Zoe", "s2")
    assert mine.at("http://a") == mine.at("http://a", " Zoe ") == {"name": "Zoe", "secret": "s2"}
    assert mine.at("http://a", "Mia") == {"name": "Mia", "secret": "s1"}
    mine.keep("http://a", "Mia", "s1")
    assert mine.at("http://a") == {"name": "Mia", "secret": "s1"}
    mine.forget("http://a", "Mia")
    assert mine.at("http://a") == {"name": "Zoe", "secret": "s2"}

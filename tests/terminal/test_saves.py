"""Games of this machine outlive everything but the disk."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest

from eklat.terminal import play, saves
from eklat.terminal.home import Identities
from eklat.terminal.local import LocalLink
from eklat.terminal.picture import CannotPlay


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


def test_a_game_is_played_in_one_window() -> None:
    link = begun()
    with pytest.raises(CannotPlay, match="no unfinished game"):
        play.resumed(None, "en")
    with pytest.raises(saves.InUse, match="another window"):
        saves.SavedGame(link.saved.file)
    link.saved.close()


def test_damaged_games_are_left_alone() -> None:
    link = begun()
    link.saved.close()
    link.saved.file.write_text('{"event": "unheard-of"}\n', encoding="utf-8")
    with pytest.raises(CannotPlay, match="Es gibt kein angefangenes Spiel"):
        play.resumed(None, "de")


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
        ({"bots": "grandmaster"}, "there is no bot 'grandmaster'; there are random, novice, club, expert"),
        ({"bots": "club:nonsense=1"}, "no such settings"),
        ({"options": {"target": "lots"}}, "option 'target' cannot be 'lots'"),
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
    mine.forget("http://a")
    assert mine.at("http://a") is None
    assert mine.at("http://b") is not None
    mine.file.write_text("[]", encoding="utf-8")
    assert mine.at("http://b") is None
    mine.file.write_text('{"http://b": 3}', encoding="utf-8")
    assert mine.at("http://b") is None

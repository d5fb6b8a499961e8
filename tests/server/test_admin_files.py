"""The files that `eklat admin` writes: backups and tokens, which nobody else reads and which are whole or not there."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import children
import pytest
import room
import waiting
from test_admin import Admin, plainly, run
from test_admin_strangers import answering

from eklat.server import backup as backups
from eklat.server.token import BadToken, make_token, read_token

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other files")


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Admin]:
    """`eklat admin` at a server with nobody in it."""
    folder = tmp_path_factory.mktemp("watched")
    with room.Server(f"sqlite:///{folder}/eklat.db", EKLAT_ADMIN=str(folder / "token")) as server:
        yield Admin(server, folder / "token")


def _names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


SPECIAL: dict[str, Callable[[Path], object]] = {
    "a pipe": os.mkfifo,
    "a folder": Path.mkdir,
    "a link to itself": lambda file: file.symlink_to(file),
}


@pytest.mark.parametrize("what", SPECIAL)
def test_what_is_no_file_is_not_replaced(watched: Admin, tmp_path: Path, what: str) -> None:
    place = tmp_path / "place"
    SPECIAL[what](place)
    before = place.lstat()
    assert f"{place} cannot be written: it is " in plainly(watched("backup", str(place), fails=True))
    run("rotate", "--token", str(place), fails=True)
    with pytest.raises(OSError, match=r"it is no file|Is a directory"):
        make_token(place)
    assert place.lstat() == before
    assert _names(tmp_path) == ["place"]


def test_a_link_stays_one_and_what_it_leads_to_is_written(watched: Admin, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    for there in (False, True):
        link, file = tmp_path / f"link{there}", tmp_path / "elsewhere" / f"file{there}"
        if there:
            file.write_text("an old one", encoding="utf-8")
        link.symlink_to(file)
        assert f"{link} is whole" in watched("backup", str(link))
        assert link.is_symlink()
        assert "is whole" in run("check", str(file))
        assert file.stat().st_mode & 0o777 == 0o600
    assert _names(tmp_path / "elsewhere") == ["fileFalse", "fileTrue"]


def test_two_backups_at_once_do_not_share_what_is_half_written(
    watched: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one comes while the first one is checked."""
    file, seen = tmp_path / "x.gz", list[list[str]]()
    check = backups.check

    def slowly(half: Path) -> object:
        seen.append(_names(tmp_path))
        assert half.stat().st_mode & 0o777 == 0o600
        if len(seen) == 1:
            assert "is whole" in watched("backup", str(file))
        return check(half)

    monkeypatch.setattr(backups, "check", slowly)
    assert "is whole" in watched("backup", str(file))
    assert [len(names) for names in seen] == [1, 2]
    assert _names(tmp_path) == ["x.gz"]


def test_a_name_may_be_as_long_as_a_name_can_be(watched: Admin, tmp_path: Path) -> None:
    file = tmp_path / ("x" * 252 + ".gz")
    assert "is whole" in watched("backup", str(file))
    make_token(tmp_path / ("y" * 255))
    assert "cannot be written: File name too long" in plainly(watched("backup", str(tmp_path / ("x" * 256)), fails=True))


def test_a_backup_that_breaks_off_leaves_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "x.gz"
    file.write_text("the one before", encoding="utf-8")
    make_token(tmp_path / "token")
    with answering(200, b'{"format"', None, **{"content-length": "1000"}) as stranger:
        told = plainly(run("backup", str(file), "--server", stranger.url, "--token", str(tmp_path / "token"), fails=True))
    assert "has broken off" in told
    assert f"Nothing is kept of it; {file} was not written." in told
    assert file.read_text(encoding="utf-8") == "the one before"
    assert _names(tmp_path) == ["token", "x.gz"]


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_backup_that_is_stopped_leaves_nothing_behind(tmp_path: Path, ending: signal.Signals) -> None:
    make_token(tmp_path / "token")
    (tmp_path / "to").mkdir()
    done = threading.Event()
    with answering(200, b'{"format"', done, **{"content-length": "1000"}) as stranger, children.ended():
        at = ["--server", stranger.url, "--token", tmp_path / "token"]
        process = children.start([*children.EKLAT, "admin", "backup", tmp_path / "to" / "x.gz", *at], stderr=-1)
        try:
            waiting.until(partial(_names, tmp_path / "to"))
            process.send_signal(ending)
            told = process.communicate(timeout=waiting.PATIENCE)[1]
        finally:
            done.set()
    assert process.returncode == 130
    assert "Nothing is kept of it" in told
    assert _names(tmp_path / "to") == []


# Tokens -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_allowed", [True, False])
def test_whoever_is_not_in_the_group_of_the_token_rotates_it_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_allowed: bool
) -> None:
    token, real = tmp_path / "token", os.stat
    old = make_token(token)
    token.chmod(0o640)

    def in_another_group(file: Any, **options: Any) -> os.stat_result:
        """As if the file that is there belonged to a group that has no other files."""
        found = list(real(file, **options))
        found[5] += str(file) == str(token)
        return os.stat_result(found)

    asked: list[int] = []

    def chown(file: object, person: int, group: int) -> None:
        asked.append(group)
        if not is_allowed:
            raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "stat", in_another_group)
    monkeypatch.setattr(os, "chown", chown)
    told = run("rotate", "--token", str(token))
    monkeypatch.undo()
    assert asked == [token.stat().st_gid + 1]
    assert read_token(token) != old
    assert token.stat().st_mode & 0o777 == (0o640 if is_allowed else 0o600)
    assert ("Only its owner can read it now" in told) is not is_allowed
    assert _names(tmp_path) == ["token"]


def test_a_token_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    token = tmp_path / "token"
    old = make_token(token)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert "cannot be replaced: No space left on device" in plainly(run("rotate", "--token", str(token), fails=True))
    assert (_names(tmp_path), read_token(token)) == (["token"], old)


def test_what_an_editor_writes_before_a_token_is_not_part_of_it(tmp_path: Path) -> None:
    token = tmp_path / "token"
    token.write_bytes(b"\xef\xbb\xbfsecret\r\n")
    assert read_token(token) == "secret"


def test_a_token_of_nothing_but_space_is_told_as_what_it_is_and_can_be_replaced(tmp_path: Path) -> None:
    token = tmp_path / "token"
    for blank, why in (("", "the file is empty"), (" \n\t\n", "there is nothing but space in it")):
        token.write_text(blank, encoding="utf-8")
        with pytest.raises(BadToken, match=f"{why}; eklat admin rotate writes one"):
            read_token(token)
        assert "There is a new token" in run("rotate", "--token", str(token))
        assert read_token(token)

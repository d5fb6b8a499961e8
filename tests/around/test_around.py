"""What is around every test: a machine without habits, and children that do not outlive it."""

from __future__ import annotations

import os
import secrets
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import children
import marks
import needs
import pytest
import waiting
from killed import SLEEPER

HERE = Path(__file__).parent
LOOK = """
import os, signal, subprocess, sys
import machine
home = machine.make_usual()
child = "import os, signal; print(signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGHUP), os.environ)"
print(subprocess.run([sys.executable, "-c", child], capture_output=True, text=True, check=True).stdout)
file = os.open(f"{home.name}/file", os.O_CREAT, 0o666)
print(oct(os.fstat(file).st_mode & 0o777))
home.cleanup()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are inherited differently there")
def test_whatever_somebody_has_set_children_begin_as_usual(tmp_path: Path) -> None:
    """In the background with signals ignored, with a proxy and settings of one's own, without a home."""
    odd = {
        "http_proxy": "http://127.0.0.1:9",
        "EKLAT_PORT": "x",
        "LANG": "tlh_QO.ISO-8859-1",
        "HOME": str(tmp_path / "none"),
    }
    line = f'trap "" INT HUP; umask 077; exec {shlex.quote(sys.executable)} -c "$0"'
    env = {**os.environ, **odd, "PYTHONPATH": str(HERE)}
    said = subprocess.run(["sh", "-c", line, LOOK], env=env, capture_output=True, text=True, check=True).stdout
    assert "default_int_handler" in said
    assert f" {signal.SIG_DFL} " in said
    for name in ("http_proxy", "EKLAT_PORT", "tlh_QO", str(tmp_path)):
        assert name not in said
    assert said.endswith("0o644\n")
    assert list(tmp_path.iterdir()) == []


def test_children_end_with_what_they_were_started_for() -> None:
    with children.ended():
        child = children.start(SLEEPER, stdout=subprocess.PIPE)
        assert child.stdout is not None
        child.stdout.readline()
    assert child.returncode == -signal.SIGKILL


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="only Linux tells")
def test_who_has_stayed_behind_is_found_by_the_mark_of_the_run(tmp_path: Path) -> None:
    stray = tmp_path / "stray"
    grandchild = (
        f"import subprocess; subprocess.Popen({SLEEPER!r}, start_new_session=True, stdout=open({str(stray)!r}, 'w'))"
    )
    environment = {**os.environ, marks.MARK: tmp_path.name}
    subprocess.run([sys.executable, "-c", grandchild], env=environment, check=True)
    waiting.until(lambda: stray.exists() and stray.read_text() == "here\n")
    (pid,) = marks.marked({marks.MARK: tmp_path.name})
    os.kill(pid, signal.SIGKILL)
    waiting.until(lambda: not marks.marked({marks.MARK: tmp_path.name}))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what processes carry")
@pytest.mark.parametrize(
    ("whom", "workers", "how"), [("worker", 1, signal.SIGKILL), ("run", 1, signal.SIGTERM), ("run", 0, signal.SIGKILL)]
)
def test_whoever_is_killed_leaves_neither_processes_nor_folders(
    whom: str, workers: int, how: signal.Signals, tmp_path: Path
) -> None:
    words, told = {marks.MARK: secrets.token_hex(4)}, tmp_path / "told"
    env = {**os.environ, **words, "PYTEST_KILL": str(told)}
    env.pop(marks.WORKER, None)
    command = [sys.executable, "-m", "pytest", f"-n{workers}", "--max-worker-restart=0", "-p", "no:cacheprovider"]
    run = children.start([*command, HERE / "killed.py"], env=env, stdout=subprocess.DEVNULL)
    waiting.until(lambda: told.exists() and told.read_text())
    waiting.until(lambda: len(marks.marked(words)) == 3 + workers)  # who started the daemon takes a moment to go
    assert len(_folders(words)) == 2 + workers
    os.kill(run.pid if whom == "run" else int(told.read_text()), how)
    try:
        waiting.until(lambda: not marks.marked(words) and not _folders(words))
    finally:
        marks.end(words)
    assert run.wait(waiting.PATIENCE) == (1 if whom == "worker" else -how)


def _folders(words: dict[str, str]) -> list[Path]:
    return [folder for place in marks.places() for folder in place.glob(marks.prefix("*", words) + "*")]


def test_what_is_run_to_get_something_is_said_before_and_what_cannot_be_got_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    brought = tmp_path / "brought"
    need = needs.Need("bell", brought.exists, "bell", "Install a bell.", ["sh", "-c", f"echo ringing; touch {brought}"])
    monkeypatch.setattr("needs.shutil.which", lambda _: None)
    assert list(needs.ways(need)) == [need.otherwise], "without rights nobody installs packages"
    assert needs.found(need)
    said = capfd.readouterr().err
    assert said.startswith("There is no bell for the tests yet; running: sh -c echo ringing")
    assert said.endswith("\nringing\n")
    brought.unlink()
    assert not needs.found(need._replace(otherwise=[]))
    assert capfd.readouterr().err == "Install a bell.\n"


def test_packages_are_installed_by_those_who_may(monkeypatch: pytest.MonkeyPatch) -> None:
    need = needs.Need("bell", lambda: False, "bell", "Install a bell.", [])
    monkeypatch.setattr("needs.shutil.which", lambda name: f"/usr/bin/{name}")
    for person, may, begin in ((0, 1, ["apt-get"]), (1000, 0, ["sudo", "-n", "apt-get"])):
        monkeypatch.setattr("needs.os.geteuid", lambda person=person: person)
        monkeypatch.setattr("needs.subprocess.run", lambda *_, may=may, **__: subprocess.CompletedProcess([], may))
        assert [way[: len(begin)] for way in needs.ways(need)] == [begin, begin]
    monkeypatch.setattr("needs.subprocess.run", lambda *_, **__: subprocess.CompletedProcess([], 1))
    assert list(needs.ways(need)) == []

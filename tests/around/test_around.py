"""What is around every test: a machine without habits, and children that do not outlive it."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import children
import pytest
import waiting

HERE = Path(__file__).parent
SLEEPER = [sys.executable, "-c", "import signal; print('here', flush=True); signal.pause()"]
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
    environment = {**os.environ, children.MARK: tmp_path.name}
    subprocess.run([sys.executable, "-c", grandchild], env=environment, check=True)
    waiting.until(lambda: stray.exists() and stray.read_text() == "here\n")
    (pid,) = children.marked({children.MARK: tmp_path.name})
    os.kill(pid, signal.SIGKILL)
    waiting.until(lambda: not children.marked({children.MARK: tmp_path.name}))

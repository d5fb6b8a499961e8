"""What test_around.py kills in the middle: it has children, one of them as a daemon with a session of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import children
import marks

SLEEPER = [sys.executable, "-c", "import signal; print('here', flush=True); signal.pause()"]
DAEMON = [sys.executable, "-c", f"import subprocess; subprocess.Popen({SLEEPER!r}, start_new_session=True)"]


def test_somebody_is_killed() -> None:
    tempfile.mkdtemp(prefix=marks.prefix("pg"))
    for command in (SLEEPER, DAEMON):
        child = children.start(command, stdout=subprocess.PIPE)
        assert child.stdout is not None
        assert child.stdout.readline() == "here\n"
    Path(os.environ["PYTEST_KILL"]).write_text(str(os.getpid()), encoding="utf-8")
    signal.pause()

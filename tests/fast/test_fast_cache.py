"""Compiled code is kept on disk, by the sources it is made of."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from eklat.fast.kernels import cache

WORK = {
    "a card laid": "put(np.zeros(SIZE, np.int64), 0, 1)",
    "chance": "simulate('heuldoch', 3, 1)",
    "club": "simulate('heuldoch', 3, 1, policy=mind)",
}
"""One kernel in a second; the long tests compile whole hands."""
RUN = """
import numpy as np
from numba.core import event
from eklat.bots.club import mind
from eklat.fast import simulate
from eklat.fast.kernels.heuldoch import SIZE, put

with event.install_recorder("numba:compile") as compiled:
    {work}
print(len(compiled.buffer))
"""


@pytest.mark.parametrize("work", WORK if os.environ.get("EKLAT_LONG") else ["a card laid"])
def test_what_one_process_has_compiled_the_next_one_finds(tmp_path: Path, work: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}

    def compiled() -> int:
        run = [sys.executable, "-c", RUN.format(work=WORK[work])]
        env = environment | {"XDG_CACHE_HOME": str(tmp_path)}
        return int(subprocess.run(run, env=env, capture_output=True, text=True, check=True).stdout)

    assert compiled() > 0
    assert list(tmp_path.glob("eklat/*/**/*.nbi"))
    assert compiled() == 0


def test_another_source_is_another_folder(tmp_path: Path) -> None:
    def folder() -> str:
        cache._folder.cache_clear()
        return cache._folder(tmp_path)

    source = tmp_path / "kernel.py"
    source.write_text("A = 1\n")
    first = folder()
    assert folder() == first
    source.write_text("A = 2\n")
    assert folder() != first
    assert cache._folder(cache.FAST / "kernels") == cache._folder(cache.FAST / "bridge")

"""What run cards say of the source: the commit where there is one, and always what the files are."""

import shutil
import subprocess
from pathlib import Path

import pytest

from eklat.learn import source as sources
from eklat.learn.source import HERE, source


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """These files somewhere else."""
    folder = tmp_path / "learn"
    shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(sources, "HERE", folder)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    return folder


def git(folder: Path, *words: str) -> str:
    who = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
    return subprocess.run(["git", *who, *words], cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def test_without_a_repository_it_is_the_hash_of_the_files(copied: Path) -> None:
    before = source()
    assert list(before) == ["sha256"]
    (copied / "net.py").write_text("# another net\n")
    assert source()["sha256"] != before["sha256"]


def test_in_its_repository_it_is_the_commit(copied: Path) -> None:
    before = source()
    git(copied, "init")
    assert source() == before, "the files lie in a repository, and do not belong to it"
    git(copied, "add", ".")
    git(copied, "commit", "-m", "all")
    assert source() == {**before, "commit": git(copied, "rev-parse", "HEAD")}
    (copied / "net.py").write_text("# another net\n")
    assert source()["commit"] == f"{git(copied, 'rev-parse', 'HEAD')}-dirty"


def test_without_git_it_is_the_hash_alone(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert list(source()) == ["sha256"]

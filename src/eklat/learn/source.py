"""Which source a training ran from, and from which nets: what a run card needs so that a training can be repeated."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

HERE = Path(__file__).parent


def source() -> dict[str, str]:
    """The hash of this room's files and, where they are in a repository and git is there, the commit; `-dirty` behind it
    says that something has changed since."""
    files = hashlib.sha256()
    for path in sorted(HERE.glob("*.py")):
        files.update(f"{path.name} {sha256(path)}\n".encode())
    commit = _commit()
    return {"sha256": files.hexdigest(), **({"commit": commit} if commit else {})}


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _commit() -> str:
    """Nothing where this file only lies in somebody's repository and does not belong to it."""
    try:
        _git("ls-files", "--error-unmatch", Path(__file__).name)
        return _git("describe", "--always", "--dirty", "--abbrev=40", "--exclude=*")
    except (OSError, subprocess.SubprocessError):
        return ""


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=HERE, capture_output=True, text=True, check=True, timeout=20).stdout.strip()

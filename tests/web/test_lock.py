"""The lock file of the client: complete for every platform, and silent about where packages come from."""

from __future__ import annotations

import json
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
LOCK = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))


def test_no_entry_names_a_host() -> None:
    assert [name for name, entry in LOCK["packages"].items() if "resolved" in entry] == []


def test_what_other_platforms_need_is_there_too() -> None:
    wanted = {need for entry in LOCK["packages"].values() for need in entry.get("optionalDependencies", {})}
    there = {name.rpartition("node_modules/")[2] for name in LOCK["packages"]}
    assert wanted <= there


def test_the_lock_belongs_to_the_package() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    root = LOCK["packages"][""]
    assert root.get("devDependencies") == package["devDependencies"]
    assert root.get("dependencies") == package["dependencies"]

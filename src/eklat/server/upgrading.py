"""A database of an older version becomes one of this."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def take_steps(connection: Connection, to: str = "head") -> str | None:
    """Take the steps that are missing, `to` one of them or all. Where one was taken that nobody here knows, it is named, and
    nothing is done."""
    config = Config()
    config.set_main_option("script_location", "eklat.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    for there in MigrationContext.configure(connection).get_current_heads():
        if there not in known:
            return there
    command.upgrade(config, to)
    return None

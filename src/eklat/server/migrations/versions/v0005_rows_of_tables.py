"""On SQLite, the row of a table no longer says the number of its last event: an older version would take no move."""

from __future__ import annotations

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing but the number of this step."""

"""People, tables, events."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID, HASH = sa.String(32), sa.String(64)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("hash", HASH, primary_key=True),
        sa.Column("person", ID, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", HASH, primary_key=True),
        sa.Column("person", ID, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("expires", sa.Float(53), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("has_room", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("updated", sa.Float(53), nullable=False),
    )
    op.create_index("tables_to_find", "tables", ["listed", "has_room", "updated"])
    op.create_table(
        "events",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("person", ID, primary_key=True),
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True, index=True),
        sa.Column("seat", sa.Integer, nullable=True),
    )
    op.create_table(
        "nodes",
        sa.Column("id", ID, primary_key=True),
        sa.Column("expires", sa.Float(53), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("node", ID, nullable=False, index=True),
    )

"""Reviews of finished hands, and who played in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ID, HASH = sa.String(32), sa.String(64)


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", ID, primary_key=True),
        sa.Column("mark", HASH, nullable=False, unique=True),
        sa.Column("hand", HASH, nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=True, index=True),
        sa.Column("person", ID, nullable=True, index=True),
        sa.Column("asked", sa.Float(53), nullable=False),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("node", ID, nullable=True),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("found", sa.Text, nullable=True),
        sa.Column("failed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "played",
        sa.Column("person", ID, primary_key=True),
        sa.Column("review", ID, sa.ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )

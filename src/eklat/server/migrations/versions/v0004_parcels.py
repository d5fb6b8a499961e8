"""A link to another device may bring a parcel along: what is kept on the first one, sealed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("links") as links:
        links.add_column(sa.Column("parcel", sa.Text, nullable=True))

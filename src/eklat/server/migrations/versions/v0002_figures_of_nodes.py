"""What each node counts, for all of them to show together; and lists of tables say the names that are shown.

The first servers did not store these names in the index. It is made anew from the events, which are the truth.
"""

from __future__ import annotations

import orjson
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id"), sa.column("summary"))
events = sa.table("events", sa.column("table_id"), sa.column("version"), sa.column("data"))


def upgrade() -> None:
    from eklat.server.store import listing
    from eklat.table import Table, read_event

    with op.batch_alter_table("nodes") as nodes:
        nodes.add_column(sa.Column("figures", sa.Text, nullable=True))
    connection = op.get_bind()
    old = sa.select(tables.c.id).where(sa.not_(tables.c.summary.contains('"shown":')))
    for table_id in connection.execute(old).scalars().all():
        log = sa.select(events.c.data).where(events.c.table_id == table_id).order_by(events.c.version)
        table = Table.read(read_event(orjson.loads(data)) for data in connection.execute(log).scalars())
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(summary=listing(table)["summary"]))

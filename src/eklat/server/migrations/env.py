"""How Alembic runs the steps: on the connection and in the transaction it is given."""

from alembic import context

from eklat.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()

"""The examples learn and search for minutes: they are run where there is time (make test-long)."""

from env_tables import LONG

collect_ignore = [] if LONG else ["test_env_examples.py"]

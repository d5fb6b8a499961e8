"""Learning needs PyTorch, an extra: without it there is nothing to collect here (make test-learn brings it)."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]

"""What other packages the doors need, and what to say where one is missing."""

from __future__ import annotations

from importlib.util import find_spec


def need(package: str, extra: str) -> None:
    """Refuse to go on without a package, in one sentence that says how to get it."""
    if find_spec(package) is None:
        raise ImportError(f'this door needs the package {package}: pip install "eklat[{extra}]"', name=package)

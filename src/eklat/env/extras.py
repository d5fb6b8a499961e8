"""What other packages the doors need, and what to say where one is missing."""

from __future__ import annotations

from importlib import import_module


def need(package: str, extra: str) -> None:
    """Refuse to go on without a package, in one sentence that says how to get it."""
    try:
        import_module(package)
    except ImportError:
        sentence = f'this door needs the package {package}: pip install "eklat[{extra}]"'
        raise ImportError(sentence, name=package) from None

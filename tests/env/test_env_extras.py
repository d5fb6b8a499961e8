"""The doors open only where their packages are, and cost nobody anything who does not use them."""

from __future__ import annotations

import subprocess
import sys

import pytest


def said(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize(
    ("door", "package", "extra"),
    [("pettingzoo", "pettingzoo", "env"), ("gymnasium", "gymnasium", "env"), ("open_spiel", "pyspiel", "openspiel")],
)
def test_a_missing_package_is_named_with_what_to_do(door: str, package: str, extra: str) -> None:
    code = f"""
import sys
sys.modules[{package!r}] = None
try:
    import eklat.env.{door}
except ImportError as error:
    print(error)
"""
    assert said(code) == f'this door needs the package {package}: pip install "eklat[{extra}]"'


def test_tables_by_the_thousand_need_no_other_package() -> None:
    others = ["pettingzoo", "gymnasium", "pyspiel", "PIL", "torch"]
    assert said(f"import sys, eklat.env; print([m for m in {others!r} if m in sys.modules])") == "[]"
    assert said("import sys, eklat; print([m for m in sys.modules if m.startswith('eklat.') or m == 'numpy'])") == "[]"

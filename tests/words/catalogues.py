"""The catalogues, read for tests."""

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[tuple[str, str], set[str]]:
    """Per file and id, the variables that are used."""
    found: dict[tuple[str, str], set[str]] = {}
    for file in files("eklat.locales").joinpath(language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                seen = Variables()
                seen.visit(entry)
                key = (file.name, entry.id.name)
                assert key not in found, f"{language}: {key} is there twice"
                found[key] = seen.found
    return found


@cache
def texts(language: str) -> dict[str, str]:
    """Per id, the message as it is written, without comments."""
    found: dict[str, str] = {}
    for file in files("eklat.locales").joinpath(language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = FluentSerializer().serialize_entry(entry).partition(" =")[2].strip()
    return found

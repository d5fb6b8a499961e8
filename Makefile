# make play   watch a game that plays itself
# make test   everything that must hold, as CI runs it
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test test-long bench clean

play: .venv/.installed
	@$(BIN)/eklat demo

test: .venv/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n 2 --cov --cov-report=term

test-long: .venv/.installed
	EKLAT_LONG=1 $(BIN)/python -m pytest -n 2

bench: .venv/.installed
	$(BIN)/python benchmarks/engine.py

.venv/.installed: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Eklat needs Python 3.11 or newer; say which with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing (on Debian: apt install python3-venv)"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

clean:
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

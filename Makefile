# make play   watch a game that plays itself
# make test   everything that must hold, as CI runs it
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test test-long bench clean

play: .venv/.play
	@$(BIN)/eklat demo

test: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n 2 --cov --cov-report=term

test-long: .venv/.test
	EKLAT_LONG=1 $(BIN)/python -m pytest -n 2

bench: .venv/.play
	$(BIN)/python benchmarks/engine.py

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Eklat needs Python 3.11 or newer; say which with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing (on Debian: apt install python3-venv)"; exit 1; }

.venv/.play: pyproject.toml constraints.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

.venv/.test: pyproject.toml constraints.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@ .venv/.play

clean:
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

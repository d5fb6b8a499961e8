# make play   a table in the browser, with bots
# make test   everything that must hold, as CI runs it
PYTHON ?= python3
BIN := .venv/bin
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
RULES := $(addprefix tests/,mu mu2 heuldoch stich records table house cli)
CLIENT := hatch_build.py $(shell find web src/eklat/locales -type f -not -path '*/node_modules/*' -not -name '*.py*' 2>/dev/null)

.PHONY: play test check-python check-web test-long test-learn bench clean

play: .venv/.play
	@$(BIN)/eklat serve --open

test: .venv/.test web/node_modules/.done
	@$(MAKE) --no-print-directory -j2 -O check-python check-web
	$(BIN)/python -m pytest -n 2 --dist worksteal --cov --cov-report=term $(RULES)
	$(BIN)/python -m pytest -n 3 --dist worksteal --ignore=tests/browser --ignore=tests/learn $(RULES:%=--ignore=%)
	$(BIN)/python -m pytest -n 3 --dist worksteal tests/browser

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-web:
	$(NPM) run check
	$(NPM) test

test-long: .venv/.test web/node_modules/.done
	EKLAT_LONG=1 $(BIN)/python -m pytest -n 2 --ignore=tests/browser --ignore=tests/learn
	EKLAT_LONG=1 $(BIN)/python -m pytest -n 2 tests/browser
	EKLAT_LONG=1 $(MAKE) test-learn

# what needs PyTorch, which is large: the games as tensors, and a training
test-learn: .venv/.test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[learn]'
	$(BIN)/python -m pytest -n 2 tests/learn

bench: .venv/.play
	$(BIN)/python benchmarks/engine.py

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Eklat needs Python 3.11 or newer; say which with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing (on Debian: apt install python3-venv)"; exit 1; }

.venv/.play: pyproject.toml constraints.txt $(CLIENT) | .venv/bin/python
	@echo "Installing Eklat into .venv and building the browser client; this takes a minute or two the first time."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@echo "Preparing the bots, so that nobody waits for them at the table."
	@-for game in $$($(BIN)/python -c 'from eklat.games import GAMES; print(*GAMES.packages)'); do $(BIN)/eklat arena --game $$game --bots club,novice --deals 1 --workers 1 > /dev/null; done
	@touch $@

.venv/.test: pyproject.toml constraints.txt $(CLIENT) | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	$(BIN)/python tests/browser/chromium.py
	$(BIN)/python tests/server/nginx.py
	@touch $@ .venv/.play

web/node_modules/.done: web/package-lock.json .venv/.test
	$(NPM) ci
	@touch $@

clean:
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache web/node_modules src/eklat/static

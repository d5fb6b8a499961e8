PYTHON ?= python3
BIN := .venv/bin
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
RULES := $(addprefix tests/,mu mu2 heuldoch stich records table house cli)
FAR := $(shell grep -rl --include='*.py' no_cover $(RULES))
CLIENT := hatch_build.py $(shell find web src/eklat/locales -type f -not -path '*/node_modules/*' -not -path '*/.svelte-check/*' -not -name '*.py*' 2>/dev/null)
KERNELS := $(shell find src/eklat/fast src/eklat/env src/eklat/bots/club src/eklat/bots/nets -name '*.py' 2>/dev/null)
CHECKS := check-python check-web lint-web test-web
PORT ?= 8000
unexport PYTHONOPTIMIZE PYTHONWARNINGS PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := play
.PHONY: help play dev test check $(CHECKS) test-long test-learn format docs bench clean

help: ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r name what; do printf 'make %-10s %s\n' "$$name" "$$what"; done

play: .venv/.ready ## a table in the browser, with bots
	@$(BIN)/eklat serve --open

dev: web/node_modules/.done ## the browser client with reload, in front of a running server (PORT=8000)
	@echo "In front of the server at port $(PORT); eklat serve --port $(PORT) starts one."
	@EKLAT_SERVER=http://127.0.0.1:$(PORT) $(NPM) run dev

test: .venv/.test .venv/.warm web/node_modules/.done ## everything that must hold, as CI runs it
	@$(MAKE) --no-print-directory -j2 -O $(CHECKS)
	$(BIN)/python -m pytest -n 2 --dist worksteal --cov --cov-report=term -m 'not no_cover' $(RULES)
	$(BIN)/python -m pytest -n 2 --dist worksteal -m no_cover $(FAR)
	$(BIN)/python -m pytest -n 3 --dist worksteal --ignore=tests/browser --ignore=tests/learn $(RULES:%=--ignore=%)
	$(BIN)/python -m pytest -n 3 --dist worksteal tests/browser

check: .venv/.test web/node_modules/.done ## format, types and the rules' own tests, in less than a minute
	@$(MAKE) --no-print-directory -j2 -O $(CHECKS)
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/mu tests/mu2 tests/heuldoch

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@for room in browser learn server terminal; do $(BIN)/mypy --no-error-summary tests/$$room/conftest.py || exit 1; done

check-web:
	$(NPM) run check

lint-web:
	$(NPM) run lint

test-web:
	$(NPM) test

test-long: .venv/.test web/node_modules/.done ## the same looking further; takes hours
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt sb3-contrib
	EKLAT_LONG=1 $(BIN)/python -m pytest -n 2 --ignore=tests/browser --ignore=tests/learn
	EKLAT_LONG=1 $(BIN)/python -m pytest -n 2 tests/browser
	EKLAT_LONG=1 $(MAKE) test-learn

test-learn: .venv/.test ## what needs PyTorch, which is large: the games as tensors, and a training
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[learn]'
	$(BIN)/python -m pytest -n 2 tests/learn

format: .venv/.test web/node_modules/.done ## put the code into its usual form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

docs: .venv/.test ## these pages as a site, in build/docs
	$(BIN)/python docs_site.py build/docs

bench: .venv/.ready ## how fast it is on this machine
	$(BIN)/python benchmarks/engine.py

clean: ## forget everything that was made
	rm -rf .venv .cache .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache build web/.svelte-check web/node_modules src/eklat/static

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Eklat needs Python 3.11 or newer; say which with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing (on Debian: apt install python3-venv)"; exit 1; }

.venv/.play: pyproject.toml constraints.txt $(CLIENT) | .venv/bin/python
	@echo "Installing Eklat into .venv and building the browser client; this takes a minute or two the first time."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

.venv/.ready: .venv/.play $(KERNELS)
	@$(WARM)
	@touch $@

.venv/.test: pyproject.toml constraints.txt $(CLIENT) | .venv/bin/python
	@echo "Installing Eklat and the tools of its tests into .venv; this takes a few minutes the first time."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@$(BIN)/python tests/around/needs.py
	@touch $@

.venv/.warm: .venv/.test $(KERNELS)
	@$(WARM)
	@-for game in mu mu2 heuldoch; do $(BIN)/eklat simulate --game $$game --hands 9 > /dev/null; done
	@-$(BIN)/python -c 'from eklat.env import VectorEnv; [env.step(env.sample()) for env in map(VectorEnv, ("mu", "mu2", "heuldoch"))]'
	@-for game in mu-5 mu2; do $(BIN)/eklat solve tests/golden/$$game.json --at 50 > /dev/null 2>&1; done
	@touch .venv/.play .venv/.ready $@

define WARM
echo "Preparing the bots, so that nobody waits for them at the table."; \
for game in $$($(BIN)/python -c 'from eklat.games import GAMES; print(*GAMES.packages)'); do \
	$(BIN)/eklat arena --game $$game --bots expert:playouts=9,seconds=none,champion:playouts=9,seconds=none,club,novice --deals 1 --workers 1 > /dev/null || true; done
endef

web/node_modules/.done: web/package-lock.json .venv/.test
	$(NPM) ci
	@touch $@

# Two commands are enough to begin with: `make demo` and `make test`.
# Both make .venv when it is missing and install again only when pyproject.toml has changed.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check

# what `make demo` passes on besides the folder, for example ARGS=--keep
ARGS   ?=

# an environment of its own for what is compiled: the one of the sources must always run the sources
FAST := .venv-fast

PLAY := $(VENV)/.installed-demo
WORK := $(VENV)/.installed-dev

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help demo test nightly bench fast lint fmt clean distclean

help:  ## show this list
	@echo "gamemaster: referees games played by e-mail"
	@echo
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) \
	    | while IFS='|' read -r what does; do printf '%-18s %s\n' "$$what" "$$does"; done
	@echo
	@echo "Another interpreter: make demo PYTHON=python3.13 (3.11 or newer; after make distclean)"

demo: $(PLAY)  ## play three weeks of a game over real SMTP and IMAP, into ./demo
	@$(BIN)/gamemaster demo demo $(ARGS)

test: lint  ## lint, types, import rules and every test
	@echo "== tests"
	@$(BIN)/python -m pytest -n auto

nightly: $(WORK)  ## thousands of simulated games, mails mutated anew, the reader compiled: a while
	@$(BIN)/python -m pytest -n auto -m nightly
	@GAMEMASTER_SEED=$$(od -An -N4 -tu4 /dev/urandom | tr -d ' ') \
	    $(BIN)/python -m pytest -n auto tests/announcements/test_announcements_mutated.py
	@.ci/check-fast

bench: $(WORK)  ## the rates, measured beside their floors
	@$(BIN)/gamemaster bench $(ARGS)

fast: $(WORK)  ## the reader and the fold compiled, in .venv-fast; needs a C compiler and some minutes
	@echo "Compiling the reader and the fold; it takes some minutes ..."
	@rm -rf build/fast && mkdir -p build
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/python -m build --outdir build/fast . > build/fast.log 2>&1 || { \
	    tail -20 build/fast.log >&2; echo "The whole output is in build/fast.log." >&2; exit 1; }
	@$(BIN)/python -m venv --clear $(FAST)
	@$(FAST)/bin/python -m pip --disable-pip-version-check install --quiet --quiet "$$(ls build/fast/*.whl)[demo,postgres,png]"
	@echo "Done. Try: $(FAST)/bin/gamemaster bench"

lint: $(WORK)  ## ruff, mypy --strict and the import rules
	@echo "== ruff"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check . || { echo "make fmt would mend that." >&2; exit 1; }
	@echo "== mypy --strict"
	@$(BIN)/mypy
	@echo "== import rules"
	@$(BIN)/lint-imports --no-logo

fmt: $(WORK)  ## mend what ruff can mend by itself
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/ruff format .

clean:  ## remove caches and builds
	@rm -rf build dist *.egg-info .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	@find . -name __pycache__ -not -path './$(VENV)*/*' -prune -exec rm -rf {} +

distclean: clean  ## remove the environment and the demo's folder, too
	@rm -rf $(VENV) $(FAST) demo

$(PLAY): pyproject.toml | $(BIN)/pip
	@echo "Installing gamemaster with its demo into $(VENV); it may take a minute ..."
	@$(PIP) install --quiet --quiet --editable '.[demo]'
	@touch $@

$(WORK): pyproject.toml | $(BIN)/pip
	@echo "Installing gamemaster with its developers' tools into $(VENV); it may take a minute ..."
	@$(PIP) install --quiet --quiet --editable '.[demo,postgres,dev]'
	@touch $(PLAY) $@

# pip is the last thing that venv puts in place, so a half-made environment is made again
$(BIN)/pip:
	@command -v $(PYTHON) > /dev/null || { \
	    echo "There is no $(PYTHON) here. gamemaster needs Python 3.11 or newer;" >&2; \
	    echo "name one with: make $(MAKECMDGOALS) PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "gamemaster needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1);" >&2; \
	    echo "name another with: make $(MAKECMDGOALS) PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2> /dev/null || { \
	    echo "$(PYTHON) cannot make virtual environments: its venv module is missing." >&2; \
	    echo "On Debian and Ubuntu it comes with: apt install python3-venv" >&2; exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) --version 2>&1) ..."
	@$(PYTHON) -m venv $(VENV)

# Everything a contributor runs. A bare `make` lists it.
# It needs Python 3.11 or newer (another Python: `make setup PYTHON=python3.12`) and, for the page, Node 20 or newer.

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.up-to-date
REPORT := build/rules.json
PAGE := src/crossroads/server/page/index.html
PACKAGES := web/node_modules/.up-to-date
# Tests wait for browsers and servers much of their time: two cores carry more of them than two.
WORKERS ?= 4
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help setup format lint types page check size needs sound test quick rules play serve terminal bench docs mutants
unexport PYTHONDONTWRITEBYTECODE  # tests start hundreds of processes: each would compile all it imports

help:  ## list the targets
	@sed -nE 's/^([a-z]+):.*## (.*)/\1\t\2/p' $(firstword $(MAKEFILE_LIST)) | while IFS="$$(printf '\t')" read -r name what; do printf '  %-8s %s\n' "$$name" "$$what"; done

setup: $(STAMP)  ## make .venv with the pinned packages and crossroads itself

$(STAMP): requirements/runtime.txt requirements/dev.txt pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "crossroads needs Python 3.11 or newer with its venv module; name one that has both: make setup PYTHON=python3.12" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --requirement requirements/dev.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

page: $(PAGE)  ## build the page for the browser

# `npm ci` would refuse a lock file that lacks the optional packages of other systems; the versions are the same.
$(PACKAGES): web/package.json web/package-lock.json
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null || \
		{ echo "the page needs Node 20 or newer with npm; install them, or play in the terminal: make terminal" >&2; exit 1; }
	cd web && npm install --silent --no-save --no-audit --no-fund
	@touch $@

$(PAGE): $(PACKAGES) $(PAGE_SOURCES)
	cd web && npm run --silent build
	@touch $@

format: $(STAMP)  ## put the code into shape
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format --quiet .

lint: $(STAMP)  ## style, layers and determinism
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/determinism.py

types: $(STAMP)  ## mypy, strict
	$(BIN)/mypy

check: $(PACKAGES)  ## types, style and tests of the page
	cd web && npm run --silent check

needs:
	@tools/needs.sh

sound: lint types check size

size: $(PAGE)  ## what a first load of the page takes; it fails over 170 KB
	@cd web && npm run --silent size

ifdef T
test: $(STAMP) needs $(PAGE)  ## all that CI runs: lint, types, the page, every test, rule coverage; T=path runs some tests alone
	$(BIN)/pytest -n $(WORKERS) $(T)
else
test:
	@$(MAKE) --no-print-directory --jobs=3 needs sound
	$(BIN)/pytest -n $(WORKERS) --rules-report=$(REPORT)
	$(BIN)/crossroads rules coverage --report $(REPORT)
endif

quick: $(STAMP)  ## the fast tests of rules, cards, engine and bots; T=tests/server for those of another room
	$(BIN)/pytest -n $(if $(T),$(WORKERS),auto) -m "not slow" $(T)

rules: $(STAMP)  ## every rule id with its tests; GAME=id for those of one game
	$(BIN)/pytest -n $(WORKERS) --quiet --rules-report=$(REPORT)
	$(BIN)/crossroads rules coverage $(if $(GAME),--game $(GAME)) --report $(REPORT)

play: $(STAMP) $(PAGE)  ## play in the browser, on this machine; ARGS="..." goes to `crossroads serve`
	@$(BIN)/crossroads serve --open --log-level warning $(ARGS)

serve: $(STAMP) $(PAGE)  ## serve tables to others; ARGS="..." goes to `crossroads serve`
	@$(BIN)/crossroads serve $(ARGS)

terminal: $(STAMP)  ## play in this terminal; ARGS="..." goes to `crossroads play`
	@$(BIN)/crossroads play $(ARGS)

bench: $(STAMP)  ## run the benchmarks; B=bench/startup.py runs one
	@$(BIN)/python -m pip install --quiet --requirement requirements/bench.txt
	@missed=0; for bench in $(or $(B),$(sort $(wildcard bench/*.py))); do echo "$$bench"; $(BIN)/python $$bench || missed=1; done; exit $$missed

# The tools use each other.
docs mutants: export PYTHONPATH := .
docs: $(STAMP)  ## write the reference pages in docs/reference anew, and the page's types
	$(BIN)/python tools/reference.py
	$(BIN)/crossroads schema > docs/reference/record.schema.json
	$(BIN)/python tools/protocol_types.py
	$(BIN)/python tools/view_types.py
	$(BIN)/python tools/map_faces.py

mutants: $(STAMP)  ## would the tests find small faults in a game's rules? GAME=shelter N=300 SEED=1 ONLY=turn/ JOBS=1
	@$(BIN)/python tools/mutants.py $(or $(GAME),shelter) --number $(or $(N),100) --seed $(or $(SEED),1) --only "$(ONLY)" --jobs $(or $(JOBS),1)

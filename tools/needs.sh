#!/usr/bin/env bash
# Whatever `make test` needs from the system besides Python: installs Debian's packages as root, else says what is missing.
set -euo pipefail

has_postgres() { command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }

missing=()
command -v chromium >/dev/null || missing+=(chromium)
has_postgres || missing+=(postgresql)

if ((${#missing[@]})); then
  if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  else
    echo "make test needs ${missing[*]}: install them first (on Debian: sudo apt install ${missing[*]})" >&2
    exit 1
  fi
fi

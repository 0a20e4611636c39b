"""What runs on the host: a script for any POSIX shell, which comes by standard input like all that it works with."""
from __future__ import annotations

# The only argument that other users of the host can see: it reads the script, and nothing after it.
LOADER = 'eval "$(dd bs=1 count=%d 2>/dev/null)"'

# Bytes of the standard input: this script, the pages, and to the end what Passo reads: values and secrets.
SCRIPT = r"""
set -u
umask 077
begin() { printf '\n%s\n' "passo-begin-$nonce"; }
finish() { printf '\n%s %s\n' "passo-end-$nonce" "$1"; exit "$1"; }
# A folder that is this account's own, and that programs can be started from.
usable() {
  mkdir -p "$1" 2>/dev/null && [ -d "$1" ] && [ ! -h "$1" ] && [ -O "$1" ] && chmod 700 "$1" || return 1
  printf '#!/bin/sh\n:\n' 2>/dev/null >"$1/try.$$" && chmod 700 "$1/try.$$" && "$1/try.$$" 2>/dev/null
  set -- "$1" $?
  rm -f "$1/try.$$"
  return "$2"
}
own=$(id -u)
cache=
for folder in "${XDG_CACHE_HOME:-${HOME:-/nonexistent}/.cache}/passo-runbook" "/var/tmp/passo-runbook-$own" "/tmp/passo-runbook-$own"; do
  if usable "$folder"; then cache=$folder; break; fi
done
begin
if [ -z "$cache" ]; then
  echo "no folder of this account can hold a program: the disk is full, or mounted noexec" >&2
  finish 82
fi
"""

# The program: of PATH where it is that version, else of the cache by its checksum.
FIND = r"""
arch=$(uname -m)
checksum=
for pair in $checksums; do
  if [ "${pair%%:*}" = "$arch" ]; then checksum=${pair#*:}; fi
done
find_passo() {
  passo=$(command -v passo 2>/dev/null) && [ "$("$passo" --version 2>/dev/null </dev/null)" = "$version" ] && return
  passo=$cache/passo-$checksum
  [ -n "$checksum" ] && [ -x "$passo" ]
}
if ! find_passo; then
  printf '{"arch":"%s"}\n' "$arch"
  finish 80
fi
"""

# Receives the program once. It gets its name when it is whole, so that no other run sees a part of it.
BRING = r"""
part=$cache/part.$$
trap 'rm -f "$part"' EXIT
trap 'exit 129' HUP INT TERM
if ! gzip -dc >"$part" 2>/dev/null; then
  echo "the program could not be written: is the disk full?" >&2
  finish 82
fi
sum=$( (sha256sum "$part" 2>/dev/null || shasum -a 256 "$part" || openssl dgst -sha256 -r "$part") | cut -d ' ' -f 1)
if [ "$sum" != "$checksum" ]; then
  echo "the program did not arrive as it was sent" >&2
  finish 82
fi
chmod 700 "$part"
if ! "$part" --version >/dev/null 2>&1 </dev/null; then
  echo "the program does not run here: it is for another architecture, or a newer kernel" >&2
  finish 83
fi
mv "$part" "$cache/passo-$checksum"
finish 0
"""

# One controller at a time; those that are gone are forgotten, by the time at which their process began.
LOCK = r"""
started() { cut -d ' ' -f 22 "/proc/$1/stat" 2>/dev/null || echo 0; }
mkdir -p "$cache/held"
tries=0
until mkdir "$cache/mutex" 2>/dev/null; do
  tries=$((tries + 1))
  [ "$tries" -lt 10 ] || break
  sleep 1
done
for held in "$cache"/held/*; do
  [ -e "$held" ] || continue
  pid=${held##*/}
  { read -r who; read -r when; } <"$held"
  if kill -0 "$pid" 2>/dev/null && [ "$(started "$pid")" = "$when" ]; then
    if [ "$who" != "$controller" ]; then
      rmdir "$cache/mutex" 2>/dev/null
      echo "another controller runs a page here: $who" >&2
      finish 81
    fi
  else
    rm -f "$held"
  fi
done
printf '%s\n%s\n' "$controller" "$(started $$)" >"$cache/held/$$"
rmdir "$cache/mutex" 2>/dev/null
trap 'rm -f "$cache/held/$$"; [ -n "$keep" ] || rm -rf "$pages"' EXIT
trap 'exit 129' HUP INT TERM PIPE
keep=
pages=$cache/pages/$key
mkdir -p "$pages"
"""

# GNU's head reads no more than it is asked for; of others that is not known.
TAKE = r"""
if head --version 2>/dev/null </dev/null | grep -q GNU; then take() { head -c "$1"; }
else take() { dd bs=1 count="$1" 2>/dev/null; }; fi
"""

# Journals are kept where the run did not end well, so that it can be resumed; they hold no secret.
#
# A lost connection shows nowhere but in writing: blank lines on standard error, which the controller passes over, tell
# it within seconds, and the run is ended as by a person, so that nothing more of the page is done.
RUN = r"""
exec 3<&0
"$passo" "$@" <&3 3<&- &
running=$!
exec 3<&-
(
  trap '' PIPE
  trap - EXIT HUP INT TERM
  while sleep 2 >/dev/null 2>&1; do
    printf '\n' >&2 || break
  done
  kill -TERM "$running"
) </dev/null >/dev/null &
watch=$!
trap 'keep=1; kill -TERM "$running" 2>/dev/null; wait "$running"; exit 129' HUP INT TERM
status=0
wait "$running" || status=$?
kill -KILL "$watch" 2>/dev/null
if [ "$status" -eq 0 ] || [ -n "$planned" ]; then
  grep -l -F "\"$pages/" "$state"/*.jsonl 2>/dev/null | while IFS= read -r journal; do
    rm -f "${journal%.jsonl}".*
  done
else
  keep=1
fi
finish "$status"
"""


# Where the home cannot hold journals they are beside the program. What did not end well left one that names the page.
EARLIER = r"""
state=${XDG_STATE_HOME:-${HOME:-/nonexistent}/.local/state}
if ! mkdir -p "$state" 2>/dev/null || [ ! -w "$state" ]; then
  export XDG_STATE_HOME="$cache/state"
  state=$XDG_STATE_HOME
fi
state=$state/passo/runs
earlier=
if [ -n "$resume" ]; then
  for journal in "$state"/*.jsonl; do
    if grep -q -F "\"$pages/" "$journal" 2>/dev/null; then
      earlier=${journal##*/}
      earlier=${earlier%.jsonl}
    fi
  done
fi
"""


def quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def assignments(names: dict[str, str]) -> str:
    return "".join("%s=%s\n" % (name, quoted(value)) for name, value in names.items())


def pages(files: list[tuple[str, bytes]]) -> str:
    return TAKE + "".join(
        "take %d >\"$pages/\"%s || { echo 'the page could not be written: is the disk full?' >&2; finish 82; }\n"
        % (len(content), quoted(name)) for name, content in files)


def command(words: list[str], resuming: list[str]) -> str:
    """Words that begin with `@` are pages in the folder of the run.

    `resuming` are the words after those that name the run.
    """
    parts = ['"$pages/"' + quoted(word[1:]) if word.startswith("@") else quoted(word) for word in words]
    later = " ".join(map(quoted, resuming))
    return EARLIER + (
        'if [ -n "$earlier" ]; then set -- run --resume "$earlier" %s\nelse set -- %s\nfi\n' % (later, " ".join(parts))) + RUN

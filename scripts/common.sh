# Shared by ./play, ./walstatt and ./test (sourced, not run): language, missing packages, configure and build.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros

# What the program is built from, and what only the tests need on top.
build_packages=(g++ cmake ninja-build ccache mold pkg-config libgtest-dev libbenchmark-dev librapidcheck-dev
  libtomlplusplus-dev libfmt-dev libcli11-dev libsodium-dev libboost1.81-dev libboost-json1.81-dev
  libsqlite3-dev libspdlog-dev python3)
test_packages=(chromium-headless-shell clang-19 lld-19 libclang-rt-19-dev libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc
  clang-format-19 clang-tidy-19)

# in_language GERMAN ENGLISH: prints the one that suits the user's locale.
in_language() {
  case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
    de*) printf '%s\n' "$1" ;;
    *) printf '%s\n' "$2" ;;
  esac
}

say() { in_language "$@" >&2; }

die() {
  say "$@"
  exit 1
}

# is_at_least MAJOR.MINOR COMMAND...: whether the version that a command prints is that or later.
is_at_least() {
  local wanted=$1 version
  shift
  version=$("$@" 2>/dev/null) || return 1
  printf '%s\n%s\n' "$wanted" "${version#v}" | sort -C -V
}

# use_node: puts Node.js 20.19 and npm 11, which the page is built with, first on the PATH. Debian 12 has older ones: with
# them the new ones are fetched once from the npm registry into build/node.
node_folder=$root/build/node/node_modules
use_node() {
  [[ -d $node_folder ]] && PATH=$node_folder/.bin:$PATH
  is_at_least 20.19 node --version && is_at_least 11.0 npm --version && return 0
  PATH=${PATH//$node_folder\/.bin:/}
  command -v npm >/dev/null || install_packages "für die Seite im Browser" "for the page in the browser" nodejs npm
  say "Node.js und npm sind zu alt; neuere kommen nach build/node." \
    "Node.js and npm are too old; newer ones go to build/node."
  local machine=x64
  [[ $(uname -m) == aarch64 ]] && machine=arm64
  npm install --silent --no-audit --no-fund --prefix "$root/build/node" "node-linux-$machine@22.23.3" npm@11.19.1 >&2 ||
    die "Node.js ließ sich nicht holen (npm install, siehe oben)." "Node.js could not be fetched (npm install, see above)."
  ln -sf "../node-linux-$machine/bin/node" "$node_folder/.bin/node"
  PATH=$node_folder/.bin:$PATH
}

# install_web: the npm packages of the page, if the lock file has changed since.
install_web() {
  local folder=$root/web
  [[ $folder/node_modules/.package-lock.json -nt $folder/package-lock.json ]] && return 0
  (cd "$folder" && npm ci --no-audit --no-fund) </dev/null >&2 || return 1
  touch "$folder/node_modules/.package-lock.json"
}

# build_web: web/dist, if anything that it is made from has changed since.
build_web() {
  local folder=$root/web
  install_web || return 1
  if [[ -f $folder/dist/index.html ]] && [[ -z $(find "$folder" "$root/docs/protocol.schema.json" -newer "$folder/dist/index.html" \
    -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -print -quit) ]]; then
    return 0
  fi
  (cd "$folder" && npm run --silent build) </dev/null >&2
}

# missing_packages NAME...: prints the names that are not installed.
missing_packages() {
  local installed name
  installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
  for name in "$@"; do
    [[ $'\n'"$installed"$'\n' == *$'\n'"$name installed"$'\n'* ]] || printf '%s\n' "$name"
  done
}

# install_packages REASON_GERMAN REASON_ENGLISH NAME...: installs what is missing; no apt call when nothing is.
install_packages() {
  local reason_de=$1 reason_en=$2 missing
  shift 2
  if ! command -v dpkg-query >/dev/null; then
    say "Kein Debian: bitte diese Debian-Pakete in der eigenen Fassung bereitstellen: $*" \
      "Not Debian: please provide your system's counterparts of these Debian packages: $*"
    return 0
  fi
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0

  local -a install=(apt-get install -y -o DPkg::Lock::Timeout=600 --no-install-recommends --no-remove "${missing[@]}")
  local -a as_root=()
  say "Es fehlen Pakete ($reason_de): ${missing[*]}" "Packages are missing ($reason_en): ${missing[*]}"
  if [[ $(id -u) != 0 ]]; then
    command -v sudo >/dev/null || die "Weder root noch sudo. Bitte als root ausführen:
  apt-get update && ${install[*]}" "Neither root nor sudo. Please run as root:
  apt-get update && ${install[*]}"
    as_root=(sudo)
  fi
  say "Sie werden jetzt mit apt-get installiert." "Installing them now with apt-get."
  "${as_root[@]}" apt-get update -q -o DPkg::Lock::Timeout=600 </dev/null >&2 ||
    say "apt-get update ist fehlgeschlagen; es wird mit den vorhandenen Listen versucht." \
      "apt-get update failed; trying with the lists at hand."
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive "${install[@]}" </dev/null >&2 ||
    die "Installation fehlgeschlagen (siehe oben). Boost 1.81 verträgt sich nicht mit libboost1.74-dev: ist das
installiert, zuerst entfernen (apt-get remove libboost1.74-dev). Von Hand:
  apt-get update && ${install[*]}" "Installation failed (see above). Boost 1.81 cannot live beside libboost1.74-dev: if
that is installed, remove it first (apt-get remove libboost1.74-dev). By hand:
  apt-get update && ${install[*]}"
}

# configure PRESET: only when never done, or afresh when presets or toolchain changed (CMake keeps old flags in its
# cache otherwise); ninja notices changed CMake files by itself.
configure() {
  local stamp="build/$1/.configured"
  [[ -f build/$1/build.ninja && $stamp -nt CMakePresets.json && $stamp -nt cmake/wasm32-wasi.cmake ]] && return 0
  cmake --fresh --preset "$1" </dev/null >&2 || return 1
  touch "$stamp"
}

# build PRESET [TARGET...]: configures if needed, then builds.
build() {
  local preset=$1
  shift
  configure "$preset" || return 1
  cmake --build --preset "$preset" ${1:+--target "$@"} </dev/null >&2
}

# show_progress LABEL: reads what ninja says and keeps one line of it on the terminal, "LABEL 12/34".
show_progress() {
  local label=$1 line shown=""
  while IFS= read -r line; do
    [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
    shown="$label ${BASH_REMATCH[1]}/${BASH_REMATCH[2]}"
    printf '\r%s ' "$shown" >&2
  done
  [[ -z $shown ]] || printf '\r%*s\r' "$((${#shown} + 1))" '' >&2
}

# build_page: web/dist for ./play, quietly as build_program does it.
build_page() {
  local log=$root/build/page.log
  use_node
  [[ -f $root/web/dist/index.html ]] || say "Die Seite wird gebaut." "Building the page."
  build_web >"$log" 2>&1 && return 0
  cat "$log" >&2
  die "Die Seite ließ sich nicht bauen; der Grund steht oben und in build/page.log." \
    "Building the page failed; the reason is shown above and in build/page.log."
}

# build_program: what ./play and ./walstatt need, quietly: everything goes to build/play.log, which is shown only if
# something fails. The folder one stands in stays the same.
program=$root/build/release/cli/walstatt
build_program() {
  local log=$root/build/play.log status=0
  install_packages "zum Übersetzen" "to compile the program" "${build_packages[@]}"
  [[ -x $program ]] || say "Walstatt wird zum ersten Mal übersetzt; das dauert einige Minuten." \
    "Compiling Walstatt for the first time; this takes a few minutes."
  mkdir -p "$root/build"
  if [[ -t 2 ]]; then
    (cd "$root" && NINJA_STATUS='[%f/%t] ' build release walstatt 2>&1) | tee "$log" |
      show_progress "$(in_language "Übersetzt:" "Compiling:")" || status=$?
  else
    (cd "$root" && build release walstatt) >"$log" 2>&1 || status=$?
  fi
  [[ $status == 0 ]] && return 0
  cat "$log" >&2
  die "Das Übersetzen ist fehlgeschlagen; der Grund steht oben und in build/play.log." \
    "Compiling failed; the reason is shown above and in build/play.log."
}

#!/usr/bin/env bash
# Builds the benchmark as WebAssembly, plays its fixed games under Node and compares the signatures with those of the
# native builds in build/release and build/debug (the latter only if it is there). Any difference fails.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/common.sh
source scripts/common.sh

use_node
native=build/release/bench/walstatt_bench
[[ -x $native ]] || die "$native fehlt; zuerst: cmake --preset release && cmake --build --preset release" \
  "$native is missing; first: cmake --preset release && cmake --build --preset release"

build wasm walstatt_bench

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# signatures NAME COMMAND...: keeps the signature lines of a run in $scratch/NAME.
signatures() {
  local name=$1
  shift
  "$@" --small </dev/null >"$scratch/$name.out" || {
    echo "wasm-bench: $name: '$* --small' ended with code $?; its output:"
    cat "$scratch/$name.out"
    return 1
  }
  grep signature "$scratch/$name.out" >"$scratch/$name" || {
    echo "wasm-bench: $name: '$* --small' printed no line with 'signature'"
    return 1
  }
}

signatures release "$native"
signatures wasm node scripts/run-wasi.mjs build/wasm/bench/walstatt_bench.wasm
others=(wasm)
if [[ -x build/debug/bench/walstatt_bench ]]; then
  signatures debug build/debug/bench/walstatt_bench
  others+=(debug)
fi

for other in "${others[@]}"; do
  if ! diff -u --label release --label "$other" "$scratch/release" "$scratch/$other"; then
    echo "wasm-bench: release and $other play differently"
    exit 1
  fi
done
echo "wasm-bench: $(wc -l <"$scratch/release") signatures alike in release, ${others[*]}"

#!/usr/bin/env bash
# Builds the fuzzers (preset fuzz) and runs each for a number of seconds: scripts/fuzz.sh [seconds, 60 by default].
# A crash leaves the input that caused it in build/fuzz/found/ and fails.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/common.sh
source scripts/common.sh

seconds=${1:-60}
build fuzz fuzz_notation fuzz_files walstatt
seeds=build/fuzz/seeds found=build/fuzz/found
rm -rf "$seeds" && mkdir -p "$seeds/notation" "$seeds/files" "$found"
cp tests/records/*.jsonl content/mfm/scenarios/*.toml "$seeds/files/"
number=0
for setup in geheimdokument battle-50 battle-75; do
  for players in random,random greedy,random; do
    record=$seeds/files/$setup-$players.jsonl
    build/fuzz/cli/walstatt play --game mfm --setup "$setup" --players "$players" --dice fast --seed 1 --record "$record" </dev/null >/dev/null
    for step in 5 20 40 60 80; do
      position=$(build/fuzz/cli/walstatt position --record "$record" --to "$step" | grep -m1 '^mfm1 ' || true)
      [[ -z $position ]] || printf '\0%s\npass' "$position" >"$seeds/notation/$((number += 1))"
    done
  done
done

for target in notation files; do
  mkdir -p "build/fuzz/corpus-$target"
  "build/fuzz/tests/fuzz/fuzz_$target" "build/fuzz/corpus-$target" "$seeds/$target" -max_total_time="$seconds" -max_len=4096 -timeout=20 \
    -artifact_prefix="$found/" -print_final_stats=1 >"build/fuzz/$target.log" 2>&1 || {
    tail -40 "build/fuzz/$target.log"
    exit 1
  }
  grep -E 'number_of_executed_units' "build/fuzz/$target.log"
done

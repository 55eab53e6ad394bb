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
cp tests/records/*.jsonl "$seeds/files/"
for scenario in content/*/scenarios/*.toml; do  # games may have scenarios of one name
  cp "$scenario" "$seeds/files/$(cut -d/ -f2,4 <<<"$scenario" | tr / -)"
done
# Questions to the workshops.
number=0
while IFS= read -r question; do
  number=$((number + 1))
  printf '%b' "$question" >"$seeds/files/question-$number.toml"
done <<'END'
ask = "groups"\ndice = [14, 14, 13, 5, 1, 9]\nscored = [0, 1, 2, 4]\nskill = 3
ask = "score"\nrolled = [14, 13, 9, 2]\naside = [14, 1]\ndie = 20
ask = "ward"\nattacks = [16, 16, 6]\ngroup = [12, 12]\nrescue = [17]\nfallen = true
ask = "damage"\ngroup = [14, 14, 14]\nunmet = [0]\ndie = 10\nfaces = [9, 9, 3, 1]\narmour = { protection = 4, quality = 3, light = true }
ask = "shot"\ndice = [16, 15, 15]\nsize = "small"\nmetres = 60\ntarget = "fast"\nthrown = [4, 3, 5]
ask = "check"\nfighter = { base = "knight", dice = 5, weapon = "mace" }
ask = "duel"\ndistance = 30\nside = [{ fighters = ["knight"] }, { fighters = ["mamluk", "archer"] }]
ask = "side"\npoints = 100\nside = { players = 1, armies = [] }
ask = "odds"\na = { type = "heavy-swords", quality = "elite", options = ["impetuous"], lost = 1 }\nb = { type = "heavy-spears", on = "flank" }\ncharger = "a"
ask = "shot-odds"\nshooter = { type = "light-infantry", options = ["bow"] }\ntarget = { type = "foot-knights" }\nsupports = { heavy = 1, light = 2 }
ask = "surprise"\npoints = 200\nseed = 7\nlist = "gaul"
ask = "check"\narmy = { list = "gaul", points = 100, corps = [{ rank = "competent", units = [{ row = "warriors", count = 4 }] }] }
ask = "battle"\npoints = 100\nseed = 3\narmies = []
END
program=build/fuzz/cli/walstatt
# The fuzzer chooses the table by the first byte, in the order in which the games and their setups are listed.
tables=$("$program" games --format json | python3 -c '
import json, sys
for game in json.load(sys.stdin)["games"]:
    for setup in game["setups"]:
        print(game["id"], setup["id"])')
number=0
seed() {  # game, setup, players, a move
  local record=$seeds/files/$2-$3.jsonl table position
  table=$(grep -nx "$1 $2" <<<"$tables" | cut -d: -f1)
  "$program" play --game "$1" --setup "$2" --players "$3" --dice fast --seed 1 --record "$record" </dev/null >/dev/null
  for step in 5 12 20 33 40 60 80 130 180; do
    position=$("$program" position --record "$record" --to "$step" 2>/dev/null | grep -m1 -E '^mfm1 | \| a1 | \| [A-Z]+1 x ' || true)
    [[ -z $position ]] && continue
    number=$((number + 1))
    # shellcheck disable=SC2059  # the byte is written by its number
    printf "\\x$(printf %02x $((table - 1)))%s\n%s" "$position" "$4" >"$seeds/notation/$number"
  done
}
for players in random,random greedy,random; do
  for setup in geheimdokument battle-50 battle-75; do seed mfm "$setup" "$players" pass; done
done
for setup in well outposts open-field; do seed 1192 "$setup" greedy,greedy wait; done
seed adlg first-battle captain,captain 'move HS1 forward 1'
seed adlg whole-procedure random,random end
seed adlg zama random,random stay
seed 1192 three-to-three greedy,greedy,greedy,greedy,greedy,greedy 'attack a1'

for target in notation files; do
  mkdir -p "build/fuzz/corpus-$target"
  "build/fuzz/tests/fuzz/fuzz_$target" "build/fuzz/corpus-$target" "$seeds/$target" -max_total_time="$seconds" -max_len=16384 -timeout=20 \
    -artifact_prefix="$found/" -print_final_stats=1 >"build/fuzz/$target.log" 2>&1 || {
    tail -40 "build/fuzz/$target.log"
    exit 1
  }
  grep -E 'number_of_executed_units' "build/fuzz/$target.log"
done

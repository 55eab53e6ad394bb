#!/usr/bin/env bash
# Runs the browser tests: tests/browser/run.sh [FILE...]. Needs the built program, the built page and Chromium;
# WALSTATT_PROGRAM, WALSTATT_WEB and WALSTATT_CHROMIUM name others than the usual ones.
# The last line is 'N passed, M failed'; tests cut off by their time limit are failed ones. What failed leaves pictures
# in build/browser-failures, the whole report is build/browser-tests.tap.
set -euo pipefail
cd "$(dirname "$0")/../.."

need() {
  [[ -e $1 ]] || { echo "missing: $1 ($2)" >&2; exit 2; }
}
need "${WALSTATT_PROGRAM:-build/release/cli/walstatt}" "cmake --preset release && cmake --build --preset release"
need "${WALSTATT_WEB:-web/dist}/index.html" "npm run build in web/"
need "${WALSTATT_CHROMIUM:-/usr/bin/chromium-headless-shell}" "package chromium-headless-shell"
need web/node_modules/playwright-core "npm ci in web/"

mkdir -p build
rm -rf build/browser-failures
files=("$@")
((${#files[@]})) || files=(tests/browser/*.test.mjs)
status=0
timeout --kill-after=20 1800 node --test --test-concurrency=2 --test-reporter=tap "${files[@]}" >build/browser-tests.tap || status=$?
# Of passed tests the name is enough; of failed ones everything.
awk '/^# Subtest/ { next } /^ok / { print; quiet = 1; next } /^(not ok|#)/ { quiet = 0 } !quiet { print }' build/browser-tests.tap
awk '/^# pass / { passed = $3 } /^# (fail|cancelled) / { failed += $3 } END { printf "%d passed, %d failed\n", passed, failed }' \
  build/browser-tests.tap
exit "$status"

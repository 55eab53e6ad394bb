#!/usr/bin/env bash
# Runs the browser tests: tests/browser/run.sh [FILE...]. Needs the built program, the built page and Chromium;
# WALSTATT_PROGRAM, WALSTATT_WEB and WALSTATT_CHROMIUM name others than the usual ones.
# The last lines are those of node --test: '# pass N', '# fail N'. What failed leaves pictures in build/browser-failures.
set -euo pipefail
cd "$(dirname "$0")/../.."

need() {
  [[ -e $1 ]] || { echo "missing: $1 ($2)" >&2; exit 2; }
}
need "${WALSTATT_PROGRAM:-build/release/cli/walstatt}" "cmake --preset release && cmake --build --preset release"
need "${WALSTATT_WEB:-web/dist}/index.html" "npm run build in web/"
need "${WALSTATT_CHROMIUM:-/usr/bin/chromium}" "package chromium"
need web/node_modules/playwright-core "npm ci in web/"

rm -rf build/browser-failures
files=("$@")
((${#files[@]})) || files=(tests/browser/*.test.mjs)
status=0
timeout --kill-after=20 900 node --test --test-concurrency=2 --test-reporter=tap "${files[@]}" >build/browser-tests.tap || status=$?
# Of passed tests the name is enough; of failed ones everything.
awk '/^# Subtest/ { next } /^ok / { print; quiet = 1; next } /^(not ok|#)/ { quiet = 0 } !quiet { print }' build/browser-tests.tap
exit "$status"

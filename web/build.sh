#!/bin/sh
# Builds the page into web/dist, from where the studio's build script takes it into the program.
# Without a suitable Node.js it says so and succeeds: the program then answers at /api only, and says so too.
set -eu
cd "$(dirname "$0")"

if ! command -v npm >/dev/null 2>&1; then
    echo "page: not built, because Node.js (npm) was not found"
    exit 0
fi
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)'; then
    echo "page: not built, because Node.js $(node --version) is too old: 20.19, 22.12 or newer is needed"
    exit 0
fi
if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci
fi
npm run build

#!/bin/sh
# Whether `desk` compiles for a browser (wasm32-unknown-unknown). Where the target or its libraries cannot be had, it
# is skipped in one line. Libraries in C are not translated for it: a check of Rust needs none of them, and few machines have a
# compiler for that.
set -eu
cd "$(dirname "$0")/.."
TARGET=wasm32-unknown-unknown
has_target() { [ -d "$(rustc --print sysroot)/lib/rustlib/$TARGET" ]; }
if ! has_target && command -v rustup >/dev/null 2>&1; then
    echo "desk: fetching the target $TARGET"
    timeout 120 rustup target add "$TARGET" >/dev/null 2>&1 || true
fi
if ! has_target; then
    echo "desk: not compiled for a browser: there is no $TARGET here (rustup target add $TARGET)"
    exit 0
fi
if ! timeout 300 cargo fetch --locked --quiet --target "$TARGET" 2>/dev/null; then
    echo "desk: not compiled for a browser: its libraries for $TARGET cannot be fetched"
    exit 0
fi
CC_wasm32_unknown_unknown=true AR_wasm32_unknown_unknown=true cargo check --locked -p desk --target "$TARGET" --quiet
echo "desk: compiles for a browser ($TARGET)"

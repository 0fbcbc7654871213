#!/bin/sh
# Whether the desk compiles for a browser (wasm32-unknown-unknown), and lints of `crates/browser`, which is translated for nothing else.
# Where the target or its libraries cannot be had, it is skipped in one line. Libraries in C are not translated for the check; where
# there is clang for them, the site is built for tests, and its desk is asked in Node.js.
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
CC_wasm32_unknown_unknown=true AR_wasm32_unknown_unknown=true RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-Dwarnings__CLIPPY_HACKERY__ \
    cargo check --locked -p desk -p browser --target "$TARGET" --quiet
echo "desk: compiles for a browser ($TARGET), and its border has no lints"
# the site is skipped in one line where clang, Node.js or a network is missing
tools/site.sh --smoke

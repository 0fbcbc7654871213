#!/bin/sh
# `make site`: the laboratory as files for any web server, in site/. It needs a compiler for wasm32-unknown-unknown, clang and Node.js;
# on a machine without them one line says what to install. `--debug` builds target/site for tests, in a third of the time;
# `--test` tries site/ in Node.js and in a browser, `--smoke` builds the desk for tests and asks it in Node.js alone; both are skipped in
# one line where the site cannot be built.
set -eu
cd "$(dirname "$0")/.."
TARGET=wasm32-unknown-unknown
WASM_OPT=binaryen@132.0.0
KIND=${1:---release}
PROFILE=site
SITE=site
case $KIND in --debug | --smoke) PROFILE=dev SITE=target/site ;; esac

lack() {
    echo "site: not built: $1"
    case $KIND in --test | --smoke) ;; *) exit 1 ;; esac
    [ -z "${PLYWOOD_SKIPPED:-}" ] || echo "site: $1" >>"$PLYWOOD_SKIPPED"
    exit 0
}
newest() {
    for name in "$1" "$1-21" "$1-20" "$1-19" "$1-18" "$1-17" "$1-16" "$1-15" "$1-14"; do
        command -v "$name" && return
    done
    return 1
}
# rustup names what it has; a compiler that translates the standard library itself needs none.
has_target() { [ -n "${PLYWOOD_CARGO_FLAGS:-}" ] || [ -d "$(rustc --print sysroot)/lib/rustlib/$TARGET" ]; }
has_target || { command -v rustup >/dev/null 2>&1 && timeout 120 rustup target add "$TARGET" >/dev/null 2>&1; } || true
has_target || lack "the compiler has no $TARGET: rustup target add $TARGET, or see docs/browser.md"
CC_wasm32_unknown_unknown=$(newest clang) || lack "there is no clang for the libraries in C: apt-get install clang llvm"
AR_wasm32_unknown_unknown=$(newest llvm-ar) || lack "there is no llvm-ar: apt-get install llvm"
command -v npm >/dev/null 2>&1 || lack "there is no Node.js (npm)"
# Every browser has had these instructions for years. Deep trees need a deep stack.
CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="-Ctarget-feature=+simd128 -Clink-arg=-zstack-size=8388608"
export CC_wasm32_unknown_unknown AR_wasm32_unknown_unknown CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS

# build NAME FEATURES: the desk with these features as target/site-NAME.wasm
build() {
    # shellcheck disable=SC2086 # flags are several words
    cargo build --locked ${PLYWOOD_CARGO_FLAGS:-} --profile $PROFILE --target "$TARGET" -p browser --no-default-features --features "$2"
    built=target/$TARGET/$([ $PROFILE = dev ] && echo debug || echo $PROFILE)/browser.wasm
    if [ $PROFILE = dev ]; then
        cp "$built" "target/site-$1.wasm"
        return
    fi
    npx --yes --package $WASM_OPT wasm-opt -O3 --strip-debug --strip-producers "$built" -o "target/site-$1.wasm"
}

[ -d web/node_modules ] || (cd web && npm ci)
build printer print
# for tests one file serves for both
if [ $PROFILE = dev ]; then cp target/site-printer.wasm target/site-plywood.wasm; else build plywood ""; fi
if [ "$KIND" = --smoke ]; then
    cd web
    npx vitest run tests/desk.test.js
    echo "site: its desk is built for tests, and answers in Node.js"
    exit
fi
(cd web && npx vite build --logLevel warn --mode site --outDir "../$SITE")
tools/elements.sh
cp target/elements/plywood-elements.js "$SITE/"
set -- plywood=target/site-plywood.wasm printer=target/site-printer.wasm
[ $PROFILE = site ] || set -- --quick "$@"
node web/site/pack.js "$SITE" "$@"
[ "$KIND" = --test ] || exit 0
cd web
npx vitest run tests/desk.test.js
PLYWOOD_SITE="$(pwd)/../site" exec node browser/run.js --site --second-try

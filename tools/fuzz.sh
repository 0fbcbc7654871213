#!/bin/sh
# `make fuzz`: every target in turn, the same time each; docs/results/fuzz.md gets a row for each that was run to its
# end. What a run learns is kept in fuzz/found, so the next one goes on from there. Ctrl-C ends it and says how to go on.
#
#     tools/fuzz.sh SECONDS [TARGET...]
#
# Several may run at once, each with targets of its own.
set -u
cd "$(dirname "$0")/.."
seconds=${1:?expected: tools/fuzz.sh SECONDS [TARGET...]}
shift
result=docs/results/fuzz.md
# A run that takes longer, or more memory than this, is a finding too.
run_seconds=25
run_mebibytes=2048
# Larger inputs find nothing that smaller ones do not, but slowly.
input_bytes=4096

case $seconds in
    '' | *[!0-9]*) echo "make fuzz: bad SECONDS '$seconds': expected a whole number" >&2; exit 2 ;;
esac
if ! cargo fuzz --version >/dev/null 2>&1; then
    echo "make fuzz: cargo-fuzz is missing: install it with 'cargo install cargo-fuzz --locked'" >&2
    exit 2
fi
all=$(ls fuzz/fuzz_targets | sed 's/\.rs$//')
[ $# -gt 0 ] || set -- $all
for target; do
    [ -f "fuzz/fuzz_targets/$target.rs" ] || {
        echo "make fuzz: bad target '$target': expected some of" $all >&2
        exit 2
    }
done

# Our own code has hardly anything for a sanitizer to find. The interpreter of scripts is C: it is compiled with the address sanitizer, by clang, whose
# runtime library is the one that the Rust compiler brings. That compiler takes the flag only with a switch that allows it.
host=$(rustc -vV | sed -n 's/^host: //p')
plain=
guarded=
for target; do
    case $target in
        script_*) guarded="$guarded $target" ;;
        *) plain="$plain $target" ;;
    esac
done
if [ -n "$plain" ]; then
    (cd fuzz && cargo fuzz build --sanitizer none) || exit 1
fi
for target in $guarded; do
    (cd fuzz && CC=clang CFLAGS=-fsanitize=address RUSTC_BOOTSTRAP=1 cargo fuzz build --sanitizer address --target-dir target/address "$target") || exit 1
done
state=$(git rev-parse --short HEAD)
[ -z "$(git status --porcelain -- crates fuzz/attack Cargo.lock)" ] || state="$state, changed"

# Puts a row into the table, in the place of an older one of the same target. A folder is made by one alone: who cannot
# make it waits for another run to finish its row.
note() {
    until mkdir "$result.lock" 2>/dev/null; do sleep 0.1; done
    [ -f "$result" ] || : >"$result"
    rows=$(grep '^| `' "$result" | grep -v "^| \`$1\`")
    {
        echo '# Fuzzing'
        echo
        echo 'Written by `make fuzz SECONDS=… TARGETS="…"`, a row for each target it has run to the end ([how](../testing.md#fuzzing)). A *place* is'
        echo 'a piece of the machine code; the more were reached, the more of the reader was tried. A finding is an input that'
        echo 'broke a promise: it is repaired and kept in `fuzz/corpus`.'
        echo
        echo '| target | runs | seconds | places | findings | state | date |'
        echo '|---|---:|---:|---:|---:|---|---|'
        printf '%s\n%s\n' "$rows" "| \`$1\` | $2 | $3 | $4 | $5 | $state | $(date -u +%F) |" | grep . | sort
    } >"$result.new"
    mv "$result.new" "$result"
    rmdir "$result.lock"
}

found=0
trap 'stopped=yes' INT TERM
while [ $# -gt 0 ]; do
    target=$1
    mkdir -p "fuzz/found/$target" "fuzz/artifacts/$target"
    echo "fuzz: $target, $seconds seconds, $# to go"
    log=fuzz/target/fuzz-$target.log
    case $target in
        script_*) binaries=fuzz/target/address/$host/release ;;
        *) binaries=fuzz/target/$host/release ;;
    esac
    before=$(ls "fuzz/artifacts/$target" | wc -l)
    begun=$(date +%s)
    ASAN_OPTIONS=detect_leaks=0 RUST_BACKTRACE=0 nice -n 19 "$binaries/$target" "fuzz/found/$target" "fuzz/corpus/$target" -max_total_time="$seconds" \
        -max_len=$input_bytes -timeout=$run_seconds -report_slow_units=$run_seconds -rss_limit_mb=$run_mebibytes -print_final_stats=1 \
        -artifact_prefix="fuzz/artifacts/$target/" >"$log" 2>&1
    took=$(($(date +%s) - begun))
    if [ -n "${stopped:-}" ]; then
        echo "make fuzz: stopped; to go on: make fuzz SECONDS=$seconds TARGETS=\"$*\""
        exit 130
    fi
    findings=$(($(ls "fuzz/artifacts/$target" | wc -l) - before))
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    places=$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$log" | tail -n 1)
    if [ -z "$runs" ] || [ "$findings" -gt 0 ]; then
        found=$((found + 1))
        tail -n 40 "$log"
    fi
    note "$target" "${runs:-none}" "$took" "${places:-none}" "$findings"
    shift
done
if [ $found -gt 0 ]; then
    echo "make fuzz: $found targets failed; their inputs are in fuzz/artifacts"
    exit 1
fi
echo "make fuzz: nothing found; $result has the figures"

#!/bin/bash
# rustdoc for `cargo test --doc`: first the crate's pages, whose warnings are errors, then its examples. With the libraries
# that the tests use, where `cargo doc` would translate every one of them again.
set -eu
pages=()
skip=
for word in "$@"; do
    case $word in
    --test) continue ;;
    --test-run-directory | --test-args | --test-runtool) skip=1 && continue ;;
    esac
    [ -n "$skip" ] || pages+=("$word")
    skip=
done
rustdoc "${pages[@]}" -D warnings --out-dir "${CARGO_TARGET_DIR:-target}/pages/$CARGO_PKG_NAME"
exec rustdoc "$@"

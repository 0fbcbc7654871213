# Two commands matter: `make run` and `make test`.
.PHONY: run build watch page-build site elements book build-times test page lint unit docs wasm signature bench verify-long observer-cost pictures ladder fuzz clean

# The studio soon: compiled in two thirds of a release's time, and a little slower (docs/results/build.md).
run:
	cargo run --profile quick --locked --bin plywood

# The program as it is measured and installed: target/release/plywood.
build:
	cargo build --release --locked --bin plywood

# Work on the page: a change in web/ shows in the browser at once. Prints the address to open (Node.js needed).
watch:
	web/watch.sh

# Writes the types of the studio's API into web/src/wire.ts, and builds the page from web/ into crates/studio/page
# (Node.js needed). The result belongs into the same commit as the change: make test fails when the two differ.
page-build:
	web/build.sh

# The laboratory without a server: files for any web server, in site/ (docs/browser.md).
site:
	tools/site.sh

# <plywood-tree> and <plywood-board> for other pages: one script, in target/elements (docs/elements.md).
elements:
	tools/elements.sh

# Compile time by crate, of the studio and of the tests; docs/results/build.md keeps the figures.
build-times:
	python3 tools/build_times.py run -- cargo build --profile quick --locked --bin plywood
	CARGO_INCREMENTAL=0 python3 tools/build_times.py test -- cargo test --workspace --locked --tests --examples --bench '*' --no-run

# Every check, on a machine with Rust and a C compiler and nothing else prepared. What is skipped is said at the end.
test:
	tools/test.sh

# The page: that the built one is up to date, lints, unit tests, size, and what a user does in a browser.
page:
	web/check.sh
	web/browser.sh

# The documents as a book in site/book, searchable and offline; needs Node.js and a built program. Every link is checked.
book:
	book/build.sh

# Clippy looks on while the tests are translated, with every target among them: nothing is translated once more for the lint.
# `--bench '*'` names the benches alone: `--benches` would translate every library once more, as a bench.
lint unit docs: export RUSTC_WORKSPACE_WRAPPER = clippy-driver
lint unit docs: export CLIPPY_ARGS = -Dwarnings__CLIPPY_HACKERY__
lint:
	cargo fmt --all --check
	rustfmt --check --edition 2024 crates/search/src/textbook/*.rs
	tools/plain_words.sh
	cargo test --workspace --locked --tests --examples --bench '*' --no-run --quiet

unit: lint
	cargo test --workspace --locked --tests

# The crates' pages and the examples in them.
docs: lint
	RUSTDOC=$(CURDIR)/tools/rustdoc.sh cargo test --workspace --locked --doc

# That what a browser would need of us compiles for one.
wasm:
	tools/wasm.sh

# Keeps the node totals of `plywood bench` after a change that was meant to change them.
signature:
	PLYWOOD_WRITE=1 cargo test --locked -p cli --test suite -- signature
	@cat crates/cli/tests/data/signature.txt

# Figures, side by side in one run; results are kept in docs/results/.
bench:
	cargo run --release --locked --bin plywood -- bench
	cargo run --release --locked --bin plywood -- bench --threads 2
	cargo run --release --locked -p draughts --example perft -- 10
	cargo bench --locked -p cli --bench peer
	cargo run --release --locked -p pacman --example successors
	for format in svg dot txt json html; do \
		cargo run --release --locked -p draw --example sample -- 100000 target/sample.$$format || exit 1; done
	cd web && node browser/run.js --figures

# Proofs that take minutes, from short to long; docs/results/verify-long.md keeps the last run.
verify-long:
	tools/verify_long.sh

# What an observer that is not there costs, in instructions.
observer-cost:
	python3 tools/observer_cost.py

# Chess against engines of known strength, 100 ms a move: about an hour. Results are kept in docs/results/.
LADDER_GAMES ?= 100
LADDER_FOLDER ?= target/ladder
ladder: build
	tools/ladder.sh $(LADDER_FOLDER) $(LADDER_GAMES)

# Hostile input for every reader, or only for TARGETS="pgn uci", SECONDS each; docs/results/fuzz.md has the figures.
SECONDS ?= 60
TARGETS ?=
fuzz:
	tools/fuzz.sh $(SECONDS) $(TARGETS)

# The picture of the first course and those of docs/studio.md, by the program itself.
pictures: build
	target/release/plywood tree explicit --example deep-cuts --out docs/images/tree-lecture.svg
	cd web && node browser/run.js --pictures

clean:
	cargo clean

# Two commands matter: `make run` and `make test`.
.PHONY: run build page-build test page lint docs unit bench verify-long observer-cost pictures ladder clean

run:
	cargo run --release --locked --bin plywood

build:
	cargo build --release --locked --bin plywood

# Builds the page of the studio from web/ into crates/studio/page (Node.js needed). The result belongs into the same
# commit as the change: make test fails when the two differ.
page-build:
	web/build.sh

# Every check, on a machine with Rust and a C compiler and nothing else prepared.
test: lint docs unit page

# The page: lints, tests, and what a user does in a browser. What this machine lacks is skipped, in one clear line.
page:
	web/check.sh

lint:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

unit:
	cargo test --workspace --locked

# Figures, side by side in one run; results are kept in docs/results/.
bench:
	cargo run --release --locked --bin plywood -- bench
	cargo run --release --locked --bin plywood -- bench --threads 2
	cargo run --release --locked -p draughts --example perft -- 10
	cargo bench --locked -p cli --bench peer
	cargo run --release --locked -p pacman --example successors
	cd web && node browser/run.js --figures

# Proofs that take minutes.
verify-long:
	cargo run --release --locked -p mnk --example measure
	PLYWOOD_LONG_TESTS=1 cargo test --release --locked -p pacman --test suite -- figures
	PLYWOOD_LONG_TESTS=1 cargo test --release --locked -p draughts --test suite -- endgame
	PLYWOOD_LONG_TESTS=1 cargo test --release --locked -p chess --test suite -- endgame
	PLYWOOD_LONG_TESTS=1 cargo test --release --locked -p cli --test suite -- uci_client --nocapture
	PLYWOOD_LONG_TESTS=1 cargo test --release --locked -p studio --test suite -- fuzz
	cargo run --release --locked -p studio --example load

# What an observer that is not there costs, in instructions.
observer-cost:
	python3 tools/observer_cost.py

# Chess against engines of known strength, 100 ms a move: about an hour. Results are kept in docs/results/.
LADDER_GAMES ?= 100
LADDER_FOLDER ?= target/ladder
ladder: build
	tools/ladder.sh $(LADDER_FOLDER) $(LADDER_GAMES)

# The pictures of the README, by the program itself.
pictures: build
	target/release/plywood tree explicit --example deep-cuts --out docs/images/tree-lecture.svg
	target/release/plywood tree mnk --board 3x3 --k 3 --position "xo1/1x1/2o x" --show-depth 2 --boards \
		--out docs/images/tree-board.svg
	cd web && node browser/run.js --pictures

clean:
	cargo clean

# Two commands matter: `make run` and `make test`.
.PHONY: run build test lint docs unit bench verify-long observer-cost clean

run: build
	cargo run --release --locked --bin plywood

build:
	cargo build --release --locked

# Every check, on a machine with Rust and a C compiler and nothing else prepared.
test: lint docs unit

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
	cargo bench --locked -p cli --bench peer

# Proofs that take minutes.
verify-long:
	cargo run --release --locked -p mnk --example long_proofs

# What an observer that is not there costs, in instructions.
observer-cost:
	python3 tools/observer_cost.py

clean:
	cargo clean

//! What draughts tables with seven and eight pieces would cost on 8 to 512 workers: a simulation of the schedule of
//! classes with the rates given.
//!
//! `cargo run --release -p cli --example cluster_plan -- NANOSECONDS BYTES ROUND EACH ROUNDS`: nanoseconds of a worker for a
//! position, bytes sent for a position when all neighbours are of other processes, microseconds of a round and of every further
//! worker in it, and rounds of a layer whose parts are shared. `tools/cluster_measure.py` measures them.

#![allow(clippy::print_stdout, reason = "an example")]

use cluster::{ClassCost, Partition, Rates, schedule};
use draughts::endgame::Numbering;
use endgame::{Class, Indexer};

/// Bytes a second of an ordinary network, and of an ordinary disk: assumed.
const BANDWIDTH: f64 = 100e6;
const DISK: f64 = 500e6;
/// Bytes of a packed position: 999 MB of distances and 42.4 MB of verdicts for the 2,571,945,320 positions of six pieces.
const PACKED: f64 = 0.41;
/// Bytes of memory for a position: four in the shard, and eight for the lists at the most.
const MEMORY: f64 = 12.0;
/// Rounds of a layer in which everyone solves parts of its own: all wait until no process asks about the layers before.
const ROUNDS_ALONE: u64 = 1;

/// Squares of a row, and the most rows a man can have to go.
const ROW: u64 = 4;
const MOST_ROWS: u64 = 7;

fn main() {
    let numbers: Vec<f64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let &[nanoseconds, bytes, round, each, rounds] = &numbers[..] else {
        return println!("expected NANOSECONDS BYTES ROUND EACH ROUNDS");
    };
    let rates = Rates {
        position: nanoseconds * 1e-9,
        bytes,
        bandwidth: BANDWIDTH,
        round: round * 1e-6,
        round_each: each * 1e-6,
        packed: PACKED,
        disk: DISK,
        memory: MEMORY,
    };
    for pieces in [7, 8] {
        print_size(pieces);
        println!(
            "pieces  workers  groups of     hours  worker-hours   busy  network  rounds    disk  memory a worker"
        );
        for workers in [8, 32, 64, 128, 256, 512] {
            for group in [workers, workers / 8] {
                print_row(&costs(pieces, group, rounds as u64), &rates, (pieces, workers, group));
            }
        }
    }
}

fn print_size(pieces: u32) {
    let costs = costs(pieces, 1, 0);
    let (positions, largest): (u64, _) =
        (costs.iter().map(|class| class.positions).sum(), costs.iter().max_by_key(|class| class.positions));
    let (name, most) = largest.map_or(("none", 0), |class| (&class.name, class.positions));
    println!(
        "{pieces} pieces: {positions} positions in {} classes, the largest {name} with {most}; files of {:.0} GB",
        costs.len(),
        positions as f64 * PACKED / 1e9,
    );
}

fn print_row(costs: &[ClassCost], rates: &Rates, (pieces, workers, group): (u32, usize, usize)) {
    let found = schedule(costs, rates, workers, group);
    let spent = found.spent.work + found.spent.network + found.spent.rounds;
    let percent = |part: f64| 100.0 * part / spent;
    println!(
        "{pieces:>6}  {workers:>7}  {group:>9}  {:>8.2}  {:>12.0}  {:>3.0} %  {:>5.0} %  {:>4.0} %  {:>6.1} h  {:>8.1} GiB",
        found.seconds / 3_600.0,
        found.seconds / 3_600.0 * workers as f64,
        100.0 * found.busy,
        percent(found.spent.network),
        percent(found.spent.rounds),
        found.spent.disk / 3_600.0,
        found.worker_bytes / f64::from(1 << 30),
    );
}

/// The classes with exactly this number of pieces; all smaller ones are there.
fn costs(pieces: u32, group: usize, rounds_shared: u64) -> Vec<ClassCost> {
    let numbering = Numbering::new(pieces as usize);
    let classes = numbering.classes();
    let first = classes.iter().position(|class| class.pieces == pieces).unwrap_or(classes.len());
    let cost = |class: &Class| ClassCost {
        name: class.name.clone(),
        positions: class.len(),
        rounds: rounds(class, group, rounds_shared),
        needs: class.needs.iter().filter_map(|need| need.number().checked_sub(first)).collect(),
    };
    classes[first..].iter().map(cost).collect()
}

/// Rounds of a class: those of a layer, as often as there are layers.
fn rounds(class: &Class, group: usize, rounds_shared: u64) -> u64 {
    let run = class.largest_part / 2;
    let share = Partition::new(class, run, group);
    let is_even = class.slices.len() == 1;
    let is_alone = !is_even && share.chunk().is_multiple_of(run.max(1));
    match (share.workers(), is_alone) {
        (1, _) => 0,
        (_, true) => layers(class) * ROUNDS_ALONE,
        (_, false) => layers(class) * rounds_shared,
    }
}

/// How many layers there are: from the fewest rows that the men can have to go to the most.
fn layers(class: &Class) -> u64 {
    let (first, second) = class.name.split_once('v').unwrap_or((&class.name, ""));
    let range = |men: u64| (fewest_rows(men), men * MOST_ROWS - (fewest_rows(men) - men));
    let ((low, high), (low2, high2)) = (range(men_of(first)), range(men_of(second)));
    (high + high2) - (low + low2) + 1
}

/// The men of an army by its name, such as `1K2M`.
fn men_of(army: &str) -> u64 {
    let men = army.strip_suffix('M').map(|army| army.rsplit('K').next().unwrap_or(army));
    men.and_then(|men| men.parse().ok()).unwrap_or(0)
}

/// The fewest rows that this number of men has to go: four stand on the row before the last.
fn fewest_rows(men: u64) -> u64 {
    (0..men).map(|man| 1 + man / ROW).sum()
}

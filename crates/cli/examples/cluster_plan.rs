//! What draughts tables with seven and eight pieces would cost on 8 to 512 workers: a simulation of the schedule of
//! classes with measured rates.
//!
//! `cargo run --release -p cli --example cluster_plan`; docs/results/cluster.md says where the rates come from.

#![allow(clippy::print_stdout, reason = "an example")]

use cluster::{ClassCost, Rates, Share, schedule};
use draughts::endgame::Numbering;
use endgame::{Class, Indexer};

/// Measured with up to five pieces; the network and the disk are those of an ordinary cluster, assumed.
const RATES: Rates = Rates {
    position: 390e-9,
    bytes: 14.0,
    bandwidth: 100e6,
    round: 60e-6,
    round_each: 15e-6,
    packed: 0.42,
    disk: 500e6,
    memory: 12.0,
};

/// Rounds of a layer whose parts are shared, measured; those of larger endings are longer.
const ROUNDS_A_LAYER: u64 = 120;
/// Rounds of a layer in which everyone solves parts of its own.
const ROUNDS_ALONE: u64 = 2;

/// Squares of a row, and the most rows a man can have to go.
const ROW: u64 = 4;
const MOST_ROWS: u64 = 7;

fn main() {
    println!("pieces  workers  groups of    days   busy  network  rounds    disk  memory a worker");
    for pieces in [7, 8] {
        for workers in [8, 32, 64, 128, 256, 512] {
            for group in [workers, workers / 8] {
                print_row(pieces, workers, group);
            }
        }
    }
}

fn print_row(pieces: u32, workers: usize, group: usize) {
    let costs = costs(pieces, group);
    let found = schedule(&costs, &RATES, workers, group);
    let spent = found.spent.work + found.spent.network + found.spent.rounds;
    let percent = |part: f64| 100.0 * part / spent;
    println!(
        "{pieces:>6}  {workers:>7}  {group:>9}  {:>6.2}  {:>3.0} %  {:>5.0} %  {:>4.0} %  {:>6.1} h  {:>8.1} GiB",
        found.seconds / 86_400.0,
        100.0 * found.busy,
        percent(found.spent.network),
        percent(found.spent.rounds),
        found.spent.disk / 3_600.0,
        found.worker_bytes / f64::from(1 << 30),
    );
}

/// The classes with exactly so many pieces; all smaller ones are there.
fn costs(pieces: u32, group: usize) -> Vec<ClassCost> {
    let numbering = Numbering::new(pieces as usize);
    let classes = numbering.classes();
    let first = classes.iter().position(|class| class.pieces == pieces).unwrap_or(classes.len());
    let cost = |class: &Class| ClassCost {
        name: class.name.clone(),
        positions: class.len(),
        rounds: rounds(class, group),
        needs: class.needs.iter().filter_map(|need| need.number().checked_sub(first)).collect(),
    };
    classes[first..].iter().map(cost).collect()
}

/// Rounds of a class: those of a layer, as often as there are layers.
fn rounds(class: &Class, group: usize) -> u64 {
    let run = class.largest_part / 2;
    let share = Share::new(class, run, group);
    let is_even = class.slices.len() == 1;
    let is_alone = !is_even && share.chunk() % run.max(1) == 0;
    layers(class) * if is_alone { ROUNDS_ALONE } else { ROUNDS_A_LAYER }
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

/// The fewest rows that so many men have to go: four stand on the row before the last.
fn fewest_rows(men: u64) -> u64 {
    (0..men).map(|man| 1 + man / ROW).sum()
}

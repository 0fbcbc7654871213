//! `plywood endgame passes`: an ending solved by repeated passes, pass by pass.

use super::endgame_number::find;
use crate::args::{EndgamePasses, TableGame};
use crate::{output, progress};
use anyhow::{Context, ensure};
use endgame::{
    ClassId, ClassTable, Entry, Indexer, PassCount, SolvedTables, TablePlace, Watch, solve, solve_by_passes,
    with_needs,
};
use serde::Serialize;

/// More numbers than this take minutes: every pass looks at all that is not known.
const MOST_NUMBERS: u64 = 500_000;

pub fn run(args: &EndgamePasses) -> anyhow::Result<()> {
    let (_, most) = args.game.pieces();
    match args.game {
        TableGame::Chess => watch(&find(chess::endgame::Numbering::new, most, &args.ending)?, args),
        TableGame::Draughts => {
            let numbering = |pieces: u32| draughts::endgame::Numbering::new(pieces as usize);
            watch(&find(numbering, most, &args.ending)?, args)
        }
    }
}

/// What the passes found.
#[derive(Serialize)]
struct PassesView {
    ending: String,
    positions: u64,
    needs: Vec<String>,
    passes: Vec<PassView>,
    drawn: u64,
    /// How often the passes looked at a position.
    looks: u64,
    /// Positions about which the retrograde solver says something else.
    differences: u64,
}

#[derive(Serialize)]
struct PassView {
    pass: u16,
    won: u64,
    lost: u64,
    known: u64,
    unknown: u64,
}

fn watch<I: Indexer>((numbering, id): &(I, ClassId), args: &EndgamePasses) -> anyhow::Result<()> {
    let class = numbering.class(*id);
    ensure!(
        class.len() <= MOST_NUMBERS,
        "too large an ending '{}': expected at most {} numbers, not {}; plywood endgame build solves it",
        args.ending,
        output::count(MOST_NUMBERS),
        output::count(class.len())
    );
    let positions =
        (0..class.len()).filter(|&index| numbering.is_used(TablePlace { class: *id, index })).count() as u64;
    let needs = class.needs.iter().map(|&need| numbering.class(need).name.clone()).collect();
    let mut view = PassesView {
        ending: class.name.clone(),
        positions,
        needs,
        passes: Vec::new(),
        drawn: positions,
        looks: 0,
        differences: 0,
    };
    let is_told = !args.print.json;
    if is_told {
        output::say(&heading(&view))?;
    }
    progress::watched(|follow| {
        let quiet = Watch { stop: follow.stop, progress: &|_| {} };
        let mut solved = SolvedTables::default();
        for class in with_needs(numbering, *id) {
            solve(numbering, class, &mut solved, quiet)?;
        }
        let mut tell = |count: PassCount| {
            view.add(count);
            if is_told {
                // A reader that has gone is no reason to stop.
                let _ = output::say(&view.passes.last().map(line).unwrap_or_default());
            }
        };
        let table = solve_by_passes(numbering, *id, &solved, follow.stop, &mut tell)?;
        view.differences = differences(&table, |index| solved.entry(TablePlace { class: *id, index }));
        Ok::<(), endgame::Stopped>(())
    })
    .context("stopped: the passes are not kept")?;
    ensure!(
        view.differences == 0,
        "the retrograde solver says something else of {} positions",
        view.differences
    );
    if is_told { output::say(&ending(&view)) } else { output::json(&view) }
}

impl PassesView {
    fn add(&mut self, count: PassCount) {
        self.looks += self.drawn;
        self.drawn -= count.count_known();
        self.passes.push(PassView {
            pass: count.number,
            won: count.wins,
            lost: count.losses,
            known: self.positions - self.drawn,
            unknown: self.drawn,
        });
    }
}

fn differences(table: &ClassTable, solver: impl Fn(u64) -> Entry) -> u64 {
    (0..table.len()).filter(|&index| table.get(index) != solver(index)).count() as u64
}

fn heading(view: &PassesView) -> String {
    let needs = if view.needs.is_empty() { "no other ending".into() } else { view.needs.join(", ") };
    format!(
        "{}: {} positions; a move may lead to {needs}\n{:>5} {:>11} {:>11} {:>11} {:>11}\n",
        view.ending,
        output::count(view.positions),
        "pass",
        "won",
        "lost",
        "known",
        "unknown"
    )
}

fn line(pass: &PassView) -> String {
    let [won, lost, known, unknown] = [pass.won, pass.lost, pass.known, pass.unknown].map(output::count);
    format!("{:>5} {won:>11} {lost:>11} {known:>11} {unknown:>11}\n", pass.pass)
}

fn ending(view: &PassesView) -> String {
    format!(
        "nothing new: {} positions are drawn\nthe passes looked {} times at a position; the retrograde solver finds the same\n",
        output::count(view.drawn),
        output::count(view.looks)
    )
}

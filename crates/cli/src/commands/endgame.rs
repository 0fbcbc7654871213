//! `plywood endgame`: tables of exact values for few pieces.

use super::endgame_team;
use crate::args::{Endgame, EndgameBuild, EndgameProbe, EndgameWork, TableGame};
use crate::{interrupt, output, progress, setup};
use anyhow::Context;
use endgame::{Indexer, Longest, Place, Plan, Progress, Stats, Store, Watch};
use search::Notation;
use serde::Serialize;

pub fn run(args: &Endgame) -> anyhow::Result<()> {
    let (work, job) = match args {
        Endgame::Build(build) => (&build.work, Job::Build(build)),
        Endgame::Stats(work) => (work, Job::Stats),
        Endgame::Verify(work) => (work, Job::Verify),
        Endgame::Probe(probe) => return self::probe(probe),
    };
    let pieces = pieces(work, job)?;
    // Only tables that are built may make their folder.
    if !matches!(job, Job::Build(_)) {
        setup::check_data(work.data.as_deref())?;
    }
    let store = Store::new(setup::tables_of(work.game.name(), work.data.as_deref())?);
    on_threads(work, || match work.game {
        TableGame::Draughts => {
            let numbering = draughts::endgame::Numbering::new(pieces as usize);
            Task { numbering, store, pieces, work }.run(job)
        }
        TableGame::Chess => {
            let numbering = chess::endgame::Numbering::new(pieces);
            Task { numbering, store, pieces, work }.run(job)
        }
    })
}

/// How many pieces: what one process cannot hold is for many workers.
fn pieces(work: &EndgameWork, job: Job) -> anyhow::Result<u32> {
    let (usual, most) = work.game.pieces();
    let most = match job {
        Job::Build(build) if !endgame_team::is_asked_for(build) => most,
        _ => work.game.most_together(),
    };
    let pieces = work.pieces.unwrap_or(usual);
    anyhow::ensure!(pieces <= most, "bad number of pieces '{pieces}': expected 2 to {most}");
    Ok(pieces)
}

fn on_threads(work: &EndgameWork, job: impl FnOnce() -> anyhow::Result<()> + Send) -> anyhow::Result<()> {
    let threads = work.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.context("cannot start threads")?.install(job)
}

/// What is to be done with the tables.
#[derive(Clone, Copy)]
enum Job<'a> {
    Build(&'a EndgameBuild),
    Stats,
    Verify,
}

/// Work on the tables of one game.
struct Task<'a, I> {
    numbering: I,
    store: Store,
    pieces: u32,
    work: &'a EndgameWork,
}

impl<I: Indexer<Game: Notation>> Task<'_, I> {
    fn run(&self, job: Job) -> anyhow::Result<()> {
        match job {
            Job::Build(build) if endgame_team::is_asked_for(build) => self.build_together(build),
            Job::Build(_) => self.build(),
            Job::Stats => self.stats(),
            Job::Verify => self.verify(),
        }
    }

    fn build(&self) -> anyhow::Result<()> {
        let plan = endgame::plan(&self.numbering, &self.store, self.pieces)?;
        if !self.work.print.json {
            output::say(&announced(&plan, &self.store))?;
        }
        watched(|watch| endgame::build(&self.numbering, &self.store, &plan, watch))?;
        self.stats()
    }

    fn build_together(&self, build: &EndgameBuild) -> anyhow::Result<()> {
        let figures = endgame_team::build(&self.numbering, &self.store, self.pieces, build)?;
        let stats = self.view(&endgame::stats(&self.numbering, &self.store, self.pieces)?);
        if self.work.print.json {
            return output::json(&TeamView { stats, team: figures });
        }
        output::say(&endgame_team::told(&figures))?;
        output::say(&text(&stats, self.work))
    }

    fn verify(&self) -> anyhow::Result<()> {
        let found = watched(|watch| endgame::verify(&self.numbering, &self.store, self.pieces, watch))?;
        for example in &found.examples {
            let position = self.shown(example.place);
            let (stored, derived) = (example.stored, example.derived);
            output::say(&format!("wrong: {position} stored {stored:?}, derived {derived:?}\n"))?;
        }
        output::say(&format!(
            "{} positions verified, {} wrong, {} classes miscounted\n",
            output::count(found.positions),
            output::count(found.wrong),
            found.miscounted.len()
        ))?;
        anyhow::ensure!(found.wrong == 0 && found.miscounted.is_empty(), "the tables are wrong");
        Ok(())
    }

    fn stats(&self) -> anyhow::Result<()> {
        let view = self.view(&endgame::stats(&self.numbering, &self.store, self.pieces)?);
        if self.work.print.json {
            return output::json(&view);
        }
        if view.totals.is_empty() {
            let game = self.work.game.name();
            return output::say(&format!("no tables yet: plywood endgame build {game}\n"));
        }
        output::say(&text(&view, self.work))
    }

    fn shown(&self, place: Place) -> String {
        self.numbering.game().show_state(&self.numbering.state(place))
    }

    fn view(&self, stats: &Stats) -> StatsView {
        let totals = stats.totals.iter().map(|total| TotalView {
            pieces: total.pieces,
            positions: total.positions,
            wins: total.wins,
            draws: total.draws,
            losses: total.losses,
            longest: total.longest_win.map(|(plies, _)| plies),
            example: total.longest_win.map(|(_, place)| self.shown(place)),
        });
        let slices = stats.slices.iter().map(|slice| {
            let place = |longest: Longest| Place { class: slice.class, index: longest.example };
            SliceView {
                name: slice.count.name.clone(),
                pieces: slice.pieces,
                positions: slice.count.positions,
                wins: slice.count.wins,
                draws: slice.count.draws,
                losses: slice.count.losses,
                longest: slice.count.longest_win.map(|longest| longest.plies),
                example: slice.count.longest_win.map(|longest| self.shown(place(longest))),
            }
        });
        StatsView { totals: totals.collect(), slices: slices.collect() }
    }
}

fn announced(plan: &Plan, store: &Store) -> String {
    format!(
        "{} positions to solve in {} classes, at most {} MiB of memory, tables in {}\n",
        output::count(plan.positions),
        plan.steps.len(),
        plan.memory.div_ceil(1 << 20),
        store.directory().display()
    )
}

/// Ctrl-C ends the work, and the next build goes on from there.
pub(super) fn watched<T>(work: impl FnOnce(Watch) -> T) -> T {
    progress::watched(|follow| {
        let tell = |told: Progress| (follow.progress)(told.done, told.total);
        work(Watch { stop: follow.stop, progress: &tell })
    })
}

#[derive(Serialize)]
struct TotalView {
    pieces: u32,
    positions: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    longest: Option<u16>,
    example: Option<String>,
}

#[derive(Serialize)]
struct SliceView {
    name: String,
    pieces: u32,
    positions: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    longest: Option<u16>,
    example: Option<String>,
}

#[derive(Serialize)]
struct StatsView {
    totals: Vec<TotalView>,
    slices: Vec<SliceView>,
}

/// The tables that several workers have built, and what that took.
#[derive(Serialize)]
struct TeamView {
    #[serde(flatten)]
    stats: StatsView,
    team: cluster::Figures,
}

/// One line of a table of counts.
struct Row<'a> {
    name: String,
    counts: [u64; 4],
    longest: Option<u16>,
    example: Option<&'a str>,
}

/// The sums, and every slice if asked for. Chess players count moves, so their longest win is told in moves.
fn text(view: &StatsView, work: &EndgameWork) -> String {
    let length = |plies: u16| match work.game {
        TableGame::Draughts => plies.to_string(),
        TableGame::Chess => format!("mate in {}", plies.div_ceil(2)),
    };
    let heading = |first: &str| {
        format!(
            "{first:>8} {:>14} {:>14} {:>14} {:>14}  longest win\n",
            "positions", "wins", "draws", "losses"
        )
    };
    let line = |row: Row| {
        let counts: Vec<String> = row.counts.iter().map(|&n| format!("{:>14}", output::count(n))).collect();
        let longest = row.longest.map_or(String::new(), length);
        let text =
            format!("{:>8} {}  {longest:>4}  {}", row.name, counts.join(" "), row.example.unwrap_or(""));
        format!("{}\n", text.trim_end())
    };
    let mut out = heading("pieces");
    for total in &view.totals {
        out.push_str(&line(Row {
            name: total.pieces.to_string(),
            counts: [total.positions, total.wins, total.draws, total.losses],
            longest: total.longest,
            example: total.example.as_deref(),
        }));
    }
    if !work.slices {
        return out;
    }
    out.push('\n');
    out.push_str(&heading("slice"));
    for slice in &view.slices {
        out.push_str(&line(Row {
            name: slice.name.clone(),
            counts: [slice.positions, slice.wins, slice.draws, slice.losses],
            longest: slice.longest,
            example: slice.example.as_deref(),
        }));
    }
    out
}

#[derive(Serialize)]
struct ProbeView {
    position: String,
    value: String,
    plies: Option<u32>,
    moves: Vec<session::SolvedMove>,
}

fn probe(args: &EndgameProbe) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    let at = setup::at(&args.place);
    let solved = bench.solve(&at, true, &interrupt::stop_flag())?;
    if args.print.json {
        let (position, value, plies, moves) = (solved.position, solved.value, solved.plies, solved.moves);
        return output::json(&ProbeView { position, value, plies, moves });
    }
    let turn = bench.position(&at)?.turn;
    output::say(&super::solve::text(&solved, &turn, bench.idiom()))
}

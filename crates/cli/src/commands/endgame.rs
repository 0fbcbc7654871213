//! `plywood endgame`: tables of exact values for few pieces.

use super::endgame_team;
use crate::args::{EndgameBuild, EndgameCommand, EndgameProbe, EndgameWork, TableGame};
use crate::{interrupt, output, progress, setup};
use anyhow::Context;
use endgame::{BuildPlan, FileKind, Indexer, Longest, Store, StoreStats, TablePlace, Watch, WorkProgress};
use search::Notation;
use serde::Serialize;

pub fn run(args: &EndgameCommand) -> anyhow::Result<()> {
    let (work, job) = match args {
        EndgameCommand::Build(build) => (&build.work, TableJob::Build(build)),
        EndgameCommand::Stats(work) => (work, TableJob::Stats),
        EndgameCommand::Verify(work) => (work, TableJob::Verify),
        EndgameCommand::Probe(probe) => return self::probe(probe),
        EndgameCommand::Number(number) => return super::endgame_number::run(number),
        EndgameCommand::Passes(passes) => return super::endgame_passes::run(passes),
    };
    let pieces = pieces(work, job)?;
    // Only tables that are built may make their folder.
    if !matches!(job, TableJob::Build(_)) {
        setup::check_data(work.data.as_deref())?;
    }
    let store = Store::new(setup::tables_of(work.game.name(), work.data.as_deref())?);
    on_threads(work, || match work.game {
        TableGame::Draughts => {
            let numbering = draughts::endgame::Numbering::new(pieces as usize);
            TableTask { numbering, store, pieces, work }.run(job)
        }
        TableGame::Chess => {
            let numbering = chess::endgame::Numbering::new(pieces);
            TableTask { numbering, store, pieces, work }.run(job)
        }
    })
}

/// How many pieces: what one process cannot hold is for many workers.
fn pieces(work: &EndgameWork, job: TableJob) -> anyhow::Result<u32> {
    let (usual, most) = work.game.pieces();
    let most = match job {
        TableJob::Build(build) if !endgame_team::is_asked_for(build) => most,
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

/// A job on the tables.
#[derive(Clone, Copy)]
enum TableJob<'a> {
    Build(&'a EndgameBuild),
    Stats,
    Verify,
}

/// Work on the tables of one game.
struct TableTask<'a, I> {
    numbering: I,
    store: Store,
    pieces: u32,
    work: &'a EndgameWork,
}

impl<I: Indexer<Game: Notation>> TableTask<'_, I> {
    fn run(&self, job: TableJob) -> anyhow::Result<()> {
        match job {
            TableJob::Build(build) if endgame_team::is_asked_for(build) => self.build_together(build),
            TableJob::Build(_) => self.build(),
            TableJob::Stats => self.stats(),
            TableJob::Verify => self.verify(),
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
        output::say(&endgame_team::describe_figures(&figures))?;
        output::say(&text(&stats, self.work))
    }

    fn verify(&self) -> anyhow::Result<()> {
        let found = watched(|watch| endgame::verify(&self.numbering, &self.store, self.pieces, watch))?;
        for example in &found.examples {
            let position = self.show_place(example.place);
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

    fn show_place(&self, place: TablePlace) -> String {
        self.numbering.game().show_state(&self.numbering.state(place))
    }

    fn view(&self, stats: &StoreStats) -> StatsView {
        let totals = stats.totals.iter().map(|total| TotalView {
            pieces: total.pieces,
            positions: total.positions,
            wins: total.wins,
            draws: total.draws,
            losses: total.losses,
            longest: total.longest_win.map(|(plies, _)| plies),
            example: total.longest_win.map(|(_, place)| self.show_place(place)),
        });
        let slices = stats.slices.iter().map(|slice| {
            let place = |longest: Longest| TablePlace { class: slice.class, index: longest.example };
            SliceView {
                name: slice.count.name.clone(),
                pieces: slice.pieces,
                positions: slice.count.positions,
                wins: slice.count.wins,
                draws: slice.count.draws,
                losses: slice.count.losses,
                longest: slice.count.longest_win.map(|longest| longest.plies),
                example: slice.count.longest_win.map(|longest| self.show_place(place(longest))),
            }
        });
        StatsView { totals: totals.collect(), slices: slices.collect(), bytes: self.bytes() }
    }

    /// What the files of the tables take.
    fn bytes(&self) -> u64 {
        let classes = endgame::classes_up_to(&self.numbering, self.pieces);
        let files = classes.flat_map(|class| {
            [FileKind::Distances, FileKind::Verdicts]
                .map(|kind| self.store.path(&self.numbering, class, kind))
        });
        files.filter_map(|file| std::fs::metadata(file).ok()).map(|file| file.len()).sum()
    }
}

fn announced(plan: &BuildPlan, store: &Store) -> String {
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
        let tell = |told: WorkProgress| (follow.progress)(told.done, told.total);
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
    bytes: u64,
}

/// The tables that several workers have built, and what that took.
#[derive(Serialize)]
struct TeamView {
    #[serde(flatten)]
    stats: StatsView,
    team: cluster::BuildFigures,
}

/// One line of a table of counts.
struct CountRow<'a> {
    name: String,
    counts: [u64; 4],
    longest: Option<u16>,
    example: Option<&'a str>,
}

/// The sums, and every slice if asked for. Chess players count moves, so their longest win is counted in moves.
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
    let line = |row: CountRow| {
        let counts: Vec<String> = row.counts.iter().map(|&n| format!("{:>14}", output::count(n))).collect();
        let longest = row.longest.map_or(String::new(), length);
        let text =
            format!("{:>8} {}  {longest:>4}  {}", row.name, counts.join(" "), row.example.unwrap_or(""));
        format!("{}\n", text.trim_end())
    };
    let mut out = heading("pieces");
    for total in &view.totals {
        out.push_str(&line(CountRow {
            name: total.pieces.to_string(),
            counts: [total.positions, total.wins, total.draws, total.losses],
            longest: total.longest,
            example: total.example.as_deref(),
        }));
    }
    out.push_str(&format!("kept in {} bytes of files\n", output::count(view.bytes)));
    if !work.slices {
        return out;
    }
    out.push('\n');
    out.push_str(&heading("slice"));
    for slice in &view.slices {
        out.push_str(&line(CountRow {
            name: slice.name.clone(),
            counts: [slice.positions, slice.wins, slice.draws, slice.losses],
            longest: slice.longest,
            example: slice.example.as_deref(),
        }));
    }
    out
}

#[derive(Serialize)]
struct TableProbeView {
    position: String,
    value: String,
    plies: Option<u32>,
    moves: Vec<session::SolvedMove>,
}

fn probe(args: &EndgameProbe) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    let at = setup::at(&args.place);
    let solved = bench.solve(&at, session::AllMoves::Yes, &interrupt::stop_flag())?;
    if args.print.json {
        let (position, value, plies, moves) = (solved.position, solved.value, solved.plies, solved.moves);
        return output::json(&TableProbeView { position, value, plies, moves });
    }
    let turn = bench.position(&at)?.turn;
    output::say(&super::solve::text(&solved, &turn, bench.idiom()))
}

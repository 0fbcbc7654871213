//! The guided demonstration: the 5x5 position the source could not handle, solved, explained and drawn.

use crate::{args, interrupt, output};
use draw::board::{CellLabels, text};
use draw::{Boards, Charset, DrawOptions, Format};
use session::{
    Algorithm, AllMoves, Answer, At, DepthLimit, EvalChoice, Playable, PositionsKept, Recording, Request,
    SolveView, StopFlag, TextbookSettings,
};
use std::path::{Path, PathBuf};

/// X to move, three stones each; the source wanted 13 and added a special case for it.
const POSITION: &str = "5/xxxo1/2o1o/5/5 x";
const WANTED: &str = "13";
/// The source's program as its text describes it, and with its patch.
const LITERAL: &str = "literal";
const PATCHED: &str = "patched";
/// The source's own search depth.
const DEPTH: u32 = 4;
/// The page is written here unless another place is named.
const PAGE: &str = "plywood-demo/tree.html";

pub fn run(args: &args::DemoArgs) -> anyhow::Result<()> {
    let bench = games::open("mnk", [])?;
    let stop = interrupt::stop_flag();
    let guide = Guide { bench: bench.as_ref(), stop };
    guide.position()?;
    let best = guide.solve()?;
    let failed = guide.failure()?;
    guide.patch()?;
    guide.why_both_lose(&failed, &best)?;
    guide.depths()?;
    guide.tree(args.out.as_deref().unwrap_or(Path::new(PAGE)))
}

struct Guide<'a> {
    bench: &'a dyn Playable,
    stop: StopFlag,
}

impl Guide<'_> {
    fn position(&self) -> anyhow::Result<()> {
        let view = self.bench.position(&after(&[]))?;
        let board = view.board.map_or(String::new(), |grid| text(&grid, Charset::Unicode, CellLabels::Shown));
        output::say(&format!(
            "Plywood: a laboratory for game-tree search.\n\n\
             Four in a row on a 5x5 board, X to move. A student's program could not handle this position:\n\n{board}\n"
        ))
    }

    /// Says which moves hold, and returns the first.
    fn solve(&self) -> anyhow::Result<String> {
        let solved = self.bench.solve(&after(&[]), AllMoves::Yes, &self.stop)?;
        let (holding, losing): (Vec<_>, Vec<_>) = solved.moves.iter().partition(|m| m.value != "loss");
        let names: Vec<&str> = holding.iter().map(|m| m.m.as_str()).collect();
        let best = names.first().copied().unwrap_or_default().to_string();
        output::say(&format!(
            "1. The truth. Every line played out to its end ({} positions, {:.0} ms):\n\
             \x20  the position is a {} for X; {} of {} moves lose, only {} does not.\n\n",
            output::count(solved.nodes),
            solved.time_ms,
            solved.value,
            losing.len(),
            solved.moves.len(),
            names.join(", "),
        ))?;
        Ok(best)
    }

    /// What the student's search plays as its text describes it.
    fn failure(&self) -> anyhow::Result<String> {
        let view = self.variant(LITERAL)?;
        let failed = view.best.clone().unwrap_or_default();
        output::say(&format!(
            "2. Watch it fail. The student's search to depth {DEPTH}, as its text describes it ({} nodes): its recursion calls\n\
             \x20  the maximizer for the children of its own move, so X moves twice, and O's answer is never seen.\n\
             \x20  {} share the best value {}, and it takes the first: {failed}.\n\
             \x20  (The program itself is not printed. This reading of its text plays the move it reports; that is no proof.)\n\n",
            output::count(view.nodes),
            view.ties.join(", "),
            view.value.number(),
        ))?;
        Ok(failed)
    }

    /// What the student added for this position.
    fn patch(&self) -> anyhow::Result<()> {
        let view = self.variant(PATCHED)?;
        output::say(&format!(
            "3. Watch the patch. A move that blocks a threat of the other side is played at once, without a search:\n\
             \x20  it comes to {}, after {} nodes, and looks no further.\n\n",
            view.best.as_deref().unwrap_or_default(),
            output::count(view.nodes),
        ))
    }

    /// The answer of a variant, all equally good moves included.
    fn variant(&self, name: &str) -> anyhow::Result<Answer> {
        let request = Request {
            depth: DepthLimit::Plies(DEPTH),
            eval: EvalChoice::Preset("signs".into()),
            textbook: TextbookSettings { all_best: true, ..TextbookSettings::default() },
            ..Request::default()
        };
        let request = self.bench.variant(name)?.apply(request);
        Ok(self.bench.search(&after(&[]), &request, &self.stop)?)
    }

    /// Why both moves are wrong, from the solver's own answers.
    fn why_both_lose(&self, failed: &str, best: &str) -> anyhow::Result<()> {
        let after_failure = self.bench.solve(&after(&[failed]), AllMoves::Yes, &self.stop)?;
        let failing_line = self.forced_line(&[failed, &quickest(&after_failure)])?;
        let refutation = self.bench.solve(&after(&[WANTED]), AllMoves::Yes, &self.stop)?;
        let winning = quickest(&refutation);
        let line = self.forced_line(&[WANTED, &winning])?;
        let holding = self.bench.solve(&after(&[best]), AllMoves::Yes, &self.stop)?;
        let replies: Vec<&str> =
            holding.moves.iter().filter(|m| m.value != "loss").map(|m| m.m.as_str()).collect();
        let board = self.bench.position(&after(&[WANTED, &winning]))?.board;
        let board = board.map_or(String::new(), |grid| text(&grid, Charset::Unicode, CellLabels::Shown));
        output::say(&format!(
            "4. Watch why both lose, and {best} does not. After {failed} O wins in {} plies ({}).\n\
             \x20  {WANTED} looks natural: it stands between the two O. But O answers {winning}:\n\n{board}\n\
             \x20  Now O threatens at both ends of a line, and one move cannot stop both: O wins in {} plies\n\
             \x20  ({}).\n\
             \x20  {best} takes the cell that line needs; after it {}.\n\n",
            after_failure.plies.unwrap_or(0),
            failing_line.join(" "),
            refutation.plies.unwrap_or(0),
            line.join(" "),
            must_find(&replies, holding.moves.len()),
        ))
    }

    /// Best play for both sides from a decided position, by the solver.
    fn forced_line(&self, start: &[&str]) -> anyhow::Result<Vec<String>> {
        let mut moves: Vec<String> = start.iter().map(|&m| m.into()).collect();
        loop {
            let at = At { position: Some(POSITION.into()), moves: moves.clone() };
            if self.bench.position(&at)?.outcome.is_some() {
                return Ok(moves);
            }
            let solved = self.bench.solve(&at, AllMoves::Yes, &self.stop)?;
            moves.push(if solved.value == "loss" { slowest(&solved) } else { quickest(&solved) });
        }
    }

    fn depths(&self) -> anyhow::Result<()> {
        output::say("5. How deep must a search look? Alpha-beta with the value function runs:\n\n")?;
        for depth in 2..=DEPTH {
            let view = self.bench.search(&after(&[]), &alphabeta(depth), &self.stop)?;
            let note = if view.best.as_deref() == Some(WANTED) { "does not see it" } else { "sees it" };
            output::say(&format!(
                "   depth {depth}: plays {:<3} value {:>5}   {:>7} nodes   {note}\n",
                view.best.unwrap_or_default(),
                view.value.number(),
                output::count(view.nodes)
            ))?;
        }
        output::say("\n   No special case is needed, only a search in which both sides take turns.\n\n")
    }

    fn tree(&self, page: &Path) -> anyhow::Result<()> {
        let record = Recording { positions: PositionsKept::Boards, ..Recording::default() };
        let (view, tree) = self.bench.tree(&after(&[]), &alphabeta(DEPTH), record, &self.stop)?;
        let options = DrawOptions { show_depth: Some(1), ..DrawOptions::default() };
        let top = draw::draw(&tree, Format::Text, &options)?;
        output::say(&format!("6. The top of the tree it searched:\n\n{}\n", String::from_utf8_lossy(&top)))?;
        let html = draw::draw(
            &tree,
            Format::Html,
            &DrawOptions { boards: Boards::Shown, ..DrawOptions::default() },
        )?;
        if let Some(folder) = page.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder)?;
        }
        files::write_whole(page, &html)?;
        let shown: PathBuf = std::path::absolute(page)?;
        output::say(&format!(
            "The whole tree, {} nodes, to open in a browser:\n   {}\n\n\
             Try next:\n   plywood play mnk --explain\n   plywood tree explicit --example {}\n   plywood --help\n",
            output::count(view.nodes),
            shown.display(),
            explicit::LECTURES[0].name,
        ))
    }
}

fn alphabeta(depth: u32) -> Request {
    Request {
        algorithm: Algorithm::ALPHABETA,
        depth: DepthLimit::Plies(depth),
        eval: EvalChoice::Preset("runs".into()),
        ..Request::default()
    }
}

fn after(moves: &[&str]) -> At {
    At { position: Some(POSITION.into()), moves: moves.iter().map(|&m| m.into()).collect() }
}

/// What is left to the other side: which of its replies do not lose.
fn must_find(replies: &[&str], moves: usize) -> String {
    match replies {
        [only] => format!("O itself must find {only}: its other {} replies lose", moves - 1),
        _ => format!("O holds with {}", replies.join(", ")),
    }
}

fn quickest(solved: &SolveView) -> String {
    let winning = solved.moves.iter().filter(|m| m.value == solved.value);
    winning.min_by_key(|m| m.plies).map_or_else(String::new, |m| m.m.clone())
}

fn slowest(solved: &SolveView) -> String {
    solved.moves.iter().rev().max_by_key(|m| m.plies).map_or_else(String::new, |m| m.m.clone())
}

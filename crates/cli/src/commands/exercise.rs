//! `plywood tree explicit --exercise`: the tree with blanks, and the student's answers checked.

use crate::args::{GameName, Tree};
use crate::{output, setup};
use anyhow::bail;
use explicit::{Exercise, Explicit, Setup, Verdict};
use search::textbook::{self, Cutting};
use std::io::BufRead;
use std::path::Path;
use workbench::Algorithm;

/// A longer line is nobody's answer.
const MAX_LINE: usize = 4096;

pub fn run(args: &Tree) -> anyhow::Result<()> {
    if args.place.game != GameName::Explicit {
        bail!("exercises are on hand-made trees: expected plywood tree explicit --exercise");
    }
    let tree = Explicit::parse(&setup::tree_text(&args.place)?)?;
    let exercise = Exercise::with(&tree, setup_of(args, &tree)?)?;
    match &args.answers {
        None => output::say(&exercise.sheet()),
        Some(file) if file == Path::new("-") => ask(&exercise),
        Some(file) => check_file(args, &exercise, file),
    }
}

fn setup_of(args: &Tree, tree: &Explicit) -> anyhow::Result<Setup> {
    let start = match &args.place.position {
        Some(name) => search::Notation::parse_state(tree, name)?,
        None => search::Notation::start(tree),
    };
    let algorithm = match args.how.algorithm {
        Algorithm::Minimax => textbook::Algorithm::Minimax,
        Algorithm::AlphaBeta => textbook::Algorithm::AlphaBeta,
        Algorithm::Expectimax => textbook::Algorithm::Expectimax,
        Algorithm::Pvs => bail!("unknown exercise 'pvs': expected minimax, alphabeta or expectimax"),
    };
    let cutting = if args.how.strict { Cutting::Strict } else { Cutting::OnEqual };
    Ok(Setup { start, algorithm, cutting })
}

fn check_file(args: &Tree, exercise: &Exercise<'_>, file: &Path) -> anyhow::Result<()> {
    let report = exercise.check_file(&setup::read_text(file)?)?;
    if args.print.json {
        return output::json(&report);
    }
    output::say(&format!("{report}\n"))
}

/// Asks one question after another.
fn ask(exercise: &Exercise<'_>) -> anyhow::Result<()> {
    output::say(&exercise.sheet())?;
    let mut input = std::io::stdin().lock();
    let (mut right, mut asked) = (0, 0);
    for &question in exercise.questions() {
        output::say(&format!("{} = ", exercise.prompt(question)))?;
        let mut line = Vec::new();
        let read = std::io::Read::take(&mut input, MAX_LINE as u64).read_until(b'\n', &mut line)?;
        if read == 0 {
            output::say("\n")?;
            break;
        }
        asked += 1;
        let verdict = exercise.check(question, &String::from_utf8_lossy(&line));
        right += usize::from(verdict == Verdict::Correct);
        output::say(&format!("{}\n", said(&verdict)))?;
    }
    output::say(&format!("{right} of {asked} right\n"))
}

fn said(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Correct => "correct".into(),
        Verdict::Wrong { why } => format!("wrong: {why}"),
        Verdict::Unreadable { expected } => format!("not understood: expected {expected}"),
        Verdict::Missing => "no answer".into(),
    }
}

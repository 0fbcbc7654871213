//! `plywood tree --exercise`: the tree with blanks, on the screen or on paper, and the student's answers checked.

use crate::args::Tree;
use crate::commands::worksheet;
use crate::{interrupt, output, setup};
use exercise::{Exercise, ExerciseTree, Verdict};
use std::io::BufRead;
use std::path::Path;

/// A longer line is nobody's answer.
const MAX_LINE: usize = 4096;

pub fn run(args: &Tree) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    let request = setup::search_request(bench.as_ref(), &args.value, &args.limit, &args.how)?;
    let (at, stop) = (setup::at(&args.place), interrupt::stop_flag());
    let recorded = ExerciseTree::record(bench.as_ref(), &at, &request, &stop)?;
    let exercise = recorded.exercise(&args.along)?;
    let exercise = match args.leaves {
        true => recorded.with_leaves(exercise, bench.as_ref(), &request.eval)?,
        false => exercise,
    };
    if let Some(file) = &args.worksheet {
        let answers = if args.solved { worksheet::Answers::Filled } else { worksheet::Answers::Blank };
        let tree = recorded.sheet_tree(&exercise);
        return worksheet::write(file, &bench.position(&at)?, &exercise, &tree, answers);
    }
    match &args.answers {
        None if args.solved => output::say(&exercise.solved_sheet()),
        None => output::say(&exercise.sheet()),
        Some(file) if file == Path::new("-") => ask(&exercise),
        Some(file) => check_file(args, &exercise, file),
    }
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

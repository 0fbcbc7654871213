//! `plywood tree --exercise`: the tree with blanks, on the screen or on paper, and the student's answers checked.

use crate::args::{self, TreeArgs};
use crate::commands::asking::read_answer;
use crate::commands::worksheet;
use crate::{interrupt, output, setup};
use exercise::{Exercise, ExerciseTree, Verdict};
use session::Language;
use std::path::Path;

pub fn run(args: &TreeArgs) -> anyhow::Result<()> {
    let spoken = if args.print.json { args::language_of_json() } else { args::language() };
    let bench = setup::open(&args.place)?.speaking(spoken);
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
        let position = bench.position(&at)?;
        let paper =
            worksheet::Worksheet { position: &position, exercise: &exercise, answers, language: spoken };
        return worksheet::write(file, &paper, &tree);
    }
    match &args.answers {
        None if args.solved => output::say(&exercise.solved_sheet()),
        None => output::say(&exercise.sheet()),
        Some(file) if file == Path::new("-") => ask(&exercise, spoken),
        Some(file) => check_file(args, &exercise, file, spoken),
    }
}

fn check_file(
    args: &TreeArgs,
    exercise: &Exercise<'_>,
    file: &Path,
    language: Language,
) -> anyhow::Result<()> {
    let report = exercise.check_file(&setup::read_text(file)?)?;
    if args.print.json {
        return output::json(&report);
    }
    output::say(&(report.render(language) + "\n"))
}

/// Asks one question after another.
fn ask(exercise: &Exercise<'_>, language: Language) -> anyhow::Result<()> {
    output::say(&exercise.sheet())?;
    let mut input = std::io::stdin().lock();
    let (mut right, mut asked) = (0u32, 0u32);
    for &question in exercise.questions() {
        output::say(&format!("{} = ", exercise.prompt(question)))?;
        let Some(line) = read_answer(&mut input)? else {
            output::say("\n")?;
            break;
        };
        asked += 1;
        let verdict = exercise.check(question, &line);
        right += u32::from(verdict == Verdict::Correct);
        output::say(&format!("{}\n", verdict.render(language)))?;
    }
    let points = [("right", u64::from(right).into()), ("asked", u64::from(asked).into())];
    output::say(&(language.say("said-points", points) + "\n"))
}

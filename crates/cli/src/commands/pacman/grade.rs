//! `plywood pacman grade`: the course's tests.

use crate::args::PacmanGrade;
use crate::output;
use pacman::grade::{self, GradeReport};

pub fn run(args: &PacmanGrade) -> anyhow::Result<()> {
    let report = grade::grade(&args.folder, &args.layouts)?;
    if args.print.json {
        return output::json(&report);
    }
    output::say(&graded(&report))
}

fn graded(report: &GradeReport) -> String {
    let mut out = String::new();
    for question in &report.questions {
        out.push_str(&format!("{}  {} of {} points\n", question.name, question.points, question.max));
        for test in &question.tests {
            let word = if test.passed { "passed" } else { "FAILED" };
            out.push_str(&format!("  {word}  {}\n", test.name));
            for message in &test.messages {
                out.push_str(&format!("          {message}\n"));
            }
        }
    }
    out.push_str(&format!("total  {} of {} points\n", report.points, report.max));
    out
}

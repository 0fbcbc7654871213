//! `plywood pacman grade`: the course's tests.

use super::setting;
use crate::args::PacmanGrade;
use crate::output;
use pacman::grade::{self, Agents, GradeReport};

pub fn run(args: &PacmanGrade) -> anyhow::Result<()> {
    let chooser = args.script.as_deref().map(setting::chooser).transpose()?;
    let agents = Agents { chooser: chooser.clone(), ..Agents::default() };
    let report = grade::grade_agents(&args.folder, &args.layouts, &agents)?;
    if let Some(failure) = chooser.and_then(|chooser| chooser.failure()) {
        anyhow::bail!(failure);
    }
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

//! `plywood pacman grade`: the course's tests.

use crate::args::PacmanGrade;
use crate::{output, setup};
use pacman::grade::{self, Examinee, GradeReport, Student};
use session::{AgentScript, script};
use std::path::{Path, PathBuf};

pub fn run(args: &PacmanGrade) -> anyhow::Result<()> {
    let examinee = match &args.script {
        Some(path) => Examinee::Student(Student::new(read_scripts(path)?)?),
        None => Examinee::Ours,
    };
    let report = grade::grade_examinee(&args.folder, &args.layouts, &examinee)?;
    if args.print.json {
        return output::json(&report);
    }
    output::say(&graded(&report))
}

/// A student's script, or all scripts of a folder by name.
fn read_scripts(path: &Path) -> anyhow::Result<Vec<AgentScript>> {
    let mut files = vec![path.to_path_buf()];
    if path.is_dir() {
        let entries =
            path.read_dir()?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<PathBuf>>>()?;
        files = entries.into_iter().filter(|file| script::is_script(&file.to_string_lossy())).collect();
        files.sort();
    }
    if files.is_empty() {
        anyhow::bail!("no script in '{}': expected files that end in .js", path.display());
    }
    let read =
        |file: PathBuf| Ok(AgentScript { text: setup::read_text(&file)?, name: file.display().to_string() });
    files.into_iter().map(read).collect()
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

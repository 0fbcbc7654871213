//! The `plywood` binary: arguments in, text or JSON out. All logic is in the crates it calls.

mod args;
mod caged;
mod calendar;
mod commands;
mod interrupt;
mod output;
mod progress;
mod setup;
mod version;

use args::{Cli, Command, LabCommand};
use caged::ProcessStart;
use clap::error::ErrorKind;
use session::SessionError;
use session::words::one_line;
use std::process::ExitCode;

/// Gives memory back to the system: after the large trees of many threads the usual allocator keeps several hundred MiB.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Bad input.
const BAD_INPUT: u8 = 2;
/// The work could not be finished: stopped, or the disk is full.
const NOT_FINISHED: u8 = 1;

fn main() -> ExitCode {
    let start = caged::start();
    if let ProcessStart::Done(code) = start {
        return code;
    }
    let cli = match Cli::read() {
        Ok(cli) => cli,
        Err(error) => return refuse(&error),
    };
    let done = match (start, cli.command.unwrap_or(Command::Studio(args::StudioArgs::default()))) {
        (ProcessStart::Player(number), Command::Match(args)) => commands::match_games::serve(&args, number),
        (ProcessStart::Player(number), Command::Lab(LabCommand::Run(args))) => {
            commands::lab::run::serve(&args, number)
        }
        (ProcessStart::Outside, command) => run_outside(command),
        (_, command) => run(command),
    };
    match done {
        _ if cage::is_inside() && cage::is_over_limit() => ExitCode::from(cage::STOPPED_MEMORY as u8),
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        // A script that the arguments did not name: in a settings file, or in a part of an experiment.
        Err(error) if caged::was_refused(&error) && !output::has_spoken() => caged::run_again(),
        Err(error) => {
            output::tell(&format!("plywood: {}\n", one_line(&render_error(&error))));
            ExitCode::from(exit_status(&error))
        }
    }
}

/// Runs a command in a process that must run no script; the studio decides about that for itself.
fn run_outside(command: Command) -> anyhow::Result<()> {
    if !matches!(command, Command::Studio(_)) {
        caged::forbid_scripts();
    }
    run(command)
}

fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Analyse(args) => commands::analyse::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::Book(args) => commands::book::run(&args),
        Command::CageStudio(args) => commands::studio::answer_studio(&args),
        Command::Collect(args) => commands::collect::run(&args),
        Command::Demo(args) => commands::demo::run(&args),
        Command::Doctor(args) => commands::doctor::run(&args),
        Command::Endgame(args) => commands::endgame::run(&args),
        Command::Eval(args) => commands::eval::run(&args),
        Command::Check(args) => commands::check::run(&args),
        Command::Gomocup => commands::gomocup::run(),
        Command::Hub(args) => commands::hub::run(&args),
        Command::Lab(args) => commands::lab::run(&args),
        Command::Lesson(args) => commands::lesson::run(&args),
        Command::Match(args) => commands::match_games::run(&args),
        Command::Merge(args) => commands::merge::run(&args),
        Command::Moves(args) => commands::moves::run(&args),
        Command::Board(args) => commands::board::run(&args),
        Command::Net(args) => commands::net::run(&args),
        Command::Pacman(args) => commands::pacman::run(&args),
        Command::Perft(args) => commands::perft::run(&args),
        Command::Play(args) => commands::play::run(&args),
        Command::Search(args) => commands::search::run(&args),
        Command::Solve(args) => commands::solve::run(&args),
        Command::Studio(args) => commands::studio::run(&args),
        Command::Suite(args) => commands::suite::run(&args),
        Command::Tree(args) => commands::tree::run(&args),
        Command::TreeFile(args) => commands::tree_file::run(&args),
        Command::Uci(args) => commands::uci::run(&args),
    }
}

/// Help and version are answers; everything else is one line that names what is wrong.
fn refuse(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // The library begins every text of ours as an error, answers too. A reader that closed the pipe has seen enough.
        let _ = match error.render().to_string().strip_prefix("error: ") {
            Some(answer) => output::say(answer),
            None => error.print().map_err(Into::into),
        };
        return ExitCode::SUCCESS;
    }
    let text = error.render().to_string();
    let is_advice = |line: &&str| line.starts_with("Usage:") || line.starts_with("For more information");
    let sentences = text.lines().map(str::trim).take_while(|line| !is_advice(line));
    let said: Vec<&str> = sentences.filter(|line| !line.is_empty()).collect();
    let line = said.join(" ");
    output::tell(&format!("plywood: {}\n", line.strip_prefix("error: ").unwrap_or(&line)));
    ExitCode::from(BAD_INPUT)
}

/// The error in words; a search that a signal ended needs no other limits, alone as in an experiment.
fn render_error(error: &anyhow::Error) -> String {
    if interrupt::was_raised() {
        if let Some(lab::LabError::Bench(SessionError::Stopped { .. })) = error.downcast_ref() {
            return lab::LabError::Stopped.to_string();
        }
        if let Some(SessionError::Stopped { nodes }) = error.downcast_ref() {
            let nodes = output::count(*nodes);
            return format!(
                "stopped after {nodes} nodes, before there was an answer: nothing of it is kept; the same command begins again"
            );
        }
    }
    format!("{error:#}")
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let broken = |e: &std::io::Error| e.kind() == std::io::ErrorKind::BrokenPipe;
    error.downcast_ref::<std::io::Error>().is_some_and(broken)
}

fn exit_status(error: &anyhow::Error) -> u8 {
    let stopped = matches!(error.downcast_ref(), Some(SessionError::Stopped { .. }));
    let disk = matches!(error.downcast_ref(), Some(files::FileError::Write { .. }));
    let left = error.downcast_ref().is_some_and(cluster::ClusterError::is_interruption);
    if stopped || disk || left || interrupt::was_raised() { NOT_FINISHED } else { BAD_INPUT }
}

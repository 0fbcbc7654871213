//! `plywood doctor`: what this program is, and what this machine offers it.

use crate::{args, caged, output, setup, version};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Games with tables of their own.
const TABLE_GAMES: [&str; 2] = ["draughts", "chess"];
/// Bytes of a KiB, a MiB: shifts.
const KIB_TO_MIB: u32 = 10;
const BYTES_TO_MIB: u32 = 20;

/// What was found.
#[derive(Serialize)]
struct DoctorReport {
    version: &'static str,
    commit: &'static str,
    system: String,
    threads: usize,
    memory: MachineMemory,
    tables: Vec<TableFiles>,
    /// What a process that runs a script has given up, by name; empty where there is none.
    walls: BTreeMap<&'static str, bool>,
}

/// The memory of the machine in MiB; none where the system does not tell.
#[derive(Serialize)]
struct MachineMemory {
    total_mib: Option<u64>,
    available_mib: Option<u64>,
}

/// The endgame tables of a game in the data folder.
#[derive(Serialize)]
struct TableFiles {
    game: &'static str,
    folder: PathBuf,
    files: usize,
    bytes: u64,
}

pub fn run(args: &args::DoctorArgs) -> anyhow::Result<()> {
    setup::check_data(args.data.as_deref())?;
    let tables = TABLE_GAMES.iter().map(|game| find_tables(game, args.data.as_deref()));
    let findings = DoctorReport {
        version: version::VERSION,
        commit: version::COMMIT,
        system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        memory: read_memory(&std::fs::read_to_string("/proc/meminfo").unwrap_or_default()),
        tables: tables.collect::<anyhow::Result<_>>()?,
        walls: caged::find_walls().map(|walls| walls.rows().into_iter().collect()).unwrap_or_default(),
    };
    if args.print.json { output::json(&findings) } else { output::say(&text(&findings)) }
}

fn text(findings: &DoctorReport) -> String {
    rows(findings).into_iter().map(|(name, found)| format!("{name:<9} {found}\n")).collect()
}

fn rows(findings: &DoctorReport) -> Vec<(String, String)> {
    let row = |name: &str, found: String| (name.to_string(), found);
    let mib =
        |size: Option<u64>| size.map_or("unknown".into(), |size| format!("{} MiB", output::count(size)));
    let MachineMemory { total_mib, available_mib } = findings.memory;
    let mut rows = vec![
        row("version", findings.version.into()),
        row("commit", findings.commit.into()),
        row("system", findings.system.clone()),
        row("threads", findings.threads.to_string()),
        row("memory", format!("{} in all, {} free to use", mib(total_mib), mib(available_mib))),
    ];
    rows.extend(findings.tables.iter().map(|TableFiles { game, folder, files, bytes }| {
        let size = mib(Some(bytes >> BYTES_TO_MIB));
        row("tables", format!("{game}: {files} files, {size} in {}", folder.display()))
    }));
    rows.push(row("scripts", told_walls(&findings.walls)));
    rows
}

/// What scripts cannot reach here, and what they could if they broke the interpreter.
fn told_walls(walls: &BTreeMap<&'static str, bool>) -> String {
    let named = |stands: bool| {
        let names: Vec<&str> = walls.iter().filter(|wall| *wall.1 == stands).map(|(name, _)| *name).collect();
        names.join(", ")
    };
    match (named(true), named(false)) {
        (closed, open) if closed.is_empty() && open.is_empty() => {
            "refused: no process can be caged here".into()
        }
        (closed, open) if open.is_empty() => format!("run in a cage; walls: {closed}"),
        (closed, open) if closed.is_empty() => {
            format!("run in a process of their own; no walls here: {open}")
        }
        (closed, open) => format!("run in a cage; walls: {closed}; no walls here: {open}"),
    }
}

/// Reads what Linux tells about the memory of the machine.
fn read_memory(told: &str) -> MachineMemory {
    let mib = |key: &str| {
        let line = told.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'))?;
        let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kib >> KIB_TO_MIB)
    };
    MachineMemory { total_mib: mib("MemTotal"), available_mib: mib("MemAvailable") }
}

fn find_tables(game: &'static str, data: Option<&Path>) -> anyhow::Result<TableFiles> {
    let folder = setup::tables_of(game, data)?;
    let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
    let found = entries.filter_map(|entry| entry.metadata().ok().filter(std::fs::Metadata::is_file));
    let sizes: Vec<u64> = found.map(|file| file.len()).collect();
    Ok(TableFiles { game, folder, files: sizes.len(), bytes: sizes.iter().sum() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walls_are_told_by_name() {
        let walls = |files: bool, network: bool| BTreeMap::from([("files", files), ("network", network)]);
        assert_eq!(told_walls(&walls(true, true)), "run in a cage; walls: files, network");
        let half = "run in a cage; walls: network; no walls here: files";
        assert_eq!(told_walls(&walls(false, true)), half);
        assert_eq!(told_walls(&BTreeMap::new()), "refused: no process can be caged here");
    }

    #[test]
    fn memory_is_read_where_it_is_told() {
        let memory = read_memory("MemTotal:       24683520 kB\nMemFree: 1 kB\nMemAvailable:   2048 kB\n");
        assert_eq!((memory.total_mib, memory.available_mib), (Some(24_105), Some(2)));
        let memory = read_memory("MemTotal: many\n");
        assert_eq!((memory.total_mib, memory.available_mib), (None, None));
    }
}

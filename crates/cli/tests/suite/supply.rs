//! What the program is made of: libraries with their versions and licences, and code that the compiler does not check.

use crate::markdown::root;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The package of the program.
pub const PROGRAM: &str = "cli";
/// The kept list of libraries; `PLYWOOD_WRITE=1` writes it anew.
const NOTICES: &str = "THIRD-PARTY.txt";
/// Where libraries of the page and what else belongs to others are named.
const PAGE_NOTICES: &str = "NOTICE.md";
/// The program that is built from the list; others have a library more or less of their system.
const PLATFORM: &str = "x86_64-unknown-linux-gnu";
/// What files with terms are called.
const TERMS: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];
/// Where the list of code that the compiler does not check stands.
const UNCHECKED_LIST: &str = "ARCHITECTURE.md";

fn cargo(words: &[&str]) -> std::io::Result<std::process::Output> {
    Command::new(env!("CARGO")).args(words).current_dir(root()).output()
}

/// A library that is part of the program.
struct Library {
    title: String,
    licence: String,
    home: String,
    folder: PathBuf,
}

/// What cargo knows about the workspace and its libraries.
pub fn metadata() -> Value {
    let words = ["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", PLATFORM];
    let run = cargo(&words).expect("cargo starts");
    serde_json::from_slice(&run.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&run.stderr)))
}

/// Everything that is linked into the program and not our own, by name.
fn libraries() -> Vec<Library> {
    let metadata = metadata();
    let linked = linked(&metadata, PROGRAM);
    let packages = metadata["packages"].as_array().expect("packages");
    let others = packages.iter().filter(|package| !package["source"].is_null());
    let mut libraries: Vec<Library> =
        others.filter(|package| linked.contains(text(&package["id"]))).map(library).collect();
    libraries.sort_by(|a, b| a.title.cmp(&b.title));
    libraries
}

/// The packages that one of ours leads to, not counting what only builds or tests need.
pub fn linked<'a>(metadata: &'a Value, from: &str) -> BTreeSet<&'a str> {
    let nodes = metadata["resolve"]["nodes"].as_array().expect("a graph");
    let by_id: HashMap<&str, &Value> = nodes.iter().map(|node| (text(&node["id"]), node)).collect();
    let ours = metadata["packages"].as_array().expect("packages").iter();
    let program = ours.filter(|package| package["name"] == from && package["source"].is_null());
    let mut open: Vec<&str> = program.map(|package| text(&package["id"])).collect();
    let mut reached = BTreeSet::new();
    while let Some(id) = open.pop() {
        if reached.insert(id) {
            let edges = by_id[id]["deps"].as_array().expect("edges");
            let is_linked = |edge: &&Value| {
                edge["dep_kinds"].as_array().expect("kinds").iter().any(|kind| kind["kind"].is_null())
            };
            open.extend(edges.iter().filter(is_linked).map(|edge| text(&edge["pkg"])));
        }
    }
    reached
}

fn library(package: &Value) -> Library {
    let manifest = Path::new(text(&package["manifest_path"]));
    let home = package["repository"].as_str().or(package["homepage"].as_str());
    Library {
        title: format!("{} {}", text(&package["name"]), text(&package["version"])),
        licence: package["license"].as_str().unwrap_or("see its terms").to_string(),
        home: home.unwrap_or_default().to_string(),
        folder: manifest.parent().expect("a folder").to_path_buf(),
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// The files of a library that state its terms, as they are.
fn terms(library: &Library) -> Vec<String> {
    let entries = library.folder.read_dir().expect("an unpacked library");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.is_file() && TERMS.iter().any(|term| name_of(file).starts_with(term)));
    files.sort();
    // A library that offers both is taken at the shorter one.
    let says = |file: &PathBuf, word: &str| name_of(file).contains(word);
    if files.iter().any(|file| says(file, "MIT")) {
        files.retain(|file| !says(file, "APACHE"));
    }
    let lines = |file: &PathBuf| {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        text.lines().map(str::trim_end).collect::<Vec<&str>>().join("\n").trim().to_string()
    };
    files.iter().map(lines).filter(|text| !text.is_empty()).collect()
}

fn name_of(file: &Path) -> String {
    file.file_name().map(|name| name.to_string_lossy().to_uppercase()).unwrap_or_default()
}

/// All libraries, then every text that one of them brings, each once with the names of those that bring it.
fn notices(libraries: &[Library]) -> String {
    let mut out = format!(
        "Libraries in the program `plywood`, as built for {PLATFORM}, with their licences.\n\
         Written by `PLYWOOD_WRITE=1 cargo test -p cli --test suite -- supply`; a test keeps it true.\n\n"
    );
    // Texts that differ in spaces and ends of lines only are one.
    let mut texts: BTreeMap<String, (Vec<&str>, String)> = BTreeMap::new();
    for library in libraries {
        out += &format!("{}: {}\n    {}\n", library.title, library.licence, library.home);
        for text in terms(library) {
            let words: Vec<&str> = text.split_whitespace().collect();
            texts.entry(words.join(" ")).or_insert((Vec::new(), text)).0.push(&library.title);
        }
    }
    let mut texts: Vec<(Vec<&str>, String)> = texts.into_values().collect();
    texts.sort();
    for (names, text) in texts {
        out += &format!("\n{}\nTerms of {}:\n\n{text}\n", "=".repeat(80), names.join(", "));
    }
    out
}

#[test]
fn the_notices_name_every_library_and_its_terms() {
    let libraries = libraries();
    assert!(libraries.len() > 50, "only {} libraries", libraries.len());
    evidence::check_kept(&root().join(NOTICES), &notices(&libraries));
}

/// The libraries that are built into the page: all that are not for its tools only.
fn libraries_of_the_page() -> BTreeSet<String> {
    let text = std::fs::read_to_string(root().join("web/package-lock.json")).expect("the locked libraries");
    let locked: Value = serde_json::from_str(&text).expect("JSON");
    let packages = locked["packages"].as_object().expect("packages").iter();
    let built_in = packages.filter(|(_, package)| package["dev"] != true);
    built_in.filter_map(|(path, _)| Some(path.rsplit_once("node_modules/")?.1.to_string())).collect()
}

#[test]
fn the_notices_name_every_library_in_the_page() {
    let text = std::fs::read_to_string(root().join(PAGE_NOTICES)).expect("a document");
    let (_, section) = text.split_once("\n## Libraries in the page\n").expect("its section");
    let (section, _) = section.split_once("```").expect("the terms");
    let words = section.split('`').skip(1).step_by(2);
    let named: BTreeSet<String> = words.filter(|word| !word.contains('.')).map(String::from).collect();
    assert_eq!(named, libraries_of_the_page());
}

#[test]
fn licences_sources_and_doubles_are_as_agreed() {
    if !cargo(&["deny", "--version"]).is_ok_and(|run| run.status.success()) {
        return evidence::skip("cargo-deny is not installed");
    }
    let run = cargo(&["deny", "--offline", "--locked", "check", "bans", "licenses", "sources"])
        .expect("cargo starts");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

#[test]
fn the_version_names_the_commit() {
    let git = Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).current_dir(root()).output();
    let Ok(run) = git else {
        return evidence::skip("git is not installed");
    };
    let commit = String::from_utf8(run.stdout).expect("a commit is text").trim().to_string();
    let commit = if commit.is_empty() { "unknown commit" } else { &commit };
    let said =
        Command::new(env!("CARGO_BIN_EXE_plywood")).arg("--version").output().expect("it starts").stdout;
    let said = String::from_utf8(said).expect("text");
    let version = env!("CARGO_PKG_VERSION");
    let expected = ["", ", changed"].map(|more| format!("plywood {version} ({commit}{more})\n"));
    assert!(expected.contains(&said), "{said}");
}

/// Every file of Rust in our crates.
fn sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join("crates")];
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir().expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    found
}

/// The name of a file, from the root.
fn from_root(path: &Path) -> String {
    path.strip_prefix(root()).expect("below the root").display().to_string()
}

/// Every file with code that the compiler does not check, and how many places of it there are.
fn unchecked() -> BTreeMap<String, usize> {
    let places = |path: &PathBuf| places(&std::fs::read_to_string(path).expect("a source file"));
    let counted = sources().into_iter().map(|path| (from_root(&path), places(&path)));
    counted.filter(|&(_, places)| places > 0).collect()
}

/// The files that a source file has built in, where they lie outside a folder. What only the tests of documents see
/// is left out.
fn foreign_files(source: &str, file: &Path, folder: &Path) -> Vec<String> {
    let mut before = "";
    let mut found = Vec::new();
    for line in source.lines() {
        let is_seen = std::mem::replace(&mut before, line) != "#[cfg(doctest)]";
        let included = ["include_str!(", "include_bytes!("].iter().find_map(|call| line.split_once(call));
        let path = included.and_then(|(_, rest)| rest.split('"').nth(1)).filter(|_| is_seen);
        let up = path.map_or(0, |path| path.matches("../").count());
        let depth = file.strip_prefix(folder).expect("it is below").components().count() - 1;
        found.extend(path.filter(|_| up > depth).map(|path| format!("{}: {path}", from_root(file))));
    }
    found
}

/// A crate that builds in files of others cannot be packaged.
#[test]
fn crates_build_in_files_of_their_own_alone() {
    let mut found = Vec::new();
    for file in sources() {
        let crates = root().join("crates");
        let inside = file.strip_prefix(&crates).expect("it is below");
        let mut parts = inside.components();
        let name = parts.next().expect("a crate");
        if parts.next().is_some_and(|part| part.as_os_str() == "src") {
            let source = std::fs::read_to_string(&file).expect("a source file");
            found.extend(foreign_files(&source, &file, &crates.join(name)));
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn foreign_files_are_found() {
    let folder = root().join("crates/chess");
    let found = |source: &str| foreign_files(source, &folder.join("src/value/weights.rs"), &folder).len();
    assert_eq!(found("const A: &str = include_str!(\"../../data/weights.txt\");"), 0);
    assert_eq!(found("const A: &str = include_str!(\"../../../mnk/README.md\");"), 1);
    assert_eq!(found("text: include_bytes!(concat!(\"../../../games/\", $name)),"), 1);
    assert_eq!(found("#[cfg(doctest)]\n#[doc = include_str!(\"../../../../docs/book.md\")]"), 0);
}

/// How often the word stands in code that the compiler sees; comments and texts are none.
fn places(source: &str) -> usize {
    let word = concat!("un", "safe");
    let starts = ["fn", "impl", "trait", "extern", "mod"];
    let code: Vec<&str> = source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
    // Nothing of the code is on the line of the word where a line ends after it.
    let code = code.join("\n");
    let begins = |rest: &str| {
        let rest = rest.trim_start();
        let next = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
        rest.starts_with('{') || rest.starts_with('(') || starts.contains(&next)
    };
    code.split(word).skip(1).filter(|rest| begins(rest)).count()
}

#[test]
fn the_list_of_unchecked_code_is_complete() {
    let list = std::fs::read_to_string(root().join(UNCHECKED_LIST)).expect("a document");
    let (_, section) = list.split_once("\n## Unsafe code\n").expect("its section");
    let (section, _) = section.split_once("\n## ").unwrap_or((section, ""));
    let row = |line: &str| -> Option<(String, usize)> {
        let (file, rest) = line.strip_prefix("| `")?.split_once("` |")?;
        let mut columns = rest.split('|').map(str::trim);
        let count = columns.next()?.parse().ok()?;
        assert!(columns.next().is_some_and(|reason| reason.len() > 20), "no reason for {file}");
        Some((file.to_string(), count))
    };
    let listed: BTreeMap<String, usize> = section.lines().filter_map(row).collect();
    assert_eq!(listed, unchecked());
}

#[test]
fn unchecked_code_is_found_and_words_about_it_are_not() {
    let word = concat!("un", "safe");
    let source = format!(
        "// {word} {{\n#![allow({word}_code)]\n{word} impl A for B {{}}\nlet a = {word} {{ b() }}; {word} fn c() {{}}\n\
         {word} impl<T: Send> A for C<T> {{}}\n{word}\nimpl<T> A for D<T> {{}}\n{word} extern\"C\" fn d() {{}}\n#[{word}(no_mangle)]"
    );
    assert_eq!(places(&source), 7);
}

/// The lines of a manifest that name dependencies of any kind.
fn dependencies(manifest: &str) -> Vec<&str> {
    let mut is_inside = false;
    let lines = manifest.lines().map(|line| line.split(" #").next().unwrap_or_default().trim());
    let inside = lines.filter(|line| {
        if line.starts_with('[') {
            is_inside = line.contains("dependencies");
            // a table of its own for one dependency is not how ours are written
            return is_inside && !line.ends_with("dependencies]");
        }
        is_inside && !line.is_empty() && !line.starts_with('#')
    });
    inside.collect()
}

/// What is wrong with the manifest of a crate: versions and lints belong to the workspace.
fn faults(manifest: &str) -> Vec<String> {
    let is_shared = |line: &str| {
        let (name, settings) = line.split_once('=').unwrap_or_default();
        let is_whole = name.trim().ends_with(".workspace") && settings.trim() == "true";
        is_whole || settings.trim().starts_with("{ workspace = true,")
    };
    let own = dependencies(manifest).into_iter().filter(|line| !is_shared(line)).map(String::from);
    let lints = !manifest.contains("\n[lints]\nworkspace = true\n");
    own.chain(lints.then(|| "lints of its own".to_string())).collect()
}

fn name_of_dependency(line: &str) -> &str {
    line.split(['.', ' ', '=']).next().unwrap_or_default()
}

/// The manifests of all crates.
fn manifests() -> Vec<(PathBuf, String)> {
    let folders =
        root().join("crates").read_dir().expect("a folder").map(|entry| entry.expect("an entry").path());
    let files = folders.chain([root().join("fuzz/attack")]).map(|folder| folder.join("Cargo.toml"));
    files.map(|file| (file.clone(), std::fs::read_to_string(file).expect("a manifest"))).collect()
}

#[test]
fn versions_and_lints_belong_to_the_workspace() {
    for (file, manifest) in manifests() {
        assert_eq!(faults(&manifest), Vec::<String>::new(), "{}", file.display());
    }
}

#[test]
fn every_library_of_the_workspace_has_a_reason_and_a_user() {
    let whole = std::fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let manifests = manifests();
    let used: BTreeSet<&str> =
        manifests.iter().flat_map(|(_, manifest)| dependencies(manifest)).map(name_of_dependency).collect();
    let listed = dependencies(&whole);
    let without_user: Vec<&&str> =
        listed.iter().filter(|line| !used.contains(name_of_dependency(line))).collect();
    assert!(listed.len() > 50 && without_user.is_empty(), "no library uses {without_user:?}");
    for library in listed.iter().filter(|line| !line.contains("path = \"crates/")) {
        let has_reason = whole
            .lines()
            .any(|line| line.strip_prefix(library).is_some_and(|rest| rest.trim_start().starts_with("# ")));
        assert!(has_reason, "no reason beside {library}");
    }
}

#[test]
fn a_version_of_its_own_is_found() {
    let manifest = |line: &str| format!("[dependencies]\n{line}\n\n[lints]\nworkspace = true\n");
    for good in ["rayon.workspace = true", "tokio = { workspace = true, features = [\"time\"] } # why"] {
        assert_eq!(faults(&manifest(good)), Vec::<String>::new());
    }
    for bad in
        ["rayon = \"1.12\"", "chess = { path = \"../chess\" }", "[dev-dependencies.png]\nversion = \"1\""]
    {
        assert!(!faults(&manifest(bad)).is_empty(), "{bad}");
    }
    assert_eq!(faults("[dependencies]\n\n[lints.rust]\n"), ["lints of its own"]);
}

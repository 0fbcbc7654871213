//! Damaged files: what a checksum catches is refused when the folder is opened, and what it cannot catch breaks nothing.

use super::*;
use fastrand::Rng;
use search::Notation;
use std::fs;

/// Small tables with all that they lead to; the sample data are beside the repository.
const NAMES: [&str; 5] = ["KPvK", "KNvK", "KBvK", "KRvK", "KQvK"];
const DAMAGED: u64 = 1_500;
const FORGED: u64 = 1_500;

/// A folder with whole tables; none, and said so, where there are no sample data.
fn folder(name: &str) -> Option<PathBuf> {
    let shared = evidence::beside("chess/syzygy")?;
    let folder = std::env::temp_dir().join(format!("plywood-syzygy-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    for file in NAMES.iter().flat_map(|name| KINDS.map(|kind| format!("{name}.{}", kind.extension))) {
        fs::write(folder.join(&file), fs::read(shared.join(&file)).unwrap()).unwrap();
    }
    Some(folder)
}

/// Positions of all these tables, both sides to move.
fn probed(syzygy: &Syzygy) -> usize {
    let positions =
        ["8/8/8/4k3/4P3/4K3/8/8", "8/8/8/4k3/4N3/4K3/8/8", "B7/8/8/4k3/8/4K3/8/8", "7R/8/8/4k3/8/4K3/8/8"];
    let both = positions.iter().flat_map(|board| [" w", " b"].map(|turn| format!("{board}{turn} - - 0 1")));
    let known = |fen: String| {
        let state = Chess::default().parse_state(&fen).unwrap();
        syzygy.wdl(&state).is_some() && syzygy.moves(&state).is_some()
    };
    both.filter(|fen| known(fen.clone())).count()
}

/// One of the ways in which files come to harm.
fn damage(random: &mut Rng, bytes: &mut Vec<u8>) {
    let at = random.usize(..bytes.len());
    match random.u8(..6) {
        0 => bytes.truncate(at),
        1 => bytes.truncate(at / 64 * 64 + 16),
        2 => bytes[at] ^= 1 << random.u8(..8),
        3 => bytes[at..].iter_mut().take(64).for_each(|byte| *byte = random.u8(..)),
        4 => bytes[at..].fill(0),
        _ => bytes.extend(std::iter::repeat_n(0, random.usize(1..200))),
    }
}

/// Runs `check` with each of many damaged files in the place of the whole one.
fn each_damaged(name: &str, cases: u64, mend: fn(&mut Vec<u8>), check: impl Fn(&Path, &Path)) {
    let Some(folder) = folder(name) else { return };
    assert_eq!(probed(&Syzygy::open(folder.to_str().unwrap()).unwrap()), 8, "whole tables know everything");
    for seed in 0..cases {
        let mut random = Rng::with_seed(seed);
        let table = NAMES[random.usize(..NAMES.len())];
        let file = folder.join(format!("{table}.{}", KINDS[random.usize(..2)].extension));
        let whole = fs::read(&file).unwrap();
        let mut bytes = whole.clone();
        damage(&mut random, &mut bytes);
        mend(&mut bytes);
        if bytes != whole {
            fs::write(&file, &bytes).unwrap();
            check(&folder, &file);
            fs::write(&file, &whole).unwrap();
        }
    }
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_damaged_file_is_refused_by_name_when_its_folder_is_opened() {
    each_damaged(
        "damaged",
        DAMAGED,
        |_| {},
        |folder, file| {
            let error = Syzygy::open(folder.to_str().unwrap()).err().map(|error| error.to_string());
            let name = format!("damaged Syzygy table '{}': expected ", file.display());
            assert!(error.as_ref().is_some_and(|error| error.starts_with(&name)), "{error:?}");
        },
    );
}

#[test]
fn content_that_no_checksum_catches_breaks_nothing() {
    each_damaged("forged", FORGED, testkit::seal, |folder, _| {
        if let Ok(syzygy) = Syzygy::open(folder.to_str().unwrap()) {
            probed(&syzygy);
        }
    });
}

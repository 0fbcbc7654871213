//! Pac-Man.

use super::options::{Kind, OptionEntry, Sample, Word};
use super::{Example, GameEntry};
use crate::place::Place;
use crate::reply::Refusal;
use pacman::LAYOUTS;
use serde_json::json;
use workbench::{GameChoice, GhostBelief};

/// A corridor with a ghost at either end.
const TRAP: &str = "\
%%%%%%%%
%  P G %
%G%%%% %
%   ...%
%%%%%%%%
";

/// A dot beside Pacman and one far away.
const PARADOX: &str = "\
%%%%%%%%%
%P.    .%
%%%%%%%%%
";

/// The most ghosts a maze may have.
const MOST_GHOSTS: u64 = 4;

const BELIEFS: [(Word, GhostBelief); 3] = [
    (
        Word { name: "usual", about: "opponents to minimax and alpha-beta, chance to expectimax" },
        GhostBelief::Adversary,
    ),
    (Word { name: "random", about: "ghosts move at random" }, GhostBelief::Random),
    (Word { name: "directional", about: "ghosts usually move towards Pac-Man" }, GhostBelief::Directional),
];

pub fn entry() -> GameEntry {
    let sample = |&(name, text): &(&'static str, &'static str)| Sample { name, about: "", text };
    let samples: Vec<Sample> = LAYOUTS.iter().map(sample).collect();
    let default = samples.first().map_or("", |sample| sample.text);
    let about = "% is a wall, P Pac-Man, G a ghost, . food, o a capsule.";
    GameEntry {
        name: "pacman",
        title: "Pac-Man",
        about: "Eat everything, meet no ghost. Arrow keys steer; ghosts move one after the other.",
        options: vec![
            OptionEntry { name: "layout", title: "Maze", kind: Kind::Text { default, samples, about } },
            OptionEntry {
                name: "ghosts",
                title: "Ghosts",
                kind: Kind::Number { min: 0, max: MOST_GHOSTS, default: MOST_GHOSTS },
            },
            OptionEntry {
                name: "belief",
                title: "Belief",
                kind: Kind::Choice { default: "usual", choices: BELIEFS.map(|(word, _)| word).to_vec() },
            },
        ],
        editor: None,
        rules: &[],
        algorithms: &["minimax", "alphabeta", "expectimax"],
        values: "score",
        players: ["human", "random"],
        choice: |given| {
            let belief = given.word("belief")?;
            let found = BELIEFS.iter().find(|(word, _)| word.name == belief);
            let (_, belief) = found.ok_or_else(|| Refusal::bad("unknown belief"))?;
            Ok(GameChoice::Pacman {
                layout: given.text("layout")?,
                ghosts: Some(given.number("ghosts")?),
                belief: *belief,
            })
        },
    }
}

pub fn examples() -> Vec<Example> {
    let trapped =
        |algorithm: &str| json!({ "algorithm": algorithm, "depth": 2, "eval": { "preset": "score" } });
    vec![
        Example {
            title: "A trapped Pac-Man",
            about: "If ghosts always do their worst, all is lost and minimax runs into the nearest. Expectimax hopes, and turns round.",
            place: Place { options: [("layout".into(), TRAP.into())].into(), ..Place::of("pacman") },
            search: trapped("expectimax"),
            rival: Some(trapped("minimax")),
        },
        Example {
            title: "Zeno's Pacman",
            about: "Paid more for standing next to a dot than for eating it, he stands there for ever. Paid for what is left to do, he eats.",
            place: Place { options: [("layout".into(), PARADOX.into())].into(), ..Place::of("pacman") },
            search: json!({ "algorithm": "minimax", "depth": 2, "eval": { "preset": "zeno" } }),
            rival: Some(json!({ "algorithm": "minimax", "depth": 2, "eval": { "preset": "thrill" } })),
        },
    ]
}

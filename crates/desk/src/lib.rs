//! Every question of the page, answered without a network, without threads of its own and without knowing a game.
//!
//! A door (the studio's HTTP, the child that runs scripts, a browser's worker) finds the [`Address`] of a question, has it
//! [read](Desk::read), gives it a thread and time, and hands the bytes of its [`answer`] on. Work with progress has a [`Topic`]
//! to [`converse`] about. What is kept between questions only saves work: games that are set up, memories of thoughts,
//! endings that were solved and trees that were sent, all bounded.
//!
//! Invariant: searches run only through a [`session::Playable`], within [`QuestionLimits`], and end when the flag of their question is raised.

mod answer;
mod ask;
mod benches;
mod description;
mod endings;
mod games;
mod json;
mod limits;
mod memories;
mod questions;
mod refusal;
mod searches;
mod talks;
mod techniques;
mod trees;

pub use answer::{ADDRESSES, Address, AnswerTime, Answered, Asked, JSON, QuestionForm, answer};
pub use description::describe;
pub use endings::Chore;
pub use json::{quote, read};
pub use limits::QuestionLimits;
pub use questions::games::language;
pub use refusal::{Reason, Refusal};
pub use talks::{Notice, TOPICS, Task, Tell, Topic, converse};

use benches::Benches;
use endings::Endings;
use lab::{EXPERIMENTS, ExperimentSpec};
use memories::Memories;
use searches::Searches;
use session::{Games, Language, Place, ReachedPlace};
use std::path::PathBuf;
use std::sync::OnceLock;
use trees::KeptTrees;

/// What all questions share.
pub struct Desk {
    limits: QuestionLimits,
    benches: Benches,
    searches: Searches,
    endings: Endings,
    memories: Memories,
    /// Trees of searches, for the pictures that are made of them.
    trees: KeptTrees,
    /// Games that the catalogue leaves out.
    unlisted: &'static [&'static str],
    /// What can be found out.
    experiments: &'static [ExperimentSpec],
    /// The list of games in each language, made when it is first asked for.
    catalogues: [OnceLock<Vec<u8>>; Language::ALL.len()],
}

impl Desk {
    /// A desk for these games within these limits, with the tables of this folder. Chores are done at once.
    pub fn new(games: Games, limits: QuestionLimits, data: Option<PathBuf>) -> Desk {
        Desk {
            memories: Memories::new(limits.memory_mib),
            trees: KeptTrees::new(limits.kept_nodes),
            limits,
            benches: Benches::new(games, data),
            searches: Searches::default(),
            endings: Endings::new(Box::new(|chore| chore(&|_, _| ()))),
            unlisted: &[],
            experiments: &EXPERIMENTS,
            catalogues: Default::default(),
        }
    }

    /// The same, where this has chores done, so that no answer waits for them.
    pub fn with_background(self, begin: impl Fn(Chore) + Send + Sync + 'static) -> Desk {
        Desk { endings: Endings::new(Box::new(begin)), ..self }
    }

    /// The same, with games that the catalogue leaves out.
    pub fn without(self, unlisted: &'static [&'static str]) -> Desk {
        Desk { unlisted, ..self }
    }

    /// The same, with these experiments.
    pub fn with_experiments(self, experiments: &'static [ExperimentSpec]) -> Desk {
        Desk { experiments, ..self }
    }

    /// The game of a place, set up, and where to look.
    pub fn reach(&self, place: Place) -> Result<ReachedPlace, Refusal> {
        self.benches.reach(place)
    }
}

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

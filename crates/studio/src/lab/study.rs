//! The ending that a game studies: classes of positions that are solved as a whole.

use super::Stopped;
use super::finding::MadeFile;
use super::teller::Teller;
use crate::place::Reached;
use crate::reply::Refusal;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use session::{EvalChoice, SolvedClass, Study};

/// Positions of a class: three kings against one have half as many, three against two would take gigabytes.
const MOST_POSITIONS: usize = 400_000;

/// The study of a game; a refusal where it has none.
pub fn study_of(reached: &Reached) -> Result<Study, Refusal> {
    let game = reached.bench.description();
    game.study.ok_or_else(|| {
        Refusal::bad(format!(
            "{} has no class that is solved as a whole: expected a game with a study",
            game.name
        ))
    })
}

/// The class of this name, solved; one so large that an experiment over all of it would fill the memory is refused.
pub fn solved(reached: &Reached, name: &str, teller: &Teller<'_>) -> Result<Box<dyn SolvedClass>, Stopped> {
    let class = teller.stage("solve", |follow| reached.bench.class(name, follow))?;
    let count = class.positions().len();
    match count > MOST_POSITIONS {
        true => {
            let name = class.name();
            let error =
                format!("{name} has {count} positions: expected a class of at most {MOST_POSITIONS} here");
            Err(Refusal::bad(error).into())
        }
        false => Ok(class),
    }
}

/// The value function named, or the one the study plays by.
pub fn played(study: &Study, eval: &EvalChoice) -> EvalChoice {
    match eval {
        EvalChoice::Usual => EvalChoice::Preset(study.played.into()),
        named => named.clone(),
    }
}

/// A file to be saved or opened.
pub fn file(name: String, media_type: &'static str, bytes: &[u8]) -> MadeFile {
    MadeFile { name, media_type, base64: BASE64_STANDARD.encode(bytes) }
}

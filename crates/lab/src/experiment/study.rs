//! The ending that a game studies: classes of positions that are solved as a whole.

use super::caller::Caller;
use super::limits::Range;
use crate::LabError;
use session::{EvalChoice, ReachedPlace, SolvedClass, Study};

/// Positions of a class: three kings against one have half as many, three against two would take gigabytes.
const POSITIONS: Range = Range { least: 0, shared: 400_000, own: u64::MAX };

/// The study of a game; a refusal where it has none.
pub fn study_of(reached: &ReachedPlace) -> Result<Study, LabError> {
    let game = reached.bench.description();
    game.lab.study.ok_or_else(|| {
        LabError::refused(format!(
            "{} has no class that is solved as a whole: expected a game with a study",
            game.name
        ))
    })
}

/// The class of this name, solved; one so large that an experiment over all of it would fill the memory is refused.
pub fn solved(
    reached: &ReachedPlace,
    name: &str,
    caller: &Caller<'_>,
) -> Result<Box<dyn SolvedClass>, LabError> {
    let class = caller.stage("solve", |follow| reached.bench.class(name, follow))?;
    caller.limits().check("positions", class.positions().len() as u64, POSITIONS)?;
    Ok(class)
}

/// The value function named, or the one the study plays by.
pub fn played(study: &Study, eval: &EvalChoice) -> EvalChoice {
    match eval {
        EvalChoice::Usual => EvalChoice::Preset(study.played.into()),
        named => named.clone(),
    }
}

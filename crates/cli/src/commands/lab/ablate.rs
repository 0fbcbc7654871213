//! `plywood lab ablate`: what each term of a value function is good for.

use super::REPETITIONS;
use crate::args::{Defender, LabAblate};
use crate::progress::watched;
use crate::{interrupt, output, setup};
use lab::truth::{KingsClass, Solution};
use lab::{Ablation, AblationRequest, Follow, Oracle};
use workbench::{At, Workbench};

/// The preset whose terms are switched off.
const STUDY_PRESET: &str = "published";

pub fn run(args: &LabAblate) -> anyhow::Result<()> {
    let bench = setup::bench(&args.place)?;
    let at = super::at(&args.place);
    let truth = match args.defender {
        Defender::Truth => watched(|follow| truth(bench.as_ref(), &at, follow))?,
        Defender::Own => None,
    };
    let eval = super::eval(&args.place, &args.value, STUDY_PRESET)?;
    let variant = setup::variant(bench.as_ref(), &args.variant)?;
    let request = AblationRequest {
        search: variant.apply(super::request(eval, &args.limit)),
        oracle: truth.as_ref().map(|solution| solution as &dyn Oracle),
        max_plies: args.max_plies,
        repetitions: REPETITIONS,
    };
    let found = watched(|follow| {
        let mut tell = |done: usize, total: usize| (follow.progress)(done as u64, total as u64);
        lab::ablate(bench.as_ref(), &at, &request, &interrupt::stop_flag(), &mut tell)
    })?;
    if let Some(file) = &args.chart {
        files::write_whole(file, found.chart().as_bytes())?;
    }
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    output::say(&heading(&found, truth.is_some()))?;
    super::tell(&found.table(), args.csv.as_deref())
}

/// The exact solution of the position's class, if it is one of kings against kings.
fn truth(bench: &dyn Workbench, at: &At, follow: Follow<'_>) -> anyhow::Result<Option<Solution>> {
    let class = KingsClass::of_position(&bench.position(at)?.position);
    Ok(class.map(|class| Solution::of(class, follow)).transpose()?)
}

fn heading(found: &Ablation, by_truth: bool) -> String {
    let defender = if by_truth { "the exact solution defends" } else { "both sides alike" };
    let optimal = found.optimal_plies;
    let optimal = optimal.map_or_else(String::new, |plies| format!(", perfect play takes {plies} plies"));
    format!("{}: {defender}{optimal}\n\n", found.position)
}

//! `plywood lab compare`: the variants of a search side by side.

use crate::args::LabCompare;
use crate::{interrupt, output, setup};

/// The preset of the study's table of variants.
const STUDY_PRESET: &str = "chebyshev";

pub fn run(args: &LabCompare) -> anyhow::Result<()> {
    let bench = setup::bench(&args.place)?;
    let request = super::request(super::eval(&args.place, &args.value, STUDY_PRESET)?, &args.limit);
    let (at, stop) = (super::at(&args.place), interrupt::stop_flag());
    let found = lab::compare(bench.as_ref(), &at, &request, bench.variants(), &stop)?;
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    output::say(&format!("{}, value function {}\n\n", found.position, found.eval))?;
    super::tell(&found.table(), args.csv.as_deref())
}

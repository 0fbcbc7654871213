//! `plywood lab tune`: better numbers for a value function, by games, by the truth or by series.

use super::series;
use crate::args::{LabTune, PrintArgs};
use crate::progress::carried;
use crate::{interrupt, output, setup};
use anyhow::{Context, bail};
use lab::learn::tuning_samples;
use lab::tune::{
    Climb, Climbs, DuelScore, Fitted, FittedView, QuietSample, SampledGame, TruthClimb, Tuned, best_climb,
    changes, read_samples, show_climbs, show_samples, show_samples_part,
};
use lab::{RunSettings, TunedBy, TuningAsk, Weights, settings_text};
use serde::Serialize;
use serde_json::json;
use session::{Description, EvalChoice, Playable, ReachedPlace, Shard, Study};
use std::path::Path;

/// A larger file of samples is refused.
const MAX_SAMPLE_BYTES: u64 = 1 << 30;

pub fn run(args: &LabTune) -> anyhow::Result<()> {
    match args.ask.said("by").unwrap_or_else(|| usual_goal(args.place.game)) {
        TunedBy::Games => by_games(args),
        TunedBy::Truth => by_truth(args),
        TunedBy::Series if args.ask.said::<Shard>("shard").is_some() => {
            bail!(
                "--shard cannot be used by series, where every step waits for the one before: expected --by games or truth"
            )
        }
        TunedBy::Series => match &args.place.game.lab.scored {
            Some(scored) => series::tune(args, scored),
            None => bail!("--by series plays for a score: expected 'lab tune pacman'"),
        },
    }
}

fn usual_goal(game: &Description) -> TunedBy {
    match (game.lab.study, game.lab.scored) {
        (Some(_), _) => TunedBy::Truth,
        (None, Some(_)) => TunedBy::Series,
        (None, None) => TunedBy::Games,
    }
}

fn by_truth(args: &LabTune) -> anyhow::Result<()> {
    let reached = setup::reach(&args.place)?;
    let bench = reached.bench.as_ref();
    let game = bench.name();
    let study = bench.description().lab.study.with_context(|| {
        format!("{game} has no class that is solved as a whole: expected 'lab tune {game} --by games'")
    })?;
    let ask = asked(args, &reached, TunedBy::Truth)?;
    super::keep(&args.save, "tuning", &ask)?;
    let found = carried(|caller| ask.climb(&reached, caller, &|_, _| {}))?;
    let climbing = Climbing { bench, study, eval: found.eval };
    if let Some(file) = &args.fitting.keep {
        let Climbs { climb, count, shard } = ask.climbs();
        let settings = climbing.settings(&climb, found.class)?;
        files::write_whole(file, show_climbs(&found.climbs, shard, count, settings).as_bytes())?;
    }
    climbing.tell(&found.climbs, args.out.as_deref(), &args.print)
}

/// What is asked of the laboratory.
pub fn asked(args: &LabTune, reached: &ReachedPlace, by: TunedBy) -> anyhow::Result<TuningAsk> {
    Ok(args.ask.ask(json!({
        "place": setup::place(reached),
        "by": by,
        "eval": setup::eval(&args.value)?,
        "series": series::tuned(args),
    }))?)
}

/// What climbs began with.
pub struct Climbing<'a> {
    pub bench: &'a dyn Playable,
    pub study: Study,
    pub eval: EvalChoice,
}

impl Climbing<'_> {
    /// The settings in which parts of one run must be the same.
    fn settings(&self, request: &TruthClimb, class: String) -> anyhow::Result<RunSettings> {
        let depths: Vec<String> = request.shake.depths.iter().map(u32::to_string).collect();
        let numbers = self.numbers()?;
        Ok(RunSettings::default()
            .set("version", env!("CARGO_PKG_VERSION"))
            .set("game", self.bench.name())
            .set("class", class)
            .set("eval", self.eval.name(self.study.played))
            .set("eval-file", settings_text(self.study.played, &self.eval, &numbers)?)
            .set("depths", depths.join(","))
            .set("start", format!("{:?}", request.start).to_lowercase())
            .set("steps", request.steps)
            .set("draws", request.shake.draws)
            .set("seed", request.seed))
    }

    fn numbers(&self) -> anyhow::Result<Weights> {
        let rules = self.bench.variant(self.study.variant)?.rules;
        Ok(self.bench.measure(&self.eval, &rules)?.numbers())
    }

    /// Prints the best of the climbs, and writes its weights where a file is named.
    pub fn tell(&self, climbs: &[Climb], out: Option<&Path>, print: &PrintArgs) -> anyhow::Result<()> {
        let Some(best) = best_climb(climbs) else {
            return output::say("no climb is in this part\n");
        };
        let found = &best.tuned;
        let settings = settings_text(self.study.played, &self.eval, &found.weights)?;
        write(out, &settings)?;
        if print.json {
            return output::json(found);
        }
        output::say(&changes(&self.numbers()?, &found.weights).text())?;
        output::say(&climbed(found))?;
        if climbs.len() > 1 {
            output::say(&format!("the best of {} climbs, number {}\n", climbs.len(), best.number + 1))?;
        }
        show(out, &settings)
    }
}

fn climbed(found: &Tuned) -> String {
    let stopped = if found.stopped { "stopped early; " } else { "" };
    format!(
        "\n{stopped}{} of {} steps kept ({} better, {} as good); \
         positions not won, all depths together, mean over draws: {:.1} before, {:.1} after\n",
        found.kept,
        found.tried,
        found.better,
        found.kept - found.better,
        found.lost_before,
        found.lost_after
    )
}

fn by_games(args: &LabTune) -> anyhow::Result<()> {
    let reached = setup::reach(&args.place)?;
    let ask = asked(args, &reached, TunedBy::Games)?;
    super::keep(&args.save, "tuning", &ask)?;
    if let Some(shard) = ask.shard {
        return part_of_games(args, &ask, &reached, shard);
    }
    let games = games(args, &ask, &reached)?;
    // Games that were cut short are learned from all the same.
    let was_stopped = interrupt::was_raised();
    let fitted = carried(|caller| ask.fit(&reached, caller, &games, None))?;
    write(args.out.as_deref(), &fitted.settings)?;
    let duel = carried(|caller| ask.fight(&reached, caller, &fitted))?;
    if args.print.json {
        return output::json(&FittedView { fitted: &fitted, duel });
    }
    output::say(&render_fit(&fitted, was_stopped))?;
    output::say(&changes(&fitted.start, &fitted.numbers).text())?;
    output::say(&duel.map_or_else(String::new, describe_duel))?;
    show(args.out.as_deref(), &fitted.settings)
}

/// Plays a part of the games and keeps its samples; what is learned from them waits for the others.
fn part_of_games(
    args: &LabTune,
    ask: &TuningAsk,
    reached: &ReachedPlace,
    shard: Shard,
) -> anyhow::Result<()> {
    let played = carried(|caller| ask.play(reached, caller))?;
    let eval = ask.eval(reached)?;
    let settings = RunSettings::default()
        .set("version", env!("CARGO_PKG_VERSION"))
        .set("game", reached.bench.name())
        .set("options", args.place.describe_options())
        .set("eval", eval.name("usual"))
        .set("nodes", ask.nodes)
        .set("seed", ask.seed)
        .with_file(&eval);
    if let Some(file) = &args.fitting.keep {
        let text = show_samples_part(&played, shard, ask.games, settings);
        files::write_whole(file, text.as_bytes())?;
    }
    match args.print.json {
        true => output::json(&SamplesView::of(&played, 0)),
        false => output::say(&SamplesView::of(&played, 0).describe(&format!(" of part {shard}"))),
    }
}

/// Games to learn from, counted.
#[derive(Serialize)]
pub struct SamplesView {
    games: usize,
    positions: usize,
    missing: usize,
}

impl SamplesView {
    pub fn of(played: &[SampledGame], missing: usize) -> SamplesView {
        let positions = played.iter().map(|game| game.samples.len()).sum();
        SamplesView { games: played.len(), positions, missing }
    }

    pub fn describe(&self, whose: &str) -> String {
        let [games, positions] = [self.games, self.positions].map(|number| output::count(number as u64));
        format!("{positions} quiet positions in {games} games{whose}\n")
    }
}

/// The samples: those of files, or of games that are played now.
fn games(args: &LabTune, ask: &TuningAsk, reached: &ReachedPlace) -> anyhow::Result<Vec<Vec<QuietSample>>> {
    if args.fitting.samples.is_empty() {
        let games = carried(|caller| ask.play(reached, caller))?;
        let games: Vec<Vec<QuietSample>> = games.into_iter().map(|game| game.samples).collect();
        if let Some(file) = &args.fitting.keep {
            files::write_whole(file, show_samples(&games).as_bytes())?;
        }
        return Ok(games);
    }
    let mut games = Vec::new();
    for file in &args.fitting.samples {
        if file.extension().is_some_and(|ending| ending == "samples") {
            let learning = reached.bench.learning()?;
            let played = crate::commands::net::read_samples(file, learning.as_ref())?.games;
            let added = tuning_samples(learning.as_ref(), &played);
            games.extend(added.with_context(|| format!("'{}'", file.display()))?);
            continue;
        }
        let text = files::read_text(file, MAX_SAMPLE_BYTES)?;
        games.extend(read_samples(&file.display().to_string(), &text)?);
    }
    Ok(games)
}

fn render_fit(fitted: &Fitted, was_stopped: bool) -> String {
    let stopped = if was_stopped || fitted.stopped { "stopped early; " } else { "" };
    format!(
        "{stopped}{} quiet positions of {} games, {} of them in whole games kept apart; scale {:.1}\n\
         error learned from: {:.5} before, {:.5} after\nerror kept apart:   {:.5} before, {:.5} after\n\n",
        output::count((fitted.positions + fitted.checked) as u64),
        output::count(fitted.games as u64),
        output::count(fitted.checked as u64),
        fitted.scale,
        fitted.before.learned,
        fitted.after.learned,
        fitted.before.apart,
        fitted.after.apart,
    )
}

fn describe_duel(duel: DuelScore) -> String {
    format!(
        "\nnew against old: {} games, {:.1} %, {:+.0} ± {:.0}\n",
        duel.games,
        100.0 * duel.score,
        duel.rating,
        duel.rating_half
    )
}

/// Writes the settings file where one is named; `.txt` has the slots alone, as chess keeps its own.
fn write(out: Option<&Path>, settings: &str) -> anyhow::Result<()> {
    let Some(file) = out else { return Ok(()) };
    let slots = is_text(file).then(|| settings.split("'''").nth(1)).flatten();
    Ok(files::write_whole(file, slots.map_or(settings, str::trim_start).as_bytes())?)
}

fn is_text(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "txt")
}

/// Says where the settings went, or shows them.
fn show(out: Option<&Path>, settings: &str) -> anyhow::Result<()> {
    match out {
        Some(file) => output::say(&format!("\nwrote {}\n", file.display())),
        None => output::say(&format!("\n{settings}")),
    }
}

//! `plywood lab tune`: better numbers for a value function, by games, by the truth or by series.

use super::series;
use crate::args::{LabTune, Print, TuneBy, TuneStart};
use crate::progress::watched;
use crate::{interrupt, output, setup};
use anyhow::{Context, bail, ensure};
use lab::learn::tuning_samples;
use lab::tune::{
    Climb, DuelRequest, DuelScore, FitRequest, Fitted, GamesRequest, Graph, Sample, SampledGame,
    ShakeRequest, Start, TruthClimb, Tuned,
};
use lab::tune::{
    best_climb, changes, climbs, duel, fit_results, read_samples, samples, show_climbs, show_samples,
    show_samples_part,
};
use lab::{LongWork, RunSettings, Weights, settings_text};
use serde::Serialize;
use session::{Description, EvalChoice, Playable, Shard, Study};
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// Games and steps unless said otherwise: minutes, not hours.
const GAMES: usize = 300;
const STEPS: usize = 500;
/// A larger file of samples is refused.
const MAX_SAMPLE_BYTES: u64 = 1 << 30;

#[derive(Serialize)]
struct FittedView<'a> {
    #[serde(flatten)]
    fitted: &'a Fitted,
    duel: Option<DuelScore>,
}

pub fn run(args: &LabTune) -> anyhow::Result<()> {
    let place = &args.place;
    ensure!(
        place.position.is_none() && place.moves.is_empty(),
        "--position and --moves cannot be used here: expected a game, which is played from its start"
    );
    match args.by.unwrap_or_else(|| usual_goal(place.game)) {
        TuneBy::Games => by_games(args),
        TuneBy::Truth => by_truth(args),
        TuneBy::Series if args.shard.is_some() => {
            bail!(
                "--shard cannot be used by series, where every step waits for the one before: expected --by games or truth"
            )
        }
        TuneBy::Series => match &place.game.scored {
            Some(scored) => series::tune(args, scored),
            None => bail!("--by series plays for a score: expected 'lab tune pacman'"),
        },
    }
}

fn usual_goal(game: &Description) -> TuneBy {
    match (game.study, game.scored) {
        (Some(_), _) => TuneBy::Truth,
        (None, Some(_)) => TuneBy::Series,
        (None, None) => TuneBy::Games,
    }
}

fn by_truth(args: &LabTune) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    let game = bench.name();
    let study = bench.description().study.with_context(|| {
        format!("{game} has no class that is solved as a whole: expected 'lab tune {game} --by games'")
    })?;
    let eval = match setup::eval(&args.value)? {
        EvalChoice::Usual => EvalChoice::Preset(study.played.into()),
        named => named,
    };
    let measure = bench.measure(&eval, &bench.variant(study.variant)?.rules)?;
    let class = watched(|follow| bench.class(args.class.as_deref().unwrap_or(study.class), follow))?;
    let graph = watched(|follow| Graph::new(bench.as_ref(), class.as_ref(), measure.as_ref(), follow))?;
    let (request, shard) = (truth_climb(args), args.shard.unwrap_or_default());
    let found = watched(|follow| climbs(&graph, measure.as_ref(), (&request, args.climbs, shard), follow))?;
    let climbing = Climbing { bench: bench.as_ref(), study, eval };
    if let Some(file) = &args.fitting.keep {
        let settings = climbing.settings(args, class.name())?;
        files::write_whole(file, show_climbs(&found, shard, args.climbs, settings).as_bytes())?;
    }
    climbing.tell(&found, (args.out.as_deref(), &args.print))
}

/// What climbs began with.
pub struct Climbing<'a> {
    pub bench: &'a dyn Playable,
    pub study: Study,
    pub eval: EvalChoice,
}

impl Climbing<'_> {
    /// The settings in which parts of one run must be the same.
    fn settings(&self, args: &LabTune, class: String) -> anyhow::Result<RunSettings> {
        let request = truth_climb(args);
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
    pub fn tell(&self, climbs: &[Climb], (out, print): (Option<&Path>, &Print)) -> anyhow::Result<()> {
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

fn truth_climb(args: &LabTune) -> TruthClimb {
    TruthClimb {
        start: match args.start {
            TuneStart::Given => Start::Given,
            TuneStart::Fitted => Start::Fitted,
        },
        steps: args.steps.unwrap_or(STEPS),
        shake: ShakeRequest {
            depths: args.depths.clone(),
            draws: args.draws,
            seed: args.seed,
            ..ShakeRequest::default()
        },
        seed: args.seed,
    }
}

fn climbed(found: &Tuned) -> String {
    let stopped = if found.stopped { "stopped early; " } else { "" };
    format!(
        "\n{stopped}{} of {} steps kept ({} better, {} as good); \
         positions not won, mean over depths and draws: {:.1} before, {:.1} after\n",
        found.kept,
        found.tried,
        found.better,
        found.kept - found.better,
        found.lost_before,
        found.lost_after
    )
}

fn by_games(args: &LabTune) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    ensure!(
        bench.can_think(),
        "{} has no playing search: expected a game that plays by itself",
        bench.name()
    );
    let eval = match (setup::eval(&args.value)?, bench.description().by_hand()) {
        (EvalChoice::Usual, Some(by_hand)) => EvalChoice::Preset(by_hand.into()),
        (named, _) => named,
    };
    if let Some(shard) = args.shard {
        return part_of_games(args, bench.as_ref(), &eval, shard);
    }
    let games = games(args, bench.as_ref(), &eval)?;
    let request = FitRequest {
        epochs: args.epochs.unwrap_or(FitRequest::default().epochs),
        share: args.fitting.share,
        pull: args.fitting.pull,
        seed: args.seed,
    };
    // Games that were cut short are learned from all the same.
    let never = AtomicBool::new(false);
    let was_stopped = interrupt::was_raised();
    let fitted = watched(|follow| {
        let follow = if was_stopped { LongWork { stop: &never, ..follow } } else { follow };
        fit_results(bench.as_ref(), &eval, &games, &request, follow, None)
    })?;
    write(args.out.as_deref(), &fitted.settings)?;
    let duel = match args.fitting.duel {
        Some(pairs) if !interrupt::was_raised() => {
            Some(fight(args, bench.as_ref(), (&eval, &fitted), pairs)?)
        }
        _ => None,
    };
    if args.print.json {
        return output::json(&FittedView { fitted: &fitted, duel });
    }
    output::say(&told(&fitted, was_stopped))?;
    output::say(&changes(&fitted.start, &fitted.numbers).text())?;
    output::say(&duel.map_or_else(String::new, duel_told))?;
    show(args.out.as_deref(), &fitted.settings)
}

/// Plays a part of the games and keeps its samples; what is learned from them waits for the others.
fn part_of_games(
    args: &LabTune,
    bench: &dyn Playable,
    eval: &EvalChoice,
    shard: Shard,
) -> anyhow::Result<()> {
    let request = games_request(args);
    let played = watched(|follow| samples(bench, eval, &request, follow))?;
    let settings = RunSettings::default()
        .set("version", env!("CARGO_PKG_VERSION"))
        .set("game", bench.name())
        .set("options", args.place.options_said())
        .set("eval", eval.name("usual"))
        .set("nodes", request.nodes)
        .set("seed", request.seed);
    let settings = match eval {
        EvalChoice::File { text, .. } | EvalChoice::Script { text, .. } => settings.set("eval-file", text),
        _ => settings,
    };
    if let Some(file) = &args.fitting.keep {
        let text = show_samples_part(&played, shard, request.games, settings);
        files::write_whole(file, text.as_bytes())?;
    }
    match args.print.json {
        true => output::json(&SamplesView::of(&played, 0)),
        false => output::say(&SamplesView::of(&played, 0).told(&format!(" of part {shard}"))),
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

    pub fn told(&self, whose: &str) -> String {
        let [games, positions] = [self.games, self.positions].map(|number| output::count(number as u64));
        format!("{positions} quiet positions in {games} games{whose}\n")
    }
}

fn games_request(args: &LabTune) -> GamesRequest {
    let games = args.games.unwrap_or(GAMES);
    GamesRequest { games, nodes: args.nodes, seed: args.seed, shard: args.shard.unwrap_or_default() }
}

/// The samples: those of files, or of games that are played now.
fn games(args: &LabTune, bench: &dyn Playable, eval: &EvalChoice) -> anyhow::Result<Vec<Vec<Sample>>> {
    if args.fitting.samples.is_empty() {
        let games = watched(|follow| samples(bench, eval, &games_request(args), follow))?;
        let games: Vec<Vec<Sample>> = games.into_iter().map(|game| game.samples).collect();
        if let Some(file) = &args.fitting.keep {
            files::write_whole(file, show_samples(&games).as_bytes())?;
        }
        return Ok(games);
    }
    let mut games = Vec::new();
    for file in &args.fitting.samples {
        if file.extension().is_some_and(|ending| ending == "samples") {
            let learning = bench.learning()?;
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

fn fight(
    args: &LabTune,
    bench: &dyn Playable,
    (old, fitted): (&EvalChoice, &Fitted),
    pairs: u32,
) -> anyhow::Result<DuelScore> {
    let new = EvalChoice::File { name: "new".into(), text: fitted.settings.clone() };
    let request = DuelRequest { pairs: pairs.into(), nodes: args.nodes, seed: args.seed };
    Ok(watched(|follow| duel(bench, [&new, old], &request, follow))?)
}

fn told(fitted: &Fitted, was_stopped: bool) -> String {
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

fn duel_told(duel: DuelScore) -> String {
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

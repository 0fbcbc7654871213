//! What a value function did against the truth, as a finding.

use super::finding::{Chart, Curve, Ended, Figures, Finding, HeatMap, HiddenMove, Shape, Sheet, ShownGame};
use crate::ResultTable;
use crate::truth::{Failures, HiddenWin, Trial, TrialEnd, TrialGame, TruthView};
use crate::tune::Shaken;
use std::collections::BTreeMap;

/// What a finding is about, beside its figures.
pub struct Named {
    pub eval: String,
    pub depth: u32,
    /// The leaf rules of the search, or `none`.
    pub rules: String,
    pub hidden: HiddenWins,
}

/// The wins that leaf rules hid in the games that are listed.
#[derive(Default)]
pub struct HiddenWins {
    /// Games that were not won.
    failed: usize,
    /// By rule: how many, and the first with its number.
    by_rule: BTreeMap<String, (usize, usize, String)>,
}

impl HiddenWins {
    pub fn count(&mut self, number: usize, game: &TrialGame, win: Option<&HiddenWin>) {
        self.failed += usize::from(!game.is_won());
        let Some(HiddenWin { rule, m }) = win else { return };
        self.by_rule.entry(rule.clone()).or_insert_with(|| (0, number, m.clone())).0 += 1;
    }

    /// Of the rule that hid the most, if one did.
    fn figures(&self) -> Figures {
        let most = self.by_rule.iter().max_by_key(|(_, (count, ..))| *count);
        most.map_or_else(Figures::new, |(rule, (count, number, m))| {
            Figures::from([
                ("rule", rule.as_str().into()),
                ("hidden", (*count).into()),
                ("hiddenof", self.failed.into()),
                ("hiddengame", (*number).into()),
                ("hiddenmove", m.as_str().into()),
            ])
        })
    }
}

pub fn finding(view: &TruthView, named: &Named) -> Finding {
    let trial = &view.trial;
    let mut figures = Figures::from([
        ("class", trial.class.as_str().into()),
        ("eval", named.eval.as_str().into()),
        ("depth", (named.depth as usize).into()),
        ("won", trial.won.into()),
        ("positions", trial.positions.into()),
        ("share", (100.0 * trial.share).into()),
        ("failed", (trial.positions - trial.won).into()),
        ("thrown", trial.thrown_away.into()),
        ("undecided", trial.timeouts.into()),
        ("extra", trial.mean_extra_plies.into()),
    ]);
    figures.extend(named.hidden.figures());
    if let Some(all) = view.every_defence {
        figures.insert("everywon", all.won.into());
    }
    if let Some(shaken) = &view.shaken {
        figures.extend([
            ("draws", shaken.draws.into()),
            ("worst", shaken_share(shaken, shaken.worst as f64).into()),
            ("mean", shaken_share(shaken, shaken.mean).into()),
            ("steady", shaken.steady_draws.into()),
            ("shakenby", named.rules.as_str().into()),
        ]);
    }
    let heat = |failures: &Failures| {
        let (side, board) = (failures.side.clone(), trial.empty_board()?);
        Some(HeatMap { side, board, shares: failures.shares(), games: failures.games.clone() })
    };
    let sentence = match (&view.every_defence, &view.shaken) {
        (None, None) => "truth",
        (Some(_), None) => "truth-every",
        (None, Some(_)) => "truth-shaken",
        (Some(_), Some(_)) => "truth-every-shaken",
    };
    Finding {
        sentence,
        figures,
        charts: view.shaken.iter().map(shaken_chart).collect(),
        tables: vec![Sheet::of("counts", counts(trial))],
        heat: trial.failures.iter().filter_map(heat).collect(),
        json: serde_json::to_string_pretty(view).expect("plain data can be written"),
        ..Finding::default()
    }
}

fn shaken_share(shaken: &Shaken, won: f64) -> f64 {
    100.0 * won / shaken.positions.max(1) as f64
}

/// What is won in every draw, the worst first, beside the weights as they are.
fn shaken_chart(shaken: &Shaken) -> Chart {
    let mut counts = shaken.counts.clone();
    counts.sort_unstable();
    let points = |of: &dyn Fn(usize) -> usize| -> Vec<(f64, f64)> {
        let number = |index: usize| ((index + 1) as f64, shaken_share(shaken, of(index) as f64));
        (0..counts.len()).map(number).collect()
    };
    Chart {
        name: "shaken",
        x: "draws",
        y: "won",
        shape: Shape::Lines,
        logarithmic: false,
        categories: Vec::new(),
        series: vec![
            Curve::of("shaken", &points(&|index| counts[index])),
            Curve::of("as-given", &points(&|_| shaken.won)),
        ],
    }
}

/// How the games ended, by how long perfect play needs.
fn counts(trial: &Trial) -> ResultTable {
    let mut table = ResultTable::new(&["games", "count", "share"]);
    let share = |count: usize| format!("{:.1} %", 100.0 * count as f64 / trial.positions.max(1) as f64);
    let row = |name: &str, count: usize| vec![name.into(), count.to_string(), share(count)];
    table.rows = vec![
        row("won", trial.won),
        row("thrown away", trial.thrown_away),
        row("not decided", trial.timeouts),
    ];
    table
}

pub fn hidden_move(HiddenWin { rule, m }: HiddenWin) -> HiddenMove {
    HiddenMove { rule, text: m }
}

pub fn shown(number: usize, game: &TrialGame) -> ShownGame {
    let ended = match game.played {
        TrialEnd::Won(_) => Ended::Won,
        TrialEnd::ThrownAway(_) => Ended::ThrownAway,
        TrialEnd::TimedOut => Ended::NotDecided,
    };
    ShownGame {
        name: number.to_string(),
        ended,
        about: game.position.clone(),
        needed: Some(game.optimal_plies),
        position: Some(game.position.clone()),
        moves: Vec::new(),
        hidden: None,
    }
}

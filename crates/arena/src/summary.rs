//! A match in numbers.

use crate::estimate::Estimate;
use crate::record::MatchGame;
use crate::sprt::{Sprt, SprtVerdict};
use crate::tally::MatchTally;
use serde::Serialize;
use std::collections::BTreeMap;

/// Games a player lost by its own fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Fouls {
    /// On time.
    pub time: u64,
    /// By an illegal move.
    pub illegal: u64,
    /// By a crash.
    pub crash: u64,
    /// By not answering.
    pub hang: u64,
}

impl Fouls {
    /// All of them.
    pub fn total(&self) -> u64 {
        self.time + self.illegal + self.crash + self.hang
    }

    /// Counts a reason, if it is a foul.
    fn add(&mut self, reason: &str) {
        let kinds = [
            ("loses on time", &mut self.time),
            ("plays an illegal move", &mut self.illegal),
            ("crashed", &mut self.crash),
            ("hung", &mut self.hang),
        ];
        for (beginning, count) in kinds {
            *count += u64::from(reason.starts_with(beginning));
        }
    }
}

/// How a player thought.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Thinking {
    /// Moves with a known depth.
    pub moves: u64,
    /// The mean depth of those.
    pub mean_depth: f64,
    /// The longest time for a move, in milliseconds.
    pub longest_ms: f64,
}

/// The test of two hypotheses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtView {
    /// The hypotheses.
    #[serde(flatten)]
    pub hypotheses: Sprt,
    /// The logarithm of the likelihood ratio.
    pub llr: f64,
    /// Where it decides.
    pub bounds: [f64; 2],
    /// What it says.
    pub verdict: SprtVerdict,
}

/// A match in numbers, seen by the first player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchSummary {
    /// The game.
    pub game: String,
    /// The players.
    pub players: [String; 2],
    /// How long they could think, in words.
    pub pace: String,
    /// Games asked for.
    pub games_wanted: usize,
    /// Games played, those of an earlier run included.
    pub games: u64,
    /// Results.
    #[serde(flatten)]
    pub tally: MatchTally,
    /// What they say about strength; null before the first game.
    pub estimate: Option<Estimate>,
    /// The test, if one was asked for.
    pub sprt: Option<SprtView>,
    /// Games lost by a player's own fault.
    pub fouls: [Fouls; 2],
    /// How the players thought, in this run.
    pub thinking: [Thinking; 2],
    /// How games ended, and how often.
    pub endings: BTreeMap<String, u64>,
    #[serde(skip)]
    hypotheses: Option<Sprt>,
    /// Points of pairs of which one game is finished.
    #[serde(skip)]
    half_pairs: BTreeMap<usize, usize>,
}

impl MatchSummary {
    pub(crate) fn new(
        game: &str,
        players: &[String; 2],
        pace: String,
        wanted: usize,
        sprt: Option<Sprt>,
    ) -> MatchSummary {
        MatchSummary {
            game: game.into(),
            players: players.clone(),
            pace,
            games_wanted: wanted,
            games: 0,
            tally: MatchTally::default(),
            estimate: None,
            sprt: None,
            fouls: [Fouls::default(); 2],
            thinking: [Thinking::default(); 2],
            endings: BTreeMap::new(),
            hypotheses: sprt,
            half_pairs: BTreeMap::new(),
        }
    }

    /// Counts a finished game.
    pub(crate) fn add(&mut self, pair: usize, halves: usize, reason: &str) {
        self.tally.add_game(halves);
        self.games = self.tally.games();
        match self.half_pairs.remove(&pair) {
            Some(other) => self.tally.add_pair(other + halves),
            None => {
                self.half_pairs.insert(pair, halves);
            }
        }
        let loser = usize::from(halves == 2);
        self.fouls[loser].add(reason);
        *self.endings.entry(short(reason)).or_default() += 1;
        self.estimate = Estimate::of(&self.tally);
        self.sprt = self.hypotheses.map(|hypotheses| SprtView {
            hypotheses,
            llr: hypotheses.llr(&self.tally),
            bounds: Sprt::bounds(),
            verdict: hypotheses.verdict(&self.tally),
        });
    }

    /// Counts how the players thought in a game.
    pub(crate) fn add_thinking(&mut self, record: &MatchGame) {
        for (side, ply) in record.movers().zip(&record.plies) {
            let player = usize::from(side != record.number.first_side());
            let thinking = &mut self.thinking[player];
            thinking.longest_ms = thinking.longest_ms.max(ply.spent.as_secs_f64() * 1000.0);
            if let Some(depth) = ply.depth {
                thinking.moves += 1;
                thinking.mean_depth += (f64::from(depth) - thinking.mean_depth) / thinking.moves as f64;
            }
        }
    }

    /// Whether the test has decided.
    pub fn is_decided(&self) -> bool {
        self.sprt.is_some_and(|sprt| sprt.verdict != SprtVerdict::Undecided)
    }
}

/// A reason without its numbers, for counting.
fn short(reason: &str) -> String {
    reason.split(": ").next().filter(|start| *start != "adjudicated").unwrap_or(reason).into()
}

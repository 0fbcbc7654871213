//! What the sentences of the report rest on, drawn from the findings: numbers and names, no words.

use super::{Findings, StudyRequest};
use crate::parts::KeptTerms;
use crate::truth::{Failures, Trial};
use session::{Language, Playable, Side};

/// The figures of a study.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Facts {
    /// Their language.
    pub language: Language,
    pub game: String,
    /// The class by its name and in words.
    pub class: String,
    pub class_words: String,
    pub eval: String,
    pub depth: u32,
    /// The side that is to prove itself.
    pub max: String,
    pub turn: String,
    /// Plies that perfect play needs from the position, if it is won.
    pub perfect: Option<u32>,
    pub moves: Vec<(String, Option<u32>)>,
    pub line: LineFacts,
    pub pruning: Option<PruningFacts>,
    pub terms: TermFacts,
    pub truth: TruthFacts,
}

/// The game that the search plays against itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct LineFacts {
    pub first: Option<String>,
    pub result: String,
    pub is_won: bool,
    pub plies: usize,
}

/// The variant that finds what the reference finds with the fewest nodes.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PruningFacts {
    pub reference: String,
    pub reference_nodes: u64,
    pub variants: usize,
    pub agreeing: usize,
    pub cheapest: String,
    pub nodes: u64,
}

/// The games with terms left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TermFacts {
    /// Whether the game is won with all of them.
    pub is_won: bool,
    pub count: usize,
    /// Those without which it is not won.
    pub needed: Vec<String>,
    /// How many win it alone.
    pub alone: usize,
    /// Whether the defender knows the solution.
    pub against_truth: bool,
}

/// All won positions of the class.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TruthFacts {
    /// Positions with the attacker to move, those that are won, and the plies of the longest win.
    pub positions: usize,
    pub won_positions: usize,
    pub longest: u32,
    /// Games that were won, thrown away, not decided.
    pub won: usize,
    pub thrown_away: usize,
    pub undecided: usize,
    pub mean_extra_plies: f64,
    pub max_plies: usize,
    pub every_defence: usize,
    /// Where games fail most often, for each side: its name, the cell, games not won, games.
    pub hardest: Vec<(String, String, u32, u32)>,
}

impl Facts {
    pub fn of(bench: &dyn Playable, request: &StudyRequest, found: &Findings) -> Facts {
        let (language, game) = (bench.language(), bench.description());
        let max = bench.sides()[Side::Max as usize].into();
        Facts {
            language,
            game: game.own_word(language, "title", game.title).into(),
            class: request.class.clone(),
            class_words: found.class_words.clone(),
            eval: found.eval.eval.clone(),
            depth: request.depth,
            max,
            turn: found.position.turn.clone(),
            perfect: found.plies,
            moves: found.moves.clone(),
            line: line(found),
            pruning: pruning(found),
            terms: terms(found),
            truth: truth(found),
        }
    }

    /// The moves that win soonest.
    pub fn soonest(&self) -> Vec<&str> {
        let best = self.moves.iter().filter_map(|(_, plies)| *plies).min();
        let is_best = |(_, plies): &&(String, Option<u32>)| plies.is_some() && *plies == best;
        self.moves.iter().filter(is_best).map(|(m, _)| m.as_str()).collect()
    }

    /// How many moves win.
    pub fn winning(&self) -> usize {
        self.moves.iter().filter(|(_, plies)| plies.is_some()).count()
    }

    /// Whether the move that is played wins, and in how many plies.
    pub fn first_wins_in(&self) -> Option<u32> {
        let first = self.line.first.as_ref()?;
        self.moves.iter().find(|(m, _)| m == first).and_then(|(_, plies)| *plies)
    }
}

fn line(found: &Findings) -> LineFacts {
    LineFacts {
        first: found.line.plies.first().map(|ply| ply.m.clone()),
        result: found.line.result.clone(),
        is_won: found.line.winner == Some(Side::Max),
        plies: found.line.plies.len(),
    }
}

/// None where nothing agrees with the reference but itself.
fn pruning(found: &Findings) -> Option<PruningFacts> {
    let rows = &found.comparison.rows;
    // The reference saves nothing of itself.
    let reference = rows.iter().find(|row| row.saving == 0.0)?;
    let others = || rows.iter().filter(|row| row.agrees && row.variant != reference.variant);
    let cheapest = others().min_by_key(|row| row.nodes)?;
    Some(PruningFacts {
        reference: reference.variant.clone(),
        reference_nodes: reference.nodes,
        variants: rows.len() - 1,
        agreeing: others().count(),
        cheapest: cheapest.variant.clone(),
        nodes: cheapest.nodes,
    })
}

fn terms(found: &Findings) -> TermFacts {
    let rows = &found.ablation.rows;
    let of = |kept: KeptTerms| rows.iter().filter(move |row| row.part.kept == kept);
    TermFacts {
        is_won: of(KeptTerms::All).any(|row| row.won),
        count: of(KeptTerms::Without).count(),
        needed: of(KeptTerms::Without).filter(|row| !row.won).map(|row| row.part.term.clone()).collect(),
        alone: of(KeptTerms::Only).filter(|row| row.won).count(),
        against_truth: found.ablation.optimal_plies.is_some(),
    }
}

fn truth(found: &Findings) -> TruthFacts {
    let (trial, solved) = (&found.trial, &found.solved);
    TruthFacts {
        positions: solved.positions,
        won_positions: solved.won,
        longest: solved.longest,
        won: trial.won,
        thrown_away: trial.thrown_away,
        undecided: trial.timeouts,
        mean_extra_plies: trial.mean_extra_plies,
        max_plies: super::MAX_PLIES,
        every_defence: found.every_defence.won,
        hardest: trial.failures.iter().filter_map(|side| hardest(trial, side)).collect(),
    }
}

/// The cell from which the largest part of the games is not won; none if all are.
fn hardest(trial: &Trial, failures: &Failures) -> Option<(String, String, u32, u32)> {
    let cells = failures.failed.iter().copied().zip(failures.games.iter().copied()).enumerate();
    let share = |(_, (failed, games)): &(usize, (u32, u32))| f64::from(*failed) / f64::from(*games);
    let played = cells.filter(|(_, (_, games))| *games > 0).rev();
    let (cell, (failed, games)) = played.max_by(|a, b| share(a).total_cmp(&share(b)))?;
    (failed > 0).then(|| (failures.side.clone(), trial.cell_name(cell), failed, games))
}

//! What a search for a proof found out, in words: about the position, and about every node of its tree.

use crate::growth::GrowthView;
use crate::kit::{Kit, StateOf};
use crate::setup::Setup;
use crate::words::{Idiom, number_text};
use search::textbook::{Goal, ProofAnswer, ProofReport, Question};
use search::{Game, Notation, Side};

/// The places of the two numbers of a node.
const PROOF: usize = 0;
const DISPROOF: usize = 1;

impl<K: Kit> Setup<K> {
    /// What was proven about the side to move.
    pub(crate) fn proof_verdict(&self, state: &StateOf<K>, report: ProofReport, goal: Goal) -> String {
        let idiom = self.idiom();
        let mover = self.game().turn(state);
        let ProofReport { question, answer, proof, disproof, is_within_depth } = report;
        let said = |side: Side, name: &str, value: f64| {
            let side = idiom.sides[side as usize];
            let value = idiom.number(value);
            let words =
                [("side", side.into()), ("number", idiom.grammar(side).into()), ("value", value.into())];
            idiom.language.say(name, words)
        };
        let verdict = match (question, answer) {
            (_, ProofAnswer::Unknown) => {
                let name = match (goal, question) {
                    (Goal::Result, Question::Hold) => "proof-open-rest",
                    _ => "proof-open",
                };
                let [proof, disproof] =
                    [proof, disproof].map(|number| idiom.language.written(&number_text(number)));
                let side = idiom.sides[mover as usize];
                let words = [
                    ("side", side.into()),
                    ("number", idiom.grammar(side).into()),
                    ("proof", proof.into()),
                    ("disproof", disproof.into()),
                ];
                return idiom.language.say(name, words);
            }
            (Question::Win, ProofAnswer::Yes) => said(mover, "verdict-wins", 0.0),
            (Question::Win, ProofAnswer::No) => said(mover, "proof-no-win", 0.0),
            (Question::Hold, ProofAnswer::Yes) if goal == Goal::Result => {
                idiom.language.word("outcome-draw").into()
            }
            (Question::Hold, ProofAnswer::Yes) => said(mover, "proof-hold", 0.0),
            (Question::Hold, ProofAnswer::No) => said(mover.other(), "verdict-wins", 0.0),
            (Question::Value(value), ProofAnswer::Yes) => said(mover, "proof-value", value),
            (Question::Value(value), ProofAnswer::No) => said(mover, "proof-no-value", value),
        };
        match is_within_depth {
            true => idiom.language.say("proof-within", [("verdict", verdict.into())]),
            false => verdict,
        }
    }
}

/// The proof numbers of a tree that grew, and which child each node would go on with.
pub(crate) struct ProofNumbersView {
    /// By number, then by node.
    numbers: Vec<Vec<Option<f64>>>,
    /// The child with the least number of those that its parent wants to bring down; the first of equals.
    least: Vec<Option<usize>>,
}

impl ProofNumbersView {
    pub(crate) fn new<K: Kit>(view: &GrowthView<'_, K>, numbers: Vec<Vec<Option<f64>>>) -> ProofNumbersView {
        let nodes = &view.tree.nodes;
        let mut least: Vec<Option<usize>> = vec![None; nodes.len()];
        for (child, node) in nodes.iter().enumerate().skip(1) {
            let parent = node.parent as usize;
            let wanted = &numbers[wanted(view, parent)];
            let number = |node: usize| wanted[node].unwrap_or(f64::INFINITY);
            if least[parent].is_none_or(|best| number(child) < number(best)) {
                least[parent] = Some(child);
            }
        }
        ProofNumbersView { numbers, least }
    }

    /// The numbers of a node in a picture; none before they are set.
    pub(crate) fn exit(&self, index: usize, idiom: &Idiom) -> Option<String> {
        let told = |place: usize| {
            self.numbers[place][index].map(|value| idiom.language.written(&number_text(value)))
        };
        let words = [("proof", told(PROOF)?.into()), ("disproof", told(DISPROOF)?.into())];
        Some(idiom.language.say("proof-numbers", words))
    }

    /// What the numbers of a node say.
    pub(crate) fn sentence<K: Kit>(&self, view: &GrowthView<'_, K>, index: usize, idiom: &Idiom) -> String {
        let number = |place: usize, node: usize| self.numbers[place][node];
        let (Some(proof), Some(disproof)) = (number(PROOF, index), number(DISPROOF, index)) else {
            return idiom.language.word("grown-new").into();
        };
        let told = |value: f64| idiom.language.written(&number_text(value));
        let place = wanted(view, index);
        // A node that was being expanded when the search ended has children that do not count yet.
        let choice = self.least[index].filter(|&child| number(place, child) == number(place, index));
        let m = choice.map(|child| view.label(child)).unwrap_or_default();
        let name = match (proof, disproof, choice) {
            (0.0, _, Some(_)) if place == PROOF => "grown-proof-yes-by",
            (0.0, _, _) => "grown-proof-yes",
            (_, 0.0, Some(_)) if place == DISPROOF => "grown-proof-no-by",
            (_, 0.0, _) => "grown-proof-no",
            (_, _, Some(_)) => "grown-proof-by",
            _ => "grown-proof",
        };
        let which = if place == PROOF { "proof" } else { "disproof" };
        let least = if place == PROOF { proof } else { disproof };
        let words = [
            ("proof", told(proof).into()),
            ("disproof", told(disproof).into()),
            ("move", m.into()),
            ("which", which.into()),
            ("least", told(least).into()),
        ];
        idiom.language.say(name, words)
    }
}

/// Which number the side that chooses at a node wants to bring down.
fn wanted<K: Kit>(view: &GrowthView<'_, K>, node: usize) -> usize {
    let nodes = &view.tree.nodes;
    if nodes[node].turn == nodes[0].turn { PROOF } else { DISPROOF }
}

impl<K: Kit> GrowthView<'_, K> {
    /// The move that leads to a node.
    pub(crate) fn label(&self, index: usize) -> String {
        let node = &self.tree.nodes[index];
        let parent = &self.tree.states[node.parent as usize];
        node.m.map_or_else(String::new, |m| self.setup.game().show_move(parent, m))
    }
}

//! Positions as a trainer sees them: the inputs that are on, a score, a result; packed one after the other.

use crate::features::{InputBits, InputLayout};
use std::collections::HashSet;

/// A position of a game that is gone through again.
#[derive(Clone, Copy, Debug)]
pub struct ReplayedPosition {
    /// The inputs as the mover and as the other side sees them.
    pub views: [InputBits; 2],
    /// The phase.
    pub phase: usize,
    /// The number that stands for the position.
    pub key: u64,
    /// What the net adds to, seen by the mover; nothing if it judges alone.
    pub base: f32,
    /// The targets.
    pub labels: TrainingLabels,
    /// Whether the side to move was free and its best move changed little at once.
    pub quiet: bool,
}

/// The targets of training for a position, seen by its mover.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TrainingLabels {
    /// What the search thought.
    pub score: f32,
    /// 1 for a game that is won, 0.5 for a draw, 0 for a loss.
    pub result: f32,
}

/// One position to learn from.
pub struct TrainingPosition<'a> {
    /// The inputs that are on, as the mover sees them.
    pub own: &'a [u16],
    /// The same as the other side sees them.
    pub other: &'a [u16],
    /// The phase.
    pub phase: usize,
    /// What the net adds to.
    pub base: f32,
    /// The targets.
    pub labels: TrainingLabels,
}

/// Where a position's inputs lie.
#[derive(Clone, Copy)]
struct InputRange {
    key: u64,
    start: u32,
    own: u8,
    other: u8,
    phase: u8,
    base: f32,
    labels: TrainingLabels,
}

/// Many positions.
pub struct TrainingSet {
    layout: InputLayout,
    inputs: Vec<u16>,
    entries: Vec<InputRange>,
}

impl TrainingSet {
    /// None yet.
    pub fn new(layout: InputLayout) -> TrainingSet {
        TrainingSet { layout, inputs: Vec::new(), entries: Vec::new() }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// How their inputs are counted.
    pub fn layout(&self) -> InputLayout {
        self.layout
    }

    /// Adds one.
    pub fn push(&mut self, seen: &ReplayedPosition) {
        let start = self.inputs.len();
        let [own, other] = [&seen.views[0], &seen.views[1]].map(|view| {
            let before = self.inputs.len();
            self.inputs.extend(view.inputs(self.layout).map(|input| input as u16));
            (self.inputs.len() - before) as u8
        });
        let start = u32::try_from(start).expect("no machine has room for 2^32 positions");
        let ReplayedPosition { key, base, labels, .. } = *seen;
        self.entries.push(InputRange { key, start, own, other, phase: seen.phase as u8, base, labels });
    }

    /// Adds those of another collection that were not there before, as `known` has it: a position that many games go through
    /// is learned once.
    pub fn append(&mut self, more: &TrainingSet, known: &mut HashSet<u64>) {
        for entry in more.entries.iter().filter(|entry| known.insert(entry.key)) {
            let count = usize::from(entry.own) + usize::from(entry.other);
            let start = u32::try_from(self.inputs.len()).expect("no machine has room for 2^32 positions");
            self.inputs.extend(&more.inputs[entry.start as usize..][..count]);
            self.entries.push(InputRange { start, ..*entry });
        }
    }

    /// The one of this number.
    #[inline(always)]
    pub fn get(&self, number: usize) -> TrainingPosition<'_> {
        let InputRange { start, own, other, phase, base, labels, .. } = self.entries[number];
        let inputs = &self.inputs[start as usize..][..usize::from(own) + usize::from(other)];
        let (own, other) = inputs.split_at(own.into());
        TrainingPosition { own, other, phase: phase.into(), base, labels }
    }

    /// The labels of all.
    pub fn labels(&self) -> impl Iterator<Item = TrainingLabels> + '_ {
        self.entries.iter().map(|entry| entry.labels)
    }
}

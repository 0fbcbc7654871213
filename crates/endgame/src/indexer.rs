//! How a game numbers its positions: classes, slices, parts, and what the solver asks about them.
//!
//! A *class* is a material balance, say two kings against one; the positions of a class are numbered from 0 and
//! stored together. A *slice* is the run of those numbers in which one certain side moves. A class only leads to
//! itself and to the classes it *needs*, which come before it. Inside a class, *parts* are what has to be solved
//! at once; they come in *layers*, and a part only leads to itself, to earlier layers and to other classes.

use crate::entry::Entry;
use crate::rules::RulesView;
use crate::table::SolvedTables;
use search::Game;
use std::ops::Range;

/// The number of a class: its place in [`Indexer::classes`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct ClassId(pub u16);

impl ClassId {
    /// The number as an index.
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

/// Where a position stands in the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct TablePlace {
    /// Its class.
    pub class: ClassId,
    /// Its number in the class.
    pub index: u64,
}

/// The positions of a class in which one certain side moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slice {
    /// The material, that of the side to move first.
    pub name: String,
    /// How many positions there are.
    pub len: u64,
}

/// A material balance whose positions are solved and stored together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// The name, also of its files: letters, digits and dashes only.
    pub name: String,
    /// How many pieces there are on the board.
    pub pieces: u32,
    /// The slices, one after the other by number.
    pub slices: Vec<Slice>,
    /// The other classes a single move can lead to.
    pub needs: Vec<ClassId>,
    /// Positions of the largest part.
    pub largest_part: u64,
    /// How many moves of a position, on average, stay in its part and must be written down when it is solved; 0
    /// if moves can be taken back. Only used to tell how much memory is needed.
    pub written_moves: u32,
}

impl Class {
    /// How many positions there are.
    pub fn len(&self) -> u64 {
        self.slices.iter().map(|slice| slice.len).sum()
    }

    /// Whether there is no position.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The slices with the numbers of their positions.
    pub fn ranges(&self) -> impl Iterator<Item = (&Slice, Range<u64>)> {
        self.slices.iter().scan(0, |start, slice| {
            let range = *start..*start + slice.len;
            *start = range.end;
            Some((slice, range))
        })
    }
}

/// Positions that are solved at once: one run of numbers, or two. A position's *local* number is its rank in them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassPart {
    first: Range<u64>,
    second: Range<u64>,
}

impl ClassPart {
    /// A part made of one run of numbers.
    pub const fn one(run: Range<u64>) -> ClassPart {
        ClassPart { first: run, second: 0..0 }
    }

    /// A part made of two runs of numbers that do not meet.
    pub const fn two(first: Range<u64>, second: Range<u64>) -> ClassPart {
        ClassPart { first, second }
    }

    /// The runs of numbers, the second of which may be empty.
    pub fn runs(&self) -> [Range<u64>; 2] {
        [self.first.clone(), self.second.clone()]
    }

    /// How many positions there are.
    pub fn len(&self) -> u32 {
        (self.first.end - self.first.start + self.second.end - self.second.start) as u32
    }

    /// Whether there is no position.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number in the class of the position with this local number.
    #[inline]
    pub fn index(&self, local: u32) -> u64 {
        let index = self.first.start + u64::from(local);
        if index < self.first.end { index } else { index - self.first.end + self.second.start }
    }

    /// The local number of a position of the class, if it is in this part.
    #[inline]
    pub fn local(&self, index: u64) -> Option<u32> {
        if self.first.contains(&index) {
            return Some((index - self.first.start) as u32);
        }
        let before = self.first.end - self.first.start;
        self.second.contains(&index).then(|| (before + index - self.second.start) as u32)
    }
}

/// A state of the game an indexer numbers.
pub type IndexedState<I> = <<I as Indexer>::Game as Game>::State;
/// A move of the game an indexer numbers.
pub type IndexedMove<I> = <<I as Indexer>::Game as Game>::Move;

/// Numbers the positions of a game, class by class.
///
/// States that are the same but for colours or symmetry may share a number. States outside every class have
/// none; where one of them follows from a numbered state, its own moves must lead back to numbered states of
/// earlier layers or classes, for it is resolved through them.
pub trait Indexer: Sync {
    /// The game.
    type Game: Game<State: Send, Move: Send> + Sync;

    /// The rules.
    fn game(&self) -> &Self::Game;

    /// The name of the game, written into every file.
    fn name(&self) -> &str;

    /// Every class, each after those it needs.
    fn classes(&self) -> &[Class];

    /// Where a state stands; none if it is in no class.
    fn index(&self, state: &IndexedState<Self>) -> Option<TablePlace>;

    /// A state that stands at this place, which must exist.
    fn state(&self, place: TablePlace) -> IndexedState<Self>;

    /// Whether a position stands at this number. A numbering may have gaps where that is simpler than to have none.
    fn is_used(&self, _place: TablePlace) -> bool {
        true
    }

    /// Whether the verdict on the position at this number must be stored.
    fn stores_verdict(&self, place: TablePlace) -> bool {
        self.is_used(place) && self.is_quiet(&self.state(place))
    }

    /// Whether the verdict on a state must be stored. A state that is not quiet is resolved through its moves,
    /// which must lead to quiet states after finitely many plies.
    fn is_quiet(&self, _state: &IndexedState<Self>) -> bool {
        true
    }

    /// Tells every part of a class with the number of its layer. Without better knowledge, the whole class is one part.
    fn for_each_part(&self, class: ClassId, tell: &mut dyn FnMut(usize, ClassPart)) {
        tell(0, ClassPart::one(0..self.class(class).len()));
    }

    /// The parts of a class, layer by layer; layers without parts are left out.
    fn layers(&self, class: ClassId) -> Vec<Vec<ClassPart>> {
        let mut layers: Vec<Vec<ClassPart>> = Vec::new();
        self.for_each_part(class, &mut |layer, part| {
            if layers.len() <= layer {
                layers.resize(layer + 1, Vec::new());
            }
            layers[layer].push(part);
        });
        layers.retain(|layer| !layer.is_empty());
        layers
    }

    /// What the solver needs to know about a part. Without better knowledge, the rules tell.
    fn view<'a>(&'a self, class: ClassId, part: &'a ClassPart) -> Box<dyn SolverView + 'a>
    where
        Self: Sized,
    {
        Box::new(RulesView::new(self, class, part))
    }

    /// The class with this number.
    fn class(&self, class: ClassId) -> &Class {
        &self.classes()[class.number()]
    }
}

/// The positions of one part as the solver sees them, by local number.
pub trait SolverView: Sync {
    /// Follows every move of a position. `solved` knows the positions outside the part.
    fn expand(&self, local: u32, solved: &SolvedTables, out: &mut Expansion);

    /// Whether moves can be taken back. If not, the solver writes down every move inside the part.
    fn can_retract(&self) -> bool {
        false
    }

    /// Appends the positions of the part from which a move leads to `local`, once for each such move. Positions
    /// without any move inside the part may be appended in error; they are ignored.
    fn retract(&self, _local: u32, _out: &mut Vec<u32>) {}
}

/// What the moves of one position lead to.
#[derive(Default, Debug)]
pub struct Expansion {
    best: Option<Entry>,
    inside: u32,
    targets: Vec<u32>,
}

impl Expansion {
    /// Forgets everything, to be used for another position.
    pub fn clear(&mut self) {
        self.best = None;
        self.inside = 0;
        self.targets.clear();
    }

    /// The game is over in this position, with this entry.
    #[inline]
    pub fn end(&mut self, entry: Entry) {
        self.best = Some(entry);
    }

    /// A move leads to a position outside the part, which has this entry.
    #[inline]
    pub fn leave(&mut self, entry: Entry) {
        self.best = self.best.max(Some(entry.before()));
    }

    /// A move leads to a position of the part.
    #[inline]
    pub fn stay(&mut self, local: u32) {
        self.inside += 1;
        self.targets.push(local);
    }

    /// This number of moves leads to positions of the part, which [`SolverView::retract`] will find.
    #[inline]
    pub fn stay_unnamed(&mut self, moves: u32) {
        self.inside += moves;
    }

    /// The best that the moves out of the part achieve, for the side to move; none if there is no such move.
    #[inline]
    pub fn best(&self) -> Option<Entry> {
        self.best
    }

    /// How many moves stay in the part.
    #[inline]
    pub fn inside(&self) -> u32 {
        self.inside
    }

    /// Where the named moves inside the part lead.
    pub fn targets(&self) -> &[u32] {
        &self.targets
    }
}

//! Numbers for the endgames of draughts.
//!
//! A class is a balance of material, the larger army first. The first army goes up the board; the first slice
//! holds the positions in which it moves, the second those in which the other does. Where both armies have the
//! same force, the side to move is the first army and there is one slice.
//!
//! A step of a man never comes back, so the positions with the same men are one part, and the layers go by the
//! rows that the men have still to go. Crowning and capturing leave the class.

mod balance;
mod combinations;
mod kings;
mod view;

use crate::{BoardSetup, Draughts, Force, Squares, State};
use balance::{Armies, Balance, rotate};
use combinations::{Sets, squares};
use endgame::{Class, ClassId, ClassPart, Indexer, Probe, Slice, SolverView, TablePlace};
use search::Side;
use std::sync::LazyLock;
use view::MenView;

pub(crate) use kings::exact;
pub use kings::{ClassError, KingsClass, SolvedKings};

/// Positions with more pieces are not numbered: their tables would fit no machine.
pub const MAX_TABLE_PIECES: usize = 8;

/// Men or kings one side may have, none included.
const COUNTS: usize = MAX_TABLE_PIECES + 1;

/// Squares in a row.
const PER_ROW: u32 = 4;

/// Numbers the positions with few pieces.
#[derive(Debug)]
pub struct Numbering {
    classes: Vec<Class>,
    balances: Vec<Balance>,
    /// By the forces of both armies, the class.
    by_forces: Vec<Option<ClassId>>,
    sets: Sets,
}

impl Numbering {
    /// Numbers for all positions with two to `pieces` pieces, at most [`MAX_TABLE_PIECES`].
    pub fn new(pieces: usize) -> Numbering {
        let pieces = pieces.min(MAX_TABLE_PIECES);
        let mut numbering = Numbering {
            classes: Vec::new(),
            balances: Vec::new(),
            by_forces: vec![None; COUNTS.pow(4)],
            sets: Sets::up_to(pieces.saturating_sub(1)),
        };
        balances(pieces).into_iter().for_each(|forces| numbering.add(forces));
        numbering
    }

    /// The class in which the sides have these forces, in any order.
    pub fn class_of(&self, forces: [Force; 2]) -> Option<ClassId> {
        if forces.map(size).iter().sum::<usize>() > MAX_TABLE_PIECES {
            return None;
        }
        self.by_forces[code(forces)]
    }

    fn add(&mut self, forces: [Force; 2]) {
        let [first, second] = forces;
        let id = ClassId(self.classes.len() as u16);
        let balance = Balance::new(forces, &self.sets);
        let slice = |name: String| Slice { name, len: balance.len() };
        let mut slices = vec![slice(format!("{first}v{second}"))];
        if !balance.is_even() {
            slices.push(slice(format!("{second}v{first}")));
        }
        let is_needed =
            |earlier: &Balance| leads_to(forces, earlier.forces) || leads_to([second, first], earlier.forces);
        let earlier = (0..).map(ClassId).zip(&self.balances);
        self.classes.push(Class {
            name: format!("{first}v{second}"),
            pieces: (size(first) + size(second)) as u32,
            slices,
            needs: earlier.filter(|(_, earlier)| is_needed(earlier)).map(|(id, _)| id).collect(),
            largest_part: 2 * balance.king_ways,
            written_moves: 0,
        });
        self.balances.push(balance);
        self.by_forces[code([first, second])] = Some(id);
        self.by_forces[code([second, first])] = Some(id);
    }

    /// Where a position stands in which the army `mover` is to move.
    #[inline]
    fn place(&self, armies: &Armies, mover: usize) -> Option<TablePlace> {
        let forces = [armies.force(0), armies.force(1)];
        let class = self.class_of(forces)?;
        let balance = &self.balances[class.number()];
        let is_turned = if balance.is_even() { mover == 1 } else { forces != balance.forces };
        let index = if is_turned { balance.index(&armies.rotate()) } else { balance.index(armies) };
        let is_first_to_move = (mover == 0) != is_turned;
        Some(TablePlace { class, index: if is_first_to_move { index } else { index + balance.len() } })
    }
}

/// How many pieces there are.
#[inline]
fn size(force: Force) -> usize {
    usize::from(force.men) + usize::from(force.kings)
}

/// A number for two forces of up to [`MAX_TABLE_PIECES`] together.
#[inline]
fn code([first, second]: [Force; 2]) -> usize {
    [first.men, first.kings, second.men, second.kings]
        .iter()
        .fold(0, |code, &n| code * COUNTS + usize::from(n))
}

/// Every balance with up to `pieces` pieces, each after those it leads to.
fn balances(pieces: usize) -> Vec<[Force; 2]> {
    let forces = |size: usize| (0..=size as u8).map(move |men| Force { men, kings: size as u8 - men });
    let mut all = Vec::new();
    for (first, second) in (1..pieces).flat_map(|first| (1..=first).map(move |second| (first, second))) {
        if first + second <= pieces {
            let pairs = forces(first).flat_map(|a| forces(second).map(move |b| [a, b]));
            all.extend(pairs.filter(|[a, b]| first > second || a.kings >= b.kings));
        }
    }
    all.sort_by_key(|[a, b]| (size(*a) + size(*b), a.men + b.men));
    all
}

/// Whether one move of the first force can lead to this balance: it crowns a man, takes pieces, or both.
fn leads_to([mover, other]: [Force; 2], balance: [Force; 2]) -> bool {
    let leads = |next_mover: Force, next_other: Force| {
        let is_same = next_mover == mover;
        let is_crowned = next_mover.men + 1 == mover.men && next_mover.kings == mover.kings + 1;
        let is_taken = next_other.men <= other.men && next_other.kings <= other.kings;
        (is_same || is_crowned) && is_taken
    };
    leads(balance[0], balance[1]) || leads(balance[1], balance[0])
}

/// Rows that the men of both armies have still to go.
fn rows_to_go(men: [u32; 2]) -> usize {
    let rows = |set: u32| squares(set).map(|square| square / PER_ROW).sum::<u32>();
    (rows(men[0]) + rows(men[1].reverse_bits())) as usize
}

/// The pieces of a state, White as the first army.
#[inline]
fn armies_of(state: &State) -> Armies {
    let sides = [Side::Max, Side::Min];
    Armies {
        men: sides.map(|side| state.men(side).mask()),
        kings: sides.map(|side| state.kings(side).mask()),
    }
}

/// The state with these pieces, White being the first army.
#[inline]
fn state_of(armies: &Armies, turn: Side) -> State {
    let [white_men, black_men] = armies.men.map(Squares::from_mask);
    let [white_kings, black_kings] = armies.kings.map(Squares::from_mask);
    State::assume_valid(&BoardSetup { turn, white_men, white_kings, black_men, black_kings })
}

/// Endings with the given number of pieces are solved without tables.
pub const FEW_PIECES: usize = 3;

/// All endings with up to [`FEW_PIECES`] pieces, solved when they are first asked for and kept for the whole program.
pub fn few_pieces() -> &'static Probe<Numbering> {
    static FEW: LazyLock<Probe<Numbering>> = LazyLock::new(|| Probe::in_memory(Numbering::new(FEW_PIECES)));
    &FEW
}

/// Endings with the given number of pieces are solved in memory if a caller waits for them: a second or two.
pub const SOME_PIECES: usize = 4;

/// Endings with up to [`SOME_PIECES`] pieces, known once they were prepared, and kept for the whole program.
pub fn some_pieces() -> &'static Probe<Numbering> {
    static SOME: LazyLock<Probe<Numbering>> = LazyLock::new(|| Probe::prepared(Numbering::new(SOME_PIECES)));
    &SOME
}

impl Indexer for Numbering {
    type Game = Draughts;

    fn game(&self) -> &Draughts {
        &Draughts
    }

    fn name(&self) -> &str {
        "draughts"
    }

    fn classes(&self) -> &[Class] {
        &self.classes
    }

    #[inline]
    fn index(&self, state: &State) -> Option<TablePlace> {
        self.place(&armies_of(state), usize::from(state.turn() == Side::Min))
    }

    fn state(&self, place: TablePlace) -> State {
        let balance = &self.balances[place.class.number()];
        let turn = if place.index < balance.len() { Side::Max } else { Side::Min };
        state_of(&balance.armies(place.index % balance.len(), &self.sets), turn)
    }

    fn is_quiet(&self, state: &State) -> bool {
        !state.has_capture(state.turn())
    }

    fn for_each_part(&self, class: ClassId, tell: &mut dyn FnMut(usize, ClassPart)) {
        let balance = &self.balances[class.number()];
        let ways = balance.king_ways;
        for number in 0..balance.men_ways() {
            let men = balance.men(number, &self.sets);
            let run = number * ways..(number + 1) * ways;
            // The same men with the other side to move.
            let start = match balance.is_even() {
                true => balance.men_index(rotate(men)) * ways,
                false => run.start + balance.len(),
            };
            match start {
                start if start == run.start => tell(rows_to_go(men), ClassPart::one(run)),
                start if start > run.start => tell(rows_to_go(men), ClassPart::two(run, start..start + ways)),
                _ => {}
            }
        }
    }

    fn view<'a>(&'a self, class: ClassId, part: &'a ClassPart) -> Box<dyn SolverView + 'a> {
        Box::new(MenView::new(self, class, part))
    }
}

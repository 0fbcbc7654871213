//! Numbers for the skirmish: every state is listed and looked up, which is slow and obviously right.

use super::{FIELDS, Field, Piece, Skirmish, WIDTH, last_row};
use endgame::{
    Class, ClassId, ClassPart, Expansion, Indexer, RulesView, Slice, SolvedTables, SolverView, TablePlace,
};
use search::{Game, Side};
use std::collections::{BTreeMap, HashMap};

/// How much the indexer tells the solver beyond the numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// Nothing: the whole class is one part.
    None,
    /// Parts by where the runners stand.
    Parts,
    /// Parts, and moves can be taken back.
    Retraction,
}

type Force = (usize, usize);
/// Slices are told apart by what the mover and the other side have.
type Material = (Force, Force);

/// Every state with up to the given number of pieces, listed.
pub struct Numbering {
    game: Skirmish,
    help: Help,
    classes: Vec<Class>,
    states: Vec<Vec<Field>>,
    places: HashMap<Field, TablePlace>,
}

/// Where the runners stand, with Max to move.
type Runners = [Option<bool>; FIELDS];

fn runners(state: &Field) -> Runners {
    state.board.map(|cell| cell.filter(|&(_, piece)| piece == Piece::Runner).map(|(is_max, _)| is_max))
}

fn rotated(runners: Runners) -> Runners {
    let mut turned = runners.map(|cell| cell.map(|is_max| !is_max));
    turned.reverse();
    turned
}

/// Steps that all runners together still have to go.
fn steps_to_go(runners: Runners) -> usize {
    let rows =
        runners.iter().enumerate().filter_map(|(field, cell)| cell.map(|is_max| (field / WIDTH, is_max)));
    rows.map(|(row, is_max)| row.abs_diff(last_row(is_max))).sum()
}

fn material(state: &Field) -> Material {
    (state.force(state.turn), state.force(state.turn.other()))
}

fn size(force: Force) -> usize {
    force.0 + force.1
}

/// Every board with up to `pieces` pieces, both sides present and Max to move.
fn boards(pieces: usize) -> Vec<Field> {
    let mut found = vec![Field { board: [None; FIELDS], turn: Side::Max }];
    for field in 0..FIELDS {
        for index in 0..found.len() {
            let state = found[index].clone();
            if state.board.iter().flatten().count() == pieces {
                continue;
            }
            for is_max in [true, false] {
                for piece in [Piece::Runner, Piece::King] {
                    if piece == Piece::King || field / WIDTH != last_row(is_max) {
                        let mut next = state.clone();
                        next.board[field] = Some((is_max, piece));
                        found.push(next);
                    }
                }
            }
        }
    }
    found.retain(|state| size(state.force(Side::Max)) > 0 && size(state.force(Side::Min)) > 0);
    found
}

fn name((mover, other): Material) -> String {
    format!("{}R{}Kv{}R{}K", mover.0, mover.1, other.0, other.1)
}

impl Numbering {
    pub fn new(game: Skirmish, pieces: usize, help: Help) -> Numbering {
        let mut slices: BTreeMap<Material, Vec<Field>> = BTreeMap::new();
        for state in boards(pieces) {
            slices.entry(material(&state)).or_default().push(state);
        }
        // Runners first in the order, so that those of a part stand together.
        slices.values_mut().for_each(|states| states.sort_by_key(|state| (runners(state), state.board)));
        let mut balances: Vec<Material> = slices.keys().copied().filter(|&(a, b)| a >= b).collect();
        balances.sort_by_key(|&(a, b)| (size(a) + size(b), a.0 + b.0, a, b));

        let mut numbering =
            Numbering { game, help, classes: Vec::new(), states: Vec::new(), places: HashMap::new() };
        for (a, b) in balances {
            let kinds = if a == b { vec![(a, b)] } else { vec![(a, b), (b, a)] };
            numbering.add(&kinds, &mut slices);
        }
        numbering
    }

    fn add(&mut self, kinds: &[Material], slices: &mut BTreeMap<Material, Vec<Field>>) {
        let class = ClassId(self.classes.len() as u16);
        let lists: Vec<Vec<Field>> = kinds.iter().map(|kind| slices.remove(kind).expect("listed")).collect();
        let slices =
            kinds.iter().zip(&lists).map(|(&kind, list)| Slice { name: name(kind), len: list.len() as u64 });
        let (a, b) = kinds[0];
        self.classes.push(Class {
            name: name(kinds[0]),
            pieces: (size(a) + size(b)) as u32,
            slices: slices.collect(),
            // Everything earlier: more than a move can reach, but never too little.
            needs: (0..class.0).map(ClassId).collect(),
            largest_part: lists.iter().map(|list| list.len() as u64).sum(),
            written_moves: if self.help == Help::Retraction { 0 } else { 4 },
        });
        let states: Vec<Field> = lists.concat();
        for (index, state) in states.iter().enumerate() {
            self.places.insert(state.clone(), TablePlace { class, index: index as u64 });
        }
        self.states.push(states);
    }

    pub fn states(&self) -> impl Iterator<Item = (TablePlace, &Field)> {
        self.states.iter().enumerate().flat_map(|(class, states)| {
            let class = ClassId(class as u16);
            states
                .iter()
                .enumerate()
                .map(move |(index, state)| (TablePlace { class, index: index as u64 }, state))
        })
    }

    /// The numbers of the positions with these runners.
    fn runs(&self, class: ClassId) -> HashMap<(usize, Runners), std::ops::Range<u64>> {
        let mut runs: HashMap<_, std::ops::Range<u64>> = HashMap::new();
        for (slice, (_, range)) in self.class(class).ranges().enumerate() {
            for index in range {
                let key = (slice, runners(&self.states[class.number()][index as usize]));
                runs.entry(key).or_insert(index..index).end = index + 1;
            }
        }
        runs
    }
}

impl Indexer for Numbering {
    type Game = Skirmish;

    fn game(&self) -> &Skirmish {
        &self.game
    }

    fn name(&self) -> &str {
        "skirmish"
    }

    fn classes(&self) -> &[Class] {
        &self.classes
    }

    fn index(&self, state: &Field) -> Option<TablePlace> {
        let normal = if state.turn == Side::Max { state.clone() } else { state.rotate() };
        self.places.get(&normal).copied()
    }

    fn state(&self, place: TablePlace) -> Field {
        self.states[place.class.number()][place.index as usize].clone()
    }

    fn is_quiet(&self, state: &Field) -> bool {
        !state.legal().iter().any(|&step| state.is_capture(step))
    }

    fn for_each_part(&self, class: ClassId, tell: &mut dyn FnMut(usize, ClassPart)) {
        if self.help == Help::None {
            return tell(0, ClassPart::one(0..self.class(class).len()));
        }
        let runs = self.runs(class);
        let other_slice = self.class(class).slices.len() - 1;
        for ((slice, runners), run) in &runs {
            let turned = (other_slice - slice, rotated(*runners));
            if turned == (*slice, *runners) {
                tell(steps_to_go(*runners), ClassPart::one(run.clone()));
            } else if run.start < runs[&turned].start {
                tell(steps_to_go(*runners), ClassPart::two(run.clone(), runs[&turned].clone()));
            }
        }
    }

    fn view<'a>(&'a self, class: ClassId, part: &'a ClassPart) -> Box<dyn SolverView + 'a> {
        let rules = RulesView::new(self, class, part);
        if self.help != Help::Retraction {
            return Box::new(rules);
        }
        let mut before = vec![Vec::new(); part.len() as usize];
        for local in 0..part.len() {
            let state = self.state(TablePlace { class, index: part.index(local) });
            let mut moves = Vec::new();
            self.game.moves(&state, &mut moves);
            let places = moves.iter().filter_map(|&m| self.index(&self.game.play(&state, m)));
            let targets =
                places.filter(|place| place.class == class).filter_map(|place| part.local(place.index));
            targets.for_each(|target| before[target as usize].push(local));
        }
        Box::new(Retracting { rules, before })
    }
}

/// A view that takes moves back and does not name those inside the part.
struct Retracting<'a> {
    rules: RulesView<'a, Numbering>,
    before: Vec<Vec<u32>>,
}

impl SolverView for Retracting<'_> {
    fn expand(&self, local: u32, solved: &SolvedTables, out: &mut Expansion) {
        let mut named = Expansion::default();
        self.rules.expand(local, solved, &mut named);
        named.best().into_iter().for_each(|entry| out.end(entry));
        out.stay_unnamed(named.inside());
    }

    fn can_retract(&self) -> bool {
        true
    }

    fn retract(&self, local: u32, out: &mut Vec<u32>) {
        out.extend_from_slice(&self.before[local as usize]);
    }
}

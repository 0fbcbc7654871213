//! SSS*: state space search for the minimax value, best first, with a list of all places where it may go on.
//!
//! A state of the list is a node, whether it is live or solved, and its merit: no solution below it can be worth more to
//! the side that moves at the root. The state of the largest merit comes next, the leftmost of equal ones. The list may
//! become as long as the tree is wide: its room is bounded, and a search that needs more says so.

use super::spec::*;
use super::{GameTree, GrownMove, Search};
use crate::Stopped;
use crate::game::Side;
use crate::score::{Bound, Depth};
use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// Best first from above.
pub struct Sss;

impl Search for Sss {
    const SPEC: SearchSpec = SearchSpec {
        name: "sss",
        aliases: &["sss*"],
        about: "best first: goes on where the most can still be won, with a list of all open places",
        source: Source {
            authors: "George C. Stockman",
            work: "A Minimax Algorithm Better than Alpha-Beta?, Artificial Intelligence 12(2)",
            year: 1979,
        },
        code: &CODE,
        games: GamesTaken::Decided,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["merit"],
        record: RecordKind::Growth,
        exercise: Asks::Leaves,
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        let side = tree.root_turn().unwrap_or(Side::Max);
        best_first(tree, depth, side)
    }
}

pub(super) const CODE: [CodeLine; 10] = [
    line(0, "list = {(root, live, ∞)}", LineRole::Call),
    line(0, "repeat: take (n, s, h) of the largest merit h, the leftmost of equals", LineRole::Select),
    line(1, "if n is live and a leaf: add (n, solved, min(h, value(n)))", LineRole::Leaf),
    line(1, "if n is live and MIN moves: add (first child, live, h)", LineRole::Expand),
    line(1, "if n is live and MAX moves: add (c, live, h) for each child c", LineRole::Expand),
    line(1, "if n is solved and the root: return h", LineRole::Done),
    line(1, "if n is solved, p its parent and MAX moves at p:", LineRole::Update),
    line(2, "add (p, solved, h); take everything below p off the list", LineRole::Update),
    line(1, "if MIN moves at p: add (next child of p, live, h)", LineRole::Expand),
    line(2, "or (p, solved, h) if n is the last", LineRole::Update),
];

/// The only number of a node.
const MERIT: usize = 0;

/// A place of the list.
#[derive(PartialEq)]
struct ListEntry {
    merit: f64,
    /// The moves that lead there: the leftmost of equals comes first.
    way: Vec<u16>,
    node: u32,
    is_solved: bool,
}

impl Eq for ListEntry {}

impl Ord for ListEntry {
    fn cmp(&self, other: &ListEntry) -> Ordering {
        self.merit.total_cmp(&other.merit).then_with(|| other.way.cmp(&self.way))
    }
}

impl PartialOrd for ListEntry {
    fn partial_cmp(&self, other: &ListEntry) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// What the search knows of a node.
struct Known {
    parent: u32,
    number: usize,
    /// The merit with which it came onto the list.
    entered: f64,
    /// It is solved: nothing below it counts any more.
    is_solved: bool,
    /// The child that decided its value.
    choice: Option<u32>,
}

/// The search in progress.
struct BestFirst<'a, T: ?Sized> {
    tree: &'a mut T,
    /// The side whose solutions compete: merits are seen by it.
    side: Side,
    list: BinaryHeap<ListEntry>,
    known: Vec<Known>,
}

/// The value of the root for MAX; `side` is the one whose moves are alternatives of each other.
pub(super) fn best_first<T: GameTree + ?Sized>(
    tree: &mut T,
    depth: Depth,
    side: Side,
) -> Result<f64, Stopped> {
    tree.begin_growth(depth)?;
    let mut search = BestFirst { tree, side, list: BinaryHeap::new(), known: Vec::new() };
    search.add(0, ListEntry { merit: f64::INFINITY, way: Vec::new(), node: 0, is_solved: false }, 0);
    let merit = loop {
        let place = search.list.pop().expect("the root is not solved yet");
        if search.is_purged(place.node) {
            continue;
        }
        search.tree.select(place.node);
        if !place.is_solved {
            search.open(place)?;
        } else if place.node == 0 {
            break place.merit;
        } else {
            search.solve(place)?;
        }
    };
    search.answer(side.sees(merit));
    Ok(side.sees(merit))
}

impl<T: GameTree + ?Sized> BestFirst<'_, T> {
    /// Puts a live node onto the list.
    fn add(&mut self, parent: u32, place: ListEntry, number: usize) {
        let entered = place.merit;
        self.known.push(Known { parent, number, entered, is_solved: false, choice: None });
        self.put(place);
    }

    fn put(&mut self, place: ListEntry) {
        self.tree.set(place.node, MERIT, self.side.sees(place.merit));
        self.list.push(place);
    }

    /// A child of a node, live.
    fn add_child(&mut self, parent: u32, number: usize, above: (&[u16], f64)) -> Result<(), Stopped> {
        if !self.tree.has_room() {
            return Err(self.tree.refuse("its list needs more memory than --table allows"));
        }
        let node = self.tree.grow(parent, number)?;
        let (way, merit) = above;
        let way = [way, &[number as u16]].concat();
        self.add(parent, ListEntry { merit, way, node, is_solved: false }, number);
        Ok(())
    }

    /// Whether a node above is solved.
    fn is_purged(&self, node: u32) -> bool {
        let mut at = node;
        while at != 0 {
            at = self.known[at as usize].parent;
            if self.known[at as usize].is_solved {
                return true;
            }
        }
        false
    }

    /// A live node: a leaf is solved, a node of the side brings all its children, another one its first.
    fn open(&mut self, place: ListEntry) -> Result<(), Stopped> {
        let ListEntry { merit, way, node, .. } = place;
        let facts = self.tree.look(node);
        if let Some(value) = facts.settled {
            let merit = merit.min(self.side.sees(value));
            self.put(ListEntry { merit, way, node, is_solved: true });
            return Ok(());
        }
        let Some(turn) = facts.turn else {
            return Err(self.tree.refuse("chance decides at a node, and its list knows two sides only"));
        };
        let count = if turn == self.side { facts.count } else { 1 };
        (0..count).try_for_each(|number| self.add_child(node, number, (&way, merit)))
    }

    /// A solved node: its parent is solved with it, or its next sibling has to be.
    fn solve(&mut self, place: ListEntry) -> Result<(), Stopped> {
        let ListEntry { merit, mut way, node, .. } = place;
        let Known { parent, number, entered, .. } = self.known[node as usize];
        let above = self.tree.look(parent);
        let is_alternative = above.turn == Some(self.side);
        way.pop();
        if is_alternative || merit < entered {
            self.known[parent as usize].choice = Some(node);
        }
        if !is_alternative && number + 1 < above.count {
            return self.add_child(parent, number + 1, (&way, merit));
        }
        self.known[parent as usize].is_solved = true;
        self.put(ListEntry { merit, way, node: parent, is_solved: true });
        Ok(())
    }

    /// How many nodes the tree has at and below a child of the root.
    fn count_below(&self, child: u32) -> u64 {
        let mut is_below = vec![false; self.known.len()];
        is_below[child as usize] = true;
        for node in child as usize + 1..self.known.len() {
            is_below[node] = is_below[self.known[node].parent as usize];
        }
        is_below.iter().filter(|&&below| below).count() as u64
    }

    /// Tells the move and the line that decided.
    fn answer(&mut self, value: f64) {
        let mut line = Vec::new();
        let mut at = 0;
        while let Some(next) = self.known[at as usize].choice {
            line.push(next);
            at = next;
        }
        let below = |&node: &u32| {
            let visits = self.count_below(node);
            GrownMove { number: self.known[node as usize].number, value, bound: Bound::Exact, visits }
        };
        let moves: Vec<GrownMove> = line.first().map(below).into_iter().collect();
        self.tree.answer(&moves, &line);
    }
}

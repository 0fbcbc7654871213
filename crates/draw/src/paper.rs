//! A tree on sheets of paper: an overview first, then branch by branch, and a mark wherever it goes on elsewhere.
//!
//! A *piece* is as much of a subtree as can be read on a sheet. What does not fit is left for pieces of its own; small
//! branches of one node share a piece, and pieces share a sheet, side by side and one row below the other.

use crate::card::{GAPS, deal};
use crate::error::{DrawError, check};
use crate::family::Family;
use crate::layout::{Size, TreeLayout, place};
use crate::options::{DrawOptions, Orientation, PaperSize, PrintPaper};
use crate::select::Selection;
use search::{Control, Missing};
use session::view::{NodeView, TreeView};
use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};

/// Pixels of a millimetre.
const MM: f64 = 96.0 / 25.4;

/// White space around a sheet.
const MARGIN: f64 = 10.0 * MM;

/// Smaller than this, texts on paper are hard to read: the value of a node is then 6 points high.
const LEAST_SCALE: f64 = 0.6;

/// More sheets are too many to read. What is left is counted where it is missing.
const MOST_SHEETS: usize = 100;

/// What a piece has around it, unscaled: its margins, and above it the line that leads there.
const AROUND: Size = Size { width: 48.0, height: 104.0 };

/// So wide is a piece at least, for that line to be read.
const NARROWEST: f64 = 260.0;

/// A node that cannot share its piece with more than this number of others is crowded enough.
const MOST_NODES: usize = 400;

/// The size of a sheet in pixels.
pub(crate) fn sheet_size(paper: PrintPaper) -> Size {
    let (short, long) = match paper.size {
        PaperSize::A4 => (210.0, 297.0),
        PaperSize::A3 => (297.0, 420.0),
        PaperSize::Letter => (215.9, 279.4),
    };
    let (width, height) = match paper.orientation {
        Orientation::Portrait => (short, long),
        Orientation::Landscape => (long, short),
    };
    Size { width: width * MM, height: height * MM }
}

/// The part of a sheet that may be written on: left, top, and size.
pub(crate) fn inside(size: Size) -> (f64, f64, Size) {
    (MARGIN, MARGIN, Size { width: size.width - 2.0 * MARGIN, height: size.height - 2.0 * MARGIN })
}

/// A part of the tree that is drawn in one.
struct TreePiece {
    /// The nodes, by their numbers in the whole tree; the first is the root of what is shown.
    nodes: Vec<usize>,
    /// The piece whose root goes on here, if it is not the first.
    from: Option<usize>,
}

/// Pieces on one sheet: rows of their numbers.
pub(crate) type SheetRows = Vec<Vec<usize>>;

/// All sheets, and where nodes go on.
pub(crate) struct Sheets {
    /// What is on each sheet.
    pub pages: Vec<SheetRows>,
    pieces: Vec<TreePiece>,
    /// The sheet of each piece, counted from 1.
    page_of: Vec<usize>,
    /// The number of the piece, counted from 1, that shows what is below a node.
    opened_on: BTreeMap<usize, usize>,
    /// The numbers of the pieces that show the rest of a family too wide for one.
    goes_on: BTreeMap<usize, Vec<usize>>,
}

/// Where a node goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Elsewhere {
    /// Further down on the same sheet.
    Below,
    /// On the sheet of this number.
    Page(usize),
}

/// Room on the sheets, filled from the left to the right and from the top to the bottom.
struct Shelf {
    /// What a sheet has, unscaled; the first has less, for it has the title and the legend.
    room: Size,
    first_height: f64,
    /// What the row at work takes, and the rows above it.
    row: Size,
    above: f64,
}

/// Branches of one node that wait for a piece.
struct WaitingBranches {
    parent: usize,
    branches: VecDeque<usize>,
    from: Option<usize>,
    /// Whether the first of the family are on another piece.
    is_rest: bool,
}

/// How moves that were never looked at are put on paper.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Skipped {
    /// Each of them.
    All,
    /// The first of every node; the others are counted.
    First,
}

/// The room for pictures on sheets.
#[derive(Clone, Copy)]
pub(crate) struct SheetRoom {
    /// What they may take of a sheet.
    pub size: Size,
    /// How much lower that is on the first one.
    pub first_less: f64,
}

/// Puts a tree on sheets whose pictures may take this much room. What needs several sheets does not spend them on moves that were never looked at.
pub(crate) fn sheets(
    selection: &Selection<'_>,
    options: &DrawOptions,
    room: SheetRoom,
    control: &dyn Control,
) -> Result<Sheets, DrawError> {
    let whole = plan(selection, options, room, Skipped::All, control)?;
    if whole.pages.len() <= 1 {
        return Ok(whole);
    }
    plan(selection, options, room, Skipped::First, control)
}

fn plan(
    selection: &Selection<'_>,
    options: &DrawOptions,
    SheetRoom { size: room, first_less }: SheetRoom,
    skipped: Skipped,
    control: &dyn Control,
) -> Result<Sheets, DrawError> {
    let (cards, _) = deal(selection, options);
    let planner = Planner {
        selection,
        sizes: cards.iter().map(|card| card.size).collect(),
        room: Size { width: room.width / LEAST_SCALE, height: (room.height - first_less) / LEAST_SCALE },
        skipped,
    };
    let mut shelf = Shelf {
        room: Size { width: planner.room.width, height: room.height / LEAST_SCALE },
        first_height: planner.room.height,
        row: Size { width: 0.0, height: 0.0 },
        above: 0.0,
    };
    let mut sheets = Sheets {
        pages: Vec::new(),
        pieces: Vec::new(),
        page_of: Vec::new(),
        opened_on: BTreeMap::new(),
        goes_on: BTreeMap::new(),
    };
    let mut waiting = VecDeque::new();
    planner.first(&mut sheets, &mut waiting);
    let mut has_room = sheets.pieces.is_empty() || shelf.put(planner.size(&sheets), &mut sheets);
    while let Some(mut next) = waiting.pop_front() {
        while has_room && !next.branches.is_empty() {
            check(control)?;
            planner.next(&mut next, &mut sheets, &mut waiting);
            has_room = shelf.put(planner.size(&sheets), &mut sheets);
        }
    }
    Ok(sheets)
}

impl Shelf {
    /// Finds a place for the last piece; without one it is taken back.
    fn put(&mut self, size: Size, sheets: &mut Sheets) -> bool {
        let piece = sheets.pieces.len();
        let wide = self.row.width + size.width;
        let high = self.row.height.max(size.height);
        let count = sheets.pages.len();
        let bottom = if count == 1 { self.first_height } else { self.room.height };
        match sheets.pages.last_mut() {
            Some(rows) if wide <= self.room.width && self.above + high <= bottom => {
                rows.last_mut().expect("a sheet has a row").push(piece);
                self.row = Size { width: wide, height: high };
            }
            Some(rows) if self.above + self.row.height + size.height <= bottom => {
                rows.push(vec![piece]);
                self.above += self.row.height;
                self.row = size;
            }
            _ if count < MOST_SHEETS => {
                sheets.pages.push(vec![vec![piece]]);
                (self.above, self.row) = (0.0, size);
            }
            _ => {
                sheets.pieces.pop();
                return false;
            }
        }
        sheets.page_of.push(sheets.pages.len());
        true
    }
}

struct Planner<'a> {
    selection: &'a Selection<'a>,
    sizes: Vec<Size>,
    /// What a picture may measure, unscaled.
    room: Size,
    skipped: Skipped,
}

impl Planner<'_> {
    fn children(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let is_skipped = move |child: usize| self.selection.node(child).skipped;
        let all = self.selection.family.children(node).iter().map(|&child| child as usize);
        let mut met = 0;
        all.filter(move |&child| {
            met += usize::from(is_skipped(child));
            self.skipped == Skipped::All || !is_skipped(child) || met == 1
        })
    }

    /// What the last piece takes, with what is around it.
    fn size(&self, sheets: &Sheets) -> Size {
        let nodes = sheets.pieces.last().map_or(&[][..], |piece| &piece.nodes);
        let layout = self.layout(nodes);
        Size { width: (layout.width + AROUND.width).max(NARROWEST), height: layout.height + AROUND.height }
    }

    fn has_children(&self, node: usize) -> bool {
        !self.selection.family.children(node).is_empty()
    }

    /// The piece with the root.
    fn first(&self, sheets: &mut Sheets, waiting: &mut VecDeque<WaitingBranches>) {
        if self.selection.len() == 0 {
            return;
        }
        let mut nodes = vec![0];
        sheets.pieces.push(TreePiece { nodes: Vec::new(), from: None });
        self.grow(&mut nodes, 0, sheets, waiting);
        sheets.pieces[0].nodes = nodes;
    }

    /// A piece with the first branches that wait: one as far as it fits, then others if they fit whole.
    fn next(&self, wait: &mut WaitingBranches, sheets: &mut Sheets, waiting: &mut VecDeque<WaitingBranches>) {
        let Some(branch) = wait.branches.pop_front() else { return };
        let mut nodes = vec![wait.parent, branch];
        sheets.pieces.push(TreePiece { nodes: Vec::new(), from: wait.from });
        let number = sheets.pieces.len();
        if wait.is_rest {
            sheets.goes_on.entry(wait.parent).or_default().push(number);
        }
        self.grow(&mut nodes, branch, sheets, waiting);
        while let Some(&more) = wait.branches.front() {
            let whole = self.subtree(more);
            let both: Vec<usize> = merged(&nodes, &whole);
            if !self.fits(&both) {
                break;
            }
            nodes = both;
            wait.branches.pop_front();
            whole.iter().filter(|&&node| self.has_children(node)).for_each(|&node| {
                sheets.opened_on.insert(node, number);
            });
        }
        sheets.pieces[number - 1].nodes = nodes;
    }

    /// Opens a node of a piece and, level by level, what is below it, as far as there is room.
    fn grow(
        &self,
        nodes: &mut Vec<usize>,
        start: usize,
        sheets: &mut Sheets,
        waiting: &mut VecDeque<WaitingBranches>,
    ) {
        let number = sheets.pieces.len();
        let mut closed: BTreeMap<usize, VecDeque<usize>> = BTreeMap::new();
        let mut queue = VecDeque::from([start]);
        while let Some(node) = queue.pop_front() {
            let family: Vec<usize> = self.children(node).collect();
            if family.is_empty() {
                continue;
            }
            let opened = merged(nodes, &family);
            if self.fits(&opened) {
                *nodes = opened;
                self.enqueue(&mut queue, &family);
            } else if node == start {
                let shown = self.first_of(nodes, &family);
                *nodes = merged(nodes, &family[..shown]);
                self.enqueue(&mut queue, &family[..shown]);
                let branches = family[shown..].iter().copied().collect();
                let rest = WaitingBranches { parent: node, branches, from: Some(number), is_rest: true };
                waiting.push_back(rest);
            } else {
                let parent = self.selection.view.parent[node] as usize;
                closed.entry(parent).or_default().push_back(node);
                continue;
            }
            sheets.opened_on.insert(node, number);
        }
        waiting.extend(closed.into_iter().map(|(parent, branches)| WaitingBranches {
            parent,
            branches,
            from: Some(number),
            is_rest: false,
        }));
    }

    /// The expected line is opened before all else.
    fn enqueue(&self, queue: &mut VecDeque<usize>, family: &[usize]) {
        for &node in family {
            match self.selection.node(node).pv {
                true => queue.push_front(node),
                false => queue.push_back(node),
            }
        }
    }

    /// How many of a family fit into a piece, at least one.
    fn first_of(&self, nodes: &[usize], family: &[usize]) -> usize {
        let (mut fits, mut fails) = (1, family.len());
        while fails - fits > 1 {
            let middle = usize::midpoint(fits, fails);
            match self.fits(&merged(nodes, &family[..middle])) {
                true => fits = middle,
                false => fails = middle,
            }
        }
        fits
    }

    fn fits(&self, nodes: &[usize]) -> bool {
        if nodes.len() > MOST_NODES {
            return false;
        }
        let layout = self.layout(nodes);
        layout.width + AROUND.width <= self.room.width && layout.height + AROUND.height <= self.room.height
    }

    fn layout(&self, nodes: &[usize]) -> TreeLayout {
        let sizes: Vec<Size> = nodes.iter().map(|&node| self.sizes[node]).collect();
        place(&parents(&self.selection.view.parent, nodes), &sizes, &GAPS)
    }

    /// A node and all below it; more than fit anywhere are not counted to the end.
    fn subtree(&self, node: usize) -> Vec<usize> {
        let mut list = vec![node];
        let mut next = 0;
        while next < list.len() && list.len() <= MOST_NODES {
            list.extend(self.children(list[next]));
            next += 1;
        }
        list.sort_unstable();
        list
    }
}

/// Both lists in one, in order.
fn merged(one: &[usize], other: &[usize]) -> Vec<usize> {
    let mut all: Vec<usize> = one.iter().chain(other).copied().collect();
    all.sort_unstable();
    all
}

/// The parents of some nodes, by their places in the list; the first is the root.
fn parents(all: &[u32], nodes: &[usize]) -> Vec<u32> {
    let place_of = |node: usize| nodes.binary_search(&(all[node] as usize)).unwrap_or(0);
    nodes.iter().map(|&node| place_of(node) as u32).collect()
}

impl Sheets {
    /// What one piece shows, with marks where it goes on.
    pub fn selection<'a>(&self, whole: &Selection<'a>, number: usize) -> Selection<'a> {
        let TreePiece { nodes, .. } = &self.pieces[number - 1];
        let parents = parents(&whole.view.parent, nodes);
        let family = Family::new(&parents);
        let is_here = |node: usize| nodes.binary_search(&node).is_ok();
        let mut goes_on = BTreeMap::new();
        let mut hidden = Vec::with_capacity(nodes.len());
        let below = below(whole);
        for (place, &node) in nodes.iter().enumerate() {
            // the root of a later piece is there to show where one is: what came before is in the pieces before
            let is_context = place == 0 && number > 1;
            let is_elsewhere = |child: usize| {
                is_here(child) || (is_context && (whole.node(child).skipped || self.is_before(child, number)))
            };
            let children = whole.family.children(node).iter().map(|&child| child as usize);
            let absent: Missing = children
                .filter(|&child| !is_elsewhere(child))
                .map(|child| below[child] + whole.node(child).counted())
                .sum();
            let piece = self.piece_of_rest(node, number, is_context);
            let unseen = if is_context { Missing::NOTHING } else { whole.hidden[node] };
            hidden.push(unseen + absent);
            if let Some(piece) = piece.filter(|_| absent != Missing::NOTHING) {
                goes_on.insert(place as u32, self.elsewhere(number, piece));
            }
        }
        let copied =
            nodes.iter().zip(&parents).map(|(&node, &parent)| NodeView { parent, ..whole.node(node) });
        let view = TreeView { title: String::new(), ..whole.view.with_nodes(copied) };
        let grown = grown::texts(&view);
        Selection { view: Cow::Owned(view), family, hidden, goes_on, links: Vec::new(), grown }
    }

    /// Where another piece is, seen from one.
    fn elsewhere(&self, number: usize, other: usize) -> Elsewhere {
        let page = self.page_of[other - 1];
        if page == self.page_of[number - 1] { Elsewhere::Below } else { Elsewhere::Page(page) }
    }

    /// The next piece that shows what is missing below a node.
    fn piece_of_rest(&self, node: usize, number: usize, is_context: bool) -> Option<usize> {
        // the last piece that was planned may have found no room
        let is_later = |piece: usize| piece > number && piece <= self.pieces.len();
        let rest =
            self.goes_on.get(&node).and_then(|pieces| pieces.iter().copied().find(|&piece| is_later(piece)));
        let opened = self.opened_on.get(&node).copied().filter(|&piece| is_later(piece) && !is_context);
        rest.or(opened)
    }

    /// Whether a node is in a piece before this one.
    fn is_before(&self, node: usize, number: usize) -> bool {
        self.pieces[..number - 1].iter().any(|piece| piece.nodes.binary_search(&node).is_ok())
    }

    /// The sheet that a piece goes on from, if it is another one.
    pub fn page_before(&self, number: usize) -> Option<usize> {
        let from = self.pieces[number - 1].from?;
        Some(self.page_of[from - 1]).filter(|&page| page != self.page_of[number - 1])
    }

    /// The moves that lead to the root of a piece.
    pub fn line<'a>(&self, whole: &'a Selection<'_>, number: usize) -> Vec<&'a str> {
        let mut node = self.pieces[number - 1].nodes[0];
        let mut line = Vec::new();
        while node != 0 {
            let view = whole.node(node);
            line.push(view.label);
            node = view.parent as usize;
        }
        line.reverse();
        line
    }
}

/// For every node, what is below it, recorded or not.
fn below(whole: &Selection<'_>) -> Vec<Missing> {
    let mut below = whole.hidden.clone();
    for node in (1..below.len()).rev() {
        let parent = whole.view.parent[node] as usize;
        below[parent] = below[parent] + below[node] + whole.node(node).counted();
    }
    below
}

#[cfg(test)]
mod tests;

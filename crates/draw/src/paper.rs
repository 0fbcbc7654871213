//! A tree on sheets of paper: an overview first, then branch by branch, and a mark wherever it goes on on another sheet.
//!
//! A sheet shows as much of a subtree as can be read. What does not fit is left for sheets of its own; small branches
//! of one node share a sheet.

use crate::card::{GAPS, deal};
use crate::error::{DrawError, Stop, check};
use crate::family::Family;
use crate::layout::{Size, place};
use crate::options::{Options, Orientation, Paper, PaperSize};
use crate::select::Selection;
use session::view::{NodeView, TreeView};
use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};

/// Pixels of a millimetre.
const MM: f64 = 96.0 / 25.4;

/// White space around a sheet.
const MARGIN: f64 = 10.0 * MM;

/// Smaller than this, texts on paper are hard to read: the value of a node is then 6 points high.
const LEAST_SCALE: f64 = 0.6;

/// Nobody reads more sheets. What is left is counted where it is missing.
const MOST_SHEETS: usize = 100;

/// A node that cannot share its sheet with more than so many others is crowded enough.
const MOST_NODES: usize = 400;

/// The size of a sheet in pixels.
pub(crate) fn sheet_size(paper: Paper) -> Size {
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

/// What is on one sheet.
pub(crate) struct Sheet {
    /// The nodes, by their numbers in the whole tree; the first is the root of what is shown.
    nodes: Vec<usize>,
    /// The sheet on which the root of this one goes on, if it is not the first.
    pub from: Option<usize>,
}

/// All sheets, and where nodes go on.
pub(crate) struct Sheets {
    pub list: Vec<Sheet>,
    /// The number of the sheet, counted from 1, that shows what is below a node.
    opened_on: BTreeMap<usize, usize>,
    /// The numbers of the sheets that show the rest of a family too wide for one.
    goes_on: BTreeMap<usize, Vec<usize>>,
}

/// Branches of one node that wait for a sheet.
struct Waiting {
    parent: usize,
    branches: VecDeque<usize>,
    from: Option<usize>,
    /// Whether the first of the family are on another sheet.
    is_rest: bool,
}

/// Puts a tree on sheets whose pictures may take this much room.
pub(crate) fn sheets(
    selection: &Selection<'_>,
    options: &Options,
    room: Size,
    stop: Stop<'_>,
) -> Result<Sheets, DrawError> {
    let (cards, _) = deal(selection, options);
    let planner = Planner {
        selection,
        sizes: cards.iter().map(|card| card.size).collect(),
        room: Size { width: room.width / LEAST_SCALE, height: room.height / LEAST_SCALE },
    };
    let mut sheets = Sheets { list: Vec::new(), opened_on: BTreeMap::new(), goes_on: BTreeMap::new() };
    let mut waiting = VecDeque::new();
    planner.first(&mut sheets, &mut waiting);
    while let Some(mut next) = waiting.pop_front() {
        while !next.branches.is_empty() && sheets.list.len() < MOST_SHEETS {
            check(stop)?;
            planner.next(&mut next, &mut sheets, &mut waiting);
        }
    }
    Ok(sheets)
}

struct Planner<'a> {
    selection: &'a Selection<'a>,
    sizes: Vec<Size>,
    /// What a picture may measure, unscaled.
    room: Size,
}

impl Planner<'_> {
    fn children(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        self.selection.family.children(node).iter().map(|&child| child as usize)
    }

    fn has_children(&self, node: usize) -> bool {
        !self.selection.family.children(node).is_empty()
    }

    /// The sheet with the root.
    fn first(&self, sheets: &mut Sheets, waiting: &mut VecDeque<Waiting>) {
        if self.selection.nodes().is_empty() {
            return;
        }
        let mut nodes = vec![0];
        sheets.list.push(Sheet { nodes: Vec::new(), from: None });
        self.grow(&mut nodes, 0, sheets, waiting);
        sheets.list[0].nodes = nodes;
    }

    /// A sheet with the first branches that wait: one as far as it fits, then others if they fit whole.
    fn next(&self, wait: &mut Waiting, sheets: &mut Sheets, waiting: &mut VecDeque<Waiting>) {
        let Some(branch) = wait.branches.pop_front() else { return };
        let mut nodes = vec![wait.parent, branch];
        sheets.list.push(Sheet { nodes: Vec::new(), from: wait.from });
        let number = sheets.list.len();
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
        sheets.list[number - 1].nodes = nodes;
    }

    /// Opens a node of a sheet and, level by level, what is below it, as far as there is room.
    fn grow(
        &self,
        nodes: &mut Vec<usize>,
        start: usize,
        sheets: &mut Sheets,
        waiting: &mut VecDeque<Waiting>,
    ) {
        let number = sheets.list.len();
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
                let rest = Waiting { parent: node, branches, from: Some(number), is_rest: true };
                waiting.push_back(rest);
            } else {
                let parent = self.selection.nodes()[node].parent as usize;
                closed.entry(parent).or_default().push_back(node);
                continue;
            }
            sheets.opened_on.insert(node, number);
        }
        waiting.extend(closed.into_iter().map(|(parent, branches)| Waiting {
            parent,
            branches,
            from: Some(number),
            is_rest: false,
        }));
    }

    /// The expected line is opened before all else.
    fn enqueue(&self, queue: &mut VecDeque<usize>, family: &[usize]) {
        for &node in family {
            match self.selection.nodes()[node].pv {
                true => queue.push_front(node),
                false => queue.push_back(node),
            }
        }
    }

    /// How many of a family fit on a sheet, at least one.
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
        let sizes: Vec<Size> = nodes.iter().map(|&node| self.sizes[node]).collect();
        let layout = place(&parents(self.selection.nodes(), nodes), &sizes, &GAPS);
        layout.width <= self.room.width && layout.height <= self.room.height
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
fn parents(all: &[NodeView], nodes: &[usize]) -> Vec<u32> {
    let place_of = |node: usize| nodes.binary_search(&(all[node].parent as usize)).unwrap_or(0);
    nodes.iter().map(|&node| place_of(node) as u32).collect()
}

impl Sheets {
    /// What one sheet shows, with marks where it goes on.
    pub fn selection<'a>(&self, whole: &Selection<'a>, number: usize) -> Selection<'a> {
        let Sheet { nodes, .. } = &self.list[number - 1];
        let parents = parents(whole.nodes(), nodes);
        let family = Family::new(&parents);
        let is_here = |node: usize| nodes.binary_search(&node).is_ok();
        let mut goes_on = BTreeMap::new();
        let mut hidden = Vec::with_capacity(nodes.len());
        let below = below(whole);
        for (place, &node) in nodes.iter().enumerate() {
            // the root of a later sheet is there to show where one is: what came before is on the sheets before
            let is_context = place == 0 && number > 1;
            let is_elsewhere = |child: usize| is_here(child) || (is_context && self.is_before(child, number));
            let children = whole.family.children(node).iter().map(|&child| child as usize);
            let absent: u64 =
                children.filter(|&child| !is_elsewhere(child)).map(|child| below[child] + 1).sum();
            let sheet = self.sheet_of_rest(node, number, is_context);
            let unseen = if is_context { 0 } else { whole.hidden[node] };
            hidden.push(unseen.saturating_add(absent));
            if let Some(sheet) = sheet.filter(|_| absent > 0) {
                goes_on.insert(place as u32, sheet);
            }
        }
        let copied = nodes.iter().zip(&parents).map(|(&node, &parent)| {
            let node = whole.nodes()[node].clone();
            NodeView { parent, ..node }
        });
        let view = TreeView {
            title: String::new(),
            nodes: copied.collect(),
            dropped: whole.view.dropped,
            counted: whole.view.counted,
            language: whole.view.language,
        };
        Selection { view: Cow::Owned(view), family, hidden, goes_on, links: Vec::new() }
    }

    /// The next sheet that shows what is missing below a node.
    fn sheet_of_rest(&self, node: usize, number: usize, is_context: bool) -> Option<usize> {
        let rest =
            self.goes_on.get(&node).and_then(|sheets| sheets.iter().copied().find(|&sheet| sheet > number));
        let opened = self.opened_on.get(&node).copied().filter(|&sheet| sheet > number && !is_context);
        rest.or(opened)
    }

    /// Whether a node is on a sheet before this one.
    fn is_before(&self, node: usize, number: usize) -> bool {
        self.list[..number - 1].iter().any(|sheet| sheet.nodes.binary_search(&node).is_ok())
    }

    /// The moves that lead to the root of a sheet.
    pub fn line<'a>(&self, whole: &'a Selection<'_>, number: usize) -> Vec<&'a str> {
        let mut node = self.list[number - 1].nodes[0];
        let mut line = Vec::new();
        while node != 0 {
            let view = &whole.nodes()[node];
            line.push(view.label.as_str());
            node = view.parent as usize;
        }
        line.reverse();
        line
    }
}

/// For every node, the visits below it, recorded or not.
fn below(whole: &Selection<'_>) -> Vec<u64> {
    // one less than can be counted: a node is added to what is below it
    let mut below: Vec<u64> = whole.hidden.iter().map(|&hidden| hidden.min(u64::MAX / 4)).collect();
    for node in (1..below.len()).rev() {
        let parent = whole.nodes()[node].parent as usize;
        below[parent] = below[parent].saturating_add(below[node]).saturating_add(1);
    }
    below
}

#[cfg(test)]
mod tests;

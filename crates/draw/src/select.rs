//! Which nodes are drawn, and how many each of them hides.

use crate::error::DrawError;
use crate::family::Family;
use crate::grown::{self, GrownTexts};
use crate::options::{DrawOptions, PictureLink};
use crate::paper::Elsewhere;
use crate::words;
use search::Missing;
use session::view::{NodeView, TreeView};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// The part of a view that is drawn.
pub(crate) struct Selection<'a> {
    /// The nodes that are drawn, renumbered.
    pub view: Cow<'a, TreeView>,
    /// Who is whose child among them.
    pub family: Family,
    /// What is below each node and not drawn, recorded or not.
    pub hidden: Vec<Missing>,
    /// On a sheet of several: where a node goes on, if it does.
    pub goes_on: BTreeMap<u32, Elsewhere>,
    /// The other picture a node leads to, sorted by node.
    pub links: Vec<PictureLink>,
    /// What the nodes of a growing tree carry; nothing of a record of visits.
    pub grown: Vec<GrownTexts>,
}

impl Selection<'_> {
    /// The nodes that are drawn.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = NodeView<'_>> {
        self.view.nodes()
    }

    /// One of them.
    pub fn node(&self, index: usize) -> NodeView<'_> {
        self.view.node(index)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.view.len()
    }

    /// The selected nodes as a tree of their own, which counts what is not drawn as missing.
    pub fn as_tree(&self) -> TreeView {
        if let Cow::Borrowed(whole) = &self.view {
            return (*whole).clone();
        }
        let counted = |(node, &dropped)| NodeView { dropped, ..node };
        let part = self.view.with_nodes(self.nodes().zip(&self.hidden).map(counted));
        let dropped = self.hidden.iter().copied().sum();
        let TreeView { place, search, answer, .. } = self.view.as_ref().clone();
        TreeView { place, search, answer, ..part }.dropping(dropped)
    }

    /// How much is missing below a node and where it is, in lines of words; none for nothing.
    pub fn missing(&self, node: usize) -> Vec<String> {
        words::missing(self.hidden[node], self.goes_on.get(&(node as u32)).copied(), self.view.language)
    }

    /// What a node is worth, with its sign; the numbers that it carries where the tree grew.
    pub fn value(&self, index: usize) -> String {
        let written = || words::signed_value(self.node(index), self.view.manner());
        self.grown.get(index).map_or_else(written, |texts| texts.brief.clone())
    }

    /// Everything about a node on one line.
    pub fn summary(&self, index: usize) -> String {
        words::summary(self.node(index), self.grown.get(index), self.view.manner())
    }

    /// Whether anything is below a node, drawn or not.
    pub fn is_inner(&self, node: usize) -> bool {
        !self.family.children(node).is_empty() || self.hidden[node] != Missing::NOTHING
    }

    /// The other picture this node leads to.
    pub fn link(&self, node: usize) -> Option<&PictureLink> {
        let found = self.links.binary_search_by_key(&(node as u32), |link| link.node).ok()?;
        Some(&self.links[found])
    }
}

/// Chooses what is drawn within the limits of the options.
pub(crate) fn select<'a>(view: &'a TreeView, options: &DrawOptions) -> Result<Selection<'a>, DrawError> {
    check_parents(view)?;
    let family = Family::new(&view.parent);
    let mut links = options.links.clone();
    if !is_limited(&family, options) {
        links.sort_by_key(|link| link.node);
        let hidden = view.nodes().map(|node| node.dropped).collect();
        let grown = grown::texts(view);
        return Ok(Selection {
            view: Cow::Borrowed(view),
            family,
            hidden,
            goes_on: BTreeMap::new(),
            links,
            grown,
        });
    }
    let kept = keep(view, &family, options);
    let (numbers, hidden) = (renumber(&kept), hidden(view, &kept));
    let view = restrict(view, &kept, &numbers);
    links.retain_mut(|link| {
        let number = numbers.get(link.node as usize).copied().flatten();
        link.node = number.unwrap_or(0);
        number.is_some()
    });
    links.sort_by_key(|link| link.node);
    let (family, goes_on) = (Family::new(&view.parent), BTreeMap::new());
    let grown = grown::texts(&view);
    Ok(Selection { view: Cow::Owned(view), family, hidden, goes_on, links, grown })
}

/// The kept nodes of a tree as a tree of their own, which counts the others as missing. Of open nodes the value is not known
/// yet, and no line is expected.
pub fn part(view: &TreeView, kept: &[bool], open: &BTreeSet<u32>) -> TreeView {
    let (numbers, hidden) = (renumber(kept), hidden(view, kept));
    let shown = (0u32..).zip(view.nodes()).filter(|(index, _)| kept[*index as usize]).zip(&hidden);
    let tree = view.with_nodes(shown.map(|((index, node), &dropped)| {
        let parent = numbers[node.parent as usize].expect("the parent of a kept node is kept");
        let is_open = open.contains(&index);
        NodeView {
            parent,
            dropped,
            value: node.value.filter(|_| !is_open),
            reason: if is_open { "" } else { node.reason },
            pv: node.pv && open.is_empty(),
            ..node
        }
    }));
    tree.dropping(hidden.iter().copied().sum())
}

/// An error names the first node that does not come after its parent.
pub(crate) fn check_parents(view: &TreeView) -> Result<(), DrawError> {
    let is_wrong = |&(node, &parent): &(usize, &u32)| parent as usize >= node.max(1);
    match view.parent.iter().enumerate().find(is_wrong) {
        None => Ok(()),
        Some((node, &parent)) => Err(DrawError::Malformed { node, parent }),
    }
}

fn is_limited(family: &Family, options: &DrawOptions) -> bool {
    options.show_depth.is_some_and(|depth| family.level_count() > depth as usize + 1)
        || options.max_nodes.is_some_and(|most| family.len() > most.max(1))
}

/// Marks the expected line first, then level by level, until the budget is spent.
fn keep(view: &TreeView, family: &Family, options: &DrawOptions) -> Vec<bool> {
    let deepest = options.show_depth.unwrap_or(u32::MAX);
    let mut left = options.max_nodes.unwrap_or(usize::MAX).max(1);
    let mut kept = vec![false; family.len()];
    let mut take = |node: usize| {
        let parent = view.parent[node] as usize;
        let wanted = !kept[node] && left > 0 && family.levels[node] <= deepest && (node == 0 || kept[parent]);
        if wanted {
            kept[node] = true;
            left -= 1;
        }
    };
    take(0);
    view.pv.iter().for_each(|&node| take(node as usize));
    by_level(family).into_iter().for_each(|node| take(node as usize));
    kept
}

/// The nodes sorted by level, keeping their order within a level.
fn by_level(family: &Family) -> Vec<u32> {
    let mut order: Vec<u32> = (0..family.len() as u32).collect();
    order.sort_by_key(|&node| family.levels[node as usize]);
    order
}

/// The new number of every kept node.
fn renumber(kept: &[bool]) -> Vec<Option<u32>> {
    let mut next = 0;
    let number = |&is_kept: &bool| {
        is_kept.then(|| {
            next += 1;
            next - 1
        })
    };
    kept.iter().map(number).collect()
}

/// For every kept node, what is below it and not kept.
fn hidden(view: &TreeView, kept: &[bool]) -> Vec<Missing> {
    let mut below: Vec<Missing> = view.nodes().map(|node| node.dropped).collect();
    for index in (1..kept.len()).rev().filter(|&node| !kept[node]) {
        let node = view.node(index);
        let whole = below[index] + node.counted();
        below[node.parent as usize] += whole;
    }
    below.into_iter().zip(kept).filter_map(|(count, &is_kept)| is_kept.then_some(count)).collect()
}

fn restrict(view: &TreeView, kept: &[bool], numbers: &[Option<u32>]) -> TreeView {
    let kept = view.nodes().zip(kept).filter(|(_, is_kept)| **is_kept);
    view.with_nodes(kept.map(|(node, _)| {
        let parent = numbers[node.parent as usize].expect("the parent of a kept node is kept");
        NodeView { parent, ..node }
    }))
}

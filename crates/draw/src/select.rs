//! Which nodes are drawn, and how many each of them hides.

use crate::error::DrawError;
use crate::family::Family;
use crate::options::{Link, Options};
use crate::paper::Elsewhere;
use crate::words;
use session::view::{NodeView, TreeView};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The part of a view that is drawn.
pub(crate) struct Selection<'a> {
    /// The nodes that are drawn, renumbered.
    pub view: Cow<'a, TreeView>,
    /// Who is whose child among them.
    pub family: Family,
    /// Nodes below each node that are not drawn, recorded or not; moves that were not looked at are no nodes.
    pub hidden: Vec<u64>,
    /// On a sheet of several: where a node goes on, if it does.
    pub goes_on: BTreeMap<u32, Elsewhere>,
    /// The other picture a node leads to, sorted by node.
    pub links: Vec<Link>,
}

impl Selection<'_> {
    /// The nodes that are drawn.
    pub fn nodes(&self) -> &[NodeView] {
        &self.view.nodes
    }

    /// How much is missing below a node and where it is, in words; empty for nothing.
    pub fn missing(&self, node: usize) -> String {
        match self.goes_on.get(&(node as u32)) {
            Some(place) => words::goes_on(self.hidden[node], *place, self.view.language),
            None => words::hidden(self.hidden[node], self.view.language),
        }
    }

    /// The other picture this node leads to.
    pub fn link(&self, node: usize) -> Option<&Link> {
        let found = self.links.binary_search_by_key(&(node as u32), |link| link.node).ok()?;
        Some(&self.links[found])
    }
}

/// Chooses what is drawn within the limits of the options.
pub(crate) fn select<'a>(view: &'a TreeView, options: &Options) -> Result<Selection<'a>, DrawError> {
    let parents = checked_parents(view)?;
    let family = Family::new(&parents);
    let mut links = options.links.clone();
    if !is_limited(&family, options) {
        links.sort_by_key(|link| link.node);
        let hidden = view.nodes.iter().map(|node| node.dropped).collect();
        return Ok(Selection { view: Cow::Borrowed(view), family, hidden, goes_on: BTreeMap::new(), links });
    }
    let kept = keep(view, &family, options);
    let (numbers, hidden) = (renumber(&kept), hidden(view, &kept));
    let view = restrict(view, &kept, &numbers);
    let parents: Vec<u32> = view.nodes.iter().map(|node| node.parent).collect();
    links.retain_mut(|link| {
        let number = numbers.get(link.node as usize).copied().flatten();
        link.node = number.unwrap_or(0);
        number.is_some()
    });
    links.sort_by_key(|link| link.node);
    let (family, goes_on) = (Family::new(&parents), BTreeMap::new());
    Ok(Selection { view: Cow::Owned(view), family, hidden, goes_on, links })
}

/// The parent of every node; an error names the first node that does not come after its own.
pub(crate) fn checked_parents(view: &TreeView) -> Result<Vec<u32>, DrawError> {
    let mut parents = Vec::with_capacity(view.nodes.len());
    for (index, node) in view.nodes.iter().enumerate() {
        let is_earlier = (node.parent as usize) < index;
        let is_root = index == 0 && node.parent == 0;
        if !is_earlier && !is_root {
            return Err(DrawError::Malformed { node: index, parent: node.parent });
        }
        parents.push(node.parent);
    }
    Ok(parents)
}

fn is_limited(family: &Family, options: &Options) -> bool {
    options.show_depth.is_some_and(|depth| family.level_count() > depth as usize + 1)
        || options.max_nodes.is_some_and(|most| family.len() > most.max(1))
}

/// Marks the expected line first, then level by level, until the budget is spent.
fn keep(view: &TreeView, family: &Family, options: &Options) -> Vec<bool> {
    let deepest = options.show_depth.unwrap_or(u32::MAX);
    let mut left = options.max_nodes.unwrap_or(usize::MAX).max(1);
    let mut kept = vec![false; family.len()];
    let mut take = |node: usize| {
        let parent = view.nodes[node].parent as usize;
        let wanted = !kept[node] && left > 0 && family.levels[node] <= deepest && (node == 0 || kept[parent]);
        if wanted {
            kept[node] = true;
            left -= 1;
        }
    };
    take(0);
    (0..family.len()).filter(|&node| view.nodes[node].pv).for_each(&mut take);
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

/// For every kept node, the nodes below it that are not kept.
fn hidden(view: &TreeView, kept: &[bool]) -> Vec<u64> {
    let mut below: Vec<u64> = view.nodes.iter().map(|node| node.dropped).collect();
    for node in (1..kept.len()).rev().filter(|&node| !kept[node]) {
        let parent = view.nodes[node].parent as usize;
        let itself = u64::from(!view.nodes[node].skipped);
        below[parent] = below[parent].saturating_add(below[node]).saturating_add(itself);
    }
    below.into_iter().zip(kept).filter_map(|(count, &is_kept)| is_kept.then_some(count)).collect()
}

fn restrict(view: &TreeView, kept: &[bool], numbers: &[Option<u32>]) -> TreeView {
    let restricted = |node: &NodeView| {
        let parent = numbers[node.parent as usize].expect("the parent of a kept node is kept");
        NodeView { parent, ..node.clone() }
    };
    let nodes =
        view.nodes.iter().zip(kept).filter(|(_, is_kept)| **is_kept).map(|(node, _)| restricted(node));
    TreeView {
        title: view.title.clone(),
        nodes: nodes.collect(),
        dropped: view.dropped,
        counted: view.counted,
        sure: view.sure,
        language: view.language,
    }
}

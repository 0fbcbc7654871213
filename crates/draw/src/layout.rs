//! A tidy place for every node of a tree, in linear time.
//!
//! The nodes of one level stand in one row. Subtrees are pushed together from left to right until their outlines
//! touch, and a subtree that was pushed away leaves the space it opened to those between (Reingold and Tilford's
//! rules, with the bookkeeping of Buchheim, Jünger and Leipert and of van der Ploeg that makes them linear for any
//! number of children). Outlines are followed by *threads*, links from the lowest node of a short subtree to the next
//! node of its taller neighbour. There is no recursion, so the depth of a tree does not matter.

use crate::family::Family;
use serde::Serialize;

/// No thread.
const NONE: u32 = u32::MAX;

/// The room a node needs.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Size {
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

/// The space between nodes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gaps {
    /// Between neighbours with the same parent.
    pub siblings: f64,
    /// Between neighbours with different parents.
    pub cousins: f64,
    /// Between two levels, at least.
    pub levels: f64,
    /// More space above a level whose widest family is wide, as a share of its width: edges stay steep.
    pub slope: f64,
    /// Between two levels, at most.
    pub widest_level: f64,
}

/// Where a node is: the upper left corner and the size.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct NodeBox {
    /// Left edge.
    pub x: f64,
    /// Upper edge, the same for a whole level.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl NodeBox {
    /// The middle between the left and the right edge.
    pub fn centre(&self) -> f64 {
        self.x + self.width / 2.0
    }
}

/// The places of all nodes of a tree.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TreeLayout {
    /// One place a node, in the order of the nodes.
    pub places: Vec<NodeBox>,
    /// For each node, the lower edge of the tallest node of its level.
    pub floors: Vec<f64>,
    /// Width of the whole.
    pub width: f64,
    /// Height of the whole.
    pub height: f64,
}

/// Places the nodes of a tree. `parents` names each node's parent, which comes earlier; the root comes first and is
/// its own.
pub fn place(parents: &[u32], sizes: &[Size], gaps: &Gaps) -> TreeLayout {
    place_family(&Family::new(parents), parents, sizes, gaps)
}

/// Gives these nodes room first: each becomes so wide that about `abreast` like it fill the width of the whole. In a
/// small tree every node has that room, and nothing changes. Where the whole is squeezed into a window, a node with a
/// large subtree would push the others aside otherwise, however little it matters.
pub fn make_room(parents: &[u32], sizes: &mut [Size], first: &[u32], abreast: f64, gaps: &Gaps) {
    let wanted = place(parents, sizes, gaps).width / abreast;
    let mut in_row = vec![0usize; sizes.len()];
    for &node in first {
        in_row[parents[node as usize] as usize] += 1;
    }
    for &node in first {
        let siblings = in_row[parents[node as usize] as usize] as f64;
        let size = &mut sizes[node as usize];
        // more than fit abreast share what there is
        size.width = size.width.max(wanted * (abreast / siblings.max(abreast)) - gaps.siblings);
    }
}

pub(crate) fn place_family(family: &Family, parents: &[u32], sizes: &[Size], gaps: &Gaps) -> TreeLayout {
    debug_assert_eq!(parents.len(), sizes.len());
    if parents.is_empty() {
        return TreeLayout::default();
    }
    let mut outline = Outline::new(family, sizes, gaps);
    for node in (0..parents.len()).rev() {
        outline.arrange(node);
    }
    let xs = outline.settle(parents);
    let rows = LevelRows::new(family, sizes, &xs, gaps);
    rows.layout(family, sizes, xs)
}

/// The left edges while subtrees are being pushed together.
struct Outline<'a> {
    family: &'a Family,
    sizes: &'a [Size],
    gaps: &'a Gaps,
    nodes: Vec<Joint>,
    /// Children of the node at hand from whose outline something can still stick out below, lowest first.
    reach: Vec<Contour>,
}

/// A node of the outline. Positions are relative: the true one is the sum of `offset` over the ancestors, itself
/// included, plus `x`.
#[derive(Clone, Copy)]
struct Joint {
    x: f64,
    offset: f64,
    /// Space to be shared with the siblings to the right, and its correction where sharing ends.
    shift: f64,
    change: f64,
    /// Where the left outline continues below a node without children, and the right one.
    left_thread: u32,
    right_thread: u32,
    /// The lowest node of the left outline with the sum of offsets down to it, and of the right one.
    lowest_left: u32,
    lowest_right: u32,
    left_sum: f64,
    right_sum: f64,
}

/// The level down to which a child and everything to its left can be seen from the right.
#[derive(Clone, Copy)]
struct Contour {
    level: u32,
    child: usize,
}

impl<'a> Outline<'a> {
    fn new(family: &'a Family, sizes: &'a [Size], gaps: &'a Gaps) -> Self {
        let nodes = (0..sizes.len() as u32).map(Joint::alone).collect();
        Outline { family, sizes, gaps, nodes, reach: Vec::new() }
    }

    /// Pushes the subtrees of the children together and centres the node above them.
    fn arrange(&mut self, node: usize) {
        let children = self.family.children(node);
        let (Some(&first), Some(&last)) = (children.first(), children.last()) else { return };
        self.reach.clear();
        self.reach_to(self.at(first).lowest_left, 0);
        for index in 1..children.len() {
            let lowest = self.at(children[index]).lowest_right;
            self.separate(children, index);
            self.reach_to(lowest, index);
        }
        let middle = (self.centre(first) + self.centre(last)) / 2.0;
        let (leftmost, rightmost) = (*self.at(first), *self.at(last));
        let joint = &mut self.nodes[node];
        joint.x = middle - self.sizes[node].width / 2.0;
        joint.lowest_left = leftmost.lowest_left;
        joint.left_sum = leftmost.left_sum;
        joint.lowest_right = rightmost.lowest_right;
        joint.right_sum = rightmost.right_sum;
    }

    /// Pushes one child away from the common outline of those to its left.
    fn separate(&mut self, children: &[u32], index: usize) {
        let (mut left, mut right) = (children[index - 1], children[index]);
        let (mut left_sum, mut right_sum) = (self.at(left).offset, self.at(right).offset);
        let mut gap = self.gaps.siblings;
        let mut is_first = true;
        let mut reach = self.reach.len() - 1;
        while left != NONE && right != NONE {
            while self.family.levels[left as usize] > self.reach[reach].level {
                reach -= 1;
            }
            let edge = left_sum + self.at(left).x + self.sizes[left as usize].width + gap;
            let distance = edge - (right_sum + self.at(right).x);
            // neighbours are pulled together as well; below them there is only pushing
            if is_first || distance > 0.0 {
                right_sum += distance;
                let pushed_by = self.reach[reach].child;
                self.push(children, index, pushed_by, distance);
            }
            (left, right) = (self.next_right(left), self.next_left(right));
            left_sum += self.offset_or_zero(left);
            right_sum += self.offset_or_zero(right);
            gap = self.gaps.cousins;
            is_first = false;
        }
        if right != NONE {
            self.thread_left(children, index, right, right_sum);
        } else if left != NONE {
            self.thread_right(children, index, left, left_sum);
        }
    }

    /// Moves a child to the right and promises a share of the way to those between it and the one that pushed it.
    fn push(&mut self, children: &[u32], index: usize, pushed_by: usize, distance: f64) {
        let child = self.at_mut(children[index]);
        child.offset += distance;
        child.left_sum += distance;
        child.right_sum += distance;
        if pushed_by + 1 < index {
            let share = distance / (index - pushed_by) as f64;
            child.shift -= share;
            child.change -= distance - share;
            self.at_mut(children[pushed_by + 1]).shift += share;
        }
    }

    /// The children so far are shorter than the new one: their left outline continues in it.
    fn thread_left(&mut self, children: &[u32], index: usize, next: u32, sum: f64) {
        let (first, newest) = (*self.at(children[0]), *self.at(children[index]));
        let difference = sum - self.at(next).offset - first.left_sum;
        let low = self.at_mut(first.lowest_left);
        low.left_thread = next;
        low.offset += difference;
        low.x -= difference;
        let first = self.at_mut(children[0]);
        first.lowest_left = newest.lowest_left;
        first.left_sum = newest.left_sum;
    }

    /// The new child is shorter than those so far: its right outline continues in theirs.
    fn thread_right(&mut self, children: &[u32], index: usize, next: u32, sum: f64) {
        let (before, newest) = (*self.at(children[index - 1]), *self.at(children[index]));
        let difference = sum - self.at(next).offset - newest.right_sum;
        let low = self.at_mut(newest.lowest_right);
        low.right_thread = next;
        low.offset += difference;
        low.x -= difference;
        let newest = self.at_mut(children[index]);
        newest.lowest_right = before.lowest_right;
        newest.right_sum = before.right_sum;
    }

    /// A new child hides all those to its left that do not reach further down.
    fn reach_to(&mut self, lowest: u32, child: usize) {
        let level = self.family.levels[lowest as usize];
        while self.reach.last().is_some_and(|top| level >= top.level) {
            self.reach.pop();
        }
        self.reach.push(Contour { level, child });
    }

    fn next_left(&self, node: u32) -> u32 {
        self.family.children(node as usize).first().copied().unwrap_or(self.at(node).left_thread)
    }

    fn next_right(&self, node: u32) -> u32 {
        self.family.children(node as usize).last().copied().unwrap_or(self.at(node).right_thread)
    }

    fn offset_or_zero(&self, node: u32) -> f64 {
        if node == NONE { 0.0 } else { self.at(node).offset }
    }

    fn centre(&self, node: u32) -> f64 {
        let joint = self.at(node);
        joint.offset + joint.x + self.sizes[node as usize].width / 2.0
    }

    fn at(&self, node: u32) -> &Joint {
        &self.nodes[node as usize]
    }

    fn at_mut(&mut self, node: u32) -> &mut Joint {
        &mut self.nodes[node as usize]
    }

    /// The left edges, from the root down, with the promised space shared out; the leftmost is 0.
    fn settle(mut self, parents: &[u32]) -> Vec<f64> {
        let mut sums = vec![0.0; parents.len()];
        for node in 0..parents.len() {
            let above = if node == 0 { 0.0 } else { sums[parents[node] as usize] };
            sums[node] = above + self.nodes[node].offset;
            self.share_space(node);
        }
        let mut xs = sums;
        for (x, joint) in xs.iter_mut().zip(&self.nodes) {
            *x += joint.x;
        }
        let leftmost = xs.iter().copied().fold(f64::INFINITY, f64::min);
        xs.iter_mut().for_each(|x| *x -= leftmost);
        xs
    }

    fn share_space(&mut self, node: usize) {
        let (mut step, mut sum) = (0.0, 0.0);
        for &child in self.family.children(node) {
            let joint = &mut self.nodes[child as usize];
            step += joint.shift;
            sum += step + joint.change;
            joint.offset += sum;
        }
    }
}

impl Joint {
    /// A node that is its own outline.
    fn alone(node: u32) -> Joint {
        Joint {
            x: 0.0,
            offset: 0.0,
            shift: 0.0,
            change: 0.0,
            left_thread: NONE,
            right_thread: NONE,
            lowest_left: node,
            lowest_right: node,
            left_sum: 0.0,
            right_sum: 0.0,
        }
    }
}

/// The rows the levels stand in.
struct LevelRows {
    tops: Vec<f64>,
    heights: Vec<f64>,
}

impl LevelRows {
    fn new(family: &Family, sizes: &[Size], xs: &[f64], gaps: &Gaps) -> LevelRows {
        let mut heights = vec![0.0_f64; family.level_count()];
        let mut widest = vec![0.0_f64; family.level_count() + 1];
        for (node, size) in sizes.iter().enumerate() {
            let level = family.levels[node] as usize;
            heights[level] = heights[level].max(size.height);
            let children = family.children(node);
            if let (Some(&first), Some(&last)) = (children.first(), children.last()) {
                widest[level + 1] = widest[level + 1].max(xs[last as usize] - xs[first as usize]);
            }
        }
        let mut tops = Vec::with_capacity(heights.len());
        let mut next = 0.0;
        for (height, fan) in heights.iter().zip(&widest[1..]) {
            tops.push(next);
            next += height + (fan * gaps.slope).clamp(gaps.levels, gaps.widest_level);
        }
        LevelRows { tops, heights }
    }

    fn layout(&self, family: &Family, sizes: &[Size], xs: Vec<f64>) -> TreeLayout {
        let place = |(node, x): (usize, f64)| {
            let Size { width, height } = sizes[node];
            NodeBox { x, y: self.tops[family.levels[node] as usize], width, height }
        };
        let places: Vec<NodeBox> = xs.into_iter().enumerate().map(place).collect();
        let floor = |&level: &u32| self.tops[level as usize] + self.heights[level as usize];
        let width = places.iter().map(|place| place.x + place.width).fold(0.0, f64::max);
        let last = self.tops.len() as u32 - 1;
        let floors = family.levels.iter().map(floor).collect();
        TreeLayout { places, floors, width, height: floor(&last) }
    }
}

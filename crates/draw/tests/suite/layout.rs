//! The tidy layout keeps its promises on random, deep and wide trees, and takes linear time.

use draw::layout::{Gaps, NodeBox, Size, TreeLayout, make_room, place};
use proptest::prelude::*;

const GAPS: Gaps = Gaps { siblings: 8.0, cousins: 20.0, levels: 30.0, slope: 0.1, widest_level: 200.0 };

/// Sums of floating-point offsets differ by less than this.
const EPSILON: f64 = 1e-6;

fn sizes(count: usize, seed: u64) -> Vec<Size> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut size = || Size { width: 5.0 + 60.0 * random.f64(), height: 5.0 + 40.0 * random.f64() };
    (0..count).map(|_| size()).collect()
}

/// A tree whose nodes hang below one of the last `spread` nodes before them: small numbers make deep trees.
fn random_parents(count: usize, spread: usize, seed: u64) -> Vec<u32> {
    let mut random = fastrand::Rng::with_seed(seed);
    let parent = |node: usize| node.saturating_sub(1 + random.usize(..spread)) as u32;
    (0..count).map(parent).collect()
}

fn levels(parents: &[u32]) -> Vec<usize> {
    let mut levels = vec![0; parents.len()];
    for node in 1..parents.len() {
        levels[node] = levels[parents[node] as usize] + 1;
    }
    levels
}

/// Everything a tidy layout promises.
fn check(parents: &[u32], sizes: &[Size], layout: &TreeLayout) {
    assert_eq!(layout.places.len(), parents.len());
    check_rows(parents, layout);
    check_centres(parents, &layout.places);
    for (place, size) in layout.places.iter().zip(sizes) {
        assert_eq!((place.width, place.height), (size.width, size.height));
        assert!(place.x >= 0.0 && place.x + place.width <= layout.width + EPSILON);
        assert!(place.y >= 0.0 && place.y + place.height <= layout.height + EPSILON);
    }
}

/// Rows do not touch, and in each row families stand in the order of their parents without touching.
fn check_rows(parents: &[u32], layout: &TreeLayout) {
    let levels = levels(parents);
    let mut rows = vec![Vec::new(); levels.iter().max().unwrap() + 1];
    for node in 0..parents.len() {
        rows[levels[node]].push(node);
    }
    let mut order = vec![0; parents.len()];
    for (level, row) in rows.iter_mut().enumerate() {
        row.sort_by_key(|&node| (order[parents[node] as usize], node));
        for (position, &node) in row.iter().enumerate() {
            order[node] = position;
            assert_eq!(layout.places[node].y, layout.places[row[0]].y);
        }
        for pair in row.windows(2) {
            let (left, right) = (&layout.places[pair[0]], &layout.places[pair[1]]);
            let is_family = parents[pair[0]] == parents[pair[1]];
            let gap = if is_family { GAPS.siblings } else { GAPS.cousins };
            assert!(left.x + left.width + gap <= right.x + EPSILON, "{pair:?} touch in level {level}");
        }
        if level > 0 {
            let floor = layout.floors[parents[row[0]] as usize];
            assert!(floor + GAPS.levels <= layout.places[row[0]].y + EPSILON);
        }
    }
}

/// Every parent stands over the middle of its first and last child.
fn check_centres(parents: &[u32], places: &[NodeBox]) {
    let mut ends: Vec<Option<(usize, usize)>> = vec![None; parents.len()];
    for node in 1..parents.len() {
        let end = &mut ends[parents[node] as usize];
        *end = Some((end.map_or(node, |(first, _)| first), node));
    }
    for (node, end) in ends.iter().enumerate() {
        if let Some((first, last)) = end {
            let middle = (places[*first].centre() + places[*last].centre()) / 2.0;
            assert!((places[node].centre() - middle).abs() < EPSILON, "node {node} is off its centre");
        }
    }
}

proptest! {
    #[test]
    fn random_trees_are_tidy(count in 1usize..400, spread in 1usize..60, seed: u64) {
        let parents = random_parents(count, spread, seed);
        let sizes = sizes(count, seed);
        check(&parents, &sizes, &place(&parents, &sizes, &GAPS));
    }
}

#[test]
fn small_trees_are_where_they_belong() {
    let ten = |count| vec![Size { width: 10.0, height: 10.0 }; count];
    let xs = |parents: &[u32]| -> Vec<f64> {
        place(parents, &ten(parents.len()), &GAPS).places.iter().map(|place| place.x).collect()
    };
    assert!(xs(&[]).is_empty());
    assert_eq!(xs(&[0]), [0.0]);
    assert_eq!(xs(&[0, 0, 1]), [0.0, 0.0, 0.0]);
    assert_eq!(xs(&[0, 0, 0, 0]), [18.0, 0.0, 18.0, 36.0]);
    // the small family in the middle is not pushed to one side
    assert_eq!(
        xs(&[0, 0, 0, 0, 1, 1, 1, 3, 3, 3]),
        [51.0, 18.0, 51.0, 84.0, 0.0, 18.0, 36.0, 66.0, 84.0, 102.0]
    );
}

#[test]
fn a_chain_of_a_million_nodes_is_straight() {
    let parents: Vec<u32> = (0..1_000_000u32).map(|node| node.saturating_sub(1)).collect();
    let sizes = vec![Size { width: 10.0, height: 10.0 }; parents.len()];
    let layout = place(&parents, &sizes, &GAPS);
    assert!(layout.places.iter().all(|place| place.x == 0.0));
    assert_eq!(layout.height, 40.0 * 1e6 - 30.0);
}

#[test]
fn deep_and_wide_trees_are_tidy() {
    let wide = vec![0; 50_000];
    let comb: Vec<u32> = (0..50_000u32).map(|node| node.saturating_sub(1) / 2 * 2).collect();
    for parents in [wide, comb, random_parents(50_000, 3, 1), random_parents(50_000, 5_000, 2)] {
        let sizes = sizes(parents.len(), 3);
        check(&parents, &sizes, &place(&parents, &sizes, &GAPS));
    }
}

#[test]
fn a_million_nodes_are_placed() {
    for spread in [2, 30, 1_000, 1_000_000] {
        let parents = random_parents(1_000_000, spread, 7);
        let sizes = sizes(parents.len(), 7);
        // One quadratic step would take hours.
        let layout = place(&parents, &sizes, &GAPS);
        check_rows(&parents, &layout);
    }
}

/// A root with three moves: the first two are refuted below wide subtrees, the last is the best and ends at once.
fn lopsided() -> (Vec<u32>, Vec<Size>) {
    let mut parents = vec![0, 0, 0, 0];
    for refuted in [1, 2] {
        parents.extend([refuted; 20]);
    }
    let sizes = vec![Size { width: 1.0, height: 1.0 }; parents.len()];
    (parents, sizes)
}

const UNIT: Gaps = Gaps { siblings: 0.2, cousins: 0.7, levels: 0.0, slope: 0.0, widest_level: 0.0 };

/// The share of the whole width that lies between the middle of a node and its nearest neighbour.
fn shares(layout: &TreeLayout, nodes: &[usize]) -> String {
    let gap = |pair: &[usize]| layout.places[pair[1]].centre() - layout.places[pair[0]].centre();
    nodes.windows(2).map(|pair| format!("{:.3}", gap(pair) / layout.width)).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_best_move_gets_room_before_wide_subtrees_take_it() {
    let (parents, mut sizes) = lopsided();
    assert_eq!(shares(&place(&parents, &sizes, &UNIT), &[1, 2, 3]), "0.507 0.025", "golden, without room");
    make_room(&parents, &mut sizes, &[1, 2, 3], 6.0, &UNIT);
    assert_eq!(shares(&place(&parents, &sizes, &UNIT), &[1, 2, 3]), "0.506 0.166", "golden, with room");
}

#[test]
fn a_small_tree_has_room_for_everybody() {
    let parents = [0, 0, 0, 0, 1, 1, 2];
    let mut sizes = vec![Size { width: 1.0, height: 1.0 }; parents.len()];
    let before = sizes.clone();
    make_room(&parents, &mut sizes, &[1, 2, 3, 4], 6.0, &UNIT);
    assert_eq!(sizes, before);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Room for some nodes leaves the tree tidy, makes no node narrower, and gives each its share.
    #[test]
    fn room_for_some_keeps_the_tree_tidy(count in 2usize..400, spread in 1usize..40, seed: u64) {
        let parents = random_parents(count, spread, seed);
        let before = sizes(count, seed);
        let first: Vec<u32> = (1..count as u32).filter(|node| node % 7 == 1).collect();
        let mut roomy = before.clone();
        make_room(&parents, &mut roomy, &first, 6.0, &GAPS);
        for (node, (old, new)) in before.iter().zip(&roomy).enumerate() {
            prop_assert!(new.width >= old.width && new.height == old.height);
            prop_assert!(new.width == old.width || first.contains(&(node as u32)));
        }
        check(&parents, &roomy, &place(&parents, &roomy, &GAPS));
    }
}

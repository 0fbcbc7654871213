//! Every sentence about a node is held against the recorded tree: numbers, moves, means and who has what already.

use proptest::prelude::*;
use session::view::{NodeView, TreeView, Turn};
use session::words::Idiom;
use session::{
    Algorithm, At, Bound, DepthLimit, Exit, Pass, Playable, Recording, Request, StopFlag, probability_text,
};

/// Sums of probabilities times values are exact to this share.
const ROUNDING: f64 = 1e-9;

/// Sentences that name nothing but the node's own value, by their beginnings.
const PLAIN: [&str; 12] = [
    "The depth is used up here: the value function says ",
    "The game is over here: ",
    "The ",
    "This position was searched before: ",
    "Even passing gives ",
    "Known exactly: ",
    "Left with ",
    "No exchange is better for ",
    "Chance decides here: the mean is ",
    "The position repeats",
    "A faster win is already known.",
    "The search was stopped here.",
];

/// A recorded tree and what its sentences are checked with.
struct Told {
    view: TreeView,
    children: Vec<Vec<u32>>,
    sides: [String; 2],
    idiom: Idiom,
}

impl Told {
    fn new(bench: &dyn Playable, at: &At, request: &Request) -> Told {
        let view = record(bench, at, request, Recording::default());
        let sides = bench.sides().map(String::from);
        Told { children: view.children(), view, sides, idiom: bench.idiom() }
    }

    /// The whole tree with the sentences that are said where only some of it is recorded; the others are not said.
    fn in_part(mut self, part: &TreeView) -> Told {
        let kept = part.children();
        let mut same = vec![0u32; part.nodes.len()];
        let mut is_said = vec![false; self.view.nodes.len()];
        for (index, node) in part.nodes.iter().enumerate() {
            let original = same[index] as usize;
            for (&child, &its) in kept[index].iter().zip(&self.children[original]) {
                same[child as usize] = its;
            }
            is_said[original] = true;
            let told = &mut self.view.nodes[original];
            (told.reason, told.dropped) = (node.reason.clone(), node.dropped);
        }
        for (node, _) in self.view.nodes.iter_mut().zip(is_said).filter(|(_, is_said)| !is_said) {
            node.reason.clear();
        }
        self
    }

    fn check(&self) {
        for (index, node) in self.view.nodes.iter().enumerate().filter(|(_, node)| !node.reason.is_empty()) {
            let told = self.sentence(index).unwrap_or_else(|| panic!("{}: '{}'", node.label, node.reason));
            assert!(told, "node {index} {}: '{}'", node.label, node.reason);
            for wrong in [" 1 values", " 1 moves", "Ghosts takes", "Ghosts already has", "Ghosts is"] {
                assert!(!node.reason.contains(wrong), "{}", node.reason);
            }
        }
    }

    /// Whether the sentence is true; none if nobody knows what it says.
    fn sentence(&self, index: usize) -> Option<bool> {
        let node = &self.view.nodes[index];
        let text = node.reason.as_str();
        if node.skipped {
            return self.not_looked_at(node);
        }
        if let Some(rest) = text.strip_prefix("One move was looked at here: ") {
            return Some(self.moves(index).len() == 1 && self.names_value(index, rest.strip_suffix('.')?));
        }
        for (extreme, turn) in [(" the largest of ", Turn::Max), (" the smallest of ", Turn::Min)] {
            if let Some((_, rest)) = text.split_once(extreme) {
                return Some(node.turn == turn && self.takes(index, rest.strip_suffix('.')?)?);
            }
        }
        if text.contains(" already ha") && text.contains("; here ") {
            return self.has_already(index);
        }
        if let Some((got, rest)) = text.split_once(": that settles the question here") {
            let (_, got) = got.split_once(" can get ")?;
            return Some(self.names_value(index, got) && self.tells_rest(index, rest));
        }
        if let Some(rest) = text.strip_prefix("Chance decides here: ") {
            return self.chance(index, rest.strip_suffix('.')?);
        }
        self.plain(node)
    }

    fn plain(&self, node: &NodeView) -> Option<bool> {
        let is_known = PLAIN.iter().any(|start| node.reason.starts_with(start))
            || [" content without any exchange: ", "stand"].iter().any(|part| node.reason.contains(part));
        let is_valued = node.value.is_some_and(|value| node.reason.contains(&self.idiom.number(value)));
        let is_silent = matches!(node.exit, Exit::Repetition | Exit::MateDistance | Exit::Stopped);
        is_known.then_some(is_valued || is_silent)
    }

    /// "3 values: 5 with D", or "the values: 5 with D" where not all were recorded.
    fn takes(&self, index: usize, text: &str) -> Option<bool> {
        let node = &self.view.nodes[index];
        let (count, named) = text.split_once(": ")?;
        let moves = self.moves(index);
        let is_counted = match count.strip_suffix(" values")?.parse::<usize>() {
            Ok(count) => count == moves.len(),
            Err(_) => count == "the values" && node.dropped > 0,
        };
        let values = moves.iter().filter_map(|child| child.value);
        let extreme = match node.turn {
            Turn::Max => values.fold(f64::NEG_INFINITY, f64::max),
            _ => values.fold(f64::INFINITY, f64::min),
        };
        // a playing search may look at a move again with another window: only its last word counts as a value
        let is_textbook = self.view.nodes.iter().all(|node| node.pass == Pass::Full);
        let is_extreme = node.dropped > 0 || !is_textbook || Some(extreme) == node.value;
        Some(is_counted && is_extreme && self.names_value(index, named))
    }

    /// "5 with D": the node's value, and a move that has it.
    fn names_value(&self, index: usize, text: &str) -> bool {
        let node = &self.view.nodes[index];
        let Some((value, label)) = text.split_once(" with ") else {
            return node.value.map(|value| self.idiom.number(value)).as_deref() == Some(text);
        };
        let has_it = |child: &&NodeView| child.label == label && child.value == node.value;
        node.value.map(|value| self.idiom.number(value)).as_deref() == Some(value)
            && self.moves(index).iter().any(has_it)
    }

    /// "0.9 × 2 + 0.1 × 30 = 4.8", or "the mean of 6 equally likely values is 3".
    fn chance(&self, index: usize, text: &str) -> Option<bool> {
        let node = &self.view.nodes[index];
        let value = node.value?;
        let shares: Vec<(f64, f64)> =
            self.moves(index).iter().filter_map(|child| Some((child.probability?, child.value?))).collect();
        if node.dropped > 0 {
            return Some(text == format!("the mean is {}", self.idiom.number(value)));
        }
        let mean: f64 = shares.iter().map(|(probability, value)| probability * value).sum();
        let is_whole = (shares.iter().map(|share| share.0).sum::<f64>() - 1.0).abs() < ROUNDING;
        let is_mean = (mean - value).abs() <= ROUNDING * value.abs().max(1.0);
        let words = match text.strip_prefix("the mean of ") {
            Some(rest) => {
                let is_even = shares.windows(2).all(|pair| pair[0].0 == pair[1].0);
                rest.starts_with(&format!("{} ", shares.len()))
                    && rest.ends_with(&format!(" is {}", self.idiom.number(value)))
                    && rest.contains("equally likely") == is_even
            }
            None => {
                let terms = shares
                    .iter()
                    .map(|&(p, v)| format!("{} × {}", probability_text(p), self.idiom.number(v)));
                text == format!("{} = {}", terms.collect::<Vec<_>>().join(" + "), self.idiom.number(value))
            }
        };
        Some(node.turn == Turn::Chance && is_whole && is_mean && words)
    }

    /// "MAX already has 3 with B; here MIN can hold it to 2 with H, so C cannot be better for MAX …"
    fn has_already(&self, index: usize) -> Option<bool> {
        let node = &self.view.nodes[index];
        let (already, here) = node.reason.split_once("; here ")?;
        let (owner, sure) = already.split_once(" already has ").or(already.split_once(" already have "))?;
        let (sure, by) = sure.split_once(" with ")?;
        let (held, rest) = here.split_once(", so ")?;
        let (_, held) = held.split_once(" can hold it to ").or(held.split_once(" can get "))?;
        let (here, rest) = rest.split_once(&format!(" cannot be better for {owner}"))?;
        let side = if owner == self.sides[0] { Turn::Max } else { Turn::Min };
        let keeper = self.keeper(index, side, sure)?;
        let is_worse = match side {
            Turn::Max => node.value? <= keeper.value?,
            _ => node.value? >= keeper.value?,
        };
        let is_told = self.is_told_apart(index, keeper, by, here);
        Some(is_told && is_worse && self.names_value(index, held) && self.tells_rest(index, rest))
    }

    /// Whether the names of two moves are theirs, and one name does not stand for two moves.
    fn is_told_apart(&self, index: usize, keeper: &NodeView, by: &str, here: &str) -> bool {
        let node = &self.view.nodes[index];
        let reply = node.reason.split_once(", so ").and_then(|(held, _)| held.rsplit_once(" with "));
        let is_reply = reply.is_some_and(|(_, reply)| reply == keeper.label);
        let is_shared = keeper.label == node.label;
        let is_by = by == if is_shared || is_reply { self.after(keeper) } else { keeper.label.clone() };
        let is_here = match here {
            "this node" => index == 0 || is_shared,
            here if is_shared => here == self.after(node),
            here => here == node.label,
        };
        is_by && is_here && by != here
    }

    /// A move with the one before it.
    fn after(&self, node: &NodeView) -> String {
        match self.view.nodes[node.parent as usize].label.as_str() {
            "" => format!("{} as the first move", node.label),
            before => format!("{} after {before}", node.label),
        }
    }

    /// The first move, at the nearest node above where the side decides, that proves it this value.
    fn keeper(&self, index: usize, side: Turn, sure: &str) -> Option<&NodeView> {
        let mut below = index;
        while below != 0 {
            let above = self.view.nodes[below].parent as usize;
            if self.view.nodes[above].turn == Turn::Chance {
                return None;
            }
            let own = &self.view.nodes[below].label;
            let earlier = self.children[above].iter().take_while(|&&child| (child as usize) < below);
            let earlier = last_visits(earlier.map(|&child| &self.view.nodes[child as usize]));
            let proves = |child: &&NodeView| {
                let is_proof = child.bound == Bound::Exact
                    || child.bound == if side == Turn::Max { Bound::Lower } else { Bound::Upper };
                &child.label != own
                    && is_proof
                    && child.value.map(|value| self.idiom.number(value)).as_deref() == Some(sure)
            };
            let found = earlier.into_iter().find(proves).filter(|_| self.view.nodes[above].turn == side);
            if found.is_some() {
                return found;
            }
            below = above;
        }
        None
    }

    /// Whether it is told exactly when replies were left out.
    fn tells_rest(&self, index: usize, text: &str) -> bool {
        let is_left = self.children[index].iter().any(|&child| self.view.nodes[child as usize].skipped);
        text.contains("other replies are not looked at") == is_left
    }

    fn not_looked_at(&self, node: &NodeView) -> Option<bool> {
        let rest = node.reason.strip_prefix("Not looked at: ")?;
        let Some((by, above)) = rest.split_once(" already settles that ") else { return Some(true) };
        let parent = node.parent as usize;
        let label = self.view.nodes[parent].label.as_str();
        let (by, name) = match (by.strip_prefix("the reply "), label) {
            (Some(same), label) if same == label => (same, format!("{label} before it")),
            (_, "") => (by, "this node".into()),
            (_, label) if by == label => return Some(false),
            (_, label) => (by, label.into()),
        };
        let settles = |child: &&NodeView| child.label == by && child.value == self.view.nodes[parent].value;
        let is_settled = by == "an earlier reply" || self.moves(parent).iter().any(settles);
        Some(above == format!("{name} is avoided.") && is_settled)
    }

    fn moves(&self, index: usize) -> Vec<&NodeView> {
        last_visits(self.children[index].iter().map(|&child| &self.view.nodes[child as usize]))
    }
}

/// The moves looked at, each with its last visit.
fn last_visits<'a>(visits: impl Iterator<Item = &'a NodeView>) -> Vec<&'a NodeView> {
    let mut moves: Vec<&NodeView> = Vec::new();
    for visit in visits.filter(|visit| !visit.skipped && visit.pass != Pass::Null) {
        match moves.iter().position(|known| known.label == visit.label) {
            Some(known) => moves[known] = visit,
            None => moves.push(visit),
        }
    }
    moves
}

fn record(bench: &dyn Playable, at: &At, request: &Request, record: Recording) -> TreeView {
    let request = Request { record: Some(record), ..request.clone() };
    bench.search(at, &request, &StopFlag::default()).unwrap().1.unwrap()
}

/// Searches of every kind that a game offers.
pub(crate) fn requests(depth: DepthLimit) -> Vec<Request> {
    let plain = |algorithm| Request { algorithm, depth, ..Request::default() };
    vec![
        plain(Algorithm::Minimax),
        plain(Algorithm::AlphaBeta),
        plain(Algorithm::Expectimax),
        Request { strict: true, ..plain(Algorithm::AlphaBeta) },
        Request { all_best: true, ..plain(Algorithm::AlphaBeta) },
        Request { order_by_value: true, beam: Some(3), ..plain(Algorithm::AlphaBeta) },
    ]
}

/// Checks what is said about the whole tree, and about as much of it as fits into these many nodes.
fn check(bench: &dyn Playable, at: &At, request: &Request) {
    Told::new(bench, at, request).check();
    for max_nodes in [6, 25, 90] {
        let part = record(bench, at, request, Recording { max_nodes, ..Recording::default() });
        Told::new(bench, at, request).in_part(&part).check();
    }
}

/// A game some random moves on; none if it is over there.
pub(crate) fn after(bench: &dyn Playable, plies: usize, seed: u64) -> Option<At> {
    let mut at = At::default();
    let mut random = seed;
    for _ in 0..plies {
        let view = bench.position(&at).unwrap();
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        at.moves.push(view.moves.get((random >> 33) as usize % view.moves.len().max(1))?.clone());
    }
    Some(at).filter(|at| bench.position(at).unwrap().outcome.is_none())
}

/// A tree of MAX, MIN and chance nodes as text.
fn tree() -> impl Strategy<Value = String> {
    let leaf = (-9i32..10).prop_map(|value| value.to_string());
    leaf.prop_recursive(4, 40, 4, |inner| {
        (0..3, prop::collection::vec(inner, 1..5)).prop_map(|(kind, children)| {
            let kind = ["max", "min", "chance"][kind as usize];
            format!("({kind} {})", children.join(" "))
        })
    })
    .prop_map(|tree| if tree.starts_with('(') { tree } else { format!("(max {tree} 0)") })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn sentences_about_random_trees_are_true(text in tree()) {
        let bench = games::open("explicit", [("text", text.into())]).unwrap();
        for request in requests(DepthLimit::End) {
            check(bench.as_ref(), &At::default(), &request);
        }
    }
}

fn mnk(columns: usize, rows: usize, k: usize) -> Box<dyn Playable> {
    games::open("mnk", [("columns", columns.into()), ("rows", rows.into()), ("k", k.into())]).unwrap()
}

/// Every game with a depth that is searched in a moment.
pub(crate) fn each_game() -> Vec<(Box<dyn Playable>, u32)> {
    let maze = "%%%%%%%%\n%  P G %\n%G%%%% %\n%   ...%\n%%%%%%%%\n";
    let pacman =
        |belief: &str| games::open("pacman", [("layout", maze.into()), ("belief", belief.into())]).unwrap();
    let usual = |name| games::open(name, []).unwrap();
    vec![
        (mnk(4, 3, 3), 3),
        (usual("draughts"), 4),
        (usual("chess"), 2),
        (usual("reversi"), 3),
        (pacman("adversary"), 1),
        (pacman("random"), 1),
        (pacman("directional"), 1),
    ]
}

#[test]
fn sentences_about_real_games_are_true() {
    for (bench, depth) in each_game() {
        for seed in 0..4 {
            let Some(at) = after(bench.as_ref(), seed as usize * 3, seed) else { continue };
            for request in requests(DepthLimit::Plies(depth)) {
                check(bench.as_ref(), &at, &request);
            }
        }
    }
}

#[test]
fn sentences_about_the_playing_search_are_true() {
    let games = [
        (mnk(4, 4, 4), 4),
        (games::open("draughts", []).unwrap(), 5),
        (games::open("chess", []).unwrap(), 4),
        (games::open("reversi", []).unwrap(), 4),
    ];
    for (bench, depth) in games {
        for seed in 0..3 {
            let Some(at) = after(bench.as_ref(), seed as usize * 5, seed) else { continue };
            let depth = DepthLimit::Plies(depth);
            let request = Request { algorithm: Algorithm::Pvs, depth, ..Request::default() };
            check(bench.as_ref(), &at, &request);
        }
    }
}

#[test]
fn expectimax_says_that_it_averages() {
    let bench = games::open("explicit", [("text", "(max A (min B 5 6) (chance C 0.9: 2 0.1: 30))".into())]);
    let request = Request { algorithm: Algorithm::Expectimax, ..Request::default() };
    let told = Told::new(bench.unwrap().as_ref(), &At::default(), &request);
    let node = |label: &str| told.view.nodes.iter().find(|node| node.label == label).unwrap();
    assert_eq!(node("B").reason, "Chance decides here: 0.5 × 5 + 0.5 × 6 = 5.5.");
    assert_eq!(node("B").turn, Turn::Chance);
    assert_eq!(node("C").reason, "Chance decides here: 0.9 × 2 + 0.1 × 30 = 4.8.");
}

#[test]
fn the_move_that_guarantees_is_the_first_that_proves_it() {
    // C comes out at most 3, as much as B: B it is that MAX can count on when D is cut
    let bench = games::open("explicit", [("text", "(max A (min B 3 4) (min C 3 1) (min D Z=2 9))".into())]);
    let told = Told::new(bench.unwrap().as_ref(), &At::default(), &Request::default());
    let cut = told.view.nodes.iter().find(|node| node.label == "D").unwrap();
    assert!(
        cut.reason.starts_with("MAX already has 3 with B; here MIN can hold it to 2 with Z, so D"),
        "{}",
        cut.reason
    );
}

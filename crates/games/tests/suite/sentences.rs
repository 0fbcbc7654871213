//! Every sentence about a node is held against the recorded tree: numbers, moves, means and who has what already.

use proptest::prelude::*;
use search::textbook::{DefaultLimit, SearchSettings, TableKeys};
use session::view::{NodeView, TreeView, Turn};
use session::words::{Idiom, number_text};
use session::{
    Algorithm, At, Bound, DepthLimit, Exit, Missing, Pass, Playable, Recording, Request, StopFlag,
    TextbookSettings, probability_text,
};

/// The sentence about a node that a search added and never judged.
const NEW: &str = "It was added and not judged yet.";

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
    nodes: Vec<NodeView<'static>>,
    children: Vec<Vec<u32>>,
    sides: [String; 2],
    idiom: Idiom,
}

impl Told {
    fn new(bench: &dyn Playable, at: &At, request: &Request) -> Told {
        let view = lasting(record(bench, at, request, Recording::default()));
        let sides = bench.sides().map(String::from);
        Told { children: view.children(), nodes: view.nodes().collect(), sides, idiom: bench.idiom() }
    }

    /// The whole tree with the sentences that are said where only some of it is recorded; the others are not said.
    fn in_part(mut self, part: &'static TreeView) -> Told {
        let kept = part.children();
        let mut same = vec![0u32; part.len()];
        let mut is_said = vec![false; self.nodes.len()];
        for (index, node) in part.nodes().enumerate() {
            let original = same[index] as usize;
            for (&child, &its) in kept[index].iter().zip(&self.children[original]) {
                same[child as usize] = its;
            }
            is_said[original] = true;
            let told = &mut self.nodes[original];
            (told.reason, told.dropped) = (node.reason, node.dropped);
        }
        for (node, _) in self.nodes.iter_mut().zip(is_said).filter(|(_, is_said)| !is_said) {
            node.reason = "";
        }
        self
    }

    fn check(&self) {
        for (index, node) in self.nodes.iter().enumerate().filter(|(_, node)| !node.reason.is_empty()) {
            let told = self.sentence(index).unwrap_or_else(|| panic!("{}: '{}'", node.label, node.reason));
            assert!(told, "node {index} {}: '{}'", node.label, node.reason);
            for wrong in [" 1 values", " 1 moves", "Ghosts takes", "Ghosts already has", "Ghosts is"] {
                assert!(!node.reason.contains(wrong), "{}", node.reason);
            }
        }
    }

    /// Whether the sentence is true; none if the test cannot read it.
    fn sentence(&self, index: usize) -> Option<bool> {
        let node = &self.nodes[index];
        let text = node.reason;
        if node.skipped {
            return self.not_looked_at(node);
        }
        if let Some(rest) = text.strip_prefix("The root was searched ") {
            return Some(self.rounds(index, rest.strip_suffix('.')?));
        }
        if let Some(rest) = text.strip_prefix("The table knows that no more can come of it than ") {
            return Some(rest.strip_suffix(": the other moves are not looked at.")? == self.value(index));
        }
        if let Some((visits, share)) = text.split_once(": of what they brought ") {
            return self.grown(index, visits, share);
        }
        if text == NEW {
            return Some(self.children[index].is_empty() && node.value.is_none());
        }
        if let Some(rest) = text.strip_prefix("Its value is ") {
            return self.carried_up(index, rest);
        }
        if let Some(rest) = text.strip_prefix("No line below it is worth more than ") {
            let worth = rest.strip_suffix(" to the side that hopes.")?;
            // Nothing is known yet: a tree has no infinite values.
            return Some(node.value.map_or(worth.ends_with('∞'), |value| worth == number_text(value)));
        }
        if let Some(said) = self.proof_numbers(index) {
            return said;
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

    /// A node's value in words.
    fn value(&self, index: usize) -> String {
        self.nodes[index].value.map(|value| self.idiom.number(value)).unwrap_or_default()
    }

    /// "3 times: its value is 5": the first node holds the searches of the root.
    fn rounds(&self, index: usize, text: &str) -> bool {
        let Some((count, value)) = text.split_once(": its value is ") else { return false };
        let count = count.strip_suffix(" times").unwrap_or(if count == "once" { "1" } else { "" });
        let is_counted = count.parse() == Ok(self.children[index].len());
        index == 0 && is_counted && value == self.value(index)
    }

    /// "7 visits: of what they brought MAX has the share 0.5": one visit of its own, the others its children's.
    fn grown(&self, index: usize, visits: &str, share: &str) -> Option<bool> {
        let count = |text: &str| match text.strip_suffix(" visits") {
            Some(count) => count.parse().ok(),
            None => (text == "One visit").then_some(1u64),
        };
        let own = count(visits)?;
        let child = |&child: &u32| {
            let told = self.nodes[child as usize].reason.split_once(": of what they brought ");
            told.map_or(Some(0), |(visits, _)| count(visits))
        };
        let below = self.children[index].iter().map(child).sum::<Option<u64>>()?;
        let (share, more) = match share.split_once(". ") {
            Some((share, more)) => (share, self.grown_more(index, more)?),
            None => (share.strip_suffix('.')?, true),
        };
        let share = share.strip_prefix(&format!("{} has the share ", self.sides[0]))?;
        let value = self.nodes[index].value?;
        let is_share = share == number_text(value) && (0.0..=1.0).contains(&value);
        Some((below == 0 || own == below + 1) && is_share && more)
    }

    /// What stands beside visits: a proof that follows from those below, priors that are shares of one, a share.
    fn grown_more(&self, index: usize, text: &str) -> Option<bool> {
        let number = |text: &str| text.strip_suffix('.')?.parse::<f64>().ok();
        if let Some(prior) = text.strip_prefix("Before anything was tried, it had the prior ") {
            return Some((0.0..=1.0).contains(&number(prior)?));
        }
        if text.starts_with("Of the games in which its move was played here or later ") {
            return Some((0.0..=1.0).contains(&number(text.rsplit_once(' ')?.1)?));
        }
        let winner = text.strip_prefix("It is proven: ")?.strip_suffix(" wins.")?;
        let told = format!("It is proven: {winner} wins.");
        let mut below = self.children[index].iter().map(|&child| &self.nodes[child as usize]);
        let mover = match self.nodes[index].turn {
            Turn::Max => Some(&self.sides[0]),
            Turn::Min => Some(&self.sides[1]),
            Turn::Chance => None,
        };
        let is_leaf = self.children[index].is_empty();
        Some(match mover.is_some_and(|mover| mover == winner) {
            true => is_leaf || below.any(|child| child.reason.ends_with(&told)),
            false => below.all(|child| child.reason.ends_with(&told)),
        })
    }

    /// "Its value is 3 so far.", or an interval: what stands there is the best of what stands below.
    fn carried_up(&self, index: usize, text: &str) -> Option<bool> {
        let node = &self.nodes[index];
        let told = |index: usize| {
            let text = self.nodes[index].reason.strip_prefix("Its value is ")?;
            let text = text.strip_prefix("at least ").unwrap_or(text);
            let end = text.find(" and at most ").or(text.find(" so far")).or(text.rfind('.'))?;
            Some(text[..end].replace('−', "-").parse::<f64>().unwrap_or(f64::NEG_INFINITY))
        };
        let is_valued = node.value.is_some_and(|value| text.contains(&number_text(value)));
        // A search that was stopped among the children of a node has not carried them up.
        let is_new = |&child: &u32| self.nodes[child as usize].reason == NEW;
        if self.children[index].iter().any(is_new) {
            return Some(is_valued);
        }
        let values: Vec<f64> =
            self.children[index].iter().map(|&child| told(child as usize)).collect::<Option<_>>()?;
        let best = match node.turn {
            Turn::Max => values.into_iter().reduce(f64::max),
            _ => values.into_iter().reduce(f64::min),
        };
        // What is written is rounded.
        let is_best =
            best.is_none_or(|best| told(index).is_some_and(|own| (own - best).abs() < 0.01 || own == best));
        Some(is_valued && is_best)
    }

    /// "Proof number 2, disproof number 3: b3 has the least proof number, 2." Numbers are added up anew from the children's; none
    /// where the sentence is of another kind, some none where it cannot be read.
    fn proof_numbers(&self, index: usize) -> Option<Option<bool>> {
        let (numbers, chosen) = read_numbers(self.nodes[index].reason)?;
        let is_askers = self.nodes[index].turn == self.nodes[0].turn;
        let children: Option<Vec<(&str, [f64; 2])>> = self.children[index]
            .iter()
            .map(|&child| {
                let child = &self.nodes[child as usize];
                Some((child.label, read_numbers(child.reason)?.0))
            })
            .collect();
        let Some(children) = children else { return Some(None) };
        let least = |place: usize| children.iter().map(|(_, n)| n[place]).fold(f64::INFINITY, f64::min);
        let sum = |place: usize| children.iter().map(|(_, n)| n[place]).sum::<f64>();
        let own = match is_askers {
            _ if children.is_empty() => numbers,
            true => [least(0), sum(1)],
            false => [sum(0), least(1)],
        };
        let place = usize::from(!is_askers);
        let is_chosen = chosen.is_none_or(|label| {
            children.iter().any(|&(known, n)| known == label && n[place] == least(place))
        });
        // A leaf of two levels carries what the second level found.
        Some(Some(own == numbers && is_chosen && numbers.iter().all(|&number| number >= 0.0)))
    }

    fn plain(&self, node: &NodeView<'static>) -> Option<bool> {
        let is_known = PLAIN.iter().any(|start| node.reason.starts_with(start))
            || [" content without any exchange: ", "stand"].iter().any(|part| node.reason.contains(part));
        let is_valued = node.value.is_some_and(|value| node.reason.contains(&self.idiom.number(value)));
        let is_silent =
            [Exit::Repetition, Exit::MateDistance, Exit::Stopped].into_iter().any(|exit| node.has_exit(exit));
        is_known.then_some(is_valued || is_silent)
    }

    /// "3 values: 5 with D", or "the values: 5 with D" where not all were recorded.
    fn takes(&self, index: usize, text: &str) -> Option<bool> {
        let node = &self.nodes[index];
        let (count, named) = text.split_once(": ")?;
        let moves = self.moves(index);
        let is_counted = match count.strip_suffix(" values")?.parse::<usize>() {
            Ok(count) => count == moves.len(),
            Err(_) => count == "the values" && node.dropped != Missing::NOTHING,
        };
        let values = moves.iter().filter_map(|child| child.value);
        let extreme = match node.turn {
            Turn::Max => values.fold(f64::NEG_INFINITY, f64::max),
            _ => values.fold(f64::INFINITY, f64::min),
        };
        // a playing search may look at a move again with another window: only its last word counts as a value
        let is_textbook = self.nodes.iter().all(|node| node.pass == Pass::Full);
        let is_extreme = node.dropped != Missing::NOTHING || !is_textbook || Some(extreme) == node.value;
        Some(is_counted && is_extreme && self.names_value(index, named))
    }

    /// "5 with D": the node's value, and a move that has it.
    fn names_value(&self, index: usize, text: &str) -> bool {
        let node = &self.nodes[index];
        let Some((value, label)) = text.split_once(" with ") else {
            return node.value.map(|value| self.idiom.number(value)).as_deref() == Some(text);
        };
        let has_it = |child: &&NodeView| child.label == label && child.value == node.value;
        node.value.map(|value| self.idiom.number(value)).as_deref() == Some(value)
            && self.moves(index).iter().any(has_it)
    }

    /// "0.9 × 2 + 0.1 × 30 = 4.8", or "the mean of 6 equally likely values is 3".
    fn chance(&self, index: usize, text: &str) -> Option<bool> {
        let node = &self.nodes[index];
        let value = node.value?;
        let told = self.idiom.number(value);
        if let Some(drawn) = text.strip_prefix("the mean of the moves that were drawn is ") {
            return Some(drawn == told);
        }
        if let Some(rest) = text.strip_prefix("whatever the rest brings, the mean is ") {
            let is_low = node.alpha.is_some_and(|alpha| value <= alpha);
            let is_high = node.beta.is_some_and(|beta| value >= beta);
            let word = if is_low { "most" } else { "least" };
            let is_outside = is_low || is_high;
            return Some(is_outside && rest == format!("at {word} {told}, and that settles the question"));
        }
        if let Some(least) = text.strip_prefix("the mean is at least ") {
            return Some(least == told && node.bound == Bound::Lower);
        }
        let shares: Vec<(f64, f64)> =
            self.moves(index).iter().filter_map(|child| Some((child.probability?, child.value?))).collect();
        if node.dropped != Missing::NOTHING {
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
        let node = &self.nodes[index];
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
    fn is_told_apart(&self, index: usize, keeper: &NodeView<'static>, by: &str, here: &str) -> bool {
        let node = &self.nodes[index];
        let reply = node.reason.split_once(", so ").and_then(|(held, _)| held.rsplit_once(" with "));
        let is_reply = reply.is_some_and(|(_, reply)| reply == keeper.label);
        let is_shared = keeper.label == node.label;
        let is_by = by == if is_shared || is_reply { self.after(keeper) } else { keeper.label.into() };
        let is_here = match here {
            "this node" => node.label.is_empty() || is_shared,
            here if is_shared => here == self.after(node),
            here => here == node.label,
        };
        is_by && is_here && by != here
    }

    /// A move with the one before it.
    fn after(&self, node: &NodeView<'static>) -> String {
        match self.nodes[node.parent as usize].label {
            "" => format!("{} as the first move", node.label),
            before => format!("{} after {before}", node.label),
        }
    }

    /// The first move, at the nearest node above where the side decides, that proves it this value.
    fn keeper(&self, index: usize, side: Turn, sure: &str) -> Option<&NodeView<'static>> {
        let mut below = index;
        while below != 0 {
            let above = self.nodes[below].parent as usize;
            if self.nodes[above].turn == Turn::Chance {
                return None;
            }
            let own = self.nodes[below].label;
            let earlier = self.children[above].iter().take_while(|&&child| (child as usize) < below);
            let earlier = last_visits(earlier.map(|&child| &self.nodes[child as usize]));
            let proves = |child: &&NodeView| {
                let is_proof = child.bound == Bound::Exact
                    || child.bound == if side == Turn::Max { Bound::Lower } else { Bound::Upper };
                child.label != own
                    && is_proof
                    && child.value.map(|value| self.idiom.number(value)).as_deref() == Some(sure)
            };
            let found = earlier.into_iter().find(proves).filter(|_| self.nodes[above].turn == side);
            if found.is_some() {
                return found;
            }
            below = above;
        }
        None
    }

    /// Whether the sentence stands exactly where replies were left out.
    fn tells_rest(&self, index: usize, text: &str) -> bool {
        let is_left = self.children[index].iter().any(|&child| self.nodes[child as usize].skipped);
        text.contains("other replies are not looked at") == is_left
    }

    fn not_looked_at(&self, node: &NodeView<'static>) -> Option<bool> {
        let rest = node.reason.strip_prefix("Not looked at: ")?;
        let Some((by, above)) = rest.split_once(" already settles that ") else { return Some(true) };
        let parent = node.parent as usize;
        let label = self.nodes[parent].label;
        let (by, name) = match (by.strip_prefix("the reply "), label) {
            (Some(same), label) if same == label => (same, format!("{label} before it")),
            (_, "") => (by, "this node".into()),
            (_, label) if by == label => return Some(false),
            (_, label) => (by, label.into()),
        };
        let settles = |child: &&NodeView| child.label == by && child.value == self.nodes[parent].value;
        let is_settled = by == "an earlier reply" || self.moves(parent).iter().any(settles);
        Some(above == format!("{name} is avoided.") && is_settled)
    }

    fn moves(&self, index: usize) -> Vec<&NodeView<'static>> {
        last_visits(self.children[index].iter().map(|&child| &self.nodes[child as usize]))
    }
}

/// The two numbers that a sentence tells, and the move it names.
fn read_numbers(text: &str) -> Option<([f64; 2], Option<&str>)> {
    let text = text.strip_suffix('.')?;
    for (start, numbers) in [("Proven: ", [0.0, f64::INFINITY]), ("Disproven: ", [f64::INFINITY, 0.0])] {
        if let Some(rest) = text.strip_prefix(start) {
            let truth = if numbers[0] == 0.0 { "true" } else { "false" };
            let by = rest.strip_prefix(&format!("what the search asks is {truth} here"))?;
            return Some((numbers, by.strip_prefix(" after ")));
        }
    }
    let rest = text.strip_prefix("Proof number ")?;
    let (numbers, chosen) = rest.split_once(": ").map_or((rest, None), |(n, by)| (n, Some(by)));
    let (proof, disproof) = numbers.split_once(", disproof number ")?;
    let numbers = [proof.parse().ok()?, disproof.parse().ok()?];
    let Some(chosen) = chosen else { return Some((numbers, None)) };
    let (label, told) = chosen.split_once(" has the least ")?;
    let (which, least) = told.split_once(" number, ")?;
    let place = usize::from(which == "disproof");
    (least.parse() == Ok(numbers[place])).then_some((numbers, Some(label)))
}

/// The moves looked at, each with its last visit.
fn last_visits<'a>(visits: impl Iterator<Item = &'a NodeView<'static>>) -> Vec<&'a NodeView<'static>> {
    let mut moves: Vec<&NodeView<'static>> = Vec::new();
    for visit in visits.filter(|visit| !visit.skipped && visit.pass != Pass::Null) {
        match moves.iter().position(|known| known.label == visit.label) {
            Some(known) => moves[known] = visit,
            None => moves.push(visit),
        }
    }
    moves
}

/// A tree whose nodes are looked at until the test is over.
fn lasting(tree: TreeView) -> &'static TreeView {
    Box::leak(Box::new(tree))
}

fn record(bench: &dyn Playable, at: &At, request: &Request, record: Recording) -> TreeView {
    bench.tree(at, request, record, &StopFlag::default()).unwrap().1
}

/// Searches of every kind that a game offers.
pub(crate) fn requests(depth: DepthLimit) -> Vec<Request> {
    let plain = |algorithm| Request { algorithm, depth, ..Request::default() };
    vec![
        plain(Algorithm::MINIMAX),
        plain(Algorithm::ALPHABETA),
        plain(Algorithm::EXPECTIMAX),
        Request {
            textbook: TextbookSettings { strict: true, ..plain(Algorithm::ALPHABETA).textbook },
            ..plain(Algorithm::ALPHABETA)
        },
        Request {
            textbook: TextbookSettings { all_best: true, ..plain(Algorithm::ALPHABETA).textbook },
            ..plain(Algorithm::ALPHABETA)
        },
        Request {
            textbook: TextbookSettings {
                order_by_value: true,
                beam: Some(3),
                ..plain(Algorithm::ALPHABETA).textbook
            },
            ..plain(Algorithm::ALPHABETA)
        },
    ]
}

/// Checks the sentences about the whole tree, and about as much of it as fits into these many nodes.
fn check(bench: &dyn Playable, at: &At, request: &Request) {
    Told::new(bench, at, request).check();
    for max_nodes in [6, 25, 90] {
        let part = record(bench, at, request, Recording { max_nodes, ..Recording::default() });
        Told::new(bench, at, request).in_part(lasting(part)).check();
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

/// The searches of the table beside those three.
fn family(depth: DepthLimit) -> Vec<Request> {
    let names = "negamax negascout memory deepening aspiration mtdf mt-sss mt-dual sss dual pn pn2 uct mcts-solver puct \
         bestfirst bstar conspiracy";
    let plain = |name: &str| Request { algorithm: name.parse().unwrap(), depth, ..Request::default() };
    let mut all: Vec<Request> = names.split_whitespace().map(plain).collect();
    let settings = plain("memory").textbook.settings;
    let with = |name, settings| Request {
        textbook: TextbookSettings { settings, ..plain(name).textbook },
        ..plain(name)
    };
    all.push(with("memory", SearchSettings { enhanced_cutoffs: true, ..settings }));
    all.push(with("dfpn", SearchSettings { keys: TableKeys::Path, ..settings }));
    all.push(with("aspiration", SearchSettings { window: 1.0, ..settings }));
    for request in &mut all {
        request.textbook.settings.playouts = Some(60);
        // A search for a proof that is stopped half-way has told of some nodes and not yet of those above.
        let is_proof = request.algorithm.spec().numbers[0] == "proof";
        let is_bounded = matches!(request.algorithm.spec().limit, DefaultLimit::Nodes(_)) && !is_proof;
        request.nodes = is_bounded.then_some(300);
    }
    all
}

/// Checks the sentences of a whole tree; a search may refuse to go on where chance decides.
fn check_whole(bench: &dyn Playable, at: &At, request: &Request) {
    if bench.search(at, request, &StopFlag::default()).is_ok() {
        Told::new(bench, at, request).check();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn sentences_of_the_family_about_random_trees_are_true(text in tree()) {
        let bench = games::open("explicit", [("text", text.into())]).unwrap();
        let chance = ["star1", "star2", "sampling"].map(|name| Request {
            algorithm: name.parse().unwrap(),
            depth: DepthLimit::End,
            ..Request::default()
        });
        for request in family(DepthLimit::End).into_iter().chain(chance) {
            check_whole(bench.as_ref(), &At::default(), &request);
        }
    }
}

#[test]
fn sentences_of_the_family_about_real_games_are_true() {
    for (bench, depth) in each_game().into_iter().filter(|(bench, _)| bench.name() != "pacman") {
        let at = after(bench.as_ref(), 3, 3).unwrap_or_default();
        for request in family(DepthLimit::Plies(depth.min(3))) {
            check_whole(bench.as_ref(), &at, &request);
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
            let request = Request { algorithm: Algorithm::PVS, depth, ..Request::default() };
            check(bench.as_ref(), &at, &request);
        }
    }
}

#[test]
fn expectimax_says_that_it_averages() {
    let bench = games::open("explicit", [("text", "(max A (min B 5 6) (chance C 0.9: 2 0.1: 30))".into())]);
    let request = Request { algorithm: Algorithm::EXPECTIMAX, ..Request::default() };
    let told = Told::new(bench.unwrap().as_ref(), &At::default(), &request);
    let node = |label: &str| told.nodes.iter().find(|node| node.label == label).unwrap();
    assert_eq!(node("B").reason, "Chance decides here: 0.5 × 5 + 0.5 × 6 = 5.5.");
    assert_eq!(node("B").turn, Turn::Chance);
    assert_eq!(node("C").reason, "Chance decides here: 0.9 × 2 + 0.1 × 30 = 4.8.");
}

#[test]
fn the_move_that_guarantees_is_the_first_that_proves_it() {
    // C comes out at most 3, as much as B: B it is that MAX can count on when D is cut
    let bench = games::open("explicit", [("text", "(max A (min B 3 4) (min C 3 1) (min D Z=2 9))".into())]);
    let told = Told::new(bench.unwrap().as_ref(), &At::default(), &Request::default());
    let cut = told.nodes.iter().find(|node| node.label == "D").unwrap();
    assert!(
        cut.reason.starts_with("MAX already has 3 with B; here MIN can hold it to 2 with Z, so D"),
        "{}",
        cut.reason
    );
}

//! Why a node was left, in a sentence a person understands. Every number and every move in it is the recorded tree's.

use crate::view::{NodeView, TreeView, Turn};
use crate::words::Idiom;
use language::{Language, Said};
use search::{Bound, Exit, Pass};

/// More shares than this are told as one mean.
const SHARES_TOLD: usize = 4;

/// Writes the reason of every node into the tree; nothing if `wanted` says that nobody reads them.
pub(crate) fn add_reasons(
    view: &mut TreeView,
    idiom: &Idiom,
    wanted: impl Fn(usize) -> Option<()>,
) -> Option<()> {
    let children = view.children();
    let reasons: Option<Vec<String>> = {
        let context = Context { nodes: &view.nodes, children: &children, idiom };
        (0..view.nodes.len()).map(|index| wanted(index).map(|()| context.reason(index))).collect()
    };
    for (node, reason) in view.nodes.iter_mut().zip(reasons?) {
        node.reason = reason;
    }
    Some(())
}

struct Context<'a> {
    nodes: &'a [NodeView],
    children: &'a [Vec<u32>],
    idiom: &'a Idiom,
}

impl Context<'_> {
    fn reason(&self, index: usize) -> String {
        let node = &self.nodes[index];
        let sentence = if node.skipped { self.skipped(node) } else { self.left(index, node) };
        self.capital(sentence)
    }

    /// A sentence that begins with a name begins with a capital.
    fn capital(&self, sentence: String) -> String {
        let mut rest = sentence.chars();
        match (self.idiom.language, rest.next()) {
            (Language::Czech, Some(first)) if first.is_lowercase() => {
                first.to_uppercase().chain(rest).collect()
            }
            _ => sentence,
        }
    }

    fn say<'a, const N: usize>(&self, name: &str, said: [(&'a str, Said<'a>); N]) -> String {
        self.idiom.language.say(name, said)
    }

    fn word(&self, name: &str) -> &'static str {
        self.idiom.language.word(name)
    }

    /// The value in words, where there is one.
    fn told(&self, value: Option<f64>) -> String {
        value.map_or("?".into(), |value| self.idiom.number(value))
    }

    fn left(&self, index: usize, node: &NodeView) -> String {
        let value = self.told(node.value);
        let mover = self.name(node.turn);
        let said = |name: &str| self.say(name, [("value", (&value).into())]);
        let about = |name: &str| {
            let number = self.idiom.grammar(mover);
            self.say(name, [("mover", mover.into()), ("number", number.into()), ("value", (&value).into())])
        };
        match node.exit {
            Exit::Searched | Exit::Selected => self.searched(index, node, &value),
            Exit::Leaf => said("leaf"),
            Exit::Terminal => said("terminal"),
            Exit::Rule(name) => self.say("rule", [("rule", name.into()), ("value", (&value).into())]),
            Exit::Cutoff => self.cut(index, node, &value),
            Exit::Table => said("table"),
            Exit::NullMove => about("null-move"),
            Exit::StandPat => about("stand-pat"),
            Exit::Futility => about("futility"),
            Exit::Razoring => about("razoring"),
            Exit::ProbCut => about("prob-cut"),
            Exit::Singular => said("singular"),
            Exit::Repetition => self.word("repetition").into(),
            Exit::MateDistance => self.word("mate-distance").into(),
            Exit::Known => said("known"),
            Exit::Beam
            | Exit::LateMove
            | Exit::Delta
            | Exit::Exchanges
            | Exit::Quiescence
            | Exit::QuiescenceLimits => said("left"),
            Exit::Stopped => self.word("stopped").into(),
        }
    }

    fn searched(&self, index: usize, node: &NodeView, value: &str) -> String {
        let extreme = match node.turn {
            Turn::Max => "largest",
            Turn::Min => "smallest",
            Turn::Chance => return self.averaged(index, node, value),
        };
        let mover = self.name(node.turn);
        let count = self.moves(index).len();
        let number = self.idiom.grammar(mover);
        let Some(best) = self.best_child(index) else {
            let name = if node.pass == Pass::Quiet { "no-exchange" } else { "comes-to" };
            return self
                .say(name, [("mover", mover.into()), ("number", number.into()), ("value", value.into())]);
        };
        let name = match (node.dropped, count) {
            (0, 1) => "one-move",
            (0, _) => "takes-of",
            _ => "takes",
        };
        let said = [
            ("mover", mover.into()),
            ("number", number.into()),
            ("extreme", extreme.into()),
            ("count", count.into()),
            ("value", value.into()),
            ("move", (&best.label).into()),
        ];
        self.say(name, said)
    }

    /// What chance makes of its moves: the shares one by one where they are few, else their mean.
    fn averaged(&self, index: usize, node: &NodeView, value: &str) -> String {
        let shares: Vec<(f64, f64)> =
            self.visited(index).filter_map(|child| Some((child.probability?, child.value?))).collect();
        let is_even = shares.iter().all(|(probability, _)| *probability == shares[0].0);
        if node.dropped > 0 || shares.is_empty() {
            return self.say("chance-mean", [("value", value.into())]);
        }
        if shares.len() <= SHARES_TOLD {
            let likely = |p| self.idiom.language.written(&probability_text(p));
            let terms = shares.iter().map(|&(p, v)| format!("{} × {}", likely(p), self.idiom.number(v)));
            let sum = terms.collect::<Vec<_>>().join(" + ");
            return self.say("chance-shares", [("shares", sum.into()), ("value", value.into())]);
        }
        let name = if is_even { "chance-even" } else { "chance-weighted" };
        self.say(name, [("count", shares.len().into()), ("value", value.into())])
    }

    fn cut(&self, index: usize, node: &NodeView, value: &str) -> String {
        let mover = self.name(node.turn);
        let got = match self.best_child(index) {
            Some(reply) => self.say("with-move", [("value", value.into()), ("move", (&reply.label).into())]),
            None => value.into(),
        };
        let is_saved = node.left_out > 0;
        let (sure, other) = match node.turn {
            Turn::Min => (node.alpha, Turn::Max),
            _ => (node.beta, Turn::Min),
        };
        let Some(source) = sure.and_then(|sure| self.source(index, other, sure)) else {
            let name = if is_saved { "settles-rest" } else { "settles" };
            let number = self.idiom.grammar(mover);
            return self.say(name, [("mover", mover.into()), ("number", number.into()), ("got", got.into())]);
        };
        let owner = self.name(other);
        let (source_name, here) = self.told_apart(source, index);
        let source_value = self.told(self.nodes[source].value);
        let name = match (node.turn, is_saved) {
            (Turn::Min, true) => "cut-hold-rest",
            (Turn::Min, false) => "cut-hold",
            (_, true) => "cut-get-rest",
            (_, false) => "cut-get",
        };
        let said = [
            ("owner", owner.into()),
            ("owners", self.idiom.grammar(owner).into()),
            ("number", self.idiom.grammar(mover).into()),
            ("sure", source_value.into()),
            ("source", source_name.into()),
            ("mover", mover.into()),
            ("got", got.into()),
            ("here", here.into()),
        ];
        self.say(name, said)
    }

    /// The names of a node's move and of the move that is better, with the moves before them where one name stands for
    /// both, or for the reply too.
    fn told_apart(&self, source: usize, index: usize) -> (String, String) {
        let (label, here) = (&self.nodes[source].label, &self.nodes[index].label);
        let is_reply = self.best_child(index).is_some_and(|reply| reply.label == *label);
        if here.is_empty() {
            return (label.clone(), self.word("this-node").into());
        }
        match (label == here, is_reply) {
            (true, _) => match (self.move_after(source), self.move_after(index)) {
                (same, other) if same == other => (same, self.word("this-node").into()),
                names => names,
            },
            (false, true) => (self.move_after(source), here.clone()),
            (false, false) => (label.clone(), here.clone()),
        }
    }

    /// A move with the one before it; a first move is called that.
    fn move_after(&self, index: usize) -> String {
        let node = &self.nodes[index];
        let before = &self.nodes[node.parent as usize].label;
        let name = if before.is_empty() { "move-first" } else { "move-after" };
        self.say(name, [("move", (&node.label).into()), ("before", before.into())])
    }

    fn skipped(&self, node: &NodeView) -> String {
        let parent = node.parent as usize;
        match node.exit {
            Exit::Cutoff => {
                let reply = self.best_child(parent).map(|child| child.label.as_str());
                let refutation = reply.unwrap_or_else(|| self.word("earlier-reply"));
                let above = &self.nodes[parent].label;
                let name = match above {
                    above if above.is_empty() => "skipped-cutoff-here",
                    above if above == refutation => "skipped-cutoff-same",
                    _ => "skipped-cutoff",
                };
                self.say(name, [("refutation", refutation.into()), ("above", above.into())])
            }
            Exit::Beam => self.word("skipped-beam").into(),
            Exit::Futility => self.word("skipped-futility").into(),
            Exit::LateMove => self.word("skipped-late-move").into(),
            Exit::Delta => self.word("skipped-delta").into(),
            Exit::Exchanges => self.word("skipped-exchanges").into(),
            Exit::Quiescence => self.word("skipped-quiescence").into(),
            Exit::QuiescenceLimits => self.word("skipped-quiescence-limits").into(),
            other => self.say("skipped", [("exit", exit_word(other, self.idiom.language).into())]),
        }
    }

    fn name(&self, turn: Turn) -> &'static str {
        match turn {
            Turn::Max => self.idiom.sides[0],
            Turn::Min => self.idiom.sides[1],
            Turn::Chance => self.word("chance"),
        }
    }

    fn visited(&self, index: usize) -> impl DoubleEndedIterator<Item = &NodeView> {
        let children = self.children[index].iter().map(|&child| &self.nodes[child as usize]);
        children.filter(|child| !child.skipped)
    }

    /// The moves that were looked at, in order; of several visits to one the last counts, and a pass is no move.
    fn moves(&self, index: usize) -> Vec<&NodeView> {
        last_visits(self.visited(index).collect())
    }

    /// The first move that gave the node its value, and proves it if one does.
    fn best_child(&self, index: usize) -> Option<&NodeView> {
        let node = &self.nodes[index];
        let value = node.value?;
        let equal: Vec<&NodeView> =
            self.moves(index).into_iter().filter(|child| child.value == Some(value)).collect();
        equal.iter().find(|child| proves(child, node.turn)).or(equal.first()).copied()
    }

    /// The move by which `side` was already sure of `value` when the node was entered: the first that proves it.
    fn source(&self, index: usize, side: Turn, value: f64) -> Option<usize> {
        let mut below = index;
        while below != 0 {
            let above = self.nodes[below].parent as usize;
            if self.nodes[above].turn == Turn::Chance {
                // chance has to be known exactly: nothing above it counts below
                return None;
            }
            if self.nodes[above].turn == side {
                let here = &self.nodes[below];
                let earlier = self.visited(above).take_while(|child| !std::ptr::eq(*child, here));
                let earlier = last_visits(earlier.filter(|child| child.label != here.label).collect());
                let found = earlier.into_iter().find(|child| is_about(child, value) && proves(child, side));
                if let Some(found) = found {
                    let is_found = |&&child: &&u32| std::ptr::eq(&self.nodes[child as usize], found);
                    return self.children[above].iter().find(is_found).map(|&child| child as usize);
                }
            }
            below = above;
        }
        None
    }
}

/// Of several visits to a move the last; passes are left out.
fn last_visits(visits: Vec<&NodeView>) -> Vec<&NodeView> {
    let mut last: Vec<&NodeView> = Vec::new();
    for visit in visits.into_iter().filter(|visit| visit.pass != Pass::Null) {
        match last.iter_mut().find(|known| known.label == visit.label) {
            Some(known) => *known = visit,
            None => last.push(visit),
        }
    }
    last
}

/// Whether a node's value is something the side that may move there can count on.
fn proves(node: &NodeView, side: Turn) -> bool {
    match side {
        Turn::Max => node.bound != Bound::Upper,
        Turn::Min => node.bound != Bound::Lower,
        Turn::Chance => node.bound == Bound::Exact,
    }
}

/// Whether a node has this value; a window that stays open to equal moves is one step of a number away from it.
fn is_about(node: &NodeView, value: f64) -> bool {
    node.value.is_some_and(|known| [value, value.next_up(), value.next_down()].contains(&known))
}

/// Why a node was left, in one or two words; a leaf rule goes by its own name.
pub fn exit_word(exit: Exit, language: Language) -> &'static str {
    match exit {
        Exit::Rule(name) => name,
        exit => language.word(&format!("exit-{}", exit.word().replace(' ', "-"))),
    }
}

/// A probability with as few digits as it needs, at most three after the point.
pub fn probability_text(probability: f64) -> String {
    let text = format!("{probability:.3}");
    text.trim_end_matches('0').trim_end_matches('.').into()
}

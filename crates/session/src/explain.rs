//! Why a node was left, in a sentence a person understands. Every number and every move in it is the recorded tree's.

use crate::view::{GIVEN, NodeView, TreeView, Turn};
use crate::words::{Ends, Idiom};
use language::{Language, MessageValue};
use search::{Bound, Exit, Missing, Pass, TreeNode};

/// More shares than this are summed up as one mean.
const SHARES_TOLD: usize = 4;

/// How a node was left: what a tree in columns does not tell.
#[derive(Clone, Copy)]
pub(crate) struct Leaving {
    /// Why.
    pub exit: Exit,
    /// Moves that were not looked at, recorded or not.
    pub left_out: u32,
    /// There may be more such moves: they were never listed.
    pub has_unlisted: bool,
}

/// The reason of every node; nothing if `wanted` says that they are not wanted.
pub(crate) fn reasons(
    view: &TreeView,
    leavings: &[Leaving],
    rounds: usize,
    idiom: &Idiom,
    wanted: impl Fn(usize) -> Option<()>,
) -> Option<Vec<String>> {
    let context = Context { view, leavings, children: &view.children(), rounds, idiom };
    (0..view.len()).map(|index| wanted(index).map(|()| context.reason(index))).collect()
}

impl Leaving {
    /// How a recorded node was left.
    pub(crate) fn of<M>(node: &TreeNode<M>) -> Leaving {
        Leaving { exit: node.exit, left_out: node.left_out, has_unlisted: node.has_unlisted }
    }
}

struct Context<'a> {
    view: &'a TreeView,
    leavings: &'a [Leaving],
    children: &'a [Vec<u32>],
    /// How often the root was searched, if several times: the first node holds these searches.
    rounds: usize,
    idiom: &'a Idiom,
}

impl Context<'_> {
    fn reason(&self, index: usize) -> String {
        let node = self.view.node(index);
        let sentence = if node.skipped { self.skipped(index, node) } else { self.left(index, node) };
        self.idiom.sentence(sentence)
    }

    fn say<'a, const N: usize>(&self, name: &str, said: [(&'a str, MessageValue<'a>); N]) -> String {
        self.idiom.language.say(name, said)
    }

    fn word(&self, name: &str) -> &'static str {
        self.idiom.language.word(name)
    }

    /// The value in words, where there is one.
    fn render_value(&self, value: Option<f64>) -> String {
        value.map_or("?".into(), |value| self.idiom.number(value))
    }

    fn left(&self, index: usize, node: NodeView<'_>) -> String {
        let value = self.render_value(node.value);
        if index == 0 && self.rounds > 0 {
            return self.say("rounds", [("count", self.rounds.into()), ("value", value.into())]);
        }
        let mover = self.name(node.turn);
        let said = |name: &str| self.say(name, [("value", (&value).into())]);
        let about = |name: &str| {
            let number = self.idiom.grammar(mover);
            self.say(name, [("mover", mover.into()), ("number", number.into()), ("value", (&value).into())])
        };
        match self.leavings[index].exit {
            Exit::Searched | Exit::Selected => self.searched(index, node, &value),
            Exit::Leaf => said("leaf"),
            Exit::Terminal => said(match self.idiom.ends {
                Ends::Game => "terminal",
                Ends::Leaf => "given",
            }),
            Exit::Rule(name) => {
                self.say("rule", [("rule", self.idiom.rule(name).into()), ("value", (&value).into())])
            }
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

    fn searched(&self, index: usize, node: NodeView<'_>, value: &str) -> String {
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
            (Missing::NOTHING, 1) => "one-move",
            (Missing::NOTHING, _) => "takes-of",
            _ => "takes",
        };
        let said = [
            ("mover", mover.into()),
            ("number", number.into()),
            ("extreme", extreme.into()),
            ("count", count.into()),
            ("value", value.into()),
            ("move", best.label.into()),
        ];
        self.say(name, said)
    }

    /// What chance makes of its moves: the shares one by one where they are few, else their mean.
    fn averaged(&self, index: usize, node: NodeView<'_>, value: &str) -> String {
        let shares: Vec<(f64, f64)> =
            self.visited(index).filter_map(|child| Some((child.probability?, child.value?))).collect();
        if self.leavings[index].has_unlisted {
            let name = if node.bound == Bound::Exact { "chance-drawn" } else { "chance-least" };
            return self.say(name, [("value", value.into())]);
        }
        let is_even = shares.iter().all(|(probability, _)| *probability == shares[0].0);
        if node.dropped != Missing::NOTHING || shares.is_empty() {
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

    fn cut(&self, index: usize, node: NodeView<'_>, value: &str) -> String {
        if node.turn == Turn::Chance {
            let is_low = Option::zip(node.value, node.alpha).is_some_and(|(value, alpha)| value <= alpha);
            let name = if is_low { "chance-cut-low" } else { "chance-cut-high" };
            return self.say(name, [("value", value.into())]);
        }
        let is_outside = match (node.value, node.turn) {
            (Some(value), Turn::Min) => node.alpha.is_none_or(|alpha| value > alpha),
            (Some(value), _) => node.beta.is_none_or(|beta| value < beta),
            (None, _) => false,
        };
        if is_outside {
            return self.say("settles-known", [("value", value.into())]);
        }
        let mover = self.name(node.turn);
        let got = match self.best_child(index) {
            Some(reply) => self.say("with-move", [("value", value.into()), ("move", reply.label.into())]),
            None => value.into(),
        };
        let is_saved = self.leavings[index].left_out > 0;
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
        let source_value = self.render_value(self.view.value[source]);
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
        let (label, here) = (self.view.node(source).label, self.view.node(index).label);
        let is_reply = self.best_child(index).is_some_and(|reply| reply.label == label);
        if here.is_empty() {
            return (label.into(), self.word("this-node").into());
        }
        match (label == here, is_reply) {
            (true, _) => match (self.move_after(source), self.move_after(index)) {
                (same, other) if same == other => (same, self.word("this-node").into()),
                names => names,
            },
            (false, true) => (self.move_after(source), here.into()),
            (false, false) => (label.into(), here.into()),
        }
    }

    /// A move with the one before it; a first move is called that.
    fn move_after(&self, index: usize) -> String {
        let node = self.view.node(index);
        let before = self.view.node(node.parent as usize).label;
        let name = if before.is_empty() { "move-first" } else { "move-after" };
        self.say(name, [("move", node.label.into()), ("before", before.into())])
    }

    fn skipped(&self, index: usize, node: NodeView<'_>) -> String {
        let parent = node.parent as usize;
        match self.leavings[index].exit {
            Exit::Cutoff => {
                let reply = self.best_child(parent).map(|child| child.label);
                let refutation = reply.unwrap_or_else(|| self.word("earlier-reply"));
                let above = self.view.node(parent).label;
                let name = match above {
                    "" => "skipped-cutoff-here",
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
            other => self.say("skipped", [("exit", exit_word(other.word(), self.idiom.language).into())]),
        }
    }

    fn name(&self, turn: Turn) -> &'static str {
        match turn {
            Turn::Max => self.idiom.sides[0],
            Turn::Min => self.idiom.sides[1],
            Turn::Chance => self.word("chance"),
        }
    }

    fn visited(&self, index: usize) -> impl DoubleEndedIterator<Item = NodeView<'_>> {
        self.visited_at(index).map(|child| self.view.node(child))
    }

    /// The indexes of the children that were looked at.
    fn visited_at(&self, index: usize) -> impl DoubleEndedIterator<Item = usize> {
        let children = self.children[index].iter().map(|&child| child as usize);
        children.filter(|&child| !self.view.node(child).skipped)
    }

    /// The moves that were looked at, in order; of several visits to one the last counts, and a pass is no move.
    fn moves(&self, index: usize) -> Vec<NodeView<'_>> {
        last_visits(self.visited(index), |child| *child)
    }

    /// The first move that gave the node its value, and proves it if one does.
    fn best_child(&self, index: usize) -> Option<NodeView<'_>> {
        let node = self.view.node(index);
        let value = node.value?;
        let equal: Vec<NodeView<'_>> =
            self.moves(index).into_iter().filter(|child| child.value == Some(value)).collect();
        equal.iter().find(|child| proves(**child, node.turn)).or(equal.first()).copied()
    }

    /// The move by which `side` was already sure of `value` when the node was entered: the first that proves it.
    fn source(&self, index: usize, side: Turn, value: f64) -> Option<usize> {
        let mut below = index;
        while below != 0 {
            let above = self.view.parent[below] as usize;
            let turn = self.view.node(above).turn;
            if turn == Turn::Chance {
                // chance has to be known exactly: nothing above it counts below
                return None;
            }
            if turn == side {
                let here = self.view.node(below).label;
                let node = |child: &usize| self.view.node(*child);
                let earlier = self.visited_at(above).take_while(|&child| child != below);
                let earlier = last_visits(earlier.filter(|child| node(child).label != here), node);
                let is_source = |child: &usize| is_about(node(child), value) && proves(node(child), side);
                if let Some(found) = earlier.into_iter().find(is_source) {
                    return Some(found);
                }
            }
            below = above;
        }
        None
    }
}

/// Of several visits to a move the last; passes are left out.
fn last_visits<'a, T>(visits: impl Iterator<Item = T>, node: impl Fn(&T) -> NodeView<'a>) -> Vec<T> {
    let mut last: Vec<T> = Vec::new();
    for visit in visits.filter(|visit| node(visit).pass != Pass::Null) {
        match last.iter_mut().find(|known| node(known).label == node(&visit).label) {
            Some(known) => *known = visit,
            None => last.push(visit),
        }
    }
    last
}

/// Whether a node's value is something the side that may move there can count on.
fn proves(node: NodeView<'_>, side: Turn) -> bool {
    match side {
        Turn::Max => node.bound != Bound::Upper,
        Turn::Min => node.bound != Bound::Lower,
        Turn::Chance => node.bound == Bound::Exact,
    }
}

/// Whether a node has this value; a window that stays open to equal moves is one step of a number away from it.
fn is_about(node: NodeView<'_>, value: f64) -> bool {
    node.value.is_some_and(|known| [value, value.next_up(), value.next_down()].contains(&known))
}

/// Why a node was left, in one or two words; a leaf rule goes by its own name.
pub fn exit_word(exit: &str, language: Language) -> &str {
    let is_named = exit == GIVEN || Exit::NAMED.into_iter().any(|named| named.word() == exit);
    if is_named { language.word(&format!("exit-{}", exit.replace(' ', "-"))) } else { exit }
}

/// A pass over a move in a word; empty for the ordinary one.
pub fn pass_word(pass: Pass, language: Language) -> &'static str {
    match pass {
        Pass::Full => "",
        Pass::Scout => language.word("pass-scout"),
        Pass::Reduced => language.word("pass-reduced"),
        Pass::Again => language.word("pass-again"),
        Pass::Null => language.word("pass-null"),
        Pass::Quiet => language.word("pass-quiet"),
    }
}

/// A probability with as few digits as it needs, at most three after the point.
pub fn probability_text(probability: f64) -> String {
    let text = format!("{probability:.3}");
    text.trim_end_matches('0').trim_end_matches('.').into()
}

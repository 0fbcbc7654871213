//! A tree that grew, as plain data: moves and positions as text, the last numbers of every node, a sentence about them.

use crate::board::BoardNotation;
use crate::choices::{PositionsKept, Recording};
use crate::kit::{Kit, MoveOf, StateOf};
use crate::setup::Setup;
use crate::trace;
use crate::tree_builder::TreeBuilder;
use crate::view::{GrowthSteps, NodeNumber, NodeView, TreeRecord, TreeView, Turn};
use crate::words::Idiom;
use search::textbook::SearchSpec;
use search::{Exit, GrowthEvent, GrowthNode, GrowthStep, GrowthTree, Missing, Notation, Side};

/// A tree that grew, and whose it is.
pub(crate) struct GrowthView<'a, K: Kit> {
    pub setup: &'a Setup<K>,
    pub tree: GrowthTree<StateOf<K>, MoveOf<K>>,
    pub spec: &'static SearchSpec,
    pub record: Recording,
}

impl<K: Kit> GrowthView<'_, K> {
    /// The tree in columns, with the line that is expected.
    pub(crate) fn view(&self, pv: &[MoveOf<K>]) -> TreeView {
        let idiom = self.setup.idiom();
        let numbers: Vec<Vec<Option<f64>>> =
            (0..self.spec.numbers.len()).map(|number| self.tree.numbers(number)).collect();
        let expected = self.expected(pv);
        let dropped = Missing { nodes: self.tree.dropped, moves: 0 };
        let mut builder = TreeBuilder::like(&trace::blank(String::new(), &idiom).dropping(dropped));
        let mut reasons = Vec::with_capacity(self.tree.nodes.len());
        // Its value is what is called so, else the last of its numbers.
        let is_value = |name: &&str| ["mean", "value"].contains(name);
        let worth = self.spec.numbers.iter().position(is_value).unwrap_or(self.spec.numbers.len() - 1);
        for index in 0..self.tree.nodes.len() {
            let own: Vec<Option<f64>> = numbers.iter().map(|of_all| of_all[index]).collect();
            self.push(&mut builder, index, own[worth], expected.contains(&index));
            reasons.push(idiom.sentence(self.sentence(&own, &idiom)));
        }
        builder.give_reasons(&reasons);
        let named = |name: &&str| NodeNumber { name: (*name).into() };
        TreeView {
            record: TreeRecord::Growth,
            numbers: self.spec.numbers.iter().map(named).collect(),
            steps: self.steps(),
            ..builder.finish()
        }
    }

    /// What happened, in columns: 0 the search walks to a node, 1 it appears, 2 a number of it is set.
    fn steps(&self) -> GrowthSteps {
        let mut steps = GrowthSteps::default();
        let mut add = |kind: u8, node: u32, number: usize, value: Option<f64>| {
            steps.kind.push(kind);
            steps.node.push(node);
            steps.number.push(number as u32);
            steps.value.push(value);
        };
        for event in &self.tree.events {
            match *event {
                GrowthEvent::Step(GrowthStep::Select(node)) => add(0, node, 0, None),
                GrowthEvent::Step(GrowthStep::Choose { node, pull }) => add(0, node, 0, Some(pull)),
                GrowthEvent::Expand(node) => add(1, node, 0, None),
                GrowthEvent::Step(GrowthStep::Set { node, number, value }) => {
                    add(2, node, number, Some(value.clamp(f64::MIN, f64::MAX)));
                }
            }
        }
        steps
    }

    /// Adds a node to the columns.
    fn push(&self, builder: &mut TreeBuilder, index: usize, value: Option<f64>, is_expected: bool) {
        let (game, node) = (self.setup.game(), &self.tree.nodes[index]);
        let (state, parent) = (&self.tree.states[index], &self.tree.states[node.parent as usize]);
        let kept = self.record.positions;
        let board = if kept == PositionsKept::Boards { game.board(state) } else { None };
        builder.push(NodeView {
            parent: node.parent,
            ply: node.ply.0,
            label: &node.m.map_or_else(String::new, |m| game.show_move(parent, m)),
            turn: match node.turn {
                Some(Side::Max) => Turn::Max,
                Some(Side::Min) => Turn::Min,
                None => Turn::Chance,
            },
            probability: node.probability,
            depth: node.depth.0,
            value: value.filter(|value| value.is_finite()),
            exit: Exit::Selected.word(),
            pv: is_expected,
            position: &if kept == PositionsKept::Needed { String::new() } else { game.show_state(state) },
            board: board.as_ref(),
            ..NodeView::PLAIN
        });
    }

    /// What the numbers of a node say.
    fn sentence(&self, own: &[Option<f64>], idiom: &Idiom) -> String {
        let number = |place: usize| own.get(place).copied().flatten();
        let told = |value: f64| idiom.language.written(&crate::words::number_text(value));
        match (self.spec.numbers, number(0), number(1)) {
            (["visits", "mean", own_names @ ..], Some(visits), Some(mean)) => {
                let side = idiom.sides[Side::Max as usize];
                let said =
                    [("visits", (visits as u64).into()), ("share", told(mean).into()), ("side", side.into())];
                let sentence = idiom.language.say("grown-visits", said);
                match (own_names, number(2)) {
                    (["proven"], Some(proven)) => {
                        let winner = idiom.sides[if proven > 0.0 { Side::Max } else { Side::Min } as usize];
                        format!(
                            "{sentence} {}",
                            idiom.language.say("grown-proven", [("side", winner.into())])
                        )
                    }
                    (["prior"], Some(prior)) => {
                        format!(
                            "{sentence} {}",
                            idiom.language.say("grown-prior", [("prior", told(prior).into())])
                        )
                    }
                    (["later"], Some(later)) => {
                        let said = [("side", side.into()), ("share", told(later).into())];
                        format!("{sentence} {}", idiom.language.say("grown-later", said))
                    }
                    _ => sentence,
                }
            }
            (["lower", "upper"], Some(lower), Some(upper)) => {
                let said = [("lower", told(lower).into()), ("upper", told(upper).into())];
                idiom.language.say(if lower == upper { "grown-exact" } else { "grown-between" }, said)
            }
            (["value", "rise", "fall"], Some(value), Some(rise)) => {
                let fall = number(2).unwrap_or(f64::INFINITY);
                let said = [("value", told(value)), ("rise", told(rise)), ("fall", told(fall))];
                idiom.language.say("grown-conspiracy", said.map(|(name, text)| (name, text.into())))
            }
            (["value"], Some(value), _) => idiom.language.say("grown-value", [("value", told(value).into())]),
            (["merit"], Some(merit), _) => idiom.language.say("grown-merit", [("value", told(merit).into())]),
            (names, Some(first), _) => format!("{}: {}", names[0], told(first)),
            _ => idiom.language.word("grown-new").into(),
        }
    }

    /// The indexes of the nodes on the expected line.
    fn expected(&self, pv: &[MoveOf<K>]) -> Vec<usize> {
        let mut line = vec![0];
        for &m in pv {
            let last = line[line.len() - 1];
            let is_next = |&(_, node): &(usize, &GrowthNode<MoveOf<K>>)| {
                node.parent as usize == last && node.m == Some(m)
            };
            match self.tree.nodes.iter().enumerate().skip(1).find(is_next) {
                Some((next, _)) => line.push(next),
                None => break,
            }
        }
        line
    }
}

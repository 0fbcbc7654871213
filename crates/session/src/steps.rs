//! How a tree grew, step by step, and what its nodes carry in the end.

use crate::number;
use crate::view::{TreeRecord, TreeView};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use utoipa::ToSchema;

/// A number that the nodes of a growing tree carry.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct NodeNumber {
    /// What it is called: visits, mean, proof, disproof, lower, upper.
    pub name: String,
}

/// How a tree grew: columns of equal length.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct GrowthSteps {
    /// 0 the search walks to the node, 1 the node appears, 2 a number of it is set, 3 it is marked.
    pub kind: Vec<u8>,
    /// The node.
    pub node: Vec<u32>,
    /// Which of its numbers is set; 0 where none is.
    pub number: Vec<u32>,
    /// What the number becomes, or which mark it gets.
    #[serde(serialize_with = "number::list")]
    #[schema(value_type = Vec<Option<f64>>)]
    pub value: Vec<Option<f64>>,
}

impl GrowthSteps {
    /// The highest kind of step.
    pub const LAST_KIND: u8 = 3;

    /// Whether the tree did not grow step by step.
    pub fn is_empty(&self) -> bool {
        self.kind.is_empty()
    }

    /// The steps of those nodes that have a new number.
    pub(crate) fn of(&self, numbers: &HashMap<u32, u32>) -> GrowthSteps {
        let mut steps = GrowthSteps::default();
        for (step, node) in self.node.iter().enumerate() {
            if let Some(&node) = numbers.get(node) {
                steps.kind.push(self.kind[step]);
                steps.node.push(node);
                steps.number.push(self.number[step]);
                steps.value.push(self.value[step]);
            }
        }
        steps
    }
}

/// What a node of a growing tree carries in the end.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Carried {
    /// Its numbers, in the order of their names; none where one was never set.
    pub numbers: Vec<Option<f64>>,
    /// Which of the marks it has.
    pub mark: Option<usize>,
}

/// A number of a file: the largest there is stands for infinity.
fn endless(value: f64) -> f64 {
    if value.abs() >= f64::MAX { value.signum() * f64::INFINITY } else { value }
}

impl TreeView {
    /// What the nodes of a growing tree carry in the end; nothing of a record of visits.
    pub fn carried(&self) -> Vec<Carried> {
        if self.record != TreeRecord::Growth {
            return Vec::new();
        }
        let nothing = Carried { numbers: vec![None; self.numbers.len()], mark: None };
        let mut carried = vec![nothing; self.len()];
        let GrowthSteps { kind, node, number, value } = &self.steps;
        for (step, kind) in kind.iter().enumerate() {
            let (node, value) = (&mut carried[node[step] as usize], value[step]);
            match kind {
                2 => node.numbers[number[step] as usize] = value.map(endless),
                3 => node.mark = value.map(|mark| mark as usize),
                _ => {}
            }
        }
        carried
    }
}

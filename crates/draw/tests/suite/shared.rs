//! What the page computes as the pictures do: places of nodes, held together by one file that both sides read.

use draw::layout::{Gaps, Size, TreeLayout, make_room, place};
use evidence::check_kept;
use serde_json::{Value, json};
use std::path::Path;

const GAPS: Gaps = Gaps { siblings: 8.0, cousins: 20.0, levels: 30.0, slope: 0.1, widest_level: 200.0 };
const UNIT: Gaps = Gaps { siblings: 0.2, cousins: 0.7, levels: 0.0, slope: 0.0, widest_level: 0.0 };

/// What the page's own test reads.
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/tests/data/layout.json");

/// Of a large tree this number of nodes is written; the hash holds the others.
const SAMPLES: usize = 24;

/// A tree made of numbers that Rust and TypeScript make alike.
struct Case {
    name: &'static str,
    nodes: usize,
    /// Each node hangs below one of this number of nodes before it: 1 makes a chain.
    spread: u64,
    gaps: Gaps,
    abreast: Option<f64>,
}

const CASES: [Case; 8] = [
    Case { name: "a node", nodes: 1, spread: 1, gaps: GAPS, abreast: None },
    Case { name: "a family", nodes: 12, spread: 12, gaps: GAPS, abreast: None },
    Case { name: "a small tree", nodes: 300, spread: 20, gaps: GAPS, abreast: None },
    Case { name: "a tree with room for some", nodes: 2_000, spread: 60, gaps: UNIT, abreast: Some(6.0) },
    Case { name: "a deep chain", nodes: 10_000, spread: 1, gaps: GAPS, abreast: None },
    Case { name: "a deep tree", nodes: 20_000, spread: 3, gaps: UNIT, abreast: None },
    Case { name: "a large tree", nodes: 100_000, spread: 2_000, gaps: GAPS, abreast: None },
    Case { name: "a large wide tree", nodes: 100_000, spread: 100_000, gaps: UNIT, abreast: Some(6.0) },
];

/// x -> 16807 x mod 2^31 - 1.
fn random(seed: u64) -> impl FnMut() -> u64 {
    let mut state = seed;
    move || {
        state = state * 16_807 % 2_147_483_647;
        state
    }
}

/// FNV-1a over the 32-bit words of numbers.
fn hash<'a>(columns: impl IntoIterator<Item = &'a f64>) -> String {
    let word = |hash: u32, word: u32| (hash ^ word).wrapping_mul(0x0100_0193);
    let number = |hash, number: &f64| {
        let bits = number.to_bits();
        word(word(hash, bits as u32), (bits >> 32) as u32)
    };
    format!("{:x}", columns.into_iter().fold(0x811c_9dc5, number))
}

impl Case {
    fn layout(&self) -> TreeLayout {
        let mut next = random(self.nodes as u64 + self.spread);
        let parents: Vec<u32> =
            (0..self.nodes as u64).map(|node| node.saturating_sub(1 + next() % self.spread) as u32).collect();
        let mut side = |most: u64| 5.0 + (next() % most) as f64 / 100.0;
        let widths: Vec<f64> = (0..self.nodes).map(|_| side(6000)).collect();
        let mut sizes: Vec<Size> =
            widths.into_iter().map(|width| Size { width, height: side(4000) }).collect();
        if let Some(abreast) = self.abreast {
            let first: Vec<u32> = (0..self.nodes as u32).filter(|node| node % 7 == 1).collect();
            make_room(&parents, &mut sizes, &first, abreast, &self.gaps);
        }
        place(&parents, &sizes, &self.gaps)
    }

    fn told(&self) -> Value {
        let layout = self.layout();
        let Gaps { siblings, cousins, levels, slope, widest_level } = self.gaps;
        let (xs, ys) =
            (layout.places.iter().map(|place| &place.x), layout.places.iter().map(|place| &place.y));
        let sample =
            |node: usize| json!([node, layout.places[node].x, layout.places[node].y, layout.floors[node]]);
        let step = self.nodes.div_ceil(SAMPLES);
        json!({
            "name": self.name,
            "nodes": self.nodes,
            "spread": self.spread,
            "gaps": { "siblings": siblings, "cousins": cousins, "levels": levels, "slope": slope, "widest": widest_level },
            "abreast": self.abreast,
            "width": layout.width,
            "height": layout.height,
            "hash": hash(xs.chain(ys).chain(&layout.floors)),
            "sample": (0..self.nodes).step_by(step).map(sample).collect::<Vec<_>>(),
        })
    }
}

#[test]
fn the_page_places_nodes_as_pictures_do() {
    let told: Vec<String> = CASES.iter().map(|case| case.told().to_string()).collect();
    check_kept(Path::new(KEPT), &format!("[\n{}\n]\n", told.join(",\n")));
}

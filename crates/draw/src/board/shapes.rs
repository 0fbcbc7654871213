//! The drawings of the pieces, which the page of the studio, the pictures and the tree pages have in common: `pieces.json`.
//!
//! A piece set gives each character a shape. A shape is painted part by part in a square of 100 by 100.

use crate::palette::{GREY, Palette};
use crate::xml::{Px, put};
use search::PieceSet;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The drawings as the tree page gets them.
pub(crate) const PIECES: &str = include_str!("pieces.json");

/// The side of the square shapes are drawn in.
const SQUARE: f64 = 100.0;

/// The drawings as they are written down.
#[derive(Deserialize)]
struct Written {
    sets: BTreeMap<String, BTreeMap<char, String>>,
    paints: BTreeMap<String, Paint>,
    shapes: BTreeMap<String, Vec<(String, String)>>,
}

/// How a part is painted.
#[derive(Deserialize)]
struct Paint {
    fill: Option<String>,
    opacity: Option<f64>,
    stroke: Option<String>,
    #[serde(default)]
    width: f64,
}

/// One part of a shape: a path and how it is painted.
struct Part {
    paint: String,
    width: f64,
    steps: Vec<Step>,
}

/// A step of a path, its points in the square.
struct Step {
    command: char,
    points: Vec<(f64, f64)>,
}

/// A drawing of a piece.
pub(crate) struct Shape {
    parts: Vec<Part>,
    /// Whether it looks somewhere, and turns.
    is_turned: bool,
}

struct Drawings {
    sets: BTreeMap<String, BTreeMap<char, String>>,
    paints: BTreeMap<String, Paint>,
    shapes: BTreeMap<String, Shape>,
}

static DRAWINGS: LazyLock<Drawings> = LazyLock::new(|| {
    let Written { sets, paints, shapes } =
        serde_json::from_str(PIECES).expect("the drawings of the pieces are well written");
    let part = |(paint, path): (String, String)| Part {
        width: paints[&paint].width,
        steps: steps(&path).expect("a path of M, L, C and Z"),
        paint,
    };
    let shape = |(name, parts): (String, Vec<(String, String)>)| {
        let is_turned = name == "pacman";
        (name, Shape { parts: parts.into_iter().map(part).collect(), is_turned })
    };
    Drawings { shapes: shapes.into_iter().map(shape).collect(), sets, paints }
});

/// The drawing of a character, where its set has one.
pub(crate) fn shape(set: PieceSet, piece: char) -> Option<&'static Shape> {
    let name = DRAWINGS.sets.get(set_name(set))?.get(&piece)?;
    DRAWINGS.shapes.get(name)
}

/// The name of a set in the drawings.
pub(crate) fn set_name(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Letters => "letters",
        PieceSet::Stones => "stones",
        PieceSet::Discs => "discs",
        PieceSet::Draughts => "draughts",
        PieceSet::Chess => "chess",
        PieceSet::Maze => "maze",
    }
}

/// The styles of all paints.
pub(crate) fn style(palette: &Palette) -> String {
    let colour = |written: &str| if *palette == GREY { grey(written) } else { written.to_owned() };
    let out = &mut String::new();
    for (name, paint) in &DRAWINGS.paints {
        let fill = paint.fill.as_deref().map_or("none".into(), colour);
        put!(out, ".p-{name}{{fill:{fill}");
        if let Some(opacity) = paint.opacity {
            put!(out, ";fill-opacity:{opacity}");
        }
        if let Some(stroke) = &paint.stroke {
            put!(out, ";stroke:{};stroke-linejoin:round;stroke-linecap:round", colour(stroke));
        }
        out.push('}');
    }
    std::mem::take(out)
}

impl Shape {
    /// Writes the shape into a cell with its upper left corner at `x`, `y`; one that looks somewhere looks there, in
    /// quarter turns clockwise from the right.
    pub fn put(&self, out: &mut String, (x, y): (f64, f64), cell: f64, turns: u8) {
        let scale = cell / SQUARE;
        let turns = if self.is_turned { turns } else { 0 };
        for Part { paint, width, steps } in &self.parts {
            put!(out, "<path class=\"p-{paint}\"");
            if *width > 0.0 {
                put!(out, " stroke-width=\"{}\"", (width * scale * 100.0).round() / 100.0);
            }
            out.push_str(" d=\"");
            for Step { command, points } in steps {
                out.push(*command);
                for (index, &point) in points.iter().enumerate() {
                    let (across, down) = turned(point, turns);
                    let space = if index > 0 { " " } else { "" };
                    put!(out, "{space}{} {}", Px(x + across * scale), Px(y + down * scale));
                }
            }
            out.push_str("\"/>");
        }
    }
}

/// A point after quarter turns clockwise around the middle of the square.
fn turned((x, y): (f64, f64), turns: u8) -> (f64, f64) {
    (0..turns % 4).fold((x, y), |(x, y), _| (SQUARE - y, x))
}

fn steps(path: &str) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    let mut rest = path;
    while let Some(command) = rest.chars().next() {
        let end = rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |end| end + 1);
        let numbers: Result<Vec<f64>, _> = rest[1..end].split_whitespace().map(str::parse).collect();
        let points: Vec<(f64, f64)> = numbers.ok()?.chunks(2).map(|pair| (pair[0], pair[1])).collect();
        let expected = match command {
            'M' | 'L' => 1,
            'C' => 3,
            'Z' => 0,
            _ => return None,
        };
        if points.len() != expected {
            return None;
        }
        steps.push(Step { command: if command == 'Z' { 'z' } else { command }, points });
        rest = &rest[end..];
    }
    Some(steps)
}

/// A colour without its hue, as bright as it was.
fn grey(colour: &str) -> String {
    let part = |at: usize| u32::from_str_radix(colour.get(at..at + 2).unwrap_or("0"), 16).unwrap_or(0);
    let light = (part(1) * 299 + part(3) * 587 + part(5) * 114) / 1000;
    format!("#{light:02x}{light:02x}{light:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_complete() {
        let Drawings { sets, paints, shapes } = &*DRAWINGS;
        for set in [PieceSet::Stones, PieceSet::Discs, PieceSet::Draughts, PieceSet::Chess, PieceSet::Maze] {
            let signs = &sets[set_name(set)];
            assert!(signs.values().all(|name| shapes.contains_key(name)), "{set:?}");
        }
        let used = |name: &String| sets.values().any(|set| set.values().any(|shape| shape == name));
        assert!(shapes.keys().all(used), "a shape that no piece has");
        for part in shapes.values().flat_map(|shape| &shape.parts) {
            assert!(paints.contains_key(&part.paint) && !part.steps.is_empty());
        }
    }

    #[test]
    fn a_piece_is_as_large_as_its_cell_and_looks_where_it_is_told() {
        let mut out = String::new();
        shape(PieceSet::Maze, 'P').unwrap().put(&mut out, (10.0, 20.0), 50.0, 1);
        // from the middle to a jaw, which looks down after a quarter turn
        assert!(out.contains("d=\"M35 45L44 63"), "{out}");
        assert!(shape(PieceSet::Chess, 'x').is_none());
        assert!(shape(PieceSet::Letters, 'K').is_none());
    }

    #[test]
    fn grey_is_as_bright_as_the_colour() {
        assert_eq!(grey("#ffffff"), "#ffffff");
        assert_eq!(grey("#ff0000"), "#4c4c4c");
    }
}

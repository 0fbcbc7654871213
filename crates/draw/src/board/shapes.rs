//! The drawings of the pieces, which every game brings with its piece set: pictures and tree pages paint them.

use crate::palette::{GREY, Palette};
use crate::xml::{Px, put};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use session::PieceSet;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The side of the square shapes are drawn in.
const SQUARE: f64 = 100.0;

/// The drawings as they are written down.
#[derive(Deserialize)]
struct ShapeFile {
    pieces: BTreeMap<char, String>,
    paints: BTreeMap<String, Paint>,
    shapes: BTreeMap<String, Vec<(String, String)>>,
    /// The shapes that look somewhere.
    turned: Vec<String>,
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
struct ShapePart {
    paint: String,
    width: f64,
    steps: Vec<PathStep>,
}

/// A step of a path, its points in the square.
struct PathStep {
    command: char,
    points: Vec<(f64, f64)>,
}

/// A drawing of a piece.
pub(crate) struct PieceShape {
    parts: Vec<ShapePart>,
    /// Whether it looks somewhere, and turns.
    is_turned: bool,
}

struct Drawings {
    pieces: BTreeMap<char, String>,
    paints: BTreeMap<String, Paint>,
    shapes: BTreeMap<String, PieceShape>,
}

/// The drawings of a set, read once.
fn drawings(set: &PieceSet) -> Option<&'static Drawings> {
    static READ: Mutex<BTreeMap<&'static str, &'static Drawings>> = Mutex::new(BTreeMap::new());
    if set.drawings.is_empty() {
        return None;
    }
    let mut known = READ.lock().unwrap_or_else(PoisonError::into_inner);
    Some(known.entry(set.drawings).or_insert_with(|| Box::leak(Box::new(read(set.drawings)))))
}

fn read(text: &str) -> Drawings {
    let ShapeFile { pieces, paints, shapes, turned } =
        serde_json::from_str(text).expect("the drawings of a game are well written");
    let part = |(paint, path): (String, String)| ShapePart {
        width: paints[&paint].width,
        steps: steps(&path).expect("a path of M, L, C and Z"),
        paint,
    };
    let shape = |(name, parts): (String, Vec<(String, String)>)| {
        let is_turned = turned.contains(&name);
        (name, PieceShape { parts: parts.into_iter().map(part).collect(), is_turned })
    };
    Drawings { shapes: shapes.into_iter().map(shape).collect(), pieces, paints }
}

/// The drawing of a character, where its set has one.
pub(crate) fn shape(set: &PieceSet, piece: char) -> Option<&'static PieceShape> {
    let drawings = drawings(set)?;
    drawings.shapes.get(drawings.pieces.get(&piece)?)
}

/// The drawings as the tree page gets them.
pub(crate) fn page_drawings(set: &PieceSet) -> String {
    let mut keys: Map<String, Value> = serde_json::from_str(set.drawings).unwrap_or_default();
    let pieces = keys.remove("pieces");
    keys.insert("sets".into(), json!({ set.name: pieces }));
    Value::Object(keys).to_string()
}

/// The styles of the paints of a set.
pub(crate) fn style(palette: &Palette, set: &PieceSet) -> String {
    let colour = |written: &str| if *palette == GREY { grey(written) } else { written.to_owned() };
    let out = &mut String::new();
    for (name, paint) in drawings(set).iter().flat_map(|drawings| &drawings.paints) {
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

impl PieceShape {
    /// Writes the shape into a cell with its upper left corner at `x`, `y`; one that looks somewhere looks there, in
    /// quarter turns clockwise from the right.
    pub fn put(&self, out: &mut String, (x, y): (f64, f64), cell: f64, turns: u8) {
        let scale = cell / SQUARE;
        let turns = if self.is_turned { turns } else { 0 };
        for ShapePart { paint, width, steps } in &self.parts {
            put!(out, "<path class=\"p-{paint}\"");
            if *width > 0.0 {
                put!(out, " stroke-width=\"{}\"", (width * scale * 100.0).round() / 100.0);
            }
            out.push_str(" d=\"");
            for PathStep { command, points } in steps {
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

fn steps(path: &str) -> Option<Vec<PathStep>> {
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
        steps.push(PathStep { command: if command == 'Z' { 'z' } else { command }, points });
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

    /// A mouth that looks to the right.
    static MOUTHS: PieceSet = PieceSet::plain(
        "mouths",
        r##"{"pieces": {"P": "mouth"}, "turned": ["mouth"], "paints": {"skin": {"fill": "#f7d038"}, "line": {"stroke": "#000000", "width": 4}},
            "shapes": {"mouth": [["skin", "M50 50L88 32Z"], ["line", "M0 0L1 1"]]}}"##,
    );

    #[test]
    fn a_piece_is_as_large_as_its_cell_and_looks_where_it_is_told() {
        let mut out = String::new();
        shape(&MOUTHS, 'P').unwrap().put(&mut out, (10.0, 20.0), 50.0, 1);
        // from the middle to a jaw, which looks down after a quarter turn
        assert!(out.contains("d=\"M35 45L44 64"), "{out}");
        assert!(out.contains("stroke-width=\"2\""), "{out}");
        assert!(shape(&MOUTHS, 'x').is_none());
        assert!(shape(&PieceSet::LETTERS, 'K').is_none());
    }

    #[test]
    fn styles_and_the_page_have_the_drawings_of_one_set() {
        let style = style(&crate::palette::LIGHT, &MOUTHS);
        assert!(
            style.starts_with(".p-line{fill:none;stroke:#000000") && style.contains(".p-skin{fill:#f7d038}"),
            "{style}"
        );
        assert!(super::style(&crate::palette::LIGHT, &PieceSet::LETTERS).is_empty());
        let page: Value = serde_json::from_str(&page_drawings(&MOUTHS)).unwrap();
        assert_eq!((&page["sets"]["mouths"]["P"], &page["turned"][0]), (&json!("mouth"), &json!("mouth")));
    }

    #[test]
    fn grey_is_as_bright_as_the_colour() {
        assert_eq!(grey("#ffffff"), "#ffffff");
        assert_eq!(grey("#ff0000"), "#4c4c4c");
    }
}

//! The legend of a tree picture: only the signs that occur.

use crate::card::{NodeShape, SMALL_FONT};
use crate::layout::Size;
use crate::measure::width;
use crate::select::Selection;
use crate::svg::nodes::{put_shape, put_strokes};
use crate::xml::{Px, put, text};
use search::{Exit, Missing, Pass};
use session::view::{NodeView, Turn};
use session::words::Ends;

/// Space above the legend.
pub(super) const GAP: f64 = 28.0;

/// Height of a line, width of a sign, and space after an entry.
const LINE: f64 = 20.0;
const SIGN: f64 = 26.0;
const SPACE: f64 = 18.0;

/// A legend is not set wider than this if the tree is narrower.
const WIDEST_ALONE: f64 = 560.0;

/// What a sign shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Outline(NodeShape, &'static str),
    Terminal,
    Edge(&'static str),
    Strokes,
    Pill,
    None,
}

/// One sign and its meaning.
pub(super) struct LegendEntry {
    sign: Sign,
    words: &'static str,
}

impl LegendEntry {
    fn width(&self) -> f64 {
        let sign = if self.sign == Sign::None { 0.0 } else { SIGN + 6.0 };
        sign + width(self.words, SMALL_FONT) + SPACE
    }
}

/// The signs that occur in the picture.
pub(super) fn entries(selection: &Selection<'_>) -> Vec<LegendEntry> {
    let has = |test: &dyn Fn(NodeView<'_>) -> bool| selection.nodes().any(test);
    let has_missing = selection.hidden.iter().any(|&missing| missing != Missing::NOTHING);
    let is_paged = !selection.goes_on.is_empty();
    let looked_at = |node: NodeView<'_>, turn| !node.skipped && node.turn == turn;
    let all = [
        (has(&|n| looked_at(n, Turn::Max)), Sign::Outline(NodeShape::GableUp, "max"), "legend-max"),
        (has(&|n| looked_at(n, Turn::Min)), Sign::Outline(NodeShape::GableDown, "min"), "legend-min"),
        (has(&|n| looked_at(n, Turn::Chance)), Sign::Outline(NodeShape::Ellipse, "chance"), "legend-chance"),
        (selection.len() > 0, Sign::Outline(NodeShape::GableUp, "max leaf"), "legend-leaf"),
        (has(&|n| n.has_exit(Exit::Terminal)), Sign::Terminal, "legend-over"),
        (has(&|n| n.pv), Sign::Edge("edge pv"), "legend-pv"),
        (has(&|n| n.skipped), Sign::Strokes, "legend-skipped"),
        (has(&|n| n.pass == Pass::Null), Sign::Edge("edge null"), "legend-null"),
        (has_missing && !is_paged, Sign::Pill, "legend-hidden"),
        (has_missing && is_paged, Sign::Pill, "legend-elsewhere"),
        (selection.len() > 0 && selection.grown.is_empty(), Sign::None, "legend-bounds"),
        (has(&crate::words::has_window), Sign::None, "legend-window"),
    ];
    let language = selection.view.language;
    let named = |name| match (name, selection.view.ends) {
        ("legend-over", Ends::Leaf) => "legend-given",
        _ => name,
    };
    let entry = |(_, sign, name)| LegendEntry { sign, words: language.word(named(name)) };
    all.into_iter().filter(|(occurs, ..)| *occurs).map(entry).collect()
}

/// How wide the legend likes to be.
pub(super) fn natural_width(entries: &[LegendEntry]) -> f64 {
    entries.iter().map(LegendEntry::width).sum::<f64>().min(WIDEST_ALONE)
}

/// Height of the legend in lines of the given width.
pub(super) fn height(entries: &[LegendEntry], width: f64) -> f64 {
    let mut lines = 0;
    flow(entries, width, |_, _, line| lines = line + 1);
    LINE * lines as f64
}

/// Writes the legend.
pub(super) fn put(out: &mut String, entries: &[LegendEntry], left: f64, top: f64, width: f64) {
    out.push_str("<g>");
    flow(entries, width, |entry, x, line| {
        let (x, y) = (left + x, top + LINE * line as f64);
        put_sign(out, entry.sign, x, y);
        let indent = if entry.sign == Sign::None { 0.0 } else { SIGN + 6.0 };
        text(out, x + indent, y + 11.5, "legend", entry.words);
    });
    out.push_str("</g>\n");
}

/// Sets the entries in lines: calls `place` with each entry, its left edge and its line.
fn flow<'a>(entries: &'a [LegendEntry], width: f64, mut place: impl FnMut(&'a LegendEntry, f64, usize)) {
    let (mut x, mut line) = (0.0, 0);
    for entry in entries {
        if x > 0.0 && x + entry.width() - SPACE > width {
            (x, line) = (0.0, line + 1);
        }
        place(entry, x, line);
        x += entry.width();
    }
}

fn put_sign(out: &mut String, sign: Sign, x: f64, y: f64) {
    let size = Size { width: SIGN, height: 15.0 };
    let middle = x + SIGN / 2.0;
    let mut outline = |shape, class: &str, size, top| {
        put!(out, "<path class=\"{class}\" d=\"");
        put_shape(out, shape, middle, top, size, 4.5);
        out.push_str("\"/>");
    };
    match sign {
        Sign::Outline(shape, class) => outline(shape, class, size, y),
        Sign::Terminal => {
            outline(NodeShape::Plain, "end", size, y);
            outline(NodeShape::Plain, "end inner", Size { width: SIGN - 6.0, height: 9.0 }, y + 3.0);
        }
        Sign::Edge(class) => {
            put!(out, "<path class=\"{class}\" d=\"M{} {}h{}\"/>", Px(x), Px(y + 8.0), Px(SIGN))
        }
        Sign::Strokes => {
            put!(out, "<path class=\"edge cut\" d=\"M{} {}h7m12 0h7\"/>", Px(x), Px(y + 8.0));
            put_strokes(out, middle, y + 1.5);
        }
        Sign::Pill => {
            let (left, top) = (Px(x), Px(y + 2.0));
            put!(
                out,
                "<rect class=\"pill\" x=\"{left}\" y=\"{top}\" width=\"{SIGN}\" height=\"12\" rx=\"6\"/>"
            );
            text(out, middle, y + 11.0, "hidden", "+9");
        }
        Sign::None => {}
    }
}

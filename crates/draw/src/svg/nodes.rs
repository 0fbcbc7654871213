//! The nodes of a tree picture: outline, board and texts.

use crate::board;
use crate::card::{
    BELOW_BOARD, Card, FOOT_LINE, LABEL_LINE, NodeShape, PADDING, SMALL_FONT, SMALL_LINE, STROKES, VALUE_LINE,
};
use crate::layout::Size;
use crate::measure::width;
use crate::svg::PictureContext;
use crate::xml::{Escaped, Px, put, text};
use search::Exit;
use session::view::{NodeView, Turn};
use std::ops::Range;

/// Distance of the second line around a node where the rules ended the game.
const DOUBLE_LINE: f64 = 3.5;

/// From the baseline to the lower edge of a line, as a share of its height.
const DESCENT: f64 = 0.27;

/// Writes some nodes.
pub(super) fn put(out: &mut String, picture: &PictureContext<'_>, nodes: Range<usize>) {
    for index in nodes {
        put_node(out, picture, index);
        out.push('\n');
    }
}

fn put_node(out: &mut String, picture: &PictureContext<'_>, index: usize) {
    let (node, card, place) =
        (picture.selection.node(index), &picture.cards[index], &picture.layout.places[index]);
    let x = picture.left + place.centre();
    let top = picture.top + place.y;
    let link = picture.selection.link(index);
    if let Some(link) = link {
        put!(out, "<a href=\"{}\">", link.href(picture.format));
    }
    let summary = picture.selection.summary(index);
    put!(out, "<g class=\"{}\"><title>{}</title>", group(node), Escaped(&summary));
    put_head(out, card, x, top);
    let top = top + card.head;
    if card.shape == NodeShape::Strokes {
        put_strokes(out, x, top);
        text(out, x, top + STROKES + SMALL_LINE * (1.0 - DESCENT), "exit", card.exit);
    } else {
        let is_inner = picture.selection.is_inner(index);
        put_outline(out, node, card, x, top, if is_inner { "" } else { " leaf" });
        put_content(out, card, x, top);
    }
    put_hidden(out, card, x, top + card.outline.height);
    out.push_str("</g>");
    if link.is_some() {
        out.push_str("</a>");
    }
}

fn group(node: NodeView<'_>) -> &'static str {
    match (node.skipped, node.pv) {
        (true, _) => "cut",
        (false, true) => "pv",
        (false, false) => "node",
    }
}

/// The move and the pass, on the edge.
fn put_head(out: &mut String, card: &Card<'_>, x: f64, top: f64) {
    if !card.label.is_empty() {
        text(out, x, top + LABEL_LINE * (1.0 - DESCENT), "label", &card.label);
    }
    if !card.pass.is_empty() {
        text(out, x, top + LABEL_LINE + SMALL_LINE * (1.0 - DESCENT), "pass", card.pass);
    }
}

/// The outline; a game that ended has a second line inside.
fn put_outline(out: &mut String, node: NodeView<'_>, card: &Card<'_>, x: f64, top: f64, leaf: &str) {
    let turn = match node.turn {
        _ if card.shape == NodeShape::Plain => "end",
        Turn::Max => "max",
        Turn::Min => "min",
        Turn::Chance => "chance",
    };
    put!(out, "<path class=\"line {turn}{leaf}\" d=\"");
    put_shape(out, card.shape, x, top, card.outline, card.gable);
    out.push_str("\"/>");
    if node.has_exit(Exit::Terminal) {
        put!(out, "<path class=\"{turn} inner\" d=\"");
        let Size { width, height } = card.outline;
        let inside = Size { width: width - 2.0 * DOUBLE_LINE, height: height - 2.0 * DOUBLE_LINE };
        put_shape(out, card.shape, x, top + DOUBLE_LINE, inside, 0.0);
        out.push_str("\"/>");
    }
}

/// The path of a shape whose upper edge is at `top` and whose middle is at `x`.
pub(super) fn put_shape(out: &mut String, shape: NodeShape, x: f64, top: f64, size: Size, gable: f64) {
    let (half, left) = (Px(size.width / 2.0), Px(x - size.width / 2.0));
    let (wall, gable_height) = (Px(size.height - gable), Px(gable));
    match shape {
        NodeShape::GableUp => {
            put!(
                out,
                "M{left} {}l{half} -{gable_height}l{half} {gable_height}v{wall}H{left}z",
                Px(top + gable)
            );
        }
        NodeShape::GableDown => {
            put!(
                out,
                "M{left} {}H{}v{wall}l-{half} {gable_height}l-{half} -{gable_height}z",
                Px(top),
                Px(x + size.width / 2.0)
            );
        }
        NodeShape::Ellipse => {
            let (width, radius) = (Px(size.width), Px(size.height / 2.0));
            let middle = Px(top + size.height / 2.0);
            put!(out, "M{left} {middle}a{half} {radius} 0 1 1 {width} 0a{half} {radius} 0 1 1 -{width} 0z");
        }
        NodeShape::Plain => put!(out, "M{left} {}h{}v{}H{left}z", Px(top), Px(size.width), Px(size.height)),
        NodeShape::Strokes => {}
    }
}

/// Two short strokes across the edge: the textbook's sign for a branch that was cut off.
pub(super) fn put_strokes(out: &mut String, x: f64, top: f64) {
    let (left, high, low) = (Px(x - 6.0), Px(top + 6.0), Px(top + 10.5));
    put!(out, "<path class=\"strokes\" d=\"M{left} {high}l12 -5M{left} {low}l12 -5\"/>");
}

/// Board, value, window and exit, from the top of the outline down.
fn put_content(out: &mut String, card: &Card<'_>, x: f64, top: f64) {
    let mut y = top + first_line(card);
    if let Some((grid, cell)) = card.board {
        let size = board::svg_size(grid, cell);
        board::write(out, grid, x - size.width / 2.0, y, cell);
        y += size.height + BELOW_BOARD;
    }
    let mut line = |class, height: f64, content: &str| {
        if !content.is_empty() {
            text(out, x, y + height * (1.0 - DESCENT), class, content);
            y += height;
        }
    };
    line("value", VALUE_LINE, &card.value);
    line("window", SMALL_LINE, &card.window);
    line("exit", SMALL_LINE, card.exit);
}

/// Where the content starts: below a gable, or in the middle of an ellipse.
fn first_line(card: &Card<'_>) -> f64 {
    let board = card.board.map_or(0.0, |(grid, cell)| board::svg_size(grid, cell).height + BELOW_BOARD);
    let lines = VALUE_LINE + SMALL_LINE * card.small_lines() as f64 + board;
    match card.shape {
        NodeShape::GableUp => card.gable + PADDING / 3.0,
        NodeShape::GableDown => PADDING * 2.0 / 3.0,
        NodeShape::Ellipse | NodeShape::Plain | NodeShape::Strokes => (card.outline.height - lines) / 2.0,
    }
}

/// How much is hidden, in pills below the outline.
fn put_hidden(out: &mut String, card: &Card<'_>, x: f64, top: f64) {
    for (number, line) in card.hidden.iter().enumerate() {
        let top = top + 2.0 + FOOT_LINE * number as f64;
        let pill = width(line, SMALL_FONT) + PADDING;
        put!(
            out,
            "<rect class=\"pill\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{h}\" rx=\"{}\"/>",
            Px(x - pill / 2.0),
            Px(top),
            Px(pill),
            Px(SMALL_LINE / 2.0),
            h = Px(SMALL_LINE),
        );
        text(out, x, top + SMALL_LINE * (1.0 - DESCENT), "hidden", line);
    }
}

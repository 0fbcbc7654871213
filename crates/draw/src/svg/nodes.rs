//! The nodes of a tree picture: outline, board and texts.

use crate::board;
use crate::card::{
    BELOW_BOARD, Card, LABEL_LINE, PADDING, SCISSORS, SMALL_FONT, SMALL_LINE, Shape, VALUE_LINE,
};
use crate::layout::Size;
use crate::measure::width;
use crate::svg::Picture;
use crate::words;
use crate::xml::{Escaped, Px, put, text};
use search::Exit;
use session::view::{NodeView, Turn};
use std::ops::Range;

/// Distance of the second line around a node where the rules ended the game.
const DOUBLE_LINE: f64 = 3.5;

/// From the baseline to the lower edge of a line, as a share of its height.
const DESCENT: f64 = 0.27;

/// Writes some nodes.
pub(super) fn put(out: &mut String, picture: &Picture<'_>, nodes: Range<usize>) {
    for index in nodes {
        put_node(out, picture, index);
        out.push('\n');
    }
}

fn put_node(out: &mut String, picture: &Picture<'_>, index: usize) {
    let (node, card, place) =
        (&picture.selection.nodes()[index], &picture.cards[index], &picture.layout.places[index]);
    let x = picture.left + place.centre();
    let top = picture.top + place.y;
    let link = picture.selection.link(index);
    if let Some(link) = link {
        put!(out, "<a href=\"{}\">", link.href(picture.format));
    }
    let summary = words::summary(node, picture.selection.view.manner());
    put!(out, "<g class=\"{}\"><title>{}</title>", group(node), Escaped(&summary));
    put_head(out, card, x, top);
    let top = top + card.head;
    if card.shape == Shape::Scissors {
        put_scissors(out, x, top);
        text(out, x, top + SCISSORS + SMALL_LINE * (1.0 - DESCENT), "exit", card.exit);
    } else {
        let is_inner =
            !picture.selection.family.children(index).is_empty() || picture.selection.hidden[index] > 0;
        put_outline(out, node, card, x, top, if is_inner { "" } else { " leaf" });
        put_content(out, card, x, top);
    }
    put_hidden(out, card, x, top + card.outline.height);
    out.push_str("</g>");
    if link.is_some() {
        out.push_str("</a>");
    }
}

fn group(node: &NodeView) -> &'static str {
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
fn put_outline(out: &mut String, node: &NodeView, card: &Card<'_>, x: f64, top: f64, leaf: &str) {
    let turn = match node.turn {
        _ if card.shape == Shape::Plain => "end",
        Turn::Max => "max",
        Turn::Min => "min",
        Turn::Chance => "chance",
    };
    put!(out, "<path class=\"line {turn}{leaf}\" d=\"");
    put_shape(out, card.shape, x, top, card.outline, card.gable);
    out.push_str("\"/>");
    if node.exit == Exit::Terminal {
        put!(out, "<path class=\"{turn} inner\" d=\"");
        let Size { width, height } = card.outline;
        let inside = Size { width: width - 2.0 * DOUBLE_LINE, height: height - 2.0 * DOUBLE_LINE };
        put_shape(out, card.shape, x, top + DOUBLE_LINE, inside, 0.0);
        out.push_str("\"/>");
    }
}

/// The path of a shape whose upper edge is at `top` and whose middle is at `x`.
pub(super) fn put_shape(out: &mut String, shape: Shape, x: f64, top: f64, size: Size, gable: f64) {
    let (half, left) = (Px(size.width / 2.0), Px(x - size.width / 2.0));
    let (wall, gable_height) = (Px(size.height - gable), Px(gable));
    match shape {
        Shape::GableUp => {
            put!(
                out,
                "M{left} {}l{half} -{gable_height}l{half} {gable_height}v{wall}H{left}z",
                Px(top + gable)
            );
        }
        Shape::GableDown => {
            put!(
                out,
                "M{left} {}H{}v{wall}l-{half} {gable_height}l-{half} -{gable_height}z",
                Px(top),
                Px(x + size.width / 2.0)
            );
        }
        Shape::Ellipse => {
            let (width, radius) = (Px(size.width), Px(size.height / 2.0));
            let middle = Px(top + size.height / 2.0);
            put!(out, "M{left} {middle}a{half} {radius} 0 1 1 {width} 0a{half} {radius} 0 1 1 -{width} 0z");
        }
        Shape::Plain => put!(out, "M{left} {}h{}v{}H{left}z", Px(top), Px(size.width), Px(size.height)),
        Shape::Scissors => {}
    }
}

/// Two blades and two handles.
pub(super) fn put_scissors(out: &mut String, x: f64, top: f64) {
    let (left, right, low) = (Px(x - 3.6), Px(x + 3.6), Px(top + 10.6));
    put!(
        out,
        "<path class=\"scissors\" d=\"M{} {}L{} {}",
        Px(x - 3.4),
        Px(top + 1.0),
        Px(x + 2.2),
        Px(top + 8.6)
    );
    put!(out, "M{} {}L{} {}\"/>", Px(x + 3.4), Px(top + 1.0), Px(x - 2.2), Px(top + 8.6));
    put!(out, "<circle class=\"scissors\" cx=\"{left}\" cy=\"{low}\" r=\"2.3\"/>");
    put!(out, "<circle class=\"scissors\" cx=\"{right}\" cy=\"{low}\" r=\"2.3\"/>");
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
        Shape::GableUp => card.gable + PADDING / 3.0,
        Shape::GableDown => PADDING * 2.0 / 3.0,
        Shape::Ellipse | Shape::Plain | Shape::Scissors => (card.outline.height - lines) / 2.0,
    }
}

/// How many nodes are hidden, in a pill below the outline.
fn put_hidden(out: &mut String, card: &Card<'_>, x: f64, top: f64) {
    if card.hidden.is_empty() {
        return;
    }
    let pill = width(&card.hidden, SMALL_FONT) + PADDING;
    put!(
        out,
        "<rect class=\"pill\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{h}\" rx=\"{}\"/>",
        Px(x - pill / 2.0),
        Px(top + 2.0),
        Px(pill),
        Px(SMALL_LINE / 2.0),
        h = Px(SMALL_LINE),
    );
    text(out, x, top + 2.0 + SMALL_LINE * (1.0 - DESCENT), "hidden", &card.hidden);
}

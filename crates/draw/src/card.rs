//! What a picture writes on each node, and the room it takes.

use crate::board;
use crate::layout::{self, Gaps, Size, TreeLayout};
use crate::measure::{bold_width, width};
use crate::options::{Boards, DrawOptions};
use crate::select::Selection;
use crate::words;
use search::{Exit, Pass};
use session::Grid;
use session::view::{NodeView, TreeView, Turn};
use session::words::Manner;
use std::f64::consts::SQRT_2;

/// Font sizes and line heights, in pixels.
pub(crate) const LABEL_FONT: f64 = 11.0;
pub(crate) const LABEL_LINE: f64 = 14.0;
pub(crate) const VALUE_FONT: f64 = 13.0;
pub(crate) const VALUE_LINE: f64 = 17.0;
pub(crate) const SMALL_FONT: f64 = 9.0;
pub(crate) const SMALL_LINE: f64 = 12.0;

/// A line below the outline, with the space around it.
pub(crate) const FOOT_LINE: f64 = SMALL_LINE + 3.0;

/// Space between a shape's outline and what is in it.
pub(crate) const PADDING: f64 = 6.0;

/// Side of the two strokes that stand for a move that was not looked at.
pub(crate) const STROKES: f64 = 14.0;

/// Narrower shapes are hard to tell apart.
const NARROWEST: f64 = 46.0;

/// The gable of a shape as a share of its width, and its least and greatest height.
const GABLE: f64 = 0.16;
const GABLE_LEAST: f64 = 7.0;
const GABLE_MOST: f64 = 13.0;

/// Longest side of a small board, and of one with many cells.
const BOARD_SIDE: f64 = 72.0;
const LARGE_BOARD_SIDE: f64 = 104.0;
const MANY_CELLS: usize = 8;

/// Space between a board and the value below it.
pub(crate) const BELOW_BOARD: f64 = 2.0;

/// Labels are moves; a longer one is cut and stands in full in the tooltip.
const LONGEST_LABEL: usize = 24;

/// Space between the nodes.
pub(crate) const GAPS: Gaps =
    Gaps { siblings: 10.0, cousins: 22.0, levels: 34.0, slope: 0.07, widest_level: 160.0 };

/// The outline of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NodeShape {
    /// A gable above: MAX.
    GableUp,
    /// A gable below: MIN.
    GableDown,
    /// An ellipse: chance.
    Ellipse,
    /// A plain box: no side decides, the game is over.
    Plain,
    /// Two strokes across the edge: a move that was not looked at.
    Strokes,
}

/// The texts of a node and their places.
pub(crate) struct Card<'a> {
    /// The move, on the edge.
    pub label: String,
    /// The pass over the move, below it.
    pub pass: &'static str,
    /// The outline.
    pub shape: NodeShape,
    /// The value with its sign.
    pub value: String,
    /// The window; empty if the whole picture has none.
    pub window: String,
    /// Why the node was left; empty for the ordinary case.
    pub exit: &'a str,
    /// How much is hidden below, in lines.
    pub hidden: Vec<String>,
    /// The position, if it is drawn, and the side of its cells.
    pub board: Option<(&'a Grid, f64)>,
    /// Height of the label and the pass.
    pub head: f64,
    /// Height of the gable.
    pub gable: f64,
    /// The outline's size.
    pub outline: Size,
    /// Everything.
    pub size: Size,
}

/// What the nodes of one picture have in common, so that rows are even and nothing needless is written.
struct Habits {
    manner: Manner,
    has_windows: bool,
    has_passes: bool,
    boards: Boards,
}

impl Habits {
    /// Looks at all nodes.
    fn new(view: &TreeView, options: &DrawOptions) -> Habits {
        Habits {
            manner: view.manner(),
            has_windows: view.nodes().any(words::has_window),
            has_passes: view.nodes().any(|node| node.pass != Pass::Full),
            boards: options.boards,
        }
    }
}

/// The cards of all nodes with their places.
pub(crate) fn deal<'a>(selection: &'a Selection<'_>, options: &DrawOptions) -> (Vec<Card<'a>>, TreeLayout) {
    let habits = Habits::new(&selection.view, options);
    let cards: Vec<Card<'_>> =
        (0..selection.len()).map(|index| Card::new(selection, index, &habits)).collect();
    let sizes: Vec<Size> = cards.iter().map(|card| card.size).collect();
    let layout = layout::place_family(&selection.family, &selection.view.parent, &sizes, &GAPS);
    (cards, layout)
}

impl<'a> Card<'a> {
    fn new(selection: &'a Selection<'_>, index: usize, habits: &Habits) -> Card<'a> {
        let (node, language) = (selection.node(index), habits.manner.language);
        let exit = words::card_exit(node.exit, language);
        let is_window_shown = habits.has_windows && !node.skipped;
        let mut card = Card {
            label: words::clip(&words::label(node, language), LONGEST_LABEL),
            pass: words::pass(node.pass, language),
            shape: shape(node),
            value: if node.skipped { String::new() } else { selection.value(index) },
            window: if is_window_shown {
                words::window(node.alpha, node.beta, habits.manner)
            } else {
                String::new()
            },
            // why a node was left says nothing where the search comes back to it
            exit: selection.grown.get(index).map_or(exit, |texts| &texts.mark),
            hidden: selection.missing(index),
            board: board(node, habits.boards),
            head: head(node, habits),
            gable: 0.0,
            outline: Size::default(),
            size: Size::default(),
        };
        card.outline = card.measure_outline();
        card.size = card.measure();
        card
    }

    fn measure_outline(&mut self) -> Size {
        let small = width(&self.window, SMALL_FONT).max(width(self.exit, SMALL_FONT));
        if self.shape == NodeShape::Strokes {
            return Size { width: small.max(STROKES), height: STROKES + SMALL_LINE };
        }
        let mut board = self.board.map_or(Size::default(), |(grid, cell)| board::svg_size(grid, cell));
        if self.board.is_some() {
            board.height += BELOW_BOARD;
        }
        let text = bold_width(&self.value, VALUE_FONT).max(small).max(board.width);
        let lines = VALUE_LINE + SMALL_LINE * self.small_lines() as f64;
        let width = (text + 2.0 * PADDING).max(NARROWEST);
        self.gable = (width * GABLE).clamp(GABLE_LEAST, GABLE_MOST);
        let height = lines + board.height;
        if self.shape == NodeShape::Ellipse {
            // the rectangle of the texts fits into an ellipse this much larger
            let (width, height) = (width * SQRT_2, height * SQRT_2);
            return Size { width, height };
        }
        if self.shape == NodeShape::Plain {
            self.gable = 0.0;
        }
        Size { width, height: height + PADDING + self.gable }
    }

    fn measure(&self) -> Size {
        let label = bold_width(&self.label, LABEL_FONT).max(width(self.pass, SMALL_FONT));
        let foot = self.hidden.iter().map(|line| width(line, SMALL_FONT) + PADDING).fold(0.0, f64::max);
        Size {
            width: self.outline.width.max(label).max(foot),
            height: self.head + self.outline.height + FOOT_LINE * self.hidden.len() as f64,
        }
    }

    /// Lines of small text in the outline.
    pub fn small_lines(&self) -> usize {
        usize::from(!self.window.is_empty()) + usize::from(!self.exit.is_empty())
    }
}

fn shape(node: NodeView<'_>) -> NodeShape {
    match node.turn {
        _ if node.skipped => NodeShape::Strokes,
        _ if node.has_exit(Exit::Terminal) => NodeShape::Plain,
        Turn::Max => NodeShape::GableUp,
        Turn::Min => NodeShape::GableDown,
        Turn::Chance => NodeShape::Ellipse,
    }
}

fn board(node: NodeView<'_>, boards: Boards) -> Option<(&Grid, f64)> {
    let grid = node.board.filter(|_| boards == Boards::Shown && !node.skipped)?;
    let longest = grid.columns.max(grid.rows()).max(1);
    let side = if longest >= MANY_CELLS { LARGE_BOARD_SIDE } else { BOARD_SIDE };
    Some((grid, side / longest as f64))
}

/// The root has no move above it.
fn head(node: NodeView<'_>, habits: &Habits) -> f64 {
    let pass = if habits.has_passes { SMALL_LINE } else { 0.0 };
    if node.label.is_empty() && node.pass == Pass::Full { 0.0 } else { LABEL_LINE + pass }
}

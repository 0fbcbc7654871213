//! A tree as indented text for the terminal, one node a line.

use crate::board::{self, CellLabels};
use crate::options::{Boards, Charset, Colour, DrawOptions};
use crate::select::Selection;
use crate::words;
use session::exit_word;
use session::view::{NodeView, Turn};

/// Narrower terminals get lines of this width.
const FEWEST_COLUMNS: usize = 20;

/// Columns a level is indented by.
const INDENT: usize = 3;

/// ANSI sequences: one colour for each decider, bold for the expected line, dim for what was not looked at.
const MAX: &str = "\x1b[34m";
const MIN: &str = "\x1b[33m";
const CHANCE: &str = "\x1b[32m";
const BOLD: &str = "\x1b[1m";
const DIM: &str = "\x1b[2m";
const PLAIN: &str = "";
const RESET: &str = "\x1b[0m";

/// The lines of the tree.
struct BranchSigns {
    bar: &'static str,
    space: &'static str,
    ordinary: [&'static str; 2],
    expected: [&'static str; 2],
    cut: [&'static str; 2],
    never: &'static str,
}

const UNICODE: BranchSigns = BranchSigns {
    bar: "│  ",
    space: "   ",
    ordinary: ["├─ ", "└─ "],
    expected: ["┝━ ", "┕━ "],
    cut: ["├╌ ", "└╌ "],
    never: "‖ ",
};

const ASCII: BranchSigns = BranchSigns {
    bar: "|  ",
    space: "   ",
    ordinary: ["|- ", "`- "],
    expected: ["|= ", "`= "],
    cut: ["|. ", "`. "],
    never: "not looked at: ",
};

/// Writes the selected tree as text.
pub(crate) fn write(selection: &Selection<'_>, options: &DrawOptions) -> String {
    let page = TextTree::new(selection, options);
    let mut out = String::new();
    if !selection.view.title.is_empty() {
        // The title ends in the number of nodes: it is never cut.
        BoundedLine { left: usize::MAX, ..page.line() }.add(BOLD, &selection.view.title).end(&mut out);
    }
    if selection.len() == 0 {
        page.line().add(DIM, "(no nodes)").end(&mut out);
    }
    let mut open: Vec<u32> = if selection.len() == 0 { Vec::new() } else { vec![0] };
    while let Some(node) = open.pop() {
        page.put_node(&mut out, node as usize);
        open.extend(selection.family.children(node as usize).iter().rev());
    }
    out
}

struct TextTree<'a> {
    selection: &'a Selection<'a>,
    branches: &'static BranchSigns,
    /// Whether each node is the last of its family.
    is_last: Vec<bool>,
    has_windows: bool,
    options: &'a DrawOptions,
    columns: usize,
}

impl<'a> TextTree<'a> {
    fn new(selection: &'a Selection<'a>, options: &'a DrawOptions) -> TextTree<'a> {
        let mut is_last = vec![false; selection.len()];
        for node in 0..selection.len() {
            if let Some(&last) = selection.family.children(node).last() {
                is_last[last as usize] = true;
            }
        }
        let branches = match options.charset {
            Charset::Unicode => &UNICODE,
            Charset::Ascii => &ASCII,
        };
        let has_windows = selection.nodes().any(words::has_window);
        TextTree {
            selection,
            branches,
            is_last,
            has_windows,
            options,
            columns: options.columns.max(FEWEST_COLUMNS),
        }
    }

    fn line(&self) -> BoundedLine {
        BoundedLine {
            text: String::new(),
            left: self.columns,
            charset: self.options.charset,
            colour: self.options.colour,
        }
    }

    fn put_node(&self, out: &mut String, index: usize) {
        let node = self.selection.node(index);
        let language = self.selection.view.language;
        let emphasis = if node.pv { BOLD } else { PLAIN };
        let mut line = self.line().add(PLAIN, &self.bars(index)).add(PLAIN, self.branch(index));
        if !node.label.is_empty() {
            line = line.add(emphasis, &words::label(node, language)).add(PLAIN, "  ");
        }
        line = match (self.selection.grown.get(index), node.skipped) {
            (Some(texts), _) => self.decided(line, node).add(emphasis, &texts.named).word(PLAIN, &texts.mark),
            (None, true) => self.cut_move(line, node),
            (None, false) => self.visit(line, node),
        };
        line.word(DIM, &self.selection.missing(index).join(", ")).end(out);
        self.put_board(out, index);
    }

    /// The side that decides.
    fn decided(&self, line: BoundedLine, node: NodeView<'_>) -> BoundedLine {
        let colour = match node.turn {
            Turn::Max => MAX,
            Turn::Min => MIN,
            Turn::Chance => CHANCE,
        };
        line.add(colour, words::turn(node.turn, self.selection.view.language)).add(PLAIN, " ")
    }

    fn visit(&self, line: BoundedLine, node: NodeView<'_>) -> BoundedLine {
        let emphasis = if node.pv { BOLD } else { PLAIN };
        let manner = self.selection.view.manner();
        let window =
            if self.has_windows { words::window(node.alpha, node.beta, manner) } else { String::new() };
        self.decided(line, node)
            .add(emphasis, &words::signed_value(node, manner))
            .word(PLAIN, &window)
            .word(PLAIN, words::pass(node.pass, manner.language))
            .word(PLAIN, words::shown_exit(&self.selection.view, node))
    }

    fn cut_move(&self, line: BoundedLine, node: NodeView<'_>) -> BoundedLine {
        line.add(DIM, self.branches.never).add(DIM, exit_word(node.exit, self.selection.view.language))
    }

    /// The lines of the ancestors; of a very deep node only the nearest, after its distance from the root.
    fn bars(&self, index: usize) -> String {
        let level = self.selection.family.levels[index] as usize;
        let most = self.columns / 2 / INDENT;
        let mut bars = Vec::new();
        let mut node = self.selection.view.parent[index] as usize;
        while self.selection.family.levels[node] > 0 && bars.len() < most {
            bars.push(if self.is_last[node] { self.branches.space } else { self.branches.bar });
            node = self.selection.view.parent[node] as usize;
        }
        let bars: String = bars.into_iter().rev().collect();
        if level > most + 1 { format!("{level}: {bars}") } else { bars }
    }

    /// The line to the node itself.
    fn branch(&self, index: usize) -> &'static str {
        let node = self.selection.node(index);
        let last = usize::from(self.is_last[index]);
        match node.pv {
            _ if index == 0 => "",
            _ if node.skipped => self.branches.cut[last],
            true => self.branches.expected[last],
            false => self.branches.ordinary[last],
        }
    }

    fn put_board(&self, out: &mut String, index: usize) {
        let node = self.selection.node(index);
        let grid = node.board.filter(|_| self.options.boards == Boards::Shown && !node.skipped);
        let Some(grid) = grid else { return };
        let below = if index == 0 || self.is_last[index] { self.branches.space } else { self.branches.bar };
        let has_children = !self.selection.family.children(index).is_empty();
        let own = if has_children { self.branches.bar } else { self.branches.space };
        let bars = self.bars(index);
        for row in board::text(grid, self.options.charset, CellLabels::Hidden).lines() {
            let line = self.line().add(PLAIN, &bars).add(PLAIN, if index == 0 { "" } else { below });
            line.add(PLAIN, own).add(PLAIN, row).end(out);
        }
    }
}

/// A line that is never longer than it may be.
struct BoundedLine {
    text: String,
    /// Columns that are still free.
    left: usize,
    charset: Charset,
    colour: Colour,
}

impl BoundedLine {
    /// Adds a text in a style, as far as there is room.
    fn add(mut self, style: &str, text: &str) -> BoundedLine {
        let text = self.fitting(&clean(text, self.charset));
        self.left -= text.chars().count();
        let has_style = self.colour == Colour::Always && !style.is_empty() && !text.is_empty();
        if has_style {
            self.text.extend([style, &text, RESET]);
        } else {
            self.text.push_str(&text);
        }
        self
    }

    fn fitting(&self, text: &str) -> String {
        let mut fitting = words::clip(text, self.left);
        if fitting != text && self.charset == Charset::Ascii && fitting.pop().is_some() {
            fitting.push('~');
        }
        fitting
    }

    /// Adds a text after two spaces, if there is one.
    fn word(self, style: &str, text: &str) -> BoundedLine {
        if text.is_empty() { self } else { self.add(PLAIN, "  ").add(style, text) }
    }

    fn end(self, out: &mut String) {
        out.push_str(self.text.trim_end());
        out.push('\n');
    }
}

/// Control characters would reach the terminal; our own signs are spelt out in ASCII.
fn clean(text: &str, charset: Charset) -> String {
    let mut cleaned = String::with_capacity(text.len());
    for c in text.chars() {
        match (c, charset) {
            (c, _) if c.is_control() => cleaned.push('?'),
            ('≥', Charset::Ascii) => cleaned.push_str(">="),
            ('≤', Charset::Ascii) => cleaned.push_str("<="),
            ('∞', Charset::Ascii) => cleaned.push_str("inf"),
            (c, _) => cleaned.push(c),
        }
    }
    cleaned
}

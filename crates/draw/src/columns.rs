//! The data of an HTML page: one column for each property of the nodes, every text stored once.

use crate::board::{Kind, set_name};
use crate::options::{Boards, Format, Options};
use crate::select::Selection;
use crate::words;
use search::{Exit, Grid, Ground, Pass, Side};
use serde::Serialize;
use session::view::{NodeView, Turn};
use session::words::Manner;
use std::collections::{BTreeMap, HashMap};

/// Bits of a node's flags, known to the page's script by the same names.
const PV: u8 = 1;
const SKIPPED: u8 = 2;
const TERMINAL: u8 = 4;
const NULL_MOVE: u8 = 8;

/// Longer texts fill no panel.
const LONGEST_TEXT: usize = 2_000;

/// Everything the page's script reads.
#[derive(Serialize, Default)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Columns {
    /// Visits that were not recorded.
    dropped: u64,
    texts: Vec<String>,
    parent: Vec<u32>,
    turn: Vec<u8>,
    flags: Vec<u8>,
    depth: Vec<i32>,
    hidden: Vec<u64>,
    // indexes of texts
    label: Vec<u32>,
    value: Vec<u32>,
    window: Vec<u32>,
    exit: Vec<u32>,
    reason: Vec<u32>,
    pass: Vec<u32>,
    pass_sentence: Vec<u32>,
    position: Vec<u32>,
    /// Values and bounds that occur, each with its words; one without end is as large as can be.
    numbers: Vec<(f64, String)>,
    // indexes of numbers: alpha, beta, and the value or -1
    low: Vec<u32>,
    high: Vec<u32>,
    worth: Vec<i32>,
    /// Index of the board of each node, or -1.
    board: Vec<i32>,
    boards: Vec<Board>,
    frames: Vec<Frame>,
    links: BTreeMap<u32, String>,
}

/// What all boards of a game have in common.
#[derive(Serialize, PartialEq)]
struct Frame {
    columns: usize,
    ground: String,
    kind: &'static str,
    set: &'static str,
}

/// The pieces of one board: a character and the owner of each cell.
#[derive(Serialize)]
struct Board {
    frame: usize,
    pieces: String,
    owners: String,
    marked: Vec<usize>,
}

impl Columns {
    /// Collects the columns of the selected nodes.
    pub fn new(selection: &Selection<'_>, options: &Options) -> Columns {
        let mut columns = Columns { dropped: selection.view.dropped, ..Columns::default() };
        let mut texts = Texts::default();
        let mut numbers = Numbers::new(selection.view.manner());
        let has_windows = selection.nodes().iter().any(words::has_window);
        for (node, &hidden) in selection.nodes().iter().zip(&selection.hidden) {
            columns.add(node, hidden);
            columns.add_texts(node, &mut texts, has_windows, selection.view.manner());
            columns.add_numbers(node, &mut numbers);
            columns
                .add_board(node.board.as_ref().filter(|_| options.boards == Boards::Shown && !node.skipped));
        }
        columns.texts = texts.list;
        columns.numbers = numbers.list;
        let links = selection.links.iter().map(|link| (link.node, link.href(Format::Html)));
        columns.links = links.collect();
        columns
    }

    fn add(&mut self, node: &NodeView, hidden: u64) {
        self.parent.push(node.parent);
        self.turn.push(match node.turn {
            Turn::Max => 0,
            Turn::Min => 1,
            Turn::Chance => 2,
        });
        self.flags.push(flags(node));
        self.depth.push(node.depth);
        self.hidden.push(hidden);
    }

    fn add_texts(&mut self, node: &NodeView, texts: &mut Texts, has_windows: bool, manner: Manner) {
        let language = manner.language;
        let (value, window) = match node.skipped {
            true => (String::new(), String::new()),
            false => (words::signed_value(node, manner), words::window(node.alpha, node.beta, manner)),
        };
        self.label.push(texts.index(&words::label(node, language)));
        self.value.push(texts.index(&value));
        self.window.push(texts.index(if has_windows { &window } else { "" }));
        self.exit.push(texts.index(words::card_exit(node.exit, language)));
        self.reason.push(texts.index(&node.reason));
        self.pass.push(texts.index(words::pass(node.pass, language)));
        self.pass_sentence.push(texts.index(words::pass_sentence(node.pass, language)));
        self.position.push(texts.index(&node.position));
    }

    fn add_numbers(&mut self, node: &NodeView, numbers: &mut Numbers) {
        self.low.push(numbers.index(node.alpha.unwrap_or(f64::MIN)));
        self.high.push(numbers.index(node.beta.unwrap_or(f64::MAX)));
        self.worth.push(node.value.filter(|_| !node.skipped).map_or(-1, |value| numbers.index(value) as i32));
    }

    fn add_board(&mut self, grid: Option<&Grid>) {
        let Some(grid) = grid else { return self.board.push(-1) };
        self.board.push(self.boards.len() as i32);
        let frame = Frame::new(grid);
        let known = self.frames.iter().position(|other| *other == frame);
        let frame = known.unwrap_or_else(|| {
            self.frames.push(frame);
            self.frames.len() - 1
        });
        self.boards.push(Board::new(grid, frame));
    }
}

fn flags(node: &NodeView) -> u8 {
    let bit = |is_set: bool, bit: u8| if is_set { bit } else { 0 };
    bit(node.pv, PV)
        | bit(node.skipped, SKIPPED)
        | bit(node.exit == Exit::Terminal, TERMINAL)
        | bit(node.pass == Pass::Null, NULL_MOVE)
}

/// Texts and where they are.
#[derive(Default)]
struct Texts {
    list: Vec<String>,
    places: HashMap<String, u32>,
}

impl Texts {
    fn index(&mut self, text: &str) -> u32 {
        if let Some(&index) = self.places.get(text) {
            return index;
        }
        let index = self.list.len() as u32;
        self.list.push(words::clip(text, LONGEST_TEXT));
        self.places.insert(text.to_string(), index);
        index
    }
}

/// Numbers, their words, and where they are.
struct Numbers {
    manner: Manner,
    list: Vec<(f64, String)>,
    places: HashMap<u64, u32>,
}

impl Numbers {
    fn new(manner: Manner) -> Numbers {
        Numbers { manner, list: Vec::new(), places: HashMap::new() }
    }

    fn index(&mut self, number: f64) -> u32 {
        let number = if number.is_nan() { 0.0 } else { number.clamp(f64::MIN, f64::MAX) };
        let next = self.list.len() as u32;
        let index = *self.places.entry(number.to_bits()).or_insert(next);
        if index == next {
            let words = match number {
                f64::MIN => self.manner.language.written("-∞"),
                f64::MAX => "∞".into(),
                number => words::value(number, self.manner),
            };
            self.list.push((number, words));
        }
        index
    }
}

impl Frame {
    fn new(grid: &Grid) -> Frame {
        let letter = |ground| match ground {
            Ground::Light => 'L',
            Ground::Dark => 'D',
            Ground::Wall => 'W',
        };
        let whole = &grid.cells[..grid.columns * grid.rows()];
        let ground = whole.iter().map(|cell| letter(cell.ground)).collect();
        let kind = match Kind::of(grid) {
            Kind::Plain => "plain",
            Kind::Checkered => "checkered",
            Kind::Maze => "maze",
        };
        Frame { columns: grid.columns, ground, kind, set: set_name(grid.pieces) }
    }
}

impl Board {
    fn new(grid: &Grid, frame: usize) -> Board {
        let whole = &grid.cells[..grid.columns * grid.rows()];
        let owner = |owner| match owner {
            Some(Side::Max) => 'X',
            Some(Side::Min) => 'N',
            None => ' ',
        };
        let sign = |piece: char| if piece.is_control() { ' ' } else { piece };
        Board {
            frame,
            pieces: whole.iter().map(|cell| sign(cell.piece)).collect(),
            owners: whole.iter().map(|cell| owner(cell.owner)).collect(),
            marked: (0..whole.len()).filter(|&cell| whole[cell].marked).collect(),
        }
    }
}

//! What a search is, as data: help, page, experiments, matches, exercises and documents read it.

use super::policy::LeafJudgement;

/// Everything that is said of a search without running it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchSpec {
    /// Its name, as people type it.
    pub name: &'static str,
    /// Other names that people type.
    pub aliases: &'static [&'static str],
    /// What it does, in one sentence.
    pub about: &'static str,
    /// Where it was published first.
    pub source: Source,
    /// It as a page of a textbook prints it.
    pub code: &'static [CodeLine],
    /// Games that it searches.
    pub games: GamesTaken,
    /// Whether the value function has to say between which bounds its values lie.
    pub needs_bounds: bool,
    /// Options that it heeds, by the names of their flags.
    pub options: &'static [&'static str],
    /// When it ends if nothing is said.
    pub limit: DefaultLimit,
    /// By what it judges every new node unless said; none where it judges only where the depth runs out, if there.
    pub leaves: Option<LeafJudgement>,
    /// Numbers that its nodes have.
    pub numbers: &'static [&'static str],
    /// What a recording of it is.
    pub record: RecordKind,
    /// What an exercise asks about it.
    pub exercise: Asks,
}

/// Where a search was published first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// Its authors.
    pub authors: &'static str,
    /// The title of the work, and where it appeared.
    pub work: &'static str,
    /// The year.
    pub year: u16,
}

/// One line of a search's page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodeLine {
    /// How far it is set in.
    pub indent: u8,
    /// What it says.
    pub text: &'static str,
    /// What it does: a moment of a replay is at the line of its role.
    pub role: LineRole,
}

/// A line of a search's page.
pub const fn line(indent: u8, text: &'static str, role: LineRole) -> CodeLine {
    CodeLine { indent, text, role }
}

/// What a line of a search's page does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineRole {
    /// A node is entered.
    Call,
    /// A leaf is judged.
    Leaf,
    /// The table answers.
    Table,
    /// MAX looks at its moves.
    Max,
    /// MIN looks at its moves.
    Min,
    /// MAX has found a better move.
    Raise,
    /// MIN has found a better move.
    Lower,
    /// MAX has enough: the rest is cut off.
    CutMax,
    /// MIN has enough: the rest is cut off.
    CutMin,
    /// Chance is averaged.
    Chance,
    /// A move is searched once more.
    Again,
    /// The root is searched once more.
    Round,
    /// The search walks down the tree it has grown.
    Select,
    /// A node is added to the tree.
    Expand,
    /// A number of a node changes.
    Update,
    /// A node is left with its value.
    Done,
}

impl LineRole {
    /// All roles with their names.
    pub const ALL: [(LineRole, &'static str); 16] = [
        (LineRole::Call, "call"),
        (LineRole::Leaf, "leaf"),
        (LineRole::Table, "table"),
        (LineRole::Max, "max"),
        (LineRole::Min, "min"),
        (LineRole::Raise, "raise"),
        (LineRole::Lower, "lower"),
        (LineRole::CutMax, "cut-max"),
        (LineRole::CutMin, "cut-min"),
        (LineRole::Chance, "chance"),
        (LineRole::Again, "again"),
        (LineRole::Round, "round"),
        (LineRole::Select, "select"),
        (LineRole::Expand, "expand"),
        (LineRole::Update, "update"),
        (LineRole::Done, "done"),
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        LineRole::ALL.iter().find(|(role, _)| *role == self).expect("all are listed").1
    }
}

/// Which games a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GamesTaken {
    /// All; where chance decides, the average counts.
    All,
    /// Those in which chance decides, or may be taken to.
    WithChance,
    /// All; where chance decides it refuses to go on.
    Decided,
    /// Those with a playing search.
    Played,
    /// Those in which a move is a place on the board, and the same move a little later.
    Places,
}

/// When a search ends if nothing is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DefaultLimit {
    /// At the depth that suits the game.
    Depth,
    /// After this number of playouts.
    Playouts(u64),
    /// After this number of nodes.
    Nodes(u64),
}

/// What a recording of a search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordKind {
    /// Nodes in the order in which they are visited, one within the other.
    Visits,
    /// A tree that grows node by node, and whose numbers change.
    Growth,
}

/// What an exercise asks about a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// The values of nodes, and the best move.
    Values,
    /// The same where MIN is a coin.
    Averages,
    /// The same, with windows and what is cut off.
    Windows,
    /// Which leaves are never looked at, and the best move.
    Leaves,
    /// Nothing, and why.
    Nothing(&'static str),
}

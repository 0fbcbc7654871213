//! A game played out move by move, each side by its own search.

use crate::error::LabError;
use crate::oracle::Oracle;
use crate::summary::{Marks, Summary};
use crate::table::{ResultTable, value};
use draw::board::{StripBoard, strip};
use draw::palette::LIGHT;
use serde::Serialize;
use session::words::{Counted, Manner};
use session::{
    At, EndRules, EvalChoice, GameEnd, Grid, Playable, PositionView, Request, Session, Side, StopFlag, Value,
    play_out, shapes,
};

/// Width of a cell of the boards, in pixels.
const CELL: f64 = 18.0;

/// Who decides the moves of a side.
#[derive(Clone)]
pub enum SidePlayer<'a> {
    /// A search; boxed, for a request is large.
    Search(Box<Request>),
    /// A player who knows the truth.
    Oracle(&'a dyn Oracle),
}

/// How a game is to be played.
#[derive(Clone)]
pub struct SimulationRequest<'a> {
    /// Who plays for MAX and for MIN.
    pub players: [SidePlayer<'a>; 2],
    /// The value function shown beside every position.
    pub static_eval: EvalChoice,
    /// The game is left unfinished after this many plies.
    pub max_plies: usize,
    /// A position met this often is a draw.
    pub repetitions: usize,
    /// What the summary looks for among the scores.
    pub marks: Marks,
}

/// A game played out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulation {
    /// The game.
    pub game: String,
    /// The position it started from.
    pub position: String,
    /// How wins are counted.
    pub counted: Counted,
    /// How its words say values.
    #[serde(skip)]
    pub manner: Manner,
    /// How it ended, in words.
    pub result: String,
    /// The winner, if there is one.
    #[serde(serialize_with = "shapes::optional")]
    pub winner: Option<Side>,
    /// What it adds up to.
    pub summary: Summary,
    /// Every ply.
    pub plies: Vec<SimulationPly>,
    /// The board it started from, if the game has one.
    #[serde(skip)]
    pub board: Option<Grid>,
}

/// One ply of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimulationPly {
    /// Whose move it is.
    #[serde(serialize_with = "shapes::one")]
    pub side: Side,
    /// The move.
    #[serde(rename = "move")]
    pub m: String,
    /// The value for MAX that the search found; null for an oracle's move.
    #[serde(flatten, serialize_with = "shapes::score")]
    pub score: Option<Value>,
    /// Nodes visited and cut-off placeholders, as a drawn tree has them.
    pub nodes: u64,
    /// The position after the move.
    pub position: String,
    /// The static value of that position.
    #[serde(rename = "static")]
    pub static_value: f64,
    /// The board after the move, if the game has one.
    #[serde(skip)]
    pub board: Option<Grid>,
}

/// A chosen move with what it cost.
struct CostedMove {
    side: Side,
    m: String,
    score: Option<Value>,
    nodes: u64,
}

/// Plays from a position until the game ends, repeats itself or grows too long.
pub fn simulate(
    bench: &dyn Playable,
    at: &At,
    request: &SimulationRequest<'_>,
    stop: &StopFlag,
) -> Result<Simulation, LabError> {
    simulate_watched(bench, at, request, stop, &mut |_| {})
}

/// The same; `tell` hears after every move how many plies were played.
pub fn simulate_watched(
    bench: &dyn Playable,
    at: &At,
    request: &SimulationRequest<'_>,
    stop: &StopFlag,
    tell: &mut dyn FnMut(usize),
) -> Result<Simulation, LabError> {
    let mut session = bench.begin(at)?;
    prepare(session.as_mut(), &request.players)?;
    let start = session.position();
    let mut plies = Vec::new();
    let rules = EndRules { repetitions: request.repetitions, max_plies: request.max_plies };
    let end = play_out(session.as_mut(), rules, |session| -> Result<Option<Unmoved>, LabError> {
        let Some(choice) = choose(bench, session, request, stop)? else { return Ok(Some(Unmoved)) };
        session.play(&choice.m)?;
        plies.push(ply(choice, session, &request.static_eval)?);
        tell(plies.len());
        Ok(None)
    })?;
    let language = bench.language();
    let result = match end {
        GameEnd::Repeated(times) => language.say("draw-met", [("times", times.into())]),
        GameEnd::Over(_) => session.position().outcome.unwrap_or_default(),
        GameEnd::Long | GameEnd::Left(Unmoved) => language.word("unfinished").into(),
    };
    Ok(Simulation {
        game: bench.name().into(),
        position: start.position,
        counted: bench.idiom().counted,
        manner: bench.idiom().manner(),
        result,
        winner: session.outcome().and_then(|outcome| outcome.winner),
        summary: Summary::of(&plies, request.marks),
        plies,
        board: start.board,
    })
}

/// Where the time of moves is limited, makes everything ready that they need before the first.
fn prepare(session: &mut dyn Session, players: &[SidePlayer<'_>]) -> Result<(), LabError> {
    let searches = players.iter().filter_map(|player| match player {
        SidePlayer::Search(search) => Some(search.as_ref()),
        SidePlayer::Oracle(_) => None,
    });
    let searches: Vec<&Request> = searches.collect();
    if searches.iter().any(|search| search.is_timed()) {
        session.prepare(&searches)?;
    }
    Ok(())
}

/// Neither side had a move to make.
struct Unmoved;

fn ply(choice: CostedMove, session: &dyn Session, shown: &EvalChoice) -> Result<SimulationPly, LabError> {
    let CostedMove { side, m, score, nodes } = choice;
    let PositionView { position, board, .. } = session.position();
    Ok(SimulationPly { side, m, score, nodes, position, static_value: session.eval(shown)?.value, board })
}

/// The next move.
fn choose(
    bench: &dyn Playable,
    session: &mut dyn Session,
    request: &SimulationRequest<'_>,
    stop: &StopFlag,
) -> Result<Option<CostedMove>, LabError> {
    let side = session.turn().ok_or_else(|| LabError::Chance(bench.name().into()))?;
    match &request.players[side as usize] {
        SidePlayer::Search(search) => {
            let found = session.think(search, stop, &mut |_| {})?;
            let (score, nodes) =
                (Some(found.value), found.nodes + found.cuts.placeholders.unwrap_or_default());
            Ok(found.best.map(|m| CostedMove { side, m, score, nodes }))
        }
        SidePlayer::Oracle(oracle) => {
            let position = session.text();
            let m = oracle.best_move(&position).ok_or(LabError::Unsolved(position))?;
            Ok(Some(CostedMove { side, m, score: None, nodes: 0 }))
        }
    }
}

impl Simulation {
    /// The plies as words.
    pub fn table(&self) -> ResultTable {
        let columns = ["ply", "move", "score", "nodes", "position", "static"];
        let mut table = ResultTable::spoken(self.manner.language, columns);
        let words = |(i, ply): (usize, &SimulationPly)| {
            vec![
                (i + 1).to_string(),
                ply.m.clone(),
                ply.score.map_or_else(String::new, |score| value(self.manner, score)),
                ply.nodes.to_string(),
                ply.position.clone(),
                value(self.manner, Value::of(ply.static_value, self.counted)),
            ]
        };
        table.rows = self.plies.iter().enumerate().map(words).collect();
        table
    }

    /// Nodes of all plies together.
    pub fn nodes(&self) -> u64 {
        self.plies.iter().map(|ply| ply.nodes).sum()
    }

    /// The boards of the game as one picture, what changed in each marked; none if the game has no board.
    pub fn boards(&self) -> Option<String> {
        let mut before = self.board.clone()?;
        let mut frames = vec![StripBoard {
            grid: before.clone(),
            caption: self.manner.language.word("boards-start").into(),
        }];
        for (i, ply) in self.plies.iter().enumerate() {
            let board = ply.board.clone()?;
            frames
                .push(StripBoard { grid: marked(&before, &board), caption: format!("{}. {}", i + 1, ply.m) });
            before = board;
        }
        Some(strip(&frames, &LIGHT, CELL))
    }
}

/// The board with the cells marked that are not as they were before.
fn marked(before: &Grid, after: &Grid) -> Grid {
    let mut grid = after.clone();
    for (cell, old) in grid.cells.iter_mut().zip(&before.cells) {
        cell.marked |= (cell.piece, cell.owner) != (old.piece, old.owner);
    }
    grid
}

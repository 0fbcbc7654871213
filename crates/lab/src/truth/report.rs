//! What the games of a trial add up to, and where they fail.

use crate::error::LabError;
use crate::table::ResultTable;
use crate::truth::reach::Reach;
use crate::truth::trial::{TrialEnd, TrialGame};
use draw::chart::{ChartFrame, heat_map};
use rayon::prelude::*;
use serde::Serialize;
use session::annotated::{Line, Played as Ply};
use session::{At, GameRecord, Grid, Language, Playable, ResultOrder, Side};

/// The annotation of a very poor move.
const BLUNDER: u8 = 4;

/// The games of a trial, counted.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Trial {
    /// The class.
    pub class: String,
    /// Won positions played from.
    pub positions: usize,
    /// Games won.
    pub won: usize,
    /// Games in which a move gave the win away.
    pub thrown_away: usize,
    /// Games not decided in time.
    pub timeouts: usize,
    /// The part of the games that was won.
    pub share: f64,
    /// Plies more than perfect play needs, on average over the games won.
    pub mean_extra_plies: f64,
    /// Plies perfect play needs, on average over all positions.
    pub mean_optimal_plies: f64,
    /// Where games fail, for MAX and for MIN.
    pub failures: [Failures; 2],
    /// Games not won, those thrown away first, then the nearest to the win; then the longest of those won.
    pub worst: Vec<WorstGame>,
    /// Every game that was not won, in the same order, and at least as many as are among the worst.
    #[serde(skip)]
    pub listed: Vec<TrialGame>,
    /// The language of its words.
    #[serde(skip)]
    language: Language,
    /// The board of one of the games, for pictures.
    #[serde(skip)]
    board: Option<Grid>,
}

/// For each cell of the board, how many games started with a piece of the side there and how many of them were not won.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Failures {
    /// The side.
    pub side: String,
    /// Games not won, by cell.
    pub failed: Vec<u32>,
    /// Games, by cell.
    pub games: Vec<u32>,
}

/// A game that went badly.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WorstGame {
    /// Where it started.
    pub position: String,
    /// How it went.
    pub played: TrialEnd,
    /// Plies that perfect play needs.
    pub optimal_plies: u32,
    /// Its moves.
    pub moves: Vec<String>,
    /// The board it started from.
    pub board: Option<Grid>,
}

impl Reach {
    /// Plays from every start against the longest defence; games are stopped after a number of plies, and a number of the worst
    /// are listed.
    pub fn trial(&self, bench: &dyn Playable, max_plies: usize, worst: usize) -> Result<Trial, LabError> {
        Trial::of(bench, &self.class, self.games(max_plies, worst), worst)
    }
}

impl Trial {
    /// What games add up to; a number of the worst is listed.
    pub fn of(
        bench: &dyn Playable,
        class: &str,
        mut games: Vec<TrialGame>,
        worst: usize,
    ) -> Result<Trial, LabError> {
        games.sort_by_key(TrialGame::badness);
        let (failures, board) = failures(bench, &games)?;
        let positions = games.len();
        let thrown_away = games.iter().filter(|game| matches!(game.played, TrialEnd::ThrownAway(_))).count();
        let won = games.iter().filter(|game| game.is_won()).count();
        let extra = games.iter().filter_map(|game| match game.played {
            TrialEnd::Won(plies) => Some(plies as f64 - f64::from(game.optimal_plies)),
            _ => None,
        });
        let mean_extra_plies = extra.sum::<f64>() / won.max(1) as f64;
        let optimal: f64 = games.iter().map(|game| f64::from(game.optimal_plies)).sum();
        games.truncate(worst.max(positions - won));
        let told = games.iter().take(worst).map(|game| worst_game(bench, game));
        Ok(Trial {
            class: class.into(),
            positions,
            won,
            thrown_away,
            timeouts: positions - won - thrown_away,
            share: won as f64 / positions.max(1) as f64,
            mean_extra_plies,
            mean_optimal_plies: optimal / positions.max(1) as f64,
            failures,
            worst: told.collect::<Result<_, LabError>>()?,
            listed: games,
            language: bench.language(),
            board,
        })
    }

    /// Every game that was not won, and the worst of the others, as words with all moves.
    pub fn games_table(&self) -> ResultTable {
        let mut table = ResultTable::new(&["position", "played", "optimal", "moves"]);
        let words = |game: &TrialGame| {
            let optimal = game.optimal_plies.to_string();
            vec![game.position.clone(), game.played.to_string(), optimal, game.moves.join(" ")]
        };
        table.rows = self.listed.iter().map(words).collect();
        table
    }

    /// Every game that was not won in the notation of the game's players, with the move that gave the win away marked;
    /// `attacker` is who attacked.
    pub fn records(&self, bench: &dyn Playable, attacker: &str) -> Result<String, LabError> {
        let failed = self.listed.iter().filter(|game| !game.is_won());
        let write = |(index, game): (usize, &TrialGame)| {
            let moves = game.moves_by_rule(bench)?;
            Ok(bench.write_record(&self.record(game, moves, index + 1, attacker), ResultOrder::Usual)?)
        };
        Ok(failed.enumerate().map(write).collect::<Result<Vec<_>, LabError>>()?.join("\n"))
    }

    fn record(&self, game: &TrialGame, moves: Vec<String>, number: usize, attacker: &str) -> GameRecord {
        let tags = [
            ("Event", format!("{} against the truth", self.class)),
            ("White", attacker.into()),
            ("Black", "the longest defence".into()),
            ("Round", number.to_string()),
        ];
        let mut line = Line {
            comments: vec![format!("Won in {} plies: {}.", game.optimal_plies, game.played)],
            plies: moves.into_iter().map(Ply::new).collect(),
        };
        if let (TrialEnd::ThrownAway(_), Some(last)) = (game.played, line.plies.last_mut()) {
            last.nags.push(BLUNDER);
            last.comments.push("This gives the win away.".into());
        }
        GameRecord {
            position: Some(game.position.clone()),
            line,
            tags: tags.map(|(name, value)| (name.into(), value)).into(),
            ending: None,
        }
    }
}

/// Counts the cells that the pieces of each side stand on; games without a board have none.
fn failures(bench: &dyn Playable, games: &[TrialGame]) -> Result<([Failures; 2], Option<Grid>), LabError> {
    let board = |game: &TrialGame| Ok(bench.position(&at(game))?.board);
    let boards: Vec<Option<Grid>> = games.par_iter().map(board).collect::<Result<_, LabError>>()?;
    let mut failures = bench.sides().map(|side| Failures { side: side.into(), ..Failures::default() });
    for (game, board) in games.iter().zip(&boards) {
        for (index, cell) in board.iter().flat_map(|board| board.cells.iter().enumerate()) {
            let Some(side) = cell.owner else { continue };
            failures[side as usize].count(index, !game.is_won());
        }
    }
    Ok((failures, boards.into_iter().next().flatten()))
}

fn at(game: &TrialGame) -> At {
    At { position: Some(game.position.clone()), moves: Vec::new() }
}

fn worst_game(bench: &dyn Playable, game: &TrialGame) -> Result<WorstGame, LabError> {
    Ok(WorstGame {
        position: game.position.clone(),
        played: game.played,
        optimal_plies: game.optimal_plies,
        moves: game.moves.clone(),
        board: bench.position(&at(game))?.board,
    })
}

impl TrialGame {
    /// The moves up to where the rules end the game: a trial goes on.
    pub fn moves_by_rule(&self, bench: &dyn Playable) -> Result<Vec<String>, LabError> {
        let mut session = bench.begin(&at(self))?;
        let mut moves = Vec::new();
        for m in &self.moves {
            if session.outcome().is_some() {
                break;
            }
            moves.push(session.play(m)?);
        }
        Ok(moves)
    }
}

impl Failures {
    /// The part of the games not won, in percent with one place, by cell; none where no game started.
    pub fn shares(&self) -> Vec<Option<f64>> {
        let share = |(failed, games): (&u32, &u32)| {
            let share = 1000.0 * f64::from(*failed) / f64::from(*games);
            (*games > 0).then(|| share.round() / 10.0)
        };
        self.failed.iter().zip(&self.games).map(share).collect()
    }

    fn count(&mut self, cell: usize, is_failed: bool) {
        let cells = self.games.len().max(cell + 1);
        self.games.resize(cells, 0);
        self.failed.resize(cells, 0);
        self.games[cell] += 1;
        self.failed[cell] += u32::from(is_failed);
    }
}

impl Trial {
    /// The worst games as words.
    pub fn worst_table(&self) -> ResultTable {
        let mut table = ResultTable::spoken(self.language, ["position", "played", "optimal"]);
        let words = |game: &WorstGame| {
            vec![game.position.clone(), game.played.describe(self.language), game.optimal_plies.to_string()]
        };
        table.rows = self.worst.iter().map(words).collect();
        table
    }

    /// What a cell of the board is called.
    pub(crate) fn cell_name(&self, cell: usize) -> String {
        let named = self.board.as_ref().and_then(|board| board.cells.get(cell));
        named
            .map(|cell| cell.label.clone())
            .filter(|label| !label.is_empty())
            .unwrap_or_else(|| cell.to_string())
    }

    /// The part of the games not won, in percent, by the cell that a piece of the side started from; none without a board.
    pub fn heat_map(&self, side: Side) -> Option<String> {
        let name = &self.failures[side as usize].side;
        let title = format!("{}: games not won, % by where a piece of {name} started", self.class);
        self.heat_map_of(side, &title, (520.0, 460.0))
    }

    /// The same with another title, so wide and so high.
    pub(crate) fn heat_map_of(&self, side: Side, title: &str, (width, height): (f64, f64)) -> Option<String> {
        let frame = ChartFrame { width, height, language: self.language, ..ChartFrame::new(title, "", "") };
        Some(heat_map(&frame, &self.empty_board()?, &self.failures[side as usize].shares()))
    }

    /// The board of the games without pieces; none where they have no board.
    pub fn empty_board(&self) -> Option<Grid> {
        let mut grid = self.board.clone()?;
        for cell in &mut grid.cells {
            (cell.piece, cell.owner) = (' ', None);
        }
        Some(grid)
    }
}

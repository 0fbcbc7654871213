//! The chess engine behind UCI: text becomes positions and moves, scores become reports.

use super::aids::Aids;
use super::command::Go;
use super::engine::{Answer, Engine, Job, Settings};
use super::info::{Info, Judgement, Sure};
use super::strength;
use chess::value::Tapered;
use chess::{Castling, Chess, ChessTactics, Knowledge, Move, State, show_coordinates, win_draw_loss};
use search::pvs::{self, Limits, Progress, Request, Table, Variation};
use search::{Bound, Depth, Game, Notation, Score, Side, Silent, ValueFunction};
use session::{Clock, StopFlag};

/// A search for a mate looks this many plies further than its length: quiet moves are searched less deeply.
const MATE_RESERVE: u32 = 12;

/// The engine with its memory.
pub struct ChessEngine {
    chess: Chess,
    value: Tapered,
    tactics: ChessTactics,
    table: Table,
    state: State,
    /// Keys of the positions before this one.
    past: Vec<u64>,
    settings: Settings,
    aids: Aids,
    random: fastrand::Rng,
}

impl Default for ChessEngine {
    fn default() -> Self {
        ChessEngine::new(Knowledge::default())
    }
}

impl ChessEngine {
    /// An engine with endgame tables.
    pub fn new(knowledge: Knowledge) -> Self {
        let chess = Chess::default();
        let settings = Settings::default();
        let value = Tapered::default();
        ChessEngine {
            chess,
            tactics: ChessTactics::new(value.judge()).with_knowledge(knowledge.clone()),
            value,
            table: Table::new(settings.hash_mib),
            state: chess.start(),
            past: Vec::new(),
            settings,
            aids: Aids::new(knowledge),
            random: fastrand::Rng::new(),
        }
    }

    fn castling(&self) -> Castling {
        if self.settings.chess960 { Castling::KingTakesRook } else { Castling::KingMove }
    }

    fn show_moves(&self, moves: &[Move]) -> Vec<String> {
        let mut state = self.state.clone();
        let show = |&m| {
            let text = show_coordinates(&state, m, self.castling());
            state = self.chess.play(&state, m);
            text
        };
        moves.iter().map(show).collect()
    }

    fn limits(&self, go: &Go) -> Limits {
        let usual = Limits::default();
        let by_mate = go.mate.map(|moves| moves.saturating_mul(2).saturating_add(MATE_RESERVE));
        let depth = [go.depth, by_mate].into_iter().flatten().min();
        let depth = depth.map_or(usual.depth, |depth| Depth(depth.clamp(1, usual.depth.0 as u32) as i32));
        let by_strength = self.settings.limit_strength.then(|| strength::nodes(self.settings.elo));
        let nodes = [go.nodes, by_strength].into_iter().flatten().min();
        Limits { depth, nodes: nodes.unwrap_or(usual.nodes) }
    }

    fn lines(&self) -> usize {
        let choices = if self.settings.limit_strength { strength::CHOICES } else { 1 };
        self.settings.lines.max(choices)
    }

    fn info(&self, progress: &Progress<'_, Move>, clock: &Clock<'_>) -> Info {
        let line = progress.line;
        Info {
            depth: progress.depth.0.max(0) as u32,
            deepest: progress.deepest.0,
            rank: progress.rank + 1,
            judgement: judgement(line.score),
            sure: match line.bound {
                Bound::Exact => Sure::Exact,
                Bound::Lower => Sure::AtLeast,
                Bound::Upper => Sure::AtMost,
            },
            chances: self.settings.show_wdl.then(|| win_draw_loss(line.score)),
            nodes: progress.nodes,
            table_fill: progress.table_fill,
            known: progress.known,
            time_ms: clock.elapsed_ms() as u64,
            moves: self.show_moves(&line.moves),
        }
    }
}

impl Engine for ChessEngine {
    fn name(&self) -> String {
        format!("Plywood {}", env!("CARGO_PKG_VERSION"))
    }

    fn author(&self) -> String {
        "the Plywood authors".into()
    }

    fn set(&mut self, settings: &Settings) -> Result<(), String> {
        if settings.hash_mib != self.settings.hash_mib {
            // The old table goes first: both together may not fit.
            self.table = Table::new(0);
            self.table = Table::new(settings.hash_mib);
        }
        let told = self.aids.set(&self.settings, settings);
        self.tactics = self.tactics.clone().with_knowledge(self.aids.knowledge().clone());
        self.settings = settings.clone();
        told
    }

    fn new_game(&mut self) {
        self.table.clear();
    }

    fn set_position(&mut self, start: &str, moves: &[String]) -> Result<(), String> {
        let mut state = self.chess.parse_state(start).map_err(|error| error.to_string())?;
        let mut past = Vec::with_capacity(moves.len());
        for text in moves {
            let m = self.chess.parse_move(&state, text).map_err(|error| error.to_string())?;
            past.push(self.chess.key(&state));
            state = self.chess.play(&state, m);
        }
        self.state = state;
        self.past = past;
        Ok(())
    }

    fn mover(&self) -> usize {
        match self.chess.turn(&self.state) {
            Side::Max => 0,
            Side::Min => 1,
        }
    }

    fn think(&mut self, job: &Job, clock: &Clock<'_>, report: &mut dyn FnMut(&Info)) -> Answer {
        let chance = self.random.f64();
        if let Some(m) = self.aids.book_move(&self.state, &job.go, chance) {
            return Answer { best: self.show_moves(&[m]).pop(), ponder: None, nodes: 0 };
        }
        let only: Vec<Move> =
            job.go.only.iter().filter_map(|text| self.chess.parse_move(&self.state, text).ok()).collect();
        let request = Request {
            past: &self.past,
            limits: self.limits(&job.go),
            lines: self.lines(),
            only: &only,
            threads: self.settings.threads,
            ..Request::new(&self.state)
        };
        let mut told = |progress: &Progress<'_, Move>| {
            if progress.rank < self.settings.lines {
                report(&self.info(progress, clock));
            }
            let bound = progress.line.bound;
            if bound != Bound::Upper
                && job.go.mate.is_some_and(|moves| is_mate_within(progress.line.score, moves))
            {
                clock.flag().raise();
            }
        };
        let thought = pvs::think(&self.chess, &self.tactics, Silent, &self.table, &request, clock, &mut told);
        let index = match self.settings.limit_strength {
            true => strength::choose(&thought.lines, self.settings.elo, &mut self.random),
            false => 0,
        };
        self.answer(thought.lines.get(index), thought.nodes)
    }

    fn perft(&self, depth: u32, stop: &StopFlag) -> Option<Vec<(String, u64)>> {
        let depth = Depth(depth.min(i32::MAX as u32) as i32);
        let moves = chess::divide_until(&self.state, depth, &|| stop.is_raised()).ok()?;
        let show = |(m, count)| (show_coordinates(&self.state, m, self.castling()), count);
        Some(moves.into_iter().map(show).collect())
    }

    fn show(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(grid) = self.chess.board(&self.state) {
            for (row, name) in grid.row_names.iter().enumerate() {
                let letter = |cell: &search::Cell| if cell.piece == ' ' { '.' } else { cell.piece };
                let cells = &grid.cells[row * grid.columns..(row + 1) * grid.columns];
                let text: Vec<String> = cells.iter().map(|cell| letter(cell).to_string()).collect();
                lines.push(format!("{name}  {}", text.join(" ")));
            }
            lines.push(format!("   {}", grid.column_names.join(" ")));
        }
        lines.push(format!("Fen: {}", self.chess.show_state(&self.state)));
        lines.push(format!("Key: {:016x}", self.chess.key(&self.state)));
        lines
    }

    fn explain(&self) -> Vec<String> {
        let shares = self.value.explain(&self.chess, &self.state);
        let mut lines: Vec<String> =
            shares.iter().map(|share| format!("{:<12} {:>8.2}", share.name, share.value / 100.0)).collect();
        lines.push(format!("{:<12} {:>8.2}", "sum", self.value.value(&self.chess, &self.state) / 100.0));
        lines
    }

    fn flip(&mut self) -> Result<(), String> {
        let fen = self.chess.show_state(&self.state);
        let mut fields: Vec<&str> = fen.split(' ').collect();
        fields[1] = if fields[1] == "w" { "b" } else { "w" };
        fields[3] = "-";
        self.set_position(&fields.join(" "), &[])
    }
}

impl ChessEngine {
    fn answer(&self, line: Option<&Variation<Move>>, nodes: u64) -> Answer {
        let moves = line.map_or(Vec::new(), |line| self.show_moves(&line.moves));
        let mut moves = moves.into_iter();
        Answer { best: moves.next(), ponder: moves.next(), nodes }
    }
}

fn judgement(score: Score) -> Judgement {
    match score.plies_to_end() {
        Some(plies) if score > Score::DRAW => Judgement::Mate(plies.div_ceil(2) as i32),
        Some(plies) => Judgement::Mate(-(plies.div_ceil(2) as i32)),
        None => Judgement::Centipawns(score.0),
    }
}

fn is_mate_within(score: Score, moves: u32) -> bool {
    score > Score::DRAW && score.plies_to_end().is_some_and(|plies| plies.div_ceil(2) <= moves)
}

//! Positions, moves and boards as text and plain data.

use crate::dots::DotSet;
use crate::geometry::{Move, Square};
use crate::maze::Item;
use crate::rules::Pacman;
use crate::setup::MazeSetup;
use crate::state::{Agent, MAX_AGENTS, State, Status};
use search::{Notation, NotationError, Side};
use session::{BoardNotation, Cell, Grid, Ground, PieceSet, Way};

/// `P` Pac-Man, `G` a ghost, `g` a frightened one, `.` food, `o` a capsule.
static MAZE: PieceSet = PieceSet::plain("maze", include_str!("pieces.json"));

impl Status {
    /// The status in one word.
    pub const fn word(self) -> &'static str {
        match self {
            Status::Playing => "playing",
            Status::Won => "won",
            Status::Lost => "lost",
        }
    }
}

impl Pacman {
    /// The state a setup describes, if it belongs to this game.
    pub fn state(&self, setup: &MazeSetup) -> Result<State, NotationError> {
        self.check_belongs(setup)?;
        let mut food = DotSet::first(0);
        let mut capsules = 0;
        for &square in setup.layout.food.iter().chain(&setup.layout.capsules) {
            match self.maze().item(square) {
                Item::Food(dot) => food.insert(usize::from(dot)),
                Item::Capsule(capsule) => capsules |= 1 << capsule,
                Item::Nothing => unreachable!("the setup was checked"),
            }
        }
        let mut agents = [Agent::default(); MAX_AGENTS];
        agents[..setup.agents.len()].copy_from_slice(&setup.agents);
        Ok(State {
            agents,
            agent_count: setup.agents.len() as u8,
            mover: setup.mover as u8,
            status: setup.status,
            food_left: setup.layout.food.len() as u16,
            score: setup.score,
            capsules,
            food,
        })
    }

    /// The setup that describes a state of this game.
    pub fn setup(&self, state: &State) -> MazeSetup {
        let mut layout = self.maze().layout().clone();
        layout.food = state.food().map(|dot| self.maze().food_square(dot)).collect();
        layout.capsules = state.capsules().map(|capsule| self.maze().capsule_square(capsule)).collect();
        layout.pacman = state.pacman().point.square();
        MazeSetup {
            layout,
            agents: state.agents().to_vec(),
            mover: state.mover(),
            score: state.score(),
            status: state.status(),
        }
    }

    fn check_belongs(&self, setup: &MazeSetup) -> Result<(), NotationError> {
        let own = self.maze().layout();
        let refuse = |expected: &str| Err(NotationError::new("position", &setup.to_string(), expected));
        if setup.layout.walls != own.walls {
            return refuse("the walls of this game's layout");
        }
        if setup.layout.ghosts != own.ghosts {
            return refuse("as many ghosts as in this game's layout, starting on the same squares");
        }
        let has_food = |&square: &Square| matches!(self.maze().item(square), Item::Food(_));
        let has_capsule = |&square: &Square| matches!(self.maze().item(square), Item::Capsule(_));
        if !setup.layout.food.iter().all(has_food) || !setup.layout.capsules.iter().all(has_capsule) {
            return refuse("food and capsules only where this game's layout has them");
        }
        Ok(())
    }

    fn cell(&self, state: &State, square: Square) -> Cell {
        let ground = if self.maze().walls().is_wall(square) { Ground::Wall } else { Ground::Light };
        let (piece, owner) = self.piece(state, square);
        Cell { ground, piece, owner, label: String::new(), marked: false }
    }

    /// What is seen on a square: agents cover what lies there.
    fn piece(&self, state: &State, square: Square) -> (char, Option<Side>) {
        let ghost = state.ghosts().iter().find(|ghost| ghost.point.square() == square);
        let is_caught = ghost.is_some_and(|ghost| !ghost.is_scared()) && state.status == Status::Lost;
        if state.pacman().point.square() == square && !is_caught {
            return ('P', Some(Side::Max));
        }
        match ghost {
            Some(ghost) if ghost.is_scared() => return ('g', Some(Side::Min)),
            Some(_) => return ('G', Some(Side::Min)),
            None => {}
        }
        match self.maze().item(square) {
            Item::Food(dot) if state.has_food(dot) => ('.', None),
            Item::Capsule(capsule) if state.has_capsule(capsule) => ('o', None),
            _ => (' ', None),
        }
    }
}

impl Notation for Pacman {
    fn start(&self) -> State {
        self.maze().start()
    }

    fn parse_state(&self, text: &str) -> Result<State, NotationError> {
        self.state(&MazeSetup::parse(text)?)
    }

    fn show_state(&self, state: &State) -> String {
        self.setup(state).to_string()
    }

    fn parse_move(&self, state: &State, text: &str) -> Result<Move, NotationError> {
        let legal = self.legal(state);
        Move::from_name(text.trim()).filter(|&m| legal.contains(m)).ok_or_else(|| {
            let names: Vec<&str> = legal.iter().map(Move::name).collect();
            let expected =
                if names.is_empty() { "no move: the game is over".into() } else { names.join(", ") };
            NotationError::new("move", text, expected)
        })
    }

    fn show_move(&self, _state: &State, m: Move) -> String {
        m.name().into()
    }
}

impl BoardNotation for Pacman {
    fn board(&self, state: &State) -> Option<Grid> {
        let (width, height) = (self.maze().walls().width(), self.maze().walls().height());
        let squares = (0..height).rev().flat_map(|y| (0..width).map(move |x| Square::new(x as u8, y as u8)));
        let cells = squares.map(|square| self.cell(state, square)).collect();
        Some(Grid { columns: width, cells, column_names: Vec::new(), row_names: Vec::new(), pieces: &MAZE })
    }

    fn locate_move(&self, state: &State, m: Move) -> Option<Way> {
        let agent = state.agents()[state.mover()];
        let (from, to) = (agent.point.square(), agent.point.step(m, agent.pace()).square());
        let walls = self.maze().walls();
        let cell = |square: Square| {
            (walls.height() - 1 - usize::from(square.y)) * walls.width() + usize::from(square.x)
        };
        (from != to).then(|| Way::step(cell(from), cell(to)))
    }
}

/// The board as rows of text, top row first: `%` for walls and the pieces of [`BoardNotation::board`].
pub fn board_rows(game: &Pacman, state: &State) -> Vec<String> {
    let letter = |cell: &Cell| if cell.ground == Ground::Wall { '%' } else { cell.piece };
    let grid = game.board(state).expect("the game has a board");
    grid.cells.chunks(grid.columns).map(|row| row.iter().map(letter).collect()).collect()
}

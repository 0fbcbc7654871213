//! A running game as one line of text, and the setup it is read into before it becomes a state.
//!
//! `ROWS MOVER SCORE STATUS PACMAN GHOST...`, for example
//! `%%%%%%/%_.o_%/%__._%/%%%%%% 0 -3 playing 1,2,E 4.5,2,W,39@4,2`. The rows are those of the layout joined by
//! `/`, with `_` for an empty square, and show what is left to eat. An agent is its column, row and direction; a
//! ghost adds its timer and, after `@`, the square where it starts.

use crate::geometry::{HalfPoint, Move, Square};
use crate::layout::{Contents, Layout, parse_layout, split_rows};
use crate::rules::SCARED_MOVES;
use crate::state::{Agent, MAX_AGENTS, Status};
use crate::walls::Walls;
use search::NotationError;

/// Scores further from zero than this are refused: no game gets there.
const MAX_SCORE: i32 = 1_000_000;

/// What a position text says, checked against the walls but not against a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MazeSetup {
    /// The walls, what is left to eat, and where the ghosts start.
    pub layout: Layout,
    /// Every agent, Pacman first.
    pub agents: Vec<Agent>,
    /// The number of the agent to move; Pacman is 0.
    pub mover: usize,
    /// Points so far.
    pub score: i32,
    /// Whether the game is over.
    pub status: Status,
}

impl MazeSetup {
    /// Reads a position, or a layout with lines or `/` between its rows.
    pub fn parse(text: &str) -> Result<MazeSetup, NotationError> {
        let text = text.trim();
        let fields: Vec<&str> =
            text.split(' ').filter(|field| !field.is_empty()).take(5 + MAX_AGENTS).collect();
        match fields.as_slice() {
            _ if text.contains('\n') => Ok(MazeSetup::before_the_first_move(parse_layout(text)?)),
            [rows] => Ok(MazeSetup::before_the_first_move(parse_layout(
                &rows.replace('/', "\n").replace('_', " "),
            )?)),
            [rows, mover, score, status, agents @ ..] if !agents.is_empty() => {
                MazeSetup::read(rows, agents)?.with_turn(mover)?.with_score(score)?.with_status(status)
            }
            _ => Err(NotationError::new(
                "position",
                text,
                "a layout, or rows, mover, score, status and agents",
            )),
        }
    }

    /// The start of the game on a layout.
    pub fn before_the_first_move(layout: Layout) -> MazeSetup {
        let squares = std::iter::once(&layout.pacman).chain(&layout.ghosts);
        let agents = squares.map(|square| Agent::at_rest(square.point())).collect();
        MazeSetup { layout, agents, mover: 0, score: 0, status: Status::Playing }
    }

    fn read(rows: &str, agents: &[&str]) -> Result<MazeSetup, NotationError> {
        let spaced = rows.replace('_', " ");
        let contents = Contents::read(&split_rows(spaced.split('/'))?)?;
        if contents.has_agents() {
            return Err(NotationError::new(
                "position",
                rows,
                "rows without agents before the list of agents",
            ));
        }
        if agents.len() > MAX_AGENTS {
            return Err(NotationError::new("position", rows, format!("at most {MAX_AGENTS} agents")));
        }
        let Contents { walls, food, capsules, .. } = contents;
        let pacman = read_agent(agents[0]).filter(|agent| is_pacman_possible(agent, &walls));
        let pacman = pacman.ok_or_else(|| {
            NotationError::new(
                "Pac-Man",
                agents[0],
                "column, row and direction on an open square, such as 9,1,W",
            )
        })?;
        let mut setup = MazeSetup {
            layout: Layout { walls, food, capsules, pacman: pacman.point.square(), ghosts: Vec::new() },
            agents: vec![pacman],
            mover: 0,
            score: 0,
            status: Status::Playing,
        };
        agents[1..].iter().try_for_each(|text| setup.add_ghost(text))?;
        Ok(setup)
    }

    fn add_ghost(&mut self, text: &str) -> Result<(), NotationError> {
        let walls = &self.layout.walls;
        let read = read_ghost(text)
            .filter(|(ghost, start)| is_ghost_possible(ghost, walls) && !walls.is_wall(*start));
        let (ghost, start) = read.ok_or_else(|| {
            let expected = "column, row, direction, timer and start on open squares, such as 4.5,2,W,39@4,2; \
                            only a frightened ghost is between two squares, in its direction";
            NotationError::new("ghost", text, expected)
        })?;
        self.agents.push(ghost);
        self.layout.ghosts.push(start);
        Ok(())
    }

    fn with_turn(self, text: &str) -> Result<MazeSetup, NotationError> {
        let last = self.agents.len() - 1;
        match text.parse() {
            Ok(mover) if mover <= last => Ok(MazeSetup { mover, ..self }),
            _ => Err(NotationError::new("turn", text, format!("the number of an agent, from 0 to {last}"))),
        }
    }

    fn with_score(self, text: &str) -> Result<MazeSetup, NotationError> {
        match text.parse() {
            Ok(score) if (-MAX_SCORE..=MAX_SCORE).contains(&score) => Ok(MazeSetup { score, ..self }),
            _ => Err(NotationError::new("score", text, format!("a number from -{MAX_SCORE} to {MAX_SCORE}"))),
        }
    }

    fn with_status(self, text: &str) -> Result<MazeSetup, NotationError> {
        let status = [Status::Playing, Status::Won, Status::Lost].into_iter().find(|s| s.word() == text);
        let status = status.ok_or_else(|| NotationError::new("status", text, "playing, won or lost"))?;
        Ok(MazeSetup { status, ..self })
    }
}

impl std::fmt::Display for MazeSetup {
    /// Writes the position so that [`MazeSetup::parse`] reads it back.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rows = (0..self.layout.walls.height() as u8).rev().map(|y| self.row(y));
        write!(f, "{}", rows.collect::<Vec<_>>().join("/"))?;
        write!(f, " {} {} {} {}", self.mover, self.score, self.status.word(), show_agent(&self.agents[0]))?;
        for (ghost, start) in self.agents[1..].iter().zip(&self.layout.ghosts) {
            write!(f, " {},{}@{},{}", show_agent(ghost), ghost.timer, start.x, start.y)?;
        }
        Ok(())
    }
}

impl MazeSetup {
    fn row(&self, y: u8) -> String {
        (0..self.layout.walls.width() as u8).map(|x| self.letter(Square::new(x, y))).collect()
    }

    fn letter(&self, square: Square) -> char {
        if self.layout.walls.is_wall(square) {
            '%'
        } else if self.layout.food.contains(&square) {
            '.'
        } else if self.layout.capsules.contains(&square) {
            'o'
        } else {
            '_'
        }
    }
}

fn is_pacman_possible(agent: &Agent, walls: &Walls) -> bool {
    !agent.point.is_between() && !walls.is_wall(agent.point.square())
}

/// A ghost between two squares is frightened and on its way from one open square to the next.
fn is_ghost_possible(ghost: &Agent, walls: &Walls) -> bool {
    let Agent { point, facing, timer } = *ghost;
    let on_its_way = match (point.x % 2, point.y % 2) {
        (0, 0) => true,
        (1, 0) => matches!(facing, Move::West | Move::East) && timer > 0,
        (0, 1) => matches!(facing, Move::North | Move::South) && timer > 0,
        _ => false,
    };
    on_its_way && !walls.is_wall(point.square()) && !walls.is_wall(point.other_square())
}

fn read_ghost(text: &str) -> Option<(Agent, Square)> {
    let (agent, start) = text.split_once('@')?;
    let (agent, timer) = agent.rsplit_once(',')?;
    let (x, y) = start.split_once(',')?;
    let timer = timer.parse().ok().filter(|&timer| timer <= SCARED_MOVES)?;
    Some((Agent { timer, ..read_agent(agent)? }, Square::new(x.parse().ok()?, y.parse().ok()?)))
}

fn read_agent(text: &str) -> Option<Agent> {
    let mut parts = text.split(',');
    let point = HalfPoint { x: read_half_squares(parts.next()?)?, y: read_half_squares(parts.next()?)? };
    let facing = parts.next().and_then(Move::from_name)?;
    parts.next().is_none().then_some(Agent { point, facing, timer: 0 })
}

fn read_half_squares(text: &str) -> Option<u8> {
    let (whole, half) = match text.strip_suffix(".5") {
        Some(whole) => (whole, 1),
        None => (text, 0),
    };
    whole.parse::<u8>().ok()?.checked_mul(2)?.checked_add(half)
}

fn show_agent(agent: &Agent) -> String {
    let Agent { point, facing, .. } = agent;
    format!("{},{},{}", show_half_squares(point.x), show_half_squares(point.y), facing.letter())
}

fn show_half_squares(half_squares: u8) -> String {
    let half = if half_squares % 2 == 1 { ".5" } else { "" };
    format!("{}{half}", half_squares / 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const RUNNING: &str = "%%%%%%/%_.o_%/%__._%/%%%%%% 0 -3 playing 1,2,E 3.5,2,W,39@4,2";

    #[test]
    fn a_running_game_reads_back() {
        let setup = MazeSetup::parse(RUNNING).unwrap();
        assert_eq!(setup.to_string(), RUNNING);
        assert_eq!(setup.score, -3);
        assert_eq!(setup.agents[1].timer, 39);
        assert_eq!(setup.agents[1].point, HalfPoint { x: 7, y: 4 });
        assert_eq!(setup.layout.ghosts, [Square::new(4, 2)]);
        assert_eq!(setup.layout.food.len(), 2);
    }

    #[test]
    fn a_layout_is_the_start_of_a_game() {
        let lines = MazeSetup::parse("%%%%\n%P.%\n% G%\n%%%%").unwrap();
        assert_eq!(lines, MazeSetup::parse("%%%%/%P.%/%_G%/%%%%").unwrap());
        assert_eq!(lines.to_string(), "%%%%/%_.%/%__%/%%%% 0 0 playing 1,2,. 2,1,.,0@2,1");
    }

    fn check_refused(from: &str, to: &str, expected: &str) {
        let text = RUNNING.replacen(from, to, 1);
        assert_ne!(text, RUNNING);
        let message = MazeSetup::parse(&text).unwrap_err().to_string();
        assert!(message.contains(expected), "'{message}' does not say '{expected}'");
    }

    #[test]
    fn impossible_positions_are_refused() {
        check_refused(" 0 -3", " 2 -3", "from 0 to 1");
        check_refused(" 0 -3", " 0 -3000000", "a number from");
        check_refused("playing", "going", "playing, won or lost");
        check_refused("1,2,E", "0,2,E", "open square");
        check_refused("1,2,E", "1.5,2,E", "open square");
        check_refused("1,2,E", "1,2,E,4", "open square");
        check_refused("3.5,2,W,39", "3.5,2,N,39", "in its direction");
        check_refused("3.5,2,W,39", "3.5,2,W,0", "in its direction");
        check_refused("3.5,2,W,39", "3.5,2.5,W,39", "in its direction");
        check_refused("3.5,2,W,39", "4.5,2,W,39", "in its direction");
        check_refused("3.5,2,W,39", "3.5,2,W,41", "in its direction");
        check_refused("@4,2", "@5,2", "start on open squares");
        check_refused("%_.o_%", "%P.o_%", "rows without agents");
        check_refused(" 1,2,E 3.5,2,W,39@4,2", "", "rows, mover, score");
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "[%._oPG/]{0,30}( [0-9.,@WESNa-z-]{0,9}){0,7}") {
            if let Ok(setup) = MazeSetup::parse(&text) {
                prop_assert_eq!(MazeSetup::parse(&setup.to_string()), Ok(setup));
            }
        }

        #[test]
        fn mutilated_positions_never_panic(at in 0usize..60, with in ".{0,2}") {
            let mut text = RUNNING.to_string();
            text.replace_range(at..at + 1, &with);
            if let Ok(setup) = MazeSetup::parse(&text) {
                prop_assert_eq!(MazeSetup::parse(&setup.to_string()), Ok(setup));
            }
        }
    }
}

//! The rules against moves and counts recorded from the course's program.

use pacman::{Agent, Item, Move, Pacman, PythonRandom, State, Status};
use search::{Game, Notation};

/// An agent as the recordings write it: column, row, direction, timer.
fn show_agent(agent: &Agent) -> String {
    let half = |n: u8| if n.is_multiple_of(2) { format!("{}", n / 2) } else { format!("{}.5", n / 2) };
    format!("{},{},{},{}", half(agent.point.x), half(agent.point.y), agent.facing.name(), agent.timer)
}

fn show_agents(state: &State) -> String {
    state.agents().iter().map(show_agent).collect::<Vec<_>>().join(" ")
}

fn show_capsules(game: &Pacman, state: &State) -> String {
    let squares = state.capsules().map(|capsule| game.maze().capsule_square(capsule));
    let texts: Vec<String> = squares.map(|square| format!("({},{})", square.x, square.y)).collect();
    format!("[{}]", texts.join(","))
}

fn show_status(state: &State) -> &'static str {
    match state.status() {
        Status::Playing => "-",
        Status::Won => "W",
        Status::Lost => "L",
    }
}

/// The start of a recorded game as its first line has it.
pub fn show_start(name: &str, game: &Pacman, state: &State) -> String {
    format!(
        "GAME {name} ghosts {} start {} food {} caps {}",
        state.ghosts().len(),
        show_agents(state),
        state.food_left(),
        show_capsules(game, state)
    )
}

/// Plays a recorded move and writes the line that must have been recorded.
pub fn play_recorded(game: &Pacman, state: &mut State, m: Move) -> String {
    let legal: Vec<&str> = game.legal(state).iter().map(Move::name).collect();
    let mover = state.mover();
    *state = game.play(state, m);
    format!(
        "{mover} {} legal {} score {} food {} caps {} {} {}",
        m.name(),
        legal.join(","),
        state.score(),
        state.food_left(),
        state.capsules_left(),
        show_status(state),
        show_agents(state)
    )
}

#[test]
fn every_recorded_move_is_reproduced() {
    let Some(text) = crate::common::read("derived/playouts.txt") else { return };
    let mut current: Option<(Pacman, State)> = None;
    let mut moves = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        if words[0] == "GAME" {
            let game = crate::common::game(words[1], words[3].parse().unwrap()).unwrap();
            let state = game.start();
            assert_eq!(show_start(words[1], &game, &state), line);
            current = Some((game, state));
        } else {
            let (game, state) = current.as_mut().expect("a game starts before its moves");
            let m = Move::from_name(words[1]).unwrap();
            assert_eq!(play_recorded(game, state, m), line);
            moves += 1;
        }
    }
    assert_eq!(moves, 13_825);
}

/// Leaves, wins, losses and the sum of scores; a game that ends sooner is a leaf.
#[derive(Default)]
pub struct Leaves {
    pub count: u64,
    won: u64,
    lost: u64,
    scores: i64,
}

impl Leaves {
    pub fn visit(&mut self, game: &Pacman, state: &State, plies: u32) {
        if plies > 0 && state.status() == Status::Playing {
            let moves = game.legal(state);
            return moves.iter().for_each(|m| self.visit(game, &game.play(state, m), plies - 1));
        }
        self.count += 1;
        self.won += u64::from(state.status() == Status::Won);
        self.lost += u64::from(state.status() == Status::Lost);
        self.scores += i64::from(state.score());
    }
}

impl std::fmt::Display for Leaves {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Leaves { count, won, lost, scores } = self;
        write!(f, "leaves {count} win {won} lose {lost} scoresum {scores}")
    }
}

#[test]
fn every_count_of_leaves_is_reproduced() {
    let Some(text) = crate::common::read("derived/perft.txt") else { return };
    let mut lines = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        let game = crate::common::game(words[0], words[2].parse().unwrap()).unwrap();
        let mut leaves = Leaves::default();
        leaves.visit(&game, &game.start(), words[4].parse().unwrap());
        assert_eq!(words[5..].join(" "), leaves.to_string(), "{line}");
        lines += 1;
    }
    assert_eq!(lines, 238);
}

#[test]
fn every_drawn_number_is_reproduced() {
    let Some(text) = crate::common::read("derived/mt19937_python_vectors.txt") else { return };
    text.lines().for_each(check_drawn);
}

/// `seed 0 random 0.84 0.75`: the numbers a generator with this seed draws.
pub fn check_drawn(line: &str) {
    let words: Vec<&str> = line.split(' ').collect();
    let mut random = PythonRandom::new(words[1].parse().unwrap());
    let drawn: Vec<String> = match words[2] {
        "random" => words[3..].iter().map(|_| random.uniform().to_string()).collect(),
        "getrandbits32" => words[3..].iter().map(|_| random.bits().to_string()).collect(),
        "choice-index" => {
            let count = words[4].trim_start_matches("n=").parse().unwrap();
            words[5..].iter().map(|_| random.below(count).to_string()).collect()
        }
        other => panic!("unknown vector {other}"),
    };
    assert!(line.ends_with(&drawn.join(" ")), "{line}\ndrew {drawn:?}");
}

#[test]
fn items_are_where_the_layout_has_them() {
    let Some(game) = crate::common::game("smallClassic", 2) else { return };
    let maze = game.maze();
    assert_eq!(maze.item(maze.capsule_square(1)), Item::Capsule(1));
    assert_eq!(maze.item(maze.food_square(54)), Item::Food(54));
}

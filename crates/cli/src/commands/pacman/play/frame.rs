//! What is seen: the board in colour, and lines about the game.

use crossterm::style::{Color, StyledContent, Stylize};
use draw::Charset;
use pacman::{Agent, Item, Move, Pacman, Session, Square, State, Status};

/// A square is two characters wide, so that ghosts half-way to the next one are seen there.
const SQUARE_COLUMNS: usize = 2;
/// A frightened ghost with fewer moves left than this is drawn in another colour: it is about to turn.
const LAST_FEAR: u8 = 10;

/// Colours of the ghosts, in turn.
const GHOST_COLOURS: [Color; 4] = [Color::Red, Color::Magenta, Color::Cyan, Color::Green];

/// Two characters in one colour.
#[derive(Clone, Copy)]
struct Glyph {
    text: [char; SQUARE_COLUMNS],
    colour: Color,
}

/// The pictures of everything there is.
struct Glyphs {
    wall: [char; 2],
    food: [char; 2],
    capsule: [char; 2],
    body: char,
    ghost: [char; 2],
    scared: [char; 2],
}

const UNICODE: Glyphs = Glyphs {
    wall: ['█', '█'],
    food: [' ', '·'],
    capsule: [' ', '●'],
    body: '●',
    ghost: ['▟', '▙'],
    scared: ['▗', '▖'],
};

const ASCII: Glyphs = Glyphs {
    wall: ['#', '#'],
    food: [' ', '.'],
    capsule: [' ', 'o'],
    body: 'P',
    ghost: ['G', 'G'],
    scared: ['g', 'g'],
};

/// The board, one string a row, at most as large as the screen has room for.
pub fn board(game: &Pacman, state: &State, charset: Charset, columns: usize, rows: usize) -> Vec<String> {
    let glyphs = if charset == Charset::Ascii { &ASCII } else { &UNICODE };
    let (width, height) = (game.maze().walls().width(), game.maze().walls().height());
    let mut canvas = Canvas::new(width, height);
    for square in game.maze().walls().squares() {
        canvas.put(square.point().x, square.y, ground(game, state, square, glyphs));
    }
    for (index, ghost) in state.ghosts().iter().enumerate() {
        canvas.put(ghost.point.x, ghost.point.square().y, ghost_glyph(ghost, index, glyphs));
    }
    let pacman = state.pacman();
    canvas.put(pacman.point.x, pacman.point.square().y, pacman_glyph(pacman, state.status(), glyphs));
    canvas.lines(columns, rows)
}

fn ground(game: &Pacman, state: &State, square: Square, glyphs: &Glyphs) -> Glyph {
    if game.maze().walls().is_wall(square) {
        return Glyph { text: glyphs.wall, colour: Color::DarkBlue };
    }
    match game.maze().item(square) {
        Item::Food(dot) if state.has_food(dot) => Glyph { text: glyphs.food, colour: Color::White },
        Item::Capsule(capsule) if state.has_capsule(capsule) => {
            Glyph { text: glyphs.capsule, colour: Color::White }
        }
        _ => Glyph { text: [' ', ' '], colour: Color::White },
    }
}

fn ghost_glyph(ghost: &Agent, index: usize, glyphs: &Glyphs) -> Glyph {
    match ghost.timer {
        0 => Glyph { text: glyphs.ghost, colour: GHOST_COLOURS[index % GHOST_COLOURS.len()] },
        1..LAST_FEAR => Glyph { text: glyphs.scared, colour: Color::White },
        _ => Glyph { text: glyphs.scared, colour: Color::Blue },
    }
}

/// Pacman with his mouth open in the direction he goes.
fn pacman_glyph(pacman: &Agent, status: Status, glyphs: &Glyphs) -> Glyph {
    let body = glyphs.body;
    let text = match (status, pacman.facing) {
        (Status::Lost, _) => ['x', 'x'],
        (_, Move::West) => ['>', body],
        (_, Move::East | Move::Stop) => [body, '<'],
        (_, Move::North) => [body, 'v'],
        (_, Move::South) => [body, '^'],
    };
    Glyph { text, colour: Color::Yellow }
}

/// Characters in colour, top row first.
struct Canvas {
    rows: Vec<Vec<(char, Color)>>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Canvas {
        Canvas { rows: vec![vec![(' ', Color::White); width * SQUARE_COLUMNS]; height] }
    }

    /// Puts a glyph at a column counted in half squares and a row counted from the bottom.
    fn put(&mut self, half_column: u8, row: u8, glyph: Glyph) {
        let top = self.rows.len() - 1 - usize::from(row);
        for (offset, letter) in glyph.text.into_iter().enumerate() {
            self.rows[top][usize::from(half_column) + offset] = (letter, glyph.colour);
        }
    }

    fn lines(&self, columns: usize, rows: usize) -> Vec<String> {
        self.rows.iter().take(rows).map(|row| painted(&row[..row.len().min(columns)])).collect()
    }
}

/// A row with one colour code for each run of the same colour.
fn painted(row: &[(char, Color)]) -> String {
    let runs = row.chunk_by(|a, b| a.1 == b.1);
    let paint = |run: &[(char, Color)]| -> StyledContent<String> {
        run.iter().map(|&(letter, _)| letter).collect::<String>().with(run[0].1)
    };
    runs.map(|run| paint(run).to_string()).collect()
}

/// The line about where the game stands.
pub fn status(session: &Session) -> String {
    let state = session.state();
    let (score, food, capsules) = (state.score(), state.food_left(), state.capsules_left());
    let last = session.last_move().map_or(String::new(), |m| format!("  last move {}", m.name()));
    let fear = state.ghosts().iter().map(|ghost| ghost.timer).max().unwrap_or(0);
    let fear = if fear > 0 { format!("  ghosts frightened for {fear}") } else { String::new() };
    let decision = session.decision();
    format!("decision {decision}  score {score}  food {food}  capsules {capsules}{last}{fear}")
}

/// How the game ended, or that it goes on.
pub fn verdict(session: &Session) -> String {
    let moves = match session.decision() - 1 {
        1 => "1 move".to_string(),
        count => format!("{count} moves"),
    };
    let score = session.state().score();
    match session.state().status() {
        Status::Won => format!("won with {score} points after {moves}"),
        Status::Lost => format!("lost with {score} points after {moves}"),
        Status::Playing => format!("not finished: {score} points after {moves}"),
    }
}

//! What is seen: the board in colour, and lines about the game.

use draw::Charset;
use pacman::{Agent, Item, Move, Pacman, Square, State, Status, WatchedGame};
use terminal::show::{Canvas, Color};

/// A square is two characters wide, so that ghosts half-way to the next one are seen there.
const SQUARE_COLUMNS: usize = 2;
/// A frightened ghost with fewer moves left than this is drawn in another colour: it is about to turn.
const LAST_FEAR: u8 = 10;

/// Colours of the ghosts, in turn.
const GHOST_COLOURS: [Color; 4] = [Color::Red, Color::Magenta, Color::Cyan, Color::Green];

/// What a square shows.
type SquareGlyph = terminal::show::Glyph<SQUARE_COLUMNS>;

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

/// The board; agents between two squares are seen there.
pub fn board(game: &Pacman, state: &State, charset: Charset) -> Canvas {
    let glyphs = if charset == Charset::Ascii { &ASCII } else { &UNICODE };
    let (width, height) = (game.maze().walls().width(), game.maze().walls().height());
    let mut canvas = Canvas::new(width * SQUARE_COLUMNS, height);
    // Places of the maze are counted in half squares, and rows from the bottom.
    let mut put = |half_column: u8, row: u8, glyph| {
        canvas.put(usize::from(half_column), height - 1 - usize::from(row), glyph);
    };
    for square in game.maze().walls().squares() {
        put(square.point().x, square.y, ground(game, state, square, glyphs));
    }
    for (index, ghost) in state.ghosts().iter().enumerate() {
        put(ghost.point.x, ghost.point.square().y, ghost_glyph(ghost, index, glyphs));
    }
    let pacman = state.pacman();
    put(pacman.point.x, pacman.point.square().y, pacman_glyph(pacman, state.status(), glyphs));
    canvas
}

fn ground(game: &Pacman, state: &State, square: Square, glyphs: &Glyphs) -> SquareGlyph {
    if game.maze().walls().is_wall(square) {
        return SquareGlyph { text: glyphs.wall, colour: Color::DarkBlue };
    }
    match game.maze().item(square) {
        Item::Food(dot) if state.has_food(dot) => SquareGlyph { text: glyphs.food, colour: Color::White },
        Item::Capsule(capsule) if state.has_capsule(capsule) => {
            SquareGlyph { text: glyphs.capsule, colour: Color::White }
        }
        _ => SquareGlyph { text: [' ', ' '], colour: Color::White },
    }
}

fn ghost_glyph(ghost: &Agent, index: usize, glyphs: &Glyphs) -> SquareGlyph {
    match ghost.timer {
        0 => SquareGlyph { text: glyphs.ghost, colour: GHOST_COLOURS[index % GHOST_COLOURS.len()] },
        1..LAST_FEAR => SquareGlyph { text: glyphs.scared, colour: Color::White },
        _ => SquareGlyph { text: glyphs.scared, colour: Color::Blue },
    }
}

/// Pacman with his mouth open in the direction he goes.
fn pacman_glyph(pacman: &Agent, status: Status, glyphs: &Glyphs) -> SquareGlyph {
    let body = glyphs.body;
    let text = match (status, pacman.facing) {
        (Status::Lost, _) => ['x', 'x'],
        (_, Move::West) => ['>', body],
        (_, Move::East | Move::Stop) => [body, '<'],
        (_, Move::North) => [body, 'v'],
        (_, Move::South) => [body, '^'],
    };
    SquareGlyph { text, colour: Color::Yellow }
}

/// The line about where the game stands.
pub fn status(session: &WatchedGame) -> String {
    let state = session.state();
    let (score, food, capsules) = (state.score(), state.food_left(), state.capsules_left());
    let last = session.last_move().map_or(String::new(), |m| format!("  last move {}", m.name()));
    let fear = state.ghosts().iter().map(|ghost| ghost.timer).max().unwrap_or(0);
    let fear = if fear > 0 { format!("  ghosts frightened for {fear}") } else { String::new() };
    let decision = session.decision();
    format!("decision {decision}  score {score}  food {food}  capsules {capsules}{last}{fear}")
}

/// How the game ended, or that it goes on.
pub fn verdict(session: &WatchedGame) -> String {
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

//! What scripts can ask about a position of Pac-Man. Places are records `{x, y}`: columns and rows from the lower left, from 0;
//! a frightened ghost may be half-way between two.

use crate::geometry::{HalfPoint, Square};
use crate::rules::Pacman;
use crate::state::{Agent, State};
use crate::walls::Walls;
use session::script::{Arguments, FactError};
use session::{Constant, Data, Fact, Lexicon};

/// Agents, food, capsules and the score; walls and steps through the maze.
pub(crate) fn facts(game: &Pacman) -> Lexicon<State> {
    let [food, capsules, steps, nearest, walls] = std::array::from_fn(|_| game.clone());
    Lexicon {
        facts: vec![
            Fact::new(("score", ""), "the score so far", "p.score()", |state: &State, _| {
                Ok(f64::from(state.score()))
            }),
            Fact::new(("pacman", ""), "where Pac-Man is: {x, y}", "p.pacman().x", |state: &State, _| {
                Ok(place(state.pacman().point))
            }),
            Fact::new(
                ("ghosts", ""),
                "the ghosts: {x, y, scared}, where scared counts the moves for which it can be eaten",
                "p.ghosts().length",
                |state: &State, _| Ok(Data::List(state.ghosts().iter().map(ghost).collect())),
            ),
            Fact::new(
                ("food", ""),
                "the dots left: {x, y} each",
                "p.food().length",
                move |state: &State, _| {
                    let squares = state.food().map(|dot| food.maze().food_square(dot));
                    Ok(Data::List(squares.map(|square| place(square.point())).collect()))
                },
            ),
            Fact::new(
                ("capsules", ""),
                "the capsules left: {x, y} each",
                "p.capsules().length",
                move |state: &State, _| {
                    let squares = state.capsules().map(|capsule| capsules.maze().capsule_square(capsule));
                    Ok(Data::List(squares.map(|square| place(square.point())).collect()))
                },
            ),
            Fact::new(
                ("steps", "from, to"),
                "steps through the maze from one place {x, y} to another; undefined if no way leads there",
                "p.steps(p.pacman(), p.food()[0])",
                move |_: &State, given| path(&steps, given),
            ),
            Fact::new(
                ("nearestFood", ""),
                "steps through the maze from Pac-Man to the nearest dot; undefined if he can reach none",
                "p.nearestFood()",
                move |state: &State, _| {
                    Ok(crate::value::nearest_food(&nearest, state)
                        .map_or(Data::Nothing, |steps| u32::from(steps).into()))
                },
            ),
            Fact::new(
                ("isWall", "x, y"),
                "whether there is a wall",
                "p.isWall(0, 0)",
                move |_: &State, given| {
                    Ok(open_square(walls.maze().walls(), given.get(0).number(), given.get(1).number())
                        .is_none())
                },
            ),
        ],
        constants: vec![
            Constant {
                name: "WIDTH",
                about: "columns of the maze",
                example: "WIDTH",
                data: game.maze().walls().width().into(),
            },
            Constant {
                name: "HEIGHT",
                about: "rows of the maze",
                example: "HEIGHT",
                data: game.maze().walls().height().into(),
            },
        ],
        ..Lexicon::default()
    }
}

fn place(point: HalfPoint) -> Data {
    Data::Record(fields(point))
}

fn fields(point: HalfPoint) -> Vec<(String, Data)> {
    let half = |number: u8| Data::from(f64::from(number) / f64::from(HalfPoint::WHOLE));
    vec![("x".into(), half(point.x)), ("y".into(), half(point.y))]
}

fn ghost(agent: &Agent) -> Data {
    let mut fields = fields(agent.point);
    fields.push(("scared".into(), u32::from(agent.timer).into()));
    Data::Record(fields)
}

/// Steps from one place to another; from between two squares the nearer one counts.
fn path(game: &Pacman, given: &Arguments) -> Result<Data, FactError> {
    let [from, to] = [0, 1].map(|index| {
        let number = |name: &str| given.get(index).get(name).and_then(Data::number);
        let whole = |number: Option<f64>| number.map(f64::round);
        open_square(game.maze().walls(), whole(number("x")), whole(number("y")))
            .ok_or_else(|| given.bad(index, "a place {x, y} that is no wall"))
    });
    let steps = game.maze().distances().between(from?, to?);
    Ok(if steps == crate::UNREACHABLE { Data::Nothing } else { u32::from(steps).into() })
}

/// The square in this column and row, if there is one without a wall.
fn open_square(walls: &Walls, x: Option<f64>, y: Option<f64>) -> Option<Square> {
    let within = |number: Option<f64>, size: usize| number.filter(|&at| 0.0 <= at && at < size as f64);
    let square = Square::new(within(x, walls.width())? as u8, within(y, walls.height())? as u8);
    (!walls.is_wall(square)).then_some(square)
}

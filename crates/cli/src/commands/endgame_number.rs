//! `plywood endgame number`: the number of a position as digits and as in the tables, and back.

use crate::args::{EndgameNumber, NumberedBy};
use crate::{output, setup};
use anyhow::{Context, bail, ensure};
use chess::endgame::{PlainEnding, PlainNumber};
use endgame::{ClassId, Indexer, TablePlace};
use search::{Notation, Side};
use serde::Serialize;

pub fn run(args: &EndgameNumber) -> anyhow::Result<()> {
    let view = match args.place.game.name {
        "chess" => chess_view(args)?,
        "draughts" => draughts_view(args)?,
        other => bail!("unknown game '{other}': expected chess or draughts, which have endgame tables"),
    };
    if args.print.json { output::json(&view) } else { output::say(&text(&view)) }
}

/// A position with its numbers.
#[derive(Serialize)]
struct NumberView {
    game: &'static str,
    position: String,
    digits: Option<DigitsView>,
    tables: TablesView,
}

/// The number whose digits are squares.
#[derive(Serialize)]
struct DigitsView {
    ending: String,
    /// How many numbers there are.
    numbers: u64,
    number: u64,
    terms: Vec<TermView>,
    /// What the side to move adds.
    turn: u64,
}

#[derive(Serialize)]
struct TermView {
    man: String,
    square: String,
    index: u64,
    digit: u32,
    value: u64,
}

/// The number in the tables.
#[derive(Serialize)]
struct TablesView {
    ending: String,
    numbers: u64,
    number: u64,
    /// The position that stands at this number, for all that are the same turned, mirrored or with colours changed.
    stands_for: String,
}

fn chess_view(args: &EndgameNumber) -> anyhow::Result<NumberView> {
    let game = chess::Chess::default().with_draws(chess::Draws::Ignored);
    let state = match (args.number, &args.ending, args.by) {
        (Some(number), Some(ending), None | Some(NumberedBy::Digits)) => {
            PlainEnding::parse(ending)?.state(number)?
        }
        (Some(number), Some(ending), Some(NumberedBy::Tables)) => {
            let most = chess::endgame::MOST_PLAIN_MEN as u32;
            stored(chess::endgame::Numbering::new, most, ending, number)?
        }
        _ => game.parse_state(&position(args)?)?,
    };
    let (ending, number) = PlainEnding::of(&state)?;
    let men = state.board().occupied().len();
    let tables = tables(&chess::endgame::Numbering::new(men), &state)?;
    Ok(NumberView {
        game: "chess",
        position: game.show_state(&state),
        digits: Some(digits(&ending, &number)),
        tables,
    })
}

fn draughts_view(args: &EndgameNumber) -> anyhow::Result<NumberView> {
    ensure!(args.by != Some(NumberedBy::Digits), "--by digits is for chess only");
    let most = draughts::endgame::MAX_TABLE_PIECES as u32;
    let numbering = |pieces: u32| draughts::endgame::Numbering::new(pieces as usize);
    let state = match (args.number, &args.ending) {
        (Some(number), Some(ending)) => stored(numbering, most, ending, number)?,
        _ => draughts::Draughts.parse_state(&position(args)?)?,
    };
    let pieces: u32 = [Side::Max, Side::Min]
        .map(|side| state.force(side))
        .iter()
        .map(|force| u32::from(force.men) + u32::from(force.kings))
        .sum();
    let position = draughts::Draughts.show_state(&state);
    ensure!(pieces <= most, "bad position '{position}': expected at most {most} pieces");
    Ok(NumberView { game: "draughts", tables: tables(&numbering(pieces), &state)?, position, digits: None })
}

fn position(args: &EndgameNumber) -> anyhow::Result<String> {
    Ok(setup::open(&args.place)?.position(&setup::at(&args.place))?.position)
}

fn digits(ending: &PlainEnding, number: &PlainNumber) -> DigitsView {
    let terms = number.terms.iter().map(|term| TermView {
        man: term.man.clone(),
        square: term.square.to_string(),
        index: term.square as u64,
        digit: term.digit,
        value: term.value(),
    });
    DigitsView {
        ending: ending.to_string(),
        numbers: 2 * ending.half(),
        number: number.total(),
        terms: terms.collect(),
        turn: number.turn,
    }
}

fn tables<I: Indexer<Game: Notation>>(
    numbering: &I,
    state: &endgame::IndexedState<I>,
) -> anyhow::Result<TablesView> {
    let game = numbering.game();
    let place = numbering
        .index(state)
        .with_context(|| format!("bad position '{}': expected men on both sides", game.show_state(state)))?;
    let class = numbering.class(place.class);
    Ok(TablesView {
        ending: class.name.clone(),
        numbers: class.len(),
        number: place.index,
        stands_for: game.show_state(&numbering.state(place)),
    })
}

/// The smallest numbering that knows an ending by the name of its class or of one of its slices, and the ending.
pub(super) fn find<I: Indexer>(
    numbering: impl Fn(u32) -> I,
    most: u32,
    ending: &str,
) -> anyhow::Result<(I, ClassId)> {
    for men in 2..=most {
        let numbering = numbering(men);
        let is_named = |class: &endgame::Class| {
            class.name == ending || class.slices.iter().any(|slice| slice.name == ending)
        };
        if let Some(number) = numbering.classes().iter().position(is_named) {
            return Ok((numbering, ClassId(number as u16)));
        }
    }
    bail!(
        "unknown ending '{ending}': expected one of at most {most} men, such as KQvK in chess or 2Kv1K in draughts"
    )
}

/// The state at a number of the tables.
fn stored<I: Indexer>(
    numbering: impl Fn(u32) -> I,
    most: u32,
    ending: &str,
    number: u64,
) -> anyhow::Result<endgame::IndexedState<I>> {
    let (numbering, class) = find(numbering, most, ending)?;
    let last = numbering.class(class).len() - 1;
    ensure!(number <= last, "bad number '{number}': expected 0 to {last} for {ending}");
    let place = TablePlace { class, index: number };
    ensure!(
        numbering.is_used(place),
        "bad number '{number}': expected the number of a position: this one is left free"
    );
    Ok(numbering.state(place))
}

fn text(view: &NumberView) -> String {
    let mut out = format!("{}\n", view.position);
    if let Some(digits) = &view.digits {
        out.push_str(&format!("{}\n", digits_text(digits)));
    }
    let TablesView { ending, numbers, number, stands_for } = &view.tables;
    out.push_str(&format!(
        "in the tables: number {} of {}, 0 to {}\n  which is kept for {stands_for}\n",
        output::count(*number),
        ending,
        output::count(numbers - 1)
    ));
    out
}

/// The sum, a line for every man.
fn digits_text(digits: &DigitsView) -> String {
    let power = |digit: u32| match digit {
        0 => String::new(),
        1 => " * 64".into(),
        _ => format!(" * 64^{digit}"),
    };
    let line = |man: &str, square: &str, sum: String, value: u64| {
        format!("  {man:<16} {square:<3} {sum:<10} {:>13}\n", output::count(value))
    };
    let mut out =
        format!("digits with base 64: {}, 0 to {}\n", digits.ending, output::count(digits.numbers - 1));
    for term in &digits.terms {
        let sum = format!("{:>2}{}", term.index, power(term.digit));
        out.push_str(&line(&term.man, &term.square, sum, term.value));
    }
    let (turn, power) = match digits.turn {
        0 => ("Black to move", String::new()),
        _ => ("White to move", format!("     64^{}", digits.terms.len())),
    };
    out.push_str(&line(turn, "", power, digits.turn));
    out + &line("number", "", String::new(), digits.number)
}

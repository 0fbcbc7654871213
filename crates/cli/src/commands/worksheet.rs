//! An exercise on paper: the position, the tree and blanks to fill in, or the answers.

use crate::output;
use anyhow::Context;
use draw::board::{self, Labels};
use draw::document::{Block, Document, Form, Picture, write as set};
use draw::palette::LIGHT;
use exercise::{Exercise, Question, Row, SheetTree};
use session::PositionView;
use std::path::Path;

/// Room for an answer.
const BLANK: &str = "__________";
const BLANK_WINDOW: &str = "[ ________ , ________ ]";
/// Before a node, for each level.
const INDENT: &str = "    ";
/// The side of a cell of the board, in pixels.
const CELL: f64 = 28.0;
/// More drawings of a tree are harder to follow than the table.
const MOST_DRAWINGS: usize = 12;
/// What the columns ask for.
const HEADINGS: [&str; 3] = ["node", "value", "window"];
const HOW: &str = "Value: what the node is worth when the search leaves it; where only a bound is known, the bound with \
                   its sign. Window: alpha and beta when the node is entered. A node that is never looked at is cut.";

/// Whether the answers stand on the sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Answers {
    /// Blanks.
    Blank,
    /// The right answers.
    Filled,
}

/// Writes the worksheet in the form its name asks for.
pub fn write(
    file: &Path,
    position: &PositionView,
    exercise: &Exercise<'_>,
    tree: &SheetTree,
    answers: Answers,
) -> anyhow::Result<()> {
    let extension = file.extension().unwrap_or_default().to_string_lossy();
    let form = Form::from_extension(&extension)
        .with_context(|| format!("bad file '{}': expected an ending .pdf, .html or .md", file.display()))?;
    let mut document = document(position, exercise, answers);
    let is_table = |block: &Block| matches!(block, Block::Table { .. });
    let table = document.blocks.iter().position(is_table).unwrap_or(document.blocks.len());
    document.blocks.splice(table..table, drawn_tree(tree)?);
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    for written in set(&document, form, &stem)? {
        let file = file.with_file_name(format!("{stem}{}", written.suffix));
        files::write_whole(&file, &written.bytes)?;
        output::say(&format!("wrote {}\n", file.display()))?;
    }
    let (questions, nodes) = (exercise.questions().len(), exercise.looked_at());
    output::say(&format!("{} questions on a search of {} nodes\n", questions, output::count(nodes as u64)))
}

/// The tree as pictures, where a few show all of it: a longer search is asked about in the table alone.
fn drawn_tree(tree: &SheetTree) -> anyhow::Result<Vec<Block>> {
    let drawings = draw::sheet::drawings(&tree.view, &tree.names)?;
    if drawings.len() > MOST_DRAWINGS {
        return Ok(Vec::new());
    }
    let block = |svg| Block::Pictures(vec![Picture { svg, caption: String::new() }]);
    Ok(drawings.into_iter().map(block).collect())
}

fn document(position: &PositionView, exercise: &Exercise<'_>, answers: Answers) -> Document {
    let nodes = output::count(exercise.looked_at() as u64);
    let task = format!(
        "Simulate the search by hand: {}. Children are looked at from first to last. It looks at {nodes} nodes.",
        exercise.task()
    );
    let mut blocks = vec![Block::Words(task), Block::Words(HOW.into())];
    if let Some(grid) = &position.board {
        let svg = board::svg(grid, &LIGHT, CELL, Labels::Shown);
        let caption = format!("{}, {} to move", position.position, position.turn);
        blocks.push(Block::Pictures(vec![Picture { svg, caption }]));
    }
    let rows = exercise.rows().iter().map(|row| cells(exercise, row, answers)).collect();
    blocks.push(Block::Table { headings: HEADINGS.map(String::from).into(), rows });
    let last = exercise.last_questions().map(|question| {
        let prompt = exercise.prompt(question);
        Block::Words(format!("{prompt}: {}", answer(exercise, question, answers)))
    });
    blocks.extend(last);
    let title = match answers {
        Answers::Blank => "Exercise",
        Answers::Filled => "Exercise, with answers",
    };
    let title = format!("{title}: {} by hand", position.game);
    Document { title, blocks, ..Document::default() }
}

fn cells(exercise: &Exercise<'_>, row: &Row, answers: Answers) -> Vec<String> {
    let asked = |wanted: fn(&Question) -> bool| {
        let question = row.questions.iter().copied().find(wanted);
        question.map_or_else(String::new, |question| answer(exercise, question, answers))
    };
    let value = asked(|question| matches!(question, Question::Value(_)));
    let terms = row.questions.iter().copied().filter(|question| matches!(question, Question::Term(..)));
    let terms: Vec<String> =
        terms.map(|term| format!("{} = {}", exercise.key(term), answer(exercise, term, answers))).collect();
    let value = if terms.is_empty() { value } else { format!("{}; {value}", terms.join("; ")) };
    let window = asked(|question| matches!(question, Question::Window(_)));
    vec![INDENT.repeat(row.ply) + &row.text, value, window]
}

fn answer(exercise: &Exercise<'_>, question: Question, answers: Answers) -> String {
    match (answers, question) {
        (Answers::Filled, _) => exercise.answer(question),
        (Answers::Blank, Question::Window(_)) => BLANK_WINDOW.into(),
        (Answers::Blank, _) => BLANK.into(),
    }
}

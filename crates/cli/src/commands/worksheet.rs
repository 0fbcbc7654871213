//! An exercise on paper: the position, the tree and blanks to fill in, or the answers; and the same for a course's software.

use crate::output;
use anyhow::{Context, bail};
use draw::board::{self, CellLabels};
use draw::document::{Document, DocumentBlock, DocumentFormat, Picture, write as set};
use draw::palette::LIGHT;
use exercise::{Exercise, Question, QuizForm, SheetRow, SheetTree};
use session::{Language, PositionView};
use std::path::{Path, PathBuf};

/// Room for an answer.
const BLANK: &str = "__________";
const BLANK_BOUND: &str = "________";
/// Before a node, for each level.
const INDENT: &str = "    ";
/// The side of a cell of the board, in pixels.
const CELL: f64 = 28.0;
/// What the columns ask for.
const HEADINGS: [&str; 3] = ["paper-node", "paper-value", "paper-window"];

/// Whether the answers stand on the sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Answers {
    /// Blanks.
    Blank,
    /// The right answers.
    Filled,
}

/// Writes the worksheet in the form its name asks for.
pub fn write(file: &Path, paper: &Worksheet<'_>, tree: &SheetTree) -> anyhow::Result<()> {
    let extension = file.extension().unwrap_or_default().to_string_lossy();
    match QuizForm::from_extension(&extension) {
        Some(form) => write_quiz(file, form, paper, tree),
        None => write_paper(file, paper, tree),
    }
}

/// The questions for a course's software.
fn write_quiz(file: &Path, form: QuizForm, paper: &Worksheet<'_>, tree: &SheetTree) -> anyhow::Result<()> {
    let Worksheet { exercise, answers, .. } = paper;
    if *answers == Answers::Filled {
        bail!("a file for a course's software holds the answers anyway: expected no --solved");
    }
    let quiz = exercise.quiz(paper.title(), draw::sheet::few_drawings(&tree.view, &tree.names)?);
    files::write_whole(file, &quiz.write(form))?;
    paper.tell(&[file.into()])
}

fn write_paper(file: &Path, paper: &Worksheet<'_>, tree: &SheetTree) -> anyhow::Result<()> {
    let extension = file.extension().unwrap_or_default().to_string_lossy();
    let form = DocumentFormat::from_extension(&extension).with_context(|| {
        format!("bad file '{}': expected an ending .pdf, .html, .md, .xml or .zip", file.display())
    })?;
    let mut document = paper.document();
    let is_table = |block: &DocumentBlock| matches!(block, DocumentBlock::Table { .. });
    let table = document.blocks.iter().position(is_table).unwrap_or(document.blocks.len());
    document.blocks.splice(table..table, drawn_tree(tree)?);
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let mut names = Vec::new();
    for written in set(&document, form, &stem)? {
        let file = file.with_file_name(format!("{stem}{}", written.suffix));
        files::write_whole(&file, &written.bytes)?;
        names.push(file);
    }
    paper.tell(&names)
}

/// The tree as pictures, where a few show all of it: a longer search is asked about in the table alone.
fn drawn_tree(tree: &SheetTree) -> anyhow::Result<Vec<DocumentBlock>> {
    let block = |svg| DocumentBlock::Pictures(vec![Picture { svg, caption: String::new() }]);
    Ok(draw::sheet::few_drawings(&tree.view, &tree.names)?.into_iter().map(block).collect())
}

/// A sheet for paper.
pub struct Worksheet<'a> {
    /// Where the search begins.
    pub position: &'a PositionView,
    /// The questions.
    pub exercise: &'a Exercise<'a>,
    /// Blanks or answers.
    pub answers: Answers,
    /// The language of its words.
    pub language: Language,
}

impl Worksheet<'_> {
    fn document(&self) -> Document {
        let Worksheet { position, exercise, language, .. } = self;
        let nodes = exercise.looked_at() as u64;
        let task = [
            ("task", exercise.task().into()),
            ("count", nodes.into()),
            ("nodes", language.count(nodes).into()),
        ];
        let words = |text: &str| DocumentBlock::Words(text.into());
        let mut blocks =
            vec![DocumentBlock::Words(language.say("paper-task", task)), words(language.word("paper-how"))];
        if let Some(grid) = &position.board {
            let svg = board::svg(grid, &LIGHT, CELL, CellLabels::Shown);
            let turn = [("position", (&position.position).into()), ("side", (&position.turn).into())];
            blocks.push(DocumentBlock::Pictures(vec![Picture {
                svg,
                caption: language.say("paper-turn", turn),
            }]));
        }
        let rows = exercise.rows().iter().map(|row| self.cells(row)).collect();
        let headings = HEADINGS.map(|name| language.word(name).into()).into();
        blocks.push(DocumentBlock::Table { headings, rows });
        let last = exercise.last_questions().map(|question| {
            let prompt = exercise.prompt(question);
            DocumentBlock::Words(format!("{prompt}: {}", self.answer(question)))
        });
        blocks.extend(last);
        Document { title: self.title(), blocks, language: *language, ..Document::default() }
    }

    fn title(&self) -> String {
        let title = match self.answers {
            Answers::Blank => "paper-title",
            Answers::Filled => "paper-title-solved",
        };
        self.language.say(title, [("game", (&self.position.game).into())])
    }

    /// Says what was written, and how much there is to do.
    fn tell(&self, files: &[PathBuf]) -> anyhow::Result<()> {
        let Worksheet { exercise, language, .. } = self;
        for file in files {
            let wrote = [("file", file.display().to_string().into())];
            output::say(&(language.say("wrote", wrote) + "\n"))?;
        }
        let (questions, nodes) = (exercise.questions().len(), exercise.looked_at());
        let said = [("questions", questions.into()), ("nodes", language.count(nodes as u64).into())];
        output::say(&(language.say("paper-size", said) + "\n"))
    }

    fn cells(&self, row: &SheetRow) -> Vec<String> {
        let asked = |wanted: fn(&Question) -> bool| {
            let question = row.questions.iter().copied().find(wanted);
            question.map_or_else(String::new, |question| self.answer(question))
        };
        let value = asked(|question| matches!(question, Question::Value(_)));
        let terms = row.questions.iter().copied().filter(|question| matches!(question, Question::Term(..)));
        let terms: Vec<String> =
            terms.map(|term| format!("{} = {}", self.exercise.key(term), self.answer(term))).collect();
        let value = if terms.is_empty() { value } else { format!("{}; {value}", terms.join("; ")) };
        let window = asked(|question| matches!(question, Question::Window(_)));
        vec![INDENT.repeat(row.ply) + &row.text, value, window]
    }

    fn answer(&self, question: Question) -> String {
        match (self.answers, question) {
            (Answers::Filled, _) => self.exercise.answer(question),
            (Answers::Blank, Question::Window(_)) => {
                let between = self.language.between().trim();
                format!("[ {BLANK_BOUND} {between} {BLANK_BOUND} ]")
            }
            (Answers::Blank, _) => BLANK.into(),
        }
    }
}

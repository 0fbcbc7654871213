//! A review as a document: what each side did, the graph, the boards at the marks, every move, and the rules.

use super::{Review, ReviewedPly};
use crate::error::LabError;
use crate::table::ResultTable;
use draw::board::{Arrow, Overlay, svg_with};
use draw::chart::{ChartFrame, ChartSeries, lines};
use draw::document::{Document, DocumentBlock, Picture};
use draw::palette::LIGHT;
use session::{At, Language, MoveView, Playable, PositionView};

/// Width of a cell of the boards, in pixels.
const CELL: f64 = 26.0;
/// The graph.
const CHART: (f64, f64) = (666.0, 260.0);
/// Boards side by side.
const ABREAST: usize = 2;

impl Review {
    /// Writes it up, in the language that the game speaks.
    pub fn document(&self, bench: &dyn Playable, game: &At) -> Result<Document, LabError> {
        let language = bench.language();
        let heading = |name: &str| DocumentBlock::Heading(language.word(name).into());
        let mut blocks = vec![heading("review-players"), block(self.counts(language))];
        blocks.extend([heading("review-graph"), self.picture(bench)]);
        let marked: Vec<&ReviewedPly> = self.plies.iter().filter(|ply| ply.mark.is_some()).collect();
        blocks.push(heading("review-marks"));
        if marked.is_empty() {
            blocks.push(DocumentBlock::Words(language.word("review-no-marks").into()));
        }
        for some in marked.chunks(ABREAST) {
            let shown: Vec<Shown> =
                some.iter().map(|ply| shown(bench, game, ply)).collect::<Result<_, LabError>>()?;
            let (pictures, words): (Vec<_>, Vec<_>) =
                shown.into_iter().map(|one| (one.picture, one.words)).unzip();
            let pictures: Vec<Picture> = pictures.into_iter().flatten().collect();
            let words: Vec<String> = words.into_iter().flatten().collect();
            if !pictures.is_empty() {
                blocks.push(DocumentBlock::Pictures(pictures));
            }
            if !words.is_empty() {
                blocks.push(DocumentBlock::List(words));
            }
        }
        blocks.extend([heading("review-moves"), block(self.table(bench.idiom().manner()))]);
        blocks.extend([heading("review-rules"), DocumentBlock::List(self.rules_told(language))]);
        Ok(Document {
            title: language.say("review-title", [("game", bench.title().into())]),
            subtitle: language.say("review-subtitle", [("nodes", language.count(self.nodes).into())]),
            language,
            blocks,
            ..Document::default()
        })
    }

    /// The rules in sentences.
    pub fn rules_told(&self, language: Language) -> Vec<String> {
        let rules = self.rules;
        let whole = |number: i32| language.count(number.unsigned_abs().into());
        let said = || {
            [
                ("unit", language.written(&session::words::number_text(rules.unit)).into()),
                ("nodes", language.count(self.nodes).into()),
                ("dubious", whole(rules.dubious).into()),
                ("mistake", whole(rules.mistake).into()),
                ("blunder", whole(rules.blunder).into()),
                ("decided", whole(rules.decided).into()),
                ("most", whole(rules.most).into()),
                ("confirmed", rules.confirmed.into()),
                ("doubtful", rules.doubtful.into()),
            ]
        };
        let names = ["unit", "loss", "signs", "decided", "again", "truth"];
        names.iter().map(|name| language.say(&format!("review-rule-{name}"), said())).collect()
    }

    fn picture(&self, bench: &dyn Playable) -> DocumentBlock {
        let (language, [side, _]) = (bench.language(), bench.sides());
        let (plies, hundredths) = (language.word("chart-ply-axis"), language.word("review-axis"));
        let frame = ChartFrame {
            width: CHART.0,
            height: CHART.1,
            language,
            ..ChartFrame::new("", plies, hundredths)
        };
        let name = language.say("chart-score", [("side", side.into())]);
        let series = ChartSeries { name: name.clone(), points: self.graph() };
        DocumentBlock::Pictures(vec![Picture { svg: lines(&frame, &[series]), caption: name }])
    }
}

fn block(table: ResultTable) -> DocumentBlock {
    let headings = table.headings.iter().map(|heading| heading.to_string()).collect();
    DocumentBlock::Table { headings, rows: table.rows }
}

/// A marked move: its board with words below, or the words alone.
struct Shown {
    picture: Option<Picture>,
    words: Option<String>,
}

/// The board before a move, with an arrow for the move and a strong one for the better.
fn shown(bench: &dyn Playable, game: &At, ply: &ReviewedPly) -> Result<Shown, LabError> {
    let at = At { position: game.position.clone(), moves: game.moves[..ply.ply - 1].to_vec() };
    let position = bench.position(&at)?;
    let sign = ply.mark.map_or("", super::ReviewMark::sign);
    let words = format!("{}. {}{sign}: {}", ply.ply, ply.m, ply.told(bench.language(), ply.shown_line()));
    let Some(grid) = &position.board else { return Ok(Shown { picture: None, words: Some(words) }) };
    let better = ply.better.first().and_then(|m| arrow(&position, m, Strength::Better));
    let arrows = better.into_iter().chain(arrow(&position, &ply.m, Strength::Played)).collect();
    let svg = svg_with(grid, &LIGHT, CELL, &Overlay { arrows, ..Overlay::default() });
    Ok(Shown { picture: Some(Picture { svg, caption: words }), words: None })
}

#[derive(PartialEq)]
enum Strength {
    Better,
    Played,
}

fn arrow(position: &PositionView, m: &str, strength: Strength) -> Option<Arrow> {
    let MoveView { from, to, via, .. } = position.ways.iter().find(|way| way.text == m)?;
    let cells = from.iter().chain(via).chain(to).copied().collect();
    Some(Arrow { cells, text: String::new(), is_strong: strength == Strength::Better })
}

//! The parts of the document: tables and pictures of the findings, with the words that go with them.

use super::facts::Facts;
use super::notes::{CaptionedBoard, SECTIONS};
use super::{Findings, StudyRequest, words};
use crate::error::LabError;
use crate::parts::KeptTerms;
use crate::summary::Marks;
use crate::table::{ResultTable, short};
use draw::board::{CellLabels, svg as board_svg};
use draw::chart::{Bars, ChartFrame, ChartSeries, Scale, bars, lines};
use draw::document::{Document, DocumentBlock, Picture};
use draw::palette::LIGHT;
use draw::{Boards, DrawOptions, Format};
use session::view::{NodeView, TreeView};
use session::{Grid, Playable, Side, Value};

/// Width of a cell of the boards, in pixels.
const CELL: f64 = 30.0;
/// This number of the worst games is shown as boards.
const SHOWN: usize = 2;
/// Plies of the line whose moves are drawn as trees.
const TREES: usize = 4;
/// A heat map stands beside another, and is drawn as large as it is shown: numbers in it stay as they are.
const HEAT: (f64, f64) = (327.0, 290.0);
/// A chart that leaves room for words on its page.
const CHART_HEIGHT: f64 = 300.0;
const CHART_WIDTH: f64 = 666.0;

pub(super) fn document(
    bench: &dyn Playable,
    request: &StudyRequest,
    found: &Findings,
) -> Result<Document, LabError> {
    let facts = Facts::of(bench, request, found);
    let boards = boards(found);
    let mut blocks = Vec::new();
    for name in SECTIONS {
        let own = section(name, bench, &facts, request, found);
        blocks.extend(request.notes.merge(name, own, &boards)?);
    }
    Ok(Document {
        title: words::title(&facts),
        subtitle: words::subtitle(&facts),
        language: facts.language,
        blocks,
        ..Document::default()
    })
}

/// What the experiments say in a section.
fn section(
    name: &str,
    bench: &dyn Playable,
    facts: &Facts,
    request: &StudyRequest,
    found: &Findings,
) -> Vec<DocumentBlock> {
    match name {
        "summary" => vec![heading(facts, name), DocumentBlock::List(words::summary(facts))],
        "position" => position(facts, found),
        "value" => value_function(facts, found),
        "pruning" => variants(facts, found),
        "tree" => tree(facts, request, found),
        "line" => line(bench, facts, request, found),
        "terms" => ablation(facts, found),
        "truth" => truth(facts, found),
        "conclusion" => vec![heading(facts, name), DocumentBlock::List(words::conclusion(facts))],
        "repeat" => repeat(bench, request, facts),
        own => {
            if request.notes.has(own) {
                vec![heading(facts, own)]
            } else {
                Vec::new()
            }
        }
    }
}

/// The boards that captions can be about: the start, and the one after each ply.
fn boards(found: &Findings) -> Vec<CaptionedBoard<'_>> {
    let line = &found.line;
    let start = line.board.iter().map(|grid| CaptionedBoard { ply: 0, title: String::new(), grid });
    let plies = line.plies.iter().zip(1..);
    let later = plies.filter_map(|(ply, number)| {
        let title = format!("{number}. {}", ply.m);
        Some(CaptionedBoard { ply: number, title, grid: ply.board.as_ref()? })
    });
    start.chain(later).collect()
}

fn heading(facts: &Facts, name: &str) -> DocumentBlock {
    DocumentBlock::Heading(facts.language.word(&format!("report-{name}")).into())
}

fn table(table: &ResultTable) -> DocumentBlock {
    let headings = table.headings.iter().map(|heading| heading.to_string()).collect();
    DocumentBlock::Table { headings, rows: table.rows.clone() }
}

fn picture(svg: String, caption: &str) -> DocumentBlock {
    DocumentBlock::Pictures(vec![Picture { svg, caption: caption.into() }])
}

fn board(grid: &Grid, caption: &str) -> Picture {
    Picture { svg: board_svg(grid, &LIGHT, CELL, CellLabels::Shown), caption: caption.into() }
}

fn position(facts: &Facts, found: &Findings) -> Vec<DocumentBlock> {
    let position = &found.position;
    let told = |(m, plies): &(String, Option<u32>)| {
        let losing = || facts.language.word("does-not-win").into();
        vec![m.clone(), plies.map_or_else(losing, |plies| plies.to_string())]
    };
    let columns = ["column-move", "column-wins-in"];
    let headings = columns.map(|name| facts.language.word(name).to_string()).to_vec();
    let rows = found.moves.iter().map(told).collect();
    let shown = match &position.board {
        Some(grid) => DocumentBlock::Beside { picture: board(grid, &position.position), headings, rows },
        None => DocumentBlock::Table { headings, rows },
    };
    vec![heading(facts, "position"), DocumentBlock::Words(words::position(facts)), shown]
}

fn value_function(facts: &Facts, found: &Findings) -> Vec<DocumentBlock> {
    let written = |number| facts.language.written(&short(number));
    let mut terms = ResultTable::spoken(facts.language, ["term", "measured", "weight", "share"]);
    terms.rows = found
        .eval
        .terms
        .iter()
        .map(|share| {
            let figures = [share.raw, share.weight, share.value].map(written);
            std::iter::once(share.name.clone()).chain(figures).collect()
        })
        .collect();
    vec![
        heading(facts, "value"),
        DocumentBlock::Words(words::describe_value(facts, &written(found.eval.value))),
        table(&terms),
    ]
}

fn variants(facts: &Facts, found: &Findings) -> Vec<DocumentBlock> {
    let rows = &found.comparison.rows;
    let names: Vec<&str> = rows.iter().map(|row| row.variant.as_str()).collect();
    let values = rows.iter().map(|row| row.nodes as f64).collect();
    let said = |name| facts.language.word(name);
    let nodes = Bars { name: said("chart-nodes-axis").into(), values };
    let named = [said("chart-nodes"), said("chart-variant-axis"), said("chart-nodes-axis")];
    let frame = ChartFrame { y_scale: Scale::Logarithmic, ..chart(facts, named) };
    vec![
        heading(facts, "pruning"),
        DocumentBlock::Words(said("report-pruning-told").into()),
        table(&found.comparison.table()),
        picture(bars(&frame, &names, &[nodes]), said("chart-nodes-about")),
    ]
}

fn chart(facts: &Facts, [title, x_label, y_label]: [&str; 3]) -> ChartFrame {
    let usual = ChartFrame::new(title, x_label, y_label);
    ChartFrame { width: CHART_WIDTH, height: CHART_HEIGHT, language: facts.language, ..usual }
}

/// The moves of the position, and the answers to the first plies of the line: a board that can be read in every node.
fn tree(facts: &Facts, request: &StudyRequest, found: &Findings) -> Vec<DocumentBlock> {
    let mut blocks = vec![heading(facts, "tree"), DocumentBlock::Words(words::describe_tree(facts))];
    let mut caption = facts.language.say("tree-about", [("variant", (&request.drawn).into())]);
    let mut view = Some(TreeView { title: words::tree_title(facts), ..found.tree.clone() });
    let mut played = String::new();
    for ply in 0..TREES {
        let Some(shown) = view.filter(|view| view.len() > 1) else { break };
        blocks.extend(drawn(&shown).map(|svg| picture(svg, &caption)));
        let Some(next) = found.line.plies.get(ply) else { break };
        played.push_str(if ply == 0 { "" } else { " " });
        played.push_str(&next.m);
        caption = facts.language.say("tree-answers", [("move", (&played).into())]);
        view = branch(&shown, &next.m).map(|view| TreeView { title: caption.clone(), ..view });
    }
    blocks
}

/// The part of a tree below a move of its root.
fn branch(view: &TreeView, m: &str) -> Option<TreeView> {
    let parts = draw::split(view, "").unwrap_or_default();
    let is_played = |part: &draw::PicturePart| part.view.len() > 1 && part.view.node(1).label == m;
    parts.iter().skip(1).find(|part| is_played(part)).and_then(|part| below(&part.view))
}

/// The root and its children.
fn drawn(view: &TreeView) -> Option<String> {
    let options = DrawOptions { show_depth: Some(1), boards: Boards::Shown, ..DrawOptions::default() };
    let svg = draw::draw(view, Format::Svg, &options).ok()?;
    String::from_utf8(svg).ok()
}

/// The tree without its root, which has a single child.
fn below(view: &TreeView) -> Option<TreeView> {
    (view.len() > 1).then(|| {
        view.with_nodes(
            view.nodes().skip(1).map(|node| NodeView { parent: node.parent.saturating_sub(1), ..node }),
        )
    })
}

fn line(bench: &dyn Playable, facts: &Facts, request: &StudyRequest, found: &Findings) -> Vec<DocumentBlock> {
    let line = &found.line;
    let (ended, shown) = (Marks::of(bench.description()).ended, &request.shown);
    let points = |value: &dyn Fn(&crate::SimulationPly) -> Option<f64>| -> Vec<(f64, f64)> {
        let point =
            |(i, ply): (usize, &crate::SimulationPly)| ((i + 1) as f64, value(ply).unwrap_or(f64::NAN));
        line.plies.iter().enumerate().map(point).collect()
    };
    let series = [
        ChartSeries {
            name: facts.language.word("chart-searched").into(),
            points: points(&|ply| ply.score.map(Value::number).filter(|score| score.abs() < ended)),
        },
        ChartSeries {
            name: facts.language.say("chart-static", [("eval", shown.into())]),
            points: points(&|ply| Some(ply.static_value)),
        },
    ];
    let title = facts.language.say("chart-score", [("side", (&facts.max).into())]);
    let axes = ["chart-ply-axis", "chart-points-axis"].map(|name| facts.language.word(name));
    let frame = chart(facts, [&title, axes[0], axes[1]]);
    let about = facts.language.say("chart-score-about", [("eval", shown.into())]);
    let mut blocks = vec![
        heading(facts, "line"),
        DocumentBlock::Words(words::describe_line(&request.variant, facts)),
        table(&line.table()),
        table(&summary(bench, found)),
    ];
    blocks.extend(line.boards().map(|svg| picture(svg, facts.language.word("boards-about"))));
    blocks.push(picture(lines(&frame, &series), &about));
    blocks
}

/// The figures of the line, one a row.
fn summary(bench: &dyn Playable, found: &Findings) -> ResultTable {
    let mut table = ResultTable::spoken(bench.language(), ["figure", "value"]);
    let rows = found.line.summary.figures(bench, &found.line.plies);
    table.rows = rows.into_iter().map(|(name, value)| vec![name, value]).collect();
    table
}

fn ablation(facts: &Facts, found: &Findings) -> Vec<DocumentBlock> {
    let chart = found.ablation.chart_of(&[KeptTerms::All, KeptTerms::Without], facts.language);
    vec![
        heading(facts, "terms"),
        DocumentBlock::Words(words::terms(facts)),
        DocumentBlock::Words(words::describe_terms(facts)),
        table(&term_table(facts, found)),
        picture(chart, facts.language.word("chart-terms-about")),
    ]
}

/// A row for each term: the game without it, with it alone, and with it and those above.
fn term_table(facts: &Facts, found: &Findings) -> ResultTable {
    let rows = &found.ablation.rows;
    let told = |kept: KeptTerms, term: &str| {
        let row = rows.iter().find(|row| row.part.kept == kept && row.part.term == term);
        row.map_or_else(String::new, |row| match row.won {
            true => facts.language.say("won-in", [("plies", row.plies.into())]),
            false => facts.language.word("not-won").into(),
        })
    };
    let mut table = ResultTable::spoken(facts.language, ["term", "without", "alone", "added"]);
    let terms = rows.iter().filter(|row| row.part.kept == KeptTerms::Without).map(|row| &row.part.term);
    let cells = |term: &String| {
        let games = [KeptTerms::Without, KeptTerms::Only, KeptTerms::Adding].map(|kept| told(kept, term));
        std::iter::once(term.clone()).chain(games).collect()
    };
    table.rows = terms.map(cells).collect();
    table
}

fn truth(facts: &Facts, found: &Findings) -> Vec<DocumentBlock> {
    let trial = &found.trial;
    let heat = |side: Side| {
        let name = &trial.failures[side as usize].side;
        let caption = facts.language.say("heat-about", [("side", name.into())]);
        Some(Picture { svg: trial.heat_map_of(side, name, HEAT)?, caption })
    };
    let shown = trial.worst.iter().take(SHOWN);
    let worst = shown.filter_map(|game| Some(board(game.board.as_ref()?, &game.position)));
    vec![
        heading(facts, "truth"),
        DocumentBlock::Words(words::describe_class(facts)),
        DocumentBlock::Words(words::describe_trial(facts)),
        DocumentBlock::Pictures([Side::Max, Side::Min].into_iter().filter_map(heat).collect()),
        DocumentBlock::Words(facts.language.word("report-worst").into()),
        table(&trial.worst_table()),
        DocumentBlock::Pictures(worst.collect()),
    ]
}

fn repeat(bench: &dyn Playable, request: &StudyRequest, facts: &Facts) -> Vec<DocumentBlock> {
    let eval = &facts.eval;
    let StudyRequest { position, depth, class, .. } = request;
    let game = bench.name();
    let study = format!("{game} --position {position} --eval {eval} --depth {depth}");
    let commands = [
        format!("plywood eval {game} --position {position} --eval {eval}"),
        format!("plywood lab compare {study}"),
        format!("plywood tree {study} --variant {} --show-depth 1 --boards --out tree.svg", request.drawn),
        format!("plywood lab simulate {study}"),
        format!("plywood lab ablate {study}"),
        format!("plywood lab truth {game} --class {class} --eval {eval} --depth {depth} --every-defence"),
    ];
    vec![
        heading(facts, "repeat"),
        DocumentBlock::Words(facts.language.word("report-repeat-told").into()),
        DocumentBlock::Verbatim(commands.join("\n")),
    ]
}

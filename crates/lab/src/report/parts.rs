//! The parts of the document: tables and pictures of the findings, with the words that go with them.

use super::facts::Facts;
use super::{Findings, StudyRequest, words};
use crate::parts::Kept;
use crate::summary::Marks;
use crate::table::{Table, short};
use draw::board::{Labels, svg as board_svg};
use draw::chart::{Bars, Frame, Scale, Series, bars, lines};
use draw::document::{Block, Document, Picture};
use draw::palette::LIGHT;
use draw::{Boards, Format, Options};
use session::view::TreeView;
use session::{Grid, Playable, Side, Value};

/// Width of a cell of the boards, in pixels.
const CELL: f64 = 30.0;
/// So many of the worst games are shown as boards.
const SHOWN: usize = 2;
/// A heat map stands beside another, and is drawn as large as it is shown: numbers in it stay as they are.
const HEAT: (f64, f64) = (327.0, 290.0);
/// A chart that leaves room for words on its page.
const CHART_HEIGHT: f64 = 300.0;
const CHART_WIDTH: f64 = 666.0;

pub(super) fn document(bench: &dyn Playable, request: &StudyRequest, found: &Findings) -> Document {
    let facts = Facts::of(bench, request, found);
    let parts = [
        vec![heading(&facts, "summary"), Block::List(words::summary(&facts))],
        position(&facts, found),
        value_function(&facts, found),
        variants(&facts, found),
        tree(&facts, request, found),
        line(bench, (&facts, request), found),
        ablation(&facts, found),
        truth(&facts, found),
        vec![heading(&facts, "conclusion"), Block::List(words::conclusion(&facts))],
        repeat(bench, request, &facts),
    ];
    Document {
        title: words::title(&facts),
        subtitle: words::subtitle(&facts),
        language: facts.language,
        blocks: parts.into_iter().flatten().collect(),
        ..Document::default()
    }
}

fn heading(facts: &Facts, name: &str) -> Block {
    Block::Heading(facts.language.word(&format!("report-{name}")).into())
}

fn table(table: &Table) -> Block {
    let headings = table.headings.iter().map(|heading| heading.to_string()).collect();
    Block::Table { headings, rows: table.rows.clone() }
}

fn picture(svg: String, caption: &str) -> Block {
    Block::Pictures(vec![Picture { svg, caption: caption.into() }])
}

fn board(grid: &Grid, caption: &str) -> Picture {
    Picture { svg: board_svg(grid, &LIGHT, CELL, Labels::Shown), caption: caption.into() }
}

fn position(facts: &Facts, found: &Findings) -> Vec<Block> {
    let position = &found.position;
    let told = |(m, plies): &(String, Option<u32>)| {
        let losing = || facts.language.word("does-not-win").into();
        vec![m.clone(), plies.map_or_else(losing, |plies| plies.to_string())]
    };
    let columns = ["column-move", "column-wins-in"];
    let headings = columns.map(|name| facts.language.word(name).to_string()).to_vec();
    let rows = found.moves.iter().map(told).collect();
    let shown = match &position.board {
        Some(grid) => Block::Beside { picture: board(grid, &position.position), headings, rows },
        None => Block::Table { headings, rows },
    };
    vec![heading(facts, "position"), Block::Words(words::position(facts)), shown]
}

fn value_function(facts: &Facts, found: &Findings) -> Vec<Block> {
    let written = |number| facts.language.written(&short(number));
    let mut terms = Table::spoken(facts.language, ["term", "measured", "weight", "share"]);
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
        Block::Words(words::value_told(facts, &written(found.eval.value))),
        table(&terms),
    ]
}

fn variants(facts: &Facts, found: &Findings) -> Vec<Block> {
    let rows = &found.comparison.rows;
    let names: Vec<&str> = rows.iter().map(|row| row.variant.as_str()).collect();
    let values = rows.iter().map(|row| row.nodes as f64).collect();
    let said = |name| facts.language.word(name);
    let nodes = Bars { name: said("chart-nodes-axis").into(), values };
    let named = [said("chart-nodes"), said("chart-variant-axis"), said("chart-nodes-axis")];
    let frame = Frame { y_scale: Scale::Logarithmic, ..chart(facts, named) };
    vec![
        heading(facts, "pruning"),
        Block::Words(said("report-pruning-told").into()),
        table(&found.comparison.table()),
        picture(bars(&frame, &names, &[nodes]), said("chart-nodes-about")),
    ]
}

fn chart(facts: &Facts, [title, x_label, y_label]: [&str; 3]) -> Frame {
    let usual = Frame::new(title, x_label, y_label);
    Frame { width: CHART_WIDTH, height: CHART_HEIGHT, language: facts.language, ..usual }
}

/// The moves of the position, and the answers to the one that is played: a board that can be read in every node.
fn tree(facts: &Facts, request: &StudyRequest, found: &Findings) -> Vec<Block> {
    let mut blocks = vec![heading(facts, "tree"), Block::Words(words::tree_told(facts))];
    let overview = TreeView { title: words::tree_title(facts), ..found.tree.clone() };
    let about = facts.language.say("tree-about", [("variant", (&request.drawn).into())]);
    blocks.extend(drawn(&overview).map(|svg| picture(svg, &about)));
    let branches = draw::split(&found.tree, "").unwrap_or_default();
    let played = facts.line.first.as_deref().unwrap_or_default();
    let branch = branches
        .into_iter()
        .skip(1)
        .find(|part| part.view.nodes.get(1).is_some_and(|node| node.label == played));
    let answers = branch.and_then(|part| below(&part.view));
    let caption = facts.language.say("tree-answers", [("move", played.into())]);
    let answers = answers.map(|view| TreeView { title: caption.clone(), ..view });
    blocks.extend(answers.and_then(|view| drawn(&view)).map(|svg| picture(svg, &caption)));
    blocks
}

/// The root and its children.
fn drawn(view: &TreeView) -> Option<String> {
    let options = Options { show_depth: Some(1), boards: Boards::Shown, ..Options::default() };
    let svg = draw::draw(view, Format::Svg, &options).ok()?;
    String::from_utf8(svg).ok()
}

/// The tree without its root, which has a single child.
fn below(view: &TreeView) -> Option<TreeView> {
    let mut nodes = view.nodes.get(1..)?.to_vec();
    for node in &mut nodes {
        node.parent = node.parent.saturating_sub(1);
        node.ply = node.ply.saturating_sub(1);
    }
    Some(TreeView { nodes, ..view.clone() })
}

fn line(bench: &dyn Playable, (facts, request): (&Facts, &StudyRequest), found: &Findings) -> Vec<Block> {
    let line = &found.line;
    let (ended, shown) = (Marks::of(bench.description()).ended, &request.shown);
    let points = |value: &dyn Fn(&crate::SimulationPly) -> Option<f64>| -> Vec<(f64, f64)> {
        let point =
            |(i, ply): (usize, &crate::SimulationPly)| ((i + 1) as f64, value(ply).unwrap_or(f64::NAN));
        line.plies.iter().enumerate().map(point).collect()
    };
    let series = [
        Series {
            name: facts.language.word("chart-searched").into(),
            points: points(&|ply| ply.score.map(Value::number).filter(|score| score.abs() < ended)),
        },
        Series {
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
        Block::Words(words::line_told(&request.variant, facts)),
        table(&line.table()),
        table(&summary(bench, found)),
    ];
    blocks.extend(line.boards().map(|svg| picture(svg, facts.language.word("boards-about"))));
    blocks.push(picture(lines(&frame, &series), &about));
    blocks
}

/// The figures of the line, one a row.
fn summary(bench: &dyn Playable, found: &Findings) -> Table {
    let mut table = Table::spoken(bench.language(), ["figure", "value"]);
    let rows = found.line.summary.figures(bench, &found.line.plies);
    table.rows = rows.into_iter().map(|(name, value)| vec![name, value]).collect();
    table
}

fn ablation(facts: &Facts, found: &Findings) -> Vec<Block> {
    let chart = found.ablation.chart_of(&[Kept::All, Kept::Without], facts.language);
    vec![
        heading(facts, "terms"),
        Block::Words(words::terms(facts)),
        Block::Words(words::terms_told(facts)),
        table(&term_table(facts, found)),
        picture(chart, facts.language.word("chart-terms-about")),
    ]
}

/// A row for each term: the game without it, with it alone, and with it and those above.
fn term_table(facts: &Facts, found: &Findings) -> Table {
    let rows = &found.ablation.rows;
    let told = |kept: Kept, term: &str| {
        let row = rows.iter().find(|row| row.part.kept == kept && row.part.term == term);
        row.map_or_else(String::new, |row| match row.won {
            true => facts.language.say("won-in", [("plies", row.plies.into())]),
            false => facts.language.word("not-won").into(),
        })
    };
    let mut table = Table::spoken(facts.language, ["term", "without", "alone", "added"]);
    let terms = rows.iter().filter(|row| row.part.kept == Kept::Without).map(|row| &row.part.term);
    let cells = |term: &String| {
        let games = [Kept::Without, Kept::Only, Kept::Adding].map(|kept| told(kept, term));
        std::iter::once(term.clone()).chain(games).collect()
    };
    table.rows = terms.map(cells).collect();
    table
}

fn truth(facts: &Facts, found: &Findings) -> Vec<Block> {
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
        Block::Words(words::class_told(facts)),
        Block::Words(words::trial_told(facts)),
        Block::Pictures([Side::Max, Side::Min].into_iter().filter_map(heat).collect()),
        Block::Words(facts.language.word("report-worst").into()),
        table(&trial.worst_table()),
        Block::Pictures(worst.collect()),
    ]
}

fn repeat(bench: &dyn Playable, request: &StudyRequest, facts: &Facts) -> Vec<Block> {
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
        Block::Words(facts.language.word("report-repeat-told").into()),
        Block::Verbatim(commands.join("\n")),
    ]
}

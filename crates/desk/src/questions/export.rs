//! `POST /api/export`: a tree or a board as a file of any format.

use crate::Desk;
use crate::answer::{Answered, JSON, Work};
use crate::ask::{self, TreeAsk};
use crate::json::read;
use crate::limits::QuestionLimits;
use crate::refusal::Refusal;
use crate::trees::name_of;
use draw::board::{Arrow, Badge, CellLabels, MoveQuality, Overlay};
use draw::palette::Palette;
use draw::{Boards, Charset, DrawOptions, Format, Orientation, PaperSize, Theme};
use search::Checkpoint;
use serde::{Deserialize, Serialize};
use session::view::{NodeView, TreeView};
use session::{
    Call, Letters, Missing, Place, PositionView, PositionsKept, ReachedPlace, Recording, Request, StopFlag,
    add_boards,
};
use utoipa::ToSchema;

/// The side of a cell in a board's picture.
const CELL: f64 = 56.0;

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum What {
    /// The tree of a search.
    #[default]
    Tree,
    /// The board of the position.
    Board,
}

/// Light or dark paper.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Paper {
    #[default]
    Light,
    Dark,
    /// As the reader's system has it, where a format can ask.
    Auto,
}

/// What to draw, and as what.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExportQuestion {
    place: Place,
    format: String,
    #[serde(default)]
    what: What,
    #[serde(default)]
    search: Request,
    #[serde(default)]
    tree: TreeAsk,
    /// Nodes further from the root are counted, not drawn.
    #[serde(default)]
    show_depth: Option<u32>,
    /// Draw the positions as small boards.
    #[serde(default)]
    boards: bool,
    #[serde(default)]
    paper: Paper,
    /// The name of a tree that a search answered or that was opened: it is drawn as long as it is kept, and searched again after.
    #[serde(default)]
    kept: Option<String>,
    /// Draw only these nodes of it, in order, with all that lead to them.
    #[serde(default)]
    shown: Option<Vec<u32>>,
    /// Of these a replay does not know the value yet: it is not told.
    #[serde(default)]
    open: Vec<u32>,
    /// The paper a PDF is printed on; without it, one page as large as the picture if there can be one.
    #[serde(default)]
    sheet: Option<SheetAsk>,
    /// Draw only as much as the format can show.
    #[serde(default)]
    fit: bool,
    /// What is drawn over a board.
    #[serde(default)]
    overlay: OverlayAsk,
}

/// A sheet of paper.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SheetAsk {
    /// a4, a3 or letter.
    size: String,
    /// Higher than wide.
    #[serde(default)]
    portrait: bool,
}

impl SheetAsk {
    fn paper(&self) -> Result<draw::PrintPaper, Refusal> {
        let size = PaperSize::from_name(&self.size).ok_or_else(|| {
            let given: String = self.size.chars().take(20).collect();
            Refusal::bad(format!("unknown paper size '{given}': expected a4, a3 or letter"))
        })?;
        let orientation = if self.portrait { Orientation::Portrait } else { Orientation::Landscape };
        Ok(draw::PrintPaper { size, orientation })
    }
}

/// What a board shows besides its pieces. Cells are counted from the upper left.
#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct OverlayAsk {
    /// Seen from the other side.
    flipped: bool,
    /// The numbers of empty cells.
    labels: bool,
    /// Cells of the last move.
    last: Vec<usize>,
    /// The king in check.
    check: Option<usize>,
    /// Moves, the most important first.
    arrows: Vec<ArrowAsk>,
    /// What moves are worth.
    badges: Vec<BadgeAsk>,
    /// Light and dark cells, as #rrggbb.
    colours: Option<[String; 2]>,
    /// Where a piece that looks somewhere looks: quarter turns clockwise from the right.
    turns: u8,
}

/// A move over a board.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ArrowAsk {
    cells: Vec<usize>,
    text: String,
    strong: bool,
}

/// What a move is worth, on the cell it goes to.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BadgeAsk {
    cell: usize,
    text: String,
    kind: MoveMark,
}

/// How good a move is.
#[derive(Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum MoveMark {
    Win,
    Draw,
    Loss,
}

/// Characters on an arrow or a badge, and how many of them a board may have.
const LONGEST_MARK: usize = 12;
const MOST_MARKS: usize = 300;

impl OverlayAsk {
    fn overlay(&self) -> Overlay {
        let short = |text: &str| text.chars().take(LONGEST_MARK).collect();
        let arrow = |asked: &ArrowAsk| Arrow {
            cells: asked.cells.iter().take(MOST_MARKS).copied().collect(),
            text: short(&asked.text),
            is_strong: asked.strong,
        };
        let badge = |asked: &BadgeAsk| Badge {
            cell: asked.cell,
            text: short(&asked.text),
            worth: match asked.kind {
                MoveMark::Win => MoveQuality::Win,
                MoveMark::Draw => MoveQuality::Draw,
                MoveMark::Loss => MoveQuality::Loss,
            },
        };
        Overlay {
            labels: if self.labels { CellLabels::Shown } else { CellLabels::Hidden },
            is_flipped: self.flipped,
            last: self.last.iter().take(MOST_MARKS).copied().collect(),
            check: self.check,
            arrows: self.arrows.iter().take(MOST_MARKS).map(arrow).collect(),
            badges: self.badges.iter().take(MOST_MARKS).map(badge).collect(),
            colours: self.colours.clone(),
            turns: self.turns,
        }
    }
}

/// A tree or a board as a file.
#[utoipa::path(
    post,
    path = "/export",
    request_body = ExportQuestion,
    responses((status = 200, description = "The file.", content_type = "*/*"), Refusal)
)]
pub(crate) fn export(_: &Desk, json: &[u8], _: &StopFlag) -> Result<Work, Refusal> {
    let asked: ExportQuestion = read(json)?;
    Ok(Box::new(move |desk, stop| {
        let format = Format::from_extension(&asked.format)?;
        let bytes = match asked.what {
            What::Tree => asked.tree(desk, format, stop)?,
            What::Board => asked.board(&desk.reach(asked.place.clone())?, format)?,
        };
        let name = format!("plywood-{}.{}", asked.place.game, format.extension());
        Ok(Answered { kind: content_type(format), file: Some(name), bytes })
    }))
}

impl ExportQuestion {
    fn tree(&self, desk: &Desk, format: Format, stop: &StopFlag) -> Result<Vec<u8>, Refusal> {
        let reached = desk.reach(self.place.clone())?;
        let mut tree = match self.kept.as_ref().and_then(|name| desk.trees.find(name)) {
            Some(tree) => self.part(&tree)?,
            None => self.part(&self.searched(&reached, &desk.limits, stop)?)?,
        };
        if self.boards && tree.boards.is_empty() {
            self.check_boards(&tree, &reached, &desk.limits)?;
            add_boards(&mut tree, reached.bench.as_ref(), &reached.at, || !stop.is_abandoned())?;
        }
        // Programs read JSON; people read everything else.
        let letters = if format == Format::Json { Letters::ENGLISH } else { reached.bench.idiom().letters };
        let tree = self.with_origin(tree).in_letters(letters);
        let mut options = self.options()?;
        if self.fit {
            options.max_nodes = draw::fitting(&tree, format, &options)?;
        }
        Ok(draw::draw_while(&tree, format, &options, &|_: Checkpoint| !stop.is_abandoned())?)
    }

    /// The tree with what it is of, so that a file can be opened again.
    fn with_origin(&self, tree: TreeView) -> TreeView {
        let search = tree.search.clone().or_else(|| serde_json::to_value(&self.search).ok());
        TreeView { place: Some(self.place.clone()), search, ..tree }
    }

    /// The part of a tree that is asked for.
    fn part(&self, tree: &TreeView) -> Result<TreeView, Refusal> {
        let Some(shown) = &self.shown else { return Ok(tree.clone()) };
        let mut is_shown = vec![false; tree.len()];
        for &node in shown {
            let parent = tree.parent.get(node as usize).copied();
            let is_reached = parent.is_some_and(|parent| node == 0 || is_shown[parent as usize]);
            if !is_reached {
                return Err(Refusal::bad(format!(
                    "bad node '{node}' in shown: expected nodes of the tree, each after its parent"
                )));
            }
            is_shown[node as usize] = true;
        }
        if shown.is_empty() {
            return Err(Refusal::bad("no node in shown: expected at least the root"));
        }
        Ok(draw::part(tree, &is_shown, &self.open.iter().copied().collect()))
    }

    /// The tree of the search that is asked for; where an earlier one is named, that one again.
    fn searched(
        &self,
        reached: &ReachedPlace,
        limits: &QuestionLimits,
        stop: &StopFlag,
    ) -> Result<TreeView, Refusal> {
        let asked = self.tree.recording(limits)?;
        let record = self.with_boards(asked, reached, limits)?;
        let search = ask::search(&self.search, limits)?;
        let (_, tree) = reached.bench.run(&reached.at, &Call::recorded(&search, record, stop))?;
        let tree = tree.ok_or_else(|| Refusal::impossible("the search left no tree to draw"))?;
        if self.kept.as_ref().is_some_and(|name| *name != name_of(&tree)) {
            return Err(Refusal::impossible(
                "the tree is no longer kept, and the search came out otherwise this time: search again",
            ));
        }
        // What lies deeper than was asked for is missing on purpose.
        let lacks_room = |node: NodeView<'_>| node.dropped != Missing::NOTHING && node.ply < record.max_ply;
        if record.max_nodes < asked.max_nodes && tree.nodes().any(lacks_room) {
            return Err(too_many_boards(record.max_nodes));
        }
        Ok(tree)
    }

    /// Boards take far more memory than all else: fewer are recorded, and none beyond what is shown.
    fn with_boards(
        &self,
        asked: Recording,
        reached: &ReachedPlace,
        limits: &QuestionLimits,
    ) -> Result<Recording, Refusal> {
        if !self.boards || self.kept.is_some() {
            return Ok(asked);
        }
        Ok(Recording {
            positions: PositionsKept::Boards,
            max_ply: asked.max_ply.min(self.show_depth.unwrap_or(u32::MAX)),
            max_nodes: asked.max_nodes.min(most_boards(reached, limits)?),
        })
    }

    /// Refuses more boards than may be.
    fn check_boards(
        &self,
        tree: &TreeView,
        reached: &ReachedPlace,
        limits: &QuestionLimits,
    ) -> Result<(), Refusal> {
        let (wanted, most) = (tree.len() - tree.skipped.len(), most_boards(reached, limits)?);
        if wanted > most { Err(too_many_boards(most)) } else { Ok(()) }
    }

    fn board(
        &self,
        ReachedPlace { bench, at, .. }: &ReachedPlace,
        format: Format,
    ) -> Result<Vec<u8>, Refusal> {
        let view = bench.position(at)?;
        let Some(grid) = &view.board else {
            return Err(Refusal::impossible(format!("{} has no board to draw", view.game)));
        };
        let (options, overlay) = (self.options()?, self.overlay.overlay());
        let svg = || draw::board::svg_with(grid, Palette::of(&options), CELL, &overlay);
        match format {
            Format::Svg => Ok(svg().into_bytes()),
            Format::Png => Ok(draw::png_of_svg(&svg())?),
            Format::Pdf => Ok(draw::pdf_of_svg(&svg())?),
            Format::Html => Ok(html(bench.description().title, &view, &svg()).into_bytes()),
            Format::Text => Ok(draw::board::text(grid, Charset::Unicode, overlay.labels).into_bytes()),
            Format::Json => Ok(serde_json::to_vec(&view).expect("plain data can be written")),
            Format::Dot => {
                Err(Refusal::bad("bad format 'dot' for a board: expected txt, svg, png, pdf, json or html"))
            }
        }
    }

    fn options(&self) -> Result<DrawOptions, Refusal> {
        Ok(DrawOptions {
            show_depth: self.show_depth,
            boards: if self.boards { Boards::Shown } else { Boards::Hidden },
            theme: match self.paper {
                Paper::Light => Theme::Light,
                Paper::Dark => Theme::Dark,
                Paper::Auto => Theme::Auto,
            },
            paper: self.sheet.as_ref().map(SheetAsk::paper).transpose()?,
            ..DrawOptions::default()
        })
    }
}

/// How many boards a picture may have.
fn most_boards(reached: &ReachedPlace, limits: &QuestionLimits) -> Result<usize, Refusal> {
    let board = reached.bench.position(&reached.at)?.board;
    Ok(limits.board_cells / board.map_or(1, |grid| grid.cells.len().max(1)))
}

fn too_many_boards(most: usize) -> Refusal {
    Refusal::impossible(format!(
        "the tree has too many nodes for a board at each: expected at most {most} here; show less with a depth limit, or leave \
         the boards out"
    ))
}

/// A page with a board and nothing else.
fn html(game: &str, view: &PositionView, svg: &str) -> String {
    let status = view.ending.clone().unwrap_or_else(|| format!("{} to move", view.turn));
    let title = format!("{game}, {status}").replace('&', "&amp;").replace('<', "&lt;");
    format!(
        "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>{title}</title>\n{svg}\n<p>{title}</p></html>\n"
    )
}

fn content_type(format: Format) -> &'static str {
    match format {
        Format::Text | Format::Dot => "text/plain; charset=utf-8",
        Format::Svg => "image/svg+xml",
        Format::Png => "image/png",
        Format::Pdf => "application/pdf",
        Format::Json => JSON,
        Format::Html => "text/html; charset=utf-8",
    }
}

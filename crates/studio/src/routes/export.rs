//! `POST /api/export`: a tree or a board as a file of any format.

use crate::ask::{self, TreeAsk};
use crate::body::Asked;
use crate::config::Limits;
use crate::drawn::DrawnTree;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use crate::state::Shared;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use draw::board::{Arrow, Badge, Labels, Overlay, Worth};
use draw::palette::Palette;
use draw::{Boards, Charset, Format, Options, Orientation, PaperSize, Theme};
use serde::{Deserialize, Serialize};
use session::view::{NodeView, TreeView};
use session::{PositionView, Recording, Request, StopFlag};
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
    /// The tree itself, as the page shows it: it is drawn as it is, and nothing is searched.
    #[serde(default)]
    drawn: Option<DrawnTree>,
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
    fn paper(&self) -> Result<draw::Paper, Refusal> {
        let size = PaperSize::from_name(&self.size).ok_or_else(|| {
            let given: String = self.size.chars().take(20).collect();
            Refusal::bad(format!("unknown paper size '{given}': expected a4, a3 or letter"))
        })?;
        let orientation = if self.portrait { Orientation::Portrait } else { Orientation::Landscape };
        Ok(draw::Paper { size, orientation })
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
    kind: Kind,
}

/// How good a move is.
#[derive(Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Kind {
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
                Kind::Win => Worth::Win,
                Kind::Draw => Worth::Draw,
                Kind::Loss => Worth::Loss,
            },
        };
        Overlay {
            labels: if self.labels { Labels::Shown } else { Labels::Hidden },
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
pub async fn export(
    State(studio): State<Shared>,
    Asked(asked): Asked<ExportQuestion>,
) -> Result<Response, Refusal> {
    let format = Format::from_extension(&asked.format)?;
    let place = asked.place.clone();
    let name = format!("plywood-{}.{}", place.game, format.extension());
    let limits = studio.limits.clone();
    let work = move |reached: Reached, stop: &StopFlag| match asked.what {
        What::Tree => asked.tree(&reached, format, &limits, stop),
        What::Board => asked.board(&reached, format),
    };
    let bytes = studio.think(place, work).await?;
    let headers = [
        (header::CONTENT_TYPE, content_type(format).to_string()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((headers, bytes).into_response())
}

impl ExportQuestion {
    /// The page of a search of so many nodes at most, in the colours of whoever looks at it.
    pub(super) fn of_search(place: Place, search: Request, boards: bool, most: usize) -> ExportQuestion {
        ExportQuestion {
            place,
            format: Format::Html.extension().into(),
            what: What::Tree,
            search,
            tree: TreeAsk { max_nodes: Some(most), ..TreeAsk::default() },
            show_depth: None,
            boards,
            paper: Paper::Auto,
            drawn: None,
            sheet: None,
            fit: false,
            overlay: OverlayAsk::default(),
        }
    }

    /// The tree as a page.
    pub(super) fn page(
        &self,
        reached: &Reached,
        limits: &Limits,
        stop: &StopFlag,
    ) -> Result<Vec<u8>, Refusal> {
        self.tree(reached, Format::Html, limits, stop)
    }

    fn tree(
        &self,
        reached: &Reached,
        format: Format,
        limits: &Limits,
        stop: &StopFlag,
    ) -> Result<Vec<u8>, Refusal> {
        let tree = match &self.drawn {
            Some(drawn) => {
                let mut view = drawn.view(reached, limits)?;
                if self.boards {
                    drawn.add_boards(&mut view, reached, limits, stop)?;
                }
                view
            }
            None => self.searched(reached, limits, stop)?,
        };
        let mut options = self.options()?;
        if self.fit {
            options.max_nodes = draw::fitting(&tree, format, &options)?;
        }
        Ok(draw::draw_unless(&tree, format, &options, &|| stop.is_abandoned())?)
    }

    /// The tree of the search that is asked for.
    fn searched(&self, reached: &Reached, limits: &Limits, stop: &StopFlag) -> Result<TreeView, Refusal> {
        let asked = self.tree.recording(limits)?;
        let record = self.with_boards(asked, reached, limits)?;
        let search = ask::search(&self.search, limits)?;
        let request = Request { record: Some(record), ..search };
        let (_, tree) = reached.bench.search(&reached.at, &request, stop)?;
        let tree = tree.ok_or_else(|| Refusal::impossible("the search left no tree to draw"))?;
        // What lies deeper than was asked for is missing on purpose.
        let lacks_room = |node: &NodeView| node.dropped > 0 && node.ply < record.max_ply;
        if record.max_nodes < asked.max_nodes && tree.nodes.iter().any(lacks_room) {
            return Err(too_many_boards(record.max_nodes));
        }
        Ok(tree)
    }

    /// Boards take far more memory than all else: fewer are recorded, and none beyond what is shown.
    fn with_boards(
        &self,
        asked: Recording,
        reached: &Reached,
        limits: &Limits,
    ) -> Result<Recording, Refusal> {
        if !self.boards {
            return Ok(asked);
        }
        let board = reached.bench.position(&reached.at)?.board;
        let cells = board.map_or(1, |grid| grid.cells.len().max(1));
        let most = limits.board_cells / cells;
        Ok(Recording {
            boards: true,
            max_ply: asked.max_ply.min(self.show_depth.unwrap_or(u32::MAX)),
            max_nodes: asked.max_nodes.min(most),
        })
    }

    fn board(&self, Reached { bench, at, .. }: &Reached, format: Format) -> Result<Vec<u8>, Refusal> {
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

    fn options(&self) -> Result<Options, Refusal> {
        Ok(Options {
            show_depth: self.show_depth,
            boards: if self.boards { Boards::Shown } else { Boards::Hidden },
            theme: match self.paper {
                Paper::Light => Theme::Light,
                Paper::Dark => Theme::Dark,
                Paper::Auto => Theme::Auto,
            },
            paper: self.sheet.as_ref().map(SheetAsk::paper).transpose()?,
            ..Options::default()
        })
    }
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
        Format::Json => "application/json",
        Format::Html => "text/html; charset=utf-8",
    }
}

//! `POST /api/export`: a tree or a board as a file of any format.

use crate::ask::{self, TreeAsk};
use crate::body::Asked;
use crate::config::Limits;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use crate::state::Shared;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use draw::board::Labels;
use draw::palette::Palette;
use draw::{Boards, Charset, Format, Options, Theme};
use serde::Deserialize;
use session::view::NodeView;
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
    fn tree(
        &self,
        reached: &Reached,
        format: Format,
        limits: &Limits,
        stop: &StopFlag,
    ) -> Result<Vec<u8>, Refusal> {
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
        Ok(draw::draw_unless(&tree, format, &self.options(), &|| stop.is_abandoned())?)
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
        let svg = || draw::board::svg(grid, Palette::of(&self.options()), CELL, Labels::Hidden);
        match format {
            Format::Svg => Ok(svg().into_bytes()),
            Format::Png => Ok(draw::png_of_svg(&svg())?),
            Format::Pdf => Ok(draw::pdf_of_svg(&svg())?),
            Format::Html => Ok(html(&view, &svg()).into_bytes()),
            Format::Text => Ok(draw::board::text(grid, Charset::Unicode, Labels::Hidden).into_bytes()),
            Format::Json => Ok(serde_json::to_vec(&view).expect("plain data can be written")),
            Format::Dot => {
                Err(Refusal::bad("bad format 'dot' for a board: expected txt, svg, png, pdf, json or html"))
            }
        }
    }

    fn options(&self) -> Options {
        Options {
            show_depth: self.show_depth,
            boards: if self.boards { Boards::Shown } else { Boards::Hidden },
            theme: match self.paper {
                Paper::Light => Theme::Light,
                Paper::Dark => Theme::Dark,
            },
            ..Options::default()
        }
    }
}

fn too_many_boards(most: usize) -> Refusal {
    Refusal::impossible(format!(
        "the tree has too many nodes for a board at each: expected at most {most} here; show less with a depth limit, or leave \
         the boards out"
    ))
}

/// A page with a board and nothing else.
fn html(view: &PositionView, svg: &str) -> String {
    let title = format!("{} {}", view.game, view.position).replace('&', "&amp;").replace('<', "&lt;");
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

//! What an experiment has found, as plain data that any of them can fill: a sentence, charts, tables, heat maps, games, a
//! value function, a file. The page shows these and knows no experiment.

use crate::{ResultTable, Review};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use draw::chart::{ChartFrame, ChartSeries, Scale, lines};
use serde::Serialize;
use session::{EvalChoice, Grid};
use std::borrow::Cow;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// A curve has no more points than can be seen.
const MOST_POINTS: usize = 240;

/// What an experiment has found, so far or in the end.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct Finding {
    /// The name of the sentence that sums it up.
    pub sentence: &'static str,
    /// The figures in it, by name.
    #[schema(value_type = BTreeMap<String, Figure>)]
    pub figures: Figures,
    /// Curves and bars.
    pub charts: Vec<Chart>,
    /// Tables of words.
    pub tables: Vec<Sheet>,
    /// Numbers on boards.
    pub heat: Vec<HeatMap>,
    /// A value function that was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    pub eval: Option<EvalChoice>,
    /// A game that was reviewed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    pub review: Option<Review>,
    /// A file that was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    pub file: Option<MadeFile>,
    /// The JSON that the command prints with `--json`; empty where it prints none.
    pub json: String,
}

/// The figures of a sentence, by name.
pub type Figures = BTreeMap<&'static str, Figure>;

/// A number or a word of a sentence.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Figure {
    Number(f64),
    Word(String),
}

impl From<f64> for Figure {
    fn from(number: f64) -> Figure {
        Figure::Number(number)
    }
}

impl From<usize> for Figure {
    fn from(number: usize) -> Figure {
        Figure::Number(number as f64)
    }
}

impl From<&str> for Figure {
    fn from(word: &str) -> Figure {
        Figure::Word(word.into())
    }
}

/// How a chart is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    Lines,
    Bars,
}

/// A chart; its name and those of its axes are names of words.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Chart {
    pub name: &'static str,
    pub x: &'static str,
    pub y: &'static str,
    pub shape: Shape,
    /// Whether the upright axis counts in powers of ten.
    pub logarithmic: bool,
    /// What stands below each bar; empty for lines.
    pub categories: Vec<String>,
    pub series: Vec<Curve>,
}

impl Chart {
    /// Its lines as a picture (SVG); its names are those of the words.
    pub fn lines_picture(&self, title: &str) -> String {
        let mut frame = ChartFrame::new(title, self.x, self.y);
        frame.y_scale = if self.logarithmic { Scale::Logarithmic } else { Scale::Linear };
        let points = |curve: &Curve| {
            let heights = curve.y.iter().map(|y| y.unwrap_or(f64::NAN));
            ChartSeries {
                name: curve.name.to_string(),
                points: curve.x.iter().copied().zip(heights).collect(),
            }
        };
        lines(&frame, &self.series.iter().map(points).collect::<Vec<_>>())
    }
}

/// One line, or the bars of one colour.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct Curve {
    #[schema(value_type = String)]
    pub name: Cow<'static, str>,
    pub x: Vec<f64>,
    pub y: Vec<Option<f64>>,
    /// Where the true number lies, 95 times of 100; empty where none is given.
    pub low: Vec<Option<f64>>,
    pub high: Vec<Option<f64>>,
}

impl Curve {
    /// A line through these points, without those that are too close to see.
    pub fn of(name: impl Into<Cow<'static, str>>, points: &[(f64, f64)]) -> Curve {
        let mut curve = Curve { name: name.into(), ..Curve::default() };
        for index in seen(points.len()) {
            curve.x.push(points[index].0);
            curve.y.push(Some(points[index].1));
        }
        curve
    }

    /// Bars of these heights.
    pub fn bars(name: &'static str, heights: Vec<Option<f64>>) -> Curve {
        Curve {
            name: name.into(),
            x: (0..heights.len()).map(|place| place as f64).collect(),
            y: heights,
            ..Curve::default()
        }
    }
}

/// Which of a number of points are shown: all, or some at equal distances and the last.
pub fn seen(count: usize) -> impl Iterator<Item = usize> {
    let every = count.div_ceil(MOST_POINTS).max(1);
    (0..count).filter(move |index| index.is_multiple_of(every) || index + 1 == count)
}

/// A table of words.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Sheet {
    /// The name of its title.
    pub name: &'static str,
    /// What stands above each column.
    #[schema(value_type = Vec<String>)]
    pub headings: Vec<&'static str>,
    /// The words of each row.
    pub rows: Vec<Vec<String>>,
}

impl Sheet {
    /// A table of the lab.
    pub fn of(name: &'static str, table: ResultTable) -> Sheet {
        Sheet { name, headings: table.headings, rows: table.rows }
    }
}

/// Numbers on the cells of a board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HeatMap {
    /// Whose pieces they are about.
    pub side: String,
    /// The board without pieces.
    pub board: Grid,
    /// Percent by cell; null where there is nothing to tell.
    pub shares: Vec<Option<f64>>,
    /// How many games each cell stands for.
    pub games: Vec<u32>,
}

/// A file to be saved or opened.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MadeFile {
    pub name: String,
    pub media_type: &'static str,
    /// The contents in base 64.
    pub base64: String,
}

impl MadeFile {
    /// A file to be saved or opened.
    pub fn new(name: String, media_type: &'static str, bytes: &[u8]) -> MadeFile {
        MadeFile { name, media_type, base64: BASE64_STANDARD.encode(bytes) }
    }

    /// Its contents.
    pub fn bytes(&self) -> Vec<u8> {
        BASE64_STANDARD.decode(&self.base64).expect("it was written here")
    }
}

/// How a game went, seen by whom the experiment is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    Won,
    Drawn,
    Lost,
    /// A move gave the win away.
    ThrownAway,
    NotDecided,
    /// No game: what a search expects.
    Line,
}

/// A game or a line to be looked at on the board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ShownGame {
    /// What it is called.
    pub name: String,
    /// How it went.
    pub ended: Ended,
    /// A few words more.
    pub about: String,
    /// Plies that perfect play needs, where that is known.
    #[schema(required = true)]
    pub needed: Option<u32>,
    /// Where it begins; the game's start if null.
    #[schema(required = true)]
    pub position: Option<String>,
    /// Its moves.
    pub moves: Vec<String>,
    /// The win that a leaf rule of the search hid, where one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    pub hidden: Option<HiddenMove>,
}

/// A winning move that a search turned down because of a leaf rule.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HiddenMove {
    /// The rule, by its name.
    pub rule: String,
    #[serde(rename = "move")]
    pub text: String,
}

//! The common part of charts with two axes: title, legend, grid lines, ticks and labels.

use crate::chart::ChartFrame;
use crate::chart::axis::ChartAxis;
use crate::measure::width;
use crate::xml::{Escaped, Px, put, text};

/// Space around the chart, height of the title, of a line of text and of a legend line.
pub(super) const MARGIN: f64 = 14.0;
const TITLE: f64 = 26.0;
const LINE: f64 = 16.0;
const LEGEND_LINE: f64 = 18.0;
pub(super) const FONT: f64 = 10.0;

/// Width of a sign in the legend, and space after an entry.
const SIGN: f64 = 22.0;
const SPACE: f64 = 16.0;

/// A chart whose frame is written and whose content is not.
pub(super) struct ChartCanvas<'a> {
    pub out: String,
    pub frame: &'a ChartFrame,
    /// The edges of the area the content is drawn in.
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
}

impl<'a> ChartCanvas<'a> {
    /// Opens the document and reserves room for a legend of these names and for the ticks of the vertical axis.
    pub fn new(frame: &'a ChartFrame, names: &[&str], y: &ChartAxis) -> ChartCanvas<'a> {
        let ticks = y.ticks().into_iter().map(|value| width(&frame.number(value), FONT)).fold(0.0, f64::max);
        let label = if frame.y_label.is_empty() { 0.0 } else { LINE };
        ChartCanvas::with_left(frame, names, MARGIN + ticks + 8.0 + label)
    }

    /// The same with the content from this pixel on.
    pub fn with_left(frame: &'a ChartFrame, names: &[&str], left: f64) -> ChartCanvas<'a> {
        let mut canvas = ChartCanvas {
            out: String::new(),
            frame,
            left,
            right: frame.width - MARGIN,
            top: MARGIN + if frame.title.is_empty() { 0.0 } else { TITLE },
            bottom: frame.height - MARGIN - LINE - if frame.x_label.is_empty() { 0.0 } else { LINE },
        };
        canvas.open();
        canvas.top += canvas.legend_height(names) + 6.0;
        canvas
    }

    fn open(&mut self) {
        let ChartFrame { width, height, palette, .. } = self.frame;
        let (w, h) = (Px(*width), Px(*height));
        put!(self.out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" ");
        put!(self.out, "viewBox=\"0 0 {w} {h}\" role=\"img\"><title>{}</title>", Escaped(&self.frame.title));
        put!(self.out, "<style>text{{font:{FONT}px 'DejaVu Sans',Verdana,sans-serif;fill:{}}}", palette.soft);
        put!(self.out, ".title{{font-size:14px;font-weight:bold;fill:{}}}", palette.ink);
        put!(
            self.out,
            ".middle{{text-anchor:middle}}.end{{text-anchor:end}}.inside{{text-anchor:middle;fill:{}}}",
            palette.ink
        );
        put!(self.out, ".rule{{stroke:{};stroke-width:.5;stroke-opacity:.5}}", palette.faint);
        put!(self.out, ".axis{{stroke:{};stroke-width:1}}</style>", palette.soft);
        put!(self.out, "<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>", palette.paper);
        text(&mut self.out, MARGIN, MARGIN + 12.0, "title", &self.frame.title);
    }

    fn legend_height(&self, names: &[&str]) -> f64 {
        let mut height = 0.0;
        self.flow(names, |_, _, y| height = y + LEGEND_LINE);
        height
    }

    /// Writes the legend: `sign` draws the sign of a series at a place.
    pub fn put_legend(&mut self, names: &[&str], sign: impl Fn(&mut String, usize, f64, f64)) {
        let mut entries = Vec::new();
        self.flow(names, |index, x, y| entries.push((index, x, y)));
        let top = MARGIN + if self.frame.title.is_empty() { 0.0 } else { TITLE };
        for (index, x, y) in entries {
            sign(&mut self.out, index, x + SIGN / 2.0, top + y + 5.0);
            text(&mut self.out, x + SIGN + 4.0, top + y + 8.5, "name", names[index]);
        }
    }

    /// Sets the entries of a legend in lines.
    fn flow(&self, names: &[&str], mut place: impl FnMut(usize, f64, f64)) {
        let (mut x, mut y) = (MARGIN, 0.0);
        for (index, name) in names.iter().enumerate() {
            let entry = SIGN + 4.0 + width(name, FONT) + SPACE;
            if x > MARGIN && x + entry > self.frame.width - MARGIN {
                (x, y) = (MARGIN, y + LEGEND_LINE);
            }
            place(index, x, y);
            x += entry;
        }
    }

    /// Writes the vertical axis with a line for every tick, and both labels.
    pub fn put_y_axis(&mut self, y: &ChartAxis) {
        for value in y.ticks() {
            let at = y.at(value);
            put!(self.out, "<path class=\"rule\" d=\"M{} {}H{}\"/>", Px(self.left), Px(at), Px(self.right));
            text(&mut self.out, self.left - 6.0, at + 3.5, "end", &self.frame.number(value));
        }
        let (left, top, bottom) = (Px(self.left), Px(self.top), Px(self.bottom));
        put!(
            self.out,
            "<path class=\"axis\" fill=\"none\" d=\"M{left} {top}V{bottom}H{}\"/>",
            Px(self.right)
        );
        let (middle, across) = ((self.top + self.bottom) / 2.0, (self.left + self.right) / 2.0);
        if !self.frame.y_label.is_empty() {
            put!(self.out, "<g transform=\"translate({} {}) rotate(-90)\">", Px(MARGIN + 9.0), Px(middle));
            text(&mut self.out, 0.0, 0.0, "middle", &self.frame.y_label);
            self.out.push_str("</g>");
        }
        if !self.frame.x_label.is_empty() {
            text(&mut self.out, across, self.frame.height - MARGIN, "middle", &self.frame.x_label);
        }
    }

    /// Writes a horizontal axis of values with a line for every tick, and its label.
    pub fn put_x_axis(&mut self, x: &ChartAxis) {
        for value in x.ticks() {
            let at = x.at(value);
            put!(self.out, "<path class=\"rule\" d=\"M{} {}V{}\"/>", Px(at), Px(self.top), Px(self.bottom));
            text(&mut self.out, at, self.bottom + LINE, "middle", &self.frame.number(value));
        }
        let (left, top, bottom) = (Px(self.left), Px(self.top), Px(self.bottom));
        put!(
            self.out,
            "<path class=\"axis\" fill=\"none\" d=\"M{left} {top}V{bottom}H{}\"/>",
            Px(self.right)
        );
        let across = (self.left + self.right) / 2.0;
        text(&mut self.out, across, self.frame.height - MARGIN, "middle", &self.frame.x_label);
    }

    /// Writes one tick of the horizontal axis.
    pub fn put_x_tick(&mut self, x: f64, label: &str) {
        put!(self.out, "<path class=\"axis\" d=\"M{} {}v4\"/>", Px(x), Px(self.bottom));
        text(&mut self.out, x, self.bottom + LINE, "middle", label);
    }

    /// The colour of a series; after the last they start again.
    pub fn colour(&self, series: usize) -> &'static str {
        self.frame.palette.series[series % self.frame.palette.series.len()]
    }

    /// Ends the document.
    pub fn close(mut self) -> String {
        self.out.push_str("</svg>");
        self.out
    }
}

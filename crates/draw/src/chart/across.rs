//! Bars that lie: one row for each category, its whole name on the left.

use crate::chart::ChartFrame;
use crate::chart::axis::ChartAxis;
use crate::chart::bars::Bars;
use crate::chart::canvas::{ChartCanvas, FONT, MARGIN};
use crate::measure::width;
use crate::xml::{Px, put, text};
use std::iter::once;

/// Height of a row, and the part of it that its bars fill.
const ROW: f64 = 16.0;
const FILLED: f64 = 0.74;
/// Above and below the rows: title, legend, ticks and the name of the axis.
const AROUND: f64 = 110.0;

/// Draws a row of bars for each category, as high as that takes. Series without a value there take no room in a row.
pub fn bars_across(frame: &ChartFrame, categories: &[&str], series: &[Bars]) -> String {
    let height = AROUND + ROW * categories.len() as f64;
    let frame = ChartFrame { height, ..frame.clone() };
    let names: Vec<&str> =
        if series.len() > 1 { series.iter().map(|one| one.name.as_str()).collect() } else { vec![] };
    let labels = categories.iter().map(|name| width(name, FONT)).fold(0.0, f64::max);
    let mut canvas = ChartCanvas::with_left(&frame, &names, MARGIN + labels + 8.0);
    let values = series.iter().flat_map(|one| one.values.iter().copied());
    let x = ChartAxis::new(frame.y_scale, once(0.0).chain(values))
        .between(canvas.left, canvas.right - 2.0 * FONT);
    canvas.put_x_axis(&x);
    let row = (canvas.bottom - canvas.top) / categories.len().max(1) as f64;
    for (index, category) in categories.iter().enumerate() {
        let top = canvas.top + row * index as f64;
        text(&mut canvas.out, canvas.left - 6.0, top + row / 2.0 + 3.5, "end", category);
        put_bars(&mut canvas, &x, series, &BarRow { category: index, top, height: row });
    }
    let colours: Vec<&str> = (0..series.len()).map(|index| canvas.colour(index)).collect();
    canvas.put_legend(&names, |out, index, x, y| {
        put!(out, "<rect fill=\"{}\" x=\"{}\" ", colours[index], Px(x - 7.0));
        put!(out, "y=\"{}\" width=\"14\" height=\"10\"/>", Px(y - 5.0));
    });
    canvas.close()
}

/// Where the bars of one category stand.
struct BarRow {
    category: usize,
    top: f64,
    height: f64,
}

/// The bars of one row, each with its number behind it.
fn put_bars(canvas: &mut ChartCanvas<'_>, x: &ChartAxis, series: &[Bars], row: &BarRow) {
    let value = |(index, one): (usize, &Bars)| {
        let value = one.values.get(row.category).copied().filter(|&value| x.shows(value))?;
        Some((index, value))
    };
    let shown: Vec<(usize, f64)> = series.iter().enumerate().filter_map(value).collect();
    let bar = row.height * FILLED / shown.len().max(1) as f64;
    for (place, (index, value)) in shown.into_iter().enumerate() {
        let y = row.top + row.height * (1.0 - FILLED) / 2.0 + bar * place as f64;
        let (ground, end) = (x.ground(), x.at(value));
        put!(canvas.out, "<rect fill=\"{}\" x=\"{}\" ", canvas.colour(index), Px(ground.min(end)));
        put!(canvas.out, "y=\"{}\" width=\"{}\" ", Px(y), Px((end - ground).abs()));
        put!(canvas.out, "height=\"{}\"/>", Px(bar));
        let number = canvas.frame.number(value);
        text(&mut canvas.out, ground.max(end) + 4.0, y + bar / 2.0 + 3.5, "name", &number);
    }
}

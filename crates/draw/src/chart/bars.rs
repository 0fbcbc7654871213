//! Bar charts, and histograms, which are bars of counts.

use crate::chart::ChartFrame;
use crate::chart::axis::ChartAxis;
use crate::chart::canvas::ChartCanvas;
use crate::measure::width;
use crate::words;
use crate::xml::{Px, put, text};
use std::iter::once;

/// The part of a category's width that its bars fill.
const FILLED: f64 = 0.72;

/// More bins than this cannot be told apart.
const MOST_BINS: usize = 200;

/// Size of the numbers above the bars.
const FONT: f64 = 10.0;

/// One value for every category.
#[derive(Clone, PartialEq, Debug)]
pub struct Bars {
    /// The name in the legend.
    pub name: String,
    /// The values in the order of the categories; one that is not a number has no bar.
    pub values: Vec<f64>,
}

/// Draws groups of bars, one group a category, one bar a series.
pub fn bars(frame: &ChartFrame, categories: &[&str], series: &[Bars]) -> String {
    let values = series.iter().flat_map(|one| one.values.iter().copied());
    let y = ChartAxis::new(frame.y_scale, once(0.0).chain(values));
    let names: Vec<&str> =
        if series.len() > 1 { series.iter().map(|one| one.name.as_str()).collect() } else { vec![] };
    let mut canvas = ChartCanvas::new(frame, &names, &y);
    let y = y.between(canvas.bottom, canvas.top);
    canvas.put_y_axis(&y);
    let group = (canvas.right - canvas.left) / categories.len().max(1) as f64;
    for (index, category) in categories.iter().enumerate() {
        let left = canvas.left + group * index as f64;
        put_group(&mut canvas, &y, series, index, (left, group));
        let fitting = words::clip(category, (group / (FONT * 0.6)).max(1.0) as usize);
        canvas.put_x_tick(left + group / 2.0, &fitting);
    }
    let colours: Vec<&str> = (0..series.len()).map(|index| canvas.colour(index)).collect();
    canvas.put_legend(&names, |out, index, x, y| {
        put!(
            out,
            "<rect fill=\"{}\" x=\"{}\" y=\"{}\" width=\"14\" height=\"10\"/>",
            colours[index],
            Px(x - 7.0),
            Px(y - 5.0)
        );
    });
    canvas.close()
}

/// The bars of one category between two pixels, with their numbers where there is room.
fn put_group(
    canvas: &mut ChartCanvas<'_>,
    y: &ChartAxis,
    series: &[Bars],
    category: usize,
    (left, group): (f64, f64),
) {
    let bar = group * FILLED / series.len().max(1) as f64;
    let start = left + group * (1.0 - FILLED) / 2.0;
    for (index, one) in series.iter().enumerate() {
        let Some(&value) = one.values.get(category).filter(|&&value| y.shows(value)) else { continue };
        let (end, ground, x) = (y.at(value), y.ground(), start + bar * index as f64);
        put!(canvas.out, "<rect fill=\"{}\" x=\"{}\" ", canvas.colour(index), Px(x));
        put!(canvas.out, "y=\"{}\" width=\"{}\" ", Px(end.min(ground)), Px(bar * 0.94));
        put!(canvas.out, "height=\"{}\"/>", Px((end - ground).abs()));
        let number = canvas.frame.number(value);
        if width(&number, FONT) <= bar {
            let above = if value < 0.0 { end + 11.0 } else { end - 3.0 };
            text(&mut canvas.out, x + bar * 0.47, above, "inside", &number);
        }
    }
}

/// Draws how often values fall into bins of equal width. Values that are not finite are left out.
pub fn histogram(frame: &ChartFrame, values: &[f64], bins: usize) -> String {
    let (low, step, counts) = count_bins(values, bins.clamp(1, MOST_BINS));
    let y = ChartAxis::new(frame.y_scale, once(0.0).chain(counts.iter().map(|&count| count as f64)));
    let mut canvas = ChartCanvas::new(frame, &[], &y);
    let y = y.between(canvas.bottom, canvas.top);
    canvas.put_y_axis(&y);
    let bar = (canvas.right - canvas.left) / counts.len() as f64;
    for (index, &count) in counts.iter().enumerate().filter(|(_, count)| y.shows(**count as f64)) {
        let (x, top) = (canvas.left + bar * index as f64, y.at(count as f64));
        put!(canvas.out, "<rect fill=\"{}\" x=\"{}\" y=\"{}\" ", canvas.colour(0), Px(x), Px(top));
        put!(canvas.out, "width=\"{}\" height=\"{}\"/>", Px(bar * 0.97), Px((canvas.bottom - top).max(0.0)));
    }
    let edges =
        ChartAxis::new(crate::chart::Scale::Linear, [low, low + step * counts.len() as f64].into_iter());
    for value in edges.ticks() {
        let x = canvas.left + (value - low) / step * bar;
        if (canvas.left - 0.5..=canvas.right + 0.5).contains(&x) {
            canvas.put_x_tick(x, &frame.number(value));
        }
    }
    canvas.close()
}

/// The lower end of the first bin, the width of the bins, and how many values are in each.
fn count_bins(values: &[f64], bins: usize) -> (f64, f64, Vec<u64>) {
    let finite = || values.iter().copied().filter(|value| value.is_finite());
    let low = finite().fold(f64::INFINITY, f64::min);
    let high = finite().fold(f64::NEG_INFINITY, f64::max);
    let (low, range) = match low < high {
        true => (low, high / bins as f64 - low / bins as f64),
        false => (if low.is_finite() { low - 0.5 } else { 0.0 }, 1.0 / bins as f64),
    };
    let mut counts = vec![0; bins];
    for value in finite() {
        let bin = ((value - low) / range) as usize;
        counts[bin.min(bins - 1)] += 1;
    }
    (low, range, counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(values: &[f64], bins: usize, expected: &[u64]) {
        assert_eq!(count_bins(values, bins).2, expected);
    }

    #[test]
    fn every_finite_value_falls_into_one_bin() {
        check(&[0.0, 1.0, 2.0, 3.0, 4.0], 2, &[2, 3]);
        check(&[5.0, 5.0, f64::NAN, f64::INFINITY], 3, &[0, 2, 0]);
        check(&[], 2, &[0, 0]);
        check(&[-1.0, 1.0], 4, &[1, 0, 0, 1]);
    }
}

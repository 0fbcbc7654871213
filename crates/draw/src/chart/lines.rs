//! A line chart; every series has a colour and a marker of its own.

use crate::chart::axis::ChartAxis;
use crate::chart::canvas::ChartCanvas;
use crate::chart::{ChartFrame, Scale};
use crate::xml::{Px, put};

/// Half the size of a marker.
const MARKER: f64 = 3.6;

/// Lines with more points than this have no markers: they would hide the line.
const MOST_MARKERS: usize = 60;

/// Points that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct ChartSeries {
    /// The name in the legend.
    pub name: String,
    /// The points from left to right; one that is not a number interrupts the line.
    pub points: Vec<(f64, f64)>,
}

/// Draws series of points as lines.
pub fn lines(frame: &ChartFrame, series: &[ChartSeries]) -> String {
    let points = || series.iter().flat_map(|one| one.points.iter().copied());
    let y = ChartAxis::new(frame.y_scale, points().map(|(_, y)| y));
    let names: Vec<&str> = series.iter().map(|one| one.name.as_str()).collect();
    let mut canvas = ChartCanvas::new(frame, &names, &y);
    let y = y.between(canvas.bottom, canvas.top);
    let x = ChartAxis::new(Scale::Linear, points().map(|(x, _)| x)).between(canvas.left, canvas.right);
    canvas.put_y_axis(&y);
    x.ticks().into_iter().for_each(|value| canvas.put_x_tick(x.at(value), &frame.number(value)));
    for (index, one) in series.iter().enumerate() {
        let place = |&(px, py): &(f64, f64)| (x.shows(px) && y.shows(py)).then(|| (x.at(px), y.at(py)));
        let places: Vec<Option<(f64, f64)>> = one.points.iter().map(place).collect();
        put_series(&mut canvas, index, &places);
    }
    let colours: Vec<&str> = (0..series.len()).map(|index| canvas.colour(index)).collect();
    canvas.put_legend(&names, |out, index, x, y| {
        put!(
            out,
            "<path stroke=\"{}\" stroke-width=\"2\" d=\"M{} {}h20\"/>",
            colours[index],
            Px(x - 10.0),
            Px(y)
        );
        put_marker(out, index, colours[index], (x, y));
    });
    canvas.close()
}

fn put_series(canvas: &mut ChartCanvas<'_>, index: usize, places: &[Option<(f64, f64)>]) {
    let colour = canvas.colour(index);
    put!(
        canvas.out,
        "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-linejoin=\"round\" d=\""
    );
    let mut command = 'M';
    for place in places {
        if let Some((x, y)) = place {
            put!(canvas.out, "{command}{} {}", Px(*x), Px(*y));
        }
        command = if place.is_some() { 'L' } else { 'M' };
    }
    // a path without points is still well-formed
    canvas.out.push_str("\"/>");
    if places.len() <= MOST_MARKERS {
        places.iter().flatten().for_each(|&place| put_marker(&mut canvas.out, index, colour, place));
    }
}

/// A circle, square, triangle, diamond, inverted triangle or ring, by the number of the series.
fn put_marker(out: &mut String, series: usize, colour: &str, (x, y): (f64, f64)) {
    let (r, d) = (MARKER, 2.0 * MARKER);
    put!(out, "<path fill=\"{colour}\" d=\"");
    match series % 5 {
        0 => put!(out, "M{} {}a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1 -{d} 0z", Px(x - r), Px(y)),
        1 => put!(out, "M{} {}h{d}v{d}h-{d}z", Px(x - r), Px(y - r)),
        2 => put!(out, "M{} {}l{r} {d}h-{d}z", Px(x), Px(y - r)),
        3 => put!(out, "M{} {}l{r} {r}l-{r} {r}l-{r} -{r}z", Px(x), Px(y - r)),
        _ => put!(out, "M{} {}h{d}l-{r} {d}z", Px(x - r), Px(y - r)),
    }
    out.push_str("\"/>");
}

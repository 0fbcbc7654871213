//! Charts: what is in them, and that any numbers make a well-formed one.

use draw::chart::{Bars, ChartFrame, ChartSeries, Scale, bars, heat_map, histogram, lines};
use draw::{pdf_of_svg, png_of_svg};
use proptest::prelude::*;
use session::{Cell, Grid};

fn frame(scale: Scale) -> ChartFrame {
    ChartFrame { y_scale: scale, ..ChartFrame::new("Nodes <by> depth", "depth & more", "nodes") }
}

fn series(points: &[(f64, f64)]) -> ChartSeries {
    ChartSeries { name: "a \"name\"".into(), points: points.to_vec() }
}

fn square(side: usize) -> Grid {
    let cells = vec![Cell { piece: ' ', ..Cell::default() }; side * side];
    Grid {
        columns: side,
        cells,
        column_names: vec!["a".into(); side],
        row_names: Vec::new(),
        pieces: &session::PieceSet::LETTERS,
    }
}

/// All texts of a chart, in order.
fn texts(svg: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(svg).unwrap();
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    texts.map(|node| node.text().unwrap_or("").to_string()).collect()
}

#[test]
fn a_line_chart_has_ticks_labels_and_a_legend() {
    let svg =
        lines(&frame(Scale::Logarithmic), &[series(&[(1.0, 5.0), (2.0, 900.0)]), series(&[(1.0, 2.0)])]);
    let texts = texts(&svg);
    for expected in ["Nodes <by> depth", "depth & more", "nodes", "a \"name\"", "1", "10", "100", "1000"] {
        assert!(texts.iter().any(|text| text == expected), "{expected} is missing in {texts:?}");
    }
}

#[test]
fn a_missing_point_interrupts_the_line() {
    let points = [(0.0, 1.0), (1.0, 2.0), (2.0, f64::NAN), (3.0, 1.0), (4.0, 2.0)];
    let svg = lines(&frame(Scale::Linear), &[series(&points)]);
    let document = roxmltree::Document::parse(&svg).unwrap();
    let line = document.descendants().find(|node| node.attribute("stroke-linejoin").is_some()).unwrap();
    assert_eq!(line.attribute("d").unwrap().matches('M').count(), 2);
}

#[test]
fn a_bar_chart_has_one_bar_a_value() {
    let values = |values: &[f64]| Bars { name: "n".into(), values: values.to_vec() };
    let svg = bars(&frame(Scale::Linear), &["one", "two"], &[values(&[1.0, -2.0]), values(&[f64::NAN, 3.0])]);
    // the paper, three bars and two signs of the legend
    assert_eq!(svg.matches("<rect").count(), 1 + 3 + 2);
    let single = bars(&frame(Scale::Linear), &["one", "two"], &[values(&[1.0, 2.0])]);
    assert_eq!(single.matches("<rect").count(), 1 + 2);
}

#[test]
fn a_heat_map_writes_the_numbers_of_its_cells() {
    let svg = heat_map(&frame(Scale::Linear), &square(2), &[Some(4.0), None, Some(-8.0), Some(f64::NAN)]);
    let texts = texts(&svg);
    assert!(texts.contains(&"4".into()) && texts.contains(&"-8".into()));
    assert_eq!(texts.iter().filter(|text| *text == "?").count(), 0);
}

#[test]
fn charts_become_pixels_and_pages() {
    let svg = lines(&frame(Scale::Linear), &[series(&[(1.0, 5.0), (2.0, 9.0)])]);
    assert!(png_of_svg(&svg).unwrap().len() > 5_000);
    assert!(pdf_of_svg(&svg).unwrap().starts_with(b"%PDF-"));
}

proptest! {
    #[test]
    fn any_numbers_make_a_chart(numbers in prop::collection::vec(any::<f64>(), 0..20), is_linear: bool, bins in 0usize..999) {
        let scale = if is_linear { Scale::Linear } else { Scale::Logarithmic };
        let frame = frame(scale);
        let points: Vec<(f64, f64)> = numbers.iter().map(|&n| (n / 3.0, n)).collect();
        let values = Bars { name: String::new(), values: numbers.clone() };
        let cells: Vec<Option<f64>> = numbers.iter().map(|&n| Some(n)).collect();
        let charts = [
            lines(&frame, &[series(&points)]),
            bars(&frame, &["x"; 20], &[values]),
            histogram(&frame, &numbers, bins),
            heat_map(&frame, &square(4), &cells),
        ];
        for chart in charts {
            prop_assert!(roxmltree::Document::parse(&chart).is_ok());
            prop_assert!(!chart.contains("NaN") && !chart.contains("\"inf"));
        }
    }
}

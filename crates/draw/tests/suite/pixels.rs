//! PNG and PDF: sizes, limits, and texts that are really there.

use draw::{Boards, DrawError, DrawOptions, Format, draw, draw_while, png_of_svg};
use resvg::tiny_skia::Pixmap;
use search::Checkpoint;
use session::view::TreeView;
use std::cell::Cell;

fn pixmap(view: &TreeView, options: &DrawOptions) -> Pixmap {
    Pixmap::decode_png(&draw(view, Format::Png, options).unwrap()).unwrap()
}

/// The size an SVG document says it has.
fn svg_size(view: &TreeView) -> (u32, u32) {
    let svg = String::from_utf8(draw(view, Format::Svg, &DrawOptions::default()).unwrap()).unwrap();
    let document = roxmltree::Document::parse(&svg).unwrap();
    let length = |name| document.root_element().attribute(name).unwrap().parse::<f64>().unwrap();
    ((length("width") * 2.0).round() as u32, (length("height") * 2.0).round() as u32)
}

fn fan(width: u32) -> TreeView {
    let nodes = (0..=width).map(|index| crate::common::node(0, index.min(1), "m", 1.0)).collect();
    crate::common::tree("a fan", nodes)
}

#[test]
fn a_small_picture_has_two_pixels_a_point() {
    for view in [crate::common::lecture(), crate::common::noughts("X.O.X...O", 2), fan(1)] {
        let pixmap = pixmap(&view, &DrawOptions::default());
        assert_eq!((pixmap.width(), pixmap.height()), svg_size(&view));
    }
}

#[test]
fn a_large_picture_is_scaled_down() {
    let pixmap = pixmap(&fan(500), &DrawOptions::default());
    assert_eq!(pixmap.width(), 16_384);
    assert!(u64::from(pixmap.width()) * u64::from(pixmap.height()) <= 40_000_000);
}

#[test]
fn pictures_that_would_show_nothing_are_refused_in_one_line() {
    let too_large = draw(&fan(5_000), Format::Png, &DrawOptions::default()).unwrap_err();
    assert!(matches!(too_large, DrawError::TooLarge { format: "png", .. }));
    let too_many = draw(&fan(60_000), Format::Pdf, &DrawOptions::default()).unwrap_err();
    assert_eq!(too_many, DrawError::TooManyNodes { format: "pdf", nodes: 60_001, limit: 50_000 });
    for error in [too_large, too_many] {
        let message = error.to_string();
        assert!(message.contains("expected at most") && !message.contains('\n'), "{message}");
    }
}

/// Pixels of a text alone that are darker than paper.
fn ink(text: &str) -> usize {
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='30'>\
         <rect width='60' height='30' fill='#fff'/><text x='5' y='20' font-family='DejaVu Sans'>{text}</text></svg>"
    );
    let pixmap = Pixmap::decode_png(&png_of_svg(&svg).unwrap()).unwrap();
    pixmap.pixels().iter().filter(|pixel| pixel.red() < 128).count()
}

#[test]
fn every_sign_we_use_has_a_glyph_of_its_own() {
    let missing = ink("\u{10ffff}");
    for sign in ["=", "≥", "≤", "∞", "-", "…", "✂", "·", "+", "7", "w", "♔", "♞", "⛀"] {
        let ink = ink(sign);
        assert!(ink > 0 && ink != missing, "{sign} has {ink} dark pixels, a missing glyph {missing}");
    }
    assert_eq!(ink(" "), 0);
}

#[test]
fn a_tree_without_its_texts_has_less_ink() {
    let bare = |mut view: TreeView| {
        view.labels.iter_mut().for_each(String::clear);
        view
    };
    let dark = |view: &TreeView| {
        let pixmap = pixmap(view, &DrawOptions::default());
        pixmap.pixels().iter().filter(|pixel| pixel.red() < 100 && pixel.blue() < 100).count()
    };
    assert!(dark(&crate::common::lecture()) > dark(&bare(crate::common::lecture())) + 200);
}

#[test]
fn boards_are_in_the_pixels() {
    let view = crate::common::noughts("X.O.X...O", 1);
    let with = pixmap(&view, &DrawOptions { boards: Boards::Shown, ..DrawOptions::default() });
    assert!(with.height() > pixmap(&view, &DrawOptions::default()).height() + 100);
}

#[test]
fn a_pdf_is_one_page_with_its_font() {
    let pdf = draw(&crate::common::lecture(), Format::Pdf, &DrawOptions::default()).unwrap();
    let has = |words: &str| pdf.windows(words.len()).any(|window| window == words.as_bytes());
    assert!(pdf.starts_with(b"%PDF-"));
    assert!(has("/Type /Page\n") && has("DejaVuSans"));
}

/// What a PDF file draws: its compressed streams, less the fonts.
fn page_of(pdf: &[u8]) -> String {
    let find = |from: usize, words: &[u8]| {
        pdf[from..].windows(words.len()).position(|window| window == words).map(|at| from + at)
    };
    let (mut page, mut at) = (String::new(), 0);
    while let Some(start) = find(at, b"stream\n").map(|found| found + b"stream\n".len()) {
        let end = find(start, b"\nendstream").unwrap();
        let bytes = miniz_oxide::inflate::decompress_to_vec_zlib(&pdf[start..end]).unwrap_or_default();
        let is_font = bytes.starts_with(&[0, 1, 0, 0]);
        if !is_font {
            page += &String::from_utf8(bytes).unwrap();
        }
        at = end + b"\nendstream".len();
    }
    page
}

#[test]
fn a_pdf_shows_every_text_and_shape_of_the_svg() {
    for (view, boards) in [
        (crate::common::lecture(), Boards::Hidden),
        (crate::common::noughts("X.O.X...O", 5), Boards::Shown),
        (crate::common::random_view(200, 3), Boards::Hidden),
    ] {
        let options = DrawOptions { boards, ..DrawOptions::default() };
        let svg = String::from_utf8(draw(&view, Format::Svg, &options).unwrap()).unwrap();
        let page = page_of(&draw(&view, Format::Pdf, &options).unwrap());
        let count = |text: &str, words: &str| text.matches(words).count();
        // labels have a halo, which is the same text once more
        let haloes = count(&svg, "class=\"label\"") + count(&svg, "class=\"pass\"");
        assert_eq!(count(&page, " Tj\n"), count(&svg, "<text ") + haloes, "{}", view.title);
        let shapes = ["<path ", "<circle ", "<rect "].iter().map(|name| count(&svg, name)).sum::<usize>();
        let painted = ["\nB\n", "\nf\n", "\nS\n"].iter().map(|name| count(&page, name)).sum::<usize>();
        assert_eq!(painted, shapes, "{}", view.title);
    }
}

/// As many as a PNG has room for side by side.
const NODES: usize = 1_500;

#[test]
fn a_picture_nobody_waits_for_is_given_up_soon() {
    let view = crate::common::random_view(NODES, 1);
    // nodes drawn between two questions, at most
    for (format, at_once) in [(Format::Svg, NODES), (Format::Png, 8), (Format::Pdf, 100)] {
        let asked = Cell::new(0usize);
        let count = |_: Checkpoint| {
            asked.set(asked.get() + 1);
            true
        };
        draw_while(&view, format, &DrawOptions::default(), &count).unwrap();
        assert!(asked.get() > NODES / at_once, "{format:?}: asked {} times", asked.get());
        for last in [1, asked.get() / 2, asked.get()] {
            let asked = Cell::new(0usize);
            let stop = |_: Checkpoint| {
                asked.set(asked.get() + 1);
                asked.get() < last
            };
            let error = draw_while(&view, format, &DrawOptions::default(), &stop).unwrap_err();
            assert_eq!((error, asked.get()), (DrawError::Stopped, last), "{format:?}");
        }
    }
}

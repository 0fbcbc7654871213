//! Trees on paper: the size of the sheets, what is on them, and where they say that it goes on.

use draw::{Boards, DrawOptions, Format, Orientation, PaperSize, PrintPaper, draw, fitting};
use session::view::TreeView;

const A4: PrintPaper = PrintPaper { size: PaperSize::A4, orientation: Orientation::Landscape };

fn on(paper: Option<PrintPaper>) -> DrawOptions {
    DrawOptions { paper, ..DrawOptions::default() }
}

/// The sizes of all pages in points, rounded.
fn pages(view: &TreeView, options: &DrawOptions) -> Vec<(u32, u32)> {
    let pdf = draw(view, Format::Pdf, options).unwrap();
    let text = String::from_utf8_lossy(&pdf);
    let size = |rest: &str| {
        let (size, _) = rest.split_once(']').unwrap();
        let numbers: Vec<f64> = size.split(' ').map(|number| number.parse().unwrap()).collect();
        (numbers[0].round() as u32, numbers[1].round() as u32)
    };
    text.split("/MediaBox [0 0 ").skip(1).map(size).collect()
}

fn check_size(size: PaperSize, orientation: Orientation, expected: (u32, u32)) {
    let paper = Some(PrintPaper { size, orientation });
    assert_eq!(pages(&crate::common::lecture(), &on(paper)), [expected]);
}

#[test]
fn a_small_tree_is_one_sheet_of_the_paper() {
    check_size(PaperSize::A4, Orientation::Portrait, (595, 842));
    check_size(PaperSize::A4, Orientation::Landscape, (842, 595));
    check_size(PaperSize::A3, Orientation::Portrait, (842, 1191));
    check_size(PaperSize::Letter, Orientation::Landscape, (792, 612));
}

#[test]
fn a_large_tree_is_an_overview_and_branches() {
    let view = crate::common::random_view(900, 5);
    for boards in [Boards::Hidden, Boards::Shown] {
        let sizes = pages(&view, &DrawOptions { boards, ..on(Some(A4)) });
        assert!((5..=100).contains(&sizes.len()), "{} pages", sizes.len());
        assert!(sizes.iter().all(|&size| size == (842, 595)));
    }
    let larger = PrintPaper { size: PaperSize::A3, ..A4 };
    assert!(pages(&view, &on(Some(larger))).len() < pages(&view, &on(Some(A4))).len());
}

#[test]
fn a_picture_too_large_for_a_page_is_put_on_paper() {
    let nodes = (0..=600u32).map(|index| crate::common::node(0, index.min(1), "m", 1.0)).collect();
    let fan = crate::common::tree("a fan", nodes);
    let sizes = pages(&fan, &DrawOptions::default());
    assert!(sizes.len() > 5 && sizes.iter().all(|&size| size == (842, 595)), "{sizes:?}");
}

#[test]
fn endless_trees_have_a_last_sheet() {
    assert_eq!(pages(&crate::common::random_view(9_000, 2), &on(Some(A4))).len(), 100);
    let nothing = crate::common::tree("nothing", Vec::new());
    assert_eq!(pages(&nothing, &on(Some(A4))).len(), 1);
}

#[test]
fn a_picture_with_too_many_pixels_fits_with_fewer_nodes() {
    let view = crate::common::random_view(9_000, 2);
    let options = DrawOptions::default();
    assert!(draw(&view, Format::Png, &options).is_err());
    let most = fitting(&view, Format::Png, &options).unwrap().unwrap();
    assert!((50..9_000).contains(&most), "{most}");
    assert_eq!(fitting(&crate::common::lecture(), Format::Png, &DrawOptions::default()).unwrap(), None);
}

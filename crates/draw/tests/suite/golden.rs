//! Small pictures kept as text: a change of the look is a visible difference.

use draw::{Boards, Charset, Colour, DrawOptions, Format, draw, split};
use session::view::TreeView;

fn picture(view: &TreeView, format: Format, options: &DrawOptions) -> String {
    String::from_utf8(draw(view, format, options).unwrap()).unwrap()
}

#[test]
fn the_lecture_tree_as_text() {
    insta::assert_snapshot!(picture(&crate::common::lecture(), Format::Text, &DrawOptions::default()));
}

#[test]
fn the_lecture_tree_in_ascii_and_colour() {
    let options = DrawOptions {
        charset: Charset::Ascii,
        colour: Colour::Always,
        columns: 40,
        ..DrawOptions::default()
    };
    insta::assert_snapshot!(
        picture(&crate::common::lecture(), Format::Text, &options).replace('\x1b', "<ESC>")
    );
}

#[test]
fn the_lecture_tree_as_dot() {
    insta::assert_snapshot!(picture(&crate::common::lecture(), Format::Dot, &DrawOptions::default()));
}

#[test]
fn the_lecture_tree_as_svg() {
    insta::assert_snapshot!(picture(&crate::common::lecture(), Format::Svg, &DrawOptions::default()));
}

#[test]
fn the_lecture_tree_as_json() {
    let json = picture(
        &crate::common::lecture(),
        Format::Json,
        &DrawOptions { show_depth: Some(1), ..DrawOptions::default() },
    );
    insta::assert_snapshot!(json.replace("},{", "},\n{"));
}

#[test]
fn noughts_and_crosses_with_boards_and_limits() {
    let options = DrawOptions {
        show_depth: Some(2),
        max_nodes: Some(9),
        boards: Boards::Shown,
        ..DrawOptions::default()
    };
    insta::assert_snapshot!(picture(&crate::common::noughts("X.O.X...O", 5), Format::Text, &options));
}

#[test]
fn the_overview_and_one_branch_of_noughts_and_crosses() {
    let parts = split(&crate::common::noughts("X.O.X...O", 2), "tree").unwrap();
    let shown = |part: &draw::PicturePart| {
        let text = picture(&part.view, Format::Text, &DrawOptions::default());
        format!("{}\n{:?}\n{text}", part.stem, part.links)
    };
    insta::assert_snapshot!(parts[..2].iter().map(shown).collect::<Vec<_>>().join("\n"));
}

//! Small pictures kept as text: a change of the look is a visible difference.

use draw::{Boards, Charset, Colour, Format, Options, draw, split};
use session::view::TreeView;

fn picture(view: &TreeView, format: Format, options: &Options) -> String {
    String::from_utf8(draw(view, format, options).unwrap()).unwrap()
}

#[test]
fn the_lecture_tree_as_text() {
    insta::assert_snapshot!(picture(&crate::common::lecture(), Format::Text, &Options::default()));
}

#[test]
fn the_lecture_tree_in_ascii_and_colour() {
    let options =
        Options { charset: Charset::Ascii, colour: Colour::Always, columns: 40, ..Options::default() };
    insta::assert_snapshot!(
        picture(&crate::common::lecture(), Format::Text, &options).replace('\x1b', "<ESC>")
    );
}

#[test]
fn the_lecture_tree_as_dot() {
    insta::assert_snapshot!(picture(&crate::common::lecture(), Format::Dot, &Options::default()));
}

#[test]
fn the_lecture_tree_as_svg() {
    insta::assert_snapshot!(picture(&crate::common::lecture(), Format::Svg, &Options::default()));
}

#[test]
fn the_lecture_tree_as_json() {
    let json = picture(
        &crate::common::lecture(),
        Format::Json,
        &Options { show_depth: Some(1), ..Options::default() },
    );
    insta::assert_snapshot!(json.replace("},{", "},\n{"));
}

#[test]
fn noughts_and_crosses_with_boards_and_limits() {
    let options =
        Options { show_depth: Some(2), max_nodes: Some(9), boards: Boards::Shown, ..Options::default() };
    insta::assert_snapshot!(picture(&crate::common::noughts("X.O.X...O", 5), Format::Text, &options));
}

#[test]
fn the_overview_and_one_branch_of_noughts_and_crosses() {
    let parts = split(&crate::common::noughts("X.O.X...O", 2), "tree").unwrap();
    let shown = |part: &draw::Part| {
        let text = picture(&part.view, Format::Text, &Options::default());
        format!("{}\n{:?}\n{text}", part.stem, part.links)
    };
    insta::assert_snapshot!(parts[..2].iter().map(shown).collect::<Vec<_>>().join("\n"));
}

//! Every format of every kind of tree: empty, single, deep, wide, random, hostile and limited.

use draw::{Boards, Charset, Colour, DrawError, DrawOptions, Format, PictureLink, Theme, draw, rows, split};
use proptest::prelude::*;
use search::Missing;
use session::view::{NodeView, TreeView};

const TEXTS: [Format; 5] = [Format::Text, Format::Dot, Format::Svg, Format::Json, Format::Html];

fn picture(view: &TreeView, format: Format, options: &DrawOptions) -> String {
    String::from_utf8(draw(view, format, options).unwrap()).unwrap()
}

/// Draws a tree in all text formats and checks what each format promises about itself.
fn check(view: &TreeView, options: &DrawOptions) {
    for format in TEXTS {
        let text = picture(view, format, options);
        match format {
            Format::Text => check_text(&text, options),
            Format::Dot => {
                assert_eq!(unquoted(&text).matches("[label=").count(), edges_and_nodes(view, options))
            }
            Format::Svg => check_svg(&text),
            Format::Json => drop(serde_json::from_str::<serde_json::Value>(&text).unwrap()),
            Format::Html => check_html(&text),
            Format::Png | Format::Pdf => unreachable!("not a text"),
        }
    }
}

fn check_text(text: &str, options: &DrawOptions) {
    // The title names position and node count: it is never cut.
    let longest = text.lines().skip(1).map(|line| line.chars().count()).max().unwrap_or(0);
    assert!(longest <= options.columns.max(20), "{longest} columns");
    assert!(text.chars().all(|c| c == '\n' || !c.is_control()));
}

/// A DOT file without the texts in quotes.
fn unquoted(dot: &str) -> String {
    let (mut is_quoted, mut is_escaped) = (false, false);
    let mut is_code = |c: char| {
        let is_quote = c == '"' && !is_escaped;
        is_escaped = is_quoted && c == '\\' && !is_escaped;
        is_quoted ^= is_quote;
        !is_quoted && !is_quote
    };
    dot.chars().filter(|&c| is_code(c)).collect()
}

/// Nodes and edges that are written, and the graph itself.
fn edges_and_nodes(view: &TreeView, options: &DrawOptions) -> usize {
    let json: serde_json::Value = serde_json::from_slice(&rows(view, options).unwrap()).unwrap();
    let nodes = json["nodes"].as_array().unwrap().len();
    if nodes == 0 { 1 } else { 2 * nodes }
}

fn check_svg(text: &str) {
    let parsing = roxmltree::ParsingOptions { nodes_limit: u32::MAX, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(text, parsing).unwrap();
    assert!(document.descendants().all(|node| !node.has_tag_name("script")));
}

/// The data is JSON, and nothing in it ends its element.
fn check_html(text: &str) {
    assert_eq!(text.matches("<script").count(), 2);
    assert_eq!(text.matches("</script>").count(), 2);
    // the one address is the name of SVG
    let others = text.replace("http://www.w3.org/2000/svg", "");
    assert!(!others.contains("http:") && !others.contains("https:"));
    serde_json::from_str::<serde_json::Value>(data(text)).unwrap();
}

fn data(page: &str) -> &str {
    let (_, rest) = page.split_once("id=\"tree\">").unwrap();
    rest.split_once("</script>").unwrap().0
}

fn chain(length: u32) -> TreeView {
    let nodes = (0..length).map(|ply| crate::common::node(ply.saturating_sub(1), ply, "m", 1.0)).collect();
    crate::common::tree("a chain", nodes)
}

fn fan(width: u32) -> TreeView {
    let nodes =
        (0..=width).map(|index| crate::common::node(0, index.min(1), "m", f64::from(index))).collect();
    crate::common::tree("a fan", nodes)
}

#[test]
fn trees_of_any_shape_are_drawn() {
    let empty = crate::common::tree("", Vec::new());
    for view in [empty, chain(1), chain(2), chain(10_000), fan(5_000), crate::common::lecture()] {
        check(&view, &DrawOptions::default());
    }
}

#[test]
fn an_empty_tree_has_pixels_and_a_page_too() {
    let empty = crate::common::tree("nothing", Vec::new());
    for format in [Format::Png, Format::Pdf] {
        assert!(!draw(&empty, format, &DrawOptions::default()).unwrap().is_empty());
    }
}

#[test]
fn boards_themes_and_colours_are_drawn() {
    let view = crate::common::noughts("X.O.X...O", 4);
    for theme in [Theme::Auto, Theme::Light, Theme::Dark] {
        for colour in [Colour::Auto, Colour::Never] {
            check(&view, &DrawOptions { boards: Boards::Shown, theme, colour, ..DrawOptions::default() });
        }
    }
    let with = picture(&view, Format::Svg, &DrawOptions { boards: Boards::Shown, ..DrawOptions::default() });
    let without = picture(&view, Format::Svg, &DrawOptions::default());
    assert!(with.contains("class=\"p-cross\"") && !without.contains("class=\"p-cross\""));
}

#[test]
fn a_parent_that_comes_later_is_refused() {
    let mut view = chain(3);
    view.parent[1] = 2;
    let error = draw(&view, Format::Svg, &DrawOptions::default()).unwrap_err();
    assert_eq!(error, DrawError::Malformed { node: 1, parent: 2 });
    view.parent[1] = 0;
    view.parent[0] = 9;
    assert!(draw(&view, Format::Text, &DrawOptions::default()).is_err());
    assert!(split(&view, "tree").is_err());
}

/// The entries of the JSON document, what they are, and what it says is hidden.
fn counts(view: &TreeView, options: &DrawOptions) -> (usize, Missing, Missing) {
    let json: serde_json::Value = serde_json::from_slice(&rows(view, options).unwrap()).unwrap();
    let nodes = json["nodes"].as_array().unwrap();
    let shown = nodes.iter().map(|node| if node["skipped"] == true { Missing::MOVE } else { Missing::NODE });
    let number = |node: &serde_json::Value, key: &str| node[key].as_u64().unwrap();
    let hidden = |node| Missing { nodes: number(node, "hidden"), moves: number(node, "hidden_moves") };
    (nodes.len(), shown.sum(), nodes.iter().map(hidden).sum())
}

/// All nodes and moves of a view, recorded or not.
fn all(view: &TreeView) -> Missing {
    view.nodes().map(|node| node.counted() + node.dropped).sum()
}

#[test]
fn limits_hide_nodes_and_count_them() {
    let view = crate::common::lecture();
    let limited = |show_depth, max_nodes| DrawOptions { show_depth, max_nodes, ..DrawOptions::default() };
    let check = |options, entries, nodes, moves| {
        let (shown, _, hidden) = counts(&view, &options);
        assert_eq!((shown, hidden), (entries, Missing { nodes, moves }));
    };
    check(limited(Some(0), None), 1, 10, 2);
    check(limited(Some(1), None), 4, 7, 2);
    check(limited(Some(7), Some(99)), 13, 0, 0);
    check(limited(None, Some(0)), 1, 10, 2);
    // the expected line goes to the leaf before its siblings are drawn
    let five = picture(&view, Format::Text, &limited(None, Some(5)));
    assert!(five.contains("a1") && five.contains("c") && !five.contains("a2"), "{five}");
}

#[test]
fn links_lead_to_the_parts_and_back() {
    let view = crate::common::lecture();
    let parts = split(&view, "my tree").unwrap();
    let stems: Vec<&str> = parts.iter().map(|part| part.stem.as_str()).collect();
    assert_eq!(stems, ["my tree", "my tree-1-a", "my tree-2-b", "my tree-3-c"]);
    let overview = DrawOptions { links: parts[0].links.clone(), ..DrawOptions::default() };
    let branch = DrawOptions { links: parts[2].links.clone(), ..DrawOptions::default() };
    for format in [Format::Svg, Format::Html] {
        let address = |name: &str| format!("{name}.{}", format.extension());
        assert!(picture(&parts[0].view, format, &overview).contains(&address("my%20tree-2-b")));
        assert!(picture(&parts[2].view, format, &branch).contains(&address("my%20tree")));
    }
}

#[test]
fn links_of_hidden_nodes_are_left_out() {
    let link = |node| PictureLink { node, stem: format!("to{node}") };
    let options = DrawOptions {
        show_depth: Some(1),
        links: vec![link(9), link(2), link(1), link(99)],
        ..DrawOptions::default()
    };
    let svg = picture(&crate::common::lecture(), Format::Svg, &options);
    let found: Vec<bool> = [1, 9, 2, 99].iter().map(|node| svg.contains(&format!("to{node}.svg"))).collect();
    assert_eq!(found, [true, true, false, false]);
}

#[test]
fn skipped_root_moves_have_no_part_of_their_own() {
    let mut view = fan(4);
    view.skipped = vec![2];
    let parts = split(&view, "t").unwrap();
    assert_eq!(parts.len(), 4);
    assert_eq!(parts[0].view.len(), 5);
    assert_eq!(parts[0].links.iter().map(|link| link.node).collect::<Vec<_>>(), [1, 3, 4]);
}

#[test]
fn text_in_ascii_is_ascii() {
    for columns in [20, 33, 100] {
        let options =
            DrawOptions { charset: Charset::Ascii, boards: Boards::Shown, columns, ..DrawOptions::default() };
        assert!(picture(&crate::common::noughts("X.O.X...O", 3), Format::Text, &options).is_ascii());
    }
}

/// Texts that try to leave their place in any of the formats.
fn hostile() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "</script><script>alert(1)</script>",
        "<!--",
        "]]>",
        "\" onload=\"x",
        "' or 1",
        "\\\" ]; n0 -> n0 [label=\"",
        "\u{1b}[31m\u{7}",
        "\u{2028}\u{fffe}\u{0}",
        "&amp;&#0;",
        "{{script}}",
    ]);
    prop_oneof![known.prop_map(String::from), any::<String>()]
}

proptest! {
    #[test]
    fn hostile_texts_stay_texts(texts in prop::array::uniform4(hostile())) {
        let [title, label, reason, position] = texts;
        let (label, reason, position) = (&label, &reason, &position);
        let second = NodeView { label, reason, position, ..crate::common::node(0, 1, "", 0.0) };
        check(&crate::common::tree(&title, vec![crate::common::node(0, 0, "", 1.0), second]), &DrawOptions::default());
    }

    #[test]
    fn random_trees_are_drawn(count in 0usize..200, seed: u64, columns in 0usize..120) {
        check(&crate::common::random_view(count, seed), &DrawOptions { columns, ..DrawOptions::default() });
    }

    #[test]
    fn nothing_is_lost_by_limits(count in 1usize..300, seed: u64, depth in 0u32..6, most in 0usize..60) {
        let view = crate::common::random_view(count, seed);
        for (show_depth, max_nodes) in [(Some(depth), None), (None, Some(most)), (Some(depth), Some(most))] {
            let options = DrawOptions { show_depth, max_nodes, ..DrawOptions::default() };
            let (shown, here, hidden) = counts(&view, &options);
            prop_assert_eq!(here + hidden, all(&view));
            prop_assert!(max_nodes.is_none_or(|most| shown <= most.max(1)));
            check(&view, &options);
        }
    }

    #[test]
    fn nothing_is_lost_by_splitting(count in 1usize..300, seed: u64) {
        let view = crate::common::random_view(count, seed);
        let parts = split(&view, "part").unwrap();
        for part in &parts {
            prop_assert_eq!(all(&part.view), all(&view));
            check(&part.view, &DrawOptions { links: part.links.clone(), ..DrawOptions::default() });
        }
        let drawn: usize = parts[1..].iter().map(|part| part.view.len() - 1).sum();
        let skipped = view.nodes().filter(|node| node.parent == 0 && node.skipped).count();
        prop_assert_eq!(drawn + skipped + 1, count);
    }
}

/// A hand-made record of a tree that grew, as the page's own tests keep it.
fn grown(name: &str) -> TreeView {
    let path = format!("{}/../../web/tests/data/{name}.json", env!("CARGO_MANIFEST_DIR"));
    session::read_tree(&std::fs::read(path).unwrap(), usize::MAX).unwrap()
}

/// Every node of a growing tree has the numbers that the tree declares, in every format, whole and in part.
#[test]
fn growing_trees_show_the_numbers_that_they_declare() {
    let cases = [
        ("proof", "MAX proof 0, disproof ∞  proved", "0 · ∞"),
        ("sss", "MAX merit 3  solved", "3"),
        ("uct", "MAX visits 24, mean ", "24 · "),
    ];
    for (name, root, brief) in cases {
        let view = grown(name);
        for most in [usize::MAX, 3] {
            let options = DrawOptions { max_nodes: Some(most), ..DrawOptions::default() };
            let text = picture(&view, Format::Text, &options);
            let line = text.lines().nth(1).unwrap();
            assert!(line.starts_with(root), "{name}: {line}");
            let svg = picture(&view, Format::Svg, &options);
            assert!(svg.contains(&format!(">{brief}")), "{name}");
            for format in [Format::Text, Format::Dot, Format::Svg] {
                let written = picture(&view, format, &options).replace(&view.title, "");
                assert!(
                    !written.contains("? ") && !written.contains(">?<") && !written.contains("= "),
                    "{name}"
                );
            }
            // a part is a growing tree too: with the steps of its nodes
            let part =
                session::read_tree(picture(&view, Format::Json, &options).as_bytes(), usize::MAX).unwrap();
            assert_eq!(part.carried()[0], view.carried()[0], "{name}");
            assert_eq!(part.numbers, view.numbers);
            assert!(part.steps.kind.len() <= view.steps.kind.len() && !part.steps.is_empty());
        }
    }
}

//! Draws a sample tree and says how long it took: `sample lecture|noughts|opening|NODES FILE [boards] [dark] [grey] [DEPTH]`.
#![allow(clippy::print_stderr)]

#[path = "../tests/suite/common/mod.rs"]
#[allow(dead_code, reason = "an example uses a part")]
mod common;

use draw::{Boards, Colour, DrawOptions, Format, Theme, draw};
use std::time::Instant;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [kind, file, rest @ ..] = arguments.as_slice() else { panic!("expected a kind and a file") };
    let view = match kind.as_str() {
        "lecture" => common::lecture(),
        "noughts" => common::noughts("X.O.X...O", 5),
        "opening" => common::noughts(".........", 4),
        nodes => common::random_view(nodes.parse().expect("a number of nodes"), 1),
    };
    let has = |word: &str| rest.iter().any(|argument| argument == word);
    let options = DrawOptions {
        boards: if has("boards") { Boards::Shown } else { Boards::Hidden },
        theme: if has("dark") { Theme::Dark } else { Theme::Auto },
        colour: if has("grey") { Colour::Never } else { Colour::Auto },
        show_depth: rest.iter().find_map(|argument| argument.parse().ok()),
        ..DrawOptions::default()
    };
    let format = Format::from_extension(file.rsplit('.').next().unwrap_or("")).expect("a known format");
    let start = Instant::now();
    let bytes = draw(&view, format, &options).expect("a picture");
    eprintln!("{} nodes, {} bytes, {:?}", view.len(), bytes.len(), start.elapsed());
    std::fs::write(file, bytes).expect("a file that can be written");
}

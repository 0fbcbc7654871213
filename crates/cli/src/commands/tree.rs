//! `plywood tree`: one search and a picture of it.

use crate::commands::exercise;
use crate::{args, interrupt, output, setup};
use ::exercise::written_tree;
use anyhow::{Context, bail};
use draw::{Boards, Charset, Colour, Format, Options, Orientation, Paper};
use session::view::TreeView;
use session::{Recording, Request};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

/// A text tree on the terminal shows this many nodes unless more are asked for.
const TERMINAL_NODES: usize = 200;

pub fn run(args: &args::Tree) -> anyhow::Result<()> {
    if args.exercise {
        return exercise::run(args);
    }
    let bench = setup::open(&args.place)?;
    let request = Request {
        record: Some(Recording { boards: args.boards, ..Recording::default() }),
        ..setup::search_request(bench.as_ref(), &args.value, &args.limit, &args.how)?
    };
    let form = args.out.as_deref().map(form_of).transpose()?;
    if args.paper.is_some() && !matches!(form, Some(Form::Picture(Format::Pdf))) {
        bail!("--paper is for a PDF: expected a file that ends in .pdf");
    }
    let (view, tree) = bench.search(&setup::at(&args.place), &request, &interrupt::stop_flag())?;
    let tree = tree.context("nothing was recorded")?;
    match (&args.out, form) {
        (Some(out), Some(form)) => {
            let files = match form {
                Form::HandMade => write_hand_made(args, &tree, out)?,
                Form::Picture(format) if args.split => write_split(args, &tree, out, format)?,
                Form::Picture(format) => write_one(args, &tree, out, format)?,
            };
            if args.print.json {
                return output::json(&view);
            }
            let names: String = files.iter().map(|file| format!("wrote {}\n", file.display())).collect();
            let best = view.best.map(|best| format!(", best {best}")).unwrap_or_default();
            output::say(&format!("{}{best}\n{names}", tree.title))
        }
        _ if args.print.json => {
            let bytes = draw::draw(&tree, Format::Json, &options(args, None))?;
            output::json_text(&String::from_utf8_lossy(&bytes))
        }
        _ => {
            let bytes = draw::draw(&tree, Format::Text, &options(args, Some(TERMINAL_NODES)))?;
            output::say_coloured(&String::from_utf8_lossy(&bytes))
        }
    }
}

/// What a file is to hold.
enum Form {
    /// A picture.
    Picture(Format),
    /// A hand-made tree.
    HandMade,
}

fn form_of(out: &Path) -> anyhow::Result<Form> {
    let extension = out.extension().unwrap_or_default().to_string_lossy().into_owned();
    match extension.eq_ignore_ascii_case("tree") {
        true => Ok(Form::HandMade),
        false => Ok(Form::Picture(Format::from_extension(&extension)?)),
    }
}

fn options(args: &args::Tree, max_nodes: Option<usize>) -> Options {
    Options {
        show_depth: args.show_depth,
        max_nodes: args.max_nodes.or(max_nodes),
        boards: if args.boards { Boards::Shown } else { Boards::Hidden },
        colour: if std::io::stdout().is_terminal() && args.out.is_none() {
            Colour::Always
        } else {
            Colour::Auto
        },
        charset: if args.ascii { Charset::Ascii } else { Charset::Unicode },
        paper: args.paper.map(|size| Paper {
            size,
            orientation: if args.portrait { Orientation::Portrait } else { Orientation::Landscape },
        }),
        ..Options::default()
    }
}

fn write_hand_made(args: &args::Tree, tree: &TreeView, out: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if args.how.algorithm.textbook().is_none() {
        bail!("a hand-made tree holds every move once: expected minimax, alphabeta or expectimax");
    }
    if args.split || args.show_depth.is_some() || args.max_nodes.is_some() {
        bail!("a hand-made tree is written whole: expected no --split, --show-depth or --max-nodes");
    }
    let (written, _) = written_tree(tree)?;
    files::write_whole(out, format!("# {}\n{}", tree.title, written.to_text()).as_bytes())?;
    Ok(vec![out.into()])
}

fn write_one(args: &args::Tree, tree: &TreeView, out: &Path, format: Format) -> anyhow::Result<Vec<PathBuf>> {
    let bytes = draw::draw(tree, format, &options(args, None))?;
    files::write_whole(out, &bytes)?;
    Ok(vec![out.into()])
}

/// An overview and one file for each root move, named after the file asked for.
fn write_split(
    args: &args::Tree,
    tree: &TreeView,
    out: &Path,
    format: Format,
) -> anyhow::Result<Vec<PathBuf>> {
    let stem = out.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut written = Vec::new();
    for part in draw::split(tree, &stem)? {
        let options = Options { links: part.links, ..options(args, None) };
        let file = out.with_file_name(format!("{}.{}", part.stem, format.extension()));
        files::write_whole(&file, &draw::draw(&part.view, format, &options)?)?;
        written.push(file);
    }
    Ok(written)
}

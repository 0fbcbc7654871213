//! `plywood tree --in`: a tree that was written to a file, drawn again. Nothing is searched.

use crate::args::{self, TreeFileArgs};
use crate::commands::tree::{FileForm, form_of, write_hand_made, write_pictures};
use crate::{interrupt, output, setup};
use anyhow::{Context, bail};
use draw::Format;
use session::view::TreeView;
use session::{Place, add_boards, read_tree};

/// A larger file is no tree of ours.
const MAX_FILE_BYTES: u64 = 512 << 20;
/// A larger tree is refused before anything is drawn.
const MAX_NODES: usize = 2_000_000;

pub fn run(args: &TreeFileArgs) -> anyhow::Result<()> {
    let bytes = files::read_bytes(&args.file, MAX_FILE_BYTES)?;
    let tree = read_tree(&bytes, MAX_NODES).with_context(|| args.file.display().to_string())?;
    let form = args.picture.out.as_deref().map(form_of).transpose()?;
    args.picture.check(form)?;
    let is_for_programs = matches!(form, Some(FileForm::HandMade | FileForm::Picture(Format::Json)));
    let tree = if is_for_programs || args.print.json { tree } else { in_letters(tree)? };
    let tree = if args.picture.boards { with_boards(tree)? } else { tree };
    match (&args.picture.out, form) {
        (Some(out), Some(FileForm::HandMade)) => {
            output::say(&wrote(&tree, &write_hand_made(&args.picture, &tree, out)?))
        }
        (Some(out), Some(FileForm::Picture(format))) => {
            output::say(&wrote(&tree, &write_pictures(&args.picture, &tree, out, format)?))
        }
        _ if args.print.json => {
            let bytes = draw::rows(&tree, &args.picture.options(None))?;
            output::json_text(&String::from_utf8_lossy(&bytes))
        }
        _ => {
            let options = args.picture.options(Some(args::TERMINAL_NODES));
            let bytes = draw::draw(&tree, Format::Text, &options)?;
            output::say_coloured(&String::from_utf8_lossy(&bytes))
        }
    }
}

/// The title of a tree, and what was written.
fn wrote(tree: &TreeView, files: &[std::path::PathBuf]) -> String {
    let wrote = |file: &std::path::PathBuf| {
        tree.language.say("wrote", [("file", file.display().to_string().into())]) + "\n"
    };
    files.iter().map(wrote).fold(tree.title.clone() + "\n", |all, line| all + &line)
}

/// The moves as the people of its game write them, where the file says which game it is.
fn in_letters(tree: TreeView) -> anyhow::Result<TreeView> {
    let known = |place: &Place| place.game != games::OWN.name && games::find(&place.game).is_ok();
    let Some(place) = tree.place.clone().filter(known) else { return Ok(tree) };
    Ok(tree.in_letters(setup::reach_place(place, None)?.bench.idiom().letters))
}

/// The tree with the positions of its game as boards.
fn with_boards(mut tree: TreeView) -> anyhow::Result<TreeView> {
    let Some(place) = tree.place.clone() else {
        bail!("the file does not say of which game it is: expected no --boards")
    };
    let reached = setup::reach_place(place, None)?;
    let stop = interrupt::stop_flag();
    add_boards(&mut tree, reached.bench.as_ref(), &reached.at, || !stop.is_raised())?;
    Ok(tree)
}

//! `plywood tree`: one search and a picture of it.

use crate::args::{TERMINAL_NODES, TreePictureArgs};
use crate::commands::exercise;
use crate::{args, interrupt, output, progress, setup};
use ::exercise::written_tree;
use anyhow::bail;
use draw::{Boards, Charset, Colour, DrawOptions, Format, Orientation, PrintPaper};
use session::view::TreeView;
use session::{Language, Letters, PositionsKept, ReachedPlace, Recording};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

pub fn run(args: &args::TreeArgs) -> anyhow::Result<()> {
    if args.exercise {
        return exercise::run(args);
    }
    let bench = setup::open(&args.place)?.speaking(language_of(args));
    let request = setup::search_request(bench.as_ref(), &args.value, &args.limit, &args.how)?;
    let form = args.picture.out.as_deref().map(form_of).transpose()?;
    args.picture.check(form)?;
    let reached = ReachedPlace { bench: bench.into(), ..setup::reach(&args.place)? };
    let bench = &reached.bench;
    let record = Recording { positions: positions_for(args, form), ..Recording::default() };
    let (at, stop) = (&reached.at, interrupt::stop_flag());
    let (view, tree) = progress::count_visits("nodes", &stop, || bench.tree(at, &request, record, &stop))?;
    let is_for_programs =
        matches!(form, Some(FileForm::HandMade | FileForm::Picture(Format::Json))) || is_json(args);
    let letters = if is_for_programs { Letters::ENGLISH } else { bench.idiom().letters };
    let (best, tree) = (view.best.as_deref().map(|best| letters.in_text(best)), tree.in_letters(letters));
    let tree = TreeView {
        place: Some(setup::place(&reached)),
        search: serde_json::to_value(&request).ok(),
        answer: serde_json::to_value(&view).ok(),
        ..tree
    };
    let picture = &args.picture;
    match (&picture.out, form) {
        (Some(out), Some(form)) => {
            let files = match form {
                FileForm::HandMade if request.is_playing() => {
                    bail!("a hand-made tree holds every move once: expected minimax, alphabeta or expectimax")
                }
                FileForm::HandMade => write_hand_made(picture, &tree, out)?,
                FileForm::Picture(format) => write_pictures(picture, &tree, out, format)?,
            };
            if args.print.json {
                return output::json(&view);
            }
            let language = bench.language();
            let wrote =
                |file: &PathBuf| language.say("wrote", [("file", file.display().to_string().into())]) + "\n";
            let names: String = files.iter().map(wrote).collect();
            let best =
                best.map(|best| language.say("tree-best", [("move", best.into())])).unwrap_or_default();
            output::say(&format!("{}{best}\n{names}", tree.title))
        }
        _ if args.print.json => {
            let bytes = draw::rows(&tree, &picture.options(None))?;
            output::json_text(&String::from_utf8_lossy(&bytes))
        }
        _ => {
            let bytes = draw::draw(&tree, Format::Text, &picture.options(Some(TERMINAL_NODES)))?;
            output::say_coloured(&String::from_utf8_lossy(&bytes))
        }
    }
}

/// What is kept of every position: rows and pages tell it, pictures show it where boards are asked for.
fn positions_for(args: &args::TreeArgs, form: Option<FileForm>) -> PositionsKept {
    match form {
        _ if args.picture.boards => PositionsKept::Boards,
        Some(FileForm::Picture(Format::Html)) => PositionsKept::Texts,
        None if args.print.json => PositionsKept::Texts,
        _ => PositionsKept::Needed,
    }
}

fn is_json(args: &args::TreeArgs) -> bool {
    args.print.json && args.picture.out.is_none()
}

/// The language of a picture; programs read the JSON of every locale.
fn language_of(args: &args::TreeArgs) -> Language {
    let ending = args.picture.out.as_deref().and_then(Path::extension).unwrap_or_default();
    match args.print.json || ending.eq_ignore_ascii_case("json") {
        true => args::language_of_json(),
        false => args::language(),
    }
}

/// What a file is to hold.
#[derive(Clone, Copy)]
pub enum FileForm {
    /// A picture.
    Picture(Format),
    /// A hand-made tree.
    HandMade,
}

/// What the ending of a file's name stands for.
pub fn form_of(out: &Path) -> anyhow::Result<FileForm> {
    let extension = out.extension().unwrap_or_default().to_string_lossy().into_owned();
    match extension.eq_ignore_ascii_case("tree") {
        true => Ok(FileForm::HandMade),
        false => Ok(FileForm::Picture(Format::from_extension(&extension)?)),
    }
}

impl TreePictureArgs {
    /// Refuses what does not fit the file.
    pub fn check(&self, form: Option<FileForm>) -> anyhow::Result<()> {
        if self.paper.is_some() && !matches!(form, Some(FileForm::Picture(Format::Pdf))) {
            bail!("--paper is for a PDF: expected a file that ends in .pdf");
        }
        Ok(())
    }

    /// How it is drawn.
    pub fn options(&self, max_nodes: Option<usize>) -> DrawOptions {
        DrawOptions {
            show_depth: self.show_depth,
            max_nodes: self.max_nodes.or(max_nodes),
            boards: if self.boards { Boards::Shown } else { Boards::Hidden },
            colour: if std::io::stdout().is_terminal() && self.out.is_none() {
                Colour::Always
            } else {
                Colour::Auto
            },
            charset: if self.ascii { Charset::Ascii } else { Charset::Unicode },
            paper: self.paper.map(|size| PrintPaper {
                size,
                orientation: if self.portrait { Orientation::Portrait } else { Orientation::Landscape },
            }),
            ..DrawOptions::default()
        }
    }
}

/// Writes a tree as one that can be searched.
pub fn write_hand_made(args: &TreePictureArgs, tree: &TreeView, out: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if args.split || args.show_depth.is_some() || args.max_nodes.is_some() {
        bail!("a hand-made tree is written whole: expected no --split, --show-depth or --max-nodes");
    }
    let (written, _) = written_tree(tree)?;
    files::write_whole(out, format!("# {}\n{}", tree.title, written.to_text()).as_bytes())?;
    Ok(vec![out.into()])
}

/// Writes a picture, or with `--split` an overview and one file for each root move, named after the file asked for.
pub fn write_pictures(
    args: &TreePictureArgs,
    tree: &TreeView,
    out: &Path,
    format: Format,
) -> anyhow::Result<Vec<PathBuf>> {
    if !args.split {
        files::write_whole(out, &draw::draw(tree, format, &args.options(None))?)?;
        return Ok(vec![out.into()]);
    }
    let stem = out.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut written = Vec::new();
    for part in draw::split(tree, &stem)? {
        let options = DrawOptions { links: part.links, ..args.options(None) };
        let file = out.with_file_name(format!("{}.{}", part.stem, format.extension()));
        files::write_whole(&file, &draw::draw(&part.view, format, &options)?)?;
        written.push(file);
    }
    Ok(written)
}

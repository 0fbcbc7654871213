//! A document as Markdown, with its pictures in files beside it.

use super::{Document, DocumentBlock, DocumentFile, Picture, is_numeric};
use crate::xml::{Escaped, put};

pub(super) fn write(document: &Document, stem: &str) -> Vec<DocumentFile> {
    let mut out = format!("# {}\n", plain(&document.title));
    for text in [document.subtitle.clone(), document.imprint()].into_iter().filter(|text| !text.is_empty()) {
        put!(out, "\n*{}*\n", plain(&text));
    }
    let mut pictures = Vec::new();
    for block in &document.blocks {
        out.push('\n');
        match block {
            DocumentBlock::Heading(text) => put!(out, "## {}\n", plain(text)),
            DocumentBlock::Words(text) => put!(out, "{}\n", plain(text)),
            DocumentBlock::List(items) => items.iter().for_each(|item| put!(out, "- {}\n", plain(item))),
            DocumentBlock::Verbatim(text) => text.lines().for_each(|line| put!(out, "    {line}\n")),
            DocumentBlock::Table { headings, rows } => put_table(&mut out, headings, rows),
            DocumentBlock::Pictures(shown) => {
                for picture in shown {
                    put_picture(&mut out, picture, &mut pictures, stem);
                }
            }
            DocumentBlock::Beside { picture, headings, rows } => {
                put_picture(&mut out, picture, &mut pictures, stem);
                out.push('\n');
                put_table(&mut out, headings, rows);
            }
        }
    }
    let own = DocumentFile { suffix: ".md".into(), bytes: out.into_bytes() };
    std::iter::once(own).chain(pictures).collect()
}

fn put_picture(out: &mut String, picture: &Picture, pictures: &mut Vec<DocumentFile>, stem: &str) {
    let suffix = format!("-{}.svg", pictures.len() + 1);
    put!(out, "![{}]({}{suffix})\n", plain(&picture.caption), stem.replace(' ', "%20"));
    pictures.push(DocumentFile { suffix, bytes: picture.svg.clone().into_bytes() });
}

fn put_table(out: &mut String, headings: &[String], rows: &[Vec<String>]) {
    put_row(out, headings);
    let rules: Vec<&str> =
        (0..headings.len()).map(|column| if is_numeric(rows, column) { "---:" } else { "---" }).collect();
    put!(out, "| {} |\n", rules.join(" | "));
    rows.iter().for_each(|row| put_row(out, row));
}

fn put_row(out: &mut String, cells: &[String]) {
    let cells: Vec<String> = cells.iter().map(|cell| plain(cell).replace('|', "\\|")).collect();
    put!(out, "| {} |\n", cells.join(" | "));
}

/// Text without tags; quotes mean nothing in Markdown and stay as they are.
fn plain(text: &str) -> String {
    Escaped(text).to_string().replace("&#39;", "'").replace("&quot;", "\"")
}

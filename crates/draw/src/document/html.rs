//! A document as one HTML page that needs nothing else.

use super::{Document, DocumentBlock, Picture, is_numeric};
use crate::xml::{Escaped, put};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;

const STYLE: &str = include_str!("document.css");

pub(super) fn write(document: &Document) -> String {
    let mut out = String::new();
    put!(
        out,
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n<main>\n<h1>{title}</h1>\n",
        language = document.language.code(),
        title = Escaped(&document.title)
    );
    for (class, text) in [("subtitle", document.subtitle.clone()), ("imprint", document.imprint())] {
        if !text.is_empty() {
            put!(out, "<p class=\"{class}\">{}</p>\n", Escaped(&text));
        }
    }
    document.blocks.iter().for_each(|block| put_block(&mut out, block));
    out.push_str("</main>\n</html>\n");
    out
}

fn put_block(out: &mut String, block: &DocumentBlock) {
    match block {
        DocumentBlock::Heading(text) => put!(out, "<h2>{}</h2>\n", Escaped(text)),
        DocumentBlock::Words(text) => put!(out, "<p>{}</p>\n", Escaped(text)),
        DocumentBlock::List(items) => {
            let items: Vec<String> = items.iter().map(|item| format!("<li>{}</li>", Escaped(item))).collect();
            put!(out, "<ul>\n{}\n</ul>\n", items.join("\n"));
        }
        DocumentBlock::Verbatim(text) => {
            let lines: Vec<String> = text.lines().map(|line| Escaped(line).to_string()).collect();
            put!(out, "<pre>{}</pre>\n", lines.join("\n"));
        }
        DocumentBlock::Table { headings, rows } => put_table(out, headings, rows),
        DocumentBlock::Pictures(pictures) => {
            out.push_str("<div class=\"pictures\">\n");
            pictures.iter().for_each(|picture| put_picture(out, picture));
            out.push_str("</div>\n");
        }
        DocumentBlock::Beside { picture, headings, rows } => {
            out.push_str("<div class=\"pictures\">\n");
            put_picture(out, picture);
            put_table(out, headings, rows);
            out.push_str("</div>\n");
        }
    }
}

/// The picture as an image of its own, so that the styles of two pictures do not mix.
fn put_picture(out: &mut String, picture: &Picture) {
    let data = BASE64_STANDARD.encode(&picture.svg);
    let caption = Escaped(&picture.caption);
    put!(
        out,
        "<figure><img src=\"data:image/svg+xml;base64,{data}\" alt=\"{caption}\">\
         <figcaption>{caption}</figcaption></figure>\n"
    );
}

fn put_table(out: &mut String, headings: &[String], rows: &[Vec<String>]) {
    let class = |column| if is_numeric(rows, column) { " class=\"number\"" } else { "" };
    let put_row = |out: &mut String, tag: &str, cells: &[String]| {
        out.push_str("<tr>");
        for (column, cell) in cells.iter().enumerate() {
            put!(out, "<{tag}{}>{}</{tag}>", class(column), Escaped(cell));
        }
        out.push_str("</tr>\n");
    };
    out.push_str("<table>\n<thead>");
    put_row(out, "th", headings);
    out.push_str("</thead>\n<tbody>\n");
    rows.iter().for_each(|row| put_row(out, "td", row));
    out.push_str("</tbody>\n</table>\n");
}

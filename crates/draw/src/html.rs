//! A tree as one HTML page that needs nothing else: data, style and script are inside.

use crate::board::PIECES;
use crate::columns::Columns;
use crate::error::DrawError;
use crate::options::{Boards, Colour, Options, Theme};
use crate::palette::{DARK, GREY, LIGHT, Palette};
use crate::select::Selection;
use crate::xml::{Escaped, put};
use serde_json::Value;
use session::{Language, Said};
use std::collections::BTreeMap;

/// The page with places to fill in, written `{{so}}`.
const PAGE: &str = include_str!("page/page.html");
const STYLE: &str = include_str!("page/page.css");

/// The script, in the order its parts need each other.
const SCRIPTS: [&str; 8] = [
    include_str!("page/model.js"),
    include_str!("page/layout.js"),
    include_str!("page/board.js"),
    include_str!("page/paint.js"),
    include_str!("page/words.js"),
    include_str!("page/replay.js"),
    include_str!("page/finding.js"),
    include_str!("page/main.js"),
];

/// Writes the selected tree as a page.
pub(crate) fn write(selection: &Selection<'_>, options: &Options) -> Result<Vec<u8>, DrawError> {
    let data = serde_json::to_string(&Columns::new(selection, options))
        .map_err(|error| DrawError::Refused { format: "html", reason: error.to_string() })?;
    let mut out =
        String::with_capacity(data.len() + PAGE.len() + SCRIPTS.map(str::len).iter().sum::<usize>());
    fill(&mut out, |out, name| match name {
        "language" => out.push_str(selection.view.language.code()),
        "theme" => out.push_str(theme(options)),
        "title" => put!(out, "{}", Escaped(&selection.view.title)),
        "colours" => put_colours(out, options),
        "style" => out.push_str(STYLE),
        "data" => put_json(out, &data),
        "pieces" => put_json(out, if options.boards == Boards::Shown { PIECES } else { "null" }),
        "words" => put_json(out, &words(selection.view.language)),
        "script" => put_script(out),
        message => put!(out, "{}", Escaped(selection.view.language.word(message))),
    });
    Ok(out.into_bytes())
}

/// The messages that the script says, without the `page-` they begin with.
const SAID: [&str; 50] = [
    "max",
    "min",
    "chance",
    "value",
    "window",
    "depth",
    "end",
    "why-skipped",
    "why-left",
    "pass-term",
    "below",
    "below-tip",
    "not-drawn",
    "position",
    "root",
    "pass",
    "not-looked-at",
    "ply",
    "ply-line",
    "on-line",
    "empty",
    "overview",
    "branch",
    "value-in",
    "sign-max",
    "sign-min",
    "sign-chance",
    "sign-leaf",
    "sign-expected",
    "sign-pass",
    "sign-folded",
    "sign-bounds",
    "story-end",
    "the-root",
    "a-pass",
    "story-enter",
    "story-skip",
    "story-leave",
    "story-above",
    "step",
    "pause",
    "found-at",
    "found",
    "not-found",
    "more-hits",
    "shown",
    "dropped",
    "hidden",
    "first-view",
    "all",
];
/// Those that have a plural.
const COUNTED: [&str; 3] = ["nodes", "nodes-and", "step-count"];
/// What stands in them; the script fills it in.
const VALUES: [&str; 9] = ["n", "m", "moves", "value", "window", "name", "turn", "reason", "whole"];
/// A count of every plural there is, by the name it has in browsers.
const PLURALS: [(&str, u64); 3] = [("one", 1), ("few", 2), ("other", 5)];

/// The words of the script by their names, with `{n}` where a value belongs.
fn words(language: Language) -> String {
    let said = |name: &str, count: u64| {
        let mut values = VALUES.map(|value| (value, Said::from(format!("{{{value}}}")))).to_vec();
        values.push(("count", count.into()));
        let values: [_; VALUES.len() + 1] = values.try_into().expect("one more");
        language.say(&format!("page-{name}"), values)
    };
    let mut all: BTreeMap<&str, Value> = SAID.into_iter().map(|name| (name, said(name, 1).into())).collect();
    for name in COUNTED {
        all.insert(
            name,
            PLURALS.map(|(plural, count)| (plural.to_owned(), said(name, count))).into_iter().collect(),
        );
    }
    all.insert("between", language.between().into());
    all.insert(
        "thousands",
        language.count(1000).chars().filter(|c| !c.is_ascii_digit()).collect::<String>().into(),
    );
    serde_json::to_string(&all).expect("plain data can be written")
}

/// Copies the page, calling `put` for every place to fill in. What is put is not searched again.
fn fill(out: &mut String, mut put: impl FnMut(&mut String, &str)) {
    let mut pieces = PAGE.split("{{");
    out.push_str(pieces.next().unwrap_or(""));
    for piece in pieces {
        let (name, rest) = piece.split_once("}}").expect("every place has an end");
        put(out, name);
        out.push_str(rest);
    }
}

fn theme(options: &Options) -> &'static str {
    match (options.colour, options.theme) {
        (Colour::Never, _) | (_, Theme::Light) => " data-theme=\"light\"",
        (_, Theme::Dark) => " data-theme=\"dark\"",
        (_, Theme::Auto) => "",
    }
}

/// The colours as variables that style and script share.
fn put_colours(out: &mut String, options: &Options) {
    let (light, dark) = match (options.colour, options.theme) {
        (Colour::Never, _) => (&GREY, &GREY),
        (_, Theme::Auto) => (&LIGHT, &DARK),
        (_, Theme::Light) => (&LIGHT, &LIGHT),
        (_, Theme::Dark) => (&DARK, &DARK),
    };
    put_palette(out, ":root", light);
    out.push_str("@media (prefers-color-scheme: dark) {");
    put_palette(out, ":root", dark);
    out.push_str("}\n");
    if options.colour != Colour::Never {
        put_palette(out, ":root[data-theme=light]", &LIGHT);
        put_palette(out, ":root[data-theme=dark]", &DARK);
    }
}

fn put_palette(out: &mut String, selector: &str, palette: &Palette) {
    let variables = [
        ("paper", palette.paper),
        ("panel", palette.panel),
        ("ink", palette.ink),
        ("soft", palette.soft),
        ("faint", palette.faint),
        ("pv", palette.pv),
        ("mark", palette.mark),
        ("work", palette.work),
        ("max-line", palette.max.line),
        ("max-fill", palette.max.fill),
        ("min-line", palette.min.line),
        ("min-fill", palette.min.fill),
        ("chance-line", palette.chance.line),
        ("chance-fill", palette.chance.fill),
        ("board-light", palette.board_light),
        ("board-dark", palette.board_dark),
    ];
    put!(out, "{selector} {{");
    variables.iter().for_each(|(name, colour)| put!(out, " --{name}: {colour};"));
    out.push_str(" }\n");
}

/// Inside a script element `<` could end it; in JSON it only occurs in strings, where an escape says the same.
fn put_json(out: &mut String, json: &str) {
    for c in json.chars() {
        match c {
            '<' => out.push_str("\\u003c"),
            '>' => out.push_str("\\u003e"),
            '&' => out.push_str("\\u0026"),
            '\u{2028}' => out.push_str("\\u2028"),
            '\u{2029}' => out.push_str("\\u2029"),
            c => out.push(c),
        }
    }
}

/// All parts of the script in one scope of their own.
fn put_script(out: &mut String) {
    out.push_str("\"use strict\";\n{\n");
    for script in SCRIPTS {
        out.push_str(script);
    }
    out.push('}');
}

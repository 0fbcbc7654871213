//! What of a Markdown text may hold figures: the rest is replaced by spaces, so that every place stays where it is.

use std::ops::Range;

/// Languages of code blocks in which commands and output stand; the others are programs and settings.
const CONSOLES: [&str; 4] = ["", "console", "sh", "text"];

/// A fenced or indented block of code.
#[derive(Clone, Debug)]
pub struct Block {
    /// From its first line to its last, fences left out.
    pub place: Range<usize>,
    /// Whether it holds commands or output.
    pub is_console: bool,
}

/// The comments of a text: the places of what stands between `<!--` and `-->`.
pub fn comments(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(from) = text[at..].find("<!--").map(|n| at + n + 4) {
        let end = text[from..].find("-->").map_or(text.len(), |n| from + n);
        found.push(from..end);
        at = end;
    }
    found
}

/// The code blocks of a text.
pub fn blocks(text: &str) -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    let mut fence: Option<Block> = None;
    let mut is_after_gap = true;
    for line in lines(text) {
        let words = &text[line.clone()];
        if let Some(language) = words.trim_start().strip_prefix("```") {
            match fence.take() {
                Some(mut block) => {
                    block.place.end = line.start;
                    found.push(block);
                }
                None => {
                    let is_console = CONSOLES.contains(&language.trim());
                    fence = Some(Block { place: line.end..line.end, is_console });
                }
            }
        } else if fence.is_none() && words.starts_with("    ") && is_after_gap {
            match found.last_mut().filter(|block| block.place.end == line.start) {
                Some(block) => block.place.end = line.end,
                None => found.push(Block { place: line.clone(), is_console: true }),
            }
            continue;
        }
        is_after_gap = words.trim().is_empty();
    }
    found
}

/// The lines of a text with their ends.
pub fn lines(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut at = 0;
    text.split_inclusive('\n').map(move |line| {
        at += line.len();
        at - line.len()..at
    })
}

/// The text with everything blank that holds no figures: comments, code, the targets of links.
pub fn without_code(text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for comment in comments(text) {
        blank(&mut bytes, comment.start - 4..(comment.end + 3).min(text.len()));
    }
    for block in blocks(text).iter().filter(|block| !block.is_console) {
        blank(&mut bytes, block.place.clone());
    }
    for place in spans(text).into_iter().chain(targets(text)) {
        blank(&mut bytes, place);
    }
    for place in list_numbers(text) {
        blank(&mut bytes, place);
    }
    String::from_utf8(bytes).expect("only whole places are made blank")
}

/// The numbers at the beginnings of the items of lists.
fn list_numbers(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    lines(text).filter_map(|line| {
        let words = text[line.clone()].trim_start();
        let digits = words.bytes().take_while(u8::is_ascii_digit).count();
        let from = line.end - words.len();
        (digits > 0 && words[digits..].starts_with(". ")).then(|| from..from + digits)
    })
}

/// Lines stay lines.
fn blank(bytes: &mut [u8], place: Range<usize>) {
    for byte in &mut bytes[place] {
        if *byte != b'\n' {
            *byte = b' ';
        }
    }
}

/// What stands in backquotes outside of code blocks; a span does not reach across an empty line.
pub fn spans(text: &str) -> Vec<Range<usize>> {
    let blocks = blocks(text);
    let mut found = Vec::new();
    let mut open: Option<usize> = None;
    for (at, _) in text.match_indices(['`', '\n']) {
        if text[at..].starts_with("\n\n") || text[at..].starts_with("\n|") {
            open = None;
        }
        let is_code = blocks.iter().any(|block| block.place.contains(&at));
        if !text[at..].starts_with('`')
            || is_code
            || text[at..].starts_with("```")
            || text[..at].ends_with('`')
        {
            continue;
        }
        match open.take() {
            Some(from) => found.push(from..at),
            None => open = Some(at + 1),
        }
    }
    found
}

/// Where links lead.
fn targets(text: &str) -> Vec<Range<usize>> {
    let starts = text.match_indices("](").map(|(at, _)| at + 2);
    starts.map(|from| from..text[from..].find(')').map_or(text.len(), |n| from + n)).collect()
}

#[test]
fn code_comments_and_targets_are_made_blank() {
    let text = "4. 5 `6` [7](8.md) <!-- 9 -->\n```js\n10\n```\n```console\n$ plywood x --depth 11  # 12\n```\n\n    13\n";
    let seen: Vec<String> =
        super::token::tokens(&without_code(text)).into_iter().map(|token| token.value).collect();
    assert_eq!(seen, ["5", "7", "11", "12", "13"]);
}

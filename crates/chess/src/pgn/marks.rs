//! Marks what the library passes over without a word, so that the reader hears of it: words that it does not know,
//! numbers that may be those of moves, and comments to the end of a line. Both become comments in braces, the words with a character that no person types.

use pgn_reader::SanPlus;
use session::annotated::clean;
use std::borrow::Cow;

/// Begins a comment that is a word of the game.
const MARK: char = '\u{1}';
/// Stands for a closing brace in such a word: the brace itself would end the comment.
const BRACE: char = '\u{2}';
/// Castling with zeros, and how games end.
const DIGITS_ONLY: [&str; 5] = ["0-0", "0-0-0", "1-0", "0-1", "1/2-1/2"];
/// Said of a move that takes in passing; the move itself says it too.
const IN_PASSING: &str = "e.p.";

/// The same games, with marks.
pub(super) fn marked(text: &str) -> Cow<'_, str> {
    let mut scanner =
        MarkScanner { text, at: 0, copied: 0, marked: String::new(), line: LinePrefix::default() };
    while let Some(c) = scanner.rest().chars().next() {
        scanner.token(c);
    }
    match scanner.copied {
        0 => Cow::Borrowed(text),
        copied => Cow::Owned(scanner.marked + &text[copied..]),
    }
}

/// The word that a comment stands for, if it was marked.
pub(super) fn word(comment: &str) -> Option<String> {
    comment.strip_prefix(MARK).map(|word| word.replace(BRACE, "}"))
}

struct MarkScanner<'a> {
    text: &'a str,
    /// Read up to here.
    at: usize,
    /// Copied up to here.
    copied: usize,
    marked: String,
    line: LinePrefix,
}

/// What stands before a place on its line.
struct LinePrefix {
    /// Nothing at all.
    is_start: bool,
    /// Nothing but spaces.
    is_blank: bool,
    /// Whether a tag may begin here though a line does not.
    takes_tag: bool,
}

impl Default for LinePrefix {
    fn default() -> Self {
        LinePrefix { is_start: true, is_blank: true, takes_tag: true }
    }
}

impl<'a> MarkScanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn token(&mut self, first: char) {
        let LinePrefix { is_start, is_blank, takes_tag } = self.line;
        match first {
            '\n' => {
                self.at += 1;
                self.line = LinePrefix { takes_tag: is_blank || takes_tag, ..LinePrefix::default() };
            }
            c if c.is_whitespace() || c == '\u{feff}' => {
                self.at += c.len_utf8();
                self.line.is_start = false;
            }
            '[' if is_start || takes_tag => {
                self.at += tag_length(self.rest());
                self.line = LinePrefix { is_start: false, is_blank: false, takes_tag: true };
            }
            '%' if is_start => self.at += line_length(self.rest()),
            _ => {
                self.line = LinePrefix { is_start: false, is_blank: false, takes_tag: false };
                self.moves(first);
            }
        }
    }

    fn moves(&mut self, first: char) {
        match first {
            '{' => self.at += self.rest().find('}').map_or(self.rest().len(), |end| end + 1),
            ';' => {
                let line = &self.rest()[..line_length(self.rest())];
                self.replace(line.len(), &clean(&line[1..]));
            }
            '(' | ')' | '!' | '?' | '*' => self.at += 1,
            _ => self.word(first),
        }
    }

    fn word(&mut self, first: char) {
        let begin = first.len_utf8();
        let length = begin + self.rest()[begin..].find(ends_word).unwrap_or(self.rest().len() - begin);
        let word = &self.rest()[..length];
        match is_known(word) {
            true => self.at += length,
            false => self.replace(length, &format!("{MARK}{}", word.replace('}', &BRACE.to_string()))),
        }
    }

    /// Puts a comment in the place of the next bytes.
    fn replace(&mut self, length: usize, comment: &str) {
        self.marked += &self.text[self.copied..self.at];
        self.marked += &format!("{{{comment}}}");
        self.at += length;
        self.copied = self.at;
    }
}

fn ends_word(c: char) -> bool {
    c.is_whitespace() || "{}();!?$*".contains(c)
}

/// Whether the library tells of a word, or nothing is lost when it does not.
fn is_known(word: &str) -> bool {
    if let Some(nag) = word.strip_prefix('$') {
        return nag.parse::<u8>().is_ok();
    }
    let word = word.replace(['–', '—'], "-").replace('½', "1/2");
    let is_numeric = |word: &str| DIGITS_ONLY.contains(&word.trim_end_matches(['+', '#']));
    let m = word.trim_start_matches(|c: char| c.is_ascii_digit()).trim_matches('.');
    // Without a dot it may be anything: the reader knows which move comes next.
    let is_number = m.is_empty() && word.contains('.') || is_numeric(m);
    is_number || is_numeric(&word) || word == IN_PASSING || SanPlus::from_ascii(m.as_bytes()).is_ok()
}

fn line_length(rest: &str) -> usize {
    rest.find('\n').unwrap_or(rest.len())
}

/// A tag ends with its bracket, a broken one with its line. Values may hold brackets, and quotes behind a backslash.
fn tag_length(rest: &str) -> usize {
    let (mut in_value, mut is_protected) = (false, false);
    for (index, c) in rest.char_indices() {
        match c {
            '\n' => return index,
            ']' if !in_value => return index + 1,
            '"' if !is_protected => in_value = !in_value,
            _ => {}
        }
        is_protected = c == '\\' && !is_protected;
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let shown = marked(text).replace(MARK, "@").replace(BRACE, "#");
        assert_eq!(shown, expected, "{text}");
    }

    #[test]
    fn what_the_library_knows_stays_as_it_is() {
        let texts = [
            "[Event \"a ] \\\" b\"] [Site \"x\"]\n[Date\n\n1. e4! {e9} e5 2.Nf3 $1 (2. -- e9) *",
            "1. e4 d5 2. e5 f5 3.exf6 e.p. gxf6 4... 0-0 0-0-0+ O-O O-O-O# e8=Q+ 1-0\n% e9\n\n  [Event \"e9\"]\n1/2-1/2",
            "\u{feff}1. e4 1–0 ½-½",
        ];
        let spoiled = "(2. -- e9)";
        check(texts[0], &texts[0].replace(spoiled, "(2. -- {@e9})"));
        assert!(matches!(marked(texts[1]), Cow::Borrowed(_)), "{}", marked(texts[1]));
        assert!(matches!(marked(texts[2]), Cow::Borrowed(_)), "{}", marked(texts[2]));
    }

    #[test]
    fn words_and_line_comments_are_marked() {
        check("1. e4 e9", "1. e4 {@e9}");
        check("1. e4xyz; so } it is\ne5}", "1. {@e4xyz}{so ) it is}\ne5{@#}");
        check("1. e4 $300 [Event]", "1. e4 {@$300} {@[Event]}");
        check("hello world", "{@hello} {@world}");
        check("1 e4 e5 55 ... 2.", "{@1} e4 e5 {@55} ... 2.");
    }

    #[test]
    fn a_marked_word_is_read_back() {
        assert_eq!(word("\u{1}e9\u{2}"), Some("e9}".into()));
        assert_eq!(word("e9"), None);
    }
}

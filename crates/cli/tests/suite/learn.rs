//! The course in Czech says what the English one says: section by section the same commands and the same figures.

use crate::markdown::root;

/// A part of the course from one heading to the next.
#[derive(Default)]
struct Section {
    heading: String,
    /// Commands, and every other piece of code.
    code: Vec<String>,
    /// Figures in the text, in the tables, and beside commands; as digits with a point.
    figures: Vec<String>,
}

/// How a language writes numbers.
#[derive(Clone, Copy)]
struct Digits {
    thousands: char,
    decimal: char,
}

const ENGLISH: Digits = Digits { thousands: ',', decimal: '.' };
const CZECH: Digits = Digits { thousands: '\u{a0}', decimal: ',' };

fn sections(file: &str, digits: Digits) -> Vec<Section> {
    let text = std::fs::read_to_string(root().join("docs").join(file)).expect("a document");
    parts(&without_marks(&text), digits)
}

/// The text without what a reader does not see: marks for tests.
fn without_marks(text: &str) -> String {
    let seen = text.split("<!--").enumerate().map(|(number, part)| match number {
        0 => part,
        _ => part.split_once("-->").map_or("", |(_, rest)| rest),
    });
    seen.collect()
}

fn parts(text: &str, digits: Digits) -> Vec<Section> {
    let mut sections = vec![Section::default()];
    let mut in_code = false;
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("## ").filter(|_| !in_code) {
            sections.push(Section { heading: heading.into(), ..Section::default() });
        }
        let section = sections.last_mut().expect("there is one");
        if line.starts_with("```") {
            in_code = !in_code;
        } else if in_code {
            let (command, comment) = line.split_once(" #").unwrap_or((line, ""));
            section.code.push(command.trim().into());
            section.figures.extend(figures(comment, digits));
        } else {
            for (number, part) in line.split('`').enumerate() {
                match number % 2 {
                    0 => section.figures.extend(figures(&without_links(part), digits)),
                    _ => section.code.push(part.into()),
                }
            }
        }
    }
    sections.iter_mut().for_each(|section| section.figures.sort());
    sections
}

/// Where links lead is no text.
fn without_links(text: &str) -> String {
    let shown = text.split("](").enumerate().map(|(number, part)| match number {
        0 => part,
        _ => part.split_once(')').map_or("", |(_, rest)| rest),
    });
    shown.collect::<Vec<_>>().join(" ")
}

/// The numbers of a text; digits after a letter belong to a name or a square.
fn figures(text: &str, digits: Digits) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let is_digit = |at: usize| chars.get(at).is_some_and(char::is_ascii_digit);
    let mut found: Vec<String> = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        if !is_digit(at) || (at > 0 && chars[at - 1].is_alphabetic()) {
            at += 1;
            continue;
        }
        let mut number = String::new();
        while is_digit(at)
            || ((chars.get(at) == Some(&digits.thousands) || chars.get(at) == Some(&digits.decimal))
                && is_digit(at + 1))
        {
            match chars[at] {
                c if c == digits.thousands => {}
                c if c == digits.decimal => number.push('.'),
                c => number.push(c),
            }
            at += 1;
        }
        found.push(number);
    }
    found
}

#[test]
fn the_czech_course_has_the_commands_and_figures_of_the_english_one() {
    let (english, czech) = (sections("learn.md", ENGLISH), sections("learn.cs.md", CZECH));
    assert_eq!(english.len(), czech.len(), "each section of one is a section of the other");
    for (english, czech) in english.iter().zip(&czech).skip(1) {
        let place = format!("'{}', in Czech '{}'", english.heading, czech.heading);
        assert_eq!(czech.code, english.code, "commands and code of {place}");
        assert_eq!(czech.figures, english.figures, "figures of {place}");
    }
}

#[test]
fn figures_are_compared_as_numbers() {
    let english =
        "of 549,946 nodes, 3 % and -252.5 at Qxd5, 14-9 with 3² (see `--depth 4`, [1](results/x-7.md))";
    let czech = "z 549\u{a0}946 uzlů 3 % a -252,5 na Dxd5, 14-9 s 3² (viz `--depth 4`, [1](vysledky/y-9.md))";
    let of = |text: &str, digits| parts(text, digits).remove(0).figures;
    assert_eq!(of(english, ENGLISH), ["1", "14", "252.5", "3", "3", "549946", "9"]);
    assert_eq!(of(czech, CZECH), of(english, ENGLISH));
    assert_ne!(of(&czech.replace("252,5", "252,6"), CZECH), of(english, ENGLISH));
}

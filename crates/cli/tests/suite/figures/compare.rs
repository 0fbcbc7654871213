//! Holds the figures of a page against what its commands print.

use super::book::text_of;
use super::clause::Clause;
use super::marks::{Mark, Quote};
use super::output::{Output, PrintedLine};
use super::page::{GuidePage, Passage, Section};
use super::runs::CommandRuns;
use super::token::{NumberToken, tokens};
use crate::markdown::root;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A figure of a page.
pub struct Figure {
    /// The number and its place in the page.
    pub token: NumberToken,
    /// Whence it is.
    pub origin: Origin,
    /// Whether a command beside it waits, which may print any other figure as well.
    pub waits: bool,
}

/// Whence a figure is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Origin {
    /// A command printed it, or a page of results has it.
    Printed,
    /// A mark quotes it from the output or a file.
    Quoted,
    /// A mark says why no command prints it.
    Exempt,
    /// A command that takes minutes may print it.
    Waiting,
    /// No command of the section prints it.
    Unknown,
}

/// What is wrong with a page, a line each.
pub fn complaints(page: &GuidePage, runs: &CommandRuns) -> Vec<String> {
    page.sections.iter().flat_map(|section| FigureJudge { page, section, runs }.complaints()).collect()
}

/// The figures of a page in sections that have commands.
pub fn figures(page: &GuidePage, runs: &CommandRuns) -> Vec<Figure> {
    page.sections.iter().flat_map(|section| FigureJudge { page, section, runs }.figures()).collect()
}

/// Whether the figure at this place is neither printed nor exempt, or the change has left a mark about nothing.
pub fn is_noticed(page: &GuidePage, runs: &CommandRuns, at: usize) -> bool {
    let section = page.sections.iter().find(|section| section.place.contains(&at)).expect("a section");
    let judge = FigureJudge { page, section, runs };
    let figures = judge.figures();
    let here = figures.iter().find(|figure| figure.token.place.contains(&at));
    here.is_none_or(|figure| figure.origin == Origin::Unknown) || !judge.idle_marks(&figures).is_empty()
}

struct FigureJudge<'a> {
    page: &'a GuidePage,
    section: &'a Section,
    runs: &'a CommandRuns,
}

impl FigureJudge<'_> {
    fn complaints(&self) -> Vec<String> {
        let at = |place: usize| format!("{}:{}", self.page.name, self.page.line(place));
        let mut found: Vec<String> = self
            .section
            .faults
            .iter()
            .map(|fault| format!("{}: {fault}", at(self.section.place.start)))
            .collect();
        let figures = self.figures();
        for figure in figures.iter().filter(|figure| figure.origin == Origin::Unknown) {
            let text = &self.page.text[figure.token.place.clone()];
            let near = self.nearest(figure.token.place.start);
            found.push(format!(
                "{}: {text} is not printed, nearest command `{near}`",
                at(figure.token.place.start)
            ));
        }
        for idle in self.idle_marks(&figures) {
            found.push(format!("{}: {idle}", at(self.section.place.start)));
        }
        found
    }

    fn figures(&self) -> Vec<Figure> {
        let is_marked = !self.section.by.pages.is_empty() || !self.section.marks.is_empty();
        if self.section.commands().next().is_none() && !is_marked {
            return Vec::new();
        }
        self.section.passages.iter().flat_map(|passage| self.in_passage(passage)).collect()
    }

    fn in_passage(&self, passage: &Passage) -> Vec<Figure> {
        let start = passage.place.start;
        let found = tokens(&self.page.bare[passage.place.clone()]);
        let is_output = passage.is_output && self.has_line(&found, &self.page.bare[passage.place.clone()]);
        let found = found.into_iter().map(|mut token| {
            token.place = token.place.start + start..token.place.end + start;
            let origin = match passage.is_output {
                true if self.is_exempt(&token) => Origin::Exempt,
                true if is_output => Origin::Printed,
                true => Origin::Unknown,
                false => self.origin(&token, passage),
            };
            Figure { token, origin, waits: self.waits(passage) }
        });
        found.collect()
    }

    /// Whether a line of the output has the words of this one and its numbers in this order, those aside that are exempt.
    fn has_line(&self, numbers: &[NumberToken], text: &str) -> bool {
        let values = numbers.iter().filter(|token| !self.is_exempt(token));
        let values: Vec<&str> = values.map(|token| token.value.as_str()).collect();
        let runs = self.section.commands().filter_map(|command| self.runs.get(command));
        runs.into_iter().any(|run| run.output.has_line(&values, text))
    }

    fn origin(&self, token: &NumberToken, passage: &Passage) -> Origin {
        let around = if passage.is_own { passage } else { &self.section.all };
        let mut commands: Vec<&String> = around.commands.iter().chain(&self.section.by.commands).collect();
        if let Some(label) = self.label(passage)
            && commands.iter().any(|command| has_word(command, label))
        {
            commands.retain(|command| has_word(command, label));
        }
        let pages = around.pages.iter().chain(&passage.pages).chain(&self.section.by.pages);
        let pages = pages.filter(|page| !self.is_quoted_page(page));
        let clause = self.clause(token, passage);
        let outputs = commands.iter().filter_map(|name| self.runs.get(name)).map(|run| &run.output);
        let texts: Vec<Arc<Output>> = pages.map(|page| text_of(page)).collect();
        if is_in(&outputs.collect::<Vec<_>>(), token, &clause)
            || is_in(&texts.iter().map(AsRef::as_ref).collect::<Vec<_>>(), token, &clause)
        {
            return Origin::Printed;
        }
        if self.is_quoted(token, passage) {
            return Origin::Quoted;
        }
        if self.is_exempt(token) {
            return Origin::Exempt;
        }
        if self.waits(passage) { Origin::Waiting } else { Origin::Unknown }
    }

    /// Whether a command that may print the figures of a passage was not carried out.
    fn waits(&self, passage: &Passage) -> bool {
        let own = if passage.is_own { &passage.commands[..] } else { &[] };
        let mut commands = own.iter().chain(&self.section.by.commands);
        passage.pages.is_empty() && commands.any(|command| self.runs.waits(command))
    }

    /// What stands around a figure in its sentence, or in its row and column.
    fn clause(&self, token: &NumberToken, passage: &Passage) -> Clause {
        let text = &self.page.text;
        let before = &text[passage.place.start..token.place.start];
        let after = &text[token.place.end..passage.place.end];
        let ends = if passage.heads.is_some() { ["|"; 3] } else { [". ", ".\n", "? "] };
        let from = ends.iter().filter_map(|end| before.rfind(end).map(|at| at + 1)).max().unwrap_or(0);
        let to = ends.iter().filter_map(|end| after.find(end)).min().unwrap_or(after.len());
        let bare = &self.page.bare;
        let clause = Clause::around(token, &before[from..], &after[..to]).between(
            &bare[passage.place.start..token.place.start],
            &bare[token.place.end..passage.place.end],
        );
        let Some(heads) = passage.heads.clone() else { return clause };
        let head = text[heads].split('|').nth(before.matches('|').count()).unwrap_or_default();
        clause.in_row(token, head, &self.page.bare[passage.place.clone()], self.label(passage))
    }

    /// What stands first in a row: the row is about the commands with this word.
    fn label(&self, passage: &Passage) -> Option<&str> {
        passage.heads.as_ref()?;
        let first = self.page.text[passage.place.clone()].trim_start_matches('|').split('|').next()?.trim();
        Some(first.strip_prefix('`').map_or(first, |code| code.split('`').next().unwrap_or_default()))
    }

    fn quotes(&self) -> impl Iterator<Item = &Quote> {
        self.section.marks.iter().filter_map(|mark| match mark {
            Mark::Shows(quote) => Some(quote),
            Mark::By(_) | Mark::Exempt(_) => None,
        })
    }

    /// Whether a mark quotes it: from the output, or from the page that its passage links.
    fn is_quoted(&self, token: &NumberToken, passage: &Passage) -> bool {
        let is_linked = |file: &String| self.section.passages.iter().any(|other| other.pages.contains(file));
        let is_about = |file: &String| passage.pages.contains(file) || !is_linked(file);
        let mut quotes: Vec<&Quote> =
            self.quotes().filter(|quote| quote.file.as_ref().is_none_or(is_about)).collect();
        if let Some(label) = self.label(passage) {
            let has_label = |quote: &&Quote| quote.piece.split_whitespace().any(|word| word == label);
            if quotes.iter().any(has_label) {
                quotes.retain(has_label);
            }
        }
        quotes.into_iter().any(|quote| numbers(&quote.piece).contains(&token.value))
    }

    /// Whether marks quote from this page: then its other numbers prove nothing.
    fn is_quoted_page(&self, page: &String) -> bool {
        self.quotes().any(|quote| quote.file.as_ref() == Some(page))
    }

    fn is_exempt(&self, token: &NumberToken) -> bool {
        self.exempt().any(|value| *value == token.value)
    }

    /// The figures that marks exempt, each as often as it is exempt.
    fn exempt(&self) -> impl Iterator<Item = &String> {
        self.section.marks.iter().flat_map(|mark| match mark {
            Mark::Exempt(exempt) => &exempt.figures[..],
            Mark::By(_) | Mark::Shows(_) => &[],
        })
    }

    /// Figures that stand in the section more often than marks have room for.
    fn surplus(&self, figures: &[Figure]) -> Vec<String> {
        let quoted = self.quotes().flat_map(|quote| {
            let numbers = numbers(&quote.piece).into_iter();
            numbers.flat_map(|value| std::iter::repeat_n(value, quote.uses))
        });
        let quoted = quoted.map(|value| (Origin::Quoted, value));
        let marked = self.exempt().map(|value| (Origin::Exempt, value.clone())).chain(quoted);
        let mut room: BTreeMap<(Origin, String), usize> = BTreeMap::new();
        marked.for_each(|mark| *room.entry(mark).or_default() += 1);
        let surplus = room.into_iter().filter_map(|((origin, value), room)| {
            let is_it = |figure: &&Figure| figure.origin == origin && figure.token.value == value;
            let found = figures.iter().filter(is_it).count();
            (found > room).then(|| format!("{value} is marked {room} times, and there {found} times"))
        });
        surplus.collect()
    }

    /// Whether a mark says of no number rightly how often it stands in the section.
    fn is_miscounted(&self, quote: &Quote, figures: &[Figure]) -> bool {
        let is_it =
            |figure: &&Figure, value: &str| figure.origin == Origin::Quoted && figure.token.value == value;
        let count = |value: &String| figures.iter().filter(|figure| is_it(figure, value)).count();
        numbers(&quote.piece).iter().map(count).max().unwrap_or(0) < quote.uses
    }

    /// Marks that are about nothing: pieces that are not in the output, figures that do not stand in the section; and
    /// figures that no mark has room for.
    fn idle_marks(&self, figures: &[Figure]) -> Vec<String> {
        let stands = |value: &String| figures.iter().any(|figure| figure.token.value == *value);
        let mut found = self.surplus(figures);
        for mark in &self.section.marks {
            match mark {
                Mark::Shows(quote) if !self.is_there(quote) => {
                    let place = quote.file.as_deref().unwrap_or("the output");
                    found.push(format!("'{}' is not in {place}", quote.piece));
                }
                Mark::Shows(quote) if !numbers(&quote.piece).iter().any(stands) => {
                    found.push(format!("no figure is in '{}'", quote.piece));
                }
                Mark::Shows(quote) if quote.uses > 1 && self.is_miscounted(quote, figures) => {
                    found.push(format!("'{}' is not there {} times", quote.piece, quote.uses));
                }
                Mark::Exempt(exempt) => {
                    let idle = exempt.figures.iter().filter(|value| !stands(value));
                    found.extend(
                        idle.map(|value| format!("exempt, but not there: {value} ({})", exempt.reason)),
                    );
                }
                _ => {}
            }
        }
        found
    }

    /// Whether a piece stands in its file, or in the output of a command of the section; one that waits may have it.
    fn is_there(&self, quote: &Quote) -> bool {
        if let Some(file) = &quote.file {
            return root().join(file).exists() && text_of(file).shows(&quote.piece);
        }
        let runs = self.section.commands().filter_map(|command| self.runs.get(command));
        let is_there = runs.into_iter().any(|run| run.output.shows(&quote.piece));
        is_there || self.section.commands().any(|command| self.runs.waits(command))
    }

    /// The last command before a place in its section, or the first.
    fn nearest(&self, at: usize) -> &str {
        let before = self.section.passages.iter().filter(|passage| passage.place.start <= at);
        let last = before.flat_map(|passage| &passage.commands).last();
        last.or(self.section.commands().next()).map_or("a page of results", String::as_str)
    }
}

/// Whether a number stands in one of these texts, beside what stands around it in the page: in the row that it is
/// from, if one of them has that.
fn is_in(texts: &[&Output], token: &NumberToken, clause: &Clause) -> bool {
    let is_row = |line: &PrintedLine| clause.is_row(line) || clause.is_named(line);
    let is_alone = token.is_distinctive();
    texts.iter().any(|text| {
        let has_row = text.lines().any(is_row);
        let mut places = text.places(&token.value).filter(|place| is_alone || clause.fits(place));
        places.any(|place| !has_row || is_row(place.line))
    })
}

fn has_word(command: &str, word: &str) -> bool {
    command.split([' ', '=', ',']).any(|other| other == word)
}

/// The numbers of a piece; Rust writes thousands as `16_384`.
fn numbers(piece: &str) -> Vec<String> {
    tokens(&piece.replace('_', "")).into_iter().map(|token| token.value).collect()
}

#[test]
fn a_figure_in_the_place_of_another_is_noticed() {
    let runs = CommandRuns::printing(&[
        ("plywood x --eval a", "best 9\nnodes 121\nvalue 4080\n"),
        ("plywood x --eval b", "value 3810\n"),
    ]);
    let page = "# A\n`plywood x --eval a` plays 9, not 7, the guess.\n\n| | value |\n|---|---|\n| `a` | 4080 |\n| `b` | 3810 |\n\n\
                ```console\n$ plywood x --eval b\nnodes 121\n```\n<!-- shows: best 9 -->\n<!-- exempt: 7: a guess -->\n";
    let count = |from: &str, to: &str| {
        let text = page.replace(from, to);
        assert!(from.is_empty() || text != page, "'{from}' is not there");
        complaints(&GuidePage::new("p.md", &text), &runs).len()
    };
    assert_eq!(count("", ""), 0);
    let is_noticed = |from: &str, to: &str| count(from, to) > 0;
    assert!(is_noticed("plays 9", "plays 7") && is_noticed("not 7", "not 9"), "marks have room for one each");
    assert!(is_noticed("`a` | 4080", "`a` | 3810"), "a row is about the command with its name");
    assert!(is_noticed("nodes 121", "nodes 4080"), "a line of output is one");
    assert!(is_noticed("best 9 -->", "best 8 -->"), "a mark quotes what is printed");
}

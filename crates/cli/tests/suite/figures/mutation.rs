//! Figures changed on purpose: those of three digits and more, and moves. The others are compared too, but where a
//! small number becomes another one, the output may well have that as well.

use super::book::GuideBook;
use super::compare::{Figure, Origin, figures, is_noticed};
use super::page::GuidePage;
use super::token::NumberToken;
use std::collections::BTreeSet;

/// How often a figure can be chosen: each time another digit changes, or to another one.
const ROUNDS: u64 = 8;

/// A figure and what stands in its place.
pub struct Change<'a> {
    page: &'a GuidePage,
    at: usize,
    digit: u8,
    rank: u64,
}

/// The changes with the smallest ranks: a rank follows from the page and the words around a figure, so that a change
/// elsewhere chooses no other figures.
pub fn choose(book: &GuideBook, count: usize) -> Vec<Change<'_>> {
    let mut all: Vec<Change> = book.pages().flat_map(|page| changes(page, book)).collect();
    all.sort_by_key(|change| change.rank);
    all.truncate(count);
    all
}

fn changes<'a>(page: &'a GuidePage, book: &GuideBook) -> impl Iterator<Item = Change<'a>> {
    let is_changed = |figure: &Figure| {
        let is_compared = matches!(figure.origin, Origin::Printed | Origin::Quoted) && !figure.waits;
        is_compared && figure.token.is_long()
    };
    let compared = figures(page, book.runs()).into_iter().filter(is_changed);
    compared.flat_map(|figure| {
        let mut seen = BTreeSet::new();
        let all: Vec<Change> = (0..ROUNDS).map(|round| change(page, &figure.token, round)).collect();
        all.into_iter().filter(move |change| seen.insert((change.at, change.digit)))
    })
}

fn change<'a>(page: &'a GuidePage, token: &NumberToken, round: u64) -> Change<'a> {
    let place = token.place.clone();
    let around = &page.bare[page.bare[..place.start].rfind('\n').map_or(0, |at| at + 1)..place.end];
    let mut random = fastrand::Rng::with_seed(seed(&page.name) ^ seed(around) ^ round);
    let digits: Vec<usize> = place.filter(|at| page.text.as_bytes()[*at].is_ascii_digit()).collect();
    let at = digits[random.usize(..digits.len())];
    let old = page.text.as_bytes()[at] - b'0';
    let least = u8::from(at == digits[0]);
    let others: Vec<u8> = (least..10).filter(|digit| *digit != old).collect();
    Change { page, at, digit: others[random.usize(..others.len())] + b'0', rank: random.u64(..) }
}

/// A number from a text, the same on every machine (FNV-1a).
fn seed(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl Change<'_> {
    /// The complaint when the comparison does not notice it.
    pub fn is_missed(&self, book: &GuideBook) -> Option<String> {
        let mut text = self.page.text.clone();
        let digit = char::from(self.digit).to_string();
        text.replace_range(self.at..=self.at, &digit);
        let changed = GuidePage::new(&self.page.name, &text);
        let line = self.page.line(self.at);
        let words = text.lines().nth(line - 1).unwrap_or_default();
        (!is_noticed(&changed, book.runs(), self.at))
            .then(|| format!("{}:{line}: with a {digit} it passes as well: {words}", self.page.name))
    }
}

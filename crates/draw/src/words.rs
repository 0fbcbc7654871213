//! Values, windows, bounds, exits and counts in words, the same in every picture.

use crate::grown::GrownTexts;
use crate::paper::Elsewhere;
use search::{Bound, Exit, Missing, Pass};
use session::view::{NodeView, TreeView, Turn};
use session::words::{Manner, rounded_text};
use session::{Language, Value, exit_word, probability_text};

pub use session::pass_word as pass;

/// Values that are not whole are shown with this many digits after the point.
const DECIMALS: usize = 2;

/// Whole numbers from here on lose digits as `f64` and are shown in scientific form.
const LARGEST_PLAIN: f64 = 1e15;

/// A number as short as it can be without lying: `3`, `-0.25`, `∞`.
pub fn number(value: f64) -> String {
    if value.is_nan() {
        return "?".into();
    }
    if value.is_infinite() {
        return if value > 0.0 { "∞".into() } else { "-∞".into() };
    }
    if value.abs() >= LARGEST_PLAIN {
        return format!("{value:.DECIMALS$e}");
    }
    if value.fract() == 0.0 {
        return (value as i64).to_string();
    }
    let text = format!("{value:.DECIMALS$}");
    let short = text.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".into() } else { short.into() }
}

/// A value for MAX: a number, or the distance of a proven win or loss.
pub fn value(value: f64, manner: Manner) -> String {
    let win = manner.win(Value::of(value, manner.counted));
    win.unwrap_or_else(|| plain_value(value, manner.language))
}

/// A number, rounded as everything that people read is.
pub(crate) fn plain_value(value: f64, language: Language) -> String {
    let text = if value.abs() < LARGEST_PLAIN { rounded_text(value) } else { number(value) };
    language.written(&text)
}

/// What a value says about the true one, as a sign.
pub fn bound_sign(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "=",
        Bound::Lower => "≥",
        Bound::Upper => "≤",
    }
}

/// The value of a node with its sign, or a question mark where there is none.
pub fn signed_value(node: NodeView<'_>, manner: Manner) -> String {
    match node.value {
        Some(v) => format!("{} {}", bound_sign(node.bound), value(v, manner)),
        None => "?".into(),
    }
}

/// The window of a node.
pub fn window(alpha: Option<f64>, beta: Option<f64>, manner: Manner) -> String {
    let alpha = alpha.unwrap_or(f64::NEG_INFINITY);
    let beta = beta.unwrap_or(f64::INFINITY);
    format!("[{}{}{}]", value(alpha, manner), manner.language.between(), value(beta, manner))
}

/// Whether MAX or MIN is already sure of something here.
pub fn has_window(node: NodeView<'_>) -> bool {
    let is_finite = |bound: Option<f64>| bound.is_some_and(f64::is_finite);
    is_finite(node.alpha) || is_finite(node.beta)
}

/// Who decides.
pub fn turn(turn: Turn, language: Language) -> &'static str {
    match turn {
        Turn::Max => "MAX",
        Turn::Min => "MIN",
        Turn::Chance => language.word("chance"),
    }
}

/// The move that leads to a node, with how likely it is where chance has a choice: `West (0.5)`.
pub fn label(node: NodeView<'_>, language: Language) -> String {
    match node.probability {
        Some(probability) if probability < 1.0 => {
            format!("{} ({})", node.label, language.written(&probability_text(probability)))
        }
        _ => node.label.into(),
    }
}

/// Why the node was left, in one or two words, on a card: empty where every move was searched, and where a plain box or the lack
/// of moves below already says it.
pub fn card_exit(exit: &str, language: Language) -> &str {
    let plain = [Exit::Searched, Exit::Terminal, Exit::Leaf];
    let is_plain = plain.into_iter().any(|plain| plain.word() == exit);
    if is_plain { "" } else { exit_word(exit, language) }
}

/// Why a node was left, in one or two words: empty for the ordinary case that every move was searched.
pub(crate) fn shown_exit<'a>(view: &'a TreeView, node: NodeView<'a>) -> &'a str {
    let exit = view.shown_exit(&node);
    if exit == Exit::Searched.word() { "" } else { exit_word(exit, view.language) }
}

/// The pass in a sentence; empty for the ordinary one.
pub fn pass_sentence(pass: Pass, language: Language) -> &'static str {
    match pass {
        Pass::Full => "",
        Pass::Scout => language.word("pass-scout-about"),
        Pass::Reduced => language.word("pass-reduced-about"),
        Pass::Again => language.word("pass-again-about"),
        Pass::Null => language.word("pass-null-about"),
        Pass::Quiet => language.word("pass-quiet-about"),
    }
}

/// More plies than any search is asked for: it goes to the end of the game.
const TO_THE_END: i32 = 5_000;

/// Plies still to search.
pub fn depth(plies: i32, language: Language) -> String {
    if plies >= TO_THE_END { language.word("to-the-end").into() } else { plies.to_string() }
}

/// A count with commas between the thousands.
pub fn count(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (position, digit) in digits.chars().enumerate() {
        if position > 0 && (digits.len() - position).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// How much is below and not drawn, and where it is drawn: a line for nodes and one for moves that were left out.
pub(crate) fn missing(missing: Missing, place: Option<Elsewhere>, language: Language) -> Vec<String> {
    let Missing { nodes, moves } = missing;
    let mut lines = Vec::new();
    if nodes > 0 {
        let nodes = language.count(nodes);
        lines.push(if place.is_some() {
            format!("+{nodes}")
        } else {
            language.say("hidden", [("nodes", nodes.into())])
        });
    }
    if moves > 0 {
        lines.push(
            language
                .say("moves-left-out", [("moves", language.count(moves).into()), ("count", moves.into())]),
        );
    }
    if let (Some(first), Some(place)) = (lines.first_mut(), place) {
        let what = ("what", first.as_str().into());
        *first = match place {
            Elsewhere::Below => language.say("goes-on-below", [what]),
            Elsewhere::Page(page) => language.say("goes-on", [what, ("page", page.into())]),
        };
    }
    lines
}

/// Everything about a node on one line, for tooltips.
pub(crate) fn summary(node: NodeView<'_>, grown: Option<&GrownTexts>, manner: Manner) -> String {
    let language = manner.language;
    let mut parts = Vec::new();
    if !node.label.is_empty() {
        parts.push(label(node, language));
    }
    parts.push(turn(node.turn, language).to_string());
    if let Some(GrownTexts { named, mark, .. }) = grown {
        parts.extend([named, mark].into_iter().filter(|text| !text.is_empty()).cloned());
    } else if !node.skipped {
        parts.push(signed_value(node, manner));
        let window = window(node.alpha, node.beta, manner);
        parts.push(language.say("window", [("window", window.into())]));
        parts.push(language.say("title-depth", [("depth", depth(node.depth, language).into())]));
    }
    if !node.reason.is_empty() {
        parts.push(node.reason.into());
    }
    if node.pass != Pass::Full {
        parts.push(pass_sentence(node.pass, language).to_string());
    }
    parts.join(" · ")
}

/// At most `limit` characters of a text, the last one an ellipsis if any are missing.
pub fn clip(text: &str, limit: usize) -> String {
    match text.char_indices().nth(limit) {
        None => text.to_string(),
        Some(_) if limit == 0 => String::new(),
        Some(_) => text.chars().take(limit - 1).chain(['…']).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::words::Counted;

    #[test]
    fn a_search_to_the_end_has_no_number_of_plies() {
        assert_eq!(depth(9_997, Language::English), "to the end");
        assert_eq!(depth(12, Language::English), "12");
    }

    fn check(v: f64, expected: &str) {
        assert_eq!(value(v, Manner::default()), expected, "{v}");
    }

    #[test]
    fn values_are_short_and_wins_are_counted() {
        check(3.0, "3");
        check(-3.0, "-3");
        check(0.5, "0.5");
        check(1.0 / 3.0, "0.33");
        check(100.0, "100");
        check(-0.001, "0");
        check(f64::INFINITY, "∞");
        check(f64::NEG_INFINITY, "-∞");
        check(f64::NAN, "?");
        check(999_997.0, "win in 3");
        check(-999_996.0, "loss in 4");
        check(1_000_000.0, "win in 0");
        check(990_000.0, "win in 10000");
        check(989_999.0, "989999");
        check(995_000.5, "995001");
        check(1_000_001.0, "1000001");
        check(1e20, "1.00e20");
    }

    #[test]
    fn counts_have_commas() {
        let cases = [
            (0, "0"),
            (7, "7"),
            (999, "999"),
            (1_000, "1,000"),
            (12_345, "12,345"),
            (1_234_567, "1,234,567"),
        ];
        for (n, expected) in cases {
            assert_eq!(count(n), expected);
        }
    }

    #[test]
    fn nodes_and_moves_left_out_are_told_apart() {
        let told =
            |nodes, moves, place, language| missing(Missing { nodes, moves }, place, language).join(", ");
        let english = |nodes, moves| told(nodes, moves, None, Language::English);
        assert_eq!(english(0, 0), "");
        assert_eq!(english(1_234, 0), "+1,234 hidden");
        assert_eq!(english(121, 338), "+121 hidden, 338 moves left out");
        assert_eq!(english(0, 1), "1 move left out");
        let page = Some(Elsewhere::Page(2));
        assert_eq!(told(121, 338, page, Language::English), "+121: page 2, 338 moves left out");
        assert_eq!(told(0, 2, page, Language::Czech), "2 vynechané tahy: strana 2");
    }

    #[test]
    fn windows_without_an_end_are_infinite() {
        let manner = |counted| Manner { counted, ..Manner::default() };
        assert_eq!(window(None, None, manner(Counted::Plies)), "[-∞, ∞]");
        assert_eq!(window(Some(-2.0), Some(999_999.0), manner(Counted::Plies)), "[-2, win in 1]");
        assert_eq!(
            window(Some(-999_996.0), Some(999_997.0), manner(Counted::Moves)),
            "[mated in 2, mate in 2]"
        );
        assert_eq!(window(Some(-2.0), Some(999_999.0), manner(Counted::Never)), "[-2, 999999]");
        let czech = Manner { language: Language::Czech, ..Manner::default() };
        assert_eq!(window(Some(-0.5), Some(999_999.0), czech), "[−0,5; výhra za 1]");
    }

    #[test]
    fn long_texts_are_clipped() {
        assert_eq!(clip("abcdef", 6), "abcdef");
        assert_eq!(clip("abcdefg", 6), "abcde…");
        assert_eq!(clip("ab", 0), "");
    }
}

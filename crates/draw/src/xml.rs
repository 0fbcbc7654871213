//! Writing XML: escaped text and short numbers.

use std::fmt::{self, Display, Write};

/// Appends formatted text to a `String`, which cannot fail.
macro_rules! put {
    ($out:expr, $($arg:tt)*) => {{
        use std::fmt::Write as _;
        write!($out, $($arg)*).expect("a String takes any text")
    }};
}
pub(crate) use put;

/// Text that is safe between tags and inside quoted attributes.
pub(crate) struct Escaped<'a>(pub &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0;
        while let Some(at) = rest.find(is_special) {
            let (plain, tail) = rest.split_at(at);
            f.write_str(plain)?;
            let mut chars = tail.chars();
            f.write_str(replacement(chars.next().expect("something was found")))?;
            rest = chars.as_str();
        }
        f.write_str(rest)
    }
}

fn is_special(c: char) -> bool {
    matches!(c, '&' | '<' | '>' | '"' | '\'' | '\u{0}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}')
}

/// Control characters have no place in XML, not even escaped.
fn replacement(c: char) -> &'static str {
    match c {
        '&' => "&amp;",
        '<' => "&lt;",
        '>' => "&gt;",
        '"' => "&quot;",
        '\'' => "&#39;",
        '\t' | '\n' | '\r' => " ",
        _ => "\u{fffd}",
    }
}

/// A coordinate with at most one digit after the point: finer than any eye, shorter than any other form.
#[derive(Clone, Copy)]
pub(crate) struct Px(pub f64);

impl Display for Px {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        if tenths < 0 {
            f.write_char('-')?;
        }
        let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        match rest {
            0 => write!(f, "{whole}"),
            _ => write!(f, "{whole}.{rest}"),
        }
    }
}

/// A text element. `class` names the style; the text is centred, or not, by that style.
pub(crate) fn text(out: &mut String, x: f64, y: f64, class: &str, content: &str) {
    put!(out, "<text x=\"{}\" y=\"{}\" class=\"{class}\">{}</text>", Px(x), Px(y), Escaped(content));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hostile_text_is_harmless() {
        let text = Escaped("<script>\"a\" & 'b'\u{1b}[31m\n</script>\u{ffff}").to_string();
        assert_eq!(text, "&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;\u{fffd}[31m &lt;/script&gt;\u{fffd}");
    }

    #[test]
    fn coordinates_are_short() {
        let cases = [(3.0, "3"), (3.25, "3.3"), (-0.04, "0"), (-1.5, "-1.5"), (1e6, "1000000"), (0.1, "0.1")];
        for (value, expected) in cases {
            assert_eq!(Px(value).to_string(), expected);
        }
    }
}

//! Text inside XML, and inside HTML that stands in XML.

/// Text that is safe between tags and inside quoted attributes. Control characters have no place in XML, not even escaped.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            '\t' | '\n' | '\r' => out.push(' '),
            '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// The same for a paragraph of HTML. Moodle reads braces as a field to fill in.
pub(super) fn paragraph(text: &str) -> String {
    format!("<p>{}</p>", escape(text).replace('{', "&#123;").replace('}', "&#125;"))
}

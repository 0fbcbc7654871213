//! How wide a text is, from a small table instead of a font: fast, and nearly right for any sans-serif font.

/// Advance widths of the printable ASCII characters of DejaVu Sans, in hundredths of the font size. Verdana's are
/// the same; other fonts are narrower, so texts always fit.
#[rustfmt::skip]
const ADVANCES: [u8; 95] = [
    32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 53,
    100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63, 61, 73, 68, 99, 69, 61, 69, 39, 34, 39, 84, 50,
    50, 61, 63, 55, 63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84,
];

/// Any other character: as wide as a Chinese one.
const OTHER: u8 = 100;

/// Bold letters are up to this much wider.
const BOLD: f64 = 1.15;

/// Width of a text in a font of the given size.
pub(crate) fn width(text: &str, size: f64) -> f64 {
    let sum: u32 = text.chars().map(|c| u32::from(advance(c))).sum();
    f64::from(sum) * size / 100.0
}

/// Width of a bold text in a font of the given size.
pub(crate) fn bold_width(text: &str, size: f64) -> f64 {
    width(text, size) * BOLD
}

fn advance(c: char) -> u8 {
    let index = (c as usize).wrapping_sub(usize::from(b' '));
    ADVANCES.get(index).copied().unwrap_or(OTHER)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Format;
    use crate::png::read;

    /// How wide the renderer sets a text.
    fn rendered(text: &str, weight: &str) -> f64 {
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='900' height='40'>\
             <text x='9' y='30' font-family='DejaVu Sans' font-size='20' font-weight='{weight}'>{text}</text></svg>"
        );
        f64::from(read(&svg, Format::Png).unwrap().root().bounding_box().width())
    }

    fn check(text: &str) {
        for (estimate, weight) in [(width(text, 20.0), "normal"), (bold_width(text, 20.0), "bold")] {
            let rendered = rendered(text, weight);
            assert!(estimate >= rendered * 0.98, "{text} is {rendered} wide, not {estimate}");
            assert!(estimate <= rendered * 1.25 + 4.0, "{text} is only {rendered} wide, not {estimate}");
        }
    }

    #[test]
    fn texts_are_as_wide_as_the_renderer_sets_them() {
        ["= 123", "[-∞, win in 3]", "Qxg7+", "mate distance", "+1,234 hidden", "WWWWWW"]
            .into_iter()
            .for_each(check);
    }
}

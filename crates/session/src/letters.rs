//! Letters of pieces, as the readers of a language write them: a knight is N in English and J in Czech. Moves are kept, sent
//! and saved in English letters; they change only where they are read.

/// The letters of a game's pieces in a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Letters(&'static str);

impl Letters {
    /// Those in which moves are kept.
    pub const ENGLISH: Letters = Letters("");

    /// Others, given as pairs parted by spaces, each with the English letter first.
    pub const fn of(pairs: &'static str) -> Letters {
        Letters(pairs)
    }

    /// The letter that stands for a piece.
    pub fn piece(self, english: char) -> char {
        let upper = english.to_ascii_uppercase();
        let own = self.0.split(' ').find_map(|pair| pair.strip_prefix(upper)?.chars().next());
        match own {
            Some(own) if english.is_lowercase() => own.to_ascii_lowercase(),
            own => own.unwrap_or(english),
        }
    }

    /// A text with its moves in these letters.
    pub fn in_text(self, text: &str) -> String {
        if self == Letters::ENGLISH {
            return text.into();
        }
        let chars: Vec<char> = text.chars().collect();
        let written = chars.iter().enumerate().map(|(at, &c)| match is_piece(&chars, at) {
            true => self.piece(c),
            false => c,
        });
        written.collect()
    }
}

/// Whether a letter stands for a piece: before the square it goes to, or after the pawn's that becomes one.
fn is_piece(chars: &[char], at: usize) -> bool {
    let (before, after) = (&chars[..at], &chars[at + 1..]);
    let begins = before.last().is_none_or(|c| !c.is_alphanumeric() && !matches!(c, '_' | '/'));
    chars[at].is_ascii_uppercase()
        && ((begins && goes_to_square(after)) || matches!(before, [.., 'a'..='h', '1' | '8', '=']))
}

fn goes_to_square(rest: &[char]) -> bool {
    let rest = match rest {
        ['a'..='h', '1'..='8', 'x', ..] => &rest[3..],
        ['a'..='h', '1'..='8', 'a'..='h', ..] | ['a'..='h' | '1'..='8', 'x', ..] => &rest[2..],
        ['a'..='h', 'a'..='h', ..] | ['1'..='8', 'a'..='h', ..] | ['x', ..] => &rest[1..],
        _ => rest,
    };
    matches!(rest, ['a'..='h', '1'..='8', ..])
}

//! Reads games: the library finds tags and moves, the rules say whether they can be.

use super::{PgnError, PgnGame, PgnLine, PgnMove, PgnResult, marks};
use crate::rules::{Chess, State};
use cozy_chess::Move;
use pgn_reader::{Nag, Outcome, RawComment, RawTag, SanPlus, Skip, Visitor};
use search::{Game, Notation, NotationError, quoted};
use session::annotated::clean;
use std::borrow::Cow;
use std::io::Cursor;
use std::ops::ControlFlow;

/// The longest possible game has fewer than 12,000 plies.
const MAX_PLIES: usize = 12_000;
/// Tags beyond this many are dropped: no game needs them.
const MAX_TAGS: usize = 100;
/// Variations nested deeper are passed over.
const MAX_NESTING: usize = 100;
/// Longer tag values are cut.
const MAX_TAG_CHARS: usize = 250;

/// The games of a text, one by one.
pub fn read(text: &str) -> PgnReader<'_> {
    let bytes = match marks::marked(text) {
        Cow::Borrowed(text) => Cow::Borrowed(text.as_bytes()),
        Cow::Owned(text) => Cow::Owned(text.into_bytes()),
    };
    let reader = pgn_reader::Reader::new(Cursor::new(bytes));
    PgnReader { reader, game: 0, broken: false }
}

/// Reads one game after the other.
pub struct PgnReader<'a> {
    reader: pgn_reader::Reader<Cursor<Cow<'a, [u8]>>>,
    /// Games begun so far.
    game: usize,
    /// Where the text itself is broken, the beginning of the next game is unknown.
    broken: bool,
}

impl Iterator for PgnReader<'_> {
    type Item = Result<PgnGame, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.broken {
            return None;
        }
        self.game += 1;
        loop {
            match self.reader.read_game(&mut Collector { game: self.game }) {
                Ok(Some(Ok(game))) if is_remark(&game) => {}
                Ok(game) => return game,
                Err(error) => {
                    self.broken = true;
                    return Some(Err(PgnError::Text { game: self.game, reason: error.to_string() }));
                }
            }
        }
    }
}

/// Whether there are only comments, or a result, between games.
fn is_remark(game: &PgnGame) -> bool {
    game.tags.is_empty() && game.line.plies.is_empty() && game.start == Chess::default().start()
}

/// What one game is collected with.
struct Collector {
    game: usize,
}

/// Tags as they come.
#[derive(Default)]
struct PgnTags {
    pairs: Vec<(String, String)>,
    fen: Option<String>,
    result: Option<String>,
}

/// A game as far as it was read.
struct GameDraft {
    game: PgnGame,
    /// The line of the game, and the variations that are not closed yet.
    open: Vec<OpenLine>,
    /// Moves so far, those of variations too.
    plies: usize,
    /// The beginning of a long comment.
    comment: Vec<u8>,
    /// Whether the variation that ends next was passed over.
    skips: bool,
}

/// A line being read.
struct OpenLine {
    line: PgnLine,
    /// The state before its last move: a variation begins there.
    before: State,
    state: State,
    /// Whether a move could not be made: the rest of a variation is left out.
    is_broken: bool,
}

impl OpenLine {
    fn at(state: &State) -> OpenLine {
        OpenLine { line: PgnLine::default(), before: state.clone(), state: state.clone(), is_broken: false }
    }

    fn play(&mut self, m: Move) {
        self.line.plies.push(PgnMove::new(m));
        self.before = self.state.clone();
        self.state = Chess::default().play(&self.state, m);
    }

    /// Comments belong to the last move, or to the line before its first one.
    fn comments(&mut self) -> &mut Vec<String> {
        match self.line.plies.last_mut() {
            Some(played) => &mut played.comments,
            None => &mut self.line.comments,
        }
    }
}

impl GameDraft {
    fn last(&mut self) -> &mut OpenLine {
        self.open.last_mut().expect("the line of the game is never closed")
    }

    fn is_variation(&self) -> bool {
        self.open.len() > 1
    }

    /// Hangs the last variation under the move it replaces; an empty one is none.
    fn close(&mut self) {
        if !self.is_variation() {
            return;
        }
        let Some(closed) = self.open.pop() else { return };
        if let Some(played) = self.last().line.plies.last_mut() {
            played.variations.extend((!closed.line.is_empty()).then_some(closed.line));
        }
    }
}

type ReadGame = Result<PgnGame, PgnError>;

impl Collector {
    fn refuse(&self, place: String, error: NotationError) -> ControlFlow<ReadGame, std::convert::Infallible> {
        ControlFlow::Break(Err(PgnError::Notation { game: self.game, place, error }))
    }

    /// Plays a word of the game.
    fn play(&self, draft: &mut GameDraft, text: &str) -> ControlFlow<ReadGame> {
        if is_number_of_next(text, &draft.last().state) {
            return ControlFlow::Continue(());
        }
        if draft.plies >= MAX_PLIES {
            return ControlFlow::Break(Err(PgnError::TooLong { game: self.game, most: MAX_PLIES }));
        }
        draft.plies += 1;
        let is_variation = draft.is_variation();
        let open = draft.last();
        if open.is_broken {
            return ControlFlow::Continue(());
        }
        match Chess::default().parse_move(&open.state, text) {
            Ok(m) => open.play(m),
            // People keep moves in variations that cannot be made, such as passes.
            Err(_) if is_variation => {
                open.is_broken = true;
                open.comments().push(clean(&format!("'{text}' cannot be played: the rest is left out")));
            }
            Err(error) => {
                let place = format!("move {}", open.state.board().fullmove_number());
                return self.refuse(place, error).map_continue(|never| match never {});
            }
        }
        ControlFlow::Continue(())
    }
}

impl Visitor for Collector {
    type Tags = PgnTags;
    type Movetext = GameDraft;
    type Output = ReadGame;

    fn begin_tags(&mut self) -> ControlFlow<ReadGame, PgnTags> {
        ControlFlow::Continue(PgnTags::default())
    }

    fn tag(&mut self, tags: &mut PgnTags, name: &[u8], value: RawTag<'_>) -> ControlFlow<ReadGame> {
        let name = String::from_utf8_lossy(name).into_owned();
        let value = quoted(&value.decode_utf8_lossy(), MAX_TAG_CHARS);
        match name.as_str() {
            "FEN" => tags.fen = Some(value),
            "Result" => tags.result = Some(value),
            "SetUp" => {}
            // A name with anything else in it would be written as another one.
            _ if is_plain(&name) && tags.pairs.len() < MAX_TAGS => tags.pairs.push((name, value)),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: PgnTags) -> ControlFlow<ReadGame, GameDraft> {
        let chess = Chess::default();
        let start = match tags.fen.as_deref().map(|fen| chess.parse_state(fen)).transpose() {
            Ok(start) => start.unwrap_or_else(|| chess.start()),
            Err(error) => return self.refuse("tag FEN".into(), error).map_continue(|never| match never {}),
        };
        let ending = tags.result.as_deref().map_or(PgnResult::Unfinished, PgnResult::parse);
        let game = PgnGame { tags: tags.pairs, ending, ..PgnGame::new(start.clone()) };
        let open = vec![OpenLine::at(&start)];
        ControlFlow::Continue(GameDraft { game, open, plies: 0, comment: Vec::new(), skips: false })
    }

    fn san(&mut self, draft: &mut GameDraft, san: SanPlus) -> ControlFlow<ReadGame> {
        self.play(draft, &san.san.to_string())
    }

    fn nag(&mut self, draft: &mut GameDraft, nag: Nag) -> ControlFlow<ReadGame> {
        let open = draft.last();
        if let Some(played) = open.line.plies.last_mut().filter(|_| !open.is_broken) {
            played.nags.push(nag.0);
        }
        ControlFlow::Continue(())
    }

    fn partial_comment(&mut self, draft: &mut GameDraft, comment: RawComment<'_>) -> ControlFlow<ReadGame> {
        draft.comment.extend(comment.as_bytes());
        ControlFlow::Continue(())
    }

    fn comment(&mut self, draft: &mut GameDraft, comment: RawComment<'_>) -> ControlFlow<ReadGame> {
        let mut bytes = std::mem::take(&mut draft.comment);
        bytes.extend(comment.as_bytes());
        let text = String::from_utf8_lossy(&bytes);
        if let Some(word) = marks::word(&text) {
            return self.play(draft, &word);
        }
        let text = clean(&text);
        let open = draft.last();
        if !open.is_broken && !text.is_empty() {
            open.comments().push(text);
        }
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, draft: &mut GameDraft) -> ControlFlow<ReadGame, Skip> {
        let is_deep = draft.open.len() > MAX_NESTING;
        let open = draft.last();
        let skips = is_deep || open.is_broken || open.line.plies.is_empty();
        if !skips {
            let variation = OpenLine::at(&open.before);
            draft.open.push(variation);
        }
        draft.skips = skips;
        ControlFlow::Continue(Skip(skips))
    }

    /// Also called at the end of a variation that was passed over.
    fn end_variation(&mut self, draft: &mut GameDraft) -> ControlFlow<ReadGame> {
        if !std::mem::take(&mut draft.skips) {
            draft.close();
        }
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, draft: &mut GameDraft, outcome: Outcome) -> ControlFlow<ReadGame> {
        if !draft.is_variation() {
            draft.game.ending = PgnResult::parse(&outcome.to_string());
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, mut draft: GameDraft) -> ReadGame {
        while draft.is_variation() {
            draft.close();
        }
        draft.game.line = std::mem::take(&mut draft.last().line);
        Ok(draft.game)
    }
}

/// Whether a word is the number of the move to come: some write it without a dot.
fn is_number_of_next(word: &str, state: &State) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit()) && word.parse() == Ok(state.board().fullmove_number())
}

fn is_plain(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use search::Side;

    fn sans(game: &PgnGame) -> Vec<String> {
        let chess = Chess::default();
        let mut state = game.start.clone();
        let show = |m| {
            let text = chess.show_move(&state, m);
            state = chess.play(&state, m);
            text
        };
        game.moves().map(show).collect()
    }

    #[test]
    fn games_are_read_with_everything_around_them() {
        let text = "[Event \"A \\\"match\\\"\"]\n[Result \"1-0\"]\n\n1. e4 {best} e5 (1... c5 2. Nf3) 2. Bc4 $1 a6? \
                    3. Qh5 Nf6 4. Qxf7# 1-0\n\n[White \"X\"]\n\n1. d4 *\n";
        let games: Vec<PgnGame> = read(text).map(|game| game.unwrap()).collect();
        assert_eq!(games.len(), 2);
        assert_eq!(sans(&games[0]), ["e4", "e5", "Bc4", "a6", "Qh5", "Nf6", "Qxf7#"]);
        assert_eq!(games[0].tag("Event"), Some("A \"match\""));
        assert_eq!((games[0].ending, games[1].ending), (PgnResult::Won(Side::Max), PgnResult::Unfinished));
        assert_eq!(games[1].tag("White"), Some("X"));
    }

    #[test]
    fn variations_comments_and_annotations_are_kept() {
        let text = "{before} 1. e4! {best\n by test} (1. d4 d5 (1... Nf6 $5) 2. c4) (1. -- e5) 1... e5 2. Nf3 (2. f4 {old} 1-0) *";
        let game = read(text).next().unwrap().unwrap();
        let first = &game.line.plies[0];
        assert_eq!(game.line.comments, ["before"]);
        assert_eq!((&first.nags[..], &first.comments[..]), (&[1][..], &["best by test".to_string()][..]));
        assert_eq!((first.variations.len(), game.ending), (2, PgnResult::Unfinished));
        let queens_pawn = &first.variations[0];
        assert_eq!(
            (queens_pawn.plies.len(), &queens_pawn.plies[1].variations[0].plies[0].nags[..]),
            (3, &[5][..])
        );
        assert_eq!(first.variations[1].comments, ["'--' cannot be played: the rest is left out"]);
        assert_eq!(game.line.plies[2].variations[0].plies[0].comments, ["old"]);
        assert_eq!(sans(&game), ["e4", "e5", "Nf3"]);
    }

    #[test]
    fn no_word_of_a_game_is_passed_over() {
        let check = |text: &str, expected: &str| {
            let error = read(text).next().unwrap().unwrap_err().to_string();
            assert!(error.starts_with(expected), "{text}: {error}");
        };
        check("1. e4 e9", "game 1, move 1: bad move 'e9'");
        check("1. e4 e5 2. Nf3xyz Nc6 *", "game 1, move 2: bad move 'Nf3xyz'");
        check("1. e4 55", "game 1, move 1: bad move '55'");
        check("1. e4 e5 3 Nf3 *", "game 1, move 2: bad move '3'");
        check("1. e4 e5 and wins 1-0", "game 1, move 2: bad move 'and'");
        check("[Event \"x\"]\n\n1. e4 e5 }", "game 1, move 2: bad move '}'");
        let game = read("1 e2-e4 1 e5 (1... e9 2. d4) ; to the end\n2 Nf3 *").next().unwrap().unwrap();
        assert_eq!(sans(&game), ["e4", "e5", "Nf3"]);
        let reply = &game.line.plies[1];
        assert_eq!(reply.variations[0].comments, ["'e9' cannot be played: the rest is left out"]);
        assert_eq!(reply.comments, ["to the end"]);
    }

    #[test]
    fn remarks_between_games_are_no_games() {
        let text = "; my games\n\n[Event \"1\"]\n\n1. e4 *\n\n{next}\n\n1. e4 e9\n";
        let games: Vec<ReadGame> = read(text).collect();
        assert_eq!((games.len(), games[0].as_ref().unwrap().tag("Event")), (2, Some("1")));
        assert!(games[1].as_ref().unwrap_err().to_string().starts_with("game 2, move 1"));
    }

    #[test]
    fn parentheses_without_a_partner_do_no_harm() {
        for text in ["(1. d4) 1. e4 *", "1. e4 ) e5 *", "1. e4 (1. d4 d5", "1. e4 () (1-0) e5 *"] {
            let game = read(text).next().unwrap().unwrap();
            assert_eq!(sans(&game)[0], "e4", "{text}");
        }
    }

    #[test]
    fn a_set_up_is_where_the_game_starts() {
        let text = "[SetUp \"1\"]\n[FEN \"8/P7/8/8/8/8/k7/2K5 w - - 0 40\"]\n\n40. a8=N Ka1 1/2-1/2\n";
        let game = read(text).next().unwrap().unwrap();
        assert_eq!((sans(&game), game.ending), (vec!["a8=N".into(), "Ka1".into()], PgnResult::Drawn));
    }

    #[test]
    fn a_broken_game_does_not_lose_the_others() {
        let text = "1. e4 e5 2. Ke3 *\n\n[FEN \"nonsense\"]\n\n1. e4 *\n\n1. c4 0-1\n";
        let games: Vec<ReadGame> = read(text).collect();
        let error = games[0].as_ref().unwrap_err().to_string();
        assert_eq!(error, "game 1, move 2: bad move 'Ke3': expected a legal move such as Nf3, e2e4 or e2 e4");
        assert!(games[1].as_ref().unwrap_err().to_string().starts_with("game 2, tag FEN: bad position"));
        assert_eq!(games[2].as_ref().unwrap().ending, PgnResult::Won(Side::Min));
        assert!(matches!(read("1. e4 {never closed").next(), Some(Err(PgnError::Text { game: 1, .. }))));
    }

    proptest! {
        #[test]
        fn no_text_breaks_the_reader(text in "\\PC{0,80}", moves in "[a-hNBRQKOx1-8+#=.{}()\\[\\]\"; \n-]{0,200}") {
            read(&text).take(100).for_each(drop);
            read(&moves).take(100).for_each(drop);
        }
    }
}

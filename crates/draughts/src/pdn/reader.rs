//! Reads games: tokens are gathered game by game, then read one game at a time.

use super::lexer::{Lexed, Lexer, PdnToken, TextPlace};
use super::result::{PdnResult, Scoring};
use super::{PdnError, PdnGame, PdnLine, PdnMove, Tag};
use crate::moves::Move;
use crate::rules::Draughts;
use crate::state::State;
use search::{Notation, NotationError};
use std::iter::Peekable;

/// Variations may be nested this deep.
const MAX_NESTING: usize = 100;

/// Longer texts are refused.
const MAX_LENGTH: usize = 256 << 20;

/// The number of English draughts among the game types.
pub(super) const GAME_TYPE: &str = "21";

/// Where annotations and variations belong.
const AFTER_MOVE: &str = "a move before annotations and variations";

/// The games of a text, one by one.
pub struct PdnReader<'a> {
    tokens: Peekable<Lexer<'a>>,
    scoring: Scoring,
    refused: Option<PdnError>,
}

/// Reads the games of a text; results are taken as `scoring` says.
pub fn read(text: &str, scoring: Scoring) -> PdnReader<'_> {
    let is_long = text.len() > MAX_LENGTH;
    let start = TextPlace { line: 1, column: 1 };
    let refused = is_long.then(|| start.error("", format!("at most {MAX_LENGTH} bytes")));
    PdnReader { tokens: Lexer::new(if is_long { "" } else { text }).peekable(), scoring, refused }
}

impl Iterator for PdnReader<'_> {
    type Item = Result<PdnGame, PdnError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(error) = self.refused.take() {
            return Some(Err(error));
        }
        while self.tokens.peek().is_some() {
            let gathered = self.gather();
            if gathered.iter().any(|(_, token)| has_substance(token)) {
                return Some(GameReader::new(gathered, self.scoring).and_then(GameReader::game));
            }
        }
        None
    }
}

impl PdnReader<'_> {
    /// Takes the tokens of one game: up to its result, or to the tags of the next one.
    fn gather(&mut self) -> Vec<Lexed> {
        let mut gathered = Gathered::default();
        while let Some(lexed) = self.tokens.next_if(|(_, token)| !gathered.is_next_game(token)) {
            let is_last = gathered.is_last(&lexed.1, self.scoring);
            gathered.push(lexed);
            if is_last {
                break;
            }
        }
        gathered.tokens
    }
}

/// Whether a token makes a game by itself; results, comments and numbers between games do not.
fn has_substance(token: &Result<PdnToken, PdnError>) -> bool {
    match token {
        Ok(PdnToken::Word(word)) => Scoring::default().parse(word).is_none(),
        Ok(PdnToken::Comment(_) | PdnToken::Star | PdnToken::Number) => false,
        _ => true,
    }
}

/// The tokens of a game so far, and what has to be known to see its end.
#[derive(Default)]
struct Gathered {
    tokens: Vec<Lexed>,
    has_moves: bool,
    has_event: bool,
    nesting: usize,
}

impl Gathered {
    fn is_next_game(&self, token: &Result<PdnToken, PdnError>) -> bool {
        match token {
            Ok(PdnToken::Tag(name, _)) => self.has_moves || (name == "Event" && self.has_event),
            _ => false,
        }
    }

    fn is_last(&self, token: &Result<PdnToken, PdnError>, scoring: Scoring) -> bool {
        self.nesting == 0
            && match token {
                Ok(PdnToken::Star) => true,
                Ok(PdnToken::Word(word)) => scoring.parse(word).is_some(),
                _ => false,
            }
    }

    fn push(&mut self, lexed: Lexed) {
        match &lexed.1 {
            Ok(PdnToken::Tag(name, _)) => self.has_event |= name == "Event",
            Ok(PdnToken::Open) => self.nesting += 1,
            Ok(PdnToken::Close) => self.nesting = self.nesting.saturating_sub(1),
            Ok(PdnToken::Word(_) | PdnToken::Number) => self.has_moves = true,
            _ => {}
        }
        self.tokens.push(lexed);
    }
}

/// Reads one game from its tokens, none of which is an error any more.
struct GameReader {
    tokens: Peekable<std::vec::IntoIter<(TextPlace, PdnToken)>>,
    scoring: Scoring,
    tags: Vec<Tag>,
    start: State,
    ending: PdnResult,
}

impl GameReader {
    fn new(lexed: Vec<Lexed>, scoring: Scoring) -> Result<Self, PdnError> {
        let tokens: Vec<(TextPlace, PdnToken)> =
            lexed.into_iter().map(|(place, token)| Ok((place, token?))).collect::<Result<_, PdnError>>()?;
        Ok(GameReader {
            tokens: tokens.into_iter().peekable(),
            scoring,
            tags: Vec::new(),
            start: State::start(),
            ending: PdnResult::Unfinished,
        })
    }

    fn game(mut self) -> Result<PdnGame, PdnError> {
        let mut comments = Vec::new();
        while let Some((place, token)) =
            self.tokens.next_if(|(_, token)| matches!(token, PdnToken::Tag(..) | PdnToken::Comment(_)))
        {
            match token {
                PdnToken::Tag(name, value) => self.tag(place, name, value)?,
                PdnToken::Comment(text) => comments.push(text),
                _ => {}
            }
        }
        let mut line = self.line(self.start, 0)?;
        if let Some((place, _)) = self.tokens.next() {
            return Err(place.error(")", "a ( before it"));
        }
        comments.append(&mut line.comments);
        comments.retain(|comment| !comment.is_empty());
        Ok(PdnGame {
            tags: self.tags,
            start: self.start,
            line: PdnLine { comments, ..line },
            ending: self.ending,
        })
    }

    /// Keeps a tag, or takes in what it says about the game.
    fn tag(&mut self, place: TextPlace, name: String, value: String) -> Result<(), PdnError> {
        match name.as_str() {
            "FEN" => self.start = Draughts.parse_state(&value).map_err(|error| place.locate(error))?,
            "SetUp" => {}
            "GameType" => check_game_type(&value).map_err(|error| place.locate(error))?,
            // Files say many things here; what is no result leaves the game unfinished.
            "Result" => self.ending = self.scoring.parse(&value).unwrap_or(PdnResult::Unfinished),
            _ => self.tags.push(Tag { name, value }),
        }
        Ok(())
    }

    /// Reads a line of play from `start` up to its closing parenthesis or the end.
    fn line(&mut self, start: State, nesting: usize) -> Result<PdnLine, PdnError> {
        let mut line = PdnLine::default();
        let (mut before, mut state) = (start, start);
        while let Some((place, token)) = self.tokens.next_if(|(_, token)| *token != PdnToken::Close) {
            match token {
                PdnToken::Word(word) => {
                    if let Some(m) =
                        self.move_or_result(&state, &word, nesting).map_err(|e| place.locate(e))?
                    {
                        (before, state) = (state, state.after(m));
                        line.plies.push(PdnMove::new(m));
                    }
                }
                PdnToken::Comment(text) => comments_of(&mut line).extend((!text.is_empty()).then_some(text)),
                PdnToken::Nag(nag) => line
                    .plies
                    .last_mut()
                    .ok_or_else(|| place.error(&format!("${nag}"), AFTER_MOVE))?
                    .nags
                    .push(nag),
                PdnToken::Open => {
                    let variation = self.variation(before, nesting + 1, place)?;
                    line.plies
                        .last_mut()
                        .ok_or_else(|| place.error("(", AFTER_MOVE))?
                        .variations
                        .extend(variation);
                }
                PdnToken::Number | PdnToken::Star | PdnToken::Close | PdnToken::Tag(..) => {}
            }
        }
        Ok(line)
    }

    /// A move of `state`, unless the word is a result; results inside variations mean nothing.
    fn move_or_result(
        &mut self,
        state: &State,
        word: &str,
        nesting: usize,
    ) -> Result<Option<Move>, NotationError> {
        let Some(ending) = self.scoring.parse(word) else {
            return Draughts.parse_move(state, word).map(Some);
        };
        if nesting == 0 {
            self.ending = ending;
        }
        Ok(None)
    }

    /// Reads a variation whose parenthesis was opened at `place`; an empty one is none.
    fn variation(
        &mut self,
        start: State,
        nesting: usize,
        place: TextPlace,
    ) -> Result<Option<PdnLine>, PdnError> {
        if nesting > MAX_NESTING {
            return Err(place.error("(", format!("variations at most {MAX_NESTING} deep")));
        }
        let line = self.line(start, nesting)?;
        match self.tokens.next() {
            Some(_) => Ok((line != PdnLine::default()).then_some(line)),
            None => Err(place.error("(", "a ) after it")),
        }
    }
}

/// The comments of the last move, or those before the first.
fn comments_of(line: &mut PdnLine) -> &mut Vec<String> {
    match line.plies.last_mut() {
        Some(played) => &mut played.comments,
        None => &mut line.comments,
    }
}

/// Refuses the other games that PDN knows.
fn check_game_type(value: &str) -> Result<(), NotationError> {
    let number = value.split(',').next().unwrap_or_default().trim();
    if number == GAME_TYPE {
        Ok(())
    } else {
        Err(NotationError::new("GameType", value, "21, English draughts"))
    }
}

//! Moves: the person's, the computer's, hints, and taking them back.

use crate::conversation::{BookUse, Conversation, Explain};
use crate::declined::Declined;
use session::words::search_word;
use session::{Answer, Call, DepthLimit, PositionView, Request, SessionError, Side};

impl Conversation<'_> {
    /// Thinks and plays; says what it played and why.
    pub(crate) fn computer_move(&mut self) -> Result<String, Declined> {
        self.still_going()?;
        let view = self.view();
        let (said, m) = if self.opens_at_random() {
            let choice = self.random.usize(..view.moves.len());
            let said = if self.explains() { self.say("play-by-lot", []) + " " } else { String::new() };
            (said, view.moves[choice].clone())
        } else if let Some(m) = self.book_move() {
            (format!("{}{} ", self.describe_book(), self.say("play-from-book", [])), m)
        } else {
            self.choose()?
        };
        let side = self.turn();
        let m = self.game.play(&m).map_err(|error| self.refuse(&error))?;
        let taken = pieces(&view).saturating_sub(pieces(&self.view()));
        let name = if taken > 1 { "play-plays-taking" } else { "play-plays" };
        let (turn, number) = (view.turn.as_str(), self.bench.idiom().grammar(&view.turn));
        let plays = [
            ("side", turn.into()),
            ("number", number.into()),
            ("move", self.show_moves(&m).into()),
            ("pieces", taken.into()),
        ];
        let plays = self.line(name, plays);
        self.keep(side, m);
        Ok(said + &plays + &self.board_for_mover())
    }

    pub(crate) fn human_move(&mut self, text: &str) -> Result<String, Declined> {
        self.still_going()?;
        let side = self.turn();
        match self.game.play(text) {
            Ok(written) => {
                self.keep(side, written);
                Ok(self.board_for_mover())
            }
            Err(error @ SessionError::Notation(_)) => {
                self.asked = self.game.choices(text);
                if self.asked.is_empty() {
                    let is_forced = self.forced().is_some();
                    let name = if is_forced { "play-see-help-capture" } else { "play-see-help" };
                    return Err(self.decline(name, [("refusal", self.refusal(&error).into())]));
                }
                let moves = self.show_moves(&self.asked.join(", "));
                Err(self.decline("play-which-one", [("moves", moves.into())]))
            }
            Err(error) => Err(self.refuse(&error)),
        }
    }

    /// The move meant by an answer to the question which one: all of it, or the end that tells it from the others.
    pub(crate) fn pick_move(&mut self, line: &str) -> Option<String> {
        let asked = std::mem::take(&mut self.asked);
        let plain = |text: &str| self.show_moves(text.trim()).trim_end_matches(['+', '#']).to_lowercase();
        let wanted = plain(line);
        let mut fitting = asked.iter().filter(|m| !wanted.is_empty() && plain(m).ends_with(&wanted));
        fitting.next().filter(|_| fitting.next().is_none()).cloned()
    }

    /// Keeps a move that was played and presses the clock; one that came too late is taken back.
    fn keep(&mut self, side: Side, m: String) {
        let now = self.now();
        let in_time = self.clock.as_mut().is_none_or(|clock| clock.press(side as usize, now));
        if in_time {
            self.at.moves.push(m);
        } else {
            self.game.take_back();
            self.lose_on_time(side);
        }
    }

    fn choose(&mut self) -> Result<(String, String), Declined> {
        if self.is_textbook() {
            let found = self.look_up()?;
            let said = if self.explains() { self.judged(&found) } else { String::new() };
            return Ok((said, found.best.ok_or_else(|| self.no_move())?));
        }
        let lines = if self.explains() { usize::MAX } else { 1 };
        let thought = self.think(lines)?;
        let said = if self.explains() { self.candidates(&thought) } else { String::new() };
        Ok((said, thought.best.ok_or_else(|| self.no_move())?))
    }

    fn explains(&self) -> bool {
        self.settings.explain == Explain::Yes
    }

    /// The moves of the opening book with how often each is chosen, if that is to be explained.
    fn describe_book(&self) -> String {
        let moves = self.game.book_moves();
        let total: u32 = moves.iter().map(|(_, weight)| u32::from(*weight)).sum();
        if !self.explains() || total == 0 {
            return String::new();
        }
        let mut out = self.line("play-in-book", []);
        for (m, weight) in moves {
            let m = self.show_moves(&m);
            out.push_str(&format!("  {m:<6} {:>3.0} %\n", 100.0 * f64::from(weight) / f64::from(total)));
        }
        out
    }

    /// A move of the opening book, each as likely as its weight.
    fn book_move(&mut self) -> Option<String> {
        if self.settings.book == BookUse::Closed {
            return None;
        }
        let random = &mut self.random;
        self.game.book_move(&mut |total| random.u32(..total))
    }

    /// The source begins at random: the first move on an empty board decides nothing.
    fn opens_at_random(&self) -> bool {
        self.at.moves.is_empty()
            && self.settings.at.position.is_none()
            && self.bench.description().play.begins_at_random
    }

    pub(crate) fn think(&mut self, lines: usize) -> Result<Answer, Declined> {
        let mut request = self.settings.player();
        request.playing.lines = lines;
        let clock = self.clock.as_ref().map(|clock| clock.time_left(self.turn() as usize, self.now()));
        self.stop.lower();
        let thought =
            self.heralded(|own| own.game.run(&Call { clock, ..Call::new(&request, &own.stop) }, &mut |_| {}));
        thought.map(|(answer, _)| answer).map_err(|error| self.refuse(&error))
    }

    /// Whether the computer plays with a textbook search: one was chosen, or there is no other.
    fn is_textbook(&self) -> bool {
        self.settings.textbook.is_some() || !self.bench.description().search.can_think
    }

    /// Whether an agent plays that a user wrote: it says what it chooses, and nothing else.
    fn has_agent(&self) -> bool {
        self.settings.textbook.as_ref().is_some_and(|request| request.agent.is_some())
    }

    fn look_up(&mut self) -> Result<Answer, Declined> {
        self.stop.lower();
        let eval = self.settings.eval.clone();
        let request = match &self.settings.textbook {
            Some(chosen) => {
                let depth = DepthLimit::Plies(self.settings.level.number().into());
                Request { depth, eval, ..chosen.clone() }
            }
            None => Request { eval, ..Request::default() },
        };
        let answer = self.heralded(|own| own.game.think(&request, &own.stop, &mut |_| {}));
        answer.map_err(|error| self.refuse(&error))
    }

    /// Every move that was looked at, in that order, with what is known of its value.
    fn judged(&self, found: &Answer) -> String {
        if self.has_agent() {
            return String::new();
        }
        let search = search_word(&found.searched.algorithm, self.bench.language());
        let depth = found.searched.depth.unwrap_or_default();
        let mut out = self.line("play-search", [("search", search.into()), ("depth", depth.into())]);
        for m in &found.moves {
            out.push_str(&format!(
                "  {:<6} {}\n",
                self.show_moves(&m.m),
                self.bench.idiom().bounded(m.value, m.bound)
            ));
        }
        out
    }

    pub(crate) fn hint(&mut self) -> Result<String, Declined> {
        self.still_going()?;
        if self.is_textbook() {
            let best = self.look_up()?.best.ok_or_else(|| self.no_move())?;
            return Ok(self.line("play-hint", [("move", self.show_moves(&best).into())]));
        }
        let thought = self.think(1)?;
        let line = thought.details.lines.first().ok_or_else(|| self.no_move())?;
        let said =
            [("line", self.show_moves(&line.moves.join(" ")).into()), ("verdict", (&line.verdict).into())];
        Ok(self.line("play-hint-line", said))
    }

    /// The sentence where a search finds nothing to play.
    fn no_move(&self) -> Declined {
        self.decline("play-no-move", [])
    }

    pub(crate) fn undo(&mut self) -> Result<String, Declined> {
        match &self.ended {
            Some(ended) if ended.on_time => return Err(self.decline("play-no-time-back", [])),
            Some(_) => {
                self.ended = None;
                return Ok(self.board_for_mover());
            }
            None => {}
        }
        let fixed = self.settings.at.moves.len();
        if self.at.moves.len() <= fixed {
            return Err(self.decline("play-no-undo", []));
        }
        self.take_back();
        // Back to the person's own turn, unless that is the very beginning.
        while self.is_computers_turn() && self.at.moves.len() > fixed {
            self.take_back();
        }
        Ok(self.board_for_mover())
    }

    fn take_back(&mut self) {
        self.at.moves.pop();
        self.game.take_back();
    }

    /// Every candidate's value, best first for the mover.
    fn candidates(&self, thought: &Answer) -> String {
        let depth = thought.searched.depth.unwrap_or_default();
        let mut out = self.line("play-candidates", [("depth", depth.into())]);
        for line in &thought.details.lines {
            let m = self.show_moves(line.moves.first().map_or("", String::as_str));
            out.push_str(&format!(
                "  {m:<6} {:<28} {}\n",
                line.verdict,
                self.show_moves(&line.moves.join(" "))
            ));
        }
        out
    }
}

/// Pieces on the board, if there is one.
fn pieces(view: &PositionView) -> usize {
    view.board.iter().flat_map(|board| &board.cells).filter(|cell| cell.owner.is_some()).count()
}

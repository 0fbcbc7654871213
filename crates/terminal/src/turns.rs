//! Moves: the person's, the computer's, hints, and taking them back.

use crate::conversation::{Book, Conversation, Explain};
use session::words::search_word;
use session::{Answer, DepthLimit, Request, SessionError, Side};

/// What is said where a search finds nothing to play.
const NO_MOVE: &str = "There is no move.";

impl Conversation<'_> {
    /// Thinks and plays; says what it played and why.
    pub(crate) fn computer_move(&mut self) -> Result<String, String> {
        self.still_going()?;
        let view = self.view();
        let (said, m) = if self.opens_at_random() {
            let choice = self.random.usize(..view.moves.len());
            let said = if self.explains() { "The first move is drawn by lot: " } else { "" };
            (said.into(), view.moves[choice].clone())
        } else if let Some(m) = self.book_move() {
            (format!("{}From the book: ", self.book_told()), m)
        } else {
            self.choose()?
        };
        let side = self.turn();
        let m = self.game.play(&m).map_err(|error| error.to_string())?;
        self.keep(side, m.clone());
        Ok(format!("{said}{} plays {m}.\n{}", view.turn, self.board_for_mover()))
    }

    pub(crate) fn human_move(&mut self, text: &str) -> Result<String, String> {
        self.still_going()?;
        let side = self.turn();
        match self.game.play(text) {
            Ok(written) => {
                self.keep(side, written);
                Ok(self.board_for_mover())
            }
            Err(SessionError::Notation(error)) => {
                self.asked = self.game.choices(text);
                if self.asked.is_empty() {
                    let must = if self.forced().is_some() { "; a capture must be made" } else { "" };
                    return Err(format!("{error}{must} (type help for commands)"));
                }
                Err(format!("Which one? {}", self.asked.join(", ")))
            }
            Err(error) => Err(error.to_string()),
        }
    }

    /// The move meant by an answer to the question which one: all of it, or the end that tells it from the others.
    pub(crate) fn chosen(&mut self, line: &str) -> Option<String> {
        let asked = std::mem::take(&mut self.asked);
        let plain = |text: &str| text.trim().trim_end_matches(['+', '#']).to_lowercase();
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

    fn choose(&mut self) -> Result<(String, String), String> {
        if self.is_textbook() {
            let found = self.look_up()?;
            let said = if self.explains() { self.judged(&found) } else { String::new() };
            return Ok((said, found.best.ok_or(NO_MOVE)?));
        }
        let lines = if self.explains() { usize::MAX } else { 1 };
        let thought = self.think(lines)?;
        let said = if self.explains() { candidates(&thought) } else { String::new() };
        Ok((said, thought.best.ok_or(NO_MOVE)?))
    }

    fn explains(&self) -> bool {
        self.settings.explain == Explain::Yes
    }

    /// The moves of the opening book with how often each is chosen, if that is to be explained.
    fn book_told(&self) -> String {
        let moves = self.game.book_moves();
        let total: u32 = moves.iter().map(|(_, weight)| u32::from(*weight)).sum();
        if !self.explains() || total == 0 {
            return String::new();
        }
        let mut out = "In the book, by how often each is chosen:\n".to_string();
        for (m, weight) in moves {
            out.push_str(&format!("  {m:<6} {:>3.0} %\n", 100.0 * f64::from(weight) / f64::from(total)));
        }
        out
    }

    /// A move of the opening book, each as likely as its weight.
    fn book_move(&mut self) -> Option<String> {
        if self.settings.book == Book::Closed {
            return None;
        }
        let random = &mut self.random;
        self.game.book_move(&mut |total| random.u32(..total))
    }

    /// The source begins at random: the first move on an empty board decides nothing.
    fn opens_at_random(&self) -> bool {
        self.at.moves.is_empty() && self.settings.at.position.is_none() && self.bench.begins_at_random()
    }

    pub(crate) fn think(&mut self, lines: usize) -> Result<Answer, String> {
        let mut request = Request { lines, ..self.settings.player() };
        if let Some(clock) = &self.clock {
            request.clock = Some(clock.time_left(self.turn() as usize, self.now()));
        }
        self.stop.lower();
        let thought = self.game.think(&request, &self.stop, &mut |_| {});
        thought.map_err(|error| error.to_string())
    }

    /// Whether the computer plays with a textbook search: one was chosen, or there is no other.
    fn is_textbook(&self) -> bool {
        self.settings.textbook.is_some() || !self.bench.can_think()
    }

    fn look_up(&mut self) -> Result<Answer, String> {
        self.stop.lower();
        let eval = self.settings.eval.clone();
        let request = match &self.settings.textbook {
            Some(chosen) => {
                let depth = DepthLimit::Plies(self.settings.level.number().into());
                Request { depth, eval, ..chosen.clone() }
            }
            None => Request { eval, ..Request::default() },
        };
        let answer = self.game.search(&request, &self.stop, &mut |_| {});
        answer.map(|(view, _)| view).map_err(|error| error.to_string())
    }

    /// Every move that was looked at, in that order, with what is known of its value.
    fn judged(&self, found: &Answer) -> String {
        let search = search_word(&found.algorithm, self.bench.language());
        let mut out = format!("{search}, depth {}:\n", found.depth.unwrap_or_default());
        for m in &found.moves {
            out.push_str(&format!("  {:<6} {}\n", m.m, self.bench.idiom().bounded(m.value, m.bound)));
        }
        out
    }

    pub(crate) fn hint(&mut self) -> Result<String, String> {
        self.still_going()?;
        if self.is_textbook() {
            let best = self.look_up()?.best.ok_or(NO_MOVE)?;
            return Ok(format!("Try {best}.\n"));
        }
        let thought = self.think(1)?;
        let line = thought.lines.first().ok_or(NO_MOVE)?;
        Ok(format!("Try {} ({}).\n", line.moves.join(" "), line.verdict))
    }

    pub(crate) fn undo(&mut self) -> Result<String, String> {
        match &self.ended {
            Some(ended) if ended.on_time => return Err("Time cannot be taken back. Type new or exit.".into()),
            Some(_) => {
                self.ended = None;
                return Ok(self.board_for_mover());
            }
            None => {}
        }
        let fixed = self.settings.at.moves.len();
        if self.at.moves.len() <= fixed {
            return Err("There is nothing to take back.".into());
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
}

/// Every candidate's value, best first for the mover.
fn candidates(thought: &Answer) -> String {
    let mut out = format!("Candidates at depth {}:\n", thought.depth.unwrap_or_default());
    for line in &thought.lines {
        let m = line.moves.first().map_or("", String::as_str);
        out.push_str(&format!("  {m:<6} {:<28} {}\n", line.verdict, line.moves.join(" ")));
    }
    out
}

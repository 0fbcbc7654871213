//! A match in words.

use crate::estimate::Estimate;
use crate::sprt::SprtVerdict;
use crate::summary::{Fouls, MatchSummary, Thinking};
use std::fmt::Write;

impl MatchSummary {
    /// One line: where the match stands.
    pub fn line(&self) -> String {
        let mut text = format!("game {} of {}: {}", self.games, self.games_wanted, self.results());
        if let Some(estimate) = &self.estimate {
            let _ = write!(text, "  Elo {}", elo_text(estimate));
        }
        if let Some(sprt) = &self.sprt {
            let _ = write!(text, "  LLR {:.2} of {:.2}", sprt.llr, sprt.bounds[1]);
        }
        if self.fouls.iter().any(|fouls| fouls.total() > 0) {
            let _ = write!(text, "  fouls {} - {}", self.fouls[0].total(), self.fouls[1].total());
        }
        text
    }

    fn results(&self) -> String {
        let tally = &self.tally;
        format!("+{} ={} -{}", tally.wins, tally.draws, tally.losses)
    }

    /// The whole match, in a few lines.
    pub fn text(&self) -> String {
        let [first, second] = &self.players;
        let mut text = format!("{first} against {second}: {} games, {}\n", self.games, self.pace);
        // Writing to a string cannot fail.
        if let Some(estimate) = &self.estimate {
            let points = self.tally.points();
            let share = points / self.games as f64 * 100.0;
            let unit = if points == 1.0 { "point" } else { "points" };
            let _ = writeln!(text, "  result    {}, {points} {unit}, {share:.1} %", self.results());
            let _ = writeln!(text, "  Elo       {} (95 %)", elo_text(estimate));
            let _ = writeln!(text, "  stronger  with {:.1} %", estimate.superiority * 100.0);
        }
        let pairs = self.tally.pairs;
        if pairs.iter().any(|&count| count > 0) {
            let [none, half, one, more, two] = pairs;
            let _ = writeln!(text, "  pairs     0: {none}  ½: {half}  1: {one}  1½: {more}  2: {two}");
        }
        if let Some(sprt) = &self.sprt {
            let said = match sprt.verdict {
                SprtVerdict::Accepted => format!("accepted: at least {} Elo better", sprt.hypotheses.elo1),
                SprtVerdict::Rejected => {
                    format!("rejected: no more than {} Elo better", sprt.hypotheses.elo0)
                }
                SprtVerdict::Undecided => "undecided".into(),
            };
            let [low, high] = sprt.bounds;
            let _ = writeln!(text, "  test      LLR {:.2} ({low:.2} to {high:.2}), {said}", sprt.llr);
        }
        for (name, (fouls, thinking)) in self.players.iter().zip(self.fouls.iter().zip(&self.thinking)) {
            let _ = writeln!(text, "  {name}: {}{}", fouls_text(fouls), thinking_text(thinking));
        }
        for (reason, count) in &self.endings {
            let _ = writeln!(text, "  {count:>6}  {reason}");
        }
        text
    }
}

fn fouls_text(fouls: &Fouls) -> String {
    let Fouls { time, illegal, crash, hang } = fouls;
    format!("lost on time {time}, illegal moves {illegal}, crashes {crash}, hangs {hang}")
}

/// Nothing where no move was made in this run.
fn thinking_text(thinking: &Thinking) -> String {
    // An agent searches to no depth.
    let depth = match thinking.mean_depth > 0.0 {
        true => format!(", mean depth {:.1}", thinking.mean_depth),
        false => String::new(),
    };
    match thinking.longest_ms > 0.0 {
        true => format!("{depth}, longest move {:.0} ms", thinking.longest_ms),
        false => String::new(),
    }
}

/// `+12.3 ± 8.1`, or as much as can be said.
fn elo_text(estimate: &Estimate) -> String {
    match (estimate.elo, estimate.elo_error(), estimate.elo_low, estimate.elo_high) {
        // Adding nought turns a negative nought into a positive one.
        (Some(elo), Some(error), ..) => format!("{:+.1} ± {error:.1}", (elo * 10.0).round() / 10.0 + 0.0),
        (_, _, Some(low), None) => format!("more than {low:+.1}"),
        (_, _, None, Some(high)) => format!("less than {high:+.1}"),
        _ if estimate.score > 0.5 => "beyond measure: every point won".into(),
        _ if estimate.score < 0.5 => "beyond measure: no point won".into(),
        _ => "not known yet".into(),
    }
}

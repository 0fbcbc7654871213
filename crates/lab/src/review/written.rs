//! A review in words: its table, and the record of the game with marks and better lines.

use super::{Review, ReviewMark, ReviewedPly};
use crate::table::{ResultTable, value};
use session::annotated::{Line, Played};
use session::words::Manner;
use session::{GameRecord, Language};

/// Moves of a better line that are written.
const SHOWN: usize = 8;
/// The marks that records give a move: good, poor, very good, very poor, speculative, questionable.
const MOVE_NAGS: std::ops::RangeInclusive<u8> = 1..=6;

impl Review {
    /// Every move with its values.
    pub fn table(&self, manner: Manner) -> ResultTable {
        let columns = ["ply", "side", "move", "mark", "loss", "before", "after", "better", "truth"];
        let mut table = ResultTable::spoken(manner.language, columns);
        table.rows = self.plies.iter().map(|ply| self.row(ply, manner)).collect();
        table
    }

    fn row(&self, ply: &ReviewedPly, manner: Manner) -> Vec<String> {
        vec![
            ply.ply.to_string(),
            self.players[ply.side as usize].name.clone(),
            ply.m.clone(),
            ply.mark.map_or("", ReviewMark::sign).into(),
            if ply.loss == 0 { String::new() } else { ply.loss.to_string() },
            value(manner, ply.before),
            value(manner, ply.after),
            ply.better.first().cloned().unwrap_or_default(),
            ply.truth
                .iter()
                .map(|word| manner.language.word(&format!("exact-{word}")))
                .collect::<Vec<_>>()
                .join(" - "),
        ]
    }

    /// What each side did.
    pub fn counts(&self, language: Language) -> ResultTable {
        let [side, moves, mean] =
            ["column-side", "column-moves", "column-mean-loss"].map(|name| language.word(name));
        let [worst, bad, dubious] = ReviewMark::ALL.map(ReviewMark::sign);
        let mut table = ResultTable::new(&[side, moves, worst, bad, dubious, mean]);
        let row = |player: &super::ReviewedPlayer| {
            let counts = [player.moves, player.blunders, player.mistakes, player.dubious];
            let mut row = vec![player.name.clone()];
            row.extend(counts.map(|count| count.to_string()));
            row.push(language.written(&format!("{:.1}", player.mean_loss)));
            row
        };
        table.rows = self.players.iter().map(row).collect();
        table
    }
}

impl ReviewedPly {
    /// The better line, as far as it is shown.
    pub fn shown_line(&self) -> &[String] {
        &self.better[..self.better.len().min(SHOWN)]
    }

    /// What a mark says, in a sentence.
    pub fn told(&self, language: Language, better: &[String]) -> String {
        let said = [("loss", (self.loss.max(0) as u64).into()), ("line", better.join(" ").into())];
        language.say("review-told", said)
    }
}

/// The record with the marks of a review in place of its own, each with the better line as a variation.
pub fn marked_record(record: &GameRecord, review: &Review, language: Language) -> GameRecord {
    let mut marked = record.clone();
    for ply in &review.plies {
        let Some(played) = marked.line.plies.get_mut(ply.ply - 1) else { continue };
        played.nags.retain(|nag| !MOVE_NAGS.contains(nag));
        let Some(mark) = ply.mark else { continue };
        played.nags.insert(0, mark.nag());
        // The line itself follows as a variation.
        played.comments.push(ply.told(language, &ply.better[..ply.better.len().min(1)]));
        let better = ply.shown_line().iter().cloned().map(Played::new).collect();
        played.variations.push(Line { comments: Vec::new(), plies: better });
    }
    marked
}

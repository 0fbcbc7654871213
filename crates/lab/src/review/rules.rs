//! The rules of a review: what a loss is, and from which loss on a move is marked.

use serde::{Deserialize, Serialize};
use session::{Exact, Value};
use utoipa::ToSchema;

/// A won game, in hundredths: no score counts more.
const MOST: i32 = 1000;
/// A side this far ahead, in hundredths, has all but won: a move that leaves it so is not marked.
const DECIDED: i32 = 600;
/// The losses that marks begin at, in hundredths.
const DUBIOUS: i32 = 50;
const MISTAKE: i32 = 100;
const BLUNDER: i32 = 200;
/// Nodes of the looks at a move, as multiples: the first, the one that confirms, and the one for small or doubtful marks.
pub const LOOKS: [u64; 3] = [1, 4, 16];
/// Points of the playing search that are one where the game has no unit of its own.
pub const USUAL_UNIT: f64 = 100.0;

/// How bad a move is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ReviewMark {
    /// `?!`: it loses a little.
    Dubious,
    /// `?`: it loses much.
    Mistake,
    /// `??`: it loses so much that it may decide the game.
    Blunder,
}

impl ReviewMark {
    /// All of them, the worst first.
    pub const ALL: [ReviewMark; 3] = [ReviewMark::Blunder, ReviewMark::Mistake, ReviewMark::Dubious];

    /// The mark for a loss in hundredths.
    pub fn of(loss: i32) -> Option<ReviewMark> {
        ReviewMark::ALL.into_iter().find(|mark| loss >= mark.least())
    }

    /// The loss in hundredths that it begins at.
    pub const fn least(self) -> i32 {
        match self {
            ReviewMark::Dubious => DUBIOUS,
            ReviewMark::Mistake => MISTAKE,
            ReviewMark::Blunder => BLUNDER,
        }
    }

    /// How people write it.
    pub const fn sign(self) -> &'static str {
        match self {
            ReviewMark::Dubious => "?!",
            ReviewMark::Mistake => "?",
            ReviewMark::Blunder => "??",
        }
    }

    /// How records of games number it.
    pub const fn nag(self) -> u8 {
        match self {
            ReviewMark::Dubious => 6,
            ReviewMark::Mistake => 2,
            ReviewMark::Blunder => 4,
        }
    }
}

/// The numbers of the rules, so that they can be printed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct ReviewRules {
    /// Points of the playing search that make one; losses are counted in its hundredths.
    pub unit: f64,
    /// `?!` from this loss.
    pub dubious: i32,
    /// `?` from this loss.
    pub mistake: i32,
    /// `??` from this loss.
    pub blunder: i32,
    /// A side this far ahead has all but won.
    pub decided: i32,
    /// A won game, and the most that a score counts.
    pub most: i32,
    /// The second look has this multiple of the nodes.
    pub confirmed: u64,
    /// And a third one this multiple.
    pub doubtful: u64,
}

impl ReviewRules {
    /// The rules of a game with this unit.
    pub fn of(unit: Option<f64>) -> ReviewRules {
        let unit = unit.unwrap_or(USUAL_UNIT);
        let [_, confirmed, doubtful] = LOOKS;
        ReviewRules {
            unit,
            dubious: DUBIOUS,
            mistake: MISTAKE,
            blunder: BLUNDER,
            decided: DECIDED,
            most: MOST,
            confirmed,
            doubtful,
        }
    }

    /// A value in hundredths of the unit.
    pub fn hundredths(self, value: Value) -> i32 {
        let most = f64::from(MOST);
        match value {
            Value::Win(_) => MOST,
            Value::Loss(_) => -MOST,
            Value::Points(points) => (100.0 * points / self.unit).round().clamp(-most, most) as i32,
        }
    }
}

/// What a position is worth with the better move and with the one that was played, in hundredths, seen by the side that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worths {
    pub before: i32,
    pub after: i32,
}

impl Worths {
    /// The same as the truth has it, where it is known of both. What is known of the move alone can only make its loss smaller:
    /// a search cannot be held against a truth.
    pub fn told(self, truth: [Option<Exact>; 2]) -> Worths {
        match truth.map(|known| known.map(exact_worth)) {
            [Some(before), Some(after)] => Worths { before, after },
            [None, Some(after)] if after >= 0 => Worths { after: self.after.max(after), ..self },
            _ => self,
        }
    }

    /// What the move loses; nothing where the game stays as good as decided.
    pub fn loss(self) -> i32 {
        let Worths { before, after } = self;
        let stays = before.min(after) >= DECIDED || before.max(after) <= -DECIDED;
        if stays { 0 } else { (before - after).max(0) }
    }
}

/// An exact value: only the result counts.
fn exact_worth(exact: Exact) -> i32 {
    MOST * exact.rank().0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_begin_at_their_losses() {
        let cases =
            [(0, None), (49, None), (50, Some("?!")), (99, Some("?!")), (100, Some("?")), (200, Some("??"))];
        for (loss, sign) in cases {
            assert_eq!(ReviewMark::of(loss).map(ReviewMark::sign), sign, "{loss}");
        }
    }

    #[test]
    fn a_game_that_stays_decided_loses_nothing() {
        let cases = [
            ((1000, 650), 0),
            ((-610, -1000), 0),
            ((1000, 590), 410),
            ((-590, -1000), 410),
            ((30, -20), 50),
            ((-20, 30), 0),
        ];
        for ((before, after), loss) in cases {
            assert_eq!(Worths { before, after }.loss(), loss, "{before} {after}");
        }
    }

    #[test]
    fn truth_beats_search() {
        let searched = Worths { before: 80, after: -200 };
        let (win, draw, loss) = (Exact::Win(Some(3)), Exact::Draw, Exact::Loss(None));
        let cases = [
            ([Some(draw), Some(draw)], 0),
            ([Some(win), Some(draw)], 1000),
            ([Some(draw), Some(loss)], 1000),
            ([Some(win), Some(Exact::Margin(2))], 0),
            ([Some(win), None], 280),
            ([None, Some(loss)], 280),
            ([None, Some(draw)], 80),
            ([None, Some(win)], 0),
        ];
        for (truth, least) in cases {
            assert_eq!(searched.told(truth).loss(), least, "{truth:?}");
        }
    }

    #[test]
    fn hundredths_are_of_the_games_unit_and_a_win_is_the_most() {
        let of = |unit| ReviewRules::of(unit);
        assert_eq!(of(Some(200.0)).hundredths(Value::Points(-50.0)), -25);
        assert_eq!(of(None).hundredths(Value::Points(4000.0)), 1000);
        assert_eq!(of(None).hundredths(Value::Loss(3)), -1000);
    }
}

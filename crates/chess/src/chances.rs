//! From a score to the chances of winning, drawing and losing.

use search::Score;

/// A plus of this much is won as often as not.
const EVEN_CHANCE: f64 = 160.0;
/// How sharply chances change around it.
const SPREAD: f64 = 75.0;
/// Chances are given in thousandths.
const WHOLE: f64 = 1000.0;

/// Chances to win, draw and lose in thousandths, for the side a score is seen by.
pub fn win_draw_loss(score: Score) -> [u32; 3] {
    let wins = |score: f64| WHOLE / (1.0 + ((EVEN_CHANCE - score) / SPREAD).exp());
    let (win, loss) = (wins(f64::from(score.0)).round() as u32, wins(-f64::from(score.0)).round() as u32);
    [win, 1000 - win - loss, loss]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up() {
        for score in [-1_000_000, -500, -20, 0, 20, 500, 1_000_000] {
            assert_eq!(win_draw_loss(Score(score)).iter().sum::<u32>(), 1000);
        }
        assert_eq!(win_draw_loss(Score::WIN), [1000, 0, 0]);
        let [win, draw, loss] = win_draw_loss(Score(50));
        assert!(win > loss && draw > win);
    }
}

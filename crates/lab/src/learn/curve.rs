//! What every epoch came to, as numbers and as pictures.

use super::truth_check::WonCount;
use draw::chart::{Frame, Series, lines};
use net::Lesson;
use serde::Serialize;

/// What an epoch came to. Epoch 0 is before anything is learned.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Learned {
    /// Which epoch.
    pub epoch: usize,
    /// The mean squared error of the positions learned from, as a chance to win; none before the first.
    pub learned: Option<f64>,
    /// The same of those kept apart.
    pub apart: Option<f64>,
    /// How right the net was.
    pub truth: Option<WonCount>,
}

impl Learned {
    /// An epoch that was learned.
    pub fn after(lesson: &Lesson, truth: Option<WonCount>) -> Learned {
        let Lesson { epoch, learned, apart } = *lesson;
        Learned { epoch, learned: Some(learned), apart: Some(apart), truth }
    }
}

/// All epochs.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LearningCurve(pub Vec<Learned>);

impl LearningCurve {
    /// One line an epoch, with a heading.
    pub fn csv(&self) -> String {
        let has_truth = self.0.iter().any(|row| row.truth.is_some());
        let heading = if has_truth { "epoch,learned,apart,won,positions\n" } else { "epoch,learned,apart\n" };
        let error = |error: Option<f64>| error.map_or(String::new(), |error| format!("{error:.6}"));
        let row = |row: &Learned| {
            let truth = match (has_truth, row.truth) {
                (false, _) => String::new(),
                (true, None) => ",,".into(),
                (true, Some(WonCount { won, positions })) => format!(",{won},{positions}"),
            };
            format!("{},{},{}{truth}\n", row.epoch, error(row.learned), error(row.apart))
        };
        heading.to_string() + &self.0.iter().map(row).collect::<String>()
    }

    /// The errors as a picture.
    pub fn errors_chart(&self) -> String {
        let frame = Frame::new("Learning curve", "epoch", "mean squared error");
        let learned = self.series("learned", |row| row.learned);
        lines(&frame, &[learned, self.series("kept apart", |row| row.apart)])
    }

    /// The won positions as a picture, beside those of other value functions; none where nobody counted them.
    pub fn truth_chart(&self, title: &str, beside: &[(String, WonCount)]) -> Option<String> {
        let won = self.series("net", |row| row.truth.map(WonCount::percent));
        let other = |(name, count): &(String, WonCount)| self.series(name, |_| Some(count.percent()));
        let series: Vec<Series> = [won].into_iter().chain(beside.iter().map(other)).collect();
        (!series[0].points.is_empty()).then(|| lines(&Frame::new(title, "epoch", "% won"), &series))
    }

    fn series(&self, name: &str, number: impl Fn(&Learned) -> Option<f64>) -> Series {
        let points = self.0.iter().filter_map(|row| Some((row.epoch as f64, number(row)?))).collect();
        Series { name: name.into(), points }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn truth_has_its_columns_only_where_it_was_asked() {
        let lesson = Lesson { epoch: 1, learned: 0.25, apart: 0.5 };
        let plain = LearningCurve(vec![Learned::after(&lesson, None)]);
        assert_eq!(plain.csv(), "epoch,learned,apart\n1,0.250000,0.500000\n");
        assert_eq!(plain.truth_chart("truth", &[]), None);
        let before =
            Learned { epoch: 0, learned: None, apart: None, truth: Some(WonCount { won: 1, positions: 4 }) };
        let both =
            LearningCurve(vec![before, Learned::after(&lesson, Some(WonCount { won: 3, positions: 4 }))]);
        assert_eq!(both.csv(), "epoch,learned,apart,won,positions\n0,,,1,4\n1,0.250000,0.500000,3,4\n");
        let half = WonCount { won: 2, positions: 4 };
        let chart = both.truth_chart("truth", &[("runs".into(), half)]).expect("a picture");
        assert!(chart.contains("net") && chart.contains("runs"));
    }
}

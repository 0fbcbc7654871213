//! What every epoch came to, as numbers and as pictures.

use super::truth_check::WonCount;
use draw::chart::{ChartFrame, ChartSeries, lines};
use net::EpochResult;
use serde::Serialize;

/// What an epoch came to. Epoch 0 is before anything is learned.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct EpochFigures {
    /// Which epoch.
    pub epoch: usize,
    /// The mean squared error of the positions learned from, as a chance to win; none before the first.
    pub learned: Option<f64>,
    /// The same of those kept apart.
    pub apart: Option<f64>,
    /// How right the net was.
    pub truth: Option<WonCount>,
}

impl EpochFigures {
    /// An epoch that was learned.
    pub fn after(lesson: &EpochResult, truth: Option<WonCount>) -> EpochFigures {
        let EpochResult { epoch, learned, apart } = *lesson;
        EpochFigures { epoch, learned: Some(learned), apart: Some(apart), truth }
    }
}

/// All epochs.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LearningCurve(pub Vec<EpochFigures>);

impl LearningCurve {
    /// One line an epoch, with a heading.
    pub fn csv(&self) -> String {
        let has_truth = self.0.iter().any(|row| row.truth.is_some());
        let heading = if has_truth { "epoch,learned,apart,won,positions\n" } else { "epoch,learned,apart\n" };
        let error = |error: Option<f64>| error.map_or(String::new(), |error| format!("{error:.6}"));
        let row = |row: &EpochFigures| {
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
        let frame = ChartFrame::new("Learning curve", "epoch", "mean squared error");
        let learned = self.series("learned", |row| row.learned);
        lines(&frame, &[learned, self.series("kept apart", |row| row.apart)])
    }

    /// The won positions as a picture, beside those of other value functions; none where they were not counted.
    pub fn truth_chart(&self, title: &str, beside: &[(String, WonCount)]) -> Option<String> {
        let won = self.series("net", |row| row.truth.map(WonCount::percent));
        let other = |(name, count): &(String, WonCount)| self.series(name, |_| Some(count.percent()));
        let series: Vec<ChartSeries> = [won].into_iter().chain(beside.iter().map(other)).collect();
        (!series[0].points.is_empty()).then(|| lines(&ChartFrame::new(title, "epoch", "% won"), &series))
    }

    fn series(&self, name: &str, number: impl Fn(&EpochFigures) -> Option<f64>) -> ChartSeries {
        let points = self.0.iter().filter_map(|row| Some((row.epoch as f64, number(row)?))).collect();
        ChartSeries { name: name.into(), points }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn truth_has_its_columns_only_where_it_was_asked() {
        let lesson = EpochResult { epoch: 1, learned: 0.25, apart: 0.5 };
        let plain = LearningCurve(vec![EpochFigures::after(&lesson, None)]);
        assert_eq!(plain.csv(), "epoch,learned,apart\n1,0.250000,0.500000\n");
        assert_eq!(plain.truth_chart("truth", &[]), None);
        let before = EpochFigures {
            epoch: 0,
            learned: None,
            apart: None,
            truth: Some(WonCount { won: 1, positions: 4 }),
        };
        let both = LearningCurve(vec![
            before,
            EpochFigures::after(&lesson, Some(WonCount { won: 3, positions: 4 })),
        ]);
        assert_eq!(both.csv(), "epoch,learned,apart,won,positions\n0,,,1,4\n1,0.250000,0.500000,3,4\n");
        let half = WonCount { won: 2, positions: 4 };
        let chart = both.truth_chart("truth", &[("runs".into(), half)]).expect("a picture");
        assert!(chart.contains("net") && chart.contains("runs"));
    }
}

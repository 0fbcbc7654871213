//! A net that is taught: what with, and epoch after epoch.

use super::curve::EpochFigures;
use super::material::Material;
use super::trained::{Trained, recipe_words};
use super::truth_check::{TruthCheck, WonCount};
use crate::error::LabError;
use net::{EpochProgress, Net, Trainer, TrainingRecipe};
use session::{Learning, LongWork, StopFlag};

/// What a net is taught with.
pub struct NetLesson<'a> {
    /// The game as a trainer sees it.
    pub learning: Box<dyn Learning>,
    /// The positions.
    pub material: Material,
    /// What says how right the net is, where that is asked.
    pub check: Option<TruthCheck<'a>>,
    /// Other value functions, and how right each is.
    pub beside: Vec<(String, WonCount)>,
    /// Where the positions come from, in words, if not from files.
    pub(crate) source: String,
}

impl NetLesson<'_> {
    pub(crate) fn new<'a>(learning: Box<dyn Learning>, material: Material, source: String) -> NetLesson<'a> {
        NetLesson { learning, material, check: None, beside: Vec::new(), source }
    }

    /// How a net is made from it, in words.
    pub fn words(&self, recipe: &TrainingRecipe) -> String {
        recipe_words(&self.source, recipe, self.material.learned.len())
    }

    fn won(&self, net: Net, stop: &StopFlag) -> Result<Option<WonCount>, LabError> {
        let follow = LongWork { stop: stop.stop(), progress: &|_, _| {} };
        self.check.as_ref().map(|check| check.won(net, stop, follow)).transpose()
    }
}

/// A net that is being trained: epoch after epoch, and what each came to.
pub struct Training<'a> {
    lesson: &'a NetLesson<'a>,
    trainer: Trainer,
    /// What there is so far.
    pub trained: Trained,
}

impl<'a> Training<'a> {
    /// Begins with a trainer, which may have learned before. Without an epoch, the first row is a net that has learned nothing.
    pub fn begin(
        lesson: &'a NetLesson<'a>,
        trainer: Trainer,
        stop: &StopFlag,
    ) -> Result<Training<'a>, LabError> {
        let Material { learned, apart, .. } = &lesson.material;
        let (game, recipe) = (lesson.learning.name(), trainer.recipe());
        let words = lesson.words(recipe);
        let mut epochs: Vec<EpochFigures> =
            trainer.lessons().iter().map(|done| EpochFigures::after(done, None)).collect();
        if epochs.is_empty() && lesson.check.is_some() {
            let truth = lesson.won(trainer.net(&game, &words), stop)?;
            epochs.push(EpochFigures { epoch: 0, learned: None, apart: None, truth });
        }
        let (positions, apart, scale) = (learned.len(), apart.len(), recipe.scale);
        let trained = Trained { game, recipe: words, positions, apart, scale, epochs };
        Ok(Training { lesson, trainer, trained })
    }

    /// Epochs that were learned.
    pub fn done(&self) -> usize {
        self.trainer.lessons().len()
    }

    /// What is needed to go on.
    pub fn state(&self) -> Vec<u8> {
        self.trainer.to_bytes()
    }

    /// One more epoch, and the net after it; none where all are done, or where it was stopped. Told are the positions that were
    /// learned, of those of all epochs.
    pub fn epoch(&mut self, stop: &StopFlag, tell: &mut dyn FnMut(usize, usize)) -> Option<Net> {
        let Material { learned, apart, .. } = &self.lesson.material;
        let epochs = self.trainer.recipe().epochs;
        if self.done() >= epochs {
            return None;
        }
        let before = learned.len() * self.done();
        let tell = &mut |progress: EpochProgress| tell(before + progress.done, learned.len() * epochs);
        self.trainer.epoch(learned, apart, stop, tell)?;
        Some(self.trainer.net(&self.trained.game, &self.trained.recipe))
    }

    /// Writes down what the last epoch came to, with how right its net is.
    pub fn write_down(&mut self, net: &Net, stop: &StopFlag) -> Result<(), LabError> {
        let truth = self.lesson.won(net.clone(), stop)?;
        let last = self.trainer.lessons().last();
        self.trained.epochs.extend(last.map(|lesson| EpochFigures::after(lesson, truth)));
        Ok(())
    }
}

//! A training that is interrupted, as bytes: everything that is needed to go on as if nothing had happened.

use super::weights::{NetWeights, parts};
use super::{EpochResult, Trainer, TrainingRecipe};
use crate::adam::Adam;
use crate::bytes::Bytes;
use crate::network::NetShape;
use crate::positions::TrainingSet;

/// What such a file begins with.
const MAGIC: &[u8; 17] = b"plywood training\n";

impl Trainer {
    /// The training so far.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        out.extend((self.weights.numbers.len() as u32).to_le_bytes());
        out.extend((self.lessons.len() as u32).to_le_bytes());
        out.extend(self.adam.steps.to_le_bytes());
        for lesson in &self.lessons {
            out.extend((lesson.learned as f32).to_le_bytes());
            out.extend((lesson.apart as f32).to_le_bytes());
        }
        for numbers in [&self.weights.numbers, &self.adam.means, &self.adam.squares] {
            numbers.iter().for_each(|number| out.extend(number.to_le_bytes()));
        }
        let check = crc32fast::hash(&out);
        out.extend(check.to_le_bytes());
        out
    }

    /// Goes on with a training by the same recipe; none where the bytes are not of one.
    pub fn resume(positions: &TrainingSet, recipe: TrainingRecipe, bytes: &[u8]) -> Option<Trainer> {
        let (body, check) = bytes.split_last_chunk::<4>()?;
        let mut rest = Bytes(body.strip_prefix(MAGIC)?);
        let shape = NetShape { layout: positions.layout(), hidden: recipe.hidden };
        let all = parts(shape).all;
        let is_whole = u32::from_le_bytes(*check) == crc32fast::hash(body);
        if !is_whole || rest.u32()? as usize != all {
            return None;
        }
        let epochs = rest.u32()? as usize;
        let steps = rest.u32()?;
        let errors = rest.f32s(epochs.checked_mul(2)?)?;
        let lessons = errors.as_chunks::<2>().0.iter().enumerate().map(|(index, &[learned, apart])| {
            EpochResult { epoch: index + 1, learned: learned.into(), apart: apart.into() }
        });
        let lessons = lessons.collect();
        let weights = NetWeights { shape, numbers: rest.f32s(all)? };
        let adam = Adam { means: rest.f32s(all)?, squares: rest.f32s(all)?, steps };
        rest.0.is_empty().then_some(Trainer { recipe, weights, adam, lessons })
    }
}

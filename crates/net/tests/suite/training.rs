//! Training on a small task with a known answer: who has more of the bits that count.

use crate::files::Parts;
use net::{
    InputBits, InputLayout, ReplayedPosition, Trainer, TrainingLabels, TrainingRecipe, TrainingSet, fit_scale,
};
use search::NoControl;

const LAYOUT: InputLayout = InputLayout { words: 2, bits: 10, phases: 2 };

/// Positions whose score is ten for every own bit less every other one; the last bit counts three times.
fn positions(count: usize, seed: u64) -> TrainingSet {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut positions = TrainingSet::new(LAYOUT);
    let worth = |set: u64| f32::from(set.count_ones() as u8) + 2.0 * f32::from(u8::from(set >> 9 & 1 == 1));
    for _ in 0..count {
        let (own, other) = (random.u64(..1 << 10), random.u64(..1 << 10));
        let score = 30.0 * (worth(own) - worth(other));
        let view = |first: u64, second: u64| {
            let mut words = InputBits::default();
            (words.0[0], words.0[1]) = (first, second);
            words
        };
        let labels = TrainingLabels { score, result: if score > 0.0 { 1.0 } else { 0.0 } };
        let views = [view(own, other), view(other, own)];
        positions.push(&ReplayedPosition {
            views,
            phase: random.usize(..2),
            key: own,
            base: 0.0,
            labels,
            quiet: true,
        });
    }
    positions
}

const RECIPE: TrainingRecipe =
    TrainingRecipe { hidden: 16, epochs: 6, batch: 128, rate: 0.01, result_share: 0.0, scale: 100, seed: 3 };

fn trained(epochs: usize, threads: usize) -> Trainer {
    let (learned, apart) = (positions(4000, 1), positions(500, 2));
    let mut trainer = Trainer::new(&learned, RECIPE);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| {
        for _ in 0..epochs {
            trainer.epoch(&learned, &apart, &NoControl, &mut |_| ());
        }
    });
    trainer
}

#[test]
fn a_net_learns_and_its_integers_say_the_same() {
    let trainer = trained(RECIPE.epochs, 1);
    let lessons = trainer.lessons();
    let last = lessons[lessons.len() - 1].apart;
    assert!(last < lessons[0].apart && last < 0.001, "{lessons:?}");
    let net = trainer.net("bits", "test");
    let apart = positions(500, 2);
    let mut words = [InputBits::default(), InputBits::default()];
    let mut far = 0.0f32;
    for number in 0..apart.len() {
        let position = apart.get(number);
        for (words, inputs) in words.iter_mut().zip([position.own, position.other]) {
            *words = InputBits::default();
            inputs.iter().for_each(|&input| words.0[usize::from(input) / 10] |= 1 << (input % 10));
        }
        let said = net.score([&words[0], &words[1]], position.phase) as f32;
        assert_eq!(said as i32, net.score_plainly([&words[0], &words[1]], position.phase));
        // A chance near 0 or 1 says little about the score behind it.
        if position.labels.score.abs() <= 150.0 {
            far = far.max((said - position.labels.score).abs());
        }
    }
    assert!(far < 40.0, "{far}");
}

#[test]
fn threads_and_interruptions_change_nothing() {
    let (one, three) = (trained(3, 1), trained(3, 3));
    assert!(one.net("bits", "") == three.net("bits", ""));
    let (learned, apart) = (positions(4000, 1), positions(500, 2));
    let before = trained(2, 2).to_bytes();
    let mut resumed = Trainer::resume(&learned, RECIPE, &before).expect("a training");
    resumed.epoch(&learned, &apart, &NoControl, &mut |_| ());
    assert!(one.net("bits", "") == resumed.net("bits", ""));
    assert!(Trainer::resume(&learned, TrainingRecipe { hidden: 32, ..RECIPE }, &before).is_none());
    assert!(Trainer::resume(&learned, RECIPE, &before[..before.len() - 1]).is_none());
}

#[test]
fn the_scale_is_read_off_the_results() {
    let mut all = positions(0, 1);
    let mut random = fastrand::Rng::with_seed(9);
    for _ in 0..20_000 {
        let score = random.f32() * 800.0 - 400.0;
        let result = if random.f32() < 1.0 / (1.0 + (-score / 170.0).exp()) { 1.0 } else { 0.0 };
        let seen = ReplayedPosition {
            views: [InputBits::default(); 2],
            phase: 0,
            key: 0,
            base: 0.0,
            labels: TrainingLabels { score, result },
            quiet: true,
        };
        all.push(&seen);
    }
    let scale = fit_scale(&all);
    assert!((155..=185).contains(&scale), "{scale}");
}

/// However large the steps of a training are, a bias and as many weights as there can be inputs on fit 16 bits together.
#[test]
fn sums_fit_sixteen_bits_with_every_weight_at_its_limit() {
    let layout = InputLayout { words: 1, bits: 64, phases: 1 };
    let mut words = InputBits::default();
    words.0[0] = u64::MAX;
    for result in [0.0, 1.0] {
        let mut all = TrainingSet::new(layout);
        let labels = TrainingLabels { score: if result > 0.0 { 30_000.0 } else { -30_000.0 }, result };
        for key in 0..64 {
            all.push(&ReplayedPosition { views: [words; 2], phase: 0, key, base: 0.0, labels, quiet: true });
        }
        let recipe = TrainingRecipe { rate: 100.0, batch: 16, ..RECIPE };
        let mut trainer = Trainer::new(&all, recipe);
        trainer.epoch(&all, &all, &NoControl, &mut |_| ());
        let parts = Parts::of(&trainer.net("full", "test").to_bytes(), layout, RECIPE.hidden);
        let most = i32::from(i16::MAX) / 65;
        assert_eq!(parts.rows.iter().chain(&parts.biases).map(|it| i32::from(*it).abs()).max(), Some(most));
        for (unit, &bias) in parts.biases.iter().enumerate() {
            let weights = parts.rows.iter().skip(unit).step_by(RECIPE.hidden);
            let sum = i32::from(bias) + weights.map(|&weight| i32::from(weight)).sum::<i32>();
            assert!(i16::try_from(sum).is_ok(), "unit {unit}: {sum}");
        }
    }
}

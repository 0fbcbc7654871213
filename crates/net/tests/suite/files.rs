//! Files of nets: what is written is read and judges the same, what is damaged, foreign or impossible is refused.

use net::{InputBits, InputLayout, Net, NetError, Trainer, TrainingRecipe, TrainingSet};
use proptest::prelude::*;

const LAYOUT: InputLayout = InputLayout { words: 2, bits: 9, phases: 3 };
const HIDDEN: usize = 16;
const GAME: &str = "noughts";
const RECIPE: &str = "random";

/// Bytes before the sizes: what every net begins with, its version, and two texts behind their lengths.
const SIZES: usize = 12 + 2 + 2 + GAME.len() + 2 + RECIPE.len();
/// Four sizes of two bytes, then the scale.
const SCALE: usize = SIZES + 8;
const NUMBERS: usize = SCALE + 4;

/// A net with the weights that a training begins with.
fn random_net(layout: InputLayout, hidden: usize, seed: u64) -> Net {
    let recipe =
        TrainingRecipe { hidden, epochs: 1, batch: 1, rate: 0.0, result_share: 0.0, scale: 400, seed };
    Trainer::new(&TrainingSet::new(layout), recipe).net(GAME, RECIPE)
}

/// The numbers of a net of this size, as they stand in its file.
pub struct Parts {
    pub rows: Vec<i16>,
    pub biases: Vec<i16>,
}

impl Parts {
    pub fn of(bytes: &[u8], layout: InputLayout, hidden: usize) -> Parts {
        let numbers = layout.inputs() * hidden + hidden;
        let outputs = 2 * (2 * hidden * layout.phases) + 4 * layout.phases;
        let start = bytes.len() - 4 - outputs - 2 * numbers;
        let all: Vec<i16> = bytes[start..][..2 * numbers]
            .chunks(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
            .collect();
        let (rows, biases) = all.split_at(layout.inputs() * hidden);
        Parts { rows: rows.to_vec(), biases: biases.to_vec() }
    }
}

fn bytes() -> Vec<u8> {
    random_net(LAYOUT, HIDDEN, 5).to_bytes()
}

#[test]
fn what_is_written_is_read() {
    let net = Net::from_bytes(&bytes()).unwrap();
    assert!(net == random_net(LAYOUT, HIDDEN, 5) && net.recipe == RECIPE);
}

#[test]
fn what_is_damaged_or_foreign_is_refused() {
    let good = bytes();
    for place in 0..good.len() {
        let mut broken = good.clone();
        broken[place] ^= 1;
        assert!(Net::from_bytes(&broken).is_err(), "byte {place}");
        assert!(Net::from_bytes(&good[..place]).is_err(), "cut at {place}");
    }
    assert_eq!(Net::from_bytes(b"something else").unwrap_err(), NetError::Foreign);
}

/// Changes a file and gives it the checksum of its new numbers: these are held to sense too.
fn check_impossible(change: impl FnOnce(&mut Vec<u8>)) {
    let mut file = bytes();
    file.truncate(file.len() - 4);
    change(&mut file);
    let check = crc32fast::hash(&file);
    file.extend(check.to_le_bytes());
    let refused = Net::from_bytes(&file);
    assert!(matches!(refused, Err(NetError::Impossible(_))), "{refused:?}");
}

#[test]
fn impossible_numbers_are_refused() {
    let put = |place: usize, number: u16| {
        move |file: &mut Vec<u8>| file[place..][..2].copy_from_slice(&number.to_le_bytes())
    };
    let [words, bits, phases, hidden] = [SIZES, SIZES + 2, SIZES + 4, SIZES + 6];
    check_impossible(put(words, 0));
    check_impossible(put(bits, 65));
    check_impossible(put(phases, 0));
    check_impossible(put(hidden, 8));
    check_impossible(|file| file[SCALE..][..4].fill(0));
    let outputs = NUMBERS + 2 * (LAYOUT.inputs() + 1) * HIDDEN;
    check_impossible(put(outputs + 6, 128));
    check_impossible(|file| file.extend([0, 0]));
    check_impossible(|file| file.truncate(NUMBERS));
}

proptest! {
    /// The same net, whatever its size, and the same judgement by every road.
    #[test]
    fn any_net_is_read_as_it_was_written_and_judges_the_same(
        words in 1usize..5,
        bits in 1usize..65,
        phases in 1usize..4,
        groups in 1usize..4,
        seed in any::<u64>(),
    ) {
        let layout = InputLayout { words, bits, phases };
        let net = random_net(layout, 16 * groups, seed);
        let read = Net::from_bytes(&net.to_bytes()).unwrap();
        prop_assert!(read == net);
        let mut random = fastrand::Rng::with_seed(seed);
        let mut view = || {
            let mut view = InputBits::default();
            // At most sixteen inputs of a word: no state turns more than 64 on.
            view.0[..words].iter_mut().for_each(|word| {
                *word = (0..16).fold(0, |set, _| set | 1 << random.usize(..bits));
            });
            view
        };
        let (own, other) = (view(), view());
        for phase in 0..phases {
            let said = net.score_plainly([&own, &other], phase);
            prop_assert_eq!(net.score([&own, &other], phase), said);
            prop_assert_eq!(read.score([&own, &other], phase), said);
        }
    }

    #[test]
    fn inputs_are_the_bits_that_are_set(words in prop::collection::vec(any::<u64>(), 3), bits in 1usize..65) {
        let mut view = InputBits::default();
        let mask = u64::MAX >> (64 - bits);
        view.0[..3].iter_mut().zip(&words).for_each(|(word, bits)| *word = bits & mask);
        let found: Vec<usize> = view.inputs(InputLayout { words: 3, bits, phases: 1 }).collect();
        let is_on = |input: &usize| words[input / bits] >> (input % bits) & 1 == 1;
        prop_assert_eq!(found, (0..3 * bits).filter(is_on).collect::<Vec<usize>>());
    }
}

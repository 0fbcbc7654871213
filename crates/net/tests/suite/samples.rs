//! Files of games to learn from: what is written is read, what is cut off loses its last game alone, what is damaged is refused.

use net::{GameSample, SampleError, SampleFile, SampleScore};
use proptest::prelude::*;

fn game(number: u32) -> GameSample {
    let scored = |score, quiet| SampleScore { score, quiet };
    GameSample {
        number,
        start: if number == 2 { "somewhere".into() } else { String::new() },
        opening: 2,
        moves: vec![1, 200, 3, 4],
        scores: vec![scored(-16_000, true), scored(37, false)],
        result: 2,
    }
}

fn file() -> Vec<u8> {
    let mut bytes = SampleFile::header("chess", "seed 1");
    (1..=3).for_each(|number| bytes.extend(game(number).block()));
    bytes
}

#[test]
fn what_is_written_is_read() {
    let read = SampleFile::read(&file()).unwrap();
    assert_eq!((read.game.as_str(), read.recipe.as_str()), ("chess", "seed 1"));
    assert_eq!(read.games, [game(1), game(2), game(3)]);
    assert_eq!(read.whole_bytes, file().len());
}

#[test]
fn a_file_that_is_cut_off_loses_its_last_game_alone() {
    let bytes = file();
    let header = SampleFile::header("chess", "seed 1").len();
    for length in header..bytes.len() {
        let read = SampleFile::read(&bytes[..length]).unwrap();
        assert!(read.games.len() < 3 && read.whole_bytes <= length);
        let again = SampleFile::read(&bytes[..read.whole_bytes]).unwrap();
        assert_eq!(again.games, read.games);
    }
}

#[test]
fn what_is_damaged_is_refused() {
    let bytes = file();
    for place in 0..bytes.len() {
        let mut broken = bytes.clone();
        broken[place] ^= 0x10;
        let read = SampleFile::read(&broken);
        // A length that grew looks like a file that was cut off.
        assert!(read.is_err() || read.is_ok_and(|read| read.games.len() < 3), "byte {place}");
    }
    assert_eq!(SampleFile::read(b"something else"), Err(SampleError::Foreign));
}

proptest! {
    #[test]
    fn any_game_is_read_as_it_was_written(
        number in any::<u32>(),
        start in "\\PC{0,30}",
        opening in 0usize..5,
        moves in prop::collection::vec(any::<u8>(), 5..60),
        result in 0u8..3,
        seed in any::<u64>(),
    ) {
        let mut random = fastrand::Rng::with_seed(seed);
        let scored = || SampleScore { score: random.i32(-net::MAX_SCORE..=net::MAX_SCORE), quiet: random.bool() };
        let scores = std::iter::repeat_with(scored).take(moves.len() - opening).collect();
        let game = GameSample { number, start, opening, moves, scores, result };
        let mut bytes = SampleFile::header("any", "");
        bytes.extend(game.block());
        prop_assert_eq!(SampleFile::read(&bytes).unwrap().games, [game]);
    }

    #[test]
    fn no_bytes_break_the_reader(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut file = SampleFile::header("chess", "");
        file.extend(bytes);
        if let Err(error) = SampleFile::read(&file) {
            prop_assert!(!error.to_string().contains('\n'), "one line: {}", error);
        }
    }
}

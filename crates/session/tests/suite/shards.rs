//! Long work in parts: every piece is in one of them.

use proptest::prelude::*;
use session::Shard;

proptest! {
    #[test]
    fn every_piece_is_in_exactly_one_part(parts in 1usize..60, piece in any::<usize>()) {
        let holds = |part: &usize| Shard::parse(&format!("{part}/{parts}")).unwrap().holds(piece);
        prop_assert_eq!((1..=parts).filter(holds).count(), 1);
        prop_assert!(Shard::WHOLE.holds(piece));
    }

    #[test]
    fn a_part_is_read_as_it_is_called(parts in 1usize..100_000, part in any::<prop::sample::Index>()) {
        let part = part.index(parts) + 1;
        let shard = Shard::parse(&format!("{part}/{parts}")).unwrap();
        prop_assert_eq!((shard.number(), shard.of()), (part, parts));
        prop_assert_eq!(shard.to_string(), format!("{part} of {parts}"));
    }
}

#[test]
fn what_is_no_part_is_refused() {
    for text in ["", "2", "/", "0/3", "4/3", "1/0", "-1/3", "+1/3", "1/3/5", "1 / 3", "1/100001", "a/b"] {
        let refusal = Shard::parse(text).expect_err(text);
        assert_eq!(
            refusal.to_string(),
            "expected part and parts, such as 2/8, at most 100000 parts",
            "{text}"
        );
    }
    assert_eq!(Shard::parse("1/1").unwrap(), Shard::WHOLE);
}

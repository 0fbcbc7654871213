//! Trees in frames of other pages.

use studio::internals::decoded;

#[test]
fn addresses_are_decoded() {
    assert_eq!(decoded("a%7b%22+b"), Some(b"a{\" b".to_vec()));
    assert_eq!([decoded("%"), decoded("%2"), decoded("%zz")], [None, None, None]);
}

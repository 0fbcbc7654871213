//! The token that opens the studio.

use studio::AccessToken;

#[test]
fn a_token_is_itself_and_no_other() {
    let (one, other) = (AccessToken::random().unwrap(), AccessToken::random().unwrap());
    let text = one.to_string();
    assert_eq!(text.len(), 32);
    assert!(one.is(&text) && !other.is(&text));
    assert!(!one.is(&text[1..]) && !one.is("") && !one.is(&text.replace(&text[..1], "x")));
    assert!(!format!("{one:?}").contains(&text));
}

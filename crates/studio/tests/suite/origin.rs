//! Sites that may show trees.

use studio::Origin;

#[test]
fn an_origin_is_a_scheme_a_name_and_a_port() {
    for good in ["https://example.org", "http://localhost:8000", "http://127.0.0.1:80"] {
        assert_eq!(good.parse::<Origin>().unwrap().to_string(), good);
    }
    for bad in [
        "",
        "*",
        "https://*",
        "example.org",
        "ftp://example.org",
        "https://",
        "https://example.org/",
        "https://example.org/slides",
        "https://a b",
        "https://a;script-src *",
        "https://a:b",
        "https://a:99999",
        "https://user@a",
    ] {
        assert!(bad.parse::<Origin>().is_err(), "{bad}");
    }
    let error = "https://*".parse::<Origin>().unwrap_err().to_string();
    assert!(error.starts_with("bad origin 'https://*': expected a scheme"), "{error}");
}

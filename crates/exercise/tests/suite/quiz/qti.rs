//! A strict reader of packages of QTI 2.1: the order of elements is that of the published schema.

use super::{ReadField, ReadItem, archive, key_of};
use exercise::Quiz;
use roxmltree::{Document, Node};
use std::collections::{BTreeMap, BTreeSet};

const QTI: &str = "http://www.imsglobal.org/xsd/imsqti_v2p1";
const PACKAGE: &str = "http://www.imsglobal.org/xsd/imscp_v1p1";

/// What may stand in each element, in this order; `*` behind elements that may come in any order.
const CONTENTS: [(&str, &[&str]); 24] = [
    (
        "assessmentItem",
        &["responseDeclaration", "outcomeDeclaration", "itemBody", "responseProcessing", "modalFeedback"],
    ),
    ("responseDeclaration", &["correctResponse", "mapping"]),
    ("outcomeDeclaration", &["defaultValue"]),
    ("correctResponse", &["value"]),
    ("defaultValue", &["value"]),
    ("mapping", &["mapEntry"]),
    ("itemBody", &["*", "p", "choiceInteraction"]),
    ("p", &["*", "img", "textEntryInteraction", "inlineChoiceInteraction"]),
    ("choiceInteraction", &["simpleChoice"]),
    ("inlineChoiceInteraction", &["inlineChoice"]),
    ("responseProcessing", &["*", "responseCondition", "setOutcomeValue"]),
    ("responseCondition", &["responseIf", "responseElseIf", "responseElse"]),
    ("responseIf", &["*", "gte", "equal", "match", "setOutcomeValue"]),
    ("responseElseIf", &["*", "equal", "match", "setOutcomeValue"]),
    ("responseElse", &["setOutcomeValue"]),
    ("setOutcomeValue", &["*", "sum", "baseValue"]),
    ("sum", &["*", "variable", "mapResponse", "baseValue"]),
    ("gte", &["*", "variable", "baseValue"]),
    ("equal", &["*", "variable", "correct", "baseValue"]),
    ("match", &["*", "variable", "baseValue"]),
    ("modalFeedback", &["p"]),
    ("assessmentTest", &["testPart"]),
    ("testPart", &["assessmentSection"]),
    ("assessmentSection", &["rubricBlock", "assessmentItemRef"]),
];
/// Elements with text alone or nothing, and `rubricBlock`.
const PLAIN: [&str; 12] = [
    "value",
    "mapEntry",
    "img",
    "textEntryInteraction",
    "simpleChoice",
    "inlineChoice",
    "baseValue",
    "variable",
    "mapResponse",
    "correct",
    "assessmentItemRef",
    "rubricBlock",
];

fn check_order(node: Node<'_, '_>) {
    let name = node.tag_name().name();
    assert_eq!(node.tag_name().namespace(), Some(QTI));
    let allowed = CONTENTS.iter().find(|(element, _)| *element == name).map(|(_, contents)| *contents);
    let mut last = 0;
    for child in node.children().filter(Node::is_element) {
        if name == "rubricBlock" {
            assert_eq!(child.tag_name().name(), "p");
            continue;
        }
        let place = allowed.unwrap_or(&[]).iter().position(|known| child.has_tag_name((QTI, *known)));
        let place = place.unwrap_or_else(|| panic!("{child:?} in {name}"));
        assert!(allowed.unwrap()[0] == "*" || place >= last, "{child:?} comes too late in {name}");
        last = place;
        check_order(child);
    }
    assert!(allowed.is_some() || PLAIN.contains(&name), "{name}");
}

fn all<'a, 'd>(node: Node<'a, 'd>, name: &str) -> Vec<Node<'a, 'd>> {
    node.descendants().filter(|child| child.is_element() && child.tag_name().name() == name).collect()
}

fn one<'a, 'd>(node: Node<'a, 'd>, name: &str) -> Node<'a, 'd> {
    let found = all(node, name);
    assert_eq!(found.len(), 1, "{name}");
    found[0]
}

fn words(node: Node<'_, '_>) -> String {
    node.descendants().filter_map(|child| child.is_text().then(|| child.text()).flatten()).collect()
}

pub fn read(quiz: &Quiz, bytes: &[u8]) -> Vec<ReadItem> {
    let files = archive::read(bytes);
    let text = |name: &str| std::str::from_utf8(&files[name]).unwrap();
    let manifest = Document::parse(text("imsmanifest.xml")).unwrap();
    let resources = check_manifest(manifest.root_element(), &files.keys().cloned().collect());
    for (number, picture) in (1..).zip(&quiz.pictures) {
        assert_eq!(text(&format!("tree-{number}.svg")), picture);
    }
    let test = Document::parse(text("test.xml")).unwrap();
    check_order(test.root_element());
    assert_eq!(words(one(test.root_element(), "rubricBlock")), quiz.intro.concat());
    let items = all(test.root_element(), "assessmentItemRef");
    assert_eq!(items.len() + 1, resources.len());
    let read = |item: &Node<'_, '_>| {
        let file = item.attribute("href").unwrap();
        assert_eq!(resources[item.attribute("identifier").unwrap()], file);
        let document = Document::parse(text(file)).unwrap();
        let root = document.root_element();
        assert_eq!(root.attribute("identifier"), item.attribute("identifier"));
        read_item(quiz, root)
    };
    items.iter().map(read).collect()
}

/// Every file of the archive is named, and every name is a file; the resources by their names.
fn check_manifest(root: Node<'_, '_>, files: &BTreeSet<String>) -> BTreeMap<String, String> {
    assert_eq!(root.tag_name().namespace(), Some(PACKAGE));
    let order: Vec<&str> =
        root.children().filter(Node::is_element).map(|node| node.tag_name().name()).collect();
    assert_eq!(order, ["metadata", "organizations", "resources"]);
    let named = all(root, "file").into_iter().map(|file| file.attribute("href").unwrap().to_string());
    let mut named: BTreeSet<String> = named.collect();
    named.insert("imsmanifest.xml".into());
    assert_eq!(&named, files);
    let resource = |node: Node<'_, '_>| {
        let href = node.attribute("href").unwrap().to_string();
        assert_eq!(all(node, "file")[0].attribute("href"), Some(href.as_str()));
        (node.attribute("identifier").unwrap().to_string(), href)
    };
    let resources: BTreeMap<String, String> = all(root, "resource").into_iter().map(resource).collect();
    for dependency in all(root, "dependency") {
        assert!(resources.contains_key(dependency.attribute("identifierref").unwrap()));
    }
    resources
}

fn read_item(quiz: &Quiz, root: Node<'_, '_>) -> ReadItem {
    check_order(root);
    let fields: Vec<ReadField> =
        all(root, "responseDeclaration").into_iter().map(|node| field(root, node)).collect();
    check_points(root, fields.len());
    let feedback = all(root, "modalFeedback");
    let said = |identifier: &str| {
        let found = feedback.iter().find(|node| node.attribute("identifier") == Some(identifier));
        words(*found.unwrap_or_else(|| panic!("{identifier}")))
    };
    for chosen in
        all(root, "baseValue").into_iter().filter(|node| node.attribute("baseType") == Some("identifier"))
    {
        let is_outcome = chosen.parent().unwrap().tag_name().name() == "setOutcomeValue";
        assert!(!is_outcome || !said(chosen.text().unwrap()).is_empty());
    }
    let pictures = all(root, "img").len();
    assert_eq!(pictures, quiz.pictures.len());
    let why = said("WHY");
    ReadItem { key: key_of(quiz, root.attribute("title").unwrap()), fields, why }
}

/// As many points as fields.
fn check_points(root: Node<'_, '_>, fields: usize) {
    let most = one(root, "gte");
    assert_eq!(words(most).trim(), fields.to_string());
    let score = all(root, "outcomeDeclaration")[0];
    assert_eq!(score.attribute("normalMaximum"), Some(fields.to_string().as_str()));
}

/// What a player of the item would take: by the mapping, or by the comparison of numbers.
fn field(root: Node<'_, '_>, declared: Node<'_, '_>) -> ReadField {
    let name = declared.attribute("identifier").unwrap();
    let named = |node: &Node<'_, '_>, attribute: &str| node.attribute(attribute) == Some(name);
    let shown: Vec<Node<'_, '_>> =
        root.descendants().filter(|node| named(node, "responseIdentifier")).collect();
    assert_eq!(shown.len(), 1, "{name} is filled in once");
    let label = match shown[0].tag_name().name() {
        "choiceInteraction" => String::new(),
        _ => {
            let before = shown[0].prev_sibling().and_then(|node| node.text()).unwrap_or_default();
            before.strip_suffix(": ").unwrap_or_default().into()
        }
    };
    let chosen: BTreeMap<&str, String> = shown[0]
        .children()
        .filter(Node::is_element)
        .map(|choice| (choice.attribute("identifier").unwrap(), words(choice)))
        .collect();
    let told = |text: &str| chosen.get(text).cloned().unwrap_or_else(|| text.into());
    let is_number = declared.attribute("baseType") == Some("float");
    let first = one(declared, "value").text().unwrap();
    let mapped = all(declared, "mapEntry");
    let right: Vec<String> = match is_number {
        true => vec![first.into()],
        false => mapped.iter().map(|entry| told(entry.attribute("mapKey").unwrap())).collect(),
    };
    assert!(right.contains(&told(first)));
    let tests = all(root, "match").into_iter().chain(all(root, "equal"));
    let about = |test: &Node<'_, '_>| one(*test, "variable").attribute("identifier") == Some(name);
    let tests: Vec<Node<'_, '_>> = tests.filter(about).collect();
    let wrong = tests.iter().filter_map(|test| all(*test, "baseValue").first().map(|value| words(*value)));
    let wrong = wrong.map(|text| told(&text)).collect();
    let tolerance = tests.iter().find(|test| !all(**test, "correct").is_empty()).map(|test| {
        let said = test.attribute("tolerance").and_then(|pair| pair.split(' ').next());
        said.map_or(0.0, |said| said.parse().unwrap())
    });
    assert_eq!(tolerance.is_some(), is_number);
    ReadField { label, tolerance, right, wrong }
}

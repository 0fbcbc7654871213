//! A package of QTI 2.1: a manifest, a test with every item, and the pictures.

use super::archive::{self, ArchiveFile};
use super::markup::escape;
use super::{Quiz, QuizItem, qti};

/// Where a package says what it holds.
const MANIFEST: &str = "imsmanifest.xml";

pub(super) fn write(quiz: &Quiz) -> Vec<u8> {
    let mut files = vec![text(MANIFEST, manifest(quiz)), text("test.xml", test(quiz))];
    let items = quiz.items.iter().enumerate();
    files.extend(items.map(|(index, item)| text(&item_file(index), qti::item(quiz, index, item))));
    let pictures = (1..).zip(&quiz.pictures);
    files.extend(pictures.map(|(number, svg)| text(&qti::picture_file(number), svg.clone())));
    archive::write(&files)
}

fn text(name: &str, text: String) -> ArchiveFile {
    ArchiveFile { name: name.into(), bytes: text.into_bytes() }
}

fn item_file(index: usize) -> String {
    format!("item-{}.xml", index + 1)
}

fn manifest(quiz: &Quiz) -> String {
    let pictures: String = (1..=quiz.pictures.len())
        .map(|number| format!("      <file href=\"{}\"/>\n", qti::picture_file(number)))
        .collect();
    let item = |(index, _): (usize, &QuizItem)| {
        let (name, file) = (qti::identifier(index), item_file(index));
        format!(
            "    <resource identifier=\"{name}\" type=\"imsqti_item_xmlv2p1\" href=\"{file}\">\n      \
             <file href=\"{file}\"/>\n{pictures}    </resource>\n"
        )
    };
    let items: String = quiz.items.iter().enumerate().map(item).collect();
    let needed: String = (0..quiz.items.len())
        .map(|index| format!("      <dependency identifierref=\"{}\"/>\n", qti::identifier(index)))
        .collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <manifest xmlns=\"http://www.imsglobal.org/xsd/imscp_v1p1\" identifier=\"plywood\">\n  \
         <metadata>\n    <schema>QTIv2.1 Package</schema>\n    <schemaversion>1.0.0</schemaversion>\n  </metadata>\n  \
         <organizations/>\n  <resources>\n    \
         <resource identifier=\"test\" type=\"imsqti_test_xmlv2p1\" href=\"test.xml\">\n      \
         <file href=\"test.xml\"/>\n{needed}    </resource>\n{items}  </resources>\n</manifest>\n"
    )
}

fn test(quiz: &Quiz) -> String {
    let item = |(index, _): (usize, &QuizItem)| {
        format!(
            "      <assessmentItemRef identifier=\"{}\" href=\"{}\"/>\n",
            qti::identifier(index),
            item_file(index)
        )
    };
    let items: String = quiz.items.iter().enumerate().map(item).collect();
    let title = escape(&quiz.title);
    let intro: String = quiz.intro.iter().map(|words| format!("<p>{}</p>", escape(words))).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <assessmentTest xmlns=\"{}\" identifier=\"test\" title=\"{title}\">\n  \
         <testPart identifier=\"part\" navigationMode=\"nonlinear\" submissionMode=\"individual\">\n    \
         <assessmentSection identifier=\"section\" title=\"{title}\" visible=\"true\">\n      \
         <rubricBlock view=\"candidate\">{intro}</rubricBlock>\n{items}    </assessmentSection>\n  </testPart>\n\
         </assessmentTest>\n",
        qti::NAMESPACE
    )
}

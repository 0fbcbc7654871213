//! What an element of our pictures looks like: their own style sheet, read back.
//!
//! It knows what our style sheets use and nothing more; a property or selector it does not know is an error, so that
//! PDF cannot quietly differ from SVG.

use resvg::usvg::roxmltree::Node;
use std::collections::HashMap;
use std::rc::Rc;

/// Red, green and blue, from 0 to 1.
pub(super) type Rgb = [f32; 3];

/// How an element is painted. All of it is inherited.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct ElementStyle {
    pub fill: Option<Rgb>,
    pub opacity: f32,
    pub stroke: Option<Rgb>,
    pub stroke_width: f32,
    pub dashes: Option<[f32; 2]>,
    pub has_round_caps: bool,
    pub has_round_joins: bool,
    pub size: f32,
    pub is_bold: bool,
    pub is_centred: bool,
    pub is_stroke_first: bool,
}

impl Default for ElementStyle {
    fn default() -> Self {
        ElementStyle {
            fill: Some([0.0; 3]),
            opacity: 1.0,
            stroke: None,
            stroke_width: 1.0,
            dashes: None,
            has_round_caps: false,
            has_round_joins: false,
            size: 16.0,
            is_bold: false,
            is_centred: false,
            is_stroke_first: false,
        }
    }
}

impl ElementStyle {
    /// Changes one property; `None` if it is not known.
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "fill" => self.fill = colour(value)?,
            "fill-opacity" => self.opacity = value.parse().ok()?,
            "stroke" => self.stroke = colour(value)?,
            "stroke-width" => self.stroke_width = pixels(value)?,
            "stroke-dasharray" => {
                let (dash, gap) = value.split_once(' ')?;
                self.dashes = Some([dash.parse().ok()?, gap.parse().ok()?]);
            }
            "stroke-linecap" => self.has_round_caps = value == "round",
            "stroke-linejoin" => self.has_round_joins = value == "round",
            "paint-order" => self.is_stroke_first = value == "stroke",
            "text-anchor" => self.is_centred = value == "middle",
            "font-weight" => self.is_bold = value == "bold",
            "font-size" => self.size = pixels(value)?,
            "font" => {
                let rest = value.strip_prefix("bold ");
                self.is_bold = rest.is_some();
                self.size = pixels(rest.unwrap_or(value).split(' ').next()?)?;
            }
            _ => return None,
        }
        Some(())
    }
}

/// Attributes that say how an element looks; the style sheet has the last word.
const ATTRIBUTES: [&str; 3] = ["fill", "stroke-width", "font-size"];

/// A style sheet.
pub(super) struct StyleSheet {
    rules: Vec<StyleRule>,
    /// The rules for elements of a name and classes, found once: a picture has many elements of few kinds.
    known: HashMap<String, HashMap<String, Rc<[usize]>>>,
}

/// What a selector asks for: `text`, `.a`, `.a.b`, `.a text` or `.a>.b`.
struct StyleRule {
    over: Option<(Near, ElementPattern)>,
    kind: ElementPattern,
    declarations: Vec<(String, String)>,
}

/// Where the element of the first half of a selector is.
#[derive(Clone, Copy, PartialEq)]
enum Near {
    Parent,
    Ancestor,
}

/// Elements by name and classes.
struct ElementPattern {
    name: String,
    classes: Vec<String>,
}

impl StyleSheet {
    /// Reads a style sheet of ours.
    pub fn read(text: &str) -> Option<StyleSheet> {
        let mut rules = Vec::new();
        for rule in text.split('}').filter(|rule| !rule.trim().is_empty()) {
            let (selectors, declarations) = rule.split_once('{')?;
            let declarations: Option<Vec<(String, String)>> = declarations
                .split(';')
                .filter(|one| !one.is_empty())
                .map(|one| one.split_once(':').map(|(name, value)| (name.into(), value.into())))
                .collect();
            let declarations = declarations?;
            let mut nothing = ElementStyle::default();
            declarations.iter().try_for_each(|(name, value)| nothing.set(name, value))?;
            rules.extend(selectors.split(',').map(|selector| StyleRule::new(selector, declarations.clone())));
        }
        rules.sort_by_key(StyleRule::weight);
        Some(StyleSheet { rules, known: HashMap::new() })
    }

    /// How an element looks inside one of the given look.
    pub fn look(&mut self, element: Node<'_, '_>, inherited: ElementStyle) -> Option<ElementStyle> {
        let mut look = inherited;
        for name in ATTRIBUTES {
            if let Some(value) = element.attribute(name) {
                look.set(name, value)?;
            }
        }
        let fitting = self.fitting(element);
        for rule in fitting.iter().map(|&rule| &self.rules[rule]).filter(|rule| rule.is_over(element)) {
            rule.declarations.iter().try_for_each(|(name, value)| look.set(name, value))?;
        }
        Some(look)
    }

    /// The rules for elements like this one, wherever they are.
    fn fitting(&mut self, element: Node<'_, '_>) -> Rc<[usize]> {
        let (name, class) = (element.tag_name().name(), element.attribute("class").unwrap_or_default());
        if let Some(known) = self.known.get(name).and_then(|by_class| by_class.get(class)) {
            return Rc::clone(known);
        }
        let fits = |&index: &usize| self.rules[index].kind.fits(element);
        let fitting: Rc<[usize]> = (0..self.rules.len()).filter(fits).collect();
        self.known.entry(name.into()).or_default().insert(class.into(), Rc::clone(&fitting));
        fitting
    }
}

impl StyleRule {
    fn new(selector: &str, declarations: Vec<(String, String)>) -> StyleRule {
        let (over, kind) = if let Some((over, kind)) = selector.split_once('>') {
            (Some((Near::Parent, ElementPattern::new(over))), kind)
        } else if let Some((over, kind)) = selector.split_once(' ') {
            (Some((Near::Ancestor, ElementPattern::new(over))), kind)
        } else {
            (None, selector)
        };
        StyleRule { over, kind: ElementPattern::new(kind), declarations }
    }

    /// More classes win over fewer, then more names; of equals the later one wins.
    fn weight(&self) -> (usize, usize) {
        let kinds = || self.over.iter().map(|(_, kind)| kind).chain([&self.kind]);
        let classes = kinds().map(|kind| kind.classes.len()).sum();
        (classes, kinds().filter(|kind| !kind.name.is_empty()).count())
    }

    /// Whether the first half of the selector is over this element.
    fn is_over(&self, element: Node<'_, '_>) -> bool {
        match &self.over {
            None => true,
            Some((Near::Parent, kind)) => element.parent().is_some_and(|parent| kind.fits(parent)),
            Some((Near::Ancestor, kind)) => element.ancestors().skip(1).any(|ancestor| kind.fits(ancestor)),
        }
    }
}

impl ElementPattern {
    fn new(selector: &str) -> ElementPattern {
        let mut parts = selector.split('.').map(str::to_owned);
        ElementPattern { name: parts.next().unwrap_or_default(), classes: parts.collect() }
    }

    fn fits(&self, element: Node<'_, '_>) -> bool {
        let is_named = self.name.is_empty() || element.tag_name().name() == self.name;
        let given = || element.attribute("class").unwrap_or_default().split(' ');
        is_named && self.classes.iter().all(|class| given().any(|given| given == class))
    }
}

fn pixels(text: &str) -> Option<f32> {
    text.strip_suffix("px").unwrap_or(text).parse().ok()
}

/// `none`, `#rgb` or `#rrggbb`.
fn colour(text: &str) -> Option<Option<Rgb>> {
    if text == "none" {
        return Some(None);
    }
    let digits = text.strip_prefix('#')?;
    let step = digits.len() / 3;
    let part = |index: usize| {
        let part = digits.get(index * step..(index + 1) * step)?;
        let most = if step == 1 { 15.0 } else { 255.0 };
        Some(f32::from(u8::from_str_radix(part, 16).ok()?) / most)
    };
    Some(Some([part(0)?, part(1)?, part(2)?]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{Boards, Colour as Coloured, DrawOptions, Theme};
    use crate::palette::Palette;
    use resvg::usvg::roxmltree::Document;
    use session::PieceSet;

    const WHITE: Rgb = [1.0; 3];

    fn check(sheet: &str, xml: &str, expected: impl Fn(&ElementStyle) -> bool) {
        let document = Document::parse(xml).unwrap();
        let mut sheet = StyleSheet::read(sheet).unwrap();
        let mut look = ElementStyle::default();
        let last = document.descendants().rfind(|node| node.is_element()).unwrap();
        let mut line: Vec<_> = last.ancestors().filter(|node| node.is_element()).collect();
        line.reverse();
        line.into_iter().for_each(|element| look = sheet.look(element, look).unwrap());
        assert!(expected(&look), "{xml}: {look:?}");
    }

    #[test]
    fn the_more_exact_rule_wins_and_then_the_later_one() {
        let fill = |wanted: Option<Rgb>| move |look: &ElementStyle| look.fill == wanted;
        check(".a{fill:#fff}text{fill:none}", "<text class='a'/>", fill(Some(WHITE)));
        check(".a{fill:none}.b{fill:#fff}", "<g class='b a'/>", fill(Some(WHITE)));
        check(".a.b{fill:#fff}.b{fill:none}", "<g class='b a'/>", fill(Some(WHITE)));
        check(
            ".c text{fill:#fff}.a{fill:none}",
            "<g class='c'><g><text class='a'/></g></g>",
            fill(Some(WHITE)),
        );
        check(".c>.a{fill:#fff}", "<g class='c'><g><text class='a'/></g></g>", fill(Some([0.0; 3])));
        check(".c>.a{fill:#fff}", "<g class='c'><text class='a'/></g>", fill(Some(WHITE)));
        check("text{fill:none}", "<text fill='#fff'/>", fill(None));
        check(".a{fill:#ffffff}", "<g class='a'><path/></g>", fill(Some(WHITE)));
    }

    #[test]
    fn fonts_are_read() {
        check("text{font:bold 13px 'DejaVu Sans',Verdana}", "<text/>", |look| {
            look.is_bold && look.size == 13.0
        });
        check(".a{font:bold 9px X}.b{font:10px X}", "<text class='a b'/>", |look| {
            !look.is_bold && look.size == 10.0
        });
    }

    #[test]
    fn every_style_sheet_of_ours_is_understood() {
        for theme in [Theme::Light, Theme::Dark] {
            for colour in [Coloured::Auto, Coloured::Never] {
                let options = DrawOptions { theme, colour, boards: Boards::Shown, ..DrawOptions::default() };
                let sheet = crate::svg::sheet(Palette::of(&options), &options, &PieceSet::LETTERS);
                assert!(StyleSheet::read(&sheet).is_some(), "{sheet}");
            }
        }
        assert!(StyleSheet::read(".a{filter:blur}").is_none());
    }
}

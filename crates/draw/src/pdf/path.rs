//! Outlines: the path data of our pictures, rectangles and circles.

use pdf_writer::Content;

/// How far the handles of a curve are from its ends to make a quarter of a circle of radius 1.
const QUARTER: f32 = 0.552_284_8;

/// Traces path data of ours; `None` if there is something in it that we never write.
pub(super) fn trace(content: &mut Content, data: &str, origin: (f32, f32)) -> Option<()> {
    let mut tracer = Tracer { content, origin, at: origin, start: origin };
    let mut rest = data;
    while let Some(command) = rest.chars().next() {
        let end = rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |end| end + 1);
        let numbers: Result<Vec<f32>, _> = rest[1..end].split_whitespace().map(str::parse).collect();
        tracer.step(command, &numbers.ok()?)?;
        rest = &rest[end..];
    }
    Some(())
}

struct Tracer<'a> {
    content: &'a mut Content,
    origin: (f32, f32),
    at: (f32, f32),
    start: (f32, f32),
}

impl Tracer<'_> {
    fn step(&mut self, command: char, numbers: &[f32]) -> Option<()> {
        let ((x, y), (left, top)) = (self.at, self.origin);
        match (command, numbers) {
            ('M', &[to_x, to_y]) => self.move_to(left + to_x, top + to_y),
            ('m', &[by_x, by_y]) => self.move_to(x + by_x, y + by_y),
            ('L', &[to_x, to_y]) => self.line_to(left + to_x, top + to_y),
            ('l', &[by_x, by_y]) => self.line_to(x + by_x, y + by_y),
            ('H', &[to_x]) => self.line_to(left + to_x, y),
            ('h', &[by_x]) => self.line_to(x + by_x, y),
            ('V', &[to_y]) => self.line_to(x, top + to_y),
            ('v', &[by_y]) => self.line_to(x, y + by_y),
            ('C', &[x1, y1, x2, y2, x3, y3]) => {
                self.at = (left + x3, top + y3);
                self.content.cubic_to(left + x1, top + y1, left + x2, top + y2, self.at.0, self.at.1);
            }
            // half an ellipse, clockwise: the only arc that we write
            ('a', &[rx, ry, 0.0, 1.0, 1.0, by_x, 0.0]) => {
                self.half_turn(rx * by_x.signum(), ry * by_x.signum())
            }
            ('z', &[]) => {
                self.content.close_path();
                self.at = self.start;
            }
            _ => return None,
        }
        Some(())
    }

    fn move_to(&mut self, x: f32, y: f32) {
        (self.at, self.start) = ((x, y), (x, y));
        self.content.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.at = (x, y);
        self.content.line_to(x, y);
    }

    fn half_turn(&mut self, rx: f32, ry: f32) {
        let (x, y) = self.at;
        let (kx, ky) = (rx * QUARTER, ry * QUARTER);
        self.content.cubic_to(x, y - ky, x + rx - kx, y - ry, x + rx, y - ry);
        self.at = (x + 2.0 * rx, y);
        self.content.cubic_to(x + rx + kx, y - ry, self.at.0, y - ky, self.at.0, y);
    }
}

/// A circle.
pub(super) fn circle(content: &mut Content, x: f32, y: f32, radius: f32) {
    let mut tracer = Tracer { content, origin: (0.0, 0.0), at: (x, y), start: (x, y) };
    tracer.move_to(x - radius, y);
    tracer.half_turn(radius, radius);
    tracer.half_turn(-radius, -radius);
    content.close_path();
}

/// A rectangle whose left and right sides are half circles.
pub(super) fn pill(content: &mut Content, x: f32, y: f32, width: f32, height: f32) {
    let (radius, right, bottom) = (height / 2.0, x + width, y + height);
    let near = radius - radius * QUARTER;
    content.move_to(x + radius, y).line_to(right - radius, y);
    content.cubic_to(right - near, y, right, y + near, right, y + radius);
    content.cubic_to(right, bottom - near, right - near, bottom, right - radius, bottom);
    content.line_to(x + radius, bottom);
    content.cubic_to(x + near, bottom, x, bottom - near, x, y + radius);
    content.cubic_to(x, y + near, x + near, y, x + radius, y).close_path();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(data: &str, expected: Option<&str>) {
        let mut content = Content::new();
        let traced = trace(&mut content, data, (100.0, 0.0)).map(|()| content.finish());
        let text = traced.map(|bytes| String::from_utf8(bytes).unwrap().replace('\n', " "));
        assert_eq!(text.as_deref(), expected, "{data}");
    }

    #[test]
    fn what_we_write_is_traced_and_nothing_else() {
        check("M1 2l3 -4h-5v6H7V8z", Some("101 2 m 104 -2 l 99 -2 l 99 4 l 107 4 l 107 8 l h"));
        check("M0 0h7m12 0L1 1", Some("100 0 m 107 0 l 119 0 m 101 1 l"));
        check("M1 2C3 4 5 6 7 8", Some("101 2 m 103 4 105 6 107 8 c"));
        let over = "100 0 m 100 -1.1045696 100.89543 -2 102 -2 c 103.10457 -2 104 -1.1045696 104 0 c";
        check("M0 0a2 2 0 1 1 4 0", Some(over));
        for data in ["Q1 2 3 4", "M1", "M1 2 3 4", "M1,2", "A1 1 0 1 1 2 0", "a1 1 0 0 1 2 0"] {
            check(data, None);
        }
    }
}

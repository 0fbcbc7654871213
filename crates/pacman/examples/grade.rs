#![allow(missing_docs, clippy::print_stdout)]
use std::path::Path;
fn main() {
    let t = std::time::Instant::now();
    let r = pacman::grade::grade(Path::new("/work/shared/data/pacman/test_cases"), Path::new("/work/shared/data/pacman/layouts"));
    println!("{:?}", t.elapsed());
    match r { Err(e) => println!("{e}"), Ok(r) => for q in &r.questions { println!("{} {}/{}", q.name, q.points, q.max); for t in &q.tests { if !t.passed || t.points > 0 || t.name.contains("pacman") { println!("   {t:?}") } } } }
}

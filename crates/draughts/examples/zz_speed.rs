//! x
use draughts::*; use draughts::tactics::*; use search::*; use search::pvs::*;
fn main(){
  let g=Draughts; let t=DraughtsTactics::<NoKnowledge>::default();
  let table=Table::new(64);
  let d:i32=std::env::args().nth(1).and_then(|x|x.parse().ok()).unwrap_or(17);
  let pos=std::env::args().nth(2); let s=pos.map(|p|g.parse_state(&p).unwrap()).unwrap_or(State::start());
  let req=Request{state:&s,past:&[],limits:Limits{depth:Depth(d),nodes:u64::MAX},lines:1,only:&[],techniques:Techniques::ALL,threads:1};
  let c=std::time::Instant::now();
  let th=think(&g,&t,Silent,&table,&req,&NoControl,&mut |p|{ if p.depth.0%2==1 {println!("d {} s {:?} n {} t {:.2}", p.depth.0, p.line.score, p.nodes, c.elapsed().as_secs_f64());}});
  let e=c.elapsed().as_secs_f64(); println!("{} nodes {:.2}s {:.2} Mn/s best {:?}", th.nodes, e, th.nodes as f64/e/1e6, th.best());
}

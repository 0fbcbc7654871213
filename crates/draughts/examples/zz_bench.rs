//! x
use draughts::*; use search::*; use draughts::value::*; use draughts::tactics::*; use search::pvs::*;
fn cpu()->f64{ let s=std::fs::read_to_string("/proc/self/schedstat").unwrap(); s.split(' ').next().unwrap().parse::<f64>().unwrap()/1e9 }
fn main(){
  let mut v=vec![];
  for a in 0..32u32 { for b in a+1..32 { for c in 0..32 { if c==a||c==b {continue}
    v.push(State::try_from(Setup{turn:Side::Max,white_men:Squares::NONE,black_men:Squares::NONE,white_kings:Squares::from_mask(1<<a|1<<b),black_kings:Squares::from_mask(1<<c)}).unwrap()); }}}
  let p=published(); let c=cpu(); let mut t=0.0; let n=300; for _ in 0..n { for s in &v { t+=p.value(&Draughts,s); } }
  println!("published {:.1} ns/eval {t}", (cpu()-c)*1e9/(n*v.len()) as f64);
  let mut st=vec![]; for seed in 0..2000 { st.push(search::testkit::random_state(&Draughts,&State::start(),(seed%100) as usize,seed)); }
  let mut ta=DraughtsTactics::<NoKnowledge>::default(); let c=cpu(); let mut t=0; let n=500; for _ in 0..n { for s in &st { t+=ta.evaluate(&Draughts,s).0; } }
  println!("playing {:.1} ns/eval {t}", (cpu()-c)*1e9/(n*st.len()) as f64);
  let table=Table::new(64); let s=State::start();
  for d in [17,21,23] { table.clear();
  let req=Request{state:&s,past:&[],limits:Limits{depth:Depth(d),nodes:u64::MAX},lines:1,only:&[],techniques:Techniques::ALL,threads:1};
  let c=cpu(); let th=think(&Draughts,&ta,Silent,&table,&req,&NoControl,&mut |_|{}); let e=cpu()-c;
  println!("depth {d}: {} nodes {:.2} cpu s {:.2} Mn/s best {:?} {:?}", th.nodes, e, th.nodes as f64/e/1e6, th.best(), th.lines[0].score); }
  let c=cpu(); let n=perft::perft(&s,11,perft::Counting::Distinct); println!("perft11 {:.1} M/s", n as f64/(cpu()-c)/1e6);
}

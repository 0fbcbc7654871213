//! The pool of searches: who waits, who is refused, who is stopped.

use desk::Reason;
use session::StopFlag;
use std::sync::Arc;
use std::time::Duration;
use studio::ServerLimits;
use studio::internals::SearchPool;

fn pool(running: usize, waiting: usize) -> Arc<SearchPool> {
    let patience = Duration::from_millis(200);
    Arc::new(SearchPool::new(&ServerLimits { running, waiting, patience, ..ServerLimits::default() }))
}

/// Runs until it is stopped.
fn endless(stop: &StopFlag) -> &'static str {
    while !stop.is_raised() {
        std::thread::sleep(Duration::from_millis(1));
    }
    "stopped"
}

const LONG: Duration = Duration::from_secs(60);

#[tokio::test]
async fn a_search_is_stopped_when_its_time_is_up() {
    let answer = pool(1, 1).run(StopFlag::default(), Duration::from_millis(10), endless).await;
    assert_eq!(answer, Ok("stopped"));
}

#[tokio::test]
async fn a_search_nobody_waits_for_is_stopped() {
    let pool = pool(1, 1);
    let stop = StopFlag::default();
    let search = pool.run(stop.clone(), LONG, endless);
    assert!(tokio::time::timeout(Duration::from_millis(10), search).await.is_err());
    assert!(stop.is_raised());
    let next = pool.run(StopFlag::default(), LONG, |_| 7).await;
    assert_eq!(next, Ok(7));
}

#[tokio::test]
async fn those_who_wait_too_long_or_are_too_many_are_refused() {
    let pool = pool(1, 1);
    let stop = StopFlag::default();
    let busy = tokio::spawn({
        let (pool, stop) = (Arc::clone(&pool), stop.clone());
        async move { pool.run(stop, LONG, endless).await }
    });
    while pool.free() > 0 {
        tokio::task::yield_now().await;
    }
    let work = |_: &StopFlag| "done";
    let first = pool.run(StopFlag::default(), LONG, work);
    let second = pool.run(StopFlag::default(), LONG, work);
    let (first, second) = tokio::join!(first, second);
    assert_eq!(first.unwrap_err().error(), "every thinker was busy for too long: try again later");
    assert_eq!(second.unwrap_err().error(), "1 searches are waiting already: try again later");
    stop.raise();
    assert_eq!(busy.await.unwrap(), Ok("stopped"));
    assert_eq!(pool.waiting(), 0);
}

#[tokio::test]
async fn a_failing_search_is_a_refusal() {
    let answer = pool(1, 1).run(StopFlag::default(), LONG, |_| assert_eq!(1, 2)).await;
    assert_eq!(answer.unwrap_err().reason(), Reason::Failed);
}

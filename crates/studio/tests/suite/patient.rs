//! Clients that take nothing.

use std::io;
use std::time::Duration;
use studio::internals::Patient;
use tokio::io::AsyncWriteExt;

#[tokio::test(start_paused = true)]
async fn whoever_takes_nothing_is_cut_off_and_whoever_is_slow_is_not() {
    let (ours, mut theirs) = tokio::io::duplex(4);
    let mut ours = Patient::new(ours, Duration::from_secs(30));
    let slow = tokio::spawn(async move {
        let mut taken = [0; 4];
        for _ in 0..5 {
            tokio::time::sleep(Duration::from_secs(20)).await;
            tokio::io::AsyncReadExt::read_exact(&mut theirs, &mut taken).await.unwrap();
        }
        theirs
    });
    ours.write_all(&[7; 20]).await.unwrap();
    let _silent = slow.await.unwrap();
    let error = ours.write_all(&[7; 5]).await.unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::TimedOut);
}

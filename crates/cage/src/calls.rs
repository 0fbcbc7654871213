//! The system calls that a caged child may make. What is not listed does not exist for it: the kernel answers "not implemented", and
//! the system's library falls back to older calls where it has some.
//!
//! Landlock does not know chmod, owners, times of files, messages between processes or limits; a list of what is needed is shorter
//! than a list of what could hurt.

use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
    TargetArch,
};
use std::collections::BTreeMap;

/// Allowed whatever their arguments are.
const PLAIN: &[i64] = &[
    // memory
    libc::SYS_brk,
    libc::SYS_madvise,
    libc::SYS_mincore,
    libc::SYS_mremap,
    libc::SYS_munmap,
    // files that are open, and looking at others; what may be opened is checked below and by landlock
    libc::SYS_close,
    libc::SYS_close_range,
    libc::SYS_dup,
    libc::SYS_dup3,
    libc::SYS_fadvise64,
    libc::SYS_fstat,
    libc::SYS_fstatfs,
    libc::SYS_getcwd,
    libc::SYS_getdents64,
    libc::SYS_faccessat,
    libc::SYS_faccessat2,
    libc::SYS_lseek,
    libc::SYS_newfstatat,
    libc::SYS_pread64,
    libc::SYS_preadv,
    libc::SYS_pwrite64,
    libc::SYS_read,
    libc::SYS_readlinkat,
    libc::SYS_readv,
    libc::SYS_statfs,
    libc::SYS_statx,
    libc::SYS_write,
    libc::SYS_writev,
    // waiting
    libc::SYS_clock_nanosleep,
    libc::SYS_epoll_create1,
    libc::SYS_epoll_ctl,
    libc::SYS_epoll_pwait,
    libc::SYS_epoll_pwait2,
    libc::SYS_eventfd2,
    libc::SYS_nanosleep,
    libc::SYS_pipe2,
    libc::SYS_ppoll,
    libc::SYS_pselect6,
    // threads
    libc::SYS_exit,
    libc::SYS_exit_group,
    libc::SYS_futex,
    libc::SYS_get_robust_list,
    libc::SYS_getcpu,
    libc::SYS_gettid,
    libc::SYS_membarrier,
    libc::SYS_restart_syscall,
    libc::SYS_rseq,
    libc::SYS_sched_getaffinity,
    libc::SYS_sched_yield,
    libc::SYS_set_robust_list,
    libc::SYS_set_tid_address,
    // signals to itself
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigpending,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_rt_sigsuspend,
    libc::SYS_rt_sigtimedwait,
    libc::SYS_sigaltstack,
    // questions
    libc::SYS_clock_getres,
    libc::SYS_clock_gettime,
    libc::SYS_getegid,
    libc::SYS_geteuid,
    libc::SYS_getgid,
    libc::SYS_getpgid,
    libc::SYS_getpid,
    libc::SYS_getppid,
    libc::SYS_getrandom,
    libc::SYS_getrusage,
    libc::SYS_gettimeofday,
    libc::SYS_getuid,
    libc::SYS_sysinfo,
    libc::SYS_times,
    libc::SYS_uname,
];

/// Older calls that only this kind of processor has.
#[cfg(target_arch = "x86_64")]
const OLDER: &[i64] = &[
    libc::SYS_access,
    libc::SYS_arch_prctl,
    libc::SYS_dup2,
    libc::SYS_epoll_create,
    libc::SYS_epoll_wait,
    libc::SYS_eventfd,
    libc::SYS_getrlimit,
    libc::SYS_lstat,
    libc::SYS_pipe,
    libc::SYS_poll,
    libc::SYS_readlink,
    libc::SYS_select,
    libc::SYS_stat,
    libc::SYS_time,
];
#[cfg(not(target_arch = "x86_64"))]
const OLDER: &[i64] = &[];

/// Every way to open a file but for reading.
const WRITES: u64 = (libc::O_ACCMODE | libc::O_CREAT | libc::O_TRUNC) as u64;
/// Memory that the processor may run as code.
const CODE: u64 = libc::PROT_EXEC as u64;
/// Not in the list of constants: a name for a piece of memory, which allocators give.
const PR_SET_VMA: u64 = 0x5356_4d41;

/// Gives up all other calls, in this thread and those it starts. Says whether it worked.
pub(crate) fn give_up() -> bool {
    let program = filter().and_then(|filter| BpfProgram::try_from(filter).ok());
    program.is_some_and(|program| seccompiler::apply_filter(&program).is_ok())
}

fn filter() -> Option<SeccompFilter> {
    let arch = TargetArch::try_from(std::env::consts::ARCH).ok()?;
    let plain = PLAIN.iter().chain(OLDER).map(|&call| (call, Vec::new()));
    let rules: BTreeMap<i64, Vec<SeccompRule>> = plain.chain(checked()?).collect();
    let missing = SeccompAction::Errno(libc::ENOSYS as u32);
    SeccompFilter::new(rules, missing, SeccompAction::Allow, arch).ok()
}

/// Calls that are allowed with some arguments.
fn checked() -> Option<Vec<(i64, Vec<SeccompRule>)>> {
    let own = u64::from(std::process::id());
    let mut calls = vec![
        (libc::SYS_openat, vec![all(&[none_of(2, WRITES)])?]),
        (libc::SYS_mmap, vec![all(&[none_of(2, CODE)])?]),
        (libc::SYS_mprotect, vec![all(&[none_of(2, CODE)])?]),
        // threads, but no processes
        (libc::SYS_clone, vec![all(&[all_of(0, libc::CLONE_THREAD as u64)])?]),
        // the two ends of a pipe of its own, by which signals are waited for; no addresses
        (libc::SYS_socketpair, vec![all(&[equal(0, libc::AF_UNIX as u64)])?]),
        (libc::SYS_sendto, vec![all(&[nothing(4)])?]),
        (libc::SYS_recvfrom, vec![all(&[nothing(4)])?]),
        (libc::SYS_tgkill, vec![all(&[equal(0, own)])?]),
        (libc::SYS_kill, vec![all(&[equal(0, own)])?]),
        // limits may be read; the second half of the pointer is nothing only if the whole is
        (libc::SYS_prlimit64, vec![all(&[equal(0, 0), nothing(2)])?]),
        (libc::SYS_prctl, vec![all(&[equal(0, libc::PR_SET_NAME as u64)])?, all(&[equal(0, PR_SET_VMA)])?]),
        // a terminal can be told to type commands, and a file to send signals
        (libc::SYS_ioctl, vec![all(&[other(1, libc::TIOCSTI), other(1, libc::TIOCLINUX)])?]),
        (
            libc::SYS_fcntl,
            vec![all(&[other(1, libc::F_SETOWN as u64), other(1, F_SETOWN_EX), other(1, F_SETSIG)])?],
        ),
    ];
    calls.extend(older_open()?);
    Some(calls)
}

/// Not in the list of constants either: the receiver of a file's signals, and the signal.
const F_SETOWN_EX: u64 = 15;
const F_SETSIG: u64 = 10;

#[cfg(target_arch = "x86_64")]
fn older_open() -> Option<Vec<(i64, Vec<SeccompRule>)>> {
    Some(vec![(libc::SYS_open, vec![all(&[none_of(1, WRITES)])?])])
}

#[cfg(not(target_arch = "x86_64"))]
fn older_open() -> Option<Vec<(i64, Vec<SeccompRule>)>> {
    Some(Vec::new())
}

type Condition = Option<SeccompCondition>;

fn all(conditions: &[Condition]) -> Option<SeccompRule> {
    let conditions: Option<Vec<SeccompCondition>> = conditions.iter().cloned().collect();
    SeccompRule::new(conditions?).ok()
}

/// An argument of 32 bits, as the kernel reads it.
fn short(argument: u8, comparison: SeccompCmpOp, value: u64) -> Condition {
    SeccompCondition::new(argument, SeccompCmpArgLen::Dword, comparison, value).ok()
}

fn none_of(argument: u8, bits: u64) -> Condition {
    short(argument, SeccompCmpOp::MaskedEq(bits), 0)
}

fn all_of(argument: u8, bits: u64) -> Condition {
    short(argument, SeccompCmpOp::MaskedEq(bits), bits)
}

fn equal(argument: u8, value: u64) -> Condition {
    short(argument, SeccompCmpOp::Eq, value)
}

fn other(argument: u8, value: u64) -> Condition {
    short(argument, SeccompCmpOp::Ne, value)
}

/// No pointer.
fn nothing(argument: u8) -> Condition {
    SeccompCondition::new(argument, SeccompCmpArgLen::Qword, SeccompCmpOp::Eq, 0).ok()
}

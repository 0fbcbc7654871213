//! Questions with one answer: where each is asked, how it is read, and what an answer is.

use crate::Desk;
use crate::json::read;
use crate::questions::{
    eval, exercise, export, games, lesson, open, position, record, running, script, search, solve, truth,
};
use crate::refusal::{Refusal, still_wanted};
use serde::Serialize;
use serde::de::DeserializeOwned;
use session::StopFlag;

/// The media type of most answers, and of refusals.
pub const JSON: &str = "application/json";

/// Where a question is asked, and what has to be known before it is read.
pub struct Address {
    /// Its path, such as `/search`.
    pub path: &'static str,
    /// What is read.
    pub form: QuestionForm,
    /// How long its answer takes.
    pub effort: AnswerTime,
    read: ReadQuestion,
}

/// What a question is read from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuestionForm {
    /// What stands behind the question mark of an address.
    Query,
    /// JSON: a place and a few words.
    Json,
    /// JSON with some numbers for each node of a tree.
    Nodes,
    /// JSON with a tree.
    Tree,
}

/// How long an answer takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerTime {
    /// No time at all.
    None,
    /// A moment.
    Moment,
    /// As long as a search.
    Search,
    /// As long as the playing search may think.
    Thought,
    /// As long as an experiment.
    Experiment,
}

/// Reads a question. The flag is the one that will stop it.
type ReadQuestion = fn(&Desk, &[u8], &StopFlag) -> Result<Work, Refusal>;

/// Finds the answer.
pub(crate) type Work = Box<dyn FnOnce(&Desk, &StopFlag) -> Result<Answered, Refusal> + Send>;

/// A question that was read.
pub struct Asked {
    /// How long its answer takes.
    pub effort: AnswerTime,
    /// Ends its search when it is raised; abandoned, there is no answer.
    pub stop: StopFlag,
    work: Work,
}

/// An answer, written where it is made, so that others do not wait for a large one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// Its media type.
    pub kind: &'static str,
    /// The name of the file that it is, if it is one.
    pub file: Option<String>,
    /// The contents.
    pub bytes: Vec<u8>,
}

impl Answered {
    /// JSON that is written already.
    pub(crate) fn json(bytes: Vec<u8>) -> Answered {
        Answered { kind: JSON, file: None, bytes }
    }
}

/// Every address.
pub static ADDRESSES: [Address; 21] = [
    Address::of("/games", games::list).from(QuestionForm::Query),
    Address::of("/position", |_, json, _| asked(json, position::show)),
    Address::of("/moves", |_, json, _| asked(json, position::moves)),
    Address::of("/eval", |_, json, _| asked(json, eval::explain)),
    Address::of("/vocabulary", |_, json, _| asked(json, script::vocabulary)),
    Address::of("/terms", |_, json, _| asked(json, script::terms)),
    Address::of("/search", search::search).taking(AnswerTime::Search),
    Address::of("/running", |_, json, _| asked(json, running::running)).taking(AnswerTime::None),
    Address::of("/solve", |_, json, _| asked(json, solve::solve)).taking(AnswerTime::Search),
    Address::of("/ending", |_, json, _| asked(json, truth::ending)),
    Address::of("/truths", |_, json, _| asked(json, truth::truths))
        .from(QuestionForm::Nodes)
        .taking(AnswerTime::Search),
    Address::of("/open", open::open).from(QuestionForm::Tree),
    Address::of("/export", export::export).from(QuestionForm::Tree).taking(AnswerTime::Search),
    Address::of("/exercise", |_, json, _| asked(json, exercise::exercise)).taking(AnswerTime::Search),
    Address::of("/quiz", exercise::quiz).taking(AnswerTime::Search),
    Address::of("/lessons", |_, json, _| asked(json, lesson::lessons)),
    Address::of("/lesson", |_, json, _| asked(json, lesson::lesson)),
    Address::of("/handin", |_, json, _| asked(json, lesson::hand_in)),
    Address::of("/collect", |_, json, _| asked(json, lesson::collected)).from(QuestionForm::Tree),
    Address::of("/record", |_, json, _| asked(json, record::record)),
    Address::of("/write", |_, json, _| asked(json, record::write)),
];

impl Address {
    /// The address of this path.
    pub fn find(path: &str) -> Option<&'static Address> {
        ADDRESSES.iter().find(|address| address.path == path)
    }

    const fn of(path: &'static str, read: ReadQuestion) -> Address {
        Address { path, form: QuestionForm::Json, effort: AnswerTime::Moment, read }
    }

    const fn from(self, form: QuestionForm) -> Address {
        Address { form, ..self }
    }

    const fn taking(self, effort: AnswerTime) -> Address {
        Address { effort, ..self }
    }
}

impl Desk {
    /// Reads a question that was asked at an address.
    pub fn read(&self, path: &str, said: &[u8]) -> Result<Asked, Refusal> {
        let address = Address::find(path).ok_or_else(|| Refusal::unknown(path))?;
        let stop = StopFlag::default();
        let work = (address.read)(self, said, &stop)?;
        Ok(Asked { effort: address.effort, stop, work })
    }
}

/// The answer to a question.
pub fn answer(desk: &Desk, asked: Asked) -> Result<Answered, Refusal> {
    (asked.work)(desk, &asked.stop)
}

/// A question in JSON, with an answer that is plain data.
fn asked<Q, A>(json: &[u8], answer: fn(&Desk, Q, &StopFlag) -> Result<A, Refusal>) -> Result<Work, Refusal>
where
    Q: DeserializeOwned + Send + 'static,
    A: Serialize + 'static,
{
    let question = read(json)?;
    Ok(data(move |desk, stop| answer(desk, question, stop)))
}

/// Work whose answer is plain data.
pub(crate) fn data<A: Serialize>(
    work: impl FnOnce(&Desk, &StopFlag) -> Result<A, Refusal> + Send + 'static,
) -> Work {
    Box::new(move |desk, stop| {
        let answer = work(desk, stop)?;
        still_wanted(stop)?;
        Ok(Answered::json(serde_json::to_vec(&answer).expect("plain data can be written")))
    })
}

//! Chess positions with few men, numbered for the endgame solver.
//!
//! The side with more or stronger men is White; where Black has them, colours and ranks are changed. Positions with
//! castling rights, or in which a pawn can be captured in passing, have no number.

mod layout;
mod material;
mod men;
mod plain;
mod symmetry;
mod view;

use crate::draws::Draws;
use crate::rules::{Chess, State};
use cozy_chess::{Board, BoardBuilder, CastleRights, Color, Piece};
use endgame::{Class, ClassId, ClassPart, Indexer, Probe, Slice, SolverView, TablePlace};
use layout::{BalanceLayout, KingPairTables};
use material::{MenBalance, MenForce};
use men::{Men, MoverSide};
pub use plain::{MOST_PLAIN_MEN, PlainEnding, PlainNumber, PlainTerm};
use std::collections::HashMap;
use std::sync::OnceLock;
use symmetry::RANKS;
use view::PartView;

/// The numbering of all positions with up to a number of men.
pub struct Numbering {
    chess: Chess,
    layouts: Vec<BalanceLayout>,
    classes: Vec<Class>,
    class_of: HashMap<MenBalance, ClassId>,
    most: u32,
}

impl Numbering {
    /// Kings and four others: no machine of today has room for more.
    pub const MOST_MEN: u32 = Men::MOST as u32;

    /// The numbering of all positions with up to `men` men, kings counted; at most [`Numbering::MOST_MEN`].
    pub fn new(men: u32) -> Numbering {
        let most = men.min(Numbering::MOST_MEN);
        let balances = MenBalance::all(most);
        let class_of: HashMap<MenBalance, ClassId> =
            balances.iter().enumerate().map(|(number, &balance)| (balance, ClassId(number as u16))).collect();
        let tables = KingPairTables::new();
        let layouts: Vec<BalanceLayout> =
            balances.iter().map(|&balance| BalanceLayout::new(balance, &tables)).collect();
        let classes = layouts.iter().map(|layout| class(layout, &class_of)).collect();
        // Draws by counting moves are left to the keeper of the game's record.
        Numbering { chess: Chess::default().with_draws(Draws::Ignored), layouts, classes, class_of, most }
    }

    fn layout(&self, class: ClassId) -> &BalanceLayout {
        &self.layouts[class.number()]
    }

    /// Where some men stand; none if there is no class for them or their kings touch.
    fn place(&self, listed: &UnorderedMen) -> Option<TablePlace> {
        let forces = listed.forces;
        let balance = MenBalance::of(forces[0], forces[1]);
        let class = *self.class_of.get(&balance)?;
        let layout = self.layout(class);
        let white_moves = listed.turn == Color::White;
        let is_turned = if balance.is_even() { !white_moves } else { forces[0] < forces[1] };
        let turn = if white_moves != is_turned { MoverSide::Strong } else { MoverSide::Weak };
        let men = Men { squares: listed.squares(&layout.roster, is_turned), turn };
        Some(TablePlace { class, index: layout.index(&men)? })
    }

    /// The board with these men.
    fn board_state(&self, layout: &BalanceLayout, men: &Men) -> State {
        let mut setup = BoardBuilder::empty();
        for (&(color, piece), &on) in layout.roster.iter().zip(&men.squares) {
            setup.board[usize::from(on)] = Some((piece, color));
        }
        setup.side_to_move = men.turn.color();
        State::new(setup.build().expect("a used number is a position"), 0)
    }
}

/// Men in no order.
struct UnorderedMen {
    men: [(Color, Piece, u8); Men::MOST],
    len: usize,
    /// What White and Black have beside their kings.
    forces: [MenForce; 2],
    turn: Color,
}

impl UnorderedMen {
    fn new(turn: Color) -> UnorderedMen {
        let men = [(Color::White, Piece::King, 0); Men::MOST];
        UnorderedMen { men, len: 0, forces: [MenForce::default(); 2], turn }
    }

    fn of_board(board: &Board) -> UnorderedMen {
        let mut listed = UnorderedMen::new(board.side_to_move());
        for on in board.occupied() {
            if let (Some(color), Some(piece)) = (board.color_on(on), board.piece_on(on)) {
                listed.push(color, piece, on as u8);
            }
        }
        listed
    }

    fn push(&mut self, color: Color, piece: Piece, on: u8) {
        self.men[self.len] = (color, piece, on);
        self.len += 1;
        self.forces[color as usize].add(piece);
    }

    /// The squares in the order of a roster, colours and ranks changed if the board is turned.
    fn squares(&self, roster: &[(Color, Piece)], is_turned: bool) -> [u8; Men::MOST] {
        let mut squares = [0; Men::MOST];
        let mut used = [false; Men::MOST];
        for (place, &(color, piece)) in squares.iter_mut().zip(roster) {
            let wanted = (if is_turned { !color } else { color }, piece);
            let is_next = |&man: &usize| !used[man] && (self.men[man].0, self.men[man].1) == wanted;
            let man = (0..self.len).find(is_next).expect("the roster fits the men");
            used[man] = true;
            *place = if is_turned { self.men[man].2 ^ RANKS } else { self.men[man].2 };
        }
        squares
    }
}

/// Endings with the given number of men, kings counted, are solved without tables.
pub const FEW_MEN: u32 = 3;

static FEW: OnceLock<Probe<Numbering>> = OnceLock::new();

/// All endings with up to [`FEW_MEN`] men, solved when they are first asked for and kept for the whole program.
pub fn few_men() -> &'static Probe<Numbering> {
    FEW.get_or_init(|| Probe::in_memory(Numbering::new(FEW_MEN)))
}

/// The same, if they were asked for before.
pub fn few_men_if_solved() -> Option<&'static Probe<Numbering>> {
    FEW.get()
}

/// Endings with the given number of men are solved in memory if a caller waits for them: some seconds, with pawns a minute.
pub const SOME_MEN: u32 = 4;

/// Endings with up to [`SOME_MEN`] men, known once they were prepared, and kept for the whole program.
pub fn some_men() -> &'static Probe<Numbering> {
    static SOME: OnceLock<Probe<Numbering>> = OnceLock::new();
    SOME.get_or_init(|| Probe::prepared(Numbering::new(SOME_MEN)))
}

impl Indexer for Numbering {
    type Game = Chess;

    fn game(&self) -> &Chess {
        &self.chess
    }

    fn name(&self) -> &str {
        "chess"
    }

    fn classes(&self) -> &[Class] {
        &self.classes
    }

    fn index(&self, state: &State) -> Option<TablePlace> {
        let board = state.board();
        let can_castle = Color::ALL.iter().any(|&color| *board.castle_rights(color) != CastleRights::EMPTY);
        if board.occupied().len() > self.most || can_castle || state.is_en_passant_threatened() {
            return None;
        }
        self.place(&UnorderedMen::of_board(board))
    }

    fn state(&self, place: TablePlace) -> State {
        let layout = self.layout(place.class);
        self.board_state(layout, &layout.men(place.index))
    }

    fn is_used(&self, place: TablePlace) -> bool {
        let layout = self.layout(place.class);
        layout.is_used(place.index, &layout.men(place.index))
    }

    fn stores_verdict(&self, place: TablePlace) -> bool {
        self.is_used(place)
    }

    /// A part for every way to place the pawns; those whose pawns have fewer steps to make come first.
    fn for_each_part(&self, class: ClassId, tell: &mut dyn FnMut(usize, ClassPart)) {
        let layout = self.layout(class);
        let (part, slice) = (layout.part_len(), layout.slice_len());
        for (number, &steps) in (0..).zip(&layout.pawn_steps()) {
            let run = |number: u64, slice: u64| slice + number * part..slice + (number + 1) * part;
            let partner = layout.partner(number);
            match layout.balance.is_even() {
                false => tell(steps as usize, ClassPart::two(run(number, 0), run(number, slice))),
                // Both sides' pawns are in turn those of the side to move.
                true if number < partner => {
                    tell(steps as usize, ClassPart::two(run(number, 0), run(partner, 0)));
                }
                true if number == partner => tell(steps as usize, ClassPart::one(run(number, 0))),
                true => {}
            }
        }
    }

    fn view<'a>(&'a self, class: ClassId, part: &'a ClassPart) -> Box<dyn SolverView + 'a> {
        Box::new(PartView { numbering: self, class, layout: self.layout(class), part })
    }
}

fn class(layout: &BalanceLayout, class_of: &HashMap<MenBalance, ClassId>) -> Class {
    let balance = layout.balance;
    let slice = |name: String| Slice { name, len: layout.slice_len() };
    let mut slices = vec![slice(balance.name())];
    if !balance.is_even() {
        slices.push(slice(balance.other_name()));
    }
    let mut needs: Vec<ClassId> = balance.next().iter().map(|next| class_of[next]).collect();
    needs.sort();
    Class {
        name: balance.name(),
        pieces: balance.men(),
        largest_part: layout.part_len() * if balance.is_even() && !layout.has_pawns() { 1 } else { 2 },
        slices,
        needs,
        // Moves can be taken back.
        written_moves: 0,
    }
}

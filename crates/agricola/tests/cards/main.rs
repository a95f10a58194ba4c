//! The cards of the E, I and K decks, one by one and together.

#[path = "../common/mod.rs"]
mod common;

mod debts;
mod e_deck;
mod e_minors_1;
mod e_minors_2;
mod e_occupations_1;
mod e_occupations_2;
mod hands;
mod i_and_k;
mod i_minors_1;
mod i_minors_2;
mod i_minors_3;
mod i_occupations_1;
mod i_occupations_2;
mod i_occupations_3;
mod k_deck;
mod k_minors_1;
mod k_minors_2;
mod k_occupations_1;
mod k_occupations_2;
mod k_occupations_3;
mod k_occupations_4;
mod k_together;
mod sheet;

// Written by `cargo xtask types` from the Rust types. Not to be edited.
import type { Facts } from './caverna';

/** What never changes. */
export const facts: Facts = {
 "rounds": 12
};

/** Everything has a limit with a name. Reaching one is a bug in a game or bad input, never something to wait for. */

/** Frames run between two answers. */
export const AGENDA_STEPS_MAX = 10_000;
/** Frames on top of each other. */
export const AGENDA_DEPTH_MAX = 64;
/** Seats at one table; a set of seats is one 32-bit word. */
export const SEATS_MAX = 16;
/** Moves in one match. */
export const MOVES_MAX = 100_000;
/** Characters in a seed. */
export const SEED_LENGTH_MAX = 128;
/** Lists and records inside each other in a save file. */
export const NESTING_MAX = 64;
/** Characters in a save file. */
export const SAVE_LENGTH_MAX = 64_000_000;
/** Moves between two hashes of the whole state in a log. */
export const HASH_EVERY = 50;

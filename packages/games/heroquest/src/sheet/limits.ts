/** Characters in a sheet. */
export const SHEET_LENGTH_MAX = 60_000;
export const TITLE_LENGTH_MAX = 80;
export const BRIEFING_LENGTH_MAX = 2_000;
export const NOTE_LENGTH_MAX = 600;
/** Characters of a monster's name, and of its key. */
export const NAME_LENGTH_MAX = 40;
/** Entries of one line: doors, monsters, treasures. */
export const ENTRIES_MAX = 5_000;
/** Lines of a kind that may stand more than once: notes and named monsters. */
export const REPEATS_MAX = 60;
export const QUEST_NUMBER_MAX = 999;
export const GOLD_MAX = 10_000;
/** Movement, dice and points of a monster; damage of a trap. */
export const STATISTIC_MAX = 20;
/** Rounds, for clocks and limits. */
export const ROUNDS_MAX = 1_000;
/** Rows and columns of a plan. */
export const PLAN_SIDE_MAX = 104;

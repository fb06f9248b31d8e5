import type { Rule as RuleText } from '@questhall/kernel';
import { BALANCE_RULES } from './balance.ts';
import { CAT_RULES } from './cat.ts';
import { ESCAPE_RULES } from './escape.ts';
import { HOARD_RULES } from './hoard.ts';
import { LEAVE_RULES } from './leave.ts';
import { MONSTER_RULES } from './monster.ts';
import { MOVE_RULES } from './move.ts';
import { POWER_RULES } from './power.ts';
import { SEARCH_RULES } from './search.ts';
import { SEAT_RULES } from './seat.ts';
import { SETUP_RULES } from './setup.ts';
import { SINGLE_RULES } from './single.ts';
import { TEST_RULES } from './test.ts';
import { TILE_RULES } from './tile.ts';
import { TRAIT_RULES } from './trait.ts';
import { TURN_RULES } from './turn.ts';
import { WOUNDS_RULES } from './wounds.ts';

/** The rules of the keep. */
export type KeepRule =
  | keyof typeof SETUP_RULES
  | keyof typeof TURN_RULES
  | keyof typeof MOVE_RULES
  | keyof typeof TILE_RULES
  | keyof typeof TEST_RULES
  | keyof typeof WOUNDS_RULES
  | keyof typeof POWER_RULES
  | keyof typeof ESCAPE_RULES
  | keyof typeof MONSTER_RULES
  | keyof typeof SEARCH_RULES
  | keyof typeof CAT_RULES
  | keyof typeof HOARD_RULES
  | keyof typeof LEAVE_RULES
  | keyof typeof SINGLE_RULES
  | keyof typeof TRAIT_RULES
  | keyof typeof BALANCE_RULES
  | keyof typeof SEAT_RULES;

/** What its parts are called, in the order of reading. */
export const KEEP_SECTIONS = {
  setup: 'Preparing the keep',
  turn: 'Rounds, sun and turns',
  move: 'Moving and edges',
  tile: 'Chamber tiles',
  test: 'Attribute tests and determination',
  wounds: 'Wounds and death',
  power: 'Power cards',
  escape: 'Escaping',
  monster: 'Monsters',
  search: 'Searching, breathing, drawing',
  cat: 'The catacombs',
  hoard: 'The hoard and its dragon',
  leave: 'Leaving and winning',
  single: 'Playing alone',
  trait: 'What heroes can do besides',
  balance: 'How deadly it is',
  seat: 'Who is asked what',
} as const;

export const KEEP_RULES: Readonly<Record<KeepRule, RuleText>> = {
  ...SETUP_RULES,
  ...TURN_RULES,
  ...MOVE_RULES,
  ...TILE_RULES,
  ...TEST_RULES,
  ...WOUNDS_RULES,
  ...POWER_RULES,
  ...ESCAPE_RULES,
  ...MONSTER_RULES,
  ...SEARCH_RULES,
  ...CAT_RULES,
  ...HOARD_RULES,
  ...LEAVE_RULES,
  ...SINGLE_RULES,
  ...TRAIT_RULES,
  ...BALANCE_RULES,
  ...SEAT_RULES,
};

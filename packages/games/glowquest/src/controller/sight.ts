import type { CardId } from '../content/index.ts';
import type { Effect, HeroInPlay, OpenTable } from '../types/index.ts';

const NO_CARDS: readonly CardId[] = Object.freeze([]);

/** What makes a hero harder to hit or to hurt. */
const isHidden = ({ kind }: Effect): boolean => kind === 'grit' || kind === 'armor';

/** Where it is, its Role, whether it is awake and what is upon it: no more of a hero counts for monsters. */
const seen = ({ id, at, hitpoints, effects, role, seat }: HeroInPlay): HeroInPlay => ({
  id,
  at,
  hitpoints: Math.min(1, hitpoints),
  shield: 0,
  reflect: 0,
  effects: effects.some(isHidden) ? effects.filter((effect) => !isHidden(effect)) : effects,
  role,
  seat,
  cards: NO_CARDS,
  saved: 0,
  spent: [],
  hasGuarded: false,
});

/** The heroes as the Controller is told of them. */
export const sightOf = ({ heroes }: Pick<OpenTable, 'heroes'>): HeroInPlay[] => heroes.map(seen);

/**
 * An answer of the Controller, found on the table as it is told of it: its script cannot look at what it must not know.
 * The heroes of the very table are covered for as long as it thinks: games take longer with a second table beside it.
 */
export function blindfolded<X>(table: OpenTable, answer: () => X): X {
  const { heroes } = table;
  table.heroes = sightOf(table);
  try {
    return answer();
  } finally {
    table.heroes = heroes;
  }
}

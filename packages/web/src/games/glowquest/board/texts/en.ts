import type { Wide } from '../../../../texts/shape.ts';

/** Everything the board says in words of its own. The names of people and things come from the game. */
export const en = {
  board: 'The dungeon of Glowquest',
  glow: 'Glow',
  glowNote: 'nobody walks into it; heroes beside it have Glow Benefits',
  downNote: 'a Heal wakes it',
  bounty: (n: number): string => `Bounty ${n}`,
  hand: 'Benefits',
  alsoHits: (names: readonly string[]): string => `Now it also hits ${names.join(', ')}.`,
  down: 'Unconscious',
  attack: {
    title: 'The attack',
    against: 'against',
    notRolled: 'not rolled yet',
    total: (die: number, bonus: number): string =>
      bonus === 0 ? `${die}` : `${die} ${bonus > 0 ? '+' : '−'} ${Math.abs(bonus)}`,
    grit: (n: number): string => `Grit ${n}`,
    hit: 'Hit',
    missed: 'Miss',
    willHit: 'hits as it stands',
    willMiss: (short: number): string => `${short} short of a hit`,
    damage: (n: number): string => `${n} damage`,
  },
  /** The keys of the board and of a Turn. */
  keyList: [
    ['A', 'attack'],
    ['1 … 9', 'use the first Benefits at hand, in their order'],
    ['D', 'open the door'],
    ['E', 'end the Turn or the Phase; in an attack, go on'],
    ['R T C', 'Unconscious: Recover, throw a rock, crawl'],
  ],
} as const;

export type BoardTexts = Wide<typeof en>;

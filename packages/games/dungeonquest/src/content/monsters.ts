import type { Attribute } from './heroes.ts';

export const MONSTERS = ['skeleton', 'sorcerer', 'troll', 'golem', 'demon'] as const;
export type Monster = (typeof MONSTERS)[number];

/** A monster on a piece of card: its kind, and the Life on its hidden side. */
export interface Token {
  readonly monster: Monster;
  readonly life: number;
}

interface MonsterSheet {
  /** What Combat Dice tests against it. [dice.attribute-by-monster] */
  readonly attribute: Attribute;
  /** The Life of each of its tokens. */
  readonly lives: readonly number[];
  /** How hard it is to get away from. */
  readonly grip: number;
  /** The wounds of its parting blow. */
  readonly blow: number;
  /** Whether it waits on its square for whoever comes next, once a hero has got away. [escape.token-stays] */
  readonly isLeftBehind: boolean;
}

export const MONSTER_SHEETS: Readonly<Record<Monster, MonsterSheet>> = {
  skeleton: { attribute: 'agility', lives: [2, 2, 2, 3, 3, 3, 4], grip: 0, blow: 1, isLeftBehind: true },
  sorcerer: { attribute: 'luck', lives: [2, 3, 3, 4, 4], grip: 1, blow: 1, isLeftBehind: false },
  troll: { attribute: 'armor', lives: [3, 4, 4, 5, 6], grip: 0, blow: 2, isLeftBehind: true },
  golem: { attribute: 'strength', lives: [4, 5, 5, 6], grip: -1, blow: 2, isLeftBehind: true },
  demon: { attribute: 'strength', lives: [4, 5, 6, 8], grip: 1, blow: 3, isLeftBehind: true },
};

/** All 25 tokens. A token in a pool is its place in this list. */
export const TOKENS: readonly Token[] = MONSTERS.flatMap((monster) =>
  MONSTER_SHEETS[monster].lives.map((life) => ({ monster, life })),
);

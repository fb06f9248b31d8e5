import type { Cell } from '@questhall/grid';
import type { Ground } from '@questhall/tiles';
import type { PatternKind } from '../../content/vocabulary.ts';
import type { EntityId, HeroInPlay, MonsterInPlay, OpenTable } from '../../types/index.ts';
import type { Menace } from './threat.ts';

/** Rows of a monster sheet: A, B, C and the leader. */
export const ROWS = 4;
/** The most heroes there are. */
export const PARTY = 3;

/** What a plan takes for granted about both sides. */
export interface Terms {
  /** Surges more in every monster Turn, and base damage more. */
  readonly surges: number;
  readonly base: number;
  /** What a hit of a hero does, about, and what it adds to the die. */
  readonly punch: number;
  readonly aim: number;
}

/** A monster, in the numbers that a plan is made with. */
export interface Foe {
  readonly monster: MonsterInPlay;
  readonly menace: Menace;
  readonly row: number;
  readonly at: Cell;
  readonly hp: number;
  readonly shield: number;
  readonly reflect: number;
  readonly armor: number;
  readonly grit: number;
  readonly unsteady: number;
  readonly fragile: number;
  readonly ongoing: number;
  /** Weakness for as long as it lives, and for its next Turn only. */
  readonly weak: number;
  readonly faint: number;
  readonly isStunned: boolean;
  readonly isHeld: boolean;
  /** The hero it is after, if it likes one best. */
  readonly quarry: EntityId | null;
  readonly speed: number;
  readonly far: PatternKind | null;
  /** Nothing upon it makes its blows better. */
  readonly isUsual: boolean;
  /** Turns of heroes that it takes to kill it. */
  readonly turns: number;
}

/** A hero, likewise. */
export interface Friend {
  readonly hero: HeroInPlay;
  readonly isAwake: boolean;
  readonly at: Cell;
  readonly hp: number;
  readonly max: number;
  readonly shield: number;
  readonly reflect: number;
  readonly armor: number;
  /** Grit that stays, and what more there is of it until the hero's own Turn. */
  readonly grit: number;
  readonly brief: number;
  readonly unsteady: number;
  readonly fragile: number;
  readonly ongoing: number;
  readonly mending: number;
  /** What a Turn of each row costs it when it is the target: from now on, and until its own Turn. */
  readonly threats: readonly number[];
  readonly soon: readonly number[];
  /** The second as a share of the first. */
  readonly eased: number;
}

/** What is expected once the next Turn of the monsters is over: it does not matter for this where anybody stands. */
export interface Forecast {
  /** What is taken from each hero until the fight is over, and in a usual Turn before anybody dies. */
  readonly losses: number[];
  readonly usual: number[];
  /** Turns of heroes, by the monsters' toughness alone and with the help of rocks. */
  total: number;
  turns: number;
}

/** A fight as one side sees it. Never written, but for what is worked out later: every "what if" is a new one. */
export interface Battle extends Terms {
  readonly table: OpenTable;
  readonly ground: Ground;
  readonly friends: readonly Friend[];
  readonly foes: readonly Foe[];
  /** What the next Turn of the monsters takes from each hero, on average; null until somebody asks. */
  next: readonly number[] | null;
  /** How the fight stands once a bystander is struck, by who that is and how hard; null until somebody asks. */
  struck: Map<number, number> | null;
  /** Null where it has still to be worked out. */
  readonly forecast: Forecast | null;
  /** Turns of heroes for each row, and one bit for each row that is there. */
  readonly time: readonly number[];
  readonly mask: number;
  readonly awake: number;
  /** The share of each row's blows that each hero gets, row by row. */
  readonly attention: readonly number[];
  /** What a rock does, about. */
  readonly rock: number;
}

/** One that is still being made. */
export type Draft<X> = { -readonly [K in keyof X]: X[K] };

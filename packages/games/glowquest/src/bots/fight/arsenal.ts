import { CARDS, type Usable } from '../../content/index.ts';
import type { Benefit, Clause, Word } from '../../content/vocabulary.ts';
import { isOfGlow } from '../../queries/benefits.ts';
import { type Repertoire, repertoireOf } from '../../queries/repertoire.ts';
import type { Attack, HeroInPlay } from '../../types/index.ts';

/** What a hero's Benefits are good for, each list in their own order. */
export interface Arsenal {
  /** Of use whether or not there is an attack. */
  readonly helps: readonly Helper[];
  /** What cards can do for an ally who must be beside the hero. */
  readonly errands: readonly Helper[];
  /** What gives Surges, and the clause that does. */
  readonly sources: readonly { readonly benefit: Usable; readonly given: Clause }[];
  /** Other ways to get about than to walk. */
  readonly strolls: readonly Stroller[];
  /** What is used before an attack. */
  readonly openers: readonly Usable[];
  /** What adds to a die that was rolled, and how much. */
  readonly lifts: readonly { readonly benefit: Usable; readonly toHit: number }[];
  readonly hits: readonly Hitter[];
  /** What gives another attack. */
  readonly agains: readonly Usable[];
}

export interface Helper {
  readonly benefit: Usable;
  readonly isGlow: boolean;
  /** It serves who stands near: after an attack somebody else may. */
  readonly isLocal: boolean;
  /** It makes an attack better that comes after it. */
  readonly isSpur: boolean;
  /** It waits for the monster's own Turn, whenever that comes. */
  readonly isStun: boolean;
}

interface Stroller {
  readonly benefit: Usable;
  readonly isGlow: boolean;
  /** Those who do not slip away pay for leaving. */
  readonly isRush: boolean;
  readonly squares: Clause['n'];
  readonly toHit: number;
}

export interface Hitter {
  readonly benefit: Usable;
  readonly bypass: Attack['bypass'];
  /** Clauses of damage. */
  readonly blows: readonly { readonly n: number; readonly condition: Clause['condition'] }[];
  /** Nothing but damage. */
  readonly isPlain: boolean;
}

const known = new WeakMap<Repertoire, Arsenal>();

/** Worked out once for each repertoire, which is never written. */
export function arsenalOf(hero: HeroInPlay): Arsenal {
  const repertoire = repertoireOf(hero);
  const old = known.get(repertoire);
  if (old !== undefined) return old;
  const arsenal = sorted(repertoire);
  known.set(repertoire, arsenal);
  return arsenal;
}

/** Words that are weighed elsewhere than among helps: walking, and what changes the attack itself. */
const ELSEWHERE: readonly Word[] = ['move', 'shift', 'base', 'attack-again', 'surges'];
const SPURS: readonly Word[] = ['unsteady', 'fragile', 'to-hit', 'damage'];

const has = ({ clauses }: Benefit, words: readonly Word[]): boolean => clauses.some(({ word }) => words.includes(word));

function sorted({ at, all }: Repertoire): Arsenal {
  const usual = at.turn.filter(({ timing }) => timing !== 'before');
  return {
    helps: usual.filter((benefit) => !has(benefit, ELSEWHERE)).map(helperOf),
    errands: at.turn.filter((benefit) => isForAlly(benefit) && Object.hasOwn(CARDS, benefit.id)).map(helperOf),
    sources: all.flatMap((benefit) => {
      const given = benefit.clauses.find(({ word }) => word === 'surges');
      return given === undefined ? [] : [{ benefit, given }];
    }),
    strolls: all.flatMap(strollersOf),
    openers: at.turn.filter(({ timing }) => timing === 'before'),
    lifts: at.roll.map((benefit) => ({ benefit, toHit: toHitOf(benefit) })),
    hits: at.hit.map(hitterOf),
    agains: all.filter((benefit) => has(benefit, ['attack-again'])),
  };
}

export const helperOf = (benefit: Usable): Helper => ({
  benefit,
  isGlow: isOfGlow(benefit),
  isLocal: isOfGlow(benefit) || isNearby(benefit),
  isSpur: has(benefit, SPURS),
  isStun: has(benefit, ['stun']),
});

const isForAlly = ({ timing, target, pattern }: Benefit): boolean =>
  timing === 'any' && pattern === null && (target === 'ally' || target === 'ally-or-self');

const isNearby = ({ target, pattern }: Benefit): boolean =>
  target !== 'self' && !target.startsWith('any') && target !== 'all-allies-and-self' && pattern === null;

function strollersOf(benefit: Usable): Stroller[] {
  const [first] = benefit.clauses;
  const isRush = first?.word === 'move' && benefit.id !== 'move';
  if (first === undefined || (first.word !== 'shift' && !isRush)) return [];
  return [{ benefit, isGlow: isOfGlow(benefit), isRush, squares: first.n, toHit: toHitOf(benefit) }];
}

function hitterOf(benefit: Usable): Hitter {
  const { clauses } = benefit;
  const bypasses = clauses.flatMap(({ word }): Attack['bypass'][] =>
    word === 'ignore-armor' ? ['armor'] : word === 'ignore-shield-and-armor' ? ['shield-and-armor'] : [],
  );
  return {
    benefit,
    bypass: bypasses.at(-1) ?? 'none',
    blows: clauses.flatMap(({ word, n, condition }) =>
      word === 'damage' && typeof n === 'number' ? [{ n, condition }] : [],
    ),
    isPlain: clauses.every(
      ({ word }) => word === 'damage' || word === 'ignore-armor' || word === 'ignore-shield-and-armor',
    ),
  };
}

/** What a Benefit adds to the die. */
export const toHitOf = ({ clauses }: Benefit): number =>
  clauses.reduce((sum, { word, n }) => sum + (word === 'to-hit' && typeof n === 'number' ? n : 0), 0);

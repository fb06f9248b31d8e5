import { expect, test } from 'vitest';
import { MEASURED, type Target, UNMEASURED, type Word } from '../../src/content/vocabulary.ts';
import {
  type Account,
  accountOf,
  act,
  afterHit,
  BESIDE,
  clause,
  FIRST,
  hall,
  holding,
  type Match,
  made,
  NEAR,
  printed,
  refusal,
  SECOND,
  settled,
  use,
} from './made-up.ts';

// A Benefit of two clauses does what two Benefits of one clause each do, one after the other: for every pair of words.

const WORDS: readonly Word[] = [...MEASURED, ...UNMEASURED];

/** How much, so that the first and the second can be told apart. */
const sizeOf = (word: Word, n: number): number => (UNMEASURED.some((unmeasured) => unmeasured === word) ? 0 : n);

/** Who is meant, and when. */
const MODES: readonly (readonly [Target, number | null, 'any' | 'hit'])[] = [
  ['self', null, 'any'],
  ['any-enemy', NEAR, 'any'],
  ['any-ally', BESIDE, 'any'],
  ['target', null, 'hit'],
];

/** Effects by their sums: which card they came from makes no difference here. */
function summed(account: Account): unknown {
  const sums = (effects: readonly string[]): Record<string, number> => {
    const found: Record<string, number> = {};
    for (const text of effects) {
      const [kind, n, duration] = text.split(' ');
      found[`${kind} ${duration}`] = (found[`${kind} ${duration}`] ?? 0) + Number(n);
    }
    return found;
  };
  const figures = Object.entries(account.figures).map(([id, figure]) => [
    id,
    { ...figure, effects: sums(figure.effects) },
  ]);
  return { ...account, figures: Object.fromEntries(figures) };
}

const scene = hall((made) => {
  for (const { id } of [...made.table.heroes, ...made.table.monsters]) made.effect(id, 'weak', 3);
});

/** One card after the other, each to its end; what can do nothing is not used. */
function played(state: Match, cards: readonly (typeof FIRST)[], target: number | null): unknown {
  let now = state;
  for (const card of cards) if (refusal(now, use(card, target)) === null) now = settled(act(now, use(card, target)));
  return summed(accountOf(now));
}

test.each(MODES)(
  '[benefit.clause-order] for %s: two clauses are two Benefits, from left to right',
  (target, named, timing) => {
    const terms = { target, timing, duration: 'short' } as const;
    const begin = (...cards: readonly (typeof FIRST)[]): Match =>
      timing === 'hit' ? afterHit(holding(scene, ...cards)) : holding(scene, ...cards);
    for (const first of WORDS)
      for (const second of WORDS) {
        const one = clause(first, sizeOf(first, 1));
        const other = clause(second, sizeOf(second, 3));
        const together = printed({ [FIRST]: made([one, other], terms) }, () => played(begin(FIRST), [FIRST], named));
        const apart = printed({ [FIRST]: made([one], terms), [SECOND]: made([other], terms) }, () =>
          played(begin(FIRST, SECOND), [FIRST, SECOND], named),
        );
        expect(together, `${first}, then ${second}`).toEqual(apart);
      }
  },
);

import { expect, test } from 'vitest';
import {
  type Clause,
  type Duration,
  MEASURED,
  type Target,
  UNMEASURED,
  type Word,
} from '../../src/content/vocabulary.ts';
import {
  type Account,
  AWAY,
  accountOf,
  act,
  afterHit,
  BESIDE,
  clause,
  FAR_OFF,
  FIRST,
  hall,
  holding,
  type Match,
  made,
  NEAR,
  NEXT,
  printed,
  refusal,
  settled,
  USER,
  use,
} from './made-up.ts';
import { isGroup, NUMBERS, OWN, REACHES, ROWS, type Row, SPEED } from './vocabulary-rows.ts';

// Every word of the vocabulary, with every number, target and duration that it can be given, played on a card that
// nobody has printed.

/** The hall, with Utility lying there if that is who is meant, and with these Effects upon everybody. */
function sceneFor(target: Target, before: readonly string[] = []): Match {
  return hall((scene) => {
    const { heroes, monsters } = scene.table;
    for (const one of [...heroes, ...monsters])
      for (const text of before) {
        const [kind = '', n = '', duration = ''] = text.split(' ');
        scene.effect(one.id, kind as 'weak', Number(n), { duration: duration as 'long' }); // read from the rows above
      }
    const away = heroes[AWAY];
    if (target === 'any-unconscious-ally' && away !== undefined) Object.assign(away, { hitpoints: 0, effects: [] });
  });
}

function expected(
  before: Account,
  row: Row,
  word: Word,
  n: Clause['n'],
  duration: Duration,
  reached: readonly number[],
): Account {
  const account = structuredClone(before);
  const size = n === 'speed' ? SPEED : n;
  const isOwn = OWN.includes(word);
  for (const [i, id] of reached.entries()) {
    const on = account.figures[id];
    if (on !== undefined && (!isOwn || i === 0)) row.does(account, on, size, duration, id);
  }
  return account;
}

/** One word on a card of its own. */
interface Case {
  readonly n: Clause['n'];
  readonly target: Target;
  readonly duration: Duration;
  readonly reached: readonly number[];
}

function* casesOf({ sizes, targets, durations }: Row): Generator<Case> {
  for (const target of targets)
    for (const duration of durations)
      for (const n of sizes) for (const reached of REACHES[target]) yield { n, target, duration, reached };
}

function hold(scene: Match, word: Word, { n, target, duration, reached }: Case): void {
  const row = ROWS[word];
  const isHit = target === 'target';
  const id = reached[0] ?? -1;
  const action = use(FIRST, isGroup(target) ? null : id);
  printed({ [FIRST]: made([clause(word, n)], { target, duration, timing: isHit ? 'hit' : 'any' }) }, () => {
    const state = isHit ? afterHit(holding(scene, FIRST)) : holding(scene, FIRST);
    if (row.isVain?.(target, duration) === true) expect(refusal(state, action)).toBe('benefit.need-target');
    else
      expect(
        accountOf(settled(act(state, action), row.wishes?.(n === 'speed' ? SPEED : n, id))),
        `${word} ${n} on ${target} for ${duration}`,
      ).toEqual(expected(accountOf(state), row, word, n, duration, reached));
  });
}

test.each([...MEASURED, ...UNMEASURED])(
  '[benefit.target-word] %s: every number, target and duration is honoured',
  (word) => {
    const row = ROWS[word];
    const scenes = new Map(row.targets.map((target) => [target, sceneFor(target, row.before)]));
    for (const one of casesOf(row)) hold(scenes.get(one.target) ?? hall(), word, one);
  },
);

test.each([...MEASURED, ...UNMEASURED].filter((word) => ROWS[word].targets.includes('self')))(
  '[benefit.clause-order] self: %s is for the user, once, whomever the Benefit is for',
  (word) => {
    const row = ROWS[word];
    const scene = sceneFor('self', row.before);
    for (const n of row.sizes) {
      const size = n === 'speed' ? SPEED : n;
      printed(
        { [FIRST]: made([clause(word, n, { isSelf: true })], { target: 'enemy-and-neighbours', duration: 'long' }) },
        () => {
          const state = holding(scene, FIRST);
          const played = settled(act(state, use(FIRST, NEAR)), row.wishes?.(size, USER));
          expect(accountOf(played), `${word} ${n}`).toEqual(expected(accountOf(state), row, word, n, 'long', [USER]));
        },
      );
    }
  },
);

/** Whether these words are for the attack in progress, where there is one. [benefit.attack-bound] */
test.each([
  ['to-hit', 'roll'],
  ['damage', 'roll'],
  ['to-hit', 'hit'],
  ['damage', 'hit'],
] as const)('[benefit.attack-bound] %s in the %s window is for this attack, in every number', (word, timing) => {
  const scene = hall();
  for (const n of NUMBERS)
    for (const target of ['self', 'target', 'all-allies-and-self'] as const)
      printed({ [FIRST]: made([clause(word, n)], { target, timing, duration: 'long' }) }, () => {
        const held = holding(scene, FIRST);
        const state = timing === 'hit' ? afterHit(held) : act(held, { type: 'attack', target: NEAR, base: 'role' }, 12);
        const account = accountOf(state);
        if (word === 'damage') account.damage += n;
        else account.toHit += n;
        expect(accountOf(act(state, use(FIRST))), `${word} ${n} on ${target}`).toEqual(account);
      });
});

test('[benefit.target-word] nobody else may be named', () => {
  const everybody = [USER, BESIDE, AWAY, NEAR, NEXT, FAR_OFF];
  for (const [target, choices] of Object.entries(REACHES) as [Target, readonly (readonly number[])[]][]) {
    if (isGroup(target)) continue;
    printed({ [FIRST]: made([clause('heal', 1)], { target }) }, () => {
      const state = holding(sceneFor(target), FIRST);
      const may = everybody.filter((id) => refusal(state, use(FIRST, id)) === null);
      expect([target, may]).toEqual([target, choices.map(([id]) => id)]);
      expect(refusal(state, use(FIRST, null))).toBe('benefit.target-word');
    });
  }
});

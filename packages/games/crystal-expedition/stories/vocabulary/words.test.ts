import { expect, test } from 'vitest';
import { LEVELS } from '../../src/content/index.ts';
import { type Clause, COUNTS, ORIGINS, type Range, SIDES, type Whom, type Word } from '../../src/content/vocabulary.ts';
import { each, one, oneNearTarget, rising, SELF, shield, TARGET, upToTwo } from '../../src/content/write.ts';
import type { Entity, EntityId } from '../../src/types/index.ts';
import {
  type Account,
  accountOf,
  act,
  BOSS,
  changed,
  everybody,
  type Figure,
  hall,
  type Match,
  meant,
  NEXT,
  pushed,
  refusal,
  stepsTo,
  thrown,
  use,
  withActivator,
} from './made-up.ts';

// Every word that Surges can buy, with every number and whomever it can be about, on a piece that nobody has made.

const NUMBERS = [1, 2, 3, 4] as const;
const FRIENDS: readonly Whom[] = [SELF, one('ally', 'anywhere'), each('self-or-ally', 2), upToTwo('self-or-ally', 6)];
const ENEMIES: readonly Whom[] = [TARGET, one('enemy', 'adjacent'), oneNearTarget('other-enemy', 3), each('enemy', 5)];
const ANYBODY: readonly Whom[] = [...FRIENDS, ...ENEMIES];

interface Row {
  /** For whom it is tried. */
  readonly whoms: readonly Whom[];
  /** When: before Momentum or after it. */
  readonly when: (state: Match) => Match;
  does(account: Account, on: Figure, n: number, id: EntityId): void;
}

/** Words with a number that change somebody or the Attack; those that move somebody have tests of their own. */
type Plain = 'to-hit' | 'ignore-armor' | 'shield' | 'reflect' | 'heal' | 'strip' | 'base' | 'damage' | 'harm';

const ROWS: Readonly<Record<Plain, Row>> = {
  'to-hit': {
    whoms: [TARGET],
    when: thrown,
    does: (account, _on, n) => {
      account.aimed += n;
    },
  },
  'ignore-armor': {
    whoms: [TARGET],
    when: pushed,
    does: (account, _on, n) => {
      account.ignored += n;
    },
  },
  damage: {
    whoms: [TARGET],
    when: pushed,
    does: (account, _on, n) => {
      account.added += n;
    },
  },
  shield: {
    whoms: ANYBODY,
    when: pushed,
    does: (_account, on, n) => {
      on.shield += n;
    },
  },
  reflect: {
    whoms: ANYBODY,
    when: pushed,
    does: (_account, on, n) => {
      on.reflect += n;
    },
  },
  heal: {
    whoms: ANYBODY,
    when: pushed,
    does: (_account, on, n) => {
      on.hitpoints += n;
    },
  },
  base: {
    whoms: ANYBODY,
    when: pushed,
    does: (_account, on, n) => {
      on.base += n;
    },
  },
  strip: {
    whoms: ANYBODY,
    when: (state) => changed(pushed(state), armed),
    does: (_account, on, n) => {
      on.reflect = Math.max(0, 2 - n);
      on.shield = 2 - Math.max(0, Math.min(2, n - 2));
    },
  },
  harm: {
    whoms: ENEMIES,
    when: pushed,
    does: (_account, on, n) => {
      on.hitpoints -= n;
    },
  },
};

/** Everybody has something to lose before its Hitpoints. */
function armed(state: Match): void {
  for (const one of everybody(state)) Object.assign(one, { reflect: 2, shield: 2 });
}

/** The ways to name those who are meant; nobody has to be named where all are. */
function namings(whom: Whom, ids: readonly EntityId[]): readonly (readonly EntityId[])[] {
  if (whom.who === 'one') return ids.map((id) => [id]);
  if (whom.who !== 'two') return [[]];
  return ids.flatMap((id, at) => [[id], ...ids.slice(at + 1).map((other) => [id, other])]);
}

/** Whoever is asked in what order others are hurt takes them as they come. */
function settled(state: Match): Match {
  const question = state.asks[0]?.question;
  return question?.kind === 'next' ? settled(act(state, { type: 'name', target: question.victims[0] ?? -1 })) : state;
}

function hold(word: Plain, whom: Whom, n: number, row: Row): void {
  const amount = { base: n, rises: false };
  const clause: Clause =
    word === 'damage' || word === 'harm'
      ? { word, n: amount, element: null, whom, condition: null }
      : { word, n: amount, whom, condition: null };
  const state = row.when(hall(withActivator([clause])));
  const ids = meant(state, whom);
  for (const named of namings(whom, ids)) {
    const expected = structuredClone(accountOf(state));
    for (const id of named.length === 0 ? ids : named) {
      const figure = expected.figures[id];
      if (figure !== undefined) row.does(expected, figure, n, id);
    }
    const said = `${word} ${n} on ${JSON.stringify(whom)}: ${named.join()}`;
    expect(accountOf(settled(act(state, use(...named)))), said).toEqual(expected);
  }
}

test.each(Object.entries(ROWS) as [Plain, Row][])('[activator.kinds] %s: every number, on whomever', (word, row) => {
  for (const whom of row.whoms) for (const n of NUMBERS) hold(word, whom, n, row);
});

const RANGES: readonly Range[] = [
  'adjacent',
  'anywhere',
  ...[1, 2, 3, 5].map((base) => ({ base, rises: false }) as const),
];

const WHOMS: readonly Whom[] = COUNTS.flatMap((who) =>
  SIDES.filter((side) => side !== 'dead-minion').flatMap((of) =>
    ORIGINS.flatMap((from) => RANGES.map((within) => ({ who, of, from, within }))),
  ),
);

test('[activator.default-range] every count, side, origin and range reaches whom it says, and nobody else', () => {
  for (const whom of WHOMS) {
    const state = pushed(hall(withActivator([shield(2, whom)])));
    const ids = meant(state, whom);
    const said = JSON.stringify(whom);
    const may = everybody(state).filter(({ id }) => refusal(state, use(id)) === null);
    expect(idsOf(may), said).toEqual(whom.who === 'each' ? [] : ids);
    if (whom.who !== 'each' || ids.length === 0) continue;
    const got = everybody(act(state, use())).filter((being) => being.shield === 2);
    expect(idsOf(got), said).toEqual(ids);
  }
});

const idsOf = (beings: readonly Entity[]): readonly EntityId[] => beings.map(({ id }) => id);

test('[gear.level-gains] what rises does so at levels 2 and 4: numbers and ranges', () => {
  for (const level of LEVELS) {
    const more = level >= 4 ? 2 : level >= 2 ? 1 : 0;
    const state = pushed(hall(withActivator([shield(rising(1), one('enemy', rising(2)))], {}, level)));
    expect(accountOf(act(state, use(NEXT))).figures[NEXT]?.shield).toBe(1 + more);
    const needed = stepsTo(state, BOSS, accountOf(state).figures[0]?.at ?? 0);
    expect([level, refusal(state, use(BOSS)) === null]).toEqual([level, needed <= 2 + more]);
  }
});

/** All words there are, so that a new one without a test does not compile. */
const TESTED: Readonly<Record<Word, string>> = {
  ...(Object.fromEntries(Object.keys(ROWS).map((word) => [word, 'here'])) as Record<Plain, string>), // its own keys
  dodge: 'moving',
  'dodge-through': 'moving',
  teleport: 'moving',
  push: 'moving',
  pull: 'moving',
  swap: 'moving',
  raise: 'moving',
  effect: 'effects',
  element: 'effects',
  'cleanse-one': 'effects',
  'cleanse-all': 'effects',
  attack: 'effects',
  reduce: 'answers',
  'stay-at': 'answers',
  'take-damage': 'answers',
  'reroll-highest': 'answers',
};

test('every word has its place among these tests', () => {
  expect(Object.values(TESTED)).toHaveLength(25);
});

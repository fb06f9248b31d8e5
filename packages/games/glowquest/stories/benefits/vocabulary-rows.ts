import { type Clause, DURATIONS, type Duration, type Target, type Word } from '../../src/content/vocabulary.ts';
import { sq } from '../scene.ts';
import { type Account, AWAY, BESIDE, FAR_OFF, type Figure, LIFE, NEAR, NEXT, USER, type Wishes } from './made-up.ts';

// What each word of the vocabulary can be given and what it then does, on an account of its own. The tables are
// complete by their types: a new word or target without a row does not compile.

export const SPEED = 7; // of Offense

/**
 * Whom each target word reaches in the hall, for each that may be named; the first of those reached is the one named.
 */
export const REACHES: Readonly<Record<Target, readonly (readonly number[])[]>> = {
  self: [[USER]],
  ally: [[BESIDE]],
  'ally-or-self': [[USER], [BESIDE]],
  enemy: [[NEAR]],
  target: [[NEAR]],
  'any-ally': [[BESIDE], [AWAY]],
  'any-ally-or-self': [[USER], [BESIDE], [AWAY]],
  'any-enemy': [[NEAR], [NEXT], [FAR_OFF]],
  'any-unconscious-ally': [[AWAY]],
  'all-allies-and-self': [[USER, BESIDE, AWAY]],
  'adjacent-allies-and-self': [[USER, BESIDE]],
  'adjacent-enemies': [[NEAR]],
  'enemy-and-neighbours': [[NEAR, NEXT]],
};

const GROUPS: readonly Target[] = [
  'self',
  'target',
  'all-allies-and-self',
  'adjacent-allies-and-self',
  'adjacent-enemies',
];
/** Nobody is named. */
export const isGroup = (target: Target): boolean => GROUPS.includes(target);

const ENEMIES: readonly Target[] = ['enemy', 'any-enemy', 'adjacent-enemies', 'enemy-and-neighbours'];
const ALLIES: readonly Target[] = [
  ...(['ally', 'ally-or-self', 'any-ally', 'any-ally-or-self'] as const),
  ...(['all-allies-and-self', 'adjacent-allies-and-self'] as const),
];
const ANYBODY: readonly Target[] = ['self', ...ALLIES, ...ENEMIES];

export interface Row {
  readonly sizes: readonly Clause['n'][];
  readonly targets: readonly Target[];
  readonly durations: readonly Duration[];
  /** What is different afterwards about everybody it reached, the user's account included. */
  readonly does: (account: Account, on: Figure, n: number, duration: Duration, id: number) => void;
  /** Where it can do nothing at all, and may not be used. */
  readonly isVain?: (target: Target, duration: Duration) => boolean;
  /** What must be there before, and how those who are asked wish it. */
  readonly before?: readonly string[];
  readonly wishes?: (n: number, id: number) => Wishes;
}

export const NUMBERS = [1, 2, 3] as const;
const MONSTER_SHIELD = 3;
const MONSTER_REFLECT = 2;
const MAXIMUM: Readonly<Record<number, number>> = {
  [USER]: 8,
  [BESIDE]: 10,
  [AWAY]: 12,
  [NEAR]: LIFE,
  [NEXT]: LIFE,
  [FAR_OFF]: LIFE,
};

/** An Effect that lasts as printed; where nothing is printed it is Long, or Short for these. */
const lasting = (
  word: Word,
  targets: readonly Target[],
  sizes: Row['sizes'] = NUMBERS,
  unsaid: Duration = 'long',
): Row => ({
  ...{ sizes, targets, durations: DURATIONS },
  does: (_account, { effects }, n, duration) =>
    void effects.push(`${word} ${n} ${duration === 'now' ? unsaid : duration}`),
});

const once = (targets: readonly Target[], does: Row['does'], more: Partial<Row> = {}): Row => ({
  ...{ sizes: NUMBERS, targets, durations: ['now'] },
  does,
  ...more,
});

const NOTHING = [0] as const;
const shifted = ([x, y]: Figure['at'], right: number, down: number): Figure['at'] => [x + right, y + down];

/**
 * From the user on 6,6: whoever stands beside it is pushed straight on, whoever is farther away comes straight nearer.
 */
const AWAYWARDS: Readonly<Record<number, readonly [number, number]>> = {
  [NEAR]: [1, 0],
  [BESIDE]: [-1, 0],
  [AWAY]: [-1, -1],
};
const pushed = (id: number, n: number): readonly [number, number] => {
  const [right, down] = AWAYWARDS[id] ?? [0, 0];
  const room = id === AWAY ? 1 : n; // 0,0 is in the corner
  return [right * Math.min(n, room), down * Math.min(n, room)];
};

export const ROWS: Readonly<Record<Word, Row>> = {
  'to-hit': lasting('to-hit', ANYBODY),
  damage: lasting('damage', ANYBODY),
  grit: lasting('grit', ANYBODY),
  armor: lasting('armor', ANYBODY),
  shield: once(ANYBODY, (_account, on, n, _duration, id) => {
    on.shield = id < NEAR ? on.shield + n : Math.min(MONSTER_SHIELD, on.shield + n);
  }),
  reflect: once(ANYBODY, (_account, on, n, _duration, id) => {
    on.reflect = id < NEAR ? on.reflect + n : Math.min(MONSTER_REFLECT, on.reflect + n);
  }),
  heal: {
    ...lasting('heal', [...ANYBODY, 'any-unconscious-ally'], [...NUMBERS, 30]),
    does: (_account, on, n, duration, id) => {
      if (duration === 'now') on.hitpoints = Math.min(MAXIMUM[id] ?? 0, on.hitpoints + n);
      else on.effects.push(`heal ${n} ${duration}`);
    },
    isVain: (target, duration) => target === 'any-unconscious-ally' && duration !== 'now',
  },
  unsteady: lasting('unsteady', ANYBODY),
  fragile: lasting('fragile', ANYBODY),
  weak: lasting('weak', ANYBODY),
  ongoing: lasting('ongoing', ANYBODY),
  push: once(['enemy', 'ally', 'adjacent-enemies'], (_account, on, n, _duration, id) => {
    on.at = shifted(on.at, ...pushed(id, n));
  }),
  pull: once(['any-enemy', 'any-ally'], (_account, on, n, _duration, id) => {
    if (id === FAR_OFF) on.at = shifted(on.at, -n, -n);
    if (id === AWAY) on.at = shifted(on.at, n, n); // the others stand beside the user, or somebody is in their way
  }),
  slide: once(
    ['any-enemy', 'any-ally', 'any-unconscious-ally'],
    (_account, on, n) => {
      on.at = shifted(on.at, 0, on.at[1] > 10 ? -n : n);
    },
    {
      wishes: (n, id) => ({
        slide:
          id === FAR_OFF
            ? sq(11, 11 - n)
            : id === AWAY
              ? sq(1, 1 + n)
              : sq(id === NEXT ? 8 : id === NEAR ? 7 : 5, (id === NEXT ? 5 : 6) + n),
      }),
    },
  ),
  move: once(
    ['self', 'any-ally', 'adjacent-enemies'],
    ({ figures }, _on, n) => {
      const user = figures[USER];
      if (user === undefined) return;
      user.at = shifted(user.at, 0, n <= 6 ? n : -6);
      user.effects.push('unsteady 1 long'); // it left its neighbour
    },
    { sizes: [...NUMBERS, 'speed'], wishes: (n) => ({ walk: sq(6, n <= 6 ? 6 + n : 0) }) },
  ),
  shift: once(
    ['self', 'any-ally', 'adjacent-enemies'],
    ({ figures }, _on, n) => {
      const user = figures[USER];
      if (user !== undefined) user.at = shifted(user.at, 0, n <= 6 ? n : -6);
    },
    { sizes: [...NUMBERS, 'speed'], wishes: (n) => ({ walk: sq(6, n <= 6 ? 6 + n : 0) }) },
  ),
  surges: once(['self', 'all-allies-and-self'], (account, _on, n) => {
    account.surges += n;
  }),
  'surges-next': once(['self', ...ALLIES], (_account, on, n) => {
    on.saved += n;
  }),
  base: once(['self'], (account, _on, n) => void account.bases.push(`${n} near`)),
  'take-damage': once(['self', 'all-allies-and-self', 'enemy'], ({ figures }, _on, n) => {
    const user = figures[USER];
    if (user !== undefined) user.hitpoints -= n;
  }),
  'deal-damage': once(ANYBODY, (_account, on, n) => {
    on.hitpoints -= n;
  }),
  reduce: once(
    ['self', ...ALLIES, ...ENEMIES],
    (_account, on, n) => {
      on.effects = n < 3 ? [`weak ${3 - n} long`, 'stun 0 short'] : ['stun 0 short'];
    },
    { before: ['weak 3 long', 'stun 0 short'], sizes: [1, 2, 3, 4] },
  ),
  stun: lasting('stun', ANYBODY, NOTHING, 'short'),
  immobile: lasting('immobile', ANYBODY, NOTHING, 'short'),
  swap: once(
    ['enemy', 'ally', 'any-enemy', 'any-ally', 'any-unconscious-ally'],
    ({ figures }, on) => {
      const user = figures[USER];
      if (user !== undefined) [user.at, on.at] = [on.at, user.at];
    },
    { sizes: NOTHING },
  ),
  anchor: lasting('anchor', ANYBODY, NOTHING),
  taunt: lasting('taunt', ANYBODY, NOTHING),
  cleanse: once(
    ANYBODY,
    (_account, on) => {
      on.effects = ['grit 1 long'];
    },
    { before: ['weak 3 long', 'stun 0 short', 'grit 1 long', 'immobile 0 short', 'ongoing 2 long'], sizes: NOTHING },
  ),
  'attack-again': once(
    ['self', 'any-ally', 'all-allies-and-self'],
    (account) => {
      account.extraAttacks += 1;
    },
    { sizes: NOTHING },
  ),
  'ignore-armor': once(
    ['target'],
    (account) => {
      account.bypass = 'armor';
    },
    { sizes: NOTHING },
  ),
  'ignore-shield-and-armor': once(
    ['target'],
    (account) => {
      account.bypass = 'shield-and-armor';
    },
    { sizes: NOTHING },
  ),
  reinforce: once(
    ['self'],
    (account) => {
      account.caller = USER;
    },
    { sizes: NOTHING },
  ),
};

/** What is about the user alone happens once, however many the Benefit reaches. */
export const OWN: readonly Word[] = [
  ...(['move', 'shift', 'surges', 'base', 'take-damage', 'attack-again', 'reinforce'] as const),
  ...(['ignore-armor', 'ignore-shield-and-armor'] as const),
];

import type { Effect, EffectOf } from '../vocabulary.ts';
import { FORM_LABELS, FORM_SHORTS, type Labels } from './labels.ts';
import { amount, amountOf, capital, idOf, numberOf, signed } from './text.ts';

/** All words but the Threat, which holds further effects and so takes a clause for itself. */
export type Word = Exclude<Effect['word'], 'threat'>;

/** How a word is written, and how it is told from the others. */
interface Speech<E> {
  /** An example, for whoever wrote it otherwise. */
  readonly like: string;
  readonly pattern: RegExp;
  /** Nothing where what was caught is not of this word. */
  readonly read: (caught: readonly (string | undefined)[]) => E | null;
  readonly write: (effect: E) => string;
}

const speech = <E>(like: string, pattern: RegExp, read: Speech<E>['read'], write: Speech<E>['write']): Speech<E> => ({
  like,
  pattern,
  read,
  write,
});

/** A word that says no more than itself. */
const bare = <E>(label: string, effect: E): Speech<E> =>
  speech(
    label,
    new RegExp(`^${label}$`),
    () => effect,
    () => label,
  );

/** A word with a number behind it. */
const counted = <E extends { readonly by: number }>(label: string, make: (by: number) => E): Speech<E> =>
  speech(
    `${label}1`,
    new RegExp(`^${label.replace('+', '\\+')}(\\d+)$`),
    ([by]) => make(numberOf(by)),
    ({ by }) => `${label}${by}`,
  );

/** What is made of an id that is written so, or nothing. */
function named<K extends string, E>(labels: Labels<K>, label: string | undefined, make: (id: K) => E): E | null {
  const id = idOf(labels, label);
  return id === null ? null : make(id);
}

/** The same of a list in brackets. */
function listed<K extends string, E>(
  labels: Labels<K>,
  text: string | undefined,
  make: (ids: readonly K[]) => E,
): E | null {
  const ids = (text ?? '').split(', ').map((label) => idOf(labels, label));
  return ids.every((id) => id !== null) ? make(ids) : null;
}

const labelsOf = <K extends string>(labels: Labels<K>, ids: readonly K[]): string =>
  ids.map((id) => labels[id]).join(', ');

const LIMITS: Labels<EffectOf<'limit'>['of']> = { treasures: 'T', boons: 'B', kind: 'K' };
const COSTS: Labels<EffectOf<'cost'>['of']> = { treasure: 'Treasure', gloryCard: 'Glory card' };
const FREE: Labels<EffectOf<'free'>['what']> = { firstExplore: 'first Explore', challenge: 'challenge' };
const OPEN: Labels<EffectOf<'open'>['what']> = { locked: 'L', exit: '1 exit', wall: '1 wall' };
const IGNORED: Labels<EffectOf<'ignore'>['what'][number]> = { pit: 'Pit', spikes: 'Spikes', levelDrain: 'Level Drain' };
const LIFTED_AT: Labels<EffectOf<'liftAt'>['where'][number]> = { entrance: 'Entrance', city: 'city' };
const WARPS: Labels<EffectOf<'warp'>['to']> = {
  section: 'own section',
  sectionOrEntrance: 'own section or any Entrance',
};

export const SPEECH: { readonly [W in Word]: Speech<EffectOf<W>> } = {
  score: speech(
    'Melee +1',
    /^(\w+) ([+−]\d+)$/,
    ([label, by]) => named(FORM_LABELS, label, (form) => ({ word: 'score', form, by: numberOf(by) })),
    ({ form, by }) => `${FORM_LABELS[form]} ${signed(by)}`,
  ),
  threats: speech(
    'Threat +1',
    /^Threat ([+−]\d+)$/,
    ([by]) => ({ word: 'threats', by: numberOf(by) }),
    ({ by }) => `Threat ${signed(by)}`,
  ),
  // What is less is the attack of a foe; `#` has no sign of its own, so the foe tells it.
  attack: speech(
    'Attack +2 or Attack −#',
    /^Attack ([+−])(\d+|#)$/,
    ([sign, by]): EffectOf<'attack'> => {
      const isFoes = sign === '−';
      return { word: 'attack', by: by === '#' ? '#' : numberOf(`${isFoes ? '−' : ''}${by}`), isFoes };
    },
    ({ by, isFoes }) => `Attack ${typeof by === 'number' ? signed(by) : `${isFoes ? '−' : '+'}${by}`}`,
  ),
  counter: speech(
    'Counter +1',
    /^Counter ([+−]\d+|\+#)$/,
    ([by]) => ({ word: 'counter', by: amountOf(by) }),
    ({ by }) => `Counter ${amount(by)}`,
  ),
  bestOfTwo: bare('Best of 2', { word: 'bestOfTwo' }),
  wound: counted('Wound ', (by) => ({ word: 'wound', by })),
  woundMore: counted('Wound +', (by) => ({ word: 'woundMore', by })),
  prevent: counted('Prevent ', (by) => ({ word: 'prevent', by })),
  preventTo: speech(
    'Prevent to 1',
    /^Prevent to (\d+)$/,
    ([life]) => ({ word: 'preventTo', life: numberOf(life) }),
    ({ life }) => `Prevent to ${life}`,
  ),
  heal: counted('Heal ', (by) => ({ word: 'heal', by })),
  tip: speech(
    'Tip or Tip (untip Me 5)',
    /^Tip(?: \(untip (\w+) (\d+)\))?$/,
    ([label, number]) =>
      label === undefined
        ? { word: 'tip', untip: null }
        : named(FORM_SHORTS, label, (form) => ({ word: 'tip', untip: { form, number: numberOf(number) } })),
    ({ untip }) => (untip === null ? 'Tip' : `Tip (untip ${FORM_SHORTS[untip.form]} ${untip.number})`),
  ),
  untip: bare('Untip', { word: 'untip' }),
  level: speech(
    'Level −1',
    /^Level (−\d+)$/,
    ([by]) => ({ word: 'level', by: numberOf(by) }),
    ({ by }) => `Level ${signed(by)}`,
  ),
  glory: speech(
    'Glory +3 or Glory −3',
    /^Glory ([+−]\d+|\+#|\+k|\+2k\/k>[23])$/,
    ([by]) => ({ word: 'glory', by: amountOf(by) }),
    ({ by }) => `Glory ${amount(by)}`,
  ),
  peril: speech(
    'Peril +1 or Peril −4',
    /^Peril ([+−]\d+|\+#|\+k|\+2k\/k>[23])$/,
    ([by]) => ({ word: 'peril', by: amountOf(by) }),
    ({ by }) => `Peril ${amount(by)}`,
  ),
  move: counted('Move +', (by) => ({ word: 'move', by })),
  warp: speech(
    'Warp (own section) or Warp (own section or any Entrance)',
    /^Warp \((.+)\)$/,
    ([label]) => named(WARPS, label, (to) => ({ word: 'warp', to })),
    ({ to }) => `Warp (${WARPS[to]})`,
  ),
  shift: counted('Shift ', (by) => ({ word: 'shift', by })),
  repel: speech(
    'Repel (cost ≤4) or Repel (cost ≤3 or Beast)',
    /^Repel \(cost ≤(\d+)(?: or ([A-Z][a-z]+))?\)$/,
    ([cost, category]) => ({
      word: 'repel',
      cost: numberOf(cost),
      category: category === undefined ? null : category.toLowerCase(),
    }),
    ({ cost, category }) => `Repel (cost ≤${cost}${category === null ? '' : ` or ${capital(category)}`})`,
  ),
  minion: bare('Minion', { word: 'minion' }),
  limit: speech(
    'Limit T +2, Limit B +1 or Limit K +1',
    /^Limit (\w) \+(\d+)$/,
    ([label, by]) => named(LIMITS, label, (of) => ({ word: 'limit', of, by: numberOf(by) })),
    ({ of, by }) => `Limit ${LIMITS[of]} +${by}`,
  ),
  cost: speech(
    'Cost −1 (Treasure) or Cost +1 (Glory card)',
    /^Cost ([+−]\d+) \((.+)\)$/,
    ([by, label]) => named(COSTS, label, (of) => ({ word: 'cost', of, by: numberOf(by) })),
    ({ of, by }) => `Cost ${signed(by)} (${COSTS[of]})`,
  ),
  free: speech(
    'Cost 0 (first Explore) or Cost 0 (challenge)',
    /^Cost 0 \((.+)\)$/,
    ([label]) => named(FREE, label, (what) => ({ word: 'free', what })),
    ({ what }) => `Cost 0 (${FREE[what]})`,
  ),
  open: speech(
    'Open (L), Open (1 exit) or Open (1 wall)',
    /^Open \((.+)\)$/,
    ([label]) => named(OPEN, label, (what) => ({ word: 'open', what })),
    ({ what }) => `Open (${OPEN[what]})`,
  ),
  ignore: speech(
    'Ignore (Pit, Spikes) or Ignore (Level Drain)',
    /^Ignore \((.+)\)$/,
    ([labels]) => listed(IGNORED, labels, (what) => ({ word: 'ignore', what })),
    ({ what }) => `Ignore (${labelsOf(IGNORED, what)})`,
  ),
  symbol: speech(
    'Symbol Sp ●',
    /^Symbol (\w+) ●$/,
    ([label]) => named(FORM_SHORTS, label, (form) => ({ word: 'symbol', form })),
    ({ form }) => `Symbol ${FORM_SHORTS[form]} ●`,
  ),
  draw: counted('Draw ', (by) => ({ word: 'draw', by })),
  discard: speech(
    'Discard 1 (Boon)',
    /^Discard (\d+) \(Boon\)$/,
    ([by]) => ({ word: 'discard', by: numberOf(by), of: 'boon' }),
    ({ by }) => `Discard ${by} (Boon)`,
  ),
  look: counted('Look ', (by) => ({ word: 'look', by })),
  upkeep: counted('Upkeep ', (by) => ({ word: 'upkeep', by })),
  charges: counted('Charges ', (by) => ({ word: 'charges', by })),
  lift: speech(
    'Lift [2 MP]',
    /^Lift \[(\d+) MP\]$/,
    ([points]) => ({ word: 'lift', points: numberOf(points) }),
    ({ points }) => `Lift [${points} MP]`,
  ),
  liftAt: speech(
    'Lift (Entrance, city)',
    /^Lift \((.+)\)$/,
    ([labels]) => listed(LIFTED_AT, labels, (where) => ({ word: 'liftAt', where })),
    ({ where }) => `Lift (${labelsOf(LIFTED_AT, where)})`,
  ),
};

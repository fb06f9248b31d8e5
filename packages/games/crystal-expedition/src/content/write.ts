import type { AbilityId, ActivatorId, FormId, InterruptId } from './ids.ts';
import type { COUNTED_TRAITS, Gain, Gains, Levels, PLAIN_TRAITS, Trait } from './traits.ts';
import type {
  Activator,
  Amount,
  AttackForm,
  Clause,
  COUNTS,
  Condition,
  DamageElement,
  Deed,
  EffectId,
  Interrupt,
  Kind,
  Limit,
  MEASURED,
  ORIGINS,
  Range,
  Side,
  Statistic,
  Statistics,
  Trigger,
  UNMEASURED,
  Weakness,
  Whom,
} from './vocabulary.ts';

// Short words to write content with, so that a table in code reads like one on paper.

type Much = number | Amount;

const amount = (much: Much): Amount => (typeof much === 'number' ? { base: much, rises: false } : much);
/** What grows with its item. */
export const rising = (base: number): Amount => ({ base, rises: true });

export const SELF: Whom = { who: 'self' };
export const TARGET: Whom = { who: 'target' };
export const TRIGGER: Whom = { who: 'trigger' };

type Within = 'adjacent' | 'anywhere' | Much;
type Several = (of: Side, within: Within) => Whom;
const range = (within: Within): Range => (within === 'adjacent' || within === 'anywhere' ? within : amount(within));
const some =
  (who: (typeof COUNTS)[number], from: (typeof ORIGINS)[number]) =>
  (of: Side, within: Within): Whom => ({ who, of, from, within: range(within) });
export const one: Several = some('one', 'user');
export const upToTwo: Several = some('two', 'user');
export const each: Several = some('each', 'user');
export const oneNearTarget: Several = some('one', 'target');
export const eachNearTarget: Several = some('each', 'target');

const clause = (deed: Deed, whom: Whom): Clause => ({ ...deed, whom, condition: null });
const measured = (word: (typeof MEASURED)[number], much: Much, whom: Whom): Clause =>
  clause({ word, n: amount(much) }, whom);

export const toHit = (much: Much): Clause => measured('to-hit', much, TARGET);
export const ignoreArmor = (much: Much): Clause => measured('ignore-armor', much, TARGET);
export const shield = (much: Much, whom: Whom = SELF): Clause => measured('shield', much, whom);
export const reflect = (much: Much, whom: Whom = SELF): Clause => measured('reflect', much, whom);
export const heal = (much: Much, whom: Whom = SELF): Clause => measured('heal', much, whom);
export const dodge = (much: Much, whom: Whom = SELF): Clause => measured('dodge', much, whom);
export const dodgeThrough = (much: Much): Clause => measured('dodge-through', much, SELF);
export const teleport = (much: Much): Clause => measured('teleport', much, SELF);
export const push = (much: Much): Clause => measured('push', much, TARGET);
export const pull = (much: Much): Clause => measured('pull', much, TARGET);
export const strip = (much: Much): Clause => measured('strip', much, TARGET);
export const raise = (much: Much): Clause => measured('raise', much, one('dead-minion', 'anywhere'));
export const reduce = (much: Much): Clause => measured('reduce', much, TRIGGER);
export const stayAt = (much: Much): Clause => measured('stay-at', much, SELF);
export const base = (much: Much): Clause => measured('base', much, SELF);
export const does = (word: (typeof UNMEASURED)[number], whom: Whom): Clause => clause({ word }, whom);
export const damage = (much: Much, element: DamageElement = null): Clause =>
  clause({ word: 'damage', n: amount(much), element }, TARGET);
export const harm = (much: Much, whom: Whom, element: DamageElement = null): Clause =>
  clause({ word: 'harm', n: amount(much), element }, whom);
export const effect = (id: EffectId, much: Much = 0, whom: Whom = TARGET): Clause =>
  clause({ word: 'effect', effect: id, n: amount(much) }, whom);
export const countsAs = (element: Weakness): Clause => clause({ word: 'element', element }, TARGET);

export const given = (condition: Condition, of: Clause): Clause => ({ ...of, condition });

export const per = (limit: Limit['per'], times = 1): Limit => ({ times, per: limit });

/** Once per Attack, unless the limit says otherwise. [activator.once-unless-repeat] */
export const activator = (
  id: ActivatorId,
  cost: number,
  kind: Kind,
  clauses: readonly Clause[],
  limit: Limit | null = per('attack'),
): Activator => ({ id, cost, kind, limit, clauses });

type Terms = Partial<Pick<Interrupt, 'to' | 'only' | 'limit'>>;

/** Once per Encounter, to the owner and in any circumstance, unless the terms say otherwise. [interrupt.frequency] */
export function interrupt(id: InterruptId, trigger: Trigger, clauses: readonly Clause[], terms: Terms = {}): Interrupt {
  const { to = trigger === 'encounter-start' ? null : SELF, only = null, limit = per('encounter') } = terms;
  return { id, trigger, to, only, limit, clauses };
}

const form = (
  id: FormId,
  of: AttackForm['form'],
  terms: { readonly cost: number; readonly range: Much; readonly damage?: Amount },
): AttackForm => ({ id, form: of, cost: terms.cost, range: amount(terms.range), damage: terms.damage ?? amount(0) });

/** Squares that the Reach form reaches. [attack.reach] */
const REACH = 2;
export const MELEE: AttackForm = form('melee', 'melee', { cost: 0, range: 1 });
export const ranged = (squares: Much, id: FormId = 'ranged', cost = 0): AttackForm =>
  form(id, 'ranged', { cost, range: squares });
export const reach = (id: FormId = 'reach', cost = 0, more: Amount = amount(0)): AttackForm =>
  form(id, 'reach', { cost, range: REACH, damage: more });

export const plus = (statistic: Statistic, much: Much): Gain => ({ gain: 'statistic', statistic, n: amount(much) });
export const owns = (of: Activator): Gain => ({ gain: 'activator', activator: of });
export const answers = (of: Interrupt): Gain => ({ gain: 'interrupt', interrupt: of });
export const attacks = (of: AttackForm): Gain => ({ gain: 'form', form: of });
export const always = (trait: Trait): Gain => ({ gain: 'ability', id: null, does: trait });
export const ability = (id: AbilityId, trait: Trait): Gain => ({ gain: 'ability', id, does: trait });

export const plain = (trait: (typeof PLAIN_TRAITS)[number]): Trait => ({ trait });
export const counted = (trait: (typeof COUNTED_TRAITS)[number], much: Much): Trait => ({ trait, n: amount(much) });
export const escapes = (much: Much, whom: Whom = SELF): Trait => ({ trait: 'escape', n: amount(much), whom });
export const more = (trait: 'to-hit' | 'damage', much: Much, condition: Condition | null = null): Trait => ({
  trait,
  n: amount(much),
  condition,
});

/** Level 2 and level 4 of an item only raise what rises. [gear.level-gains] */
export const levels = (first: Gains, third: Gains = [], fifth: Gains = []): Levels => [first, [], third, [], fifth];

/** In the order of a stat block: Speed, Grit, Grab, Hitpoints, Fate. */
export const block = (speed: number, grit: number, grab: number, hitpoints: number, fate: number): Statistics => ({
  speed,
  grit,
  grab,
  hitpoints,
  fate,
  armor: 0,
});

import type { Person, Subject } from '@questhall/facets/saying';
import type { DamageElement, EffectId, Side } from '../../content/index.ts';
import type { Far, Phrases, Predicate, ToldDeed } from '../telling/phrases.ts';
import { NAMES } from './names.ts';
import { traitText } from './traits.ts';

const does = (person: Person, one: string, several: string, rest: string): Predicate => ({
  verb: person === 'one' ? one : several,
  rest,
});

const whole = (rest: string): Predicate => ({ verb: '', rest, isWhole: true });

const be = (person: Person): string => (person === 'one' ? 'is' : 'are');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const squares = (n: number): string => (n === 1 ? '1 square' : `${n} squares`);
const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

export const last = (parts: readonly string[], between: string, beforeLast: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(between)}${beforeLast}${parts.at(-1)}`;

export const effectText = (effect: EffectId, n: number): string =>
  n === 0 ? NAMES.effect[effect] : `${NAMES.effect[effect]} ${n}`;

function elementText(element: DamageElement): string {
  if (element === null) return '';
  if (element === 'base') return ' of the same element';
  return element === 'chosen' ? ' of an element you choose' : '';
}
const damageText = (n: number, element: DamageElement): string => {
  const named = element === null || element === 'base' || element === 'chosen' ? '' : `${NAMES.element[element]} `;
  return `${n} ${named}damage${elementText(element)}`;
};

function deed(told: ToldDeed, { text, person }: Subject): Predicate {
  switch (told.word) {
    case 'to-hit':
      return whole(`+${told.n} to-hit`);
    case 'ignore-armor':
      return whole(`this Attack ignores ${told.n} Armor`);
    case 'damage':
      return whole(`+${damageText(told.n, told.element)}`);
    case 'element':
      return whole(`the Attack counts as ${NAMES.element[told.element]} if bought before its Damage`);
    case 'reduce':
      return whole(`that damage is ${told.n} less`);
    case 'take-damage':
      return whole('you take that Damage instead, through your own defences');
    case 'reroll-highest':
      return whole('the attacker throws its highest die again');
    case 'shield':
      return does(person, 'gains', 'gain', `Shield ${told.n}`);
    case 'reflect':
      return does(person, 'gains', 'gain', `Reflect ${told.n}`);
    case 'heal':
      return does(person, 'regains', 'regain', told.n === 1 ? '1 Hitpoint' : `${told.n} Hitpoints`);
    case 'dodge':
      return does(person, 'Dodges', 'Dodge', `up to ${squares(told.n)}`);
    case 'dodge-through':
      return does(person, 'Dodges', 'Dodge', `up to ${squares(told.n)}, through enemies too`);
    case 'teleport':
      return does(person, 'Teleports', 'Teleport', `up to ${squares(told.n)}`);
    case 'push':
      return { verb: be(person), rest: `pushed ${squares(told.n)}` };
    case 'pull':
      return { verb: be(person), rest: `pulled ${squares(told.n)}` };
    case 'strip':
      return does(person, 'first loses', 'first lose', `up to ${told.n} points of Reflect and Shield`);
    case 'raise':
      return does(person, 'returns', 'return', `with ${told.n} Hitpoints`);
    case 'stay-at':
      return does(person, 'stays', 'stay', `at ${told.n} Hitpoint${told.n === 1 ? '' : 's'} instead of falling`);
    case 'base':
      return does(person, 'has', 'have', `${told.n} more base damage for the rest of the Encounter`);
    case 'swap':
      return whole(`change places with ${text}`);
    case 'attack':
      return does(person, 'makes', 'make', 'an Attack of their own without a Move, when yours is over');
    case 'cleanse-one':
      return does(person, 'loses', 'lose', 'one harmful Effect');
    case 'cleanse-all':
      return does(person, 'loses', 'lose', 'all harmful Effects');
    case 'harm':
      return does(person, 'takes', 'take', damageText(told.n, told.element));
    case 'effect':
      return given(told.effect, told.n, person);
  }
}

/** Poison is had, everything else one is. */
const given = (effect: EffectId, n: number, person: Person): Predicate => {
  if (effect === 'poison') return does(person, 'gets', 'get', effectText(effect, n));
  return { verb: be(person), rest: effect === 'taunted' ? 'Taunted by you' : effectText(effect, n) };
};

const WHERE = { user: 'you', target: 'the target' } as const;

const far = (from: string, distance: Far): string =>
  distance === 'anywhere' ? '' : distance === 'adjacent' ? ` adjacent to ${from}` : ` within ${distance} of ${from}`;

type Sides = Readonly<Record<Side, readonly [one: string, several: string, article: string]>>;

const SIDES: Sides = {
  ally: ['ally', 'allies', 'an'],
  'self-or-ally': ['ally', 'allies', 'an'],
  enemy: ['enemy', 'enemies', 'an'],
  'other-enemy': ['other enemy', 'other enemies', 'one'],
  minion: ['Minion', 'Minions', 'a'],
  'ally-or-minion': ['ally or Minion', 'allies and Minions', 'an'],
  'dead-minion': ['Minion killed in this Encounter', 'Minions killed in this Encounter', 'a'],
};

const someOf =
  (sides: Sides, self: string, where: Readonly<Record<'user' | 'target', string>>): Phrases['some'] =>
  (count, of, from, distance) => {
    const [one, several, article] = sides[of];
    const place = far(where[from], distance);
    if (count === 'each') {
      const isTargetToo = of === 'enemy' && from === 'target';
      const also = of === 'self-or-ally' ? `${self} and ` : isTargetToo ? 'the target and ' : '';
      return { text: `${also}each ${one}${place}`, person: also === '' ? 'one' : 'many' };
    }
    if (count === 'two')
      return { text: `up to two ${of === 'self-or-ally' ? `of ${self} and ` : ''}${several}${place}`, person: 'many' };
    return {
      text: of === 'self-or-ally' ? `${self} or ${article} ${one}${place}` : `${article} ${one}${place}`,
      person: 'one',
    };
  };

/** What players read about what their heroes have. */
export const PHRASES: Phrases = {
  cost: (surges) => (surges === 1 ? '1 Surge' : `${surges} Surges`),
  kinds: { aim: 'before Momentum', damage: 'on a hit, before its Damage', hit: 'on a hit', free: 'any time' },
  limit: ({ times: n, per }) =>
    per === 'attack'
      ? `${times(n)} in an Attack`
      : per === 'round'
        ? `${times(n)} in a Round`
        : `${times(n)} per ${per === 'encounter' ? 'Encounter' : 'expedition'}`,
  unlimited: 'as often as you pay',
  self: { text: 'you', person: 'you' },
  target: { text: 'the target', person: 'one' },
  trigger: { text: 'that hero', person: 'one' },
  some: someOf(SIDES, 'you', WHERE),
  deed,
  conditions: {
    'moved-far': 'if you moved 3 or more squares this Turn',
    'target-at-half': 'if the target has half its Hitpoints or less',
    'ally-beside-target': 'if another conscious ally stood beside the target',
    'target-is-minion': 'against a Minion',
    'target-is-champion': 'against a Champion',
    'target-not-adjacent': 'against a target that is not adjacent',
    'nobody-else': 'if there is nobody else',
  },
  triggers: {
    'encounter-start': () => 'when an Encounter starts',
    'attack-rolled': (whom) => `when an Attack against ${whom} is rolled`,
    'damage-coming': (whom) => `when ${whom} would take damage`,
    'hitpoints-lost': (whom) => `when ${whom} lost Hitpoints`,
    'would-fall': (whom) => `when ${whom} would fall`,
    fell: (whom) => `when ${whom} fell Unconscious`,
    'half-hitpoints': (whom) => `the first time ${whom} had half the Hitpoints or less`,
    'monster-killed': (whom) => `when ${whom} was killed`,
    'turn-end': (whom) => `when the Turn of ${whom} ends`,
  },
  circumstances: {
    first: 'as the first in this Encounter',
    'by-enemy': 'by an enemy’s doing',
    'by-attack': 'by an enemy’s Attack or Activator',
    'by-adjacent': 'by an adjacent enemy',
  },
  effect: effectText,
  element: (element) => (element === null || element === 'base' || element === 'chosen' ? '' : NAMES.element[element]),
  statistic: (statistic, n) => `${n < 0 ? '−' : '+'}${Math.abs(n)} ${NAMES.statistic[statistic]}`,
  trait: traitText,
  form: (form, range, cost, damage) => {
    const reach = form === 'melee' ? 'melee' : form === 'reach' ? 'Reach' : `Ranged ${range}`;
    const terms = [
      cost === 0 ? '' : `for ${cost} Surge${cost === 1 ? '' : 's'}`,
      damage === 0 ? '' : `with +${damage} damage`,
    ];
    return ['Attacks:', reach, ...terms.filter(Boolean)].join(' ');
  },
  base: (n, element) => `base damage ${n}${element === '' ? '' : ` ${element}`}`,
  list: (parts) => last(parts, ', ', ' and '),
  chain: (parts) => last(parts, ', ', ', and '),
  sentence: (terms, deeds) => capital(`${terms.join(', ')}: ${deeds}.`),
};

const MONSTER_SIDES: Sides = {
  ...SIDES,
  ally: ['other monster', 'other monsters', 'one'],
  'self-or-ally': ['other monster', 'other monsters', 'one'],
  enemy: ['hero', 'heroes', 'a'],
  'other-enemy': ['other hero', 'other heroes', 'one'],
  'ally-or-minion': ['other monster', 'other monsters', 'one'],
};

/** What players read about what monsters have, whose enemies are the heroes. */
export const MONSTER_PHRASES: Phrases = {
  ...PHRASES,
  unlimited: 'as often as it pays',
  self: { text: 'it', person: 'one' },
  trigger: { text: 'that monster', person: 'one' },
  some: someOf(MONSTER_SIDES, 'it', { user: 'it', target: 'the target' }),
  conditions: {
    ...PHRASES.conditions,
    'moved-far': 'if it moved 3 or more squares this Turn',
    'ally-beside-target': 'if another monster stood beside the target',
  },
};

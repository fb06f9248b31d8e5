import type { Person, Predicate } from '@questhall/facets/saying';
import type { Phrases } from '../telling/phrases.ts';
import { TRAITS } from './traits.ts';

const predicate = (verb: string, rest: string): Predicate => ({ verb, rest });
const does = (person: Person | null, one: string, others: string, rest: string): Predicate =>
  predicate(person === 'one' ? one : others, rest);
const gets = (person: Person | null, what: string): Predicate => does(person, 'gets', 'get', what);
const gains = (person: Person | null, what: string): Predicate => does(person, 'gains', 'gain', what);
const has = (person: Person | null, what: string): Predicate =>
  person === null ? predicate('', what) : does(person, 'has', 'have', what);
const is = (person: Person | null, what: string): Predicate => does(person, 'is', 'are', what);

const count = (n: number | 'speed', thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

const whose = (person: Person | null): string => (person === 'you' ? 'your' : person === 'many' ? 'their' : 'its');
const far = (n: number | 'speed', person: Person | null): string =>
  `up to ${n === 'speed' ? `${whose(person)} Speed` : count(n, 'square')}`;

const PREDICATES: Phrases['predicates'] = {
  'to-hit': (n, person) => has(person, `+${n} to-hit`),
  damage: (n, person) => has(person, `+${n} damage`),
  grit: (n, person) => has(person, `+${n} Grit`),
  armor: (n, person) => has(person, `+${n} Armor`),
  shield: (n, person) => gains(person, `Shield ${n}`),
  reflect: (n, person) => gains(person, `Reflect ${n}`),
  heal: (n, person) => gets(person, `Heal ${n}`),
  unsteady: (n, person) => gets(person, `Unsteady ${n}`),
  fragile: (n, person) => gets(person, `Fragile ${n}`),
  weak: (n, person) => gets(person, `Weak ${n}`),
  ongoing: (n, person) => gets(person, `Ongoing ${n}`),
  push: (n, person) => gets(person, `Push ${n}`),
  pull: (n, person) => gets(person, `Pull ${n}`),
  slide: (n, person) => gets(person, `Slide ${n}`),
  move: (n, person) => does(person, 'moves', 'move', far(n, person)),
  shift: (n, person) => does(person, 'shifts', 'shift', far(n, person)),
  surges: (n, person) => gains(person, count(n, 'Surge')),
  'surges-next': (n, person) => gains(person, `${count(n, 'Surge')} next Turn`),
  base: (n) => predicate('may attack', `with base damage ${n}`),
  'take-damage': (n, person) => does(person, 'takes', 'take', `${n} damage`),
  'deal-damage': (n, person) => does(person, 'takes', 'take', `${n} damage`),
  reduce: (n, person) => does(person, 'lowers', 'lower', `one negative Effect by ${n}`),
  stun: (_n, person) => is(person, 'Stunned'),
  immobile: (_n, person) => is(person, 'Immobile'),
  swap: (_n, person) => does(person, 'swaps', 'swap', 'places with you'),
  anchor: (_n, person) => does(person, 'picks', 'pick', `${whose(person)} own squares in Momentum`),
  taunt: (_n, person) => does(person, 'takes', 'take', 'you for its Preferred Target'),
  cleanse: (_n, person) => does(person, 'loses', 'lose', 'all negative Effects'),
  'attack-again': (_n, person) => does(person, 'attacks', 'attack', 'once more with 1 less base damage'),
  'ignore-armor': () => predicate('', 'Armor is ignored'),
  'ignore-shield-and-armor': () => predicate('', 'Shield and Armor are ignored'),
  reinforce: (_n, person) => does(person, 'calls', 'call', `the rest of the Patrol for ${whose(person)} next Turn`),
};

const last = (parts: readonly string[], comma: string, and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(comma)}${and}${parts.slice(-1).join('')}`;

/** What players read about their own cards. */
export const PHRASES: Phrases = {
  cost: (surges) => (surges === 0 ? 'Free' : count(surges, 'Surge')),
  timings: {
    any: 'any time',
    before: 'before an attack',
    roll: 'after the roll',
    hit: 'after a hit',
    miss: 'after a miss',
    after: 'once you have attacked',
  },
  subjects: {
    self: { text: 'you', person: 'you' },
    ally: { text: 'an ally in range', person: 'one' },
    'ally-or-self': { text: 'you or an ally in range', person: 'one' },
    enemy: { text: 'an enemy in range', person: 'one' },
    target: { text: 'the target', person: 'one' },
    'any-ally': { text: 'an ally anywhere', person: 'one' },
    'any-ally-or-self': { text: 'you or an ally anywhere', person: 'one' },
    'any-enemy': { text: 'an enemy anywhere', person: 'one' },
    'any-unconscious-ally': { text: 'an Unconscious ally anywhere', person: 'one' },
    'all-allies-and-self': { text: 'you and all allies', person: 'many' },
    'adjacent-allies-and-self': { text: 'you and all adjacent allies', person: 'many' },
    'adjacent-enemies': { text: 'all adjacent enemies', person: 'many' },
    'enemy-and-neighbours': { text: 'an enemy in range and all enemies adjacent to it', person: 'many' },
  },
  durations: { turn: 'Turn', short: 'Short', long: 'Long' },
  conditions: {
    wounded: 'if you are below maximum Hitpoints',
    bloodied: 'if the target has half its Hitpoints or less',
    stopped: 'if the Push was stopped short',
    flanked: 'if another ally is adjacent to the target',
    hit: 'if you hit',
    killed: 'if you killed an enemy',
  },
  predicates: PREDICATES,
  pushing: (n, person) => does(person, 'pushes', 'push', `an adjacent enemy ${far(n, person)}`),
  patterns: {
    ranged: () => 'Ranged',
    reach: () => 'Reach',
    line: () => 'Line',
    sweep: () => 'Sweep',
    radius: (n) => `Radius ${n}`,
    cleave: () => 'Cleave',
    bounce: (n) => `Bounce ${n}`,
  },
  patternUses: {
    attack: (pattern) => `the attack has ${pattern}`,
    such: (pattern) => `such an attack has ${pattern}`,
    attacks: (pattern) => `all attacks this Turn have ${pattern}`,
  },
  limits: {
    perTurn: (times) =>
      times === 0 ? 'once for each Glow' : times === 2 ? 'up to twice per Turn' : `up to ${times} times per Turn`,
    long: 'not while an earlier use lasts',
    belowShield: (shield) => `while you have less than ${shield} Shield`,
    notLord: 'not on a Lord',
  },
  evils: {
    unsteady: 'Unsteady',
    fragile: 'Fragile',
    weak: 'Weak',
    ongoing: 'Ongoing',
    stun: 'Stun',
    immobile: 'Immobile',
    push: 'Push',
    pull: 'Pull',
    slide: 'Slide',
  },
  traits: TRAITS,
  base: (n, pattern) =>
    pattern === null
      ? `Attacks with base damage ${n}.`
      : `Attacks with base damage ${n} and ${pattern}, which your Benefits have too.`,
  immune: (evil, isForced) => (isForced ? `Immune to ${evil} by enemies.` : `Immune to ${evil}.`),
  slots: {
    'main-hand': 'Main Hand',
    'off-hand': 'Off Hand',
    armor: 'Armor',
    amulet: 'Amulet',
    ring: 'Ring',
    boots: 'Boots',
  },
  slot: (slot) => `Slot: ${slot}.`,
  list: (parts) => last(parts, ', ', ' and '),
  chain: (parts) => last(parts, ', ', ', and '),
  sentence: (terms, deeds) => `${terms.join(', ')}: ${deeds}.`,
};

/** What players read about the Benefits of monsters, whose enemies are the heroes. */
export const MONSTER_PHRASES: Phrases = {
  ...PHRASES,
  timings: { ...PHRASES.timings, after: 'once it has attacked' },
  subjects: {
    self: { text: 'it', person: 'one' },
    ally: { text: 'another monster in range', person: 'one' },
    'ally-or-self': { text: 'it or another monster in range', person: 'one' },
    enemy: { text: 'a hero in range', person: 'one' },
    target: { text: 'the target', person: 'one' },
    'any-ally': { text: 'another monster anywhere', person: 'one' },
    'any-ally-or-self': { text: 'it or another monster anywhere', person: 'one' },
    'any-enemy': { text: 'a hero anywhere', person: 'one' },
    'any-unconscious-ally': { text: 'an Unconscious monster anywhere', person: 'one' },
    'all-allies-and-self': { text: 'all monsters', person: 'many' },
    'adjacent-allies-and-self': { text: 'it and all adjacent monsters', person: 'many' },
    'adjacent-enemies': { text: 'all adjacent heroes', person: 'many' },
    'enemy-and-neighbours': { text: 'a hero in range and all heroes adjacent to it', person: 'many' },
  },
  conditions: {
    ...PHRASES.conditions,
    wounded: 'if it is below maximum Hitpoints',
    flanked: 'if another monster is adjacent to the target',
    hit: 'if it hit',
    killed: 'if it brought down a hero',
  },
  limits: { ...PHRASES.limits, belowShield: (shield) => `while it has less than ${shield} Shield` },
};

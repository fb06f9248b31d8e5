import type { Person, Predicate } from '@questhall/facets/saying';
import type { Phrases } from '../telling/phrases.ts';
import { NAMES } from './names.ts';
import { digits, list, price } from './numbers.ts';
import { TRAITS } from './traits.ts';

const { effect: EFFECTS, pattern: PATTERNS, duration: DURATIONS } = NAMES;

const predicate = (verb: string, rest: string): Predicate => ({ verb, rest });
/** Most verbs are the same for you and for somebody else. */
const does = (person: Person | null, one: string, many: string, rest: string): Predicate =>
  predicate(person === 'many' ? many : one, rest);
const gets = (person: Person | null, what: string): Predicate =>
  person === null ? predicate('', what) : does(person, 'krijgt', 'krijgen', what);
const is = (person: Person | null, what: string): Predicate =>
  predicate(person === 'you' ? 'bent' : person === 'many' ? 'zijn' : 'is', what);
const suffers = (person: Person | null, n: number | 'speed'): Predicate =>
  does(person, 'lijdt', 'lijden', `${n} schade`);

const whose = (person: Person | null): string => (person === 'you' ? 'je' : person === 'many' ? 'hun' : 'zijn');
const far = (n: number | 'speed', person: Person | null): string =>
  n === 'speed' ? `zo ver als ${whose(person)} Snelheid` : `hoogstens ${digits(n, 'vak', 'vakken')}`;
const isMoved = (person: Person | null, n: number | 'speed', how: string): Predicate =>
  does(person, 'wordt', 'worden', `${far(n, person)} ${how}`);

const PREDICATES: Phrases['predicates'] = {
  'to-hit': (n, person) => gets(person, `+${n} op de raakworp`),
  damage: (n, person) =>
    person === null ? predicate('', `+${n} schade`) : does(person, 'doet', 'doen', `+${n} schade`),
  grit: (n, person) => gets(person, `+${n} Weerstand`),
  armor: (n, person) => gets(person, `+${n} Pantser`),
  shield: (n, person) => gets(person, `Schild ${n}`),
  reflect: (n, person) => gets(person, `Weerkaatsing ${n}`),
  heal: (n, person) => gets(person, `Genezing ${n}`),
  unsteady: (n, person) => gets(person, `Wankel ${n}`),
  fragile: (n, person) => gets(person, `Broos ${n}`),
  weak: (n, person) => gets(person, `Zwak ${n}`),
  ongoing: (n, person) => gets(person, `Aanhoudend ${n}`),
  push: (n, person) => isMoved(person, n, 'geduwd'),
  pull: (n, person) => isMoved(person, n, 'getrokken'),
  slide: (n, person) => isMoved(person, n, 'verschoven'),
  move: (n, person) => does(person, 'loopt', 'lopen', far(n, person)),
  shift: (n, person) => does(person, 'glipt', 'glippen', far(n, person)),
  surges: (n, person) => gets(person, price(n)),
  'surges-next': (n, person) => gets(person, `${price(n)} in de volgende beurt`),
  base: (n, person) => does(person, 'mag', 'mogen', `aanvallen met basisschade ${n}`),
  'take-damage': (n, person) => suffers(person, n),
  'deal-damage': (n, person) => suffers(person, n),
  reduce: (n, person) => does(person, 'verlaagt', 'verlagen', `één negatief Effect met ${n}`),
  stun: (_n, person) => is(person, 'Verdoofd'),
  immobile: (_n, person) => is(person, 'Vastgezet'),
  swap: (_n, person) => does(person, 'ruilt', 'ruilen', 'met jou van plaats'),
  anchor: (_n, person) => does(person, 'kiest', 'kiezen', `${whose(person)} eigen vakken bij Momentum`),
  taunt: (_n, person) => gets(person, 'jou als Voorkeursdoel'),
  cleanse: (_n, person) => does(person, 'verliest', 'verliezen', 'alle negatieve Effecten'),
  'attack-again': (_n, person) => does(person, 'valt', 'vallen', 'nog een keer aan, met 1 basisschade minder'),
  'ignore-armor': () => predicate('', 'Pantser telt niet'),
  'ignore-shield-and-armor': () => predicate('', 'Schild en Pantser tellen niet'),
  reinforce: (_n, person) =>
    does(person, 'roept', 'roepen', `voor ${whose(person)} volgende beurt de rest van de Patrouille`),
};

/** What players read about their own cards. */
export const PHRASES: Phrases = {
  cost: (surges) => (surges === 0 ? 'Gratis' : price(surges)),
  timings: { ...NAMES.timing, after: 'na je aanval' },
  subjects: {
    self: { text: 'je', person: 'you' },
    ally: { text: 'een bondgenoot binnen bereik', person: 'one' },
    'ally-or-self': { text: 'jij of een bondgenoot binnen bereik', person: 'one' },
    enemy: { text: 'een vijand binnen bereik', person: 'one' },
    target: { text: 'het doelwit', person: 'one' },
    'any-ally': { text: 'een bondgenoot waar dan ook', person: 'one' },
    'any-ally-or-self': { text: 'jij of een bondgenoot waar dan ook', person: 'one' },
    'any-enemy': { text: 'een vijand waar dan ook', person: 'one' },
    'any-unconscious-ally': { text: 'een bewusteloze bondgenoot waar dan ook', person: 'one' },
    'all-allies-and-self': { text: 'jij en alle bondgenoten', person: 'many' },
    'adjacent-allies-and-self': { text: 'jij en alle aangrenzende bondgenoten', person: 'many' },
    'adjacent-enemies': { text: 'alle aangrenzende vijanden', person: 'many' },
    'enemy-and-neighbours': { text: 'een vijand binnen bereik en alle vijanden die aan hem grenzen', person: 'many' },
  },
  durations: DURATIONS,
  conditions: {
    wounded: 'als je niet al je Levenspunten hebt',
    bloodied: 'als het doelwit hoogstens de helft van zijn Levenspunten heeft',
    stopped: 'als het duwen te vroeg stopt',
    flanked: 'als nog een bondgenoot aan het doelwit grenst',
    hit: 'als je hebt geraakt',
    killed: 'als je een vijand hebt gedood',
  },
  predicates: PREDICATES,
  pushing: (n, person) => does(person, 'duwt', 'duwen', `een aangrenzende vijand ${far(n, person)}`),
  patterns: {
    ranged: () => PATTERNS.ranged,
    reach: () => PATTERNS.reach,
    line: () => PATTERNS.line,
    sweep: () => PATTERNS.sweep,
    radius: (n) => `${PATTERNS.radius} ${n}`,
    cleave: () => PATTERNS.cleave,
    bounce: (n) => `${PATTERNS.bounce} ${n}`,
  },
  patternUses: {
    attack: (pattern) => `de aanval heeft ${pattern}`,
    such: (pattern) => `zo’n aanval heeft ${pattern}`,
    attacks: (pattern) => `alle aanvallen deze beurt hebben ${pattern}`,
  },
  limits: {
    perTurn: (times) =>
      times === 0 ? 'één keer per Gloed' : `hoogstens ${times === 2 ? 'twee' : times} keer per beurt`,
    long: 'niet zolang een eerder gebruik nog duurt',
    belowShield: (shield) => `zolang je minder dan Schild ${shield} hebt`,
    notLord: 'niet op een Heer',
  },
  evils: {
    unsteady: EFFECTS.unsteady,
    fragile: EFFECTS.fragile,
    weak: EFFECTS.weak,
    ongoing: EFFECTS.ongoing,
    stun: EFFECTS.stun,
    immobile: EFFECTS.immobile,
    push: 'duwen',
    pull: 'trekken',
    slide: 'verschuiven',
  },
  traits: TRAITS,
  base: (n, pattern) =>
    pattern === null
      ? `Aanvallen met basisschade ${n}.`
      : `Aanvallen met basisschade ${n} en ${pattern}, die je Voordelen ook hebben.`,
  immune: (evil, isForced) => (isForced ? `Immuun voor ${evil} door vijanden.` : `Immuun voor ${evil}.`),
  slots: NAMES.slot,
  slot: (slot) => `Plek: ${slot}.`,
  list: list,
  chain: (parts) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, en ${parts.slice(-1).join('')}`,
  sentence: (terms, deeds) => `${terms.join(', ')}: ${deeds}.`,
};

/** What players read about the Benefits of monsters, whose enemies are the heroes. */
export const MONSTER_PHRASES: Phrases = {
  ...PHRASES,
  timings: { ...PHRASES.timings, after: 'na zijn aanval' },
  subjects: {
    self: { text: 'het monster', person: 'one' },
    ally: { text: 'een ander monster binnen bereik', person: 'one' },
    'ally-or-self': { text: 'dit of een ander monster binnen bereik', person: 'one' },
    enemy: { text: 'een held binnen bereik', person: 'one' },
    target: { text: 'het doelwit', person: 'one' },
    'any-ally': { text: 'een ander monster waar dan ook', person: 'one' },
    'any-ally-or-self': { text: 'dit of een ander monster waar dan ook', person: 'one' },
    'any-enemy': { text: 'een held waar dan ook', person: 'one' },
    'any-unconscious-ally': { text: 'een bewusteloos monster waar dan ook', person: 'one' },
    'all-allies-and-self': { text: 'alle monsters', person: 'many' },
    'adjacent-allies-and-self': { text: 'dit monster en alle aangrenzende monsters', person: 'many' },
    'adjacent-enemies': { text: 'alle aangrenzende helden', person: 'many' },
    'enemy-and-neighbours': { text: 'een held binnen bereik en alle helden die aan hem grenzen', person: 'many' },
  },
  conditions: {
    ...PHRASES.conditions,
    wounded: 'als het niet al zijn Levenspunten heeft',
    flanked: 'als nog een monster aan het doelwit grenst',
    hit: 'als het heeft geraakt',
    killed: 'als het een held heeft geveld',
  },
  limits: { ...PHRASES.limits, belowShield: (shield) => `zolang het minder dan Schild ${shield} heeft` },
};

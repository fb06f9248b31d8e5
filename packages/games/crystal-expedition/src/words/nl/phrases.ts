import type { Person, Subject } from '@questhall/facets/saying';
import type { DamageElement, EffectId, Side } from '../../content/index.ts';
import type { Far, Phrases, Predicate, ToldDeed } from '../telling/phrases.ts';
import { NAMES } from './names.ts';
import { traitText } from './traits.ts';

const does = (person: Person, you: string, one: string, several: string, rest: string): Predicate => ({
  verb: person === 'you' ? you : person === 'one' ? one : several,
  rest,
});

const whole = (rest: string): Predicate => ({ verb: '', rest, isWhole: true });

const be = (person: Person): string => (person === 'you' ? 'bent' : person === 'one' ? 'is' : 'zijn');
const gets = (person: Person, rest: string): Predicate => does(person, 'krijgt', 'krijgt', 'krijgen', rest);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const squares = (n: number): string => (n === 1 ? '1 vak' : `${n} vakken`);
const times = (n: number): string => (n === 1 ? 'één keer' : n === 2 ? 'twee keer' : `${n} keer`);

export const last = (parts: readonly string[], between: string, beforeLast: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(between)}${beforeLast}${parts.at(-1)}`;

export const effectText = (effect: EffectId, n: number): string =>
  n === 0 ? NAMES.effect[effect] : `${NAMES.effect[effect]} ${n}`;

function damageText(n: number, element: DamageElement): string {
  if (element === null) return `${n} schade`;
  if (element === 'base') return `${n} schade van hetzelfde element`;
  if (element === 'chosen') return `${n} schade van een element naar keuze`;
  return `${n} schade door ${NAMES.element[element]}`;
}

function deed(told: ToldDeed, { text, person }: Subject): Predicate {
  switch (told.word) {
    case 'to-hit':
      return whole(`+${told.n} op de raakworp`);
    case 'ignore-armor':
      return whole(`deze Aanval negeert ${told.n} Pantser`);
    case 'damage':
      return whole(`+${damageText(told.n, told.element)}`);
    case 'element':
      return whole(`de Aanval telt als ${NAMES.element[told.element]}, mits gekocht vóór de Schade`);
    case 'reduce':
      return whole(`die schade is ${told.n} minder`);
    case 'take-damage':
      return whole('jij krijgt die Schade in plaats daarvan, door je eigen verdediging heen');
    case 'reroll-highest':
      return whole('de aanvaller gooit zijn hoogste dobbelsteen opnieuw');
    case 'shield':
      return gets(person, `Schild ${told.n}`);
    case 'reflect':
      return gets(person, `Weerkaatsing ${told.n}`);
    case 'heal':
      return gets(person, told.n === 1 ? '1 Levenspunt terug' : `${told.n} Levenspunten terug`);
    case 'dodge':
      return does(person, 'Ontwijkt', 'Ontwijkt', 'Ontwijken', `tot ${squares(told.n)}`);
    case 'dodge-through':
      return does(person, 'Ontwijkt', 'Ontwijkt', 'Ontwijken', `tot ${squares(told.n)}, ook langs vijanden heen`);
    case 'teleport':
      return does(person, 'Teleporteert', 'Teleporteert', 'Teleporteren', `tot ${squares(told.n)}`);
    case 'push':
      return does(person, 'wordt', 'wordt', 'worden', `${squares(told.n)} geduwd`);
    case 'pull':
      return does(person, 'wordt', 'wordt', 'worden', `${squares(told.n)} getrokken`);
    case 'strip':
      return does(person, 'verliest', 'verliest', 'verliezen', `eerst tot ${told.n} punten Weerkaatsing en Schild`);
    case 'raise':
      return does(person, 'keert', 'keert', 'keren', `terug met ${told.n} Levenspunten`);
    case 'stay-at':
      return does(
        person,
        'blijft',
        'blijft',
        'blijven',
        `op ${told.n} Levenspunt${told.n === 1 ? '' : 'en'} in plaats van te vallen`,
      );
    case 'base':
      return does(person, 'hebt', 'heeft', 'hebben', `${told.n} meer basisschade tot het einde van het Treffen`);
    case 'swap':
      return whole(`wissel van plaats met ${text}`);
    case 'attack':
      return does(person, 'doet', 'doet', 'doen', 'een eigen Aanval zonder Loop, zodra de jouwe voorbij is');
    case 'cleanse-one':
      return does(person, 'raakt', 'raakt', 'raken', 'één schadelijk Effect kwijt');
    case 'cleanse-all':
      return does(person, 'raakt', 'raakt', 'raken', 'alle schadelijke Effecten kwijt');
    case 'harm':
      return gets(person, damageText(told.n, told.element));
    case 'effect':
      return given(told.effect, told.n, person);
  }
}

/** Poison is had, everything else one is. */
const given = (effect: EffectId, n: number, person: Person): Predicate => {
  if (effect === 'poison') return gets(person, effectText(effect, n));
  return { verb: be(person), rest: effect === 'taunted' ? 'door jou Getergd' : effectText(effect, n) };
};

const far = (from: string, distance: Far): string =>
  distance === 'anywhere' ? '' : distance === 'adjacent' ? ` naast ${from}` : ` binnen ${distance} van ${from}`;

type Sides = Readonly<Record<Side, readonly [one: string, several: string, each: string]>>;

const SIDES: Sides = {
  ally: ['een bondgenoot', 'bondgenoten', 'elke bondgenoot'],
  'self-or-ally': ['een bondgenoot', 'bondgenoten', 'elke bondgenoot'],
  enemy: ['een vijand', 'vijanden', 'elke vijand'],
  'other-enemy': ['een andere vijand', 'andere vijanden', 'elke andere vijand'],
  minion: ['een Handlanger', 'Handlangers', 'elke Handlanger'],
  'ally-or-minion': ['een bondgenoot of Handlanger', 'bondgenoten en Handlangers', 'elke bondgenoot en Handlanger'],
  'dead-minion': [
    'een in dit Treffen gedode Handlanger',
    'in dit Treffen gedode Handlangers',
    'elke in dit Treffen gedode Handlanger',
  ],
};

const someOf =
  (sides: Sides, self: string, where: Readonly<Record<'user' | 'target', string>>): Phrases['some'] =>
  (count, of, from, distance) => {
    const [one, several, each] = sides[of];
    const place = far(where[from], distance);
    const isSelfToo = of === 'self-or-ally';
    if (count === 'each') {
      const isTargetToo = of === 'enemy' && from === 'target';
      const also = isSelfToo ? `${self} en ` : isTargetToo ? 'het doel en ' : '';
      return { text: `${also}${each}${place}`, person: also === '' ? 'one' : 'many' };
    }
    if (count === 'two')
      return { text: `hoogstens twee van ${isSelfToo ? `${where.user} en ` : ''}${several}${place}`, person: 'many' };
    return { text: `${isSelfToo ? `${self} of ` : ''}${one}${place}`, person: 'one' };
  };

/** What players read about what their heroes have. */
export const PHRASES: Phrases = {
  cost: (surges) => (surges === 1 ? '1 Impuls' : `${surges} Impulsen`),
  kinds: {
    aim: 'vóór het Momentum',
    damage: 'bij een treffer, vóór de Schade',
    hit: 'bij een treffer',
    free: 'altijd',
  },
  limit: ({ times: n, per }) => `${times(n)} per ${PERIODS[per]}`,
  unlimited: 'zo vaak je betaalt',
  self: { text: 'jij', person: 'you' },
  target: { text: 'het doel', person: 'one' },
  trigger: { text: 'die held', person: 'one' },
  some: someOf(SIDES, 'jij', { user: 'jou', target: 'het doel' }),
  deed,
  conditions: {
    'moved-far': 'als je deze beurt 3 vakken of meer gelopen hebt',
    'target-at-half': 'als het doel de helft van zijn Levenspunten of minder heeft',
    'ally-beside-target': 'als een andere bondgenoot bij kennis naast het doel stond',
    'target-is-minion': 'tegen een Handlanger',
    'target-is-champion': 'tegen een Kampioen',
    'target-not-adjacent': 'tegen een doel dat niet naast je staat',
    'nobody-else': 'als er niemand anders is',
  },
  triggers: {
    'encounter-start': () => 'als een Treffen begint',
    'attack-rolled': (whom) => `als er voor een Aanval op ${object(whom)} gegooid is`,
    'damage-coming': (whom) => `als ${whom} schade zou krijgen`,
    'hitpoints-lost': (whom) => `als ${whom} Levenspunten verliest`,
    'would-fall': (whom) => `als ${whom} zou vallen`,
    fell: (whom) => `als ${whom} bewusteloos valt`,
    'half-hitpoints': (whom) => `de eerste keer dat ${whom} de helft van de Levenspunten of minder heeft`,
    'monster-killed': (whom) => `als ${whom} gedood wordt`,
    'turn-end': (whom) => `als de beurt van ${object(whom)} eindigt`,
  },
  circumstances: {
    first: 'als eerste in dit Treffen',
    'by-enemy': 'door toedoen van een vijand',
    'by-attack': 'door een Aanval of Activator van een vijand',
    'by-adjacent': 'door een vijand ernaast',
  },
  effect: effectText,
  element: (element) => (element === null || element === 'base' || element === 'chosen' ? '' : NAMES.element[element]),
  statistic: (statistic, n) => `${n < 0 ? '−' : '+'}${Math.abs(n)} ${NAMES.statistic[statistic]}`,
  trait: traitText,
  form: (form, range, cost, damage) => {
    const reach = form === 'melee' ? 'van dichtbij' : form === 'reach' ? 'Reikwijdte' : `Afstand ${range}`;
    const price = cost === 0 ? '' : `voor ${cost} ${cost === 1 ? 'Impuls' : 'Impulsen'}`;
    return ['Aanvallen:', reach, price, damage === 0 ? '' : `met +${damage} schade`].filter(Boolean).join(' ');
  },
  base: (n, element) => `basisschade ${n}${element === '' ? '' : ` ${element}`}`,
  list: (parts) => last(parts, ', ', ' en '),
  chain: (parts) => last(parts, ', ', ', en '),
  sentence: (terms, deeds) => capital(`${terms.join(', ')}: ${deeds}.`),
};

const PERIODS = { attack: 'Aanval', round: 'Ronde', encounter: 'Treffen', expedition: 'expeditie' } as const;

/** Whoever is `jij` as a subject is `jou` anywhere else. */
const object = (whom: string): string => (whom === 'jij' ? 'jou' : whom);

const MONSTER_SIDES: Sides = {
  ...SIDES,
  ally: ['een ander monster', 'andere monsters', 'elk ander monster'],
  'self-or-ally': ['een ander monster', 'andere monsters', 'elk ander monster'],
  enemy: ['een held', 'helden', 'elke held'],
  'other-enemy': ['een andere held', 'andere helden', 'elke andere held'],
  'ally-or-minion': ['een ander monster', 'andere monsters', 'elk ander monster'],
};

/** What players read about what monsters have, whose enemies are the heroes. */
export const MONSTER_PHRASES: Phrases = {
  ...PHRASES,
  unlimited: 'zo vaak het betaalt',
  self: { text: 'het', person: 'one' },
  trigger: { text: 'dat monster', person: 'one' },
  some: someOf(MONSTER_SIDES, 'het', { user: 'het', target: 'het doel' }),
  conditions: {
    ...PHRASES.conditions,
    'moved-far': 'als het deze beurt 3 vakken of meer gelopen heeft',
    'ally-beside-target': 'als een ander monster naast het doel stond',
  },
};

import { describe, expect, test } from 'vitest';
import { BASIC_ACTIVATORS, monsterRoleActivatorsOf, roleActivatorsOf } from './basic-activators.ts';
import { BOOST_IDS, BOOSTS } from './boosts.ts';
import { CLASS_ACTIVATORS } from './class-activators.ts';
import { CLASS_IDS, CLASSES } from './classes.ts';
import { CRYSTAL_IDS, CRYSTALS } from './crystals.ts';
import { EFFECT_IDS, EFFECTS, ENDINGS } from './effects.ts';
import { PREFIX_IDS, SUFFIX_IDS } from './gem-ids.ts';
import { GEM_IDS, gemGains, PREFIXES, socketPairs } from './gems.ts';
import {
  ABILITY_IDS,
  BASIC_ACTIVATOR_IDS,
  CLASS_ACTIVATOR_IDS,
  FORM_IDS,
  INTERRUPT_IDS,
  ITEM_ACTIVATOR_IDS,
  MONSTER_ACTIVATOR_IDS,
  RACE_ACTIVATOR_IDS,
  ROLE_ACTIVATOR_IDS,
  STRENGTH_ACTIVATOR_IDS,
} from './ids.ts';
import { ITEM_IDS, ITEMS, itemsIn } from './items.ts';
import { MONSTER_IDS, MONSTERS } from './monsters.ts';
import { RACE_IDS, RACES } from './races.ts';
import { STRENGTHS } from './strengths.ts';
import { COUNTED_TRAITS, type Gain, PLAIN_TRAITS, TIMED_COUNTED_TRAITS, TIMED_TRAITS } from './traits.ts';
import {
  type Activator,
  type Amount,
  CIRCUMSTANCES,
  CONDITIONS,
  COUNTS,
  ELEMENTS,
  FORMS,
  HARMFUL,
  HELPFUL,
  KINDS,
  MEASURED,
  ORIGINS,
  PERIODS,
  ROLES,
  SIDES,
  SINGLES,
  SLOTS,
  STATISTICS,
  TRIGGERS,
  UNMEASURED,
  WEAKNESSES,
  type Whom,
} from './vocabulary.ts';

const items = ITEM_IDS.map((id) => ITEMS[id]);
const monsters = MONSTER_IDS.map((id) => MONSTERS[id]);
const ofRaces = RACE_IDS.flatMap((id) => RACES[id].levels.flat());
const ofClasses = CLASS_IDS.flatMap((id) => CLASSES[id].levels.flat());
const ofItems = items.flatMap(({ levels }) => levels.flat());
const ofMonsters = monsters.flatMap((monster) => monster.gains);
const ofGems = GEM_IDS.flatMap(gemGains);
const gains: readonly Gain[] = [
  ...ofRaces,
  ...ofClasses,
  ...ofItems,
  ...ofGems,
  ...BOOST_IDS.flatMap((id) => BOOSTS[id].gains),
  ...ofMonsters,
];

const activatorsOf = (all: readonly Gain[]): readonly Activator[] =>
  all.flatMap((gain) => (gain.gain === 'activator' ? gain.activator : []));

const strengths = ELEMENTS.map((element) => STRENGTHS[element]);
const ofRoles = ROLES.flatMap(roleActivatorsOf);
const activators = [...BASIC_ACTIVATORS, ...ofRoles, ...strengths, ...activatorsOf(gains)];
const interrupts = gains.flatMap((gain) => (gain.gain === 'interrupt' ? gain.interrupt : []));
const abilities = gains.flatMap((gain) => (gain.gain === 'ability' ? gain : []));
const traits = abilities.map(({ does }) => does);
const forms = [
  ...gains.flatMap((gain) => (gain.gain === 'form' ? gain.form : [])),
  ...monsters.map(({ form }) => form),
];
const clauses = [
  ...activators.flatMap((one) => one.clauses),
  ...interrupts.flatMap((one) => one.clauses),
  ...CRYSTAL_IDS.flatMap((id) => CRYSTALS[id].flat()),
];
const whoms: readonly Whom[] = [
  ...clauses.map(({ whom }) => whom),
  ...interrupts.flatMap(({ to }) => to ?? []),
  ...traits.flatMap((trait) => (trait.trait === 'escape' ? trait.whom : [])),
];
const several = whoms.flatMap((whom) => ('of' in whom ? whom : []));
const limits = [...activators.flatMap(({ limit }) => limit ?? []), ...interrupts.map(({ limit }) => limit)];
const conditions = [
  ...clauses.flatMap(({ condition }) => condition ?? []),
  ...traits.flatMap((trait) => ('condition' in trait ? (trait.condition ?? []) : [])),
];
const placed = clauses.flatMap((clause) => (clause.word === 'effect' ? clause : []));
const elements = [
  ...clauses.flatMap((clause) => ('element' in clause ? (clause.element ?? []) : [])),
  ...traits.flatMap((trait) => ('element' in trait ? trait.element : [])),
  ...PREFIX_IDS.map((id) => PREFIXES[id].element),
];

const sorted = (words: Iterable<string>): readonly string[] => [...new Set(words)].sort((a, b) => (a < b ? -1 : 1));

describe('the vocabulary is what the content uses, no more and no less', () => {
  test.each([
    ['kinds of Activators', KINDS, activators.map(({ kind }) => kind)],
    [
      'what clauses do',
      [...MEASURED, ...UNMEASURED, 'damage', 'harm', 'effect', 'element'],
      clauses.map(({ word }) => word),
    ],
    ['conditions', CONDITIONS, conditions],
    ['who is meant', [...SINGLES, ...COUNTS], whoms.map(({ who }) => who)],
    ['sides', SIDES, several.map(({ of }) => of)],
    ['origins', ORIGINS, several.map(({ from }) => from)],
    ['periods', PERIODS, limits.map(({ per }) => per)],
    ['elements', [...ELEMENTS, 'base', 'chosen'], elements],
    ['circumstances', CIRCUMSTANCES, interrupts.flatMap(({ only }) => only ?? [])],
    ['forms', FORMS, forms.map(({ form }) => form)],
    ['names of forms', FORM_IDS, forms.map(({ id }) => id)],
    [
      'traits',
      [
        ...COUNTED_TRAITS,
        ...PLAIN_TRAITS,
        ...TIMED_TRAITS,
        ...TIMED_COUNTED_TRAITS,
        'to-hit',
        'damage',
        'escape',
        'cheaper',
        'base-element',
        'spellbolt',
      ],
      traits.map(({ trait }) => trait),
    ],
    ['statistics', STATISTICS, gains.flatMap((gain) => (gain.gain === 'statistic' ? gain.statistic : []))],
    ['slots', SLOTS, items.map(({ slot }) => slot)],
    ['Roles of Classes', ROLES, CLASS_IDS.map((id) => CLASSES[id].role)],
    ['Roles of monsters', ROLES, monsters.map(({ role }) => role)],
    ['Roles that monsters like', ROLES, monsters.map(({ likes }) => likes)],
    ['endings of Effects', ENDINGS, EFFECT_IDS.map((id) => EFFECTS[id].ends)],
    ['Effects, but for Stun', [...HARMFUL, ...HELPFUL].filter((id) => id !== 'stun'), placed.map((one) => one.effect)],
    ['triggers, but for the end of a Turn', TRIGGERS.slice(0, -1), interrupts.map(({ trigger }) => trigger)],
  ] as const)('%s', (_name, words, used) => {
    expect(sorted(used)).toEqual(sorted(words));
    expect(new Set<string>(words).size).toBe(words.length);
  });
});

describe('everything that has a name is there, once', () => {
  test.each([
    ['basic Activators', BASIC_ACTIVATOR_IDS, BASIC_ACTIVATORS],
    ['Activators of Roles', ROLE_ACTIVATOR_IDS, ofRoles],
    ['Activators of Races', RACE_ACTIVATOR_IDS, activatorsOf(ofRaces)],
    ['Activators of Classes', CLASS_ACTIVATOR_IDS, activatorsOf(ofClasses)],
    ['Strengths', STRENGTH_ACTIVATOR_IDS, strengths],
    ['Activators of monsters', MONSTER_ACTIVATOR_IDS, activatorsOf(ofMonsters)],
    ['Interrupts', INTERRUPT_IDS, interrupts],
    ['Abilities', ABILITY_IDS, abilities.filter(({ id }) => id !== null)],
  ] as const)('%s', (_name, ids, all) => {
    expect(sorted(all.map(({ id }) => id ?? ''))).toEqual(sorted(ids));
  });

  test('Activators of items', () => {
    const worn = activatorsOf(items.filter(({ slot }) => slot !== 'ring').flatMap(({ levels }) => levels.flat()));
    expect(sorted(worn.map(({ id }) => id))).toEqual(sorted(ITEM_ACTIVATOR_IDS));
  });

  test('no two kinds of Activators share a name', () => {
    const ids = [
      ...BASIC_ACTIVATOR_IDS,
      ...ROLE_ACTIVATOR_IDS,
      ...RACE_ACTIVATOR_IDS,
      ...CLASS_ACTIVATOR_IDS,
      ...ITEM_ACTIVATOR_IDS,
      ...STRENGTH_ACTIVATOR_IDS,
      ...MONSTER_ACTIVATOR_IDS,
      ...PREFIX_IDS,
      ...SUFFIX_IDS,
    ];
    expect(new Set<string>(ids).size).toBe(ids.length);
    for (const id of CLASS_ACTIVATOR_IDS) expect(CLASS_ACTIVATORS[id].id).toBe(id);
    for (const id of GEM_IDS) for (const { id: named } of activatorsOf(gemGains(id))) expect(named).toBe(id);
  });

  test('[gear.slots] every item lies in its slot', () => {
    for (const slot of SLOTS) for (const id of itemsIn(slot)) expect(ITEMS[id].slot).toBe(slot);
    expect(sorted(Object.keys(ITEMS))).toEqual(sorted(ITEM_IDS));
    expect(SLOTS.map((slot) => itemsIn(slot).length)).toEqual([12, 6, 6, 6, 6, 6]);
    for (const { slot, weapon } of items) expect(weapon !== null).toBe(slot === 'main-hand');
  });
});

test('[interrupt.triggers] which Interrupts answer which trigger', () => {
  const answering = TRIGGERS.map((trigger) =>
    sorted(interrupts.flatMap((one) => (one.trigger === trigger ? one.id : []))),
  );
  expect(answering).toEqual([
    ['amulet-of-warding', 'grave-shroud', 'howl', 'ironshod', 'overture', 'scale-coat', 'shield-drill', 'tower-shield'],
    ['lucky-duck'],
    ['guardian', 'parry'],
    ['fury', 'heartguard'],
    ['too-stubborn'],
    ['last-rites', 'phoenix-feather'],
    ['rage'],
    ['avenge'],
    [],
  ]);
});

test('all content is plain data', () => {
  const all = { RACES, CLASSES, ITEMS, BOOSTS, CRYSTALS, MONSTERS, STRENGTHS, EFFECTS, ofGems, activators };
  expect(JSON.parse(JSON.stringify(all))).toEqual(all);
});

test('numbers rise with items only, and an Effect has one where it is counted', () => {
  const rising = (all: unknown): boolean => JSON.stringify(all).includes('"rises":true');
  expect([ofRaces, ofClasses, ofGems, ofMonsters, BOOSTS, CRYSTALS, STRENGTHS].map(rising)).not.toContain(true);
  expect(rising(ofItems)).toBe(true);
  const isNone = ({ base, rises }: Amount): boolean => base === 0 && !rises;
  for (const { effect, n } of placed) expect(isNone(n)).toBe(!EFFECTS[effect].isCounted);
});

test('[activator.kinds] what changes the Attack is of the kind that says so', () => {
  for (const { kind, clauses: own } of activators) {
    expect(own.some(({ word }) => word === 'to-hit')).toBe(kind === 'aim');
    if (kind === 'free') expect(own.some(({ whom }) => whom.who === 'target')).toBe(false);
    if (kind === 'damage') expect(['damage', 'ignore-armor']).toContain(own[0]?.word);
  }
});

test('[effect.list] what is harmful is placed on enemies, and what is helpful never', () => {
  for (const { effect, whom } of placed) {
    const isOnEnemy = whom.who === 'target' || ('of' in whom && (whom.of === 'enemy' || whom.of === 'minion'));
    expect(isOnEnemy).toBe(EFFECTS[effect].kind === 'harmful');
  }
});

test('[dungeon.strength-activator] every Strength costs 2 Surges and is of its element, but for Poison', () => {
  for (const element of ELEMENTS) {
    const { cost, clauses: own } = STRENGTHS[element];
    expect(cost).toBe(2);
    const named = own.flatMap((clause) => ('element' in clause ? clause.element : []));
    expect(sorted(named.map(String))).toEqual(element === 'venom' ? [] : [element]);
  }
});

test('[gem.sockets, gem.prefix-elemental] a gem for each weakness, in pairs of sockets', () => {
  expect(PREFIX_IDS.map((id) => PREFIXES[id].element)).toEqual([...WEAKNESSES]);
  expect(socketPairs(ITEMS.dagger)).toBe(1);
  expect(socketPairs(ITEMS.buckler)).toBe(1);
  expect(socketPairs(ITEMS.greataxe)).toBe(2);
  expect(socketPairs(ITEMS.springheel)).toBe(0);
});

test('[monster.minion-champion] no monster Taunts', () => {
  expect(monsterRoleActivatorsOf('defense').map(({ id }) => id)).toEqual(['brace']);
  expect(roleActivatorsOf('defense').map(({ id }) => id)).toEqual(['brace', 'taunt']);
});

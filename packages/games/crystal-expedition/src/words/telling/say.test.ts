import { describe, expect, test } from 'vitest';
import {
  BASIC_ACTIVATORS,
  BOOSTS,
  CLASSES,
  CRYSTALS,
  type Gain,
  GEM_IDS,
  gemGains,
  ITEMS,
  type Level,
  MONSTERS,
  RACES,
  ROLES,
  roleActivatorsOf,
  STRENGTHS,
} from '../../content/index.ts';
import * as en from '../en/phrases.ts';
import * as nl from '../nl/phrases.ts';
import type { Phrases } from './phrases.ts';
import { sayActivator, sayBriefly, sayChoice, sayGain, sayInterrupt } from './say.ts';

const LANGUAGES: readonly (readonly [string, { readonly PHRASES: Phrases; readonly MONSTER_PHRASES: Phrases }])[] = [
  ['English', en],
  ['Dutch', nl],
];

const ofLevels = (of: { readonly levels: readonly (readonly Gain[])[] }): readonly Gain[] => of.levels.flat();
const HEROES: readonly Gain[] = [
  ...Object.values(RACES).flatMap(ofLevels),
  ...Object.values(CLASSES).flatMap(ofLevels),
  ...Object.values(ITEMS).flatMap(ofLevels),
  ...Object.values(BOOSTS).flatMap(({ gains }) => gains),
  ...GEM_IDS.flatMap(gemGains),
];
const MONSTERS_HAVE: readonly Gain[] = Object.values(MONSTERS).flatMap(({ gains }) => gains);

const isSentence = (text: string): boolean =>
  /^[\p{Lu}\d+−]/u.test(text) && !/undefined|NaN|\[object| {2}|,,/.test(text);

describe.each(LANGUAGES)('%s', (_name, { PHRASES, MONSTER_PHRASES }) => {
  test('everything that heroes and monsters have is said in whole sentences', () => {
    const said = [
      ...HEROES.map((gain) => sayGain(gain, 1, PHRASES)),
      ...MONSTERS_HAVE.map((gain) => sayGain(gain, 1, MONSTER_PHRASES)),
      ...Object.values(STRENGTHS).map((one) => sayActivator(one, 1, MONSTER_PHRASES)),
      ...BASIC_ACTIVATORS.map((one) => sayActivator(one, 1, PHRASES)),
      ...ROLES.flatMap(roleActivatorsOf).map((one) => sayBriefly(one, 1, PHRASES)),
      ...Object.values(CRYSTALS)
        .flat()
        .map((choice) => sayChoice(choice, PHRASES)),
    ];
    expect(said.filter((text) => !isSentence(text))).toEqual([]);
  });

  test('numbers that rise are said as they are at that level', () => {
    const [, deflect] = [ITEMS.buckler, ITEMS.buckler.levels[0][0]];
    const at = (level: Level): string => (deflect === undefined ? '' : sayGain(deflect, level, PHRASES));
    expect([at(1), at(2), at(4)].map((text) => /\d+\.$/.exec(text)?.[0])).toEqual(['2.', '3.', '4.']);
  });

  test('what differs is said differently', () => {
    const all = [...HEROES, ...MONSTERS_HAVE].filter(({ gain }) => gain === 'activator');
    const byRule = new Map(all.map((gain) => [ruleIn(gain), gain]));
    const texts = [...byRule.values()].map((gain) => sayGain(gain, 1, PHRASES));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

/** What an Activator does at level 1, whatever it is called. */
const ruleIn = (gain: Gain): string =>
  JSON.stringify(gain.gain === 'activator' ? { ...gain.activator, id: '' } : {}).replaceAll(
    '"rises":true',
    '"rises":false',
  );

test('a few of them, word by word', () => {
  const shieldBash = CLASSES.fighter.levels[0].flatMap((gain) =>
    gain.gain === 'activator' && gain.activator.id === 'shield-bash' ? [gain.activator] : [],
  );
  expect(shieldBash.map((one) => sayActivator(one, 1, en.PHRASES))).toEqual([
    '1 Surge, on a hit: the target is pushed 1 square and Weak 1.',
  ]);
  expect(shieldBash.map((one) => sayActivator(one, 1, nl.PHRASES))).toEqual([
    '1 Impuls, bij een treffer: het doel wordt 1 vak geduwd en is Zwak 1.',
  ]);
  const guardian = CLASSES.knight.levels[0].flatMap((gain) => (gain.gain === 'interrupt' ? [gain.interrupt] : []));
  expect(guardian.map((one) => sayInterrupt(one, 1, en.PHRASES))).toEqual([
    'When an ally adjacent to you would take damage by an enemy’s Attack or Activator, once in a Round: you take that Damage instead, through your own defences.',
  ]);
});

import { goldenTables, linesOf } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { options } from '../options.ts';
import { modeRefusal } from '../queries/modes.ts';
import { readDie, readDisplay, readTest } from '../queries/results.ts';
import { SEATS } from '../seats.ts';
import { NAMES } from '../words/en/names.ts';
import { CHALLARA_WEAKNESS, HUGO_REROLLS, HUGO_SAME_CARD, KRUTZBECK_EXTRA, TATIANNA_ESCAPE } from './abilities.ts';
import { ARROWS, CARDS, COMBAT_COPIES } from './combat-cards.ts';
import { ATTRIBUTES, HERO_SHEETS, HEROES } from './heroes.ts';
import { LIFE_MAX } from './lives.ts';
import { DECISIONS, MODES } from './modes.ts';
import { MONSTER_SHEETS, MONSTERS, TOKENS } from './monsters.ts';
import { POWER_CARDS, POWER_DECK, POWER_VALUES } from './power-cards.ts';

// Every figure that a fight is fought with, written as the tables of `golden/` write it.

type Rows = readonly (readonly (string | number)[])[];

const PLAIN = { soloAiMonster: false, heroWinsDoubleKill: false, determinationInCombat: false, heavyCounter: false };

const countOf = <T>(all: readonly T[], one: T): number => all.filter((other) => other === one).length;

const displayRow = (
  hero: 'quickShot' | 'slash' | 'boltOfAgony',
  monster: typeof hero,
  heavyCounter: boolean,
): Rows[number] => {
  const wounds = readDisplay(hero, monster, { heavyCounter });
  return [
    `${NAMES.card[hero]}${heavyCounter ? ' (heavyCounter)' : ''}`,
    NAMES.card[monster],
    wounds.hero,
    wounds.monster,
  ];
};

const modesPlayers = (mode: (typeof MODES)[number]): string => {
  const seats = Array.from({ length: SEATS.max }, (_, at) => at + SEATS.min).filter(
    (count) => modeRefusal(mode, count, PLAIN) === null,
  );
  return `${seats[0]}-${seats.at(-1)}`;
};

const boundsOf = (name: 'heroLife' | 'determination' | 'attribute'): readonly number[] => options[name].bounds ?? [];

const { hugo, krutzbeck, challara, tatianna } = NAMES.hero;
const weakness = `${CHALLARA_WEAKNESS.from},${CHALLARA_WEAKNESS.wounds},${CHALLARA_WEAKNESS.of}`;

const ROWS: Readonly<Record<string, Rows>> = {
  heroes: HEROES.map((hero) => [
    NAMES.hero[hero],
    HERO_SHEETS[hero].life,
    ...ATTRIBUTES.map((attribute) => HERO_SHEETS[hero][attribute]),
  ]),
  abilities: [
    [hugo, 'rerolls of Combat Dice', HUGO_REROLLS.dice.join()],
    [hugo, 'rerolls of Classic Solo', HUGO_REROLLS.solo.join()],
    [hugo, 'same card: monster, hero', `${HUGO_SAME_CARD.monster},${HUGO_SAME_CARD.hero}`],
    [krutzbeck, 'from wounds', KRUTZBECK_EXTRA.from],
    [krutzbeck, 'wounds more', KRUTZBECK_EXTRA.wounds],
    ...MODES.map((mode) => [challara, `${NAMES.mode[mode]}: from wounds, wounds, instead of`, weakness]),
    [tatianna, 'more in escapes', TATIANNA_ESCAPE],
  ],
  monsters: MONSTERS.map((monster) => {
    const { lives, attribute, grip, blow, isLeftBehind } = MONSTER_SHEETS[monster];
    return [
      NAMES.monster[monster],
      countOf(
        TOKENS.map((token) => token.monster),
        monster,
      ),
      lives.join(' '),
      NAMES.attribute[attribute],
      grip,
      blow,
      isLeftBehind ? 'stays' : 'returns to the pool',
    ];
  }),
  dice: [
    ['failed', readTest([6, 5], 7, 0).hero, readTest([6, 6], 7, 0).hero],
    ['passed', readTest([1, 2], 7, 0).monster, readTest([1, 1], 7, 0).monster],
  ],
  solo: [1, 2, 3, 4, 5, 6].map((face) => [face, readDie(face).hero, readDie(face).monster]),
  display: [
    ...CARDS.flatMap((hero) => CARDS.map((monster) => displayRow(hero, monster, false))),
    displayRow('slash', 'quickShot', true),
  ],
  'combat-deck': CARDS.map((card) => [NAMES.card[card], COMBAT_COPIES, ARROWS[card]]),
  'power-deck': POWER_CARDS.map((card) => [NAMES.power[card], POWER_VALUES[card], countOf(POWER_DECK, card)]),
  modes: MODES.map((mode) => [
    NAMES.mode[mode],
    DECISIONS[mode].hero,
    DECISIONS[mode].hugo,
    DECISIONS[mode].monster,
    modesPlayers(mode),
  ]),
  limits: [
    ['life', ...boundsOf('heroLife')],
    ['determination', ...boundsOf('determination')],
    ['attribute', ...boundsOf('attribute')],
  ],
};

const GOLDEN = goldenTables('dungeonquest').filter(({ name }) => !name.startsWith('keep-'));

test('everything that has figures has a table, and every table has its things', () => {
  expect(Object.keys(ROWS)).toEqual(GOLDEN.map(({ name }) => name));
});

test.each(GOLDEN)('$name is as in $source', ({ name, rows }) => {
  expect(linesOf(ROWS[name] ?? [])).toEqual(linesOf(rows));
});

test('what bounds a hero bounds its monster', () => {
  expect(options.monsterLife.bounds).toEqual(options.heroLife.bounds);
  expect(options.heroWounds.bounds).toEqual([0, LIFE_MAX]);
});

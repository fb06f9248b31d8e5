import { flood, makeFlood, openFloor } from '@questhall/grid';
import { goldenTables, linesOf } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { escapeOdds } from '../../odds/escape.ts';
import { readTest } from '../../queries/results.ts';
import { NAMES } from '../../words/en/names.ts';
import { KEEP_NAMES } from '../../words/en/names-keep.ts';
import { POWER_CARDS, POWER_COPIES, POWER_VALUES, type PowerCard } from '../power-cards.ts';
import { BOARD, HOARD_NORTH, HOARD_SOUTH, TOWERS } from './board.ts';
import { DECKS, KEEP_CARDS } from './decks.ts';
import type { EdgeKind } from './edges.ts';
import { type Effect, lookAtTiles } from './effects.ts';
import * as FIGURES from './figures.ts';
import { POWER_USES } from './power.ts';
import { TILE_SHEETS } from './tile-sheets.ts';
import { TILE_FORMS, TILE_KINDS, type TileKind } from './tiles.ts';
import { AEGIS_WOUNDS, BURIAL_CROWN_GOLD, THIMBLE_WOUNDS, TREASURES, USEFUL_TREASURES } from './treasures.ts';

// Every figure of the keep, written as the tables of `golden/` write it.

type Rows = readonly (readonly (string | number)[])[];

const NOTHING = '-';

function noted(effect: Effect): string {
  switch (effect.does) {
    case 'draw':
    case 'offer':
      return `${effect.does} ${effect.deck}`;
    case 'test':
      return `test ${effect.attribute}: ${all(effect.failed)}${effect.passed.length > 0 ? ` / ${all(effect.passed)}` : ''}`;
    case 'wound':
      return `wound ${[...Array<string>(effect.dice).fill(effect.isHalved ? 'd6/2' : 'd6'), ...(effect.wounds > 0 ? [effect.wounds] : [])].join('+')}`;
    case 'loseTurn':
      return 'lost turn';
    case 'cage':
      return 'caged';
    case 'gold':
      return `gold ${effect.gold}`;
    case 'keep':
      return `keep ${KEEP_NAMES.item[effect.item].toLowerCase()}`;
    case 'crown':
      return `crown ${BURIAL_CROWN_GOLD}`;
    case 'meet':
      return effect.mayEscape ? 'meet' : effect.isRaised ? 'raise' : 'ambush';
    case 'lookAtTiles':
      return 'look at tiles';
    case 'grind':
      return `turn ${effect.quarters * 90}`;
    case 'loseTokens':
      return 'lose tokens';
    case 'secretDoor':
      return 'secret door';
    case 'wayUp':
      return 'way up';
    case 'turnHeading':
      return `heading left to ${effect.leftUpTo}`;
    case 'drift':
      return `drift ${effect.squares}`;
    case 'takeTreasures':
      return `treasures ${effect.treasures}`;
    case 'dragonfire':
      return `dragonfire ${effect.dice}d6`;
    case 'kill':
    case 'fall':
    case 'cross':
      return effect.does;
  }
}

const all = (effects: readonly Effect[]): string => effects.map(noted).join(', ') || NOTHING;

const LETTERS: Readonly<Record<EdgeKind, string>> = { 0: 'O', 1: 'X', 2: 'D', 3: 'P' };

/** `G5`, as the ledger calls it. */
const squareName = (square: number): string =>
  `${String.fromCharCode(65 + (square % BOARD.width))}${Math.floor(square / BOARD.width) + 1}`;

const stepsToHoard = (): readonly number[] =>
  TOWERS.map((tower) => {
    const { distance } = flood(BOARD, openFloor(BOARD), null, tower, BOARD.size, makeFlood(BOARD));
    return Math.min(distance[HOARD_NORTH] ?? 0, distance[HOARD_SOUTH] ?? 0);
  });

const FIGURE_ROWS: Rows = [
  ['sun spaces', FIGURES.SUN_SPACES.usual],
  ['columns, rows', `${BOARD.width} ${BOARD.height}`],
  ['towers', TOWERS.map(squareName).join(' ')],
  ['hoard', `${squareName(HOARD_NORTH)} ${squareName(HOARD_SOUTH)}`],
  ['moves from tower to hoard', [...new Set(stepsToHoard())].join(' ')],
  ['searches of a visit', FIGURES.SEARCHES_PER_VISIT],
  ['less for a token', FIGURES.TOKEN_LESS],
  ['Power cards at the start', FIGURES.AT_START.powerCards],
  ['Power cards in hand at most', FIGURES.POWER_HAND_LIMIT],
  ['wounds that a draught heals', FIGURES.DRAUGHT_WOUNDS],
  ['dice of dragonfire', KEEP_CARDS.flatMap(({ effects }) => diceOfFire(effects)).join(' ')],
  ['less for a Power card', [...new Set(POWER_CARDS.flatMap(lessBy))].join(' ')],
  ['less for a dropped Treasure', FIGURES.DROPPED_LESS],
  ['tokens for a failure', FIGURES.TOKENS_FOR_FAILURE],
  ['tokens for a failure of Maud', FIGURES.TOKENS_FOR_FAILURE_MAUD],
  ['tiles of Challara', FIGURES.CHALLARA_TILES],
  ['Search cards of Lindel', FIGURES.LINDEL_SEARCH_CARDS],
  ['tiles looked at', lookAtTiles.does === 'lookAtTiles' ? lookAtTiles.tiles : NOTHING],
  ['headings by die', FIGURES.FALL_HEADINGS],
  ['drift to the left, to the right', `${FIGURES.DRIFT_LEFT} ${FIGURES.DRIFT_RIGHT}`],
  ['wounds off the Ember Aegis', AEGIS_WOUNDS],
  ['wounds that the Thimble heals', THIMBLE_WOUNDS],
  ['turning chamber turns', TILE_SHEETS.turning.turns * 90],
  ['ranks of one player from', FIGURES.RANKS.map(({ from }) => from).join(' ')],
  ['sun spaces of a long day', FIGURES.SUN_SPACES.long],
  ['dice of a shaft with a bottom', FIGURES.SHAFT_DICE],
];

function diceOfFire(effects: readonly Effect[]): readonly number[] {
  return effects.flatMap((effect) => (effect.does === 'dragonfire' ? [effect.dice] : []));
}

function lessBy(card: PowerCard): readonly number[] {
  const use = POWER_USES[card];
  return use.at === 'test' ? [use.less] : [];
}

function passesOf(attribute: number): number {
  const faces = [1, 2, 3, 4, 5, 6];
  return faces.flatMap((one) => faces.filter((other) => readTest([one, other], attribute, 0).monster > 0)).length;
}

function tileTest(kind: TileKind): Rows {
  const { entry, leaving } = TILE_SHEETS[kind];
  const name = KEEP_NAMES.tile[kind];
  return [
    ...(entry === null ? [] : [[name, 'entering', NAMES.attribute[entry.attribute], all(entry.failed)]]),
    ...(leaving === null
      ? []
      : [
          [
            name,
            leaving.isTestedBack ? 'leaving' : 'leaving otherwise',
            NAMES.attribute[leaving.attribute],
            all(leaving.failed),
          ],
        ]),
  ];
}

function powerUse(card: PowerCard): readonly (string | number)[] {
  const use = POWER_USES[card];
  const title = NAMES.power[card];
  switch (use.at) {
    case 'test':
      return [title, `before a test of ${NAMES.attribute[use.attribute]}`, use.less];
    case 'startOfTurn':
      return use.heals > 0 ? [title, 'start of turn: heals', use.heals] : [title, 'start of turn: tokens', use.tokens];
    case 'somethingMoves':
      return [title, KEEP_NAMES.title.somethingMoves, NOTHING];
    default:
      return [title, use.at, NOTHING];
  }
}

/** The chances of a hero's total against the whole deck, in 40ths; nobody holds the card that is reckoned with. */
function escapeRow(total: number): readonly (string | number)[] {
  const isTatianna = total > Math.max(...Object.values(POWER_VALUES));
  const value = isTatianna ? total - 1 : total;
  const deck = POWER_CARDS.length * POWER_COPIES;
  const card = POWER_CARDS.find((one) => POWER_VALUES[one] === value) ?? 'bluff';
  const chances = (['golem', 'skeleton', 'demon'] as const).map((monster) => {
    // The card in hand is one that the deck no longer has: its share is put back.
    const [odds] = escapeOdds([card], monster, isTatianna);
    const lead = total - value - { golem: -1, skeleton: 0, demon: 1 }[monster];
    const inForties = (share: number, isOwn: boolean): number => Math.round(share * (deck - 1)) + (isOwn ? 1 : 0);
    return [
      inForties(odds?.clean ?? 0, lead > 0),
      inForties(odds?.bought ?? 0, lead === 0),
      inForties(odds?.failed ?? 0, lead < 0),
    ].join(' ');
  });
  return [total, ...chances];
}

const deckRows = (deck: (typeof DECKS)[number]): Rows =>
  KEEP_CARDS.filter((card) => card.deck === deck).map(({ title, copies, effects }) => [
    KEEP_NAMES.title[title],
    copies,
    all(effects),
  ]);

const USEFUL: readonly string[] = USEFUL_TREASURES;

const ROWS: Readonly<Record<string, Rows>> = {
  'keep-figures': FIGURE_ROWS,
  'keep-chances': Array.from({ length: 11 }, (_, at) => [at + 2, passesOf(at + 2)]),
  'keep-tiles': TILE_FORMS.map(({ kind, edges, copies }) => [
    KEEP_NAMES.tile[kind],
    edges.map((edge) => LETTERS[edge]).join(''),
    copies,
  ]),
  'keep-tile-tests': TILE_KINDS.flatMap(tileTest),
  ...Object.fromEntries(DECKS.map((deck) => [`keep-${deck}-deck`, deckRows(deck)])),
  'keep-treasures': TREASURES.map(({ title, gold, copies }) => [
    KEEP_NAMES.treasure[title],
    gold,
    copies,
    USEFUL.includes(title) ? 'yes' : 'no',
  ]),
  'keep-power-uses': POWER_CARDS.map(powerUse),
  'keep-escapes': [1, 2, 3, 4, 5, 6].map(escapeRow),
};

const GOLDEN = goldenTables('dungeonquest').filter(({ name }) => name.startsWith('keep-'));

test('everything that has figures has a table, and every table has its things', () => {
  expect(Object.keys(ROWS)).toEqual(GOLDEN.map(({ name }) => name));
});

test.each(GOLDEN)('$name is as in $source', ({ name, rows }) => {
  expect(linesOf(ROWS[name] ?? [])).toEqual(linesOf(rows));
});

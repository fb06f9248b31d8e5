import { besideGolden, goldenTables, NOTHING, type OursByTable } from '@questhall/testkit';
import { AHEAD, LEFT, type Shape } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { BASICS, REINFORCEMENTS } from './basic-benefits.ts';
import { CARDS, deckOf } from './cards.ts';
import * as figures from './figures.ts';
import { GLOWS } from './glow-benefits.ts';
import { MONSTER_IDS, MONSTERS } from './monsters.ts';
import { ROLE_STATS } from './roles.ts';
import {
  actingBy,
  alertOf,
  familyBy,
  forParty,
  glowBy,
  isExtraOn,
  isPatrolOn,
  PARTY_SIZES,
  passageBy,
  patrolBy,
  RESOLVE,
  ROOMS_BEFORE_QUEST,
  roomBy,
  SCALES,
} from './tables.ts';
import { END_PIECES, FULL_STOCK, ROOM_SIDES, SECTION, STAIRS_UP } from './tiles.ts';
import {
  type Benefit,
  type ByParty,
  type Card,
  type Clause,
  type Limit,
  type MonsterRecord,
  type Pattern,
  ROLES,
  type Trait,
} from './vocabulary.ts';

// Every figure that an expedition is played with, written as the tables of `golden/` write it: all that a card, a
// monster or a tile says stands in its row, so that no number can change unnoticed.

type Row = readonly (string | number)[];

const faces = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
const orNothing = (parts: readonly string[]): string => (parts.length === 0 ? NOTHING : parts.join('; '));
const counted = (word: string, n: number | 'speed'): string => (n === 0 ? word : `${word} ${n}`);

const patternText = (pattern: Pattern | null): string =>
  pattern === null ? NOTHING : counted(pattern.kind, pattern.n);

/** Figures that a word always has, so that cards need not say them. */
const WITH_WORDS: Readonly<Record<string, string>> = {
  'attack-again': `, base ${figures.AGAIN_LESS} less`,
  'stay-at-one': `, at ${figures.STAYS_AT}`,
  'last-effort': `, at ${figures.STAYS_AT}`,
  'surges-on-low-roll': `, on ${figures.LOW_SURGES.join(' ')}`,
};

const clauseText = ({ word, n, isSelf, condition }: Clause): string =>
  `${condition === null ? '' : `if ${condition} `}${isSelf ? 'self ' : ''}${counted(word, n)}${WITH_WORDS[word] ?? ''}`;

const traitText = ({ word, n, pattern, against }: Trait): string =>
  [counted(word, n), pattern === null ? '' : patternText(pattern), against ?? ''].filter(Boolean).join(' ') +
  (WITH_WORDS[word] ?? '');

const limitText = ({ perTurn, isLong, belowShield, notLord }: Limit): string =>
  [
    perTurn === 0 ? 'per glow' : `${perTurn}`,
    isLong ? 'long' : '',
    belowShield === 0 ? '' : `below ${belowShield}`,
    notLord ? 'not lord' : '',
  ]
    .filter(Boolean)
    .join('; ');

function benefitCells(benefit: Benefit | null): Row {
  if (benefit === null) return Array<string>(7).fill(NOTHING);
  const { cost, timing, target, clauses, duration, pattern, limit } = benefit;
  return [cost, timing, target, orNothing(clauses.map(clauseText)), duration, patternText(pattern), limitText(limit)];
}

const always = ({ traits }: Card): string => orNothing(traits.map(traitText));

const partyText = (values: ByParty): string => PARTY_SIZES.map((size) => forParty(values, size)).join('/');

function recordRow(record: MonsterRecord): Row {
  const { name, family, letter, category, role, speed, grit, hitpoints, armor, base, pattern, setupDistance, prefers } =
    record;
  const counts = [record.small, record.big, record.quest, record.patrol].map(partyText);
  const body = [family, letter, category, role, speed, grit, partyText(hitpoints), armor];
  return [
    name,
    ...body,
    base,
    patternText(pattern),
    setupDistance,
    prefers,
    ...counts,
    orNothing(record.traits.map(traitText)),
  ];
}

function shapeRow(name: string, { squares, exits }: Shape): Row {
  const ways = exits.map(
    ({ turn, left, right }) => `${turn === AHEAD ? 'forward' : turn === LEFT ? 'left' : 'right'} ${left} ${right}`,
  );
  return [name, squares.join(' '), orNothing(ways)];
}

const roomRow = (type: 'small' | 'big' | 'quest'): Row => [`${type} room`, ROOM_SIDES[type].join(' by '), NOTHING];

const roomCells = (d20: number, roomsFound: number): Row => {
  const { type, doors, leader } = roomBy(d20, roomsFound);
  return [type, doors, leader ?? 'none'];
};

const roleDeck = (deck: 'defense' | 'offense' | 'utility'): readonly Row[] =>
  deckOf(deck).map((id) => [CARDS[id].name, ...benefitCells(CARDS[id].benefit)]);

const TILE_NAMES: Readonly<Record<keyof typeof FULL_STOCK, string>> = {
  passage: 'passage section',
  corner: 'corner',
  't-junction': 't-junction',
  'four-way': '4-way junction',
  'dead-end': 'dead end',
  'stairs-up': 'stairs up',
  small: 'small room',
  big: 'big room',
  quest: 'quest room',
};

/** What stands in the words of a rule. */
const IN_WORDS: Readonly<Record<string, string>> = {
  'win.quest': `rooms ${figures.ROOMS_TO_CLEAR}`,
  'create.three-gains': `times ${figures.CREATION_GAINS}`,
  'gain.draw-three': `cards ${figures.GAIN_DRAWS}`,
  'explore.double-speed': `times ${figures.EXPLORING}`,
  'patrol.wandering': `on ${figures.WANDERING_ON}`,
  'turn.reroll-one': `up to ${figures.REROLL_UP_TO}`,
  'attack.again': `base ${figures.AGAIN_LESS} less`,
  'pattern.reach': `steps ${figures.REACH_STEPS}`,
  'leave.flee': `unsteady ${figures.FLEE_UNSTEADY}`,
  'leave.dodge': `on ${figures.DODGE_ON}`,
  'down.recover': `on ${figures.RECOVER_ON}`,
  'down.throw-rock': `damage ${figures.ROCK_DAMAGE}`,
  'down.crawl': `steps ${figures.CRAWL_STEPS}`,
  'stack.cap-six': `most ${figures.EFFECT_MAX}`,
  'stack.monster-layer-cap': `shield ${figures.MONSTER_SHIELD_MAX}; reflect ${figures.MONSTER_REFLECT_MAX}`,
  'glow.forced-entry': `ongoing ${figures.GLOW_ONGOING}`,
  'effect.lord-braced': `steps ${figures.LORD_STEPS}`,
  'ctrl.assumed-grit': `grit ${figures.ASSUMED_GRIT}`,
};

const TABLES: OursByTable = {
  passages: [
    '[gen.passage-table]',
    faces(20).map((d20) => [d20, passageBy(d20).sections, passageBy(d20).end, passageBy(d20).doors]),
  ],
  rooms: [
    '[gen.room-table] [gen.big-has-champion] [gen.quest-has-lord]',
    [
      ...faces(20).map((d20) => [d20, ...roomCells(d20, 0)]),
      [`any, ${ROOMS_BEFORE_QUEST} found`, ...roomCells(1, ROOMS_BEFORE_QUEST)],
    ],
  ],
  arrivals: [
    '[gen.passage-monsters] [gen.room-monsters]',
    faces(6).map((d6) => [d6, isPatrolOn(d6) ? 'yes' : 'no', isExtraOn(d6) ? 'yes' : 'no']),
  ],
  glow: [
    '[gen.glow-table]',
    faces(4).map((d4) => [d4, ...(['passage', 'small', 'big', 'quest'] as const).map((place) => glowBy(d4, place))]),
  ],
  shapes: [
    '[tile.shapes]',
    [
      shapeRow('passage section', SECTION),
      shapeRow('right turn', END_PIECES.right),
      shapeRow('left turn', END_PIECES.left),
      shapeRow('t-junction', END_PIECES['t-junction']),
      shapeRow('4-way junction', END_PIECES['four-way']),
      shapeRow('dead end', END_PIECES['dead-end']),
      shapeRow('stairs up', STAIRS_UP),
      ...(['small', 'big', 'quest'] as const).map(roomRow),
    ],
  ],
  stock: [
    '[tile.stock]',
    (Object.keys(TILE_NAMES) as (keyof typeof FULL_STOCK)[]).map((kind) => [TILE_NAMES[kind], FULL_STOCK[kind]]),
  ],
  roles: [
    '[create.role-stats] [create.role-base-damage] [scale.lone-hitpoints]',
    ROLES.map((role) => {
      const { speed, grit, hitpoints, loneHitpoints, base } = ROLE_STATS[role];
      return [role, speed, grit, hitpoints, loneHitpoints, base];
    }),
  ],
  difficulty: ['[resolve.start]', Object.entries(RESOLVE)],
  'basic-benefits': [
    '[benefit.basic] [patrol.reinforcements]',
    [...Object.values(BASICS), REINFORCEMENTS].map((benefit) => [benefit.name, ...benefitCells(benefit)]),
  ],
  'glow-benefits': [
    '[glow.heroes-only]',
    Object.values(GLOWS).map((benefit) => [benefit.name, ...benefitCells(benefit)]),
  ],
  defense: ['[comp.decks]', roleDeck('defense')],
  offense: ['[comp.decks]', roleDeck('offense')],
  utility: ['[comp.decks]', roleDeck('utility')],
  equipment: [
    '[comp.decks] [equip.slots]',
    deckOf('equipment').map((id) => [
      CARDS[id].name,
      CARDS[id].slot ?? NOTHING,
      always(CARDS[id]),
      ...benefitCells(CARDS[id].benefit),
    ]),
  ],
  passives: ['[comp.decks]', deckOf('passive').map((id) => [CARDS[id].name, always(CARDS[id])])],
  monsters: ['[monster.record] [scale.counts]', MONSTER_IDS.map((id) => recordRow(MONSTERS[id]))],
  'monster-benefits': [
    '[monster.record]',
    MONSTER_IDS.flatMap((id) =>
      MONSTERS[id].benefits.map((benefit) => [
        MONSTERS[id].name,
        benefit.name,
        ...benefitCells(benefit),
        benefit.script ?? NOTHING,
      ]),
    ),
  ],
  'monster-dice': [
    '[enc.family-roll] [ctrl.pick-record] [patrol.first-record]',
    faces(6).map((d6) => [d6, familyBy(d6), actingBy(d6, false), actingBy(d6, true), patrolBy(d6)]),
  ],
  scaling: [
    '[scale.surge-bonus] [scale.base-bonus] [scale.extra-monsters]',
    PARTY_SIZES.toReversed().map((size) => [
      size,
      SCALES[size].surges,
      SCALES[size].base,
      SCALES[size].extra.join(', '),
    ]),
  ],
  alert: ['[scale.alert]', [0, 1, 2, 3, 4].map((rooms) => [rooms, alertOf(rooms)])],
  'figures-in-words': ['each as its rule has it', Object.entries(IN_WORDS)],
};

const GOLDEN = goldenTables('glowquest');

test('everything that has figures has a table, and every table has its things', () => {
  expect(Object.keys(TABLES)).toEqual(GOLDEN.map(({ name }) => name));
});

test.each(besideGolden(TABLES, GOLDEN))('%s %s', (_name, _rules, ours, golden) => expect(ours).toEqual(golden));

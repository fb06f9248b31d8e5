import { seatsOf } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { BOARD, HOARD_NORTH, HOARD_SOUTH, TOWERS } from '../../src/content/keep/board.ts';
import { KEEP_CARDS } from '../../src/content/keep/decks.ts';
import { laws } from '../../src/laws.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import type { DungeonQuest, HeroInPlay, Keep } from '../../src/types/index.ts';
import { at, beside, dash, guard, heroOf, hold, type KeepStory, lay } from './cast.ts';

// What no play comes to is put there by hand, and has to be seen.

interface Scene {
  readonly table: DungeonQuest['Table'];
  readonly keep: Keep;
  /** Whoever is on turn, and the other. */
  readonly hero: HeroInPlay;
  readonly other: HeroInPlay;
  readonly me: number;
  readonly state: KeepStory['state'];
}

function sceneOf(s: KeepStory, me: number): Scene {
  const state = structuredClone(s.state);
  const { table } = state;
  const heroAt = (seat: number): HeroInPlay => heroOf({ table } as KeepStory, seat);
  return { state, table, keep: keepOf(table), hero: heroAt(me), other: heroAt(1 - me), me };
}

/** A hero at D4 is asked for his action; a monster waits at F4. */
function acting(): Scene {
  const { s, me } = beside('lindel');
  hold(s, me, 'sprint');
  lay(s, 'F4', 'chamber', 'OOO');
  guard(s, 'F4', 'troll', 4);
  return sceneOf(s, me);
}

/** The sun is not up yet. */
function mustered(): Scene {
  const scene = acting();
  scene.keep.sun = 0;
  scene.keep.tiles.fill(-1);
  scene.table.pool.push(...scene.keep.lairs.splice(0).map(({ token }) => token));
  for (const hand of scene.table.powerHands) scene.table.powerDeck.push(...hand.splice(0));
  scene.keep.stack = dash(['lindel', 'maud']).state.table.keep?.stack.slice() ?? [];
  scene.keep.peeked = scene.keep.stack.map(() => 0);
  return scene;
}

const asked = (kind: string, more: object = {}) => {
  // A checked border: only the kind of a question, and who is asked, is looked at by laws.
  const question = { kind, ...more } as unknown as DungeonQuest['Question'];
  return ({ state, me }: Scene, seat = me): void => {
    state.asks = state.asks.map((ask) => ({ ...ask, seat, question }));
  };
};

const place = (title: string): number => KEEP_CARDS.findIndex((card) => card.title === title);
const FRAMES: readonly DungeonQuest['Frame'][] = [
  { kind: 'move', stage: 'leave', from: 0, way: 1, isOpen: false },
  { kind: 'entry', stage: 'tile', to: 1, way: 1, by: 'move', isNew: false, wasGuarded: false, forms: [] },
  { kind: 'card', card: 0, stage: 'turned', at: 0 },
  { kind: 'search', cards: [] },
  {
    ...{ kind: 'test', stage: 'before', by: 'cage', rule: 'turn.caged', attribute: 'strength', dice: [], less: 0 },
    ...{ isBoosted: false, isRerolled: false, spent: 0, isSpared: false },
  },
  { kind: 'descent', stage: 'begin', square: 0, way: null, isFall: false, hasFailed: false },
  { kind: 'stair' },
  { kind: 'escape', stage: 'lay', to: 0, heroCard: null, monsterCard: null },
  { kind: 'combat', stage: 'round', mayEscape: false },
];
const frame = (kind: string): DungeonQuest['Frame'] =>
  FRAMES.find((one) => one.kind === kind) ?? expect.fail(`there is no frame ${kind}`);

type Breaking = readonly [law: string, breaks: (scene: Scene) => unknown, begun?: () => Scene];

const BROKEN: readonly Breaking[] = [
  ['setup.decks', ({ keep }) => keep.decks.trap.draw.pop()],
  ['setup.decks', ({ keep }) => keep.decks.crypt.discards.push(place('tombGas'))],
  ['setup.decks', ({ hero }) => Object.assign(hero, { hasCrown: true })],
  ['setup.tile-stack', ({ keep }) => [keep.stack.pop(), keep.peeked.pop()]],
  ['setup.tile-stack', ({ keep }) => keep.tiles.fill(keep.tiles[at('D4')] ?? 0, at('E4'), at('E4') + 1)],
  ['treasure.secret', ({ keep }) => keep.treasureDeck.pop()],
  ['treasure.secret', ({ hero }) => hero.treasures.push(0)],
  ['move.no-sharing', ({ hero, other }) => Object.assign(other, { square: hero.square })],
  ['hoard.one-square', ({ hero }) => Object.assign(hero, { square: HOARD_SOUTH })],
  ['monster.guards-square', ({ hero }) => Object.assign(hero, { square: at('F4') })],
  ['turn.caged', ({ hero }) => Object.assign(hero, { isCaged: true, heading: 1 })],
  ['power.hand-limit', ({ table, me }) => table.powerHands[me]?.push(...table.powerDeck.splice(-5))],
  ['round.nightfall', ({ keep }) => Object.assign(keep, { sun: 27 })],
  ['game.end', ({ state }) => Object.assign(state, { outcome: { winners: 0, rule: 'win.nobody' } })],
  ['death.discard', ({ hero }) => Object.assign(hero, { fate: 'dead' })],
  ['death.discard', ({ hero }) => Object.assign(hero, { fate: 'left' })],
  ['seat.simultaneous', ({ state }) => state.asks.push(...state.asks)],
  ['setup.board', ({ keep }) => keep.tiles.push(-1)],
  ...TOWERS.map((tower): Breaking => ['setup.towers', ({ keep }) => keep.tiles.fill(0, tower, tower + 1)]),
  ['setup.hoard', ({ keep }) => keep.tiles.fill(0, HOARD_NORTH, HOARD_NORTH + 1)],
  ['setup.hoard', ({ keep }) => keep.tiles.fill(0, HOARD_SOUTH, HOARD_SOUTH + 1)],
  ['setup.unexplored', ({ keep }) => keep.tiles.fill(0, at('D4'), at('D4') + 1), mustered],
  ['setup.pool', ({ table }) => table.pool.pop(), mustered],
  ['setup.order', ({ table }) => table.powerHands[0]?.push(...table.powerDeck.splice(-1)), mustered],
  ['setup.start-values', ({ hero }) => Object.assign(hero, { wounds: 1 }), mustered],
  ['setup.start-values', ({ other }) => Object.assign(other, { determination: 1 }), mustered],
  ['setup.start-values', ({ other }) => Object.assign(other, { gold: 10 }), mustered],
  ['round.skip-absent', ({ hero }) => Object.assign(hero, { fate: 'left' })],
  ['turn.order-of-steps', ({ hero }) => Object.assign(hero, { isCaged: true })],
  ['turn.order-of-steps', ({ hero }) => Object.assign(hero, { hasLostTurn: true })],
  ['move.entered-edge', ({ other }) => Object.assign(other, { heading: 1, enteredBy: 0 })],
  ...['move', 'entry', 'card', 'search', 'test', 'descent', 'stair', 'escape'].map(
    (kind): Breaking => [
      'turn.ends',
      ({ hero, state }) => [Object.assign(hero, { fate: 'dead' }), state.agenda.push(frame(kind))],
    ],
  ),
  [
    'test.combat-tests-apart',
    ({ state, table }) => [state.agenda.push(frame('test')), Object.assign(table, { round: 1 })],
  ],
  ['wounds.no-save', ({ other }) => Object.assign(other, { wounds: other.life })],
  ['hoard.risk-grows', ({ keep: { decks } }) => decks.dragon.discards.push(place('dragonfire'))],
  ...['meeting', 'bluff', 'tileCard'].map(
    (kind): Breaking => [
      'seat.blind-window',
      (scene) => {
        asked(kind)(scene);
        scene.table.powerDeck.push(...(scene.table.powerHands[scene.me]?.splice(0) ?? []));
      },
    ],
  ),
  [
    'seat.no-empty-question',
    (scene) => {
      asked('tower')(scene);
      scene.table.heroes = TOWERS.slice(1).map((square) => ({ ...scene.hero, square }));
      scene.table.heroes.push(null);
    },
  ],
  ['monster.tokens', ({ keep, table }) => table.pool.push(keep.lairs[0]?.token ?? 0)],
  [
    'no two monsters wait on one square',
    ({ keep, table }) =>
      keep.lairs.push({ square: at('F4'), token: table.pool.pop() ?? 0, isLifeShown: false, knownTo: 0 }),
  ],
  ['of every tile in the stack it is known who saw it', ({ keep }) => keep.peeked.pop()],
];

const lawsOf = ({ state }: Scene): readonly string[] =>
  laws(state).map((law) => (/^[a-z]+\.[a-z-]+: /.test(law) ? (law.split(': ')[0] ?? '') : law));

const begunIn = BROKEN.map(([law, breaks, begun = acting]) => [law, breaks, begun] as const);

test.each(begunIn)('[%s] is watched in the keep', (law, breaks, begun) => {
  const scene = begun();
  expect(lawsOf(scene)).toEqual([]);
  breaks(scene);
  expect(lawsOf(scene)).toContain(law);
});

const KEPT: readonly (readonly [what: string, keeps: (scene: Scene) => unknown])[] = [
  [
    'two heroes in one tower',
    ({ hero, other }) => Object.assign(other, { square: Object.assign(hero, { square: 0 }).square }),
  ],
  [
    'two heroes in the hoard',
    ({ hero, other }) => [hero, other].map((one) => Object.assign(one, { square: HOARD_NORTH })),
  ],
  ['one below another', ({ hero, other }) => Object.assign(other, { square: hero.square, heading: 1 })],
  [
    'a marker below the southern square of the hoard',
    ({ other }) => Object.assign(other, { square: HOARD_SOUTH, heading: 1 }),
  ],
  ['a hand of five', ({ table, me }) => table.powerHands[me]?.push(...table.powerDeck.splice(-4))],
  [
    'a hand of six while one is given up',
    (scene) => {
      asked('handLimit')(scene);
      scene.table.powerHands[scene.me]?.push(...scene.table.powerDeck.splice(-5));
    },
  ],
  ['the last round', ({ keep }) => Object.assign(keep, { sun: 26 })],
  [
    'the last round of a long day',
    ({ keep, table }) => [Object.assign(keep, { sun: 30 }), Object.assign(table.house, { longDay: true })],
  ],
  ['a hero with one Life left', ({ other }) => Object.assign(other, { wounds: other.life - 1 })],
  [
    'a hero who is dying in a fight',
    ({ other, state }) => [Object.assign(other, { wounds: other.life }), state.agenda.push(frame('combat'))],
  ],
  ...['lay', 'escapeCard', 'mode'].map(
    (kind) =>
      [
        `two asked for a ${kind}`,
        (scene: Scene) => {
          asked(kind)(scene);
          scene.state.asks.push(...scene.state.asks);
        },
      ] as const,
  ),
  ['a test outside of a fight', ({ state }) => state.agenda.push(frame('test'))],
  [
    'something other than a step after a death',
    ({ other, state, table, me }) => {
      Object.assign(other, { fate: 'dead' });
      table.powerDeck.push(...(table.powerHands[1 - me]?.splice(0) ?? []));
      state.agenda.push(frame('move'));
    },
  ],
  ['a window before a hand of one', (scene) => asked('meeting')(scene)],
  [
    'two towers to choose from',
    (scene) => {
      asked('tower')(scene);
      scene.table.heroes = TOWERS.slice(2).map((square) => ({ ...scene.hero, square }));
      scene.table.powerDeck.push(...scene.table.powerHands.flatMap((hand) => hand.splice(0)));
    },
  ],
  [
    'nobody inside when it is over',
    ({ hero, other, state, table }) => {
      for (const one of [hero, other]) Object.assign(one, { fate: 'left' });
      table.powerDeck.push(...table.powerHands.flatMap((hand) => hand.splice(0)));
      Object.assign(state, { asks: [], outcome: { winners: seatsOf(0), rule: 'win.most' } });
    },
  ],
];

test.each(KEPT)('no law has anything against %s', (_what, keeps) => {
  const scene = acting();
  keeps(scene);
  expect(lawsOf(scene)).toEqual([]);
});

test('[setup.board] the board is that of the ledger', () => expect(acting().keep.tiles).toHaveLength(BOARD.size));

import { DIRECTIONS, type Direction } from '@questhall/grid';
import { expect, test } from 'vitest';
import { KEEP_CARDS } from '../../src/content/keep/decks.ts';
import { MODES } from '../../src/content/modes.ts';
import { besideOf, isHoard, roomOf } from '../../src/queries/keep/squares.ts';
import type { Action, Event, HeroInPlay } from '../../src/types/index.ts';
import { dashes, type Step } from './dashes.ts';

// What holds in any order of cards and dice, by what was asked and told.

function* inEveryMode(): Generator<Step> {
  for (const mode of MODES) yield* dashes({ mode });
}

const LEAVING = ['tile.web', 'tile.rubble', 'tile.chasm'];
const CROSSING = ['move.portcullis', 'move.door-before-portcullis'];
const EFFECTS = ['tile.bridge', 'tile.sinkhole', 'tile.shaft'];

/** Which part of a move a test belongs to: leaving, the edge, or the new tile. */
const partOfTest = (rule: string): number =>
  [LEAVING, CROSSING, [], [], EFFECTS].findIndex((rules) => rules.includes(rule));

const deckOf = (card: number): string => KEEP_CARDS[card]?.deck ?? '';

/** And an event: leaving, the edge, being there, the monster that waits, what the tile does. */
function partOf(event: Event): number {
  if (event.type === 'crossingFailed' || (event.type === 'cardDrawn' && deckOf(event.card) === 'door')) return 1;
  if (event.type === 'tileLaid' || event.type === 'entered') return 2;
  if (event.type === 'tokenFound') return 3;
  const isEffect = event.type === 'tileTurned' || (event.type === 'cardDrawn' && deckOf(event.card) === 'dungeon');
  return isEffect ? 4 : -1;
}

const BEGINS: readonly Action['type'][] = [
  'move',
  'stumble',
  'climb',
  'search',
  'catchBreath',
  'advance',
  'grope',
  'turn',
];
const ENDS: readonly Event['type'][] = ['corridorGoesOn', 'turnBegan', 'escaped', 'fell', 'descended'];

test('[move.entry-sequence] [move.leave-effects-first] leave, edge, tile, monster, effect', () => {
  const seen = new Set<number>();
  let reached = -1;
  const pass = (part: number, what: unknown): void => {
    if (part < 0) return;
    expect(part, JSON.stringify(what)).toBeGreaterThanOrEqual(reached);
    reached = part;
    seen.add(part);
  };
  for (const { action, told, after } of inEveryMode()) {
    if (BEGINS.includes(action.type)) reached = -1;
    for (const { event } of told) {
      if (ENDS.includes(event.type)) reached = -1;
      pass(partOf(event), event);
    }
    for (const { question, rule } of after.asks) if (question.kind === 'test') pass(partOfTest(rule), rule);
  }
  expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4]);
});

/** The side of the new square that leads back; none for whoever comes up from below. */
const sideOf = ({ from, to, by }: Extract<Event, { type: 'entered' }>): Direction | null =>
  by === 'stair' ? null : (DIRECTIONS.find((way) => roomOf(besideOf(to, way)) === from) ?? null);

const isFleeing = ({ told }: Step): boolean => told.some(({ event: { type } }) => type === 'escaped');

/** Whoever walks above, but in the hoard, which is two squares and one place. */
const isWalking = (hero: HeroInPlay | null): hero is HeroInPlay =>
  hero?.fate === 'inside' && hero.heading === null && !isHoard(hero.square);

test.each(MODES)(
  '[move.entered-edge] the side he came in by is his until he leaves, however the tile turns: %s',
  (mode) => {
    const came = new Map<number, Direction | null>();
    let turned = 0;
    for (const step of dashes({ mode })) {
      if (step.before.clock === 0) came.clear();
      for (const { event } of step.told) {
        if (event.type === 'tileTurned') turned += 1;
        if (event.type === 'entered') came.set(event.seat, sideOf(event));
      }
      for (const [seat, hero] of step.after.table.heroes.entries()) {
        if (!isWalking(hero) || isFleeing(step)) came.delete(seat);
        else if (came.has(seat)) expect(hero.enteredBy).toBe(came.get(seat));
      }
    }
    expect(turned).toBeGreaterThan(0);
  },
);

test.each(MODES)(
  '[escape.retreat-quietly] a retreat comes in over the side he fled from, and wakes nothing: %s',
  (mode) => {
    let fled = 0;
    for (const { before, told, after } of dashes({ mode })) {
      const escaped = told.findIndex(({ event }) => event.type === 'escaped');
      const event = told[escaped]?.event;
      if (event?.type !== 'escaped') continue;
      const seat = before.table.fighter;
      const hero = after.table.heroes[seat];
      const was = before.table.heroes[seat];
      if (hero === null || hero === undefined || was === null || was === undefined) throw new Error('nobody fled');
      const turnEnd = told.findIndex(({ event: { type } }, at) => at > escaped && type === 'turnBegan');
      const quiet = told.slice(escaped, turnEnd < 0 ? undefined : turnEnd).map(({ event: { type } }) => type);
      expect(quiet.filter((type) => ['cardDrawn', 'entered', 'tested', 'goldFound'].includes(type))).toEqual([]);
      if (was.heading !== null || hero.fate !== 'inside') continue;
      expect(hero.square).toBe(event.to);
      if (!isHoard(hero.square) && !isHoard(was.square) && hero.enteredBy !== null)
        expect(besideOf(hero.square, hero.enteredBy)).toBe(was.square);
      fled += 1;
    }
    expect(fled).toBeGreaterThan(0);
  },
);

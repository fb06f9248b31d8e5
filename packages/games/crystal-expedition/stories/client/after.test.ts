import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { AFTERS, after } from '../../src/client/after/after.ts';
import type { Attack, Encounter, Expedition, Frame, Hero, Monster, Turn, View } from '../../src/types/index.ts';
import { delve, market, melee } from './arranged.ts';
import { TABLES, type Watched, watch, watchFrom } from './watched.ts';

const GAMES = 1;
const MOVES = 350;
const FIGHTS = 20;
const FIGHT_MOVES = 70;
const TRIPS = 9;
const TRIP_MOVES = 200;
const STAYS = 10;
const STAY_MOVES = 150;

/** Something of this kind is being done while whoever is asked thinks about it, or was until now. */
const isAmid = ({ state, after: later }: Watched, kind: Frame['kind']): boolean =>
  [state, later].some(({ agenda }) => agenda.some((frame) => frame.kind === kind));

/** A walk is told when it is over: while a die may be thrown again, nobody knows how far it has come. */
const isWalking = (seen: Watched): boolean => isAmid(seen, 'walk');

/** Damage is told when it has come through: what stopped some of it is gone before, and the Attack has dealt it. */
const isHarming = (seen: Watched): boolean => isAmid(seen, 'harm');

/** Momentum and Damage are not told where nobody is left who could be moved or hurt. */
const isAtNobody = ({ now }: Watched): boolean => {
  const { expedition, party } = now.view;
  const target = expedition?.attack?.target ?? null;
  return [...party, ...(expedition?.monsters ?? [])].every(({ id, hitpoints }) => id !== target || hitpoints === 0);
};

/** All of a view that is not left to the next one, each part for a reason. */
const compared = (view: View, seen: Watched): unknown => ({
  ...view,
  party: view.party.map((hero) => comparedBody(hero, seen)),
  // A place is of no meaning to somebody who waits.
  wagon: view.wagon.map((hero) => ({ ...hero, id: -1 })),
  expedition: view.expedition && comparedExpedition(view.expedition, seen),
});

const comparedBody = <B extends Hero | Monster>(body: B, seen: Watched): unknown => ({
  ...body,
  ...(isWalking(seen) ? { at: 0 } : {}),
  ...(isHarming(seen) ? { shield: 0, reflect: 0, wasAtHalf: false } : {}),
});

const comparedExpedition = (expedition: Expedition, seen: Watched): unknown => ({
  ...expedition,
  monsters: expedition.monsters.map((monster) => comparedBody(monster, seen)),
  encounter: expedition.encounter && comparedEncounter(expedition.encounter, seen),
  turn: expedition.turn && comparedTurn(expedition.turn, seen),
  // The end of an Attack is not told: the last of it stays in sight until something else is.
  attack: expedition.attack && seen.now.view.expedition?.attack && comparedAttack(expedition.attack, seen),
});

const comparedEncounter = (encounter: Encounter, seen: Watched): unknown => ({
  ...encounter,
  // To whom what has happened before is for the rules to know.
  happened: [],
  ...(isHarming(seen) ? { hasLoss: false } : {}),
});

const comparedTurn = (turn: Turn, seen: Watched): unknown => ({
  ...turn,
  ...(isWalking(seen) ? { steps: 0, left: 0, isMoveOver: false, hasSlipped: false } : {}),
});

const comparedAttack = (attack: Attack, seen: Watched): unknown => ({
  ...attack,
  // What a Weakness has been counted for is for the rules to know, and so is what is kept for the next hit.
  ...{ weakened: [], sickened: [], firedUp: 0 },
  ...(isHarming(seen) ? { hasDamage: false, riders: [] } : {}),
  ...(isAtNobody(seen) ? { hasDamage: false, riders: [], hasMomentum: false, isHit: null, waiting: [] } : {}),
});

const kindsSeen = new Set<string>();

/** What is told of every answer leads from one view to the next. */
function expectTold(watched: Iterable<Watched>, name: string): void {
  for (const seen of watched) {
    const { before, action, ask, events, now } = seen;
    const folded = events.reduce(after, before.view);
    const told = events.map(({ type }) => type);
    for (const kind of told) kindsSeen.add(kind);
    const what = `${name}, ${ask.question.kind}: ${JSON.stringify(action)}: ${told.join()}`;
    expect(compared(folded, seen), what).toEqual(compared(now.view, seen));
  }
}

const PLAYS = TABLES.flatMap((given) => (['random', 'sound'] as const).map((how) => [given, how] as const));

test.each(PLAYS)(
  '%o, %s play: what a seat is told leads from one view to the next',
  (given, how) => {
    for (let game = 1; game <= effort(GAMES); game++)
      expectTold(watch(given, `fast:after ${how} ${game}`, how, MOVES), `game ${game}`);
  },
  120_000,
);

test('so it does in fights in which everybody has everything', () => {
  for (let fight = 1; fight <= effort(FIGHTS); fight++) {
    const seed = `fast:melee ${fight}`;
    expectTold(watchFrom(melee(seed), seed, fight % 2 === 0 ? 'random' : 'sound', FIGHT_MOVES), seed);
  }
}, 120_000);

test('so it does below, with Rumours about what lies ahead', () => {
  for (let trip = 1; trip <= effort(TRIPS); trip++) {
    const seed = `fast:delve ${trip}`;
    expectTold(watchFrom(delve(seed), seed, trip % 3 === 0 ? 'random' : 'sound', TRIP_MOVES), seed);
  }
}, 120_000);

test('so it does in a Town in which everything can be done', () => {
  for (let stay = 1; stay <= effort(STAYS); stay++) {
    const seed = `fast:market ${stay}`;
    expectTold(watchFrom(market(seed, stay % 2 === 0), seed, 'random', STAY_MOVES), seed);
  }
}, 120_000);

test('a view is not written to', () => {
  for (const { before, events } of watchFrom(melee('fast:kept'), 'fast:kept', 'random', 100)) {
    const text = JSON.stringify(before.view);
    events.reduce(after, before.view);
    expect(JSON.stringify(before.view)).toBe(text);
  }
});

/** Some it takes many games to come to. */
const RARE = 12;

test.runIf(effort(100) >= 100)('nearly all kinds of events have been told by now', () => {
  const missed = Object.keys(AFTERS).filter((kind) => !kindsSeen.has(kind));
  expect(missed.length, missed.join()).toBeLessThan(RARE);
});

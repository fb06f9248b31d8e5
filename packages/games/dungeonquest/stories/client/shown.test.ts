import type { Cue, Place } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import { effort, placesAstray, shownIn } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { after } from '../../src/client/after/after.ts';
import { cues } from '../../src/client/cues.ts';
import {
  client,
  KEEP_HEIGHT,
  KEEP_WIDTH,
  lairPlace,
  powerPlace,
  squarePlace,
  squaresSeen,
} from '../../src/client/index.ts';
import { placesIn, placesOf, touch } from '../../src/client/touch.ts';
import { dungeonquest } from '../../src/game.ts';
import type { DungeonQuest, View } from '../../src/types/index.ts';
import { wording as en } from '../../src/words/en/index.ts';
import { wording as nl } from '../../src/words/nl/index.ts';
import { TABLES, type Watched, watch } from './watched.ts';

const SQUARES = Array.from({ length: KEEP_WIDTH * KEEP_HEIGHT }, (_, square) => squarePlace(square));

/** What lies there to be shown: the board, everybody on it, the hand, and the ring where somebody fights. */
const placesOn = ({ heroes, keep, monster, lying, powerHand }: View): readonly Place[] => [
  ...SQUARES,
  'sun',
  ...(keep?.lairs ?? []).map(({ square }) => lairPlace(square)),
  ...heroes.flatMap((hero, seat) => (hero !== null && hero.square >= 0 ? [`figure:${seat}`] : [])),
  ...(monster === null
    ? []
    : ['figure:hero', 'figure:monster', 'laid:hero', 'laid:monster', 'escape:hero', 'escape:monster']),
  ...powerHand.map(powerPlace),
  ...lying.dice.map((_, die) => `die:${die}`),
];

const isRead = ({ kind }: Cue): boolean => kind === 'card' || kind === 'banner' || kind === 'caption';

const asked = ({ before, ask }: Watched): Sight<DungeonQuest> => before[ask.seat] ?? expect.fail('nobody looked');

/** Everything that one seat is shown of a move, and says where it is shown at nothing, or read without words. */
function look({ before, now, told }: Watched, seat: number): void {
  const [seen, next] = [before[seat], now[seat]];
  if (seen === undefined || next === undefined) throw new Error('nobody looked');
  for (const one of shownIn<DungeonQuest>(after, seen.view, told(seat))) {
    const { event, view, now: shown } = one;
    expect(placesAstray<DungeonQuest>({ cues, placesIn }, one, placesOn), event.type).toEqual([]);
    if (!cues(event, view).some(isRead)) continue;
    for (const { moment } of [en, nl])
      expect(moment(event, { ...next, view: shown })?.text, event.type).toBeTypeOf('string');
  }
}

test.each(TABLES)(
  '%o, %i seats: an event is shown at what is there, and what is read says something',
  (...table) => {
    for (let game = 1; game <= effort(2); game++)
      for (const move of watch(table, `shown ${game}`)) for (let seat = 0; seat < table[1]; seat++) look(move, seat);
  },
  60_000,
);

test.each(TABLES)(
  '%o, %i seats: an answer is found where it belongs',
  (...table) => {
    let found = 0;
    for (const move of watch(table, 'pointing'))
      for (const offer of move.offers.slice(0, 12))
        for (const place of placesOf(offer, move.ask, asked(move))) {
          const touched = touch(asked(move), move.ask, move.offers, place);
          expect(touched).toMatchObject({ offers: expect.arrayContaining([offer]), wish: null });
          found += 1;
        }
    expect(found).toBeGreaterThan(20);
  },
  60_000,
);

test.each(TABLES)(
  '%o, %i seats: a click does what is offered, or the rules say why not',
  (...table) => {
    let refused = 0;
    for (const move of watch(table, 'clicking')) {
      const seen = asked(move);
      for (const place of placesOn(seen.view)) {
        const { plan, wish } = touch(seen, move.ask, move.offers, place);
        if (plan !== null) expect(move.offers).toContainEqual(plan.steps[0]);
        if (wish === null) continue;
        expect(dungeonquest.decode(wish)).toEqual(wish);
        expect(move.offers).not.toContainEqual(wish);
        refused += 1;
      }
      const plain = client.forced?.(seen, move.ask, move.offers) ?? null;
      if (plain !== null) expect(move.offers).toEqual([plain]);
      const end = client.ending?.(seen, move.ask, move.offers) ?? null;
      if (end !== null) expect(end).toEqual({ action: { type: 'pass' }, isSpent: move.offers.length === 1 });
    }
    expect(refused).toBeGreaterThan(20);
  },
  60_000,
);

test('what is known of the keep grows tile by tile', () => {
  let known = 6;
  for (const { now } of watch([{ mode: 'dice' }, 2], 'growing')) {
    const keep = now[0]?.view.keep ?? expect.fail('there is no keep');
    const seen = squaresSeen(keep);
    expect(seen.length).toBeGreaterThanOrEqual(known);
    expect(seen.length).toBe(6 + keep.tiles.filter((tile) => tile >= 0).length);
    known = seen.length;
  }
  expect(known).toBeGreaterThan(10);
});

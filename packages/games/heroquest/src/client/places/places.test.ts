import { sight } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { expect, it, test } from 'vitest';
import { houseOf, movesAtRandom, QUESTS } from '../../../stories/at-random.ts';
import { SEEN } from '../../../stories/samples.ts';
import { edge, sq } from '../../../stories/wishes.ts';
import { heroquest } from '../../game.ts';
import { after } from '../after/index.ts';
import { placesIn } from './in-event.ts';
import { placesOf } from './of-action.ts';
import { spotOf, squaresAt } from './place.ts';

it('reads its own names, and no others', () => {
  expect(spotOf('square:12')).toEqual({ kind: 'square', number: 12 });
  expect(spotOf('door:40')).toEqual({ kind: 'door', number: 40 });
  for (const name of ['square', 'square:', 'square:-1', 'card:elixir', 'figure:x', '']) expect(spotOf(name)).toBeNull();
});

it('finds the places in what happened', () => {
  const { view } = SEEN;
  expect(placesIn({ type: 'stepped', figure: 2, to: sq(4, 7) }, view)).toEqual(['figure:2', `square:${sq(4, 7)}`]);
  expect(placesIn({ type: 'doorOpened', door: edge('8,9E'), by: 0 }, view)).toEqual([
    `door:${edge('8,9E')}`,
    'figure:0',
  ]);
  expect(placesIn({ type: 'itemGiven', from: 'elf', to: 'dwarf', item: 'healing' }, view)).toEqual([
    'figure:2',
    'figure:1',
  ]);
  expect(placesIn({ type: 'doorOpened', door: edge('8,9E'), by: null }, view)).toEqual([`door:${edge('8,9E')}`]);
  expect(placesIn({ type: 'alarmSounded', room: '.' }, view)).toHaveLength(26 * 19);
  expect(placesIn({ type: 'roundBegan', round: 3 }, view)).toEqual([]);
});

test.each(QUESTS)('quest %i: whatever an action or an event is about is on the board', (quest) => {
  const seats = 2 + (quest % 4);
  const found = new Set<string>();
  for (const move of movesAtRandom(houseOf(quest), seats, `places ${quest}`, effort(120))) {
    const { ask, offers, before, state } = move;
    const view = before[ask.seat];
    if (view === undefined) throw new Error('nobody sits there');
    const seen = { ...sight(heroquest, state, ask.seat), view };
    for (const offer of offers)
      for (const place of placesOf(offer, ask, seen)) {
        expect(squaresAt(view, place), `${place} of ${JSON.stringify(offer)}`).not.toEqual([]);
        found.add(place);
      }
    let now = view;
    for (const event of move.told(ask.seat)) {
      const then = after(now, event);
      for (const place of placesIn(event, then))
        expect([...squaresAt(now, place), ...squaresAt(then, place)], `${place} in ${event.type}`).not.toEqual([]);
      now = then;
    }
  }
  expect(found.size).toBeGreaterThan(10);
});

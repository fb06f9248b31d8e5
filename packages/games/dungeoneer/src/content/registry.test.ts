import { expect, test } from 'vitest';
import { type Adventure, type CardSet, SET_IDS, type SetId } from './cards.ts';
import { cheapestOf } from './cheapest.ts';
import { addCards, adventureOf, heroCardOf, isMapCard, mapCardOf, questOf, SET_CARDS } from './registry.ts';

const SET: CardSet = { id: 'HD', grade: 'heroic', section: 'dungeon' };

test('cards beyond those of the sets are found by their ids, and belong to no list', () => {
  addCards({
    set: SET,
    heroes: { 'T-H1': 'Dwarf, Warden | Life 6 | 3/1/2 4/1/3 4/2/3 | ● ◆ ◆ | 2/3 | Threat +1 (exit)' },
    quests: { 'T-Q1': 'Sacrifice | T-M1 | Pay [1 Glory] | Heal 1' },
    maps: { 'T-M1': 'Room | 1/1 | W, W, O, W | —' },
    adventures: {
      'T-A1': ['Monster 3 Demon | Me ●1 Ma —0 Sp —0 · Life 2 ·', 'Special [0 Peril]: Thr Ma 5 (space) else Wound 1'],
    },
  });
  expect([heroCardOf('T-H1').race, questOf('T-Q1').grade, mapCardOf('T-M1').set]).toEqual(['dwarf', 'heroic', null]);
  expect(adventureOf('T-A1')).toMatchObject({ cost: 3, category: 'demon', fighter: { life: 2 }, set: 'HD' });
  expect(SET_IDS.flatMap((id) => SET_CARDS[id].maps)).not.toContain('T-M1');
  expect(() => addCards({ set: SET, maps: { 'T-M1': 'Room | 1/1 | W, W, O, W | —' } })).toThrow(
    'another card has this id',
  );
});

const cardsOf = (...sets: readonly SetId[]): readonly Adventure[] =>
  sets.flatMap((set) => SET_CARDS[set].adventures.map(adventureOf));

test('what is no card is not found', () => {
  expect(isMapCard('HD-M99')).toBe(false);
  expect(() => mapCardOf('HD-M99')).toThrow('there is no card "HD-M99"');
});

test('[time.asked-by-public-facts] with several sets the cheapest cards are those of all', () => {
  expect(cheapestOf(cardsOf('HW', 'ED'))).toEqual({ anytime: 3, response: 2, stepG: 4, encounter: 2 });
  expect(cheapestOf(cardsOf('HW')).stepG).toBeNull();
});

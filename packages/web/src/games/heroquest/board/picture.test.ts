import { bots, heroquest, type View } from '@questhall/heroquest';
import { expect, test } from 'vitest';
import { Watching } from '../../../testing/watching.ts';
import { pictureOf } from './picture.ts';

const MOVES = 250;
const HEROES_SEAT = 0;

/** What the board shows of a view. */
const shownOf = ({ heroes, monsters, allies, revealed, doors, rocks, furniture, stairs }: View) => ({
  heroes: heroes.filter(({ status }) => status === 'here').map(({ hero, at, body }) => ({ hero, at, body })),
  monsters: monsters.map(({ id, at, wounds, isAsleep }) => ({ id, at, wounds, isAsleep })).sort((a, b) => a.id - b.id),
  allies: allies.map(({ id, at }) => ({ id, at })),
  revealed: revealed.map((word) => word | 0),
  doors: doors.map(({ edge, isOpen }) => ({ edge, isOpen })).sort((a, b) => a.edge - b.edge),
  rocks: rocks.toSorted((a, b) => a - b),
  furniture: furniture.map(({ at }) => at).sort((a, b) => a - b),
  stairs,
});

test.each([1, 2, 8, 10])('in quest %d what is shown after all events is what the seat sees', (quest) => {
  const match = new Watching(heroquest, { quest }, [bots.standard(), bots.standard()], `fast:picture ${quest}`);
  let before: View | null = null;
  for (let move = 1; move <= MOVES; move++) {
    const told = match.playOn(HEROES_SEAT);
    if (told === null) break;
    const after = match.sight(HEROES_SEAT).view;
    const isSetUp = told.some(
      ({ event }) =>
        event.type === 'questBegan' ||
        event.type === 'questEnded' ||
        (event.type === 'roundBegan' && event.round === 1),
    );
    if (before !== null && !isSetUp)
      expect(shownOf(pictureOf(before, told)), `move ${move}: ${told.map(({ event }) => event.type).join()}`).toEqual(
        shownOf(after),
      );
    before = after;
  }
});

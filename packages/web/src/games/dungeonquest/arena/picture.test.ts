import { readOptions } from '@questhall/border';
import { type DungeonQuest, dungeonquest, type Event, type View } from '@questhall/dungeonquest';
import { begin, sight } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { useArenaWords } from '../wording/words.ts';
import { describeArena } from './describe.ts';
import { pictureOf } from './picture.ts';

function viewOf(given: Partial<DungeonQuest['Options']>): View {
  const options = readOptions(dungeonquest.options, { play: 'arena', ...given });
  if (!options.ok) throw new Error(options.problem.message);
  const { id, edition } = dungeonquest;
  const { state } = begin(dungeonquest, {
    game: id,
    edition,
    options: options.value,
    seats: 2,
    seed: 'fast:arena',
    from: null,
  });
  return sight(dungeonquest, state, 0).view;
}

const met: Event[] = [
  { type: 'monsterMet', monster: 'troll' },
  { type: 'combatBegan', life: 4 },
];
const struck: Event = { type: 'wounded', side: 'monster', who: 'troll', wounds: 2, left: 2 };

test('only the blow that is on the stage shows as one', () => {
  const view = viewOf({ hero: 'lindel', monster: 'troll' });
  const told: Event[] = [...met, { type: 'roundBegan', round: 1 }, { type: 'rolled', dice: [3, 3] }, struck];
  const { hit, result } = pictureOf(view, told, struck);
  expect(hit).toEqual({ hero: 0, monster: 2 });
  expect(result).toMatchObject({ wounds: { hero: 0, monster: 2 }, isDone: true, isPast: false });
  const next: Event = { type: 'roundBegan', round: 2 };
  expect(pictureOf(view, [...told, next], next)).toMatchObject({ hit: { monster: 0 }, result: { isPast: true } });
});

test('dice that may still be rolled again have done nothing yet', () => {
  const { result } = pictureOf(viewOf({ hero: 'hugo' }), [...met, { type: 'rolled', dice: [6, 5] }], null);
  expect(result).toMatchObject({ isDone: false, test: null });
});

test('a monster that fell still lies there when its token is back in the pool', () => {
  const view: View = { ...viewOf({ hero: 'lindel', monster: 'troll' }), monster: null };
  const { monster, isDead } = pictureOf(view, [...met, struck, { type: 'died', side: 'monster', who: 'troll' }], null);
  expect(monster).toEqual({ monster: 'troll', life: 4, wounds: 4 });
  expect(isDead).toEqual({ hero: false, monster: true });
});

test('the arena is said in sentences, in both languages', async () => {
  const seen = viewOf({ hero: 'hugo', heroLife: 6, monster: 'troll' });
  const picture = pictureOf({ ...seen, round: 1, lying: { ...seen.lying, dice: [6, 4] } }, met, null);
  expect(describeArena(picture, await useArenaWords.load('en'))).toBe(
    'Combat Dice, Round 1. Hugo the Glorious: 6 of 14 life, 8 wounds. Troll: Life hidden, no wounds. On the table: 6 and 4 against Armor 8.',
  );
  expect(describeArena(picture, await useArenaWords.load('nl'))).toContain('6 van 14 leven, 8 wonden');
});

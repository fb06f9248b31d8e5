import { seedRng } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { dungeon, HEROES_SEAT } from '../stories/dungeon.ts';
import { clone } from './clone.ts';
import { imagine } from './imagine.ts';
import { areaAt, CORRIDOR, isRevealed } from './queries/board.ts';

test('[board.blocked-squares] whoever guesses where rock may be guesses dark corridors, as the sheets have it', () => {
  const { state } = dungeon(1, (scene) => void scene.turn('barbarian'));
  for (let guess = 0; guess < 20; guess++) {
    const draft = { ...state, table: clone(state.table) };
    imagine(draft, HEROES_SEAT, seedRng(`fast:rock ${guess}`));
    const { rocks } = draft.table.hidden;
    expect(rocks.length).toBeGreaterThan(0);
    for (const rock of rocks) expect([areaAt(draft.table, rock), isRevealed(draft.table, rock)]).toEqual([CORRIDOR, false]);
  }
});

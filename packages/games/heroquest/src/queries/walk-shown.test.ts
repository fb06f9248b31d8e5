import { expect, test } from 'vitest';
import { HEROES_SEAT, ZARGON } from '../../stories/cast.ts';
import { arena, type Scene } from '../../stories/dungeon.ts';
import { sq } from '../../stories/wishes.ts';
import { walkShown } from './walk-shown.ts';

const ELF = 2;

/** The Elf has three squares to go, and an orc stands behind a rock. */
function rocky(begin: (scene: Scene) => unknown): { readonly s: ReturnType<typeof arena>; readonly orc: number } {
  let orc = 0;
  const s = arena((scene) => {
    scene
      .only('elf')
      .rock(11, 9)
      .hero('elf', { at: sq(10, 9) });
    orc = scene.monster('orc', 12, 9);
    begin(scene);
  });
  return { s, orc };
}

test('[move.orthogonal] the way of a hero is shown as far as its dice lead', () => {
  const { s } = rocky((scene) => scene.turn('elf', { movement: 3 }));
  for (const seat of [HEROES_SEAT, ZARGON])
    expect(walkShown(s.view(seat), ELF, sq(11, 8))).toEqual([sq(10, 8), sq(11, 8)]);
  expect(walkShown(s.view(HEROES_SEAT), ELF, sq(14, 8))).toEqual([]);
  expect(walkShown(s.view(HEROES_SEAT), 1, sq(11, 8))).toEqual([]); // the Dwarf has gone home
});

test('[monster.fixed-move] the way of a monster is shown to Zargon alone, who knows the dungeon', () => {
  const { s, orc } = rocky((scene) => scene.zargon());
  expect(walkShown(s.view(ZARGON), orc, sq(11, 8))).toEqual([sq(12, 8), sq(11, 8)]);
  expect(walkShown(s.view(HEROES_SEAT), orc, sq(11, 8))).toEqual([]);
  expect(walkShown(s.view(ZARGON), ELF, sq(10, 8))).toEqual([]); // the Elf has no move now
});

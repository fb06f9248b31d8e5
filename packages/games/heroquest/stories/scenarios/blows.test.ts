import { expect, test } from 'vitest';
import { DWARF, HEROES_SEAT, ZARGON } from '../cast.ts';
import { dungeon, faces } from '../dungeon.ts';
import { attack, sq } from '../wishes.ts';

test('scenario 1 [combat.any-shield-blocks] [combat.damage-is-difference] the Barbarian fells an orc', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9) });
    orc = scene.monster('orc', 11, 9);
    scene.turn('barbarian');
  });
  s.dice(...faces('SSW WS')).does(HEROES_SEAT, attack(orc));
  s.told('wounded', { figure: orc, amount: 1, left: 0 }, 'combat.damage-is-difference').told('died', { figure: orc });
  expect(s.table.monsters).toEqual([]);
  s.finish();
});

test('scenario 2 [combat.any-shield-blocks] both shields block for a hero', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('dwarf', { at: sq(10, 9) });
    orc = scene.monster('orc', 11, 9);
    scene.zargon();
  });
  s.does(ZARGON, { type: 'activate', monster: orc });
  s.dice(...faces('SSS WB')).does(ZARGON, attack(DWARF));
  expect(s.table.heroes[1]?.body).toBe(6);
  s.finish();
});

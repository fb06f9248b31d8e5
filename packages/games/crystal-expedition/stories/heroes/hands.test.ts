import { expect, test } from 'vitest';
import type { ItemId } from '../../src/content/index.ts';
import { newPiece } from '../../src/queries/fresh.ts';
import type { Build } from '../../src/types/index.ts';
import { FIGHTER, FOE, ROGUE } from '../cast.ts';
import { type CrystalStory, story } from '../scene.ts';
import { attack, hold } from '../wishes.ts';

const carrying = (items: readonly ItemId[], main: number | null, off: number | null): Build => ({
  race: 'human',
  raceLevel: 1,
  heroClass: 'fighter',
  classLevel: 1,
  pieces: items.map(newPiece),
  main,
  off,
});

const armed = (build: Build): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 1, 1, { build });
    scene.monster('orc-shieldbearer', 2, 1);
    scene.turn(FIGHTER);
  });

const held = (s: CrystalStory): readonly (number | null)[] => {
  const build = s.table.party[FIGHTER]?.build;
  return [build?.main ?? null, build?.off ?? null];
};

test('[gear.swap-freely] hands change as often as one likes before the Attack, also to an empty Off Hand', () => {
  const s = armed(carrying(['longsword', 'greataxe', 'buckler'], 0, 2));
  s.does(FIGHTER, hold(FIGHTER, 0, null)).told('held', { main: 0, off: null }, 'gear.dueling');
  s.does(FIGHTER, hold(FIGHTER, 1, null)).does(FIGHTER, hold(FIGHTER, 0, 2));
  expect(held(s)).toEqual([0, 2]);
  s.refused(FIGHTER, hold(FIGHTER, 0, 2), 'gear.swap-freely').refused(
    FIGHTER,
    hold(ROGUE, 0, null),
    'gear.swap-freely',
  );
  s.dice(2, 3, 4)
    .does(FIGHTER, attack(FOE))
    .refused(FIGHTER, hold(FIGHTER, 0, null), 'gear.swap-freely')
    .finish();
});

test('[gear.two-handed] a weapon for both hands leaves none for anything else', () => {
  const s = armed(carrying(['longsword', 'greataxe', 'buckler'], 0, 2));
  s.refused(FIGHTER, hold(FIGHTER, 1, 2), 'gear.two-handed').finish();
});

test('[gear.two-main-two-off] only what is carried for a hand goes into it', () => {
  const s = armed(carrying(['longsword', 'buckler', 'chain-hauberk'], 0, 1));
  s.refused(FIGHTER, hold(FIGHTER, 1, null), 'gear.two-main-two-off');
  s.refused(FIGHTER, hold(FIGHTER, 0, 2), 'gear.two-main-two-off');
  s.refused(FIGHTER, hold(FIGHTER, null, 1), 'gear.two-main-two-off').finish();
});

test('[gear.in-use-only] what is put away gives nothing', () => {
  const s = armed(carrying(['longsword', 'tower-shield'], 0, 1));
  const grit = (): number => s.table.party[FIGHTER]?.build.off ?? -1;
  expect(grit()).toBe(1);
  s.dice(6, 1, 2)
    .does(FIGHTER, hold(FIGHTER, 0, null))
    .does(FIGHTER, attack(FOE))
    .told('rolled', { toHit: 9 })
    .finish();
});

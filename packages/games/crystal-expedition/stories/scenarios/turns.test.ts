import { expect, test } from 'vitest';
import { gritOf } from '../../src/queries/stats.ts';
import { at, bears, body, expedition, FOE, heard, surges, who } from '../cast.ts';
import { type CrystalStory, sq, story } from '../scene.ts';
import { attack, END, FINISH, FOCUS, RECOVER, use, useCrystal } from '../wishes.ts';

const [A, B, C] = [0, 1, 2];

/** Who has a Turn once the one who is asked has ended its own. */
function next(s: CrystalStory): number {
  s.does(s.state.asks[0]?.seat ?? 0, END);
  return heard(s, 'turnBegan').at(-1)?.who ?? -1;
}

test('[down.miracle-recovery] [scenario 15] short miracle', () => {
  const s = story(
    (scene) => {
      scene.hero(B, 2, 2, { hitpoints: 0 });
      scene.monster('orc-raider', 20, 20);
      scene.effect(B, 'poison', 1).turn(B);
      scene.expedition.glory = 5;
    },
    { heroes: ['dwarf-fighter', 'elf-rogue', 'elf-mage'] },
  );
  s.dice(6).does(B, RECOVER).told('recoveryRolled', { die: 6, isAwake: true }, 'down.miracle-recovery');
  s.told('harmed', { who: B, how: 'poison', loss: 1, hitpoints: 0 }, 'effect.poison').told('fell', { hero: B });
  s.told('gloryChanged', { by: -1, glory: 4 }, 'glory.minus-one-per-fall');
  s.told('poisonFell', { who: B, n: 0 }, 'down.effects-apply-regardless');
  s.told('turnBegan', { who: FOE }, 'encounter.unconscious-turn-counts');
  expect([body(s, B)[0], bears(s, B), expedition(s).glory]).toEqual([0, [], 4]);
  s.finish();
});

/** A Champion and four Minions in the cellar, and B has opened the door. */
const five = (): CrystalStory =>
  story((scene) => {
    scene.monster('orc-warchief', 20, 20);
    for (let i = 1; i < 5; i++) scene.monster('orc-raider', 20 + i, 20 + i);
    scene.turn(B);
  });

const [CHAMPION, M1, M2, M3, M4] = [3, 4, 5, 6, 7];

test('[monster.next-on-sheet] [scenario 17] five monsters, three heroes', () => {
  const s = five();
  const turns = Array.from({ length: 9 }, () => next(s));
  expect([B, ...turns]).toEqual([B, CHAMPION, C, M1, A, M2, B, M3, C, M4]);
  expect(expedition(s).encounter?.round).toBe(1);
  expect(next(s)).toBe(A);
  s.told('roundBegan', { round: 2 }, 'round.definition');
  expect(next(s)).toBe(CHAMPION);
  s.finish();
});

test('[monster.pointer-stays] [scenario 17] whoever dies before its Turn is passed over', () => {
  const s = story((scene) => {
    scene.monster('orc-warchief', 20, 20);
    for (let i = 1; i < 5; i++) scene.monster('orc-raider', 20 + i, 20 + i);
    scene.turn(B);
    const { sheet } = scene.expedition.encounter ?? { sheet: [] };
    scene.encounter({
      pointer: 3,
      acted: [B, CHAMPION, C, M1, A, M2],
      sheet: sheet.map((line) => (line.monster === M3 ? { ...line, state: 'dead' } : line)),
    });
    scene.expedition.monsters = scene.expedition.monsters.filter(({ id }) => id !== M3);
  });
  expect(next(s)).toBe(M4);
  s.told('turnBegan', { who: M4 }, 'monster.pointer-stays');
  expect([next(s), next(s)]).toEqual([C, CHAMPION]);
  s.finish();
});

test('[round.duration] [scenario 18] lone Champion', () => {
  const s = story((scene) => {
    scene.hall(15, 15).hero(A, 7, 7);
    scene.monster('orc-warchief', 7, 6);
    scene.turn(A).effect(FOE, 'weak', 1, { by: A, turn: 10 }).effect(FOE, 'poison', 2, { by: A, turn: 10 });
  });
  const acts = (base: number): void => {
    next(s);
    s.dice(1, 1, 2).does(3, attack(A)).told('declared', { attacker: FOE, base });
    s.does(3, FINISH);
  };
  acts(3);
  s.told('harmed', { who: FOE, how: 'poison', loss: 2 }).told('effectsEnded', { who: FOE, effects: ['weak'] });
  expect([body(s, FOE)[0], bears(s, FOE)]).toEqual([13, ['poison 1']]);
  acts(4);
  s.told('harmed', { who: FOE, how: 'poison', loss: 1 });
  expect([body(s, FOE)[0], bears(s, FOE)]).toEqual([12, []]);
  acts(4);
  s.silent('harmed');
  expect(body(s, FOE)[0]).toBe(12);
  s.finish();
});

test('[round.duration] [scenario 19] a Round on oneself', () => {
  const s = story(
    (scene) => {
      scene.hero(0, 2, 2);
      scene.crystal(3, 2).monster('orc-raider', 20, 20);
      scene.turn(0);
    },
    { heroes: ['human-cleric'] },
  );
  const grit = (): number => gritOf(s.table, who(s, 0));
  expect(grit()).toBe(7);
  s.dice(1, 4, 5).does(0, FOCUS);
  if (s.asked()[0]?.kind === 'reroll') s.does(0, { type: 'done' });
  s.does(0, useCrystal([3, 2], 'grit')).does(0, FINISH);
  expect([s.asked()[0]?.seat, grit()]).toEqual([1, 9]);
  s.does(1, END);
  expect([s.asked()[0]?.seat, grit()]).toEqual([0, 9]);
  s.does(0, END);
  expect(grit()).toBe(7);
  s.finish();
});

test('[escape.only-conscious-grab] [scenario 39] spared and supported', () => {
  const [rogue, cleric] = [0, 1];
  const s = story(
    (scene) => {
      scene.hall(8, 5).hero(rogue, 1, 0, { hitpoints: 0 });
      scene.hero(cleric, 5, 0);
      scene.monster('zombie', 0, 0);
      scene.turn(rogue);
    },
    { heroes: ['elf-rogue', 'human-cleric'], monsters: 'table' },
  );
  s.dice(1)
    .does(rogue, RECOVER)
    .told('walked', { who: FOE, path: [sq(1, 1), sq(2, 0), sq(3, 0)] });
  s.silent('escapeRolled').silent('declared');
  expect([at(s, FOE), s.asked()[0]?.seat]).toEqual([[3, 0], cleric]);
  s.dice(2, 2, 5).does(cleric, FOCUS);
  if (s.asked()[0]?.kind === 'reroll') s.does(cleric, { type: 'done' });
  expect(surges(s)).toBe(3);
  s.does(cleric, use('healing-word', rogue)).told('healed', { who: rogue, wakes: true }, 'down.healing-wakes');
  expect(body(s, rogue)[0]).toBe(3);
  s.does(cleric, use('mend', rogue));
  expect([body(s, rogue)[0], expedition(s).attack?.hasMomentum]).toEqual([4, false]);
  s.finish();
});

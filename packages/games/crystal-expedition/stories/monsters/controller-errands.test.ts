import { expect, test } from 'vitest';
import { at, body, CLERIC, FIGHTER, FOE, isGone, OTHER, ROGUE, who } from '../cast.ts';
import { type CrystalStory, type Given, type Scene, sq, story } from '../scene.ts';
import { DONE, END, FOCUS, RECOVER, use } from '../wishes.ts';

const BY_TABLE: Given = { monsters: 'table' };

const acts = (set: (scene: Scene) => void, dice: readonly number[]): CrystalStory =>
  story((scene) => {
    set(scene);
    scene.turn(FIGHTER);
  }, BY_TABLE)
    .dice(...dice)
    .does(FIGHTER, END);

test('scenario 39: [ai.no-target] [down.not-targeted] [escape.only-conscious-grab] spared and supported', () => {
  const [ROGUE, HEALER] = [0, 1];
  const s = story(
    (scene) => {
      scene.hall(8, 3);
      scene.hero(ROGUE, 1, 0, { hitpoints: 0 });
      scene.hero(HEALER, 5, 0);
      scene.monster('zombie', 0, 0);
      scene.turn(ROGUE);
    },
    { ...BY_TABLE, heroes: ['elf-rogue', 'human-cleric'] },
  );
  s.dice(3).does(ROGUE, RECOVER);
  s.told('chose', { monster: FOE, target: HEALER, why: 'nearest' }, 'ai.no-target');
  s.told('walked', { who: FOE, path: [sq(1, 1), sq(2, 0), sq(3, 0)] });
  s.silent('escapeRolled').silent('declared');
  s.dice(2, 2, 5).does(HEALER, FOCUS).told('rolled', { surges: 3 }).does(HEALER, DONE);
  s.does(HEALER, use('healing-word', ROGUE)).told('healed', { who: ROGUE, wakes: true }, 'down.healing-wakes');
  expect(body(s, ROGUE)).toEqual([3, 0, 0]);
  s.does(HEALER, use('mend', ROGUE));
  expect(body(s, ROGUE)).toEqual([4, 0, 0]);
  expect(at(s, FOE)).toEqual([3, 0]);
  s.finish();
});

test('[ai.no-target] around allies, and no farther than the last free square', () => {
  const s = acts((scene) => {
    scene.hall(9, 1);
    scene.hero(CLERIC, 8, 0);
    scene.monster('zombie', 0, 0);
    scene.monster('zombie', 3, 0);
  }, []);
  s.told('walked', { who: FOE, path: [sq(1, 0), sq(2, 0)] }); // the third square is taken
  s.finish();
});

test('[ai.no-target] without any way it comes as near as it can', () => {
  const s = acts((scene) => {
    scene.hall(9, 2).crystal(4, 0).crystal(4, 1);
    scene.hero(CLERIC, 8, 1);
    scene.monster('zombie', 1, 1);
  }, []);
  s.told('chose', { target: null, why: 'nearest' });
  expect(at(s, FOE)).toEqual([3, 0]); // 3,0 and 3,1 are equally near
  s.finish();
});

const frightened = (idle: number): CrystalStory =>
  acts(
    (scene) => {
      scene.hall(12, 3);
      scene.hero(CLERIC, 0, 1);
      scene.monster('goblin-drummer', 7, 1, { hitpoints: 3 });
      scene.encounter({ idle });
    },
    [1, 2, 3],
  );

test('[ai.no-target] a Utility monster that is badly hurt goes away, and looks after itself', () => {
  const s = frightened(0);
  s.told('chose', { target: null, why: 'away' }, 'ai.no-target').told('focused', { who: FOE });
  expect(at(s, FOE)).toEqual([11, 0]);
  expect(body(s, FOE)).toEqual([4, 0, 0]);
  s.finish();
});

test('[encounter.stall] but not for ever', () => {
  const s = frightened(6);
  s.told('chose', { target: CLERIC, why: 'nearest' }, 'ai.no-target');
  expect(at(s, FOE)).toEqual([2, 0]);
  s.finish();
});

test('[ai.targets] a Necromancer far from everybody raises the strongest Minion beside it', () => {
  const s = acts(
    (scene) => {
      scene.hall(20, 3);
      scene.hero(CLERIC, 0, 1);
      scene.monster('necromancer', 15, 1);
      scene.monster('skeleton-guard', 18, 0);
      scene.monster('zombie', 18, 1);
      scene.expedition.monsters.splice(1, 2);
      const [necromancer, ...dead] = scene.expedition.encounter?.sheet ?? [];
      if (necromancer === undefined) throw new Error('no Necromancer');
      scene.encounter({ sheet: [necromancer, ...dead.map((line) => ({ ...line, state: 'dead' as const }))] });
    },
    [3, 4, 5],
  );
  s.told('raised', { record: 'zombie', at: sq(9, 0), hitpoints: 3 });
  expect(at(s, FOE)).toEqual([10, 0]);
  expect(isGone(s, OTHER)).toBe(true);
  s.finish();
});

test('[ai.no-target] a Focus only if a free Activator has an effect', () => {
  const s = acts((scene) => {
    scene.hall(20, 3);
    scene.hero(CLERIC, 0, 1);
    scene.monster('zombie', 15, 1);
  }, []);
  s.silent('focused').finish();
  const braced = acts(
    (scene) => {
      scene.hall(20, 3);
      scene.hero(CLERIC, 0, 1);
      scene.monster('orc-shieldbearer', 15, 1);
    },
    [2, 3, 5],
  );
  braced.told('focused', { who: FOE }, 'attack.focus-without-target');
  expect(who(braced, FOE).shield).toBe(2);
  braced.finish();
});

test('[ai.no-target] [down.keeps-square] nobody leads a monster to a hero behind one who lies in the way', () => {
  const s = acts((scene) => {
    scene.hall(9, 1);
    scene.hero(CLERIC, 0, 0);
    scene.hero(ROGUE, 3, 0, { hitpoints: 0 });
    scene.monster('orc-raider', 6, 0);
  }, []);
  s.told('chose', { monster: FOE, target: null, why: 'nearest' });
  expect(at(s, FOE)).toEqual([4, 0]);
  s.finish();
});

test('[ai.no-target] [move.not-through-enemies] a Shade goes through heroes, and so its way to others leads through them', () => {
  const s = acts((scene) => {
    scene.hall(14, 1);
    scene.hero(CLERIC, 0, 0);
    scene.hero(ROGUE, 6, 0, { hitpoints: 0 });
    scene.monster('shade', 11, 0);
  }, []);
  s.told('chose', { monster: FOE, target: CLERIC, why: 'nearest' }, 'ai.no-target');
  expect(at(s, FOE)).toEqual([5, 0]);
  s.finish();
});

test('[ai.no-target] [ai.ties] of two who are as near it goes to the Role that it likes, then to fewer Hitpoints', () => {
  const between = (rogue: Parameters<Scene['hero']>[3], cleric: Parameters<Scene['hero']>[3]): CrystalStory =>
    acts((scene) => {
      scene.hall(17, 1);
      scene.hero(FIGHTER, 0, 0, rogue);
      scene.hero(CLERIC, 16, 0, cleric);
      scene.monster('orc-raider', 8, 0);
    }, []);
  between({}, {}).told('chose', { target: CLERIC, why: 'nearest' }, 'ai.no-target').finish();
  between({ hitpoints: 1 }, {}).told('chose', { target: CLERIC, why: 'nearest' }).finish();
  const twins = (west: number, east: number): CrystalStory =>
    story(
      (scene) => {
        scene.hall(17, 1);
        scene.hero(0, 0, 0, { hitpoints: west });
        scene.hero(1, 16, 0, { hitpoints: east });
        scene.monster('orc-raider', 8, 0);
        scene.turn(0);
      },
      { ...BY_TABLE, heroes: ['human-cleric', 'human-cleric'] },
    ).does(0, END);
  twins(5, 4).told('chose', { target: 1 }).finish();
  twins(5, 5).told('chose', { target: 0 }).finish();
});

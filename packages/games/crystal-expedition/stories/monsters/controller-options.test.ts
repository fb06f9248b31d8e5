import { expect, test } from 'vitest';
import { monsterOf } from '../../src/controller/script.ts';
import { worthOf } from '../../src/controller/worth.ts';
import { heroOf } from '../../src/queries/entities.ts';
import { newPiece } from '../../src/queries/fresh.ts';
import { withoutPiece, withPiece } from '../../src/queries/gear.ts';
import { armsOf } from '../../src/queries/reach.ts';
import { at, CLERIC, FIGHTER, FOE, ROGUE } from '../cast.ts';
import { type CrystalStory, type Given, type Scene, sq, story } from '../scene.ts';
import { END } from '../wishes.ts';

const BY_TABLE: Given = { monsters: 'table' };
/** A hit with all that the dice can bring, and a miss that no Surge makes good. */
const CRITICAL = [6, 6, 1] as const;
const MISS = [1, 1, 2] as const;

/** The Fighter lets its Turn pass, and the first monster acts. */
const acts = (set: (scene: Scene) => void, dice: readonly number[], given: Given = BY_TABLE): CrystalStory =>
  story((scene) => {
    set(scene);
    scene.turn(FIGHTER);
  }, given)
    .dice(...dice)
    .does(FIGHTER, END);

test('[ai.value] a Raider goes for whoever it is likely to hurt most', () => {
  const s = acts((scene) => {
    scene.hero(FIGHTER, 0, 0); // 166 of 216 times 4 damage
    scene.hero(ROGUE, 2, 0); // 188 of 216
    scene.hero(CLERIC, 4, 0); // 200 of 216
    scene.monster('orc-raider', 2, 4);
  }, CRITICAL);
  s.told('chose', { monster: FOE, target: CLERIC, value: 3.703704, chance: 1, why: 'value' }, 'ai.value');
  s.told('declared', { attacker: FOE, target: CLERIC });
  expect(at(s, FOE)).toEqual([3, 1]); // three steps like 4,1, and farther west
  s.finish();
});

test('[ai.value] a fall is worth five more, lost Hitpoints up to one, and Reflect takes something off', () => {
  const valueFor = (changes: Parameters<Scene['hero']>[3]): number => {
    const s = acts((scene) => {
      scene.hero(CLERIC, 4, 0, changes);
      scene.monster('orc-raider', 2, 4);
    }, MISS);
    const [chose] = s.heard(0).filter((event) => event.type === 'chose');
    return chose?.value ?? Number.NaN;
  };
  const hit = 200 / 216;
  expect(valueFor({})).toBeCloseTo(4 * hit);
  expect(valueFor({ hitpoints: 5 })).toBeCloseTo(4 * hit + 8 / 13);
  expect(valueFor({ hitpoints: 4 })).toBeCloseTo(4 * hit + 5 * hit + 9 / 13);
  expect(valueFor({ reflect: 2 })).toBeCloseTo(2 * hit - 2 * hit, 5);
  expect(valueFor({ reflect: 1, shield: 1 })).toBeCloseTo(2 * hit - hit);
});

test('[ai.options] what is less likely than not it forgets', () => {
  const leaving = (holder: number, dice: readonly number[]): CrystalStory =>
    acts((scene) => {
      scene.hero(holder, 2, 1, { shield: 6 });
      scene.hero(CLERIC, 4, 4, { hitpoints: 1 });
      scene.monster('orc-raider', 2, 2);
    }, dice);
  const held = leaving(FIGHTER, MISS); // 10 of 36 against Grab 9
  held.told('chose', { target: FIGHTER, value: 0, chance: 1, why: 'value' }, 'ai.options');
  held.silent('escapeRolled');
  held.finish();
  const free = leaving(ROGUE, [3, 4, ...MISS]); // 30 of 36 against Grab 5
  free.told('chose', { target: CLERIC, value: 7.713675, chance: 0.833333, why: 'value' }, 'ai.value');
  free.told('escapeRolled', { who: FOE, passed: true });
  free.told('declared', { target: CLERIC });
  free.finish();
});

test('[ai.role-tweaks] archers like to be far off', () => {
  const s = acts((scene) => {
    scene.hall(12, 3);
    scene.hero(CLERIC, 2, 1);
    scene.monster('goblin-archer', 4, 1);
  }, MISS);
  s.told('chose', { target: CLERIC, value: 3.377778 }, 'ai.role-tweaks');
  s.told('walked', { who: FOE, path: [sq(5, 0), sq(6, 0)] });
  s.finish();
});

test('[ai.role-tweaks] a pack goes for whom one of it has found already', () => {
  const s = acts((scene) => {
    scene.hero(FIGHTER, 4, 4, { shield: 1 });
    scene.hero(CLERIC, 0, 0);
    scene.monster('cave-wolf', 2, 2);
    scene.monster('cave-wolf', 4, 3);
  }, MISS);
  s.told('chose', { target: FIGHTER, value: 3.305556 }, 'ai.role-tweaks');
  s.finish();
});

test('[ai.taunt] a Taunted monster thinks of its taunter alone, if it can reach it', () => {
  const taunted = (x: number): CrystalStory =>
    acts((scene) => {
      scene.hall(12, 3);
      scene.hero(FIGHTER, x, 0);
      scene.hero(CLERIC, 6, 2);
      scene.monster('orc-raider', 4, 1);
      scene.effect(FOE, 'taunted', 0, { by: FIGHTER });
    }, MISS);
  const near = taunted(2);
  near.told('chose', { target: FIGHTER, why: 'taunted' }, 'ai.taunt').told('declared', { target: FIGHTER });
  near.finish();
  const far = taunted(11);
  far.told('chose', { target: CLERIC, why: 'value' }, 'ai.value').told('declared', { target: CLERIC });
  far.finish();
});

test('[ai.ties] of equals it takes the Role it likes, then fewer Hitpoints, then fewer steps', () => {
  const liked = acts((scene) => {
    scene.hero(ROGUE, 2, 1);
    scene.hero(CLERIC, 4, 4);
    scene.effect(CLERIC, 'bolstered', 1); // as hard to hit as the Rogue, and farther away
    scene.monster('orc-raider', 2, 3);
  }, MISS);
  liked.told('chose', { target: CLERIC }, 'ai.ties').finish();
  const twins: Given = { ...BY_TABLE, heroes: ['human-cleric', 'human-cleric', 'human-cleric'] };
  const weaker = acts(
    (scene) => {
      scene.hall(9, 3);
      scene.hero(1, 8, 1);
      const { build } = scene.hero(2, 1, 1);
      scene.hero(2, 1, 1, { build: withPiece(withoutPiece(build, 3), newPiece('amulet-of-vigor')) });
      scene.monster('orc-raider', 4, 1);
    },
    MISS,
    twins,
  );
  weaker.told('chose', { target: 1 }, 'ai.ties').finish();
  const nearer = acts(
    (scene) => {
      scene.hall(9, 3);
      scene.hero(1, 8, 1);
      scene.hero(2, 1, 1);
      scene.monster('orc-raider', 4, 1);
    },
    MISS,
    twins,
  );
  nearer.told('chose', { target: 2 }, 'ai.ties').finish();
  const earlier = acts(
    (scene) => {
      scene.hero(1, 1, 0);
      scene.hero(2, 3, 0);
      scene.monster('orc-raider', 2, 1); // beside both
    },
    MISS,
    twins,
  );
  earlier.told('chose', { target: 1 }, 'ai.ties').finish();
});

test('[ai.failed-escape] when it is held it attacks the best target from where it stands', () => {
  const s = acts(
    (scene) => {
      scene.hero(ROGUE, 2, 1);
      scene.hero(CLERIC, 4, 4, { hitpoints: 1 });
      scene.monster('orc-raider', 2, 2);
    },
    [1, 1, ...MISS],
  );
  s.told('escapeRolled', { who: FOE, passed: false });
  s.told('chose', { target: ROGUE, chance: 1 }, 'ai.failed-escape').told('declared', { target: ROGUE });
  s.finish();
});

test('[effect.stun-immobile] a Stunned monster comes nearer, and neither attacks nor uses Focus', () => {
  const s = acts((scene) => {
    scene.hero(ROGUE, 2, 0);
    scene.monster('orc-shieldbearer', 2, 4);
    scene.effect(FOE, 'stun', 0);
  }, []);
  s.told('walked', { who: FOE }).silent('declared').silent('focused');
  expect(at(s, FOE)).toEqual([1, 1]);
  s.finish();
});

test('[ai.value] Armor that nothing comes through leaves only what the hero has lost; Grit of 20 leaves one throw', () => {
  const valueFor = (armor: number, grit: number): number => {
    const { table } = story((scene) => {
      scene.hero(CLERIC, 2, 1);
      scene.monster('orc-raider', 2, 2);
      scene.effect(CLERIC, 'plated', armor).effect(CLERIC, 'bolstered', grit);
      scene.turn(FIGHTER);
    }, BY_TABLE);
    const [cleric, raider] = [heroOf(table, CLERIC), monsterOf(table, FOE)];
    const [arm] = armsOf(table, raider);
    return arm === undefined ? Number.NaN : worthOf(table, raider, arm, cleric).plain;
  };
  expect(valueFor(9, 0)).toBe(0);
  expect(valueFor(0, 20 - 7)).toBeCloseTo(3 / 216);
  expect(valueFor(0, 21 - 7)).toBe(0);
});

test('[ai.has-effect] [ai.order] a Dodge goes no farther than it says, though farther off nobody stands', () => {
  const s = acts((scene) => {
    scene.hall(9, 2);
    scene.hero(FIGHTER, 2, 0);
    scene.hero(CLERIC, 2, 1);
    scene.hero(ROGUE, 5, 0);
    scene.monster('orc-raider', 3, 0);
  }, MISS);
  s.told('moved', { who: FOE, how: 'dodge' });
  expect(at(s, FOE)).toEqual([5, 1]);
  s.finish();
});

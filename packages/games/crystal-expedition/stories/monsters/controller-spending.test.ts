import { expect, test } from 'vitest';
import { at, bears, body, CLERIC, FIGHTER, FOE, heard, OTHER, order, ROGUE } from '../cast.ts';
import { type CrystalStory, type Given, type Scene, sq, story } from '../scene.ts';
import { END } from '../wishes.ts';

const BY_TABLE: Given = { monsters: 'table' };

const acts = (set: (scene: Scene) => void, dice: readonly number[]): CrystalStory =>
  story((scene) => {
    set(scene);
    scene.turn(FIGHTER);
  }, BY_TABLE)
    .dice(...dice)
    .does(FIGHTER, END);

/** What it bought, in order. */
const bought = (s: CrystalStory): readonly string[] => heard(s, 'used').map(({ activator }) => activator);

/** One monster beside the Cleric, who has Grit 7 and Armor 1. */
const besideCleric =
  (record: Parameters<Scene['monster']>[0], hitpoints = 13) =>
  (scene: Scene): void => {
    scene.hero(CLERIC, 2, 1, { hitpoints });
    scene.monster(record, 2, 2);
  };

test('[ai.spend-aim] what is missing is paid with Aim, and no more', () => {
  const s = acts(besideCleric('orc-raider'), [2, 3, 3]); // 6, and 2 Surges
  expect(bought(s)).toEqual(['aim', 'cut-deep']);
  s.told('used', { activator: 'aim' }, 'ai.spend-aim').told('hit', { attacker: FOE, total: 7 });
  expect(body(s, CLERIC)).toEqual([9, 0, 0]);
  s.finish();
  const hopeless = acts(besideCleric('zombie'), [1, 2, 3]); // 5, and 1 Surge
  expect(bought(hopeless)).toEqual([]);
  hopeless.told('missed', { attacker: FOE }).finish();
});

test('[ai.spend-aim] a Utility monster keeps its last Surge for an ally who is badly hurt', () => {
  const drums = (loss: number): CrystalStory =>
    acts(
      (scene) => {
        besideCleric('goblin-drummer')(scene);
        scene.monster('orc-raider', 4, 4, { hitpoints: 9 - loss });
      },
      [1, 2, 4], // 6, and 1 Surge
    );
  const kept = drums(4);
  expect(bought(kept)).toEqual(['war-beat']);
  expect(bears(kept, OTHER)).toEqual(['heartened 1']);
  kept.told('missed', { attacker: FOE }).finish();
  const spent = drums(3);
  expect(bought(spent)).toEqual(['aim']);
  spent.told('hit', { attacker: FOE }).finish();
});

test('[ai.spend-kill] the cheapest that makes the target fall, and no damage beyond it', () => {
  const s = acts(besideCleric('zombie', 6), [5, 4, 4]); // 9, and 5 Surges: 4 + 3 - 1 are enough
  expect(bought(s)).toEqual(['finish']);
  s.told('used', { activator: 'finish' }, 'ai.spend-kill').told('fell', { hero: CLERIC });
  s.finish();
});

test('[ai.spend-kill] fewer Activators before more, and none at all for one who falls anyway', () => {
  const two = acts(besideCleric('zombie', 5), [4, 3, 3]); // 7, and 4 Surges: Scorch or Finish, not twice Cut Deep
  expect(bought(two)).toEqual(['scorch']);
  two.finish();
  const none = acts(besideCleric('zombie', 3), [5, 4, 4]);
  expect(bought(none)).toEqual([]);
  none.told('fell', { hero: CLERIC }).finish();
});

test('[ai.spend-rest] [ai.order] its own, the Strength, its Role: damage before Momentum, the rest after the Damage', () => {
  const s = acts(besideCleric('ghoul'), [6, 5, 5]); // 11, and 6 Surges
  expect(bought(s)).toEqual(['scorch', 'cut-deep', 'cut-deep', 'paralyse']);
  const steps = order(s, 'used', 'hit', 'harmed', 'effectGiven');
  expect(steps).toEqual(['used', 'used', 'used', 'hit', 'harmed', 'used', 'effectGiven']);
  s.told('used', { activator: 'scorch' }, 'ai.spend-rest');
  expect(body(s, CLERIC)).toEqual([7, 0, 0]);
  expect(bears(s, CLERIC)).toEqual(['immobile']);
  s.finish();
});

test('[ai.spend-rest] Defense Braces itself, and Utility Mends a Champion first, then Encourages', () => {
  const braced = acts(besideCleric('skeleton-guard'), [5, 4, 4]); // 9, and 5 Surges
  expect(bought(braced)).toEqual(['scorch', 'bone-lock', 'brace', 'brace']);
  expect(body(braced, FOE)).toEqual([7, 2, 0]);
  braced.finish();
  const shade = acts(
    (scene) => {
      besideCleric('shade')(scene);
      scene.dungeon({ strength: 'venom' });
      scene.monster('zombie', 4, 4, { hitpoints: 5 });
      scene.monster('barrow-wight', 0, 4, { hitpoints: 11 });
    },
    [6, 5, 5], // 11, and 6 Surges: Sap 1, Envenom 2, Mend, Mend, and one more
  );
  expect(bought(shade)).toEqual(['sap', 'envenom', 'mend', 'mend', 'mend']);
  expect([body(shade, OTHER)[0], body(shade, 5)[0]]).toEqual([7, 12]);
  shade.finish();
});

test('[ai.has-effect] what would change nothing is left out', () => {
  const s = acts(
    (scene) => {
      besideCleric('web-spider')(scene);
      scene.effect(CLERIC, 'immobile', 0);
    },
    [5, 4, 2], // 9, and 2 Surges
  );
  expect(bought(s)).toEqual(['venom-bite']);
  s.finish();
});

test('[ai.has-effect] after a miss a Dodge leads where the fewest heroes stand, and comes last', () => {
  const s = acts(besideCleric('orc-raider'), [1, 1, 2]); // 3, and 2 Surges
  expect(bought(s)).toEqual(['shoulder-past']);
  expect([at(s, CLERIC), at(s, FOE)]).toEqual([
    [2, 2],
    [1, 4],
  ]);
  s.finish();
});

test('[ai.targets] a second blow goes to one who would fall, then to the lowest Hitpoints', () => {
  const chop = (fighter: Parameters<Scene['hero']>[3], rogue: Parameters<Scene['hero']>[3]): CrystalStory =>
    acts(
      (scene) => {
        scene.hero(CLERIC, 2, 1);
        scene.hero(FIGHTER, 1, 1, fighter);
        scene.hero(ROGUE, 3, 1, rogue);
        scene.monster('orc-warchief', 2, 2);
        scene.effect(FOE, 'taunted', 0, { by: CLERIC });
      },
      [5, 4, 2], // 9, and 2 Surges
    );
  const fatal = chop({ hitpoints: 1, shield: 2 }, { hitpoints: 2 });
  fatal.told('used', { activator: 'sweeping-chop', targets: [ROGUE] }).told('fell', { hero: ROGUE });
  const mirrored = chop({ hitpoints: 1, reflect: 2 }, { hitpoints: 2 });
  mirrored.told('used', { activator: 'sweeping-chop', targets: [ROGUE] });
  const weaker = chop({ hitpoints: 6 }, { hitpoints: 7 });
  weaker.told('used', { activator: 'sweeping-chop', targets: [FIGHTER] }).finish();
});

test('[ai.momentum-choice] it pushes to where more monsters stand, then north and west', () => {
  const pushed = (set: (scene: Scene) => void): readonly [number, number] => {
    const s = acts(
      (scene) => {
        scene.hero(CLERIC, 2, 0);
        scene.monster('zombie', 2, 1);
        set(scene);
      },
      [5, 4, 1],
    );
    s.told('moved', { who: CLERIC, how: 'momentum' }).finish();
    return at(s, CLERIC);
  };
  expect(pushed(() => {})).toEqual([1, 0]);
  expect(pushed((scene) => scene.monster('zombie', 4, 1))).toEqual([3, 0]);
});

test('[ai.interrupts] a monster uses what it can as soon as it can', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 0, 0);
    scene.hero(CLERIC, 2, 1);
    scene.monster('ironhide-bear', 1, 1, { hitpoints: 8 });
    scene.effect(FOE, 'poison', 2).turn(FIGHTER);
  }, BY_TABLE);
  s.dice(1, 1, 2).does(FIGHTER, END);
  s.told('interrupted', { who: FOE, interrupt: 'rage' }, 'ai.interrupts').told('enraged', { who: FOE, base: 1 });
  s.finish();
});

test('[ai.targets] [ai.spend-rest] of two Minions the one who has lost more is Mended, else the first on the Sheet', () => {
  const mended = (one: number, other: number): CrystalStory =>
    acts(
      (scene) => {
        besideCleric('shade')(scene);
        scene.dungeon({ strength: 'venom' });
        scene.monster('zombie', 4, 4, { hitpoints: one });
        scene.monster('zombie', 0, 4, { hitpoints: other });
      },
      [6, 5, 4], // 11, and 4 Surges: Sap 1, Envenom 2, Mend
    );
  mended(7, 3)
    .told('used', { activator: 'mend', targets: [FOE + 2] })
    .finish();
  mended(3, 3)
    .told('used', { activator: 'mend', targets: [FOE + 1] })
    .finish();
});

test('[ai.order] [momentum.hit-pushes-target] what Momentum has put out of reach is skipped, and its Surges lapse', () => {
  const arc = (x: number): CrystalStory =>
    acts(
      (scene) => {
        besideCleric('orc-raider')(scene);
        scene.hero(CLERIC, 2, 2);
        scene.hero(ROGUE, x, 0, { shield: 9 });
        scene.dungeon({ strength: 'storm' });
        Object.assign(scene.expedition.monsters[0] ?? {}, { at: sq(2, 1) });
        scene.effect(FOE, 'taunted', 0, { by: CLERIC });
      },
      [2, 5, 6],
    );
  const far = arc(4);
  far.told('hit', { target: CLERIC }).told('surgesLapsed', { who: FOE, surges: 2 });
  expect(bought(far)).toEqual([]);
  far.finish();
});

test('[ai.spend-kill] [activator.riders] what strips a Shield counts for as much as the Shield would stop', () => {
  const s = acts(
    (scene) => {
      scene.hero(CLERIC, 2, 1, { hitpoints: 4, shield: 2 });
      scene.monster('zombie', 2, 2);
      scene.dungeon({ strength: 'arcane' });
    },
    [5, 4, 4],
  );
  expect(bought(s)).toEqual(['rend-ward']);
  s.told('fell', { hero: CLERIC }).finish();
});

test('[ai.spend-kill] [attack.target-must-live] when the target has fallen nothing more leaps from it to another', () => {
  const s = acts(
    (scene) => {
      scene.hero(CLERIC, 2, 1, { hitpoints: 1 });
      scene.hero(ROGUE, 4, 0);
      scene.hero(FIGHTER, 0, 4);
      scene.monster('orc-raider', 2, 2);
      scene.dungeon({ strength: 'storm' });
    },
    [2, 5, 6],
  );
  expect(bought(s)).toEqual([]);
  s.told('fell', { hero: CLERIC }).told('surgesLapsed', { who: FOE, surges: 2 }).finish();
});

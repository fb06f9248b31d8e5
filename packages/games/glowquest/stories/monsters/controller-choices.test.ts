import { expect, test } from 'vitest';
import type { MonsterId } from '../../src/content/index.ts';
import { at, bears, body, DEFENSE, FOE, OFFENSE, OTHER, who } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { cellar } from '../scenes.ts';
import { END } from '../wishes.ts';

/** What this monster used in the last move, in order. */
const used = (s: GlowStory, monster = FOE): readonly string[] =>
  s.heard(0).flatMap((event) => (event.type === 'used' && event.who === monster ? [event.benefit] : []));

/** Defense ends its Turn with these dice to come. */
const after = (set: (scene: Scene) => void, ...dice: readonly number[]): GlowStory =>
  story((scene) => {
    set(scene);
    scene.turn(DEFENSE);
  })
    .dice(...dice)
    .does(DEFENSE, END);

/** A Brute hits Defense, who stands at the west wall: 0,1 or 0,3? */
function driven(more: (scene: Scene) => void): readonly [number, number] {
  const s = after(
    (scene) => {
      scene.hero('defense', 0, 2);
      scene.monster('orc-brute', 1, 2);
      more(scene);
    },
    1,
    2,
    12,
    4,
  );
  s.finish();
  return at(s, DEFENSE);
}

test('[ctrl.10-momentum] a hero goes into Glow; else among monsters; else far from its friends; else clockwise from north', () => {
  const NORTH = [0, 1];
  const SOUTH = [0, 3];
  expect(driven(() => undefined)).toEqual(NORTH);
  const friendNorth = (scene: Scene): void => void scene.hero('utility', 0, 0);
  const friendSouth = (scene: Scene): void => void scene.hero('utility', 0, 4);
  expect([driven(friendNorth), driven(friendSouth)]).toEqual([SOUTH, NORTH]);
  expect(driven((scene) => void scene.hero('utility', 0, 0, { hitpoints: 0 }))).toEqual(NORTH); // nobody to be kept from
  // A monster in the south draws the hero there, whoever else is there.
  expect(
    driven((scene) => {
      friendSouth(scene);
      scene.monster('orc-shaman', 1, 4);
    }),
  ).toEqual(SOUTH);
  // And Glow in the north more than any monster.
  expect(
    driven((scene) => {
      friendNorth(scene);
      scene.glow(0, 1);
      scene.monster('orc-shaman', 1, 4);
    }),
  ).toEqual(NORTH);
});

test('[ctrl.10-momentum] its own follow-up keeps out of Glow, then goes among monsters, then clockwise', () => {
  const followed = (more: (scene: Scene) => void): readonly [number, number] => {
    const s = after(
      (scene) => {
        scene.hero('offense', 3, 2);
        scene.monster('goblin-archer', 0, 2);
        scene.monster('goblin-drummer', 1, 2);
        scene.effect(OTHER, 'immobile', 0);
        more(scene);
      },
      3,
      2,
      12,
      4,
    );
    s.finish();
    return at(s, FOE);
  };
  expect(followed(() => undefined)).toEqual([1, 1]);
  expect(followed((scene) => scene.monster('goblin-drummer', 1, 4))).toEqual([1, 3]);
  expect(
    followed((scene) => {
      scene.glow(1, 3);
      scene.monster('goblin-drummer', 1, 4);
    }),
  ).toEqual([1, 1]);
});

/** A leader or minion beside Defense at 1,2 rolls so many Surges and this to hit. */
const duel = (
  record: MonsterId,
  recordDie: number,
  surges: number,
  toHit: number,
  more: (scene: Scene) => void = () => undefined,
): GlowStory =>
  after(
    (scene) => {
      scene.hero('defense', 1, 2);
      scene.monster(record, 2, 2);
      more(scene);
    },
    recordDie,
    surges,
    toHit,
    4,
  );

test('[ctrl.11-hit-benefits] after a hit it goes down its sheet, and then uses Power, twice at most', () => {
  expect(used(duel('ghoul', 3, 3, 12))).toEqual(['rotten-claws', 'clutch']);
  expect(used(duel('ghoul', 3, 2, 12))).toEqual(['rotten-claws']);
  expect(used(duel('ghoul', 3, 6, 12))).toEqual(['rotten-claws', 'clutch', 'power', 'power']);
  const s = duel('champion-orc-berserker', 4, 6, 12); // Bellow before; nobody to cleave
  expect(used(s)).toEqual(['bellow', 'rage', 'power', 'power']);
  s.told('harmed', { who: DEFENSE, amount: 7 }).finish();
});

test('[ctrl.12-miss-benefits] after a miss it uses what the sheet has for that', () => {
  const s = duel('champion-crypt-knight', 4, 3, 1, ({ table }) =>
    Object.assign(table.monsters[0] ?? {}, { hitpoints: 13 }),
  ).told('missed');
  expect([used(s), body(s, FOE)]).toEqual([['grave-guard'], [13, 0, 1]]);
  s.finish();
  expect(used(duel('champion-crypt-knight', 4, 3, 1, (scene) => void scene.effect(FOE, 'stun', 0)))).not.toContain(
    'grave-guard',
  );
  const hit = duel('champion-crypt-knight', 4, 3, 12);
  expect(used(hit)).not.toContain('grave-guard');
  hit.finish();
});

test('[ctrl.13-last] what is marked Last comes after the attack; who did not attack guards itself to 2 Shield and braces', () => {
  const zealot = duel('cult-zealot', 1, 2, 1);
  expect([used(zealot), body(zealot, FOE)]).toEqual([['martyr-thorns'], [4, 0, 1]]);
  zealot.finish();
  const idle = (shield: number) =>
    after(
      (scene) => {
        cellar(scene).hero('defense', 1, 2);
        scene.monster('ghoul', 20, 20, { shield });
      },
      3,
      6,
      4,
    );
  const bare = idle(0);
  expect([used(bare), body(bare, FOE), bears(bare, FOE)]).toEqual([
    ['guard', 'guard', 'brace'],
    [5, 2, 0],
    ['grit 1 short'],
  ]);
  bare.finish();
  expect([used(idle(1)), used(idle(2))]).toEqual([['guard', 'brace'], ['brace']]);
  // After an attack there is none of that.
  expect(used(duel('goblin-drummer', 5, 6, 1))).toEqual([]);
});

test('[ctrl.no-other-basics] of the Basic Benefits it uses no others, hurt and hindered as it may be', () => {
  const s = duel('cave-bear', 3, 6, 12, (scene) => {
    scene.effect(FOE, 'unsteady', 3).effect(FOE, 'weak', 2);
    scene.monster('grey-wolf', 1, 1, { hitpoints: 1 });
    Object.assign(scene.table.monsters[0] ?? {}, { hitpoints: 1 });
  });
  expect([used(s), who(s, FOE).hitpoints, bears(s, FOE)]).toEqual([
    ['power', 'power'],
    1,
    ['unsteady 3 long', 'weak 2 long'],
  ]);
  s.finish();
});

test('[ctrl.slide-push-choice] it pushes as far as it goes, and into Glow', () => {
  const gored = (more: (scene: Scene) => void = () => undefined) => {
    const s = after(
      (scene) => {
        scene.hero('offense', 3, 2);
        scene.monster('tusk-boar', 4, 2);
        more(scene);
      },
      5,
      2,
      12,
      4,
    );
    s.finish();
    return s;
  };
  const free = gored().told('harmed', { who: OFFENSE, amount: 3 }); // 2 by Momentum, then to 0
  expect([at(free, OFFENSE), at(free, FOE)]).toEqual([
    [0, 2],
    [3, 2],
  ]);
  const glow = gored((scene) => scene.glow(1, 2)).told('harmed', { who: OFFENSE, amount: 5 }); // held up by the Glow
  expect([at(glow, OFFENSE), bears(glow, OFFENSE)]).toEqual([[1, 2], ['ongoing 3 long']]);
});

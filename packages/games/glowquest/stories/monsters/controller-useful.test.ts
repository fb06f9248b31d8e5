import { expect, test } from 'vitest';
import type { MonsterId } from '../../src/content/index.ts';
import { at, body, DEFENSE, FOE, heard, UTILITY, who } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { cellar } from '../scenes.ts';
import { END } from '../wishes.ts';

const [M2, M3] = [4, 5] as const;

const used = (s: GlowStory): readonly string[] =>
  s.heard(0).flatMap((event) => (event.type === 'used' && event.who === FOE ? [event.benefit] : []));

/** The first figure, awake by this die, has so many Surges and, if it attacks, this to hit. */
function played(set: (scene: Scene) => void, ...dice: readonly number[]): GlowStory {
  const s = story((scene) => {
    set(scene);
    scene.turn(DEFENSE);
  });
  s.dice(...dice).does(DEFENSE, END);
  return s;
}

test('[ctrl.useful] a pattern must hurt more heroes than monsters', () => {
  const mauled = (more: (scene: Scene) => void) => {
    const s = played(
      (scene) => {
        scene.hero('defense', 2, 2);
        scene.monster('cave-bear', 3, 2);
        more(scene);
      },
      3,
      2,
      12,
      4,
    );
    if (used(s).includes('maul')) s.told('used', { benefit: 'maul' }, 'ctrl.useful');
    s.finish();
    return used(s).includes('maul');
  };
  const friend = (scene: Scene): void => void scene.hero('utility', 1, 1);
  expect(mauled(() => undefined)).toBe(false);
  expect(mauled(friend)).toBe(true);
  expect(mauled((scene) => void scene.hero('utility', 1, 1, { hitpoints: 0 }))).toBe(false);
  expect(
    mauled((scene) => {
      friend(scene);
      scene.monster('grey-wolf', 1, 3);
    }),
  ).toBe(false);
});

test('[ctrl.useful] the attacker counts among the monsters that a Radius hurts', () => {
  const flared = (x: number) => {
    const s = played(
      (scene) => {
        scene.hero('offense', 2, 2);
        scene.hero('defense', 0, 2);
        scene.monster('ember-wisp', x, 2);
      },
      5,
      2,
      12,
      4,
    );
    s.finish();
    return used(s).includes('flare');
  };
  expect([flared(3), flared(4)]).toEqual([false, true]); // beside its target it would burn as well
});

test('[ctrl.useful] where everything hangs on a condition, the condition must be true', () => {
  const bitten = (more: (scene: Scene) => void) => {
    const s = played(
      (scene) => {
        scene.hero('utility', 2, 2);
        scene.monster('grey-wolf', 3, 2);
        more(scene);
      },
      1,
      3,
      12,
      4,
    );
    return used(s).filter((id) => id === 'pack-bite').length;
  };
  expect(bitten(() => undefined)).toBe(0);
  expect(bitten((scene) => scene.monster('cave-bear', 0, 1))).toBe(1);
});

test('[ctrl.useful] a Heal needs somebody who misses 2 Hitpoints, and goes to whoever misses most', () => {
  const mended = (first: number, second: number) => {
    const s = played(
      (scene) => {
        cellar(scene).hero('defense', 1, 2);
        scene.monster('orc-shaman', 20, 20, { hitpoints: 1 });
        scene.monster('orc-brute', 21, 20, { hitpoints: first });
        scene.monster('orc-brute', 21, 21, { hitpoints: second });
      },
      5,
      2,
      4,
    );
    s.finish();
    return [body(s, FOE)[0], body(s, M2)[0], body(s, M3)[0]];
  };
  expect(mended(5, 6)).toEqual([1, 5, 6]);
  expect(mended(4, 6)).toEqual([1, 6, 6]);
  expect(mended(4, 1)).toEqual([1, 4, 4]);
});

test('[ctrl.useful] “all allies” needs two others, “adjacent allies” one beside it', () => {
  const beaten = (others: number) => {
    const s = played(
      (scene) => {
        cellar(scene).hero('defense', 1, 2);
        scene.monster('goblin-drummer', 20, 20);
        for (let i = 0; i < others; i++) scene.monster('goblin-assassin', 20 + i, 21);
      },
      5,
      2,
      4,
    );
    s.finish();
    return used(s)[0];
  };
  expect([beaten(1), beaten(2)]).toEqual(['guard', 'war-beat']);
  const locked = (x: number) => {
    const s = played(
      (scene) => {
        scene.hero('defense', 0, 2);
        scene.monster('orc-shieldbearer', 1, 2);
        scene.monster('orc-brute', x, 3);
      },
      3,
      1,
      1,
      1,
      4,
    );
    return [used(s).includes('lock-shields'), who(s, M2).shield];
  };
  expect([locked(2), locked(4)]).toEqual([
    [true, 1],
    [false, 0],
  ]);
});

test('[ctrl.useful] “adjacent enemies” needs a conscious hero beside it', () => {
  const bellowed = (hitpoints: number) => {
    const s = played(
      (scene) => {
        scene.hero('utility', 3, 3, { hitpoints });
        scene.hero('defense', 0, 2);
        scene.monster('champion-orc-berserker', 4, 3);
      },
      4,
      2,
      12,
      4,
    );
    s.finish();
    return used(s).includes('bellow');
  };
  expect([bellowed(12), bellowed(0)]).toEqual([true, false]);
});

test('[ctrl.useful] layers for itself only while it has fewer than 3', () => {
  const thorny = (shield: number, reflect: number) =>
    used(
      played(
        (scene) => {
          cellar(scene).hero('defense', 1, 2);
          scene.monster('cult-zealot', 20, 20, { shield, reflect });
        },
        1,
        2,
        4,
      ),
    ).includes('martyr-thorns');
  expect([thorny(1, 1), thorny(2, 1), thorny(3, 0), thorny(0, 2)]).toEqual([true, false, false, true]);
});

test('[ctrl.useful] a gift of layers goes to whoever misses most Hitpoints, then to the nearest to a hero, and to nobody if there is nobody', () => {
  const knit = (others: readonly { readonly at: readonly [number, number]; readonly hitpoints: number }[]) => {
    const s = played(
      (scene) => {
        scene.hero('defense', 0, 0);
        scene.hero('utility', 3, 0, { hitpoints: 0 });
        scene.monster('bone-chanter', 4, 4);
        for (const {
          at: [x, y],
          hitpoints,
        } of others)
          scene.monster('ghoul', x, y, { hitpoints });
      },
      5,
      2,
      1,
      4,
    );
    return [used(s).includes('knit-bones'), ...[M2, M3].slice(0, others.length).map((id) => who(s, id).shield)];
  };
  expect(
    knit([
      { at: [4, 0], hitpoints: 3 },
      { at: [3, 3], hitpoints: 5 },
    ]),
  ).toEqual([true, 2, 0]);
  expect(
    knit([
      { at: [4, 0], hitpoints: 5 },
      { at: [2, 2], hitpoints: 5 },
    ]),
  ).toEqual([true, 0, 2]);
  expect(knit([])).toEqual([false]);
});

test('[ctrl.useful] a Pull draws in a hero in sight while none is near: whom it prefers, else the nearest', () => {
  const pulled = (heroes: (scene: Scene) => void, record: MonsterId = 'lord-morrow-ironrind') => {
    const s = played(
      (scene) => {
        heroes(scene);
        scene.monster(record, 4, 2);
      },
      4,
      3,
      12,
      4,
    );
    const uses = heard(s, 'used').filter(({ benefit }) => benefit === 'undertow');
    const drawn = uses.flatMap(({ targets }) => targets);
    if (drawn.length > 0) s.told('used', { benefit: 'undertow' }, 'ctrl.useful');
    return drawn;
  };
  expect(
    pulled((scene) => {
      scene.hero('utility', 4, 4);
      scene.hero('defense', 0, 2);
    }),
  ).toEqual([DEFENSE]);
  expect(pulled((scene) => void scene.hero('utility', 1, 2))).toEqual([UTILITY]);
  expect(
    pulled((scene) => {
      scene.hero('defense', 0, 2);
      scene.hero('utility', 4, 3);
    }),
  ).toEqual([]);
  const s = played(
    (scene) => {
      scene.hero('defense', 0, 2);
      scene.monster('lord-morrow-ironrind', 4, 2);
    },
    4,
    3,
    12,
    4,
  );
  expect([at(s, DEFENSE), at(s, FOE)]).toEqual([
    [2, 2],
    [3, 2],
  ]); // drawn to 3,2, then driven back by the hit
  s.finish();
});

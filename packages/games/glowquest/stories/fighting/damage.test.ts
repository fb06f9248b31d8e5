import { expect, test } from 'vitest';
import { asked, bears, body, DEFENSE, FOE, isGone, OFFENSE, order, UTILITY, who } from '../cast.ts';
import { type Scene, sq, story } from '../scene.ts';
import { cellar } from '../scenes.ts';
import { attack, DONE, END, name, rock, use } from '../wishes.ts';

const [M2, M3] = [4, 5] as const;

/** Offense at 1,2; a Brute before it, and one on each side of where that one will be pushed. */
const swinging =
  (changes: Parameters<Scene['hero']>[3], surges: number, reflect: readonly [number, number, number] = [0, 0, 0]) =>
  (scene: Scene): void => {
    scene.hero('offense', 1, 2, changes);
    for (const [i, [x, y]] of (
      [
        [2, 2],
        [3, 1],
        [3, 3],
      ] as const
    ).entries())
      scene.monster('orc-brute', x, y, { reflect: reflect[i] ?? 0 });
    scene.turn(OFFENSE, surges);
  };

test('[damage.fixed] damage is base less Weak, plus bonuses, plus Fragile, whatever the die shows', () => {
  for (const die of [6, 12]) {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { cards: ['longsword', 'hard-hitter'] });
      scene.monster('champion-orc-berserker', 2, 2);
      scene
        .effect(OFFENSE, 'weak', 1)
        .effect(FOE, 'fragile', 2)
        .effect(OFFENSE, 'damage', 1)
        .effect(FOE, 'unsteady', 1)
        .turn(OFFENSE, 1);
    });
    s.dice(die).does(OFFENSE, attack(FOE, 'longsword')).does(OFFENSE, DONE).does(OFFENSE, use('power'));
    s.told('harmed', { who: FOE, how: 'attack', amount: 8, loss: 8 }, 'damage.fixed').finish();
  }
});

test('[damage.pattern-amount] [pattern.base-only] others take the base value: no bonus, no way around Armor, no Effect', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['wide-arc', 'gap-finder', 'hard-hitter', 'trip'] });
    scene.monster('champion-crypt-knight', 2, 2);
    scene.monster('stone-crawler', 3, 1);
    scene.monster('orc-brute', 3, 3);
    scene.effect(OFFENSE, 'weak', 1).effect(M3, 'fragile', 1).turn(OFFENSE, 5);
  });
  s.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE);
  for (const id of ['wide-arc', 'gap-finder', 'trip', 'power']) s.does(OFFENSE, use(id));
  s.told('harmed', { who: FOE, amount: 7, armored: 0 });
  s.told('harmed', { who: M2, amount: 2, armored: 2, loss: 0 }, 'pattern.sweep');
  s.told('harmed', { who: M3, amount: 3 }, 'pattern.sweep');
  expect([bears(s, FOE), bears(s, M2), bears(s, M3)]).toEqual([['unsteady 2 short'], [], ['fragile 1 long']]);
  s.finish();
});

test('[damage.layer-order] no layer can be spared: nobody is asked', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['thick-hide'], reflect: 1, shield: 1 });
    scene.monster('ghoul', 2, 2);
    scene.turn(DEFENSE);
  });
  s.dice(3, 2, 9, 4)
    .does(DEFENSE, END)
    .told('harmed', { who: DEFENSE, amount: 3, reflected: 1, shielded: 1, armored: 1, loss: 0 });
  expect([body(s, DEFENSE), body(s, FOE)]).toEqual([
    [10, 0, 0],
    [4, 0, 0],
  ]);
  s.finish();
});

test('[damage.reflect] Reflect takes no more than there is, keeps the rest, and sends back what it took', () => {
  const s = story(swinging({}, 0, [5, 0, 0]))
    .dice(9)
    .does(OFFENSE, attack(FOE));
  expect([body(s, FOE), body(s, OFFENSE)]).toEqual([
    [6, 0, 2],
    [5, 0, 0],
  ]);
  s.finish();
  const part = story(swinging({}, 0, [2, 0, 0]))
    .dice(9)
    .does(OFFENSE, attack(FOE));
  expect([body(part, FOE), body(part, OFFENSE)]).toEqual([
    [5, 0, 0],
    [6, 0, 0],
  ]);
  part.finish();
});

test('[damage.returned-not-returned] what comes back is caught by the attacker’s own Reflect, and goes no further', () => {
  const s = story(swinging({ reflect: 1, shield: 1, cards: ['thick-hide'] }, 0, [3, 0, 0]));
  const back = { who: OFFENSE, how: 'returned', amount: 3, reflected: 1, shielded: 1, armored: 1 } as const;
  s.dice(9).does(OFFENSE, attack(FOE)).told('harmed', back, 'damage.returned-not-returned');
  expect([body(s, OFFENSE), body(s, FOE)]).toEqual([
    [8, 0, 0],
    [6, 0, 0],
  ]);
  s.finish();
});

test('[damage.self-inflicted] damage to oneself passes by Reflect, but not by Shield and Armor', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['blood-rush', 'thick-hide'], reflect: 3, shield: 1 });
    scene.monster('ghoul', 4, 4);
    scene.turn(OFFENSE, 1);
  });
  s.does(OFFENSE, use('blood-rush')).told('harmed', {
    who: OFFENSE,
    how: 'self',
    amount: 3,
    reflected: 0,
    shielded: 1,
    armored: 1,
    loss: 1,
  });
  expect([body(s, OFFENSE), s.table.turn?.surges]).toEqual([[7, 0, 3], 3]);
  s.finish();
});

test('[damage.reflect-each-target] [damage.simultaneous] all are hurt first; then what each sends back comes, the first target’s before the others’', () => {
  const s = story(swinging({ cards: ['wide-arc', 'thick-hide'] }, 2, [2, 2, 2]));
  s.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('wide-arc'));
  // The packet of the first target has come; which of the others is next, the attacker says.
  expect([asked(s), who(s, OFFENSE).hitpoints, who(s, M2).hitpoints, who(s, M3).hitpoints]).toEqual([
    ['packets'],
    7,
    5,
    5,
  ]);
  s.refused(OFFENSE, name(FOE), 'damage.simultaneous').does(OFFENSE, name(M3));
  expect(s.heard(OFFENSE).flatMap((event) => (event.type === 'harmed' ? [event.by] : []))).toEqual([M3, M2]);
  expect(who(s, OFFENSE).hitpoints).toBe(5); // each packet meets the Armor
  s.finish();
});

test('[damage.simultaneous] whoever dies of what comes back has done all its damage', () => {
  const s = story(swinging({ cards: ['wide-arc'], hitpoints: 1 }, 2, [3, 0, 3]));
  s.dice(9, 4)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('wide-arc'))
    .told('fell', { hero: OFFENSE, resolve: 2 });
  expect([FOE, M2, M3].map((id) => who(s, id).hitpoints)).toEqual([5, 3, 6]);
  expect(order(s, 'harmed', 'fell')).toEqual(['harmed', 'harmed', 'harmed', 'harmed', 'fell']);
  s.finish();
});

test('[damage.shield] [damage.armor] Shield is used up by what it takes, Armor never', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['flurry'] });
    scene.monster('champion-crypt-knight', 2, 2, { shield: 1 });
    scene.turn(OFFENSE, 4);
  });
  s.dice(9)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, DONE)
    .told('harmed', { amount: 3, shielded: 1, armored: 1, loss: 1 }, 'damage.layer-order');
  s.does(OFFENSE, use('flurry'))
    .dice(9)
    .does(OFFENSE, attack(FOE))
    .told('harmed', { amount: 2, shielded: 0, armored: 1, loss: 1 }, 'damage.armor')
    .finish();
});

test('[damage.bypass] to ignore Armor is not to ignore Shield, and the stronger of two ways holds', () => {
  const pierced = (...ids: readonly ('gap-finder' | 'glowglass-blade')[]) => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { cards: ['gap-finder', 'glowglass-blade'] });
      scene.monster('lord-morrow-ironrind', 2, 2, { hitpoints: 27, shield: 3, reflect: 1 });
      scene.turn(OFFENSE, ids.length);
    });
    s.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE);
    for (const id of ids) s.does(OFFENSE, use(id));
    const rule = ids.includes('glowglass-blade') ? 'damage.bypass' : 'damage.zero-ok';
    s.told('harmed', { who: FOE, how: 'attack' }, rule).finish();
    return body(s, FOE);
  };
  expect(pierced('gap-finder')).toEqual([27, 0, 0]);
  expect(pierced('glowglass-blade')).toEqual([24, 3, 0]);
  expect(pierced('glowglass-blade', 'gap-finder')).toEqual([23, 3, 0]);
});

test('[damage.zero-ok] a hit may do nothing at all, and still push and bring its Effects', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['shield-bash'] });
    scene.monster('stone-crawler', 2, 2, { shield: 3 });
    scene.turn(DEFENSE, 2);
  });
  s.dice(9)
    .does(DEFENSE, attack(FOE))
    .does(DEFENSE, DONE)
    .does(DEFENSE, use('shield-bash'))
    .told('harmed', { who: FOE, amount: 3, loss: 0 }, 'damage.zero-ok');
  s.told('effectGiven', { who: FOE });
  expect([who(s, FOE).at, bears(s, FOE)]).toEqual([sq(3, 2), ['stun short']]);
  s.finish();
});

test('[damage.non-attack] dealt damage and a rock pass all layers and come back, without roll, Momentum or bonus', () => {
  const s = story((scene) => {
    scene.glow(1, 1).hero('offense', 1, 2, { cards: ['hard-hitter'] });
    scene.monster('champion-crypt-knight', 2, 2, { reflect: 1, shield: 1 });
    scene.effect(FOE, 'fragile', 2).effect(OFFENSE, 'damage', 1).turn(OFFENSE, 2);
  });
  s.does(OFFENSE, use('glow-lance', FOE, sq(1, 1)))
    .silent('rolledToHit')
    .silent('moved');
  s.told(
    'harmed',
    { who: FOE, how: 'dealt', amount: 3, reflected: 1, shielded: 1, armored: 1, loss: 0 },
    'damage.non-attack',
  );
  s.told('harmed', { who: OFFENSE, how: 'returned', amount: 1, loss: 1 }).finish();
  const thrown = story((scene) => {
    cellar(scene).hero('offense', 1, 2, { hitpoints: 0, cards: ['hard-hitter'] });
    scene.monster('champion-crypt-knight', 2, 2);
    scene.effect(FOE, 'fragile', 2).turn(DEFENSE);
  });
  thrown.dice(4, 2).does(DEFENSE, END).dice(4).does(OFFENSE, rock(FOE)).silent('rolledToHit').silent('moved');
  thrown.told('harmed', { who: FOE, how: 'dealt', amount: 2, shielded: 2, loss: 0 }).finish();
});

test('[damage.no-negative] [damage.monster-dies] Hitpoints stop at 0, and the dead leave the board at once', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['heavy-swing'] });
    scene.monster('goblin-assassin', 2, 2);
    scene.monster('goblin-assassin', 4, 4);
    scene.turn(OFFENSE, 2);
  });
  s.dice(9)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('heavy-swing'))
    .told('harmed', { who: FOE, amount: 6, loss: 3, hitpoints: 0 });
  s.told('died', { monster: FOE, record: 'goblin-assassin', number: 1, at: sq(3, 2) }, 'damage.monster-dies');
  expect([isGone(s, FOE), isGone(s, M2)]).toEqual([true, false]);
  s.finish();
});

test('[damage.no-negative] [damage.hero-falls] a hero at 0 falls at once and Resolve is paid', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { hitpoints: 2 });
    scene.monster('orc-brute', 2, 2);
    scene.turn(DEFENSE);
  });
  s.dice(1, 4, 12)
    .does(DEFENSE, END)
    .told('harmed', { who: OFFENSE, amount: 7, loss: 2, hitpoints: 0 })
    .told('fell', { hero: OFFENSE, resolve: 2 });
  expect([asked(s), who(s, OFFENSE).hitpoints, s.table.resolve, who(s, UTILITY).hitpoints]).toEqual([
    ['down'],
    0,
    2,
    12,
  ]);
  s.finish();
});

test('[damage.reset] after the Encounter Reflect and Shield are gone', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { shield: 3, reflect: 2 });
    scene.hero('defense', 4, 4, { shield: 1, reflect: 4 });
    scene.monster('goblin-assassin', 2, 2, { hitpoints: 1 });
    scene.turn(OFFENSE);
  });
  s.dice(9).does(OFFENSE, attack(FOE)).told('refreshed', {}, 'enc.end-cleanup');
  expect([DEFENSE, OFFENSE].map((id) => body(s, id))).toEqual([
    [10, 0, 0],
    [8, 0, 0],
  ]);
  s.finish();
});

import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import { asked, at, body, DEFENSE, FOE, isGone, OFFENSE, OTHER, UTILITY, who } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { cellar, IDLE } from '../scenes.ts';
import { attack, DECLINE, DONE, END, GUARD, place, RECOVER, use } from '../wishes.ts';

/** Offense with Crush strikes a Brute; what does the shove cost it? */
function crushed(
  from: readonly [number, number],
  to: readonly [number, number],
  die: number,
  more: (scene: Scene) => void = () => undefined,
): GlowStory {
  const s = story((scene) => {
    scene.hero('offense', ...from, { cards: ['crush'] });
    scene.monster('orc-brute', ...to);
    more(scene);
    scene.turn(OFFENSE);
  });
  return s.dice(die).does(OFFENSE, attack(FOE));
}

test('[damage.non-attack] Crush: who cannot go straight back is hurt by 1: turned aside, chained or exchanged', () => {
  crushed([1, 2], [2, 2], 9).silent('died').told('harmed', { who: FOE, how: 'attack', hitpoints: 3 }).finish();
  const free = crushed([1, 2], [2, 2], 9);
  expect(body(free, FOE)[0]).toBe(3);
  const aside = crushed([3, 2], [4, 2], 9)
    .does(OFFENSE, place(4, 1))
    .told('harmed', { who: FOE, how: 'dealt', amount: 1 }, 'damage.non-attack');
  expect(body(aside, FOE)[0]).toBe(2);
  aside.finish();
  const corner = crushed([1, 1], [0, 0], 9).told('harmed', { who: FOE, how: 'dealt', amount: 1 });
  corner.finish();
  const chain = crushed([3, 2], [4, 2], 9, (scene) => {
    scene.monster('ghoul', 4, 1);
    scene.monster('ghoul', 4, 3);
  }).does(OFFENSE, place(4, 1));
  expect([body(chain, FOE)[0], body(chain, OTHER)[0]]).toEqual([2, 5]); // only the loser
  chain.finish();
  // Nobody crushes the one who won.
  const missed = crushed([3, 2], [2, 2], 1, (scene) => scene.monster('ghoul', 4, 2));
  expect(body(missed, FOE)[0]).toBe(6);
});

test('[damage.non-attack] Crush in defence: a monster that misses and cannot go straight back is hurt', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['crush'] });
    scene.monster('orc-brute', 0, 2);
    scene.turn(DEFENSE);
  });
  s.dice(1, 2, 1)
    .does(DEFENSE, END)
    .dice(4)
    .does(DEFENSE, place(0, 1))
    .told('harmed', { who: FOE, how: 'dealt', amount: 1 });
  s.finish();
});

test('[damage.non-attack] Crush with a Push: it hurts who is held up, not who is spared by choice', () => {
  const kicked = (wall: number, x: number) => {
    const s = story((scene) => {
      scene.hero('offense', wall - 2, 2, { cards: ['crush', 'kicking-boots'] });
      scene.monster('orc-brute', wall - 1, 2);
      scene.turn(OFFENSE, 1);
    });
    s.does(OFFENSE, use('kicking-boots', FOE));
    if (asked(s)[0] === 'forced') s.does(OFFENSE, place(x, 2));
    s.finish();
    return [at(s, FOE)[0], body(s, FOE)[0]];
  };
  expect(kicked(3, 4)).toEqual([4, 6]);
  expect(kicked(3, 2)).toEqual([2, 6]); // not pushed at all, though it could go
  expect(kicked(4, 4)).toEqual([4, 5]);
  expect(kicked(5, 4)).toEqual([4, 5]); // against the wall from the beginning
});

test('[damage.monster-dies] Crush may kill the target of an attack before its damage, and nothing more can be used on it', () => {
  const s = story((scene) => {
    scene.hero('offense', 3, 2, { cards: ['crush', 'wide-arc'] });
    scene.monster('orc-brute', 4, 2, { hitpoints: 1 });
    scene.monster('orc-brute', 0, 0);
    scene.turn(OFFENSE, 3);
  });
  s.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, place(4, 1)).told('died', { monster: FOE });
  expect([isGone(s, FOE), asked(s), at(s, OFFENSE)]).toEqual([true, ['turn'], [4, 2]]);
  s.refused(OFFENSE, attack(OTHER), 'turn.one-attack').finish();
  // By a Push of the Hit window as well; what was paid for before strikes all the same.
  const slammed = story((scene) => {
    scene.hero('offense', 2, 2, { cards: ['crush', 'slam', 'wide-arc'] });
    scene.monster('orc-brute', 3, 2, { hitpoints: 1 });
    scene.monster('orc-brute', 4, 1);
    scene.turn(OFFENSE, 4);
  });
  slammed
    .dice(9)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('wide-arc'))
    .does(OFFENSE, use('slam'));
  slammed.told('died', { monster: FOE });
  expect([asked(slammed), body(slammed, OTHER)[0]]).toEqual([['turn'], 3]);
  slammed.finish();
});

/** A Ghoul hits Utility for 2 (3 with one more Surge) while Defense with Bodyguard stands at this square. */
const guarded = (
  x: number,
  y: number,
  changes: Parameters<Scene['hero']>[3] = {},
  utility: Parameters<Scene['hero']>[3] = {},
): GlowStory => {
  const s = story((scene) => {
    cellar(scene).hero('defense', x, y, { cards: ['bodyguard'], shield: 5, ...changes });
    scene.hero('utility', 1, 2, utility);
    scene.monster('ghoul', 2, 2);
    scene.monster('orc-brute', 20, 20);
    scene.turn(OFFENSE);
  });
  return s.dice(3, 2, 12).does(OFFENSE, END);
};

test('[benefit.own-turn-only] Bodyguard: an adjacent hero may lose the Hitpoints instead, past its own layers', () => {
  const s = guarded(0, 1);
  expect(s.asked()).toEqual([{ seat: DEFENSE, kind: 'guard', rule: 'benefit.own-turn-only' }]);
  s.dice(4).does(DEFENSE, GUARD).told('guarded', { who: DEFENSE, ally: UTILITY, loss: 3 });
  expect([body(s, DEFENSE), body(s, UTILITY)]).toEqual([
    [7, 5, 0],
    [12, 0, 0],
  ]);
  s.finish();
  const declined = guarded(0, 1).dice(4).does(DEFENSE, DECLINE);
  expect([body(declined, DEFENSE), body(declined, UTILITY)]).toEqual([
    [10, 5, 0],
    [9, 0, 0],
  ]);
  declined.finish();
});

test('[benefit.own-turn-only] Bodyguard: only beside, awake, not used since its Turn, and only for what is really lost', () => {
  const is = (s: GlowStory): boolean => asked(s)[0] === 'guard';
  expect(is(guarded(0, 1))).toBe(true);
  const layered = story((scene) => {
    cellar(scene).hero('defense', 0, 1, { cards: ['bodyguard'] });
    scene.hero('utility', 1, 2, { shield: 9 });
    scene.monster('ghoul', 2, 2);
    scene.turn(OFFENSE);
  });
  layered.dice(3, 2, 12, 4).does(OFFENSE, END);
  expect(asked(layered)).toEqual(['turn']);
  const far = story((scene) => {
    scene.hero('defense', 4, 4, { cards: ['bodyguard'] });
    scene.hero('utility', 1, 2);
    scene.monster('ghoul', 2, 2);
    scene.turn(OFFENSE);
  });
  far.dice(3, 2, 12, 4).does(OFFENSE, END);
  expect(asked(far)).toEqual(['turn']);
  const asleep = story((scene) => {
    scene.hero('defense', 0, 1, { cards: ['bodyguard'], hitpoints: 0 });
    scene.hero('utility', 1, 2);
    scene.monster('ghoul', 2, 2);
    scene.turn(OFFENSE);
  });
  asleep.dice(3, 2, 12, 4).does(OFFENSE, END);
  expect(asked(asleep)).toEqual(['turn']);
  const again = story((scene) => {
    scene.hero('defense', 0, 1, { cards: ['bodyguard'], hasGuarded: true });
    scene.hero('utility', 1, 2);
    scene.monster('ghoul', 2, 2);
    scene.turn(OFFENSE);
  });
  again.dice(3, 2, 12, 4).does(OFFENSE, END);
  expect(asked(again)).toEqual(['turn']);
});

test('[benefit.own-turn-only] Bodyguard is ready again when its Turn begins', () => {
  const s = guarded(0, 1).dice(4).does(DEFENSE, GUARD);
  expect(s.table.heroes[DEFENSE]?.hasGuarded).toBe(true);
  s.dice(1, 2, 4).does(UTILITY, END);
  expect([asked(s), s.table.turn?.who, s.table.heroes[DEFENSE]?.hasGuarded]).toEqual([['turn'], DEFENSE, false]);
  s.finish();
});

/** Ongoing brings Offense with these cards to 0 at the end of its Turn. */
const brink = (cards: CardId[], spent: CardId[] = []): GlowStory =>
  story((scene) => {
    cellar(scene).hero('offense', 1, 2, { cards, spent, hitpoints: 1 });
    scene.monster('ghoul', 20, 20);
    scene.effect(OFFENSE, 'ongoing', 2).turn(OFFENSE);
  }).does(OFFENSE, END);

test('[damage.hero-falls] Last Effort: once an Encounter a Check of 4 keeps the hero at 1', () => {
  const s = brink(['last-effort']);
  s.refused(OFFENSE, { type: 'survive', card: 'phoenix-charm' }, 'damage.hero-falls');
  s.dice(4, ...IDLE)
    .does(OFFENSE, { type: 'survive', card: 'last-effort' })
    .told('survived', { die: 4, passed: true })
    .silent('fell');
  expect([body(s, OFFENSE)[0], s.table.resolve, s.table.heroes[OFFENSE]?.spent]).toEqual([1, 3, ['last-effort']]);
  s.finish();
  const spent = story((scene) => {
    cellar(scene).hero('offense', 1, 2, { cards: ['last-effort'], spent: ['last-effort'], hitpoints: 1 });
    scene.monster('ghoul', 20, 20);
    scene.effect(OFFENSE, 'ongoing', 2).turn(OFFENSE);
  });
  spent.dice(4).does(OFFENSE, END).told('fell', { hero: OFFENSE, resolve: 2 }).finish();
});

test('[damage.hero-falls] Phoenix Charm: discarded, it keeps the hero at 1', () => {
  const s = brink(['phoenix-charm']);
  s.dice(...IDLE)
    .does(OFFENSE, { type: 'survive', card: 'phoenix-charm' })
    .told('discarded', { card: 'phoenix-charm' })
    .silent('fell');
  expect([body(s, OFFENSE)[0], s.table.heroes[OFFENSE]?.cards, s.table.discards.equipment]).toEqual([
    1,
    [],
    ['phoenix-charm'],
  ]);
  s.finish();
  brink(['phoenix-charm']).dice(4).does(OFFENSE, DECLINE).told('fell', { hero: OFFENSE }).finish();
  // Both: whichever first, and the other if a Check fails.
  const both = brink(['last-effort', 'phoenix-charm']);
  both
    .dice(3)
    .does(OFFENSE, { type: 'survive', card: 'last-effort' })
    .told('survived', { passed: false })
    .silent('fell');
  expect(asked(both)).toEqual(['brink']);
  both.dice(...IDLE).does(OFFENSE, { type: 'survive', card: 'phoenix-charm' });
  expect(body(both, OFFENSE)[0]).toBe(1);
  both.finish();
});

test.each([
  ['stubborn', 5, true],
  ['stubborn', 4, false],
  ['keen-eye', 5, false],
] as const)('[down.recover] with %s, a %i wakes: %s', (card, die, passed) => {
  const s = story((scene) => {
    cellar(scene).hero('offense', 1, 2, { cards: [card], hitpoints: 0 });
    scene.monster('ghoul', 20, 20);
    scene.turn(DEFENSE);
  });
  s.dice(3, 2)
    .does(DEFENSE, END)
    .dice(die, ...(passed ? IDLE : [4]))
    .does(OFFENSE, RECOVER)
    .told('recovered', { die, passed })
    .finish();
});

test('[scale.last-stand] Stubborn: a lone hero stands up with 2 more Hitpoints', () => {
  const stood = (cards: CardId[]) => {
    const s = story(
      (scene) => {
        cellar(scene).hero('offense', 1, 2, { cards, hitpoints: 1 });
        scene.monster('ghoul', 20, 20);
        scene.effect(0, 'ongoing', 2).turn(0);
      },
      { heroes: 'offense' },
    );
    s.dice(...IDLE)
      .does(0, END)
      .told('stoodUp', { resolve: 2 })
      .finish();
    return who(s, 0).hitpoints;
  };
  expect([stood([]), stood(['stubborn'])]).toEqual([7, 9]);
});

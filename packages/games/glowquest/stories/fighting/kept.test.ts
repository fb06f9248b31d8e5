import { silence } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import type { Clause } from '../../src/content/vocabulary.ts';
import { giveReflect, giveShield } from '../../src/frames/effects.ts';
import { canGoOn, entityOf } from '../../src/queries/entities.ts';
import { freshAttack } from '../../src/queries/fresh.ts';
import { basesOf } from '../../src/queries/stats.ts';
import { clause, FIRST, made, printed } from '../benefits/made-up.ts';
import { asked, body, DEFENSE, FOE, OFFENSE, order } from '../cast.ts';
import { type GlowStory, story } from '../scene.ts';
import { cellar } from '../scenes.ts';
import { END, GUARD, name, place, rock, use } from '../wishes.ts';

// By which rule somebody loses Hitpoints, and what comes of it.

test('[benefit.own-turn-only] a Bodyguard loses what its ally would have lost, by the rule that let it step in', () => {
  const s = story((scene) => {
    scene.hero('offense', 2, 2);
    scene.hero('defense', 1, 1, { cards: ['bodyguard'], shield: 2 });
    scene.monster('ghoul', 3, 2);
    scene.turn(DEFENSE);
  });
  s.dice(3, 2, 12).does(DEFENSE, END);
  s.dice(4).does(DEFENSE, GUARD).told('guarded', { who: DEFENSE, ally: OFFENSE }, 'benefit.own-turn-only');
  s.told('harmed', { who: OFFENSE, how: 'attack', loss: 0 });
  s.told('harmed', { who: DEFENSE, how: 'guarded', shielded: 0 }, 'benefit.own-turn-only').finish();
});

/** Offense uses a card that says this, beside a Brute that reflects. */
const using = (one: Clause, target: 'self' | 'enemy') =>
  printed({ [FIRST]: made([one], { target }) }, () => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { cards: [FIRST] });
      scene.monster('orc-brute', 2, 2, { reflect: 1 });
      scene.turn(OFFENSE);
    });
    return s.does(OFFENSE, use(FIRST, target === 'self' ? null : FOE));
  });

test('[damage.self-inflicted] [damage.non-attack] [damage.reflect] what a card costs, deals and brings back', () => {
  const own = { who: OFFENSE, by: OFFENSE, how: 'self', amount: 2, loss: 2 } as const;
  using(clause('take-damage', 2), 'self').told('harmed', own, 'damage.self-inflicted').finish();
  using(clause('deal-damage', 2), 'self').told('harmed', own, 'damage.self-inflicted').finish();
  const dealt = using(clause('deal-damage', 2), 'enemy');
  dealt.told('harmed', { who: FOE, by: OFFENSE, how: 'dealt', reflected: 1 }, 'damage.non-attack');
  dealt.told('harmed', { who: OFFENSE, by: FOE, how: 'returned', amount: 1 }, 'damage.reflect').finish();
});

test('[down.throw-rock] a rock hurts by its own rule', () => {
  const s = story((scene) => {
    cellar(scene).hero('offense', 1, 2, { hitpoints: 0 });
    scene.hero('defense', 0, 0);
    scene.monster('orc-brute', 20, 20);
    scene.turn(DEFENSE);
  });
  s.dice(3, 2).does(DEFENSE, END);
  s.dice(4).does(OFFENSE, rock(FOE)).told('rockThrown', { hero: OFFENSE, target: FOE }, 'down.throw-rock');
  s.told('harmed', { who: FOE, by: OFFENSE, how: 'dealt' }, 'down.throw-rock').finish();
});

test('[benefit.clause-order] a Benefit for its user knows whether anybody that it pushed was stopped', () => {
  const card = made([clause('push', 1), clause('shield', 2, { condition: 'stopped' })]);
  const pushed = (x: number) =>
    printed({ [FIRST]: card }, () => {
      const s = story((scene) => {
        scene.hero('offense', x - 1, 2, { cards: [FIRST] });
        scene.monster('orc-brute', x, 2);
        scene.turn(OFFENSE);
      });
      s.does(OFFENSE, use(FIRST)).does(OFFENSE, name(FOE));
      if (x < 4) s.does(OFFENSE, place(x + 1, 2));
      s.finish();
      return body(s, OFFENSE)[1];
    });
  expect([pushed(2), pushed(4)]).toEqual([0, 2]); // 4,2 lies at the wall
});

test('[stack.reduce] what makes somebody better is of use where the one it is for has something to lose', () => {
  const begun = (isSelf: boolean, play: (s: GlowStory) => void) =>
    printed({ [FIRST]: made([clause('reduce', 1, { isSelf })], { target: 'ally' }) }, () => {
      const s = story((scene) => {
        scene.hero('offense', 1, 2, { cards: [FIRST] });
        scene.hero('defense', 1, 3);
        scene.monster('orc-brute', 4, 4);
        scene.effect(OFFENSE, 'weak', 2).turn(OFFENSE);
      });
      play(s);
      s.finish();
    });
  begun(true, (s) => expect(asked(s.does(OFFENSE, use(FIRST, DEFENSE)))).toEqual(['reduce']));
  begun(false, (s) => s.refused(OFFENSE, use(FIRST, DEFENSE), 'stack.reduce', { benefit: FIRST, negatives: 0 }));
});

test('[lose.resolve-empty] a fall that nobody can pay for ends it all at once: the Turn does not even end', () => {
  const NEXT_SURGES = 4;
  const burnt = (resolve: number) => {
    const s = story((scene) => {
      cellar(scene).hero('offense', 1, 2, { hitpoints: 1 });
      scene.hero('defense', 0, 0);
      scene.monster('ghoul', 20, 20);
      scene.effect(OFFENSE, 'ongoing', 1).turn(OFFENSE);
      scene.table.resolve = resolve;
    });
    s.dice(...(resolve > 0 ? [NEXT_SURGES] : []))
      .does(OFFENSE, END)
      .finish();
    return order(s, 'fell', 'turnEnded', 'expeditionLost');
  };
  expect(burnt(0)).toEqual(['fell', 'expeditionLost']);
  expect(burnt(1)).toEqual(['fell', 'turnEnded']);
});

test('[attack.choose-base] a base that says only how far it goes strikes nobody else', () => {
  const patternsOf = (card: CardId) => {
    const { table } = story((scene) => {
      scene.hero('offense', 1, 2, { cards: [card] });
      scene.monster('orc-brute', 2, 2);
      scene.turn(OFFENSE);
    });
    const [hero, foe] = [entityOf(table, OFFENSE), entityOf(table, FOE)];
    const base = basesOf(table, hero).find(({ source }) => source === card);
    return base && [base.pattern?.kind, freshAttack(table, hero, foe, base).patterns];
  };
  expect([patternsOf('war-spear'), patternsOf('hunting-bow')]).toEqual([
    ['reach', []],
    ['ranged', []],
  ]);
});

test('[turn.cut-short] whoever fell in its own Turn goes on with nothing in it, though it stands again', () => {
  const { table } = story((scene) => {
    scene.hero('offense', 1, 2, { hitpoints: 2 });
    scene.monster('orc-brute', 2, 2);
    scene.turn(OFFENSE);
  });
  const going = (isCut: boolean) => {
    const turn = table.turn && { ...table.turn, isCut };
    return [OFFENSE, FOE].map((id) => canGoOn({ ...table, turn }, id));
  };
  expect([going(false), going(true)]).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('[down.strip] one who lies there gets neither Shield nor Reflect', () => {
  const given = (hitpoints: number) => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { hitpoints });
      scene.hero('defense', 0, 0);
      scene.monster('orc-brute', 4, 4);
      scene.turn(DEFENSE);
    });
    for (const give of [giveShield, giveReflect]) give(entityOf(s.table, OFFENSE), 2, 'enc.start', silence);
    return body(s, OFFENSE);
  };
  expect([given(0), given(1)]).toEqual([
    [0, 0, 0],
    [1, 2, 2],
  ]);
});

import { expect, test } from 'vitest';
import { clause, FIRST, made, printed } from '../../stories/benefits/made-up.ts';
import { DEFENSE, OFFENSE } from '../../stories/cast.ts';
import { type Scene, story } from '../../stories/scene.ts';
import { type CardId, MONSTERS, type MonsterId, type PartySize } from '../content/index.ts';
import type { Target } from '../content/vocabulary.ts';
import { entityOf } from '../queries/entities.ts';
import { freshTurn } from '../queries/fresh.ts';
import { basesOf } from '../queries/stats.ts';
import type { Effect, EntityId, OpenTable } from '../types/index.ts';
import { type BlowOdds, blowOdds } from './blow.ts';
import { type Duel, duelOdds } from './duel.ts';

const FOE = 3;

function oddsOf(table: OpenTable, attacker: EntityId, target: EntityId): BlowOdds {
  const [base] = basesOf(table, entityOf(table, attacker));
  if (base === undefined) throw new Error('no base');
  return blowOdds(table, attacker, target, base);
}

test('[damage.non-attack] what a Crush has cost already is no longer there for the blow to take', () => {
  const atTheWall = (hitpoints: number, y = 2): BlowOdds => {
    const { table } = story((scene) => {
      scene.hero('offense', 3, y === 0 ? 1 : y, { cards: ['crush'] });
      scene.monster('orc-brute', 4, y, { hitpoints });
      scene.turn(OFFENSE);
    });
    return oddsOf(table, OFFENSE, FOE);
  };
  // A Brute is hit with a 6: 1 by the Crush, then 3.
  expect(atTheWall(5).plain).toMatchObject({ hit: 7 / 12, kill: 0, losses: [5 / 12, 0, 0, 0, 7 / 12] });
  expect(atTheWall(4).plain).toMatchObject({ hit: 7 / 12, kill: 7 / 12, losses: [5 / 12, 0, 0, 0, 7 / 12] });
  expect(atTheWall(4, 0).plain).toMatchObject({ kill: 7 / 12 }); // in a corner, where it can go nowhere
  expect(atTheWall(1).plain).toMatchObject({ hit: 7 / 12, kill: 7 / 12, losses: [5 / 12, 7 / 12] });
  expect(atTheWall(3).plain).toMatchObject({ hit: 7 / 12, kill: 7 / 12, losses: [5 / 12, 0, 0, 7 / 12] });
  expect([1, 5].map((hitpoints) => atTheWall(hitpoints).isExact)).toEqual([true, true]);
});

test('[turn.cut-short] what a Crush that comes back ends is not foreseen, for a card may keep one up', () => {
  const atTheWall = (hitpoints: number, x = 4): BlowOdds => {
    const { table } = story((scene) => {
      scene.hero('offense', x - 1, 2, { cards: ['crush'], hitpoints });
      scene.monster('orc-brute', x, 2, { reflect: 1 });
      scene.turn(OFFENSE);
    });
    return oddsOf(table, OFFENSE, FOE);
  };
  expect(atTheWall(1)).toMatchObject({ plain: { hit: 7 / 12, losses: [1], returned: 7 / 12 }, isExact: false });
  expect(atTheWall(2)).toMatchObject({ plain: { losses: [5 / 12, 0, 0, 7 / 12] }, isExact: true });
  expect(atTheWall(1, 2).isExact).toBe(true);
});

test('[turn.cut-short] nobody counts on a Push whose Crush could end the blow, but on all the rest', () => {
  const facing = (word: 'push' | 'damage', reflect: number) =>
    printed({ [FIRST]: made([clause(word, 1)], { target: 'target', timing: 'hit' }) }, () => {
      const { table } = story((scene) => {
        scene.hero('offense', 1, 2, { cards: ['crush', FIRST], hitpoints: 2 });
        scene.monster('champion-goblin-warboss', 2, 2, { reflect });
        scene.turn(OFFENSE);
      });
      const { spent, isExact } = oddsOf(table, OFFENSE, FOE);
      return [spent.losses.length - 1, isExact];
    });
  expect([facing('damage', 1), facing('damage', 2)]).toEqual([
    [3, true],
    [2, true],
  ]);
  expect(facing('push', 2)).toEqual([1, false]);
});

test('[damage.shield] a hit is a hit, though a Shield takes all of it', () => {
  const { table } = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('orc-brute', 2, 2, { shield: 9 });
    scene.turn(OFFENSE, 1);
  });
  const { plain, spent } = oddsOf(table, OFFENSE, FOE);
  expect([plain, spent].map(({ hit, losses }) => [hit, losses])).toEqual([
    [7 / 12, [1]],
    [8 / 12, [1]],
  ]);
});

test('[effect.immunity] nobody who is immune is made Fragile for the blow', () => {
  const most = (record: MonsterId, cards: CardId[]): number => {
    const { table } = story((scene) => {
      scene.hero('defense', 1, 2, { cards });
      scene.monster(record, 2, 2);
      scene.turn(DEFENSE, 3);
    });
    return oddsOf(table, DEFENSE, FOE).spent.losses.length - 1;
  };
  // Crushing Weight: 2 more, as much as Power twice, and Fragile.
  const [plain, weighty] = [most('champion-goblin-warboss', []), most('champion-goblin-warboss', ['crushing-weight'])];
  expect(weighty).toBe(plain + 1);
  expect(most('lord-ashmael-the-drowned-voice', ['crushing-weight'])).toBe(most('lord-ashmael-the-drowned-voice', []));
});

test('[stack.refresh-same-benefit] Fragile is renewed by the same Benefit, and added to by others', () => {
  const most = (old: Partial<Effect>): number =>
    printed({ [FIRST]: made([clause('fragile', 2)], { target: 'target', timing: 'hit', duration: 'short' }) }, () => {
      const { table } = story((scene) => {
        scene.hero('offense', 1, 2, { cards: [FIRST] });
        scene.monster('champion-goblin-warboss', 2, 2);
        scene.effect(FOE, 'fragile', 1, { by: OFFENSE, source: FIRST, ...old }).turn(OFFENSE);
      });
      return oddsOf(table, OFFENSE, FOE).spent.losses.length - 1;
    });
  expect(most({})).toBe(3 + 2);
  expect([most({ by: DEFENSE }), most({ source: 'expose' }), most({ kind: 'weak' })]).toEqual([3 + 3, 3 + 3, 3 + 2]);
});

test('[stack.refresh-same-benefit] a Benefit that is used twice in one attack makes the target Fragile once', () => {
  const limit = { perTurn: 2, isLong: false, belowShield: 0, notLord: false };
  printed(
    { [FIRST]: made([clause('fragile', 2)], { target: 'target', timing: 'hit', duration: 'short', limit }) },
    () => {
      const { table } = story((scene) => {
        scene.hero('offense', 1, 2, { cards: [FIRST] });
        scene.monster('champion-goblin-warboss', 2, 2);
        scene.turn(OFFENSE);
      });
      expect(oddsOf(table, OFFENSE, FOE).spent.losses.length - 1).toBe(3 + 2);
    },
  );
});

test('[glow.forced-entry] Glow makes the odds of an Opportunist uncertain only while nothing ails the target', () => {
  const isExact = (...ailments: readonly 'weak'[]): boolean => {
    const { table } = story((scene) => {
      scene.hero('offense', 1, 2, { cards: ['opportunist'] });
      scene.monster('champion-goblin-warboss', 2, 2);
      for (const kind of ailments) scene.effect(FOE, kind, 1);
      scene.glow(3, 2).turn(OFFENSE);
    });
    return oddsOf(table, OFFENSE, FOE).isExact;
  };
  expect([isExact(), isExact('weak')]).toEqual([false, true]);
});

test('[benefit.target-word] what somebody brings upon itself makes no other Fragile', () => {
  printed({ [FIRST]: made([clause('fragile', 2)], { target: 'self', timing: 'hit', duration: 'short' }) }, () => {
    const { table } = story((scene) => {
      scene.hero('offense', 1, 2, { cards: [FIRST] });
      scene.monster('champion-goblin-warboss', 2, 2);
      scene.turn(OFFENSE);
    });
    expect(oddsOf(table, OFFENSE, FOE).spent.losses).toEqual([6 / 12, 0, 0, 6 / 12]);
  });
});

test('[attack.spend-after-roll] damage that is paid for at the roll is part of the hit', () => {
  printed({ [FIRST]: made([clause('to-hit', 1), clause('damage', 2)], { cost: 1, timing: 'roll' }) }, () => {
    const { table } = story((scene) => {
      scene.hero('offense', 1, 2, { cards: [FIRST] });
      scene.monster('champion-goblin-warboss', 2, 2);
      scene.turn(OFFENSE, 1);
    });
    const { plain, spent } = oddsOf(table, OFFENSE, FOE);
    expect([plain.losses, spent.losses]).toEqual([
      [6 / 12, 0, 0, 6 / 12],
      [5 / 12, 0, 0, 0, 0, 7 / 12],
    ]);
  });
});

test('[damage.fixed] a hero in a duel is whole, however much its cards add: Payback does no more than it says', () => {
  const duel = (cards: Duel['cards']) => duelOdds({ ...DUEL, role: 'defense', cards, surges: 1 })[0]?.odds.spent.losses;
  expect(duel(['payback', 'tough'])).toEqual(duel(['payback']));
});

test('[attack.effects-before-damage] what the odds foresee is exact, and the rest is not', () => {
  const isExact = (...cards: CardId[]): boolean => {
    const { table } = story((scene) => {
      scene.hero('offense', 1, 2, { cards });
      scene.monster('champion-goblin-warboss', 2, 2);
      scene.turn(OFFENSE, 4);
    });
    return oddsOf(table, OFFENSE, FOE).isExact;
  };
  expect([isExact('expose'), isExact('mercy-mace'), isExact('slam')]).toEqual([true, true, true]);
  const upon = (target: Target, timing: 'roll' | 'hit') =>
    printed({ [FIRST]: made([clause('unsteady', 1)], { target, timing, duration: 'short' }) }, () => isExact(FIRST));
  expect([upon('target', 'hit'), upon('self', 'hit'), upon('self', 'roll'), upon('any-enemy', 'hit')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

const DUEL: Duel = {
  role: 'offense',
  cards: ['crush'],
  monster: 'orc-brute',
  heroes: 3,
  surges: 0,
  hitpoints: null,
  shield: 0,
  reflect: 0,
};

test('[momentum.tier-straight] there is room behind the monster in a duel: nobody is crushed', () => {
  const [bare] = duelOdds(DUEL);
  expect(bare?.base.source).toBe('role');
  expect(bare?.odds.plain).toMatchObject({ hit: 7 / 12, kill: 0, losses: [5 / 12, 0, 0, 7 / 12], returned: 0 });
});

test('[attack.choose-base] a duel is about every value that the hero can pay for, and the monster that was described', () => {
  const armed: Duel = { ...DUEL, cards: ['longsword', 'heavy-crossbow'], hitpoints: 4, shield: 1, reflect: 1 };
  const sources = (surges: number) => duelOdds({ ...armed, surges }).map(({ base }) => base.source);
  expect(sources(0)).toEqual(['role', 'longsword']);
  expect(sources(1)).toEqual(['role', 'longsword', 'heavy-crossbow']);
  const [, sword] = duelOdds(armed);
  expect(sword?.odds.plain).toMatchObject({ kill: 0, losses: [5 / 12, 0, 7 / 12], returned: 7 / 12 });
});

test('[benefit.clause-order] who stands beside the target after Momentum is not foreseen', () => {
  const wolf = (surges: number): BlowOdds => {
    const { table } = story((scene: Scene) => {
      scene.hero('defense', 1, 2);
      scene.monster('grey-wolf', 2, 2);
      scene.monster('grey-wolf', 1, 1);
      scene.turn(DEFENSE);
    });
    return oddsOf({ ...table, turn: { ...freshTurn(FOE, 11), surges } }, FOE, DEFENSE);
  };
  expect(wolf(0).isExact).toBe(true);
  expect(wolf(1).isExact).toBe(false);
});

test('[benefit.clause-order] it is the Turn of the hero in a duel, and its blow has hit when Hit Benefits are used', () => {
  printed({ [FIRST]: made([clause('damage', 2, { condition: 'hit' })], { timing: 'hit', target: 'target' }) }, () => {
    const [bare] = duelOdds({ ...DUEL, cards: [FIRST] });
    expect(bare?.odds.spent.losses).toEqual([5 / 12, 0, 0, 0, 0, 7 / 12]);
  });
});

test('[benefit.range-default] the two of a duel stand beside each other, in reach of whatever the hero has', () => {
  const weakening = made([clause('unsteady', 1)], { target: 'enemy', timing: 'hit', duration: 'short' });
  const isExact = () => duelOdds({ ...DUEL, cards: [FIRST] })[0]?.odds.isExact;
  expect(printed({ [FIRST]: weakening }, isExact)).toBe(false); // it may be used on the target
  expect(printed({ [FIRST]: { ...weakening, target: 'ally' } }, isExact)).toBe(true); // there is nobody to use it on
});

test('[scale.counts] a leader has as many Hitpoints as the party asks for', () => {
  const [one] = MONSTERS['champion-goblin-warboss'].hitpoints;
  const strong = made([clause('damage', one)], { timing: 'hit', target: 'target' });
  printed({ [FIRST]: strong }, () => {
    const killed = (heroes: PartySize) =>
      duelOdds({ ...DUEL, heroes, cards: [FIRST], monster: 'champion-goblin-warboss' })[0]?.odds.spent.kill;
    expect([killed(1), killed(3)]).toEqual([6 / 12, 0]);
  });
});

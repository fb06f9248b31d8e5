import { expect, test } from 'vitest';
import { DEFENSE, OFFENSE, type Scene, story } from '../../stories/scene.ts';
import { entityOf } from '../queries/entities.ts';
import { freshTurn } from '../queries/fresh.ts';
import { basesOf } from '../queries/stats.ts';
import type { EntityId, OpenTable } from '../types/index.ts';
import { type BlowOdds, blowOdds } from './blow.ts';
import { type Duel, duelOdds } from './duel.ts';

const FOE = 3;

function oddsOf(table: OpenTable, attacker: EntityId, target: EntityId): BlowOdds {
  const [base] = basesOf(table, entityOf(table, attacker));
  if (base === undefined) throw new Error('no base');
  return blowOdds(table, attacker, target, base);
}

test('[damage.non-attack] what a Crush has cost already is no longer there for the blow to take', () => {
  const atTheWall = (hitpoints: number): BlowOdds => {
    const { table } = story((scene) => {
      scene.hero('offense', 3, 2, { cards: ['crush'] });
      scene.monster('orc-brute', 4, 2, { hitpoints });
      scene.turn(OFFENSE);
    });
    return oddsOf(table, OFFENSE, FOE);
  };
  // A Brute is hit with a 6: 1 by the Crush, then 3.
  expect(atTheWall(5).plain).toMatchObject({ hit: 7 / 12, kill: 0, losses: [5 / 12, 0, 0, 0, 7 / 12] });
  expect(atTheWall(4).plain).toMatchObject({ hit: 7 / 12, kill: 7 / 12, losses: [5 / 12, 0, 0, 0, 7 / 12] });
  expect(atTheWall(3).plain).toMatchObject({ hit: 7 / 12, kill: 7 / 12, losses: [5 / 12, 0, 0, 7 / 12] });
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

test('[benefit.clause-order] what hangs on who stands beside the target after Momentum is not foreseen: at least so much', () => {
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

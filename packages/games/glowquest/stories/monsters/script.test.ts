import { expect, test } from 'vitest';
import type { MonsterId } from '../../src/content/index.ts';
import { monsterOf, scriptFor } from '../../src/controller/script.ts';
import { freshAttack, freshTurn } from '../../src/queries/fresh.ts';
import { basesOf } from '../../src/queries/stats.ts';
import type { Question, Turn } from '../../src/types/index.ts';
import { clause, made, printed } from '../benefits/made-up.ts';
import { DEFENSE, FOE, OFFENSE } from '../cast.ts';
import { block, type Scene, sq, story } from '../scene.ts';
import { attack, DONE, END, go, place, use } from '../wishes.ts';

// Each step of the script, and the line of it that the monster goes by.

interface Moment {
  readonly record?: MonsterId;
  readonly at?: readonly [number, number];
  readonly mayCall?: boolean;
  readonly surges?: number;
  readonly turn?: Partial<Turn>;
  readonly question?: Question;
  readonly isAttacking?: boolean;
  readonly set?: (scene: Scene) => void;
}

/** Defense stands on 1,2; a monster has its Turn, and is asked. */
function answer({
  record = 'ghoul',
  at = [2, 2],
  mayCall = false,
  surges = 0,
  turn = {},
  question,
  isAttacking,
  set,
}: Moment) {
  const { table } = story((scene) => {
    scene.hero('defense', 1, 2);
    scene.monster(record, ...at, { mayCall });
    set?.(scene);
    scene.turn(DEFENSE);
  });
  const monster = monsterOf(table, FOE);
  const [defense] = table.heroes;
  const [base] = basesOf(table, monster);
  if (defense === undefined || base === undefined) throw new Error('nobody to fight with');
  const now = { ...table, turn: { ...freshTurn(FOE, 11), surges, ...turn } };
  const struck =
    isAttacking === true ? { ...now, attack: { ...freshAttack(now, monster, defense, base), die: 7 } } : now;
  const { action, rule } = scriptFor(struck, monster, question ?? { kind: 'turn', who: FOE });
  return [rule, action];
}

const burning = (scene: Scene): void => void scene.effect(FOE, 'ongoing', 2);

test('[ctrl.3-call] [ctrl.4-shake-off] [ctrl.useful] first of all it calls, shakes off, uses its sheet', () => {
  const patrol = (scene: Scene): void => void scene.encounter({ room: null });
  expect(answer({ mayCall: true, surges: 9, set: patrol })).toEqual(['ctrl.3-call', use('reinforcements')]);
  expect(answer({ surges: 9, set: burning })).toEqual(['ctrl.4-shake-off', use('shake-off')]);
  expect(answer({ record: 'lord-morrow-ironrind', at: [4, 2], surges: 9 })[0]).toBe('ctrl.useful'); // it has few layers
  const reduce: Question = { kind: 'reduce', who: FOE, bearer: FOE, by: 1 };
  expect(answer({ question: reduce, set: burning })).toEqual([
    'ctrl.4-shake-off',
    { type: 'reduce', effect: 'ongoing' },
  ]);
});

test('[ctrl.7-square] [ctrl.8-approach] [ctrl.9-attack] it strikes, or goes where it can, or comes nearer', () => {
  expect(answer({})).toEqual(['ctrl.9-attack', attack(DEFENSE, 'own')]);
  expect(answer({ at: [4, 2], surges: 2 })).toEqual(['ctrl.7-square', go(2, 1)]);
  const hall = (scene: Scene): void =>
    void scene
      .floor([{ id: 1, kind: 'passage', cells: Array.from({ length: 30 }, (_, x) => sq(x, 2)) }])
      .hero('utility', 0, 2);
  const [rule, action] = answer({ at: [25, 2], surges: 2, set: hall });
  expect([rule, action]).toEqual(['ctrl.8-approach', go(19, 2)]);
});

test('[ctrl.8-approach] as near as it can come to its hero; of equals the northernmost, then the westernmost', () => {
  const hall = (scene: Scene): void => {
    scene.floor([{ id: 1, kind: 'big', cells: block(0, 0, 12, 20) }]);
    scene.hero('utility', 6, 20);
    scene.hero('defense', 0, 20);
  };
  expect(answer({ at: [6, 0], surges: 2, set: hall })).toEqual(['ctrl.8-approach', go(0, 6)]);
  // Among pillars some squares are as many steps away, farther north, and still farther from the hero.
  const pillars = [
    [0, 0],
    [2, 1],
    [4, 1],
    [0, 2],
    [7, 2],
    [0, 3],
    [1, 3],
    [2, 5],
    [2, 6],
    [3, 6],
    [6, 7],
    [7, 7],
  ] as const;
  const ruin = (scene: Scene): void => {
    const isOpen = (cell: number): boolean => pillars.every(([x, y]) => sq(x, y) !== cell);
    scene.floor([{ id: 1, kind: 'big', cells: block(0, 0, 8, 8).filter(isOpen) }]);
    scene.hero('defense', 0, 7);
  };
  expect(answer({ record: 'orc-brute', at: [5, 0], surges: 2, set: ruin })).toEqual(['ctrl.8-approach', go(1, 5)]);
});

test('[ctrl.13-last] [ctrl.useful] what its sheet keeps for the end comes first of all there', () => {
  const chanted = (scene: Scene): void => {
    scene.monster('ghoul', 4, 4);
  };
  const moment = {
    record: 'bone-chanter',
    at: [4, 2],
    surges: 3,
    turn: { script: 'last', attacks: 1 },
    set: chanted,
  } as const;
  expect(answer(moment)).toEqual(['ctrl.useful', use('knit-bones', 4)]);
});

test('[ctrl.13-last] [ctrl.14-end] after the attack it looks after itself, and ends its Turn', () => {
  const idle = { at: [4, 2], turn: { script: 'last' } } as const;
  expect(answer({ ...idle, surges: 1 })).toEqual(['ctrl.13-last', use('guard')]);
  const guarded = (scene: Scene): void => void Object.assign(scene.table.monsters[0] ?? {}, { shield: 2 });
  expect(answer({ ...idle, surges: 2, set: guarded })).toEqual(['ctrl.13-last', use('brace')]);
  expect(answer(idle)).toEqual(['ctrl.14-end', END]);
  expect(answer({ ...idle, surges: 9, turn: { script: 'last', attacks: 1 } })).toEqual(['ctrl.14-end', END]);
});

test('[ctrl.13-last] what is marked Last and is always of use goes by that step alone', () => {
  const moment = { record: 'bone-chanter', at: [4, 2], surges: 3, turn: { script: 'last', attacks: 1 } } as const;
  const always = made([clause('grit', 1)], { duration: 'short' });
  expect(printed({ 'knit-bones': always }, () => answer(moment))).toEqual(['ctrl.13-last', use('knit-bones')]);
});

test('[ctrl.assumed-grit] [ctrl.11-hit-benefits] [ctrl.12-miss-benefits] Aim up to 8, its sheet, then Power', () => {
  const in_ = (kind: 'roll' | 'hit' | 'miss', surges: number): Moment => ({
    surges,
    isAttacking: true,
    question: { kind, who: FOE },
  });
  expect(answer(in_('roll', 1))).toEqual(['ctrl.assumed-grit', use('aim')]);
  expect(answer(in_('roll', 0))).toEqual(['ctrl.9-attack', DONE]);
  expect(answer(in_('hit', 2))).toEqual(['ctrl.11-hit-benefits', use('rotten-claws')]);
  expect(answer({ ...in_('hit', 1), record: 'goblin-assassin' })).toEqual(['ctrl.11-hit-benefits', use('power')]);
  expect(answer(in_('hit', 0))).toEqual(['ctrl.11-hit-benefits', DONE]);
  expect(answer(in_('miss', 0))).toEqual(['ctrl.12-miss-benefits', DONE]);
});

test('[ctrl.10-momentum] [ctrl.slide-push-choice] [ctrl.engaged-stays] squares it chooses, and what it lets be', () => {
  const squares = [sq(0, 1), sq(0, 3)];
  expect(answer({ question: { kind: 'momentum', who: FOE, moved: DEFENSE, squares, isChain: false } })).toEqual([
    'ctrl.10-momentum',
    place(0, 3),
  ]);
  expect(answer({ question: { kind: 'follow', who: FOE, squares } })[0]).toBe('ctrl.10-momentum');
  expect(
    answer({ question: { kind: 'forced', who: FOE, moved: DEFENSE, how: 'push', squares: [sq(1, 2), sq(0, 2)] } }),
  ).toEqual(['ctrl.slide-push-choice', place(0, 2)]);
  expect(answer({ question: { kind: 'leave', who: FOE, enemies: [DEFENSE, OFFENSE] } })).toEqual([
    'ctrl.engaged-stays',
    DONE,
  ]);
});

import { expect, test } from 'vitest';
import { heroScore } from '../../src/queries/scores.ts';
import { cast, lording } from '../cast.ts';
import { A, B, C, heroIn, opening, tale } from '../scene.ts';
import { ability, asked, bane, END, entry, PASS, play, sends } from '../telling.ts';

test('[comp.scores-by-level] a hero’s scores are those of the row of the level', () => {
  const s = cast({ a: { hero: 'HD-H1', level: 1 }, b: { hero: 'HD-H2', level: 2 }, c: { hero: 'HD-H3', level: 3 } });
  expect([A, B, C].map((seat) => heroScore(s.table, seat, 'melee'))).toEqual([3, 2, 2]);
  expect([A, B, C].map((seat) => heroScore(s.table, seat, 'magic'))).toEqual([1, 4, 1]);
  s.finish();
});

test('[comp.totals] while dice lie, each pip counts for one', () => {
  const minion = { card: 'HD-A24', wounds: 0, attached: ['HD-A15'], charges: 0 };
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4, glory: 2, hand: ['HD-A03'], readied: [minion] } });
  sends(s, A, entry('HD-A21', B, 'melee'));
  s.dice(6).does(B, PASS).told('attackRolled', { total: 9 });
  expect(asked(s)).toBe('B minion');
  s.finish();
  s.dice(1).does(B, { type: 'minion', strike: null }).told('counterRolled', { total: 3 });
  expect(asked(s)).toBe('B would-be-wounded 1');
  s.finish();
});

test('[comp.control] a Bane is its player’s, and nobody’s when he has fallen', () => {
  const s = lording({ a: { hand: ['HD-A16'] }, b: { peril: 3 } });
  s.does(A, bane('HD-A16', B)).told('cursed', { seat: B, by: A });
  expect(heroIn(s, B).banes).toEqual([{ card: 'HD-A16', by: A }]);
  s.finish();
  s.does(A, { type: 'resign' });
  expect(heroIn(s, B).banes).toEqual([{ card: 'HD-A16', by: null }]);
  s.finish();
});

test('[draw.empty-hand-exempt] only who holds a card is asked to discard', () => {
  const s = cast({ a: { hand: ['HD-A03'], hasMoved: true } }, { arrange: (scene) => scene.mapDeck() });
  s.does(A, END);
  expect(asked(s)).toBe('A discard');
  s.finish();
  const empty = cast({ a: { hasMoved: true } }, { arrange: (scene) => scene.mapDeck() });
  empty.does(A, END).silent('discarded');
  expect(asked(empty)).toBe('B lord');
  empty.finish();
});

test('[exit.open] only what was shut is opened', () => {
  const s = cast(
    { a: { hero: 'HD-H3', points: 2, space: 'HD-M02' } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1).lay('HD-M09', 1, 1).turn(A) },
  );
  s.dice(6).does(A, { type: 'move', side: 'east' }).told('moved', { seat: A, to: 'HD-M09' });
  expect(s.table.gates).toMatchObject([{ card: 'HD-M02', side: 'east', state: 'opened' }]);
  s.finish();
});

test('[move.collect-once] [fx.warp-is-entry] [fx.warp-collects-in-turn] a Warp in one’s own turn is an entry, and a space is new once', () => {
  const s = tale(
    (scene) => {
      scene.lay('LD-M02', 0, 1).hero(A, { hero: 'LD-H2', points: 3, glory: 8, hand: ['LD-A06'] });
    },
    { sets: 'LD' },
  );
  s.does(A, play('LD-A06', { space: 'LD-M02' })).told('moved', { to: 'LD-M02', by: 'warp' }, 'fx.warp-is-entry');
  s.told('collected', { space: 'LD-M02', glory: 1 }, 'fx.warp-collects-in-turn');
  s.does(A, { type: 'move', side: 'south' })
    .silent('collected')
    .does(A, { type: 'move', side: 'north' })
    .silent('collected');
  expect(heroIn(s, A)).toMatchObject({ glory: 5, visited: ['LD-M01', 'LD-M02'] });
  s.finish();
});

test('[move.no-collect-out-of-turn] [move.no-space-effect-out-of-turn] an entry with all that follows is the active hero’s', () => {
  const s = cast(
    { a: { hero: 'HD-H3', points: 1, hand: ['HD-A10'] } },
    { arrange: (scene) => scene.lay('HD-M10', 0, 1) },
  );
  s.does(A, { type: 'move', side: 'north' }).told('collected', { seat: A, space: 'HD-M10' }, 'move.collect-new');
  expect(asked(s)).toBe('A arrived 1');
  s.finish();
});

test('[reset.temporary-effects-end] a wall that is opened for one Move is open to the active hero alone', () => {
  const s = tale(
    (scene) => {
      scene.lay('LD-M02', 0, 1).lay('LD-M09', -1, 1).lay('LD-M03', -1, 0);
      scene.hero(A, { hero: 'LD-H3', points: 3, space: 'LD-M02' }).turn(A);
    },
    { sets: 'LD' },
  );
  s.does(A, ability('LD-H3', { side: 'west' }));
  expect(heroIn(s, A).wall).toBe('west');
  s.finish();
});

test('[setup.life-and-level] everybody begins with full life at the first level of the game', () => {
  for (const [sets, level] of [
    ['HD', 1],
    ['ED', 4],
    ['LD', 7],
  ] as const) {
    const s = opening({ sets, seats: 2 }).dice(6, 1).does(A, { type: 'begin' });
    expect(s.table.heroes.map((hero) => [hero.life, hero.level])).toEqual([
      [6, level],
      [6, level],
    ]);
    s.finish();
  }
});

test('[fx.shift-legal] a legal Shift is done and told', () => {
  const s = lording(
    { a: { hand: ['HD-A18'] }, b: { peril: 2 } },
    {
      arrange: (scene) => scene.lay('HD-M02', 0, 1).lay('HD-M03', 1, 0),
    },
  );
  s.does(A, { ...bane('HD-A18', null), payer: B });
  expect(asked(s)).toBe('A shift');
  const spot = { section: 'dungeon', x: 0, y: -1, turn: 0 } as const;
  s.does(A, { type: 'shift', card: 'HD-M02', ...spot }).told('shifted', { seat: A }, 'fx.shift-legal');
  expect(s.table.sections[0]?.placed.find(({ card }) => card === 'HD-M02')).toMatchObject({ x: 0, y: -1 });
  s.finish();
});

test('[univ.resolution-order] a Boon works as a Boon, a Treasure as a Treasure', () => {
  const s = cast({ a: { life: 1, glory: 9, hand: ['HD-A02', 'HD-A12'] } });
  s.does(A, play('HD-A02')).told('healed', { seat: A, life: 3 }, 'univ.resolution-order');
  s.does(A, { ...play('HD-A12'), isUsedNow: true }).told('healed', { seat: A, life: 6 }, 'act.activate-readied');
});

test('[fx.speed-at-reset] what a higher Speed gives is told so', () => {
  const begun = (readied: readonly string[]) =>
    cast({ a: { hasMoved: true }, b: { hero: 'HD-H2', readied } }, { arrange: (scene) => scene.mapDeck() }).does(
      A,
      END,
    );
  begun(['HD-A10']).told('points', { seat: B, by: 3 }, 'fx.speed-at-reset');
  begun([]).told('points', { seat: B, by: 2 }, 'reset.movement-is-speed');
});

import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, B, C, heroIn, tale } from '../scene.ts';
import { ability, allHeard, asked, attackOn, entry, handsIn, PASS, play, questionTo, sends } from '../telling.ts';

test('[combat.c-trap-resolves] [combat.e-declared-order] [combat.h-glory-for-wounds] a Trap works before any attack die (scenario 47)', () => {
  const s = lording(
    { a: { hand: ['HD-A21', 'HD-A28'] }, b: { life: 1, peril: 6, space: 'HD-M02' } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  s.dice(2);
  sends(s, A, entry('HD-A21', B, 'melee'), entry('HD-A28', B));
  s.told('threat', { seat: B, total: 4, number: 6 }).told('defeated', { seat: B }).silent('attackRolled');
  s.told('missedHim', { strike: 0 }, 'combat.e-declared-order').silent('monsterHurt');
  expect(asked(s)).toBe('A stow');
  s.does(A, { type: 'stow', to: 'hand' });
  expect([asked(s), s.table.piles[0]?.discard.includes('HD-A28')]).toEqual(['A lord', true]);
  s.finish();
});

test('[combat.c-trap-resolves] the Traps of a list work in the declared order, and have no counter-attack', () => {
  const s = lording(
    { a: { hand: ['HD-A29', 'HD-A21', 'HD-A28'] }, b: { peril: 9, space: 'HD-M02' } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  s.does(A, { type: 'muster' }).refused(A, entry('HD-A29', B, 'melee'), 'combat.c-trap-resolves');
  s.refused(A, entry('HD-A29', B, null, { special: 0 }), 'combat.c-trap-resolves').does(A, { type: 'disband' });
  s.dice(1, 1, 5, 1);
  sends(s, A, entry('HD-A29', B), entry('HD-A21', B, 'melee'), entry('HD-A28', B));
  expect(s.heard(A).filter(({ type }) => type === 'threat')).toMatchObject([
    { source: 'HD-A29' },
    { source: 'HD-A28' },
  ]);
  expect(allHeard(s).filter((type) => /Rolled|threat/.test(type))).toEqual([
    'threat',
    'threat',
    'attackRolled',
    'counterRolled',
  ]);
  expect(heroIn(s, B)).toMatchObject({ life: 3, isTipped: true });
});

test('[threat.trap-hits-whole-space] [threat.order] [obst.hazard] [combat.trap-no-challenge] a Trap in a Hazard (scenario 25)', () => {
  const s = lording(
    {
      a: { hero: 'HD-H3', hand: ['HD-A28'], space: 'HD-M07' },
      b: { hero: 'HD-H1', peril: 2, space: 'HD-M07', hasSaved: true },
    },
    { arrange: (scene) => scene.lay('HD-M07', 0, 1) },
  );
  s.dice(4, 4);
  sends(s, A, entry('HD-A28', B));
  expect(s.heard(C).filter(({ type }) => type === 'threat')).toMatchObject([
    { seat: A, total: 7, number: 7, isOvercome: true },
    { seat: B, total: 6, number: 7, isOvercome: false },
  ]);
  s.told('threat', { seat: A }, 'threat.trap-hits-whole-space').told('wounded', { seat: B, by: 1 });
  expect([asked(s), s.table.piles[0]?.discard]).toEqual(['B action-done 1', ['HD-A28']]);
  s.finish();
});

test('[combat.trap-no-challenge] beside a monster’s attack the Trap is still nobody to fight', () => {
  const s = lording(
    { a: { hand: ['HD-A28', 'HD-A21'], space: 'HD-M02' }, b: { peril: 6, hasSaved: true } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1).hero(C, { hero: 'HD-H3', space: 'HD-M02' }) },
  );
  s.dice(6, 3, 4);
  sends(s, A, entry('HD-A28', B), entry('HD-A21', B, 'melee'));
  expect(asked(s)).toBe('B challenge');
  s.refused(B, attackOn({ foe: 0 }, 'magic'), 'combat.trap-no-challenge');
  s.dice(6, 1)
    .does(B, attackOn({ foe: 1 }, 'magic'))
    .told('monsterHurt', { card: 'HD-A21' });
  s.finish();
});

test('[threat.order] each result is applied before the next hero rolls: the first to roll is the active player', () => {
  const s = lording({ a: { hand: ['HD-A28'] }, b: { peril: 2 } });
  s.dice(1, 1, 1);
  sends(s, A, entry('HD-A28', B));
  expect(allHeard(s).filter((type) => ['threat', 'wounded'].includes(type))).toEqual([
    'threat',
    'wounded',
    'threat',
    'wounded',
    'threat',
    'wounded',
  ]);
  expect(s.heard(A).flatMap((one) => (one.type === 'threat' ? [one.seat] : []))).toEqual([A, B, C]);
});

test('[combat.left-the-space] [combat.encounter-own-space-only] a Trap stays where it was played and works on whoever is there', () => {
  const trap = (others: boolean) => {
    const s = lording(
      {
        a: { hero: 'LD-H1', hand: ['LD-A28'], space: 'LD-M02' },
        b: { hero: 'LD-H2', peril: 4, glory: 4, hand: ['LD-A06'] },
        c: { hero: 'LD-H3', space: others ? 'LD-M01' : 'LD-M02' },
      },
      { set: 'LD', arrange: (scene) => scene.lay('LD-M02', 0, 1).lay('LD-M06', -1, 0) },
    );
    return sends(s, A, entry('LD-A28', B));
  };
  const s = trap(true);
  s.dice(1).does(B, play('LD-A06', { space: 'LD-M06' }));
  expect(s.heard(A).filter(({ type }) => type === 'threat')).toMatchObject([{ seat: C, isOvercome: false }]);
  s.told('wounded', { seat: C }).finish();
  const empty = trap(false);
  empty
    .does(B, play('LD-A06', { space: 'LD-M06' }))
    .silent('threat')
    .told('missedHim', {}, 'combat.encounter-own-space-only');
  expect([heroIn(empty, B).peril, heroIn(empty, A).life]).toEqual([0, 6]);
});

test('[combat.encounter-own-space-only] an Encounter works where its target is, and on nobody elsewhere', () => {
  const s = lording(
    { a: { hand: ['HD-A28', 'HD-A23'] }, b: { peril: 7, space: 'HD-M02' } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  s.dice(6, 6, 1, 6);
  sends(s, A, entry('HD-A28', B), entry('HD-A23', B, 'magic', { special: 0 }));
  expect(s.heard(A).flatMap((one) => (one.type === 'threat' ? [one.seat] : []))).toEqual([B, B]);
  s.finish();
});

test('[threat.not-combat] [threat.roll] what helps in a fight does not help against a Threat, and the other way round', () => {
  const s = lording(
    { a: { hand: ['HD-A28', 'HD-A20'], space: 'HD-M02' }, b: { peril: 3, readied: ['HD-A03', 'HD-A11'] } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1).hero(C, { hero: 'HD-H3', space: 'HD-M02' }) },
  );
  s.dice(3, 1, 1);
  sends(s, A, entry('HD-A28', B), entry('HD-A20', B, 'speed'));
  s.told('threat', { seat: B, total: 6, isOvercome: true }).told('counterRolled', { total: 4 });
  s.finish();
});

test('[threat.not-combat] an ability for attacks cannot be used for a Threat', () => {
  const s = tale(
    (scene) => {
      scene.hero(A, { hero: 'HW-H1', hand: ['LD-A28'] });
      scene.hero(B, { heroes: ['HW-H3', 'LD-H2'], level: 7, peril: 4, glory: 3 });
      scene.turn(A, 'lord');
    },
    { sets: 'HW,LD', seats: 2 },
  );
  s.dice(6);
  sends(s, A, entry('LD-A28', B));
  expect(asked(s)).toBe('B before-roll 1');
  s.refused(B, ability('HW-H3', { choice: 0 }), 'threat.not-combat');
  s.refused(B, ability('HW-H3', { choice: 1 }), 'threat.not-combat');
  s.dice(1, 5)
    .does(B, ability('LD-H2'))
    .told('threat', { seat: B, faces: [1, 5] });
  expect([heroIn(s, B).glory, PASS.type]).toEqual([2, 'pass']);
  s.finish();
});

test('[threat.order] a Bane on all of a terrain: in turn order from the active player (scenario 60)', () => {
  const s = lording(
    {
      a: { hand: ['HW-A16'], space: 'HW-M03' },
      b: { peril: 3, space: 'HW-M11' },
      c: { space: 'HW-M07' },
    },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M03', 0, 1).lay('HW-M11', 1, 0).lay('HW-M07', -1, 0) },
  );
  s.dice(1, 4, 1).does(A, { type: 'bane', card: 'HW-A16', payer: B, target: B, host: null });
  expect(s.heard(A).flatMap((one) => (one.type === 'threat' ? [[one.seat, one.isOvercome]] : []))).toEqual([
    [A, false],
    [B, true],
    [C, false],
  ]);
  s.told('threat', { seat: C }, 'threat.order').told('tipped', { seat: A }, 'threat.only-printed-results');
  expect(s.table.heroes.map(({ isTipped }) => isTipped)).toEqual([true, false, true]);
  s.finish();
});

test('[combat.b-who-defends] a Trap for one hero makes no defender of who stands beside him', () => {
  const s = cast(
    {
      a: { points: 1, peril: 2, glory: 9, hand: ['HD-A02'] },
      b: { hand: ['HD-A30'] },
      c: { space: 'HD-M02', glory: 9, hand: ['HW-A02'] },
    },
    { sets: 'HD,HW', arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  s.does(A, { type: 'move', side: 'north' });
  handsIn(s, C, PASS);
  s.does(B, play('HD-A30')).does(A, PASS);
  expect([questionTo(s, A), questionTo(s, C)]).toMatchObject([
    { window: 'response', part: 'defender' },
    { window: 'response', part: 'onlooker' },
  ]);
});

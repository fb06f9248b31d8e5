import { expect, test } from 'vitest';
import { A, B, C, type Having, type Scene, type Tale, tale, waiting } from '../scene.ts';
import {
  ability,
  allHeard,
  asked,
  attackOn,
  bane,
  entry,
  handsIn,
  PASS,
  play,
  questionTo,
  sends,
  use,
} from '../telling.ts';

type Trio = Readonly<Partial<Record<'a' | 'b' | 'c', Having>>>;

/** Brunna, Ilvane and Tamsin; everybody holds a card that is no help, where nothing is said. */
const trio = ({ a, b, c }: Trio, set: (s: Scene) => void = () => undefined): Tale =>
  tale((s) => {
    s.lay('HD-M02', 0, 1).lay('HD-M03', 1, 0);
    s.hero(A, { hero: 'HD-H1', hand: ['HD-A03'], ...a });
    s.hero(B, { hero: 'HD-H2', hand: ['HD-A04'], ...b });
    s.hero(C, { hero: 'HD-H3', hand: ['HD-A05'], ...c });
    s.turn(A);
    set(s);
  });

test('[time.asked-by-public-facts] [time.active-asked-last] W1: Peril for a Trap is enough to be asked', () => {
  const s = trio({ a: { points: 2, peril: 1, glory: 5 } });
  s.does(A, { type: 'move', side: 'north' }).told('collected', { seat: A, glory: 1, peril: 1 });
  expect(s.table.heroes[A]).toMatchObject({ space: 'HD-M02', peril: 2 });
  expect(asked(s)).toBe('B entered 1, C entered 1');
  handsIn(s, B, PASS);
  s.does(C, PASS);
  expect([allHeard(s), asked(s)]).toEqual([[], 'A hero']);
  s.finish();

  const poorer = trio({ a: { points: 2, glory: 5 }, b: { glory: 1 }, c: { glory: 1 } });
  poorer.does(A, { type: 'move', side: 'north' });
  expect([poorer.table.heroes[A]?.peril, asked(poorer), poorer.view(A).windows]).toEqual([1, 'A hero', []]);
});

test('[time.sort-wishes] [time.reopen] [univ.resolution-order] W2: three acts in one lap', () => {
  const s = trio(
    {
      a: { points: 1, life: 2, readied: ['HD-A12'] },
      b: { life: 4, glory: 2, hand: ['HD-A02'] },
      c: { isTipped: true, hasSaved: true, glory: 3 },
    },
    (scene) => scene.mapDeck('HD-M04', 'HD-M06'),
  );
  s.does(A, { type: 'explore' }).does(A, { type: 'place', section: 'dungeon', x: -1, y: 0, turn: 180 });
  expect(asked(s)).toBe('B action-done 1, C action-done 1');
  handsIn(s, C, { type: 'untip' });
  s.does(B, play('HD-A02'));
  expect([allHeard(s), asked(s)]).toEqual([['stirred'], 'A action-done 1']);
  expect(JSON.stringify(s.sight(A))).not.toContain('HD-A02');
  s.does(A, use('HD-A12'));
  s.told('played', { seat: B, card: 'HD-A02', paid: 2 }).told('used', { seat: A, source: 'HD-A12' });
  s.told('healed', { seat: B, life: 6 }, 'univ.resolution-order');
  expect(allHeard(s).filter((type) => ['healed', 'untipped'].includes(type))).toEqual(['healed', 'healed', 'untipped']);
  expect(s.heard(A).filter(({ type }) => type === 'healed')).toMatchObject([
    { seat: B, life: 6 },
    { seat: A, life: 5 },
  ]);
  expect(s.table.heroes).toMatchObject([
    { life: 5, readied: [] },
    { life: 6, glory: 0 },
    { isTipped: false, hasSaved: false, glory: 3 },
  ]);
  expect(asked(s)).toBe('C action-done 2');
  expect(waiting(s)).toMatchObject([{ seat: C, rule: 'time.reopen' }]);
  s.does(C, PASS);
  expect([allHeard(s), asked(s)]).toEqual([[], 'A hero']);
  s.finish();
});

test('[time.pass-binds-one-lap] [time.answer-to-answer] [time.batch-one-response] W3: an answer to an answer', () => {
  const s = trio(
    {
      a: { hand: ['HD-A21', 'HD-A20'] },
      b: { hand: ['HD-A01'], glory: 3, peril: 4 },
      c: { glory: 1, peril: 1 },
    },
    (scene) => scene.turn(A, 'lord'),
  );
  sends(s, A, entry('HD-A21', B, 'melee'), entry('HD-A20', C, 'speed'));
  expect(s.table.heroes).toMatchObject([{}, { peril: 0 }, { peril: 0 }]);
  expect(asked(s)).toBe('B response 1, C response 1');
  handsIn(s, B, PASS);
  s.does(C, ability('HD-H3', { strike: 1 })).told('used', { seat: C, source: 'HD-H3' });
  expect([s.table.heroes[C]?.glory, asked(s)]).toEqual([0, 'B response 2']);
  s.dice(5, 3).does(B, play('HD-A01', { strike: 0 }));
  s.told('repelled', { strike: 0, card: 'HD-A21' })
    .told('attackRolled', { strike: 1, faces: [5], total: 5 }, 'combat.c-attack-roll')
    .told('counterRolled', { strike: 1, faces: [3], total: 6 }, 'combat.d-counter-roll')
    .told('slain', { card: 'HD-A20' })
    .told('glory', { seat: C, by: 1 }, 'combat.h-glory-for-wounds');
  expect(s.table.heroes).toMatchObject([{ life: 6 }, { life: 6, glory: 0 }, { life: 6, glory: 1 }]);
  expect([asked(s), s.table.strikes]).toEqual(['A lord', []]);
  s.finish();
});

test('[time.nested] [time.no-second-combat] [time.anytime-encounter] W4: a Trap after the spikes, with a window in it', () => {
  const s = trio(
    {
      a: { hand: ['HD-A30'] },
      b: { glory: 3, peril: 1, points: 2, space: 'HD-M03' },
      c: { hasSaved: true, space: 'HD-M08' },
    },
    (scene) => scene.lay('HD-M08', 1, 1).turn(B),
  );
  s.does(B, { type: 'move', side: 'north' });
  expect([asked(s), s.table.heroes[B]]).toMatchObject(['B arrived 1', { glory: 5, peril: 3 }]);
  s.does(B, PASS);
  expect(asked(s)).toBe('B before-roll 1');
  s.dice(2, 4)
    .does(B, ability('HD-H2'))
    .told('threat', { faces: [2, 4], total: 6, isOvercome: true }, 'obst.spikes');
  expect([asked(s), s.table.heroes[B]]).toMatchObject(['C entered 1, A entered 1', { glory: 4, life: 6 }]);
  handsIn(s, C, PASS);
  s.does(A, play('HD-A30'));
  expect(asked(s)).toBe('B entered 1');
  s.does(B, PASS)
    .told('sent', { seat: A }, 'time.anytime-encounter')
    .told('paid', { seat: B, what: 'peril', amount: 2 });
  expect([asked(s), s.view(A).windows.map(({ window }) => window)]).toEqual(['B response 1', ['entered', 'response']]);
  s.refused(B, attackOn({ hero: C }, 'magic'), 'time.no-second-combat');
  s.dice(3).does(B, PASS).told('threat', { total: 5, number: 6, isOvercome: false }).told('tipped', { seat: B });
  expect([asked(s), s.table.heroes[B]?.peril]).toEqual(['C entered 2', 1]);
  s.does(C, PASS);
  expect([asked(s), s.table.piles[0]?.discard]).toEqual(['B hero', ['HD-A30']]);
  s.finish();
});

test('[time.priority] [time.revalidate] W5: two Traps at once, and Peril for one of them', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M02', 0, 1);
      scene.hero(A, { hero: 'HD-H1', peril: 2, points: 2, glory: 5, hand: ['HD-A03'] });
      scene.hero(B, { hero: 'HD-H2', hand: ['HD-A30'] });
      scene.hero(C, { hero: 'HD-H3', hand: ['HW-A30'] });
      scene.turn(A);
    },
    { sets: 'HD,HW' },
  );
  s.does(A, { type: 'move', side: 'north' });
  expect([s.table.heroes[A]?.peril, asked(s)]).toEqual([3, 'B entered 1, C entered 1']);
  handsIn(s, C, play('HW-A30'));
  s.does(B, play('HD-A30'));
  expect(asked(s)).toBe('A entered 1');
  s.does(A, PASS).told('sent', { seat: B });
  expect(asked(s)).toBe('A response 1');
  s.dice(6).does(A, PASS).told('threat', { seat: A, total: 8 });
  s.told('handedBack', { seat: C, because: 'lord.pay-targets-peril', card: 'HW-A30' }, 'time.revalidate');
  for (const seat of [A, B]) expect(JSON.stringify(s.heard(seat))).not.toContain('HW-A30');
  expect([s.table.heroes[A]?.peril, s.table.hands[C]]).toEqual([1, ['HW-A30']]);
  s.finish();
});

test('[time.bane-can-be-forestalled] W6: what is played when a Bane is declared works before it', () => {
  const s = trio(
    { a: { hand: ['HD-A17'] }, b: { life: 4, glory: 4, peril: 2, hand: ['HD-A02', 'HD-A04'] }, c: { glory: 2 } },
    (scene) => scene.turn(A, 'lord'),
  );
  s.does(A, bane('HD-A17', B));
  expect([asked(s), s.table.heroes[B]]).toMatchObject(['B declared 1, C declared 1', { peril: 0, glory: 4 }]);
  expect([questionTo(s, B), questionTo(s, C)]).toMatchObject([{ part: 'target' }, { part: 'onlooker' }]);
  expect(waiting(s)[0]).toMatchObject({ seat: B, rule: 'time.bane-can-be-forestalled' });
  handsIn(s, C, PASS);
  s.does(B, play('HD-A02'));
  expect([asked(s), s.table.heroes[B]]).toMatchObject(['B declared 2, C declared 2', { life: 6, glory: 2 }]);
  s.does(B, PASS).does(C, PASS).told('glory', { seat: B, by: -2, now: 0 });
  s.finish();
});

test('[time.challenge-in-turn] [combat.f-not-repeated] [combat.f-order] W7: challenges in order', () => {
  const s = trio(
    {
      a: { hand: ['HD-A24', 'HD-A21'], space: 'HD-M02' },
      b: { hasSaved: true, peril: 5 },
      c: { hasSaved: true, peril: 4 },
    },
    (scene) => scene.turn(A, 'lord'),
  );
  s.dice(1, 1, 1, 3); // Fiend 4 against 3, Ghoul 4 against 4
  sends(s, A, entry('HD-A24', B, 'melee'), entry('HD-A21', C, 'melee'));
  expect(asked(s)).toBe('B challenge');
  expect(waiting(s)).toMatchObject([{ seat: B, rule: 'combat.f-challenge' }]);
  s.refused(C, attackOn({ foe: 1 }, 'speed'), 'time.challenge-in-turn');
  s.dice(5, 4).does(B, attackOn({ hero: C }, 'magic'));
  s.told('attackRolled', { total: 8 }).told('counterRolled', { total: 4 }).told('wounded', { seat: C, by: 1 });
  expect(asked(s)).toBe('C challenge');
  expect(waiting(s)).toMatchObject([{ seat: C, rule: 'combat.f-order' }]);
  s.refused(C, attackOn({ foe: 0 }, 'speed'), 'combat.f-challenge');
  s.refused(C, attackOn({ foe: 1 }, 'melee'), 'combat.a-standard-symbol');
  s.dice(2, 3).does(C, attackOn({ foe: 1 }, 'speed')); // 5 against 4
  expect([asked(s), s.table.heroes[C]]).toMatchObject(['A stow', { glory: 1, life: 5, hasSaved: false }]);
  s.does(A, { type: 'stow', to: 'hand' }).does(A, { type: 'stow', to: 'pack' });
  expect(asked(s)).toBe('A spoils');
  s.does(A, { type: 'spoils', to: B });
  expect([asked(s), s.table.heroes[A]?.pack]).toEqual(['A lord', [{ card: 'HD-A21', wounds: 1, attached: [] }]]);
  s.finish();
});

test('[time.windows] [time.dice-locked] W11: too late', () => {
  const s = trio(
    {
      a: { hand: ['HD-A21'] },
      b: { peril: 4, glory: 9, readied: ['HD-A12'], hand: ['HD-A07'] },
      c: { isTipped: true, hasSaved: true },
    },
    (scene) => scene.turn(A, 'lord'),
  );
  s.refused(C, { type: 'untip' }, 'time.windows');
  sends(s, A, entry('HD-A21', B, 'melee'));
  s.dice(6, 1).does(B, PASS).told('attackRolled').told('counterRolled');
  expect(asked(s)).toBe('B would-be-wounded 1');
  s.refused(B, play('HD-A07', { strike: 0, variable: 2 }), 'time.dice-locked');
  s.refused(C, { type: 'untip' }, 'time.dice-locked');
  s.does(B, PASS).told('wounded', { seat: B, by: 1 });
});

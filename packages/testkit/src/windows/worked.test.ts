import { SPECTATOR } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { CardId } from './cards.ts';
import { isPassedFor, ordersAfter, QUIET } from './orders.ts';
import { allHeard, asked, handsIn, offersTo, questionTo, scene } from './scene.ts';
import type { Parley } from './types.ts';

const [A, B, C] = [0, 1, 2];
const PASS = { type: 'pass' } as const;
const play = (card: CardId, at: number | null = null): Parley['Action'] => ({ type: 'play', card, at });

test('W1 Nothing happens [time.asked-by-public-facts] [time.active-asked-last]', () => {
  const story = scene('cellar', { hand: ['mend'], peril: 1, glory: 5 }, { hand: ['flagstone'] }, { hand: ['ward'] });
  story.does(A, { type: 'move', to: 1 }).told('collected', { seat: A, glory: 1, peril: 1 }, 'move.collect');
  expect(story.table.heroes[A]).toMatchObject({ peril: 2, glory: 6 });
  expect(asked(story)).toBe('B entered 1, C entered 1');
  for (const seat of [B, C]) expect(isPassedFor(QUIET, questionTo(story, seat))).toBe(false);
  expect(story.view(A).windows).toEqual([{ window: 'entered', lap: 1 }]);
  handsIn(story, B, PASS);
  story.does(C, PASS);
  expect([allHeard(story), asked(story)]).toEqual([[], 'A choice']);
  story.finish();

  const poorer = scene(
    'cellar',
    { hand: ['mend'], peril: 0, glory: 5 },
    { hand: ['flagstone'], glory: 1 },
    { hand: ['ward'], glory: 1 },
  );
  poorer.does(A, { type: 'move', to: 1 });
  expect([poorer.table.heroes[A]?.peril, asked(poorer), poorer.view(A).windows]).toEqual([1, 'A choice', []]);
});

test('W2 Three acts in one lap [time.sort-wishes] [time.reopen] [time.hand-up]', () => {
  const story = scene(
    'cellar',
    { hand: ['rats'], life: 2, readied: ['tonic'] },
    { hand: ['mend'], life: 4, glory: 2 },
    { hand: ['ward'], isTipped: true, hasSaved: true, glory: 3 },
  );
  story.does(A, { type: 'explore' });
  expect(asked(story)).toBe('B action-done 1, C action-done 1');
  expect(isPassedFor(QUIET, questionTo(story, B))).toBe(true);
  expect(isPassedFor({ ...QUIET, isHandUp: true }, questionTo(story, B))).toBe(false);
  handsIn(story, C, { type: 'untip' });
  story.does(B, play('mend'));
  expect(allHeard(story)).toEqual([{ type: 'stirred', window: 'action-done' }]);
  expect(asked(story)).toBe('A action-done 1');
  expect(JSON.stringify(story.sight(A))).not.toContain('mend');
  expect(story.state.wishes.map(({ ask, action }) => [ask.seat, action.type])).toEqual([
    [B, 'play'],
    [C, 'untip'],
  ]);
  story.does(A, { type: 'use', card: 'tonic' });
  expect(allHeard(story)).toEqual([
    { type: 'played', seat: B, card: 'mend', at: null },
    { type: 'healed', seat: B, life: 6 },
    { type: 'used', seat: A, card: 'tonic', at: null },
    { type: 'healed', seat: A, life: 5 },
    { type: 'untipped', seat: C },
  ]);
  expect(story.table.heroes).toMatchObject([
    { life: 5, readied: [] },
    { life: 6, glory: 0 },
    { isTipped: false, hasSaved: false, glory: 3 },
  ]);
  expect([asked(story), story.table.discard]).toEqual(['C action-done 2', ['mend', 'tonic']]);
  story.does(C, PASS);
  expect([allHeard(story), asked(story)]).toEqual([[], 'A choice']);
  story.finish();
});

test('W3 Answer to an answer [time.pass-binds-one-lap] [time.answer-to-answer] [time.batch-one-response]', () => {
  const story = scene(
    'cellar',
    { hand: ['ghoul', 'rats', 'mend'] },
    { hand: ['ward'], glory: 3, peril: 4 },
    { hand: ['mend'], glory: 2, peril: 1 },
  );
  story
    .does(A, { type: 'send', card: 'ghoul', target: B })
    .does(A, { type: 'send', card: 'rats', target: C })
    .does(A, { type: 'strike' });
  expect([story.table.heroes[B]?.peril, story.table.heroes[C]?.peril]).toEqual([0, 0]);
  expect(asked(story)).toBe('B response 1, C response 1');
  handsIn(story, B, PASS);
  story.does(C, { type: 'ability', at: 1 });
  expect(allHeard(story)).toEqual([{ type: 'used', seat: C, card: 'slip', at: 1 }]);
  expect([story.table.heroes[C]?.glory, asked(story)]).toEqual([0, 'B response 2']);
  story.dice(5, 3).does(B, play('ward', 0));
  expect(allHeard(story)).toEqual([
    { type: 'played', seat: B, card: 'ward', at: 0 },
    { type: 'repelled', card: 'ghoul' },
    { type: 'rolled', seat: A, faces: [5], total: 5 },
    { type: 'rolled', seat: C, faces: [3], total: 6 },
    { type: 'slain', card: 'rats' },
    { type: 'earned', seat: C, glory: 1 },
  ]);
  expect(story.table.heroes).toMatchObject([{ life: 6 }, { life: 6, glory: 0 }, { life: 6, glory: 1 }]);
  expect([asked(story), story.table.strikes]).toEqual(['A choice', []]);
  story.finish();
});

test('W4 Nesting [time.nested] [time.no-second-combat] [time.anytime-encounter]', () => {
  const story = scene(
    'cellar',
    { hand: ['flagstone'], points: 0 },
    { hand: ['rats'], glory: 3, peril: 1, space: 1 },
    { hand: ['ward'], isTipped: true, hasSaved: true, space: 2 },
  );
  story.does(A, { type: 'end' }).does(B, { type: 'move', to: 2 });
  expect([asked(story), story.table.heroes[B]]).toMatchObject(['B arrived 1', { glory: 5, peril: 3 }]);
  story.does(B, PASS);
  expect(asked(story)).toBe('B before-roll 1');
  expect(isPassedFor(QUIET, questionTo(story, B))).toBe(false);
  story.dice(2, 4).does(B, { type: 'ability', at: null });
  expect(allHeard(story)).toEqual([
    { type: 'used', seat: B, card: 'weave', at: null },
    { type: 'rolled', seat: B, faces: [2, 4], total: 6 },
  ]);
  expect(story.table.heroes[B]).toMatchObject({ life: 6, glory: 4 });
  expect(asked(story)).toBe('C entered 1, A entered 1');
  expect(offersTo(story, C)).toEqual([PASS, { type: 'untip' }, { type: 'challenge', hero: B }]);
  handsIn(story, C, PASS);
  story.does(A, play('flagstone'));
  expect([allHeard(story), asked(story)]).toEqual([[{ type: 'stirred', window: 'entered' }], 'B entered 1']);
  story.does(B, PASS);
  expect(allHeard(story)).toEqual([{ type: 'played', seat: A, card: 'flagstone', at: null }]);
  expect([asked(story), story.table.heroes[B]?.peril]).toEqual(['B response 1', 1]);
  expect(story.view(SPECTATOR).windows.map(({ window }) => window)).toEqual(['entered', 'response']);
  story.refused(B, { type: 'challenge', hero: C }, 'time.no-second-combat');
  story.dice(3).does(B, PASS);
  expect(allHeard(story)).toEqual([
    { type: 'rolled', seat: B, faces: [3], total: 5 },
    { type: 'tipped', seat: B },
  ]);
  expect(asked(story)).toBe('C entered 2');
  story.does(C, PASS);
  expect([asked(story), story.table.heroes[B]?.isTipped]).toEqual(['B choice', true]);
  story.finish();
});

test('W5 Two Traps at once [time.priority] [time.revalidate]', () => {
  const story = scene('cellar', { hand: ['mend'], peril: 2, glory: 1 }, { hand: ['flagstone'] }, { hand: ['mire'] });
  story.does(A, { type: 'move', to: 5 });
  expect([story.table.heroes[A]?.peril, story.table.heroes[A]?.glory]).toEqual([3, 2]);
  handsIn(story, C, play('mire'));
  story.does(B, play('flagstone')).does(A, PASS);
  expect(allHeard(story)).toEqual([{ type: 'played', seat: B, card: 'flagstone', at: null }]);
  expect([asked(story), story.table.heroes[A]?.peril]).toEqual(['A response 1', 1]);
  expect(story.state.wishes.map(({ ask, action }) => [ask.seat, action])).toEqual([
    [C, play('mire')],
    [A, PASS],
  ]);
  for (const seat of [SPECTATOR, A, B]) expect(JSON.stringify(story.sight(seat))).not.toContain('mire');
  story.refused(C, PASS, 'time.collect-wishes');
  story.dice(4).does(A, PASS);
  const rolled = { type: 'rolled', seat: A, faces: [4], total: 6 };
  for (const seat of [SPECTATOR, A, B]) expect(story.heard(seat)).toEqual([rolled]);
  expect(story.heard(C)).toEqual([rolled, { type: 'returned', seat: C, because: 'lord.pay-targets-peril' }]);
  story.told('returned', { seat: C }, 'time.revalidate');
  expect([story.view(C).hand, story.table.heroes[A]?.peril, asked(story)]).toEqual([['mire'], 1, 'A choice']);
  story.finish();
});

test('W6 A Bane forestalled [time.bane-can-be-forestalled] [time.break-through]', () => {
  const story = scene(
    'cellar',
    { hand: ['filch'] },
    { hand: ['mend', 'ghoul'], life: 4, glory: 4, peril: 2 },
    { hand: ['rats'], glory: 2 },
  );
  story.does(A, { type: 'bane', card: 'filch', target: B });
  expect(allHeard(story)).toEqual([{ type: 'declared', seat: A, card: 'filch', target: B }]);
  expect(asked(story)).toBe('B declared 1, C declared 1');
  expect([B, C].map((seat) => isPassedFor(QUIET, questionTo(story, seat)))).toEqual([false, true]);
  handsIn(story, C, PASS);
  story.does(B, play('mend'));
  expect(story.table.heroes[B]).toMatchObject({ life: 6, glory: 2, peril: 0 });
  expect(asked(story)).toBe('B declared 2, C declared 2');
  handsIn(story, C, PASS);
  story.does(B, PASS);
  expect(allHeard(story)).toEqual([{ type: 'robbed', seat: B, glory: 0 }]);
  expect(asked(story)).toBe('C action-done 1');
  story.finish();
});

test('W7 Challenges in order [time.challenge-in-turn] [combat.f-not-repeated]', () => {
  const story = scene(
    'cellar',
    { hand: ['fiend', 'ghoul'] },
    { hand: ['mend'], peril: 5, space: 3, hasSaved: true },
    { hand: ['rats'], peril: 4, space: 3, hasSaved: true },
  );
  story.does(A, { type: 'send', card: 'fiend', target: B }).does(A, { type: 'send', card: 'ghoul', target: C });
  story.dice(2, 1, 3, 3).does(A, { type: 'strike' });
  expect(asked(story)).toBe('B challenge');
  expect(story.state.asks[0]).toMatchObject({ rule: 'time.challenge-in-turn', seal: null, wait: 'pass' });
  expect(offersTo(story, B)).toEqual([PASS, { type: 'challenge', hero: C }, { type: 'strikeBack', foe: 0 }]);
  expect(isPassedFor({ ...QUIET, isUntilMyTurn: true }, questionTo(story, B))).toBe(false);
  story.dice(5, 4).does(B, { type: 'challenge', hero: C });
  expect(allHeard(story)).toEqual([
    { type: 'challenged', seat: B, hero: C, foe: null },
    { type: 'rolled', seat: B, faces: [5], total: 8 },
    { type: 'rolled', seat: C, faces: [4], total: 4 },
    { type: 'wounded', seat: C, life: 5 },
  ]);
  expect(asked(story)).toBe('C challenge');
  expect(offersTo(story, C)).toEqual([PASS, { type: 'challenge', hero: B }, { type: 'strikeBack', foe: 1 }]);
  story.refused(C, { type: 'strikeBack', foe: 0 }, 'act.challenge');
  story.dice(4, 2).does(C, { type: 'strikeBack', foe: 1 });
  expect(allHeard(story)).toEqual([
    { type: 'challenged', seat: C, hero: null, foe: 1 },
    { type: 'rolled', seat: C, faces: [4], total: 7 },
    { type: 'rolled', seat: A, faces: [2], total: 3 },
    { type: 'earned', seat: C, glory: 1 },
    { type: 'cleared', cards: ['fiend', 'ghoul'] },
  ]);
  expect([asked(story), story.table.heroes.map(({ hasSaved }) => hasSaved)]).toEqual([
    'A choice',
    [false, false, false],
  ]);
  story.finish();
});

test('W8 A standing order [time.standing-pass] [time.break-through]', () => {
  const ordered = { ...QUIET, isUntilMyTurn: true };
  const story = scene(
    'cellar',
    { hand: ['mend'], peril: 2 },
    { hand: ['hound'] },
    { hand: ['mend'], glory: 2, peril: 4 },
  );
  story.does(A, { type: 'move', to: 1 });
  expect(asked(story)).toBe('B entered 1, C entered 1');
  expect([B, C].map((seat) => isPassedFor(seat === C ? ordered : QUIET, questionTo(story, seat)))).toEqual([
    false,
    true,
  ]);
  expect(ordersAfter(ordered, questionTo(story, C))).toEqual(ordered);
  handsIn(story, C, PASS);
  story.does(B, PASS).does(A, { type: 'end' });
  story.does(B, { type: 'send', card: 'hound', target: C }).does(B, { type: 'strike' });
  expect(asked(story)).toBe('C response 1');
  expect(questionTo(story, C)).toMatchObject({ part: 'defender' });
  expect(isPassedFor(ordered, questionTo(story, C))).toBe(false);
  expect(ordersAfter(ordered, questionTo(story, C))).toEqual(QUIET);
  expect(isPassedFor({ ...ordered, isDeep: true }, questionTo(story, C))).toBe(true);
  story.dice(3, 4).does(C, PASS).finish();
});

test('W9 Wound by wound [time.wounds-pending]', () => {
  const drake = (life: number): ReturnType<typeof scene> => {
    const story = scene(
      'keep',
      { hand: ['drake'] },
      { hero: 'champion', hand: ['dawn', 'rats'], life, glory: 7, peril: 7 },
    );
    story.does(A, { type: 'send', card: 'drake', target: B }).does(A, { type: 'strike' });
    expect(asked(story)).toBe('B response 1');
    return story.dice(4, 3).does(B, PASS);
  };
  const story = drake(1);
  expect(asked(story)).toBe('B would-be-wounded 1');
  expect(isPassedFor({ ...QUIET, isUntilMyTurn: true }, questionTo(story, B))).toBe(false);
  story.refused(B, play('rats'), 'time.dice-locked').does(B, play('dawn'));
  expect(allHeard(story)).toEqual([
    { type: 'played', seat: B, card: 'dawn', at: null },
    { type: 'healed', seat: B, life: 5 },
    { type: 'wounded', seat: B, life: 3 },
    { type: 'cleared', cards: ['drake'] },
  ]);
  expect([story.table.heroes[B]?.glory, asked(story)]).toEqual([3, 'A choice']);
  story.finish();

  const hale = drake(5).refused(B, { type: 'ability', at: null }, 'time.wounds-pending').does(B, PASS);
  expect(hale.table.heroes[B]?.life).toBe(3);
  const spared = drake(2).does(B, { type: 'ability', at: null });
  expect(spared.table.heroes[B]).toMatchObject({ life: 1, glory: 3 });
  expect(drake(2).does(B, PASS).state.outcome).toMatchObject({ rule: 'end.last' });
});

test('W10 Warp inside a window [time.warp-inside] [fx.warp-is-entry]', () => {
  const story = scene(
    'keep',
    { hero: 'oracle', hand: ['stride', 'ward'], glory: 2, space: 2 },
    { hand: ['rats'] },
    { hand: ['tonic'] },
  );
  story.does(A, { type: 'move', to: 3 });
  expect([asked(story), story.table.heroes[A]?.glory]).toEqual(['A arrived 1', 4]);
  const depth = story.state.agenda.length;
  story.does(A, play('stride', 4));
  expect(allHeard(story)).toEqual([
    { type: 'played', seat: A, card: 'stride', at: 4 },
    { type: 'warped', seat: A, space: 4 },
    { type: 'collected', seat: A, glory: 2, peril: 2 },
  ]);
  expect([asked(story), story.state.agenda.length]).toEqual(['A arrived 1', depth]);
  expect(story.table.heroes[A]).toMatchObject({ glory: 2, peril: 4, space: 4, life: 6 });
  story.does(A, PASS);
  expect(asked(story)).toBe('A look');
  story.does(A, { type: 'look' });
  expect(story.heard(A)).toEqual([{ type: 'looked', seat: A, cards: story.table.deck.slice(-2) }]);
  for (const seat of [SPECTATOR, B, C]) expect(story.heard(seat)).toEqual([{ type: 'lookedUnseen', seat: A }]);
  expect([asked(story), questionTo(story, B)]).toMatchObject([
    'B entered 1, C entered 1',
    { window: 'entered', space: 4 },
  ]);
  handsIn(story, B, PASS);
  story.does(C, PASS);
  expect([asked(story), story.table.heroes[A]?.glory]).toEqual(['A choice', 1]);
  story.finish();

  const abroad = scene('keep', { hand: ['rats'] }, { hand: ['stride'], glory: 4, space: 5 });
  abroad.does(A, { type: 'explore' }).does(B, play('stride', 3));
  expect(allHeard(abroad)).toEqual([
    { type: 'played', seat: B, card: 'stride', at: 3 },
    { type: 'warped', seat: B, space: 3 },
  ]);
  expect([abroad.table.heroes[B], asked(abroad)]).toMatchObject([{ space: 3, glory: 0, peril: 0 }, 'A choice']);
});

test('W11 Too late [time.dice-locked] [time.windows] [time.hand-up]', () => {
  const story = scene(
    'cellar',
    { hand: ['ghoul', 'rats'] },
    { hand: ['flare'], glory: 2, peril: 1 },
    { hero: 'oracle', hand: ['mend'], glory: 2, peril: 4, isTipped: true, hasSaved: true },
  );
  story.refused(C, { type: 'untip' }, 'time.windows');
  story
    .does(A, { type: 'send', card: 'ghoul', target: C })
    .does(A, { type: 'send', card: 'rats', target: B })
    .does(A, { type: 'strike' });
  handsIn(story, B, PASS);
  story.dice(2, 3).does(C, PASS);
  expect([asked(story), story.view(B).strikes.map(({ attack }) => attack)]).toEqual(['C before-roll 1', [2, 3]]);
  story.refused(B, play('flare', 1), 'time.dice-locked').refused(C, play('mend'), 'time.dice-locked');
  story.dice(2, 3).does(C, PASS);
  expect(allHeard(story)).toContainEqual({ type: 'rolled', seat: C, faces: [2], total: 5 });
  expect(asked(story)).toBe('C challenge');
  story.does(C, PASS);
  expect(asked(story)).toBe('B action-done 1, C action-done 1');
  const handUp = { ...QUIET, isHandUp: true };
  expect([QUIET, handUp].map((orders) => isPassedFor(orders, questionTo(story, C)))).toEqual([true, false]);
  expect(ordersAfter(handUp, questionTo(story, C))).toEqual(QUIET);
  handsIn(story, B, PASS);
  story.does(C, { type: 'untip' }).does(A, PASS);
  expect(story.table.heroes[C]).toMatchObject({ isTipped: false, hasSaved: false });
  story.finish();
});

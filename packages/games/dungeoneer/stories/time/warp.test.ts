import { expect, test } from 'vitest';
import { A, B, C, type Having, heroIn, type Scene, type Tale, tale, waiting } from '../scene.ts';
import { asked, attackOn, bane, END, entry, PASS, play, sends } from '../telling.ts';

type Three = Readonly<Partial<Record<'a' | 'b' | 'c', Having>>>;

/** Vethis, Aurelan and Old Morrow around the Last Door; nobody but who is said to holds a card. */
const throne = ({ a, b, c }: Three, set: (s: Scene) => void = () => undefined): Tale =>
  tale(
    (s) => {
      s.lay('LD-M02', 0, -1).lay('LD-M04', 0, 1).lay('LD-M06', -1, 0).lay('LD-M11', 1, 0).mapDeck();
      s.hero(A, { hero: 'LD-H2', ...a })
        .hero(B, { hero: 'LD-H1', ...b })
        .hero(C, { hero: 'LD-H3', ...c });
      s.turn(A);
      set(s);
    },
    { sets: 'LD' },
  );

const stride = (space: string) => play('LD-A06', { space });

test('[time.warp-inside] [fx.warp-is-entry] W10: a Warp on arrival takes the place of the entry', () => {
  const s = throne({ a: { glory: 4, points: 2, hand: ['LD-A06'] }, b: { hand: ['LD-A30'] } });
  s.does(A, { type: 'move', side: 'north' });
  expect([asked(s), heroIn(s, A)]).toMatchObject(['A arrived 1', { space: 'LD-M04', glory: 6, peril: 2 }]);
  s.does(A, stride('LD-M11')).told('moved', { seat: A, to: 'LD-M11' }, 'fx.warp-is-entry').silent('threat');
  expect(heroIn(s, A)).toMatchObject({ space: 'LD-M11', glory: 4, peril: 4, points: 1, life: 6 });
  expect(asked(s)).toBe('A spaceEffect');
  s.does(A, { type: 'decline' });
  expect([asked(s), s.view(B).windows]).toMatchObject(['B entered 1', [{ window: 'entered', lap: 1 }]]);
  s.does(B, PASS);
  expect(asked(s)).toBe('A hero');
  s.finish();
});

test('[time.warp-inside] a Warp on arrival has an arrival of its own', () => {
  const s = throne({ a: { glory: 4, points: 2, hand: ['LD-A06', 'LD-A04'] } });
  s.does(A, { type: 'move', side: 'north' }).does(A, stride('LD-M11'));
  expect([asked(s), s.view(A).windows]).toMatchObject(['A arrived 1', [{ window: 'arrived', lap: 1 }]]);
  s.does(A, PASS).does(A, { type: 'decline' });
  expect(asked(s)).toBe('A hero');
  s.finish();
});

test('[time.warp-inside] out of turn a Warp collects nothing and opens no window', () => {
  const s = throne({
    a: { points: 1, hand: ['LD-A03'] },
    b: { glory: 4, hand: ['LD-A06', 'LD-A30'] },
    c: { hand: ['LD-A05'] },
  });
  s.does(A, { type: 'move', side: 'south' });
  expect(asked(s)).toBe('B entered 1');
  s.does(B, stride('LD-M04')).told('moved', { seat: B, to: 'LD-M04', by: 'warp' }).silent('threat');
  expect(heroIn(s, B)).toMatchObject({ space: 'LD-M04', glory: 0, peril: 0 });
  expect(asked(s)).toBe('A hero');
  s.finish();
});

test('[time.warp-inside] [time.revalidate] [time.sort-wishes] acts for the space he has left go back (scenario 95)', () => {
  const s = throne({ a: { glory: 7, peril: 2, points: 2, hand: ['LD-A06'] }, b: { hand: ['LD-A30'] } });
  s.does(A, { type: 'move', side: 'south' });
  expect([asked(s), heroIn(s, A)]).toMatchObject(['B entered 1', { space: 'LD-M02', glory: 8, peril: 3 }]);
  s.does(B, play('LD-A30'));
  expect(asked(s)).toBe('A entered 1');
  s.does(A, stride('LD-M06')).told('moved', { seat: A, to: 'LD-M06' }, 'time.warp-inside');
  expect(heroIn(s, A)).toMatchObject({ space: 'LD-M06', glory: 5, peril: 4 });
  s.told('handedBack', { seat: B, because: 'combat.left-the-space', card: 'LD-A30' }, 'time.revalidate');
  expect(JSON.stringify([s.heard(A), s.heard(C)])).not.toContain('LD-A30');
  expect([asked(s), s.table.hands[B]]).toEqual(['B entered 1', ['LD-A30']]);
  s.does(B, play('LD-A30')).told('sent', { seat: B });
  expect([heroIn(s, A).peril, asked(s)]).toEqual([1, 'A before-roll 1']);
  s.dice(5).does(A, PASS).told('threat', { seat: A, total: 8, number: 8, isOvercome: true });
  s.finish();
});

test('[time.revalidate] a direct challenge for the space he has left goes back unpaid', () => {
  const s = throne({
    a: { glory: 4, points: 1, hand: ['LD-A06'] },
    b: { hasSaved: true, space: 'LD-M02' },
  });
  s.does(A, { type: 'move', side: 'south' });
  expect(asked(s)).toBe('B entered 1');
  s.does(B, attackOn({ hero: A }, 'melee'));
  expect(asked(s)).toBe('A entered 1');
  s.does(A, stride('LD-M06')).told('handedBack', { seat: B, because: 'act.challenge' });
  expect(heroIn(s, B)).toMatchObject({ hasSaved: true, hasAttacked: false });
  expect(asked(s)).toBe('A hero');
  s.finish();
});

test('[time.warp-inside] a Warp while a Bane is declared: the entry at once, its window after the Bane', () => {
  const s = throne(
    { a: { glory: 4, hand: ['LD-A06', 'LD-A16'] }, b: { glory: 9, peril: 4, hand: ['LD-A02', 'LD-A30'], life: 1 } },
    (scene) => scene.turn(A, 'lord'),
  );
  s.does(A, bane('LD-A16', B));
  expect(asked(s)).toBe('B declared 1');
  s.does(B, play('LD-A02'));
  expect(asked(s)).toBe('A declared 1');
  s.does(A, stride('LD-M02'));
  expect(heroIn(s, A)).toMatchObject({ space: 'LD-M02', glory: 1, peril: 1 });
  expect(asked(s)).toBe('B declared 2');
  s.does(B, PASS).told('glory', { seat: B, by: -5 });
  expect(s.view(B).windows).toEqual([]);
  expect(asked(s)).toBe('A lord');

  const richer = throne(
    { a: { glory: 4, peril: 2, hand: ['LD-A06', 'LD-A16'] }, b: { glory: 9, peril: 4, hand: ['LD-A02', 'LD-A30'] } },
    (scene) => scene.turn(A, 'lord'),
  );
  richer.does(A, bane('LD-A16', B)).does(B, play('LD-A02')).does(A, stride('LD-M02')).does(B, PASS);
  expect([asked(richer), richer.view(B).windows]).toMatchObject(['B entered 1', [{ window: 'entered', lap: 1 }]]);
});

test('[time.hero-cards-on-arrival] [time.roll-groups] in another phase only Anytime cards are for an arrival (scenario 96)', () => {
  const s = throne({ a: { glory: 8, hand: ['LD-A06', 'LD-A10'] }, b: { hand: ['LD-A30'] } }, (scene) =>
    scene.turn(A, 'lord'),
  );
  s.does(A, stride('LD-M04'));
  expect([asked(s), heroIn(s, A)]).toMatchObject(['A arrived 1', { glory: 6, peril: 2 }]);
  expect(waiting(s)).toMatchObject([{ seat: A, rule: 'time.hero-cards-on-arrival' }]);
  s.refused(A, play('LD-A10'), 'glory.hero-time');
  s.does(A, PASS);
  expect(asked(s)).toBe('A before-roll 1');
  expect(waiting(s)).toMatchObject([{ seat: A, rule: 'time.roll-groups' }]);
  s.dice(3).does(A, PASS).told('threat', { total: 6, number: 6, isOvercome: true });
  expect(asked(s)).toBe('A lord');
  s.does(A, END).does(A, END).does(A, { type: 'discard', card: 'LD-A10' }).silent('collected');
  s.finish();
});

test('[time.hero-cards-on-arrival] in his Hero phase he may play what raises a score before the spikes (scenario 13)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M03', 1, 0).lay('HD-M08', 1, 1);
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M03', glory: 3, points: 1, hand: ['HD-A10'] }).turn(A);
  });
  s.dice(2).does(A, { type: 'move', side: 'north' }).does(A, play('HD-A10'));
  s.told('threat', { total: 5, number: 5, isOvercome: true }).silent('wounded');
  expect([asked(s), heroIn(s, A)]).toMatchObject(['A hero', { glory: 0, points: 0, space: 'HD-M08', life: 6 }]);
  s.finish();
});

test('[combat.left-the-space] stepping out before the dice (scenario 34)', () => {
  const s = throne(
    {
      a: { hero: 'LD-H1', hand: ['LD-A24'] },
      b: { hero: 'LD-H2', isTipped: true, glory: 4, peril: 7, hand: ['LD-A06'] },
    },
    (scene) => scene.turn(A, 'lord'),
  );
  sends(s, A, entry('LD-A24', B, 'melee'));
  expect([asked(s), heroIn(s, B).peril]).toEqual(['B response 1', 0]);
  s.does(B, stride('LD-M11')).silent('attackRolled').silent('collected');
  s.told('missedHim', { strike: 0 }, 'combat.left-the-space');
  expect(heroIn(s, B)).toMatchObject({ space: 'LD-M11', isTipped: true, glory: 0, peril: 0, life: 6 });
  expect(asked(s)).toBe('A stow');
  s.refused(A, { type: 'stow', to: 'discard' }, 'combat.g-unwounded');
  s.does(A, { type: 'stow', to: 'hand' });
  expect([asked(s), s.table.hands[A]]).toEqual(['A lord', ['LD-A24']]);
  s.finish();
});

test('[act.response-card] [time.hero-cards-on-arrival] on arrival it is too late for a Response, even inside one', () => {
  const s = throne({ a: { glory: 9, hand: ['LD-A06', 'LD-A07'] }, b: { hasSaved: true } }, (scene) =>
    scene.turn(A, 'lord'),
  );
  s.does(A, END)
    .does(B, attackOn({ hero: A }, 'melee'))
    .does(A, PASS);
  expect(asked(s)).toBe('A response 1');
  s.does(A, stride('LD-M04'));
  expect(asked(s)).toBe('A arrived 1');
  s.refused(A, play('LD-A07', { strike: 0, variable: 1 }), 'act.response-card');
});

test('[time.warp-inside] the active hero who steps out of a challenge enters at once, and is entered upon afterwards', () => {
  const s = throne({ a: { glory: 4, peril: 3, hand: ['LD-A06'] }, b: { hasSaved: true, hand: ['LD-A30'] } }, (scene) =>
    scene.turn(A, 'lord'),
  );
  s.does(A, END);
  expect(asked(s)).toBe('B phase-start 1');
  s.does(B, attackOn({ hero: A }, 'melee'));
  expect(asked(s)).toBe('A phase-start 1');
  s.does(A, PASS);
  expect(asked(s)).toBe('A response 1');
  s.does(A, stride('LD-M02')).told('moved', { seat: A, to: 'LD-M02', by: 'warp' }, 'time.warp-inside');
  s.told('collected', { seat: A, glory: 1, peril: 1 });
  s.told('missedHim', { strike: 0 }, 'combat.left-the-space').silent('attackRolled');
  expect([asked(s), heroIn(s, B)]).toMatchObject(['B entered 1', { hasSaved: false, hasAttacked: true }]);
  s.does(B, PASS);
  expect(asked(s)).toBe('A hero');
});

test('[combat.left-the-space] [time.anytime-encounter] a Trap that is for one hero alone misses him when he is gone', () => {
  const s = throne({ a: { glory: 4, points: 1, peril: 3, hand: ['LD-A06'] }, b: { hand: ['LD-A30'] } });
  s.does(A, { type: 'move', side: 'south' }).does(B, play('LD-A30'));
  while (!asked(s).startsWith('A response')) s.does(A, PASS);
  s.does(A, stride('LD-M06')).told('missedHim', { strike: 0 }, 'combat.left-the-space').silent('threat');
});

test('[combat.left-the-space] a challenger who steps out of his own challenge strikes nobody', () => {
  const s = throne({ a: { glory: 4, points: 1, hand: ['LD-A06'] } });
  s.does(A, attackOn({ hero: B }, 'magic'));
  while (asked(s).startsWith('B')) s.does(B, PASS);
  expect(asked(s)).toBe('A response 1');
  s.does(A, stride('LD-M06')).told('missedHim', { strike: 0 }, 'combat.left-the-space').silent('attackRolled');
});

test('[time.anytime-encounter] a Trap that is for one hero alone says that it is his', () => {
  const s = throne({ a: { points: 1, peril: 3 }, b: { hand: ['LD-A30'] } });
  s.does(A, { type: 'move', side: 'south' }).does(B, play('LD-A30'));
  s.dice(6);
  while (s.state.asks.length > 0 && !asked(s).startsWith('A hero')) s.does(A, PASS);
  s.told('threat', { seat: A }, 'time.anytime-encounter');
});

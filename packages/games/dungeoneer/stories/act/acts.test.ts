import { expect, test } from 'vitest';
import { dungeoneer } from '../../src/game.ts';
import { cast, lording, type Three } from '../cast.ts';
import { A, B, C, heroIn, type Tale, tale } from '../scene.ts';
import { ability, asked, attackOn, bane, END, entry, handsIn, offersTo, PASS, play, sends, use } from '../telling.ts';

/** After A has explored, the others have their window. */
const explored = (having: Three, sets?: string): Tale =>
  cast(having, {
    ...(sets === undefined ? {} : { sets }),
    arrange: (scene) => scene.lay('HD-M02', 0, 1).mapDeck('HD-M04', 'HD-M06'),
  })
    .does(A, { type: 'explore' })
    .does(A, { type: 'place', section: 'dungeon', x: -1, y: 0, turn: 180 });

test('[act.anytime-card] in one’s own choice and in every window that allows it, for its price', () => {
  const own = cast({ a: { life: 2, glory: 2, hand: ['HD-A02'] } });
  own.does(A, play('HD-A02')).told('played', { seat: A, paid: 2 }, 'act.anytime-card').told('healed', { life: 4 });
  const out = explored({ a: { points: 1 }, b: { life: 2, glory: 2, hand: ['HD-A02'] } });
  expect(asked(out)).toBe('B action-done 1');
  out.does(B, play('HD-A02')).told('healed', { seat: B, life: 4 });
  const lord = lording({ a: { glory: 2, life: 2, hand: ['HD-A02', 'HD-A06'] } });
  lord.refused(A, play('HD-A06'), 'glory.hero-time').does(A, play('HD-A02')).told('healed', { seat: A });
  const poor = cast({ a: { life: 2, glory: 1, hand: ['HD-A02'] } });
  poor.refused(A, play('HD-A02'), 'glory.as-many-as-paid');
});

test('[act.anytime-card] a card that names its own moment is for that alone', () => {
  const s = explored({ a: { points: 1 }, b: { glory: 9, hand: ['HD-A15', 'HD-A30', 'HD-A01', 'HD-A03'] } });
  s.refused(B, play('HD-A15', { strike: 0 }), 'act.anytime-card');
  s.refused(B, play('HD-A30'), 'time.anytime-encounter');
  s.refused(B, play('HD-A01', { strike: 0 }), 'act.response-card');
  s.refused(B, play('HD-A03'), 'glory.hero-time');
  expect(offersTo(s, B)).toEqual([PASS]);
});

test('[act.activate-readied] [time.nested] a readied card in any window that allows it, also in a Response to others', () => {
  const s = sends(
    lording({ a: { hand: ['HD-A21'] }, b: { peril: 4 }, c: { life: 1, readied: ['HD-A12'] } }),
    A,
    entry('HD-A21', B, 'melee'),
  );
  expect(asked(s)).toBe('C response 1');
  s.refused(C, use('HD-A08'), 'act.activate-readied');
  s.dice(1, 1).does(C, use('HD-A12')).told('used', { seat: C, source: 'HD-A12' }, 'act.activate-readied');
  expect(heroIn(s, C)).toMatchObject({ life: 4, readied: [] });
});

test('[act.activate-readied] its own timing: an ability for the Hero phase is not for the turn of another', () => {
  const s = tale(
    (scene) => {
      scene.hero(A, { hero: 'HW-H2', glory: 9, life: 2 }).hero(B, { hero: 'HW-H1', points: 2, glory: 9 }).turn(B);
      scene.hero(C, { hero: 'HW-H3', hand: ['HW-A03'] });
    },
    { sets: 'HW' },
  );
  s.refused(B, ability('HW-H2'), 'act.activate-readied');
  s.refused(A, ability('HW-H2'), 'time.windows');
});

test('[act.activate-readied] only what it costs to use can be used up, and no more', () => {
  const s = cast({ a: { life: 1, readied: ['HD-A12', 'HD-A08'] } });
  s.refused(A, use('HD-A08'), 'act.activate-readied').does(A, use('HD-A12'));
  s.refused(A, use('HD-A12'), 'act.activate-readied');
  expect(heroIn(s, A).life).toBe(4);
});

test('[act.untip] a point of one’s own turn, the saved one otherwise', () => {
  const own = cast({ a: { isTipped: true, points: 1, hasSaved: true } });
  own.does(A, { type: 'untip' }).told('untipped', { seat: A }, 'act.untip');
  expect(heroIn(own, A)).toMatchObject({ points: 0, hasSaved: true });
  const none = cast({ a: { isTipped: true, points: 0, hasSaved: true } });
  none.refused(A, { type: 'untip' }, 'act.untip');
  const out = explored({ a: { points: 1 }, b: { isTipped: true, hasSaved: true } });
  out.does(B, { type: 'untip' }).told('untipped', { seat: B });
  expect(heroIn(out, B).hasSaved).toBe(false);
});

test('[time.sort-wishes] [time.active-asked-last] [time.revalidate] [time.reopen] same class, same lap (scenario 36)', () => {
  const s = explored(
    {
      a: { points: 1, life: 3, glory: 3, hand: ['HW-A02'] },
      b: { life: 4, glory: 2, hand: ['HD-A02'] },
      c: { life: 2, readied: ['HD-A12'] },
    },
    'HD,HW',
  );
  expect(asked(s)).toBe('B action-done 1, C action-done 1');
  handsIn(s, C, use('HD-A12'));
  s.does(B, play('HD-A02')).told('stirred', {}, 'time.active-asked-last');
  s.does(A, play('HW-A02'));
  expect(s.heard(A).filter(({ type }) => type === 'healed')).toMatchObject([
    { seat: A, life: 6 },
    { seat: B, life: 6 },
    { seat: C, life: 5 },
  ]);
});

test('[time.revalidate] [act.untip] an untip whose point has gone meanwhile goes back (scenario 36)', () => {
  const s = explored({
    a: { points: 1 },
    b: { life: 2, glory: 2, hand: ['HD-A02'] },
    c: { isTipped: true, hasSaved: true },
  });
  handsIn(s, C, { type: 'untip' });
  heroIn(s, C).hasSaved = false; // no card of these sets does that in between
  s.does(B, play('HD-A02')).told('handedBack', { seat: C, because: 'act.untip' }, 'time.revalidate');
  expect([heroIn(s, C).isTipped, s.heard(B).some(({ type }) => type === 'handedBack')]).toEqual([true, false]);
});

test('[time.own-choice] nobody is asked while the active player chooses, and nobody can act then', () => {
  const s = cast({
    a: { points: 2 },
    b: { glory: 9, hand: ['HD-A02'], life: 1 },
    c: { isTipped: true, hasSaved: true },
  });
  expect(asked(s)).toBe('A hero');
  expect(s.asked().filter(({ kind }) => kind === 'aside')).toEqual([
    { seat: B, kind: 'aside', rule: 'end.resign' },
    { seat: C, kind: 'aside', rule: 'end.resign' },
  ]);
  s.refused(B, play('HD-A02'), 'time.windows').refused(C, { type: 'untip' }, 'time.windows');
  s.refused(B, END, 'core.two-roles');
});

test('[time.resolve-one-by-one] an act that is carried out cannot be answered, only what follows from it', () => {
  const s = explored({
    a: { points: 1 },
    b: { glory: 9, life: 2, hand: ['HD-A02'], hasSaved: true },
    c: { hasSaved: true, glory: 2, hand: ['HD-A05'] },
  });
  handsIn(s, B, PASS);
  s.does(C, attackOn({ hero: B }, 'speed'));
  expect(asked(s)).toBe('B response 1, C response 1');
  s.refused(A, { type: 'untip' }, 'time.resolve-one-by-one');
  handsIn(s, C, PASS);
  s.dice(6, 1).does(B, PASS);
  expect(asked(s)).toBe('B would-be-wounded 1');
  s.refused(C, play('HD-A05'), 'time.dice-locked');
});

test('[time.simultaneous] only sealed answers are asked for together; challenges and decisions one by one', () => {
  const s = lording({
    a: { hand: ['HD-A21', 'HD-A20'] },
    b: { peril: 4, glory: 2, hand: ['HD-A03'], hasSaved: true },
    c: { peril: 1, glory: 2, hand: ['HD-A05'], hasSaved: true },
  });
  sends(s, A, entry('HD-A21', B, 'melee'), entry('HD-A20', C, 'speed'));
  expect(asked(s)).toBe('B response 1, C response 1');
  handsIn(s, B, PASS);
  s.dice(1, 1, 2, 1).does(C, PASS);
  expect(asked(s)).toBe('B challenge');
  s.does(B, PASS);
  expect(asked(s)).toBe('C challenge');
  s.does(C, PASS);
  expect(asked(s)).toBe('A stow');
});

test('[time.finite] every act uses something up, so a window ends by itself', () => {
  const s = explored({
    a: { points: 1 },
    b: { life: 1, glory: 9, hand: ['HD-A02'], readied: ['HD-A12'], isTipped: true, hasSaved: true, space: 'HD-M02' },
  });
  const laps: string[] = [];
  while (asked(s).startsWith('B action-done')) {
    laps.push(asked(s));
    const act = offersTo(s, B).find(({ type }) => type !== 'pass');
    s.does(B, act ?? PASS);
    if (act === undefined) break;
  }
  expect([laps.length <= 5, asked(s)]).toEqual([true, 'A hero']);
  expect(heroIn(s, B)).toMatchObject({ readied: [], hasSaved: false });
  s.finish();
});

test('[combat.symbols] [combat.d-no-symbol] [combat.a-standard-symbol] ● strikes and answers, ◆ answers, — does neither', () => {
  const s = lording({ a: { hand: ['HD-A25'] }, b: { hero: 'HD-H1', peril: 4 } });
  s.does(A, { type: 'muster' }).refused(A, entry('HD-A25', B, 'melee'), 'combat.a-standard-symbol');
  s.refused(A, entry('HD-A25', B, 'magic'), 'combat.a-standard-symbol');
  s.dice(1, 6)
    .does(A, entry('HD-A25', B, 'speed'))
    .does(A, { type: 'attack' })
    .told('counterHit');
  const rats = lording(
    { a: { hand: ['HD-A20'], space: 'HD-M02' }, b: { hero: 'HD-H2', peril: 1, hasSaved: true } },
    {
      arrange: (scene) => scene.lay('HD-M02', 0, 1).hero(C, { space: 'HD-M02' }),
    },
  );
  sends(rats.dice(4, 3), A, entry('HD-A20', B, 'melee')).told('tied');
  rats
    .dice(1, 6)
    .does(B, attackOn({ foe: 0 }, 'magic'))
    .told('harmless', {}, 'combat.d-no-symbol');
  expect(heroIn(rats, B).life).toBe(6);
});

test('[time.absent] a whole turn of a seat that is not there (scenario 37)', () => {
  const s = cast(
    { a: { hand: ['HD-A21'] }, b: { hand: ['HD-A02', 'HD-A04', 'HD-A20'], glory: 9, peril: 4 } },
    {
      arrange: (scene) => scene.lay('HD-M02', 0, 1).mapDeck('HD-M04', 'HD-M06').turn(A, 'lord'),
    },
  );
  s.dice(4, 5);
  sends(s, A, entry('HD-A21', B, 'melee'));
  const until = (seat: number, kind: string): void => {
    for (let guard = 0; guard < 60; guard++) {
      const [ask] = s.state.asks.filter(({ wait }) => wait !== 'none');
      if (ask === undefined || (ask.seat === seat && ask.question.kind === kind && seat !== B)) return;
      s.does(ask.seat, dungeoneer.fallback(s.state, ask));
    }
  };
  until(C, 'choice');
  expect(heroIn(s, B)).toMatchObject({ hasSaved: true, glory: 10, peril: 1, space: 'HD-M01', readied: [] });
  expect([s.table.hands[B]?.length, s.table.hands[B]?.includes('HD-A02')]).toEqual([5, false]);
  s.finish();
});

test('[act.challenge] [lord.banes-any-moment] what the active player may do is his own choice too', () => {
  const s = lording({ a: { points: 0, hand: ['HD-A17'] }, b: { peril: 2, glory: 2 } });
  s.refused(A, attackOn({ hero: B }, 'melee'), 'act.challenge');
  s.does(A, bane('HD-A17', B)).told('glory', { seat: B, now: 0 });
});

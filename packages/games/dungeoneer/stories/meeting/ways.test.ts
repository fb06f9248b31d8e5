import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, B, C, heroIn, type Tale, tale } from '../scene.ts';
import { asked, attackOn, entry, play, sends } from '../telling.ts';

const minionOf = (card: string, attached: string) => ({ card, wounds: 0, attached: [attached], charges: 0 });

test('[combat.left-the-space] [quest.slay-once-per-turn] [time.warp-inside] who steps away from a Quest monster has had his attempt', () => {
  const s = tale(
    (scene) => {
      scene.lay('LD-M07', 0, -1).lay('LD-M02', 0, 1).mapDeck().globals('LD-Q1').questDeck();
      scene.hero(A, { hero: 'LD-H2', space: 'LD-M07', points: 2, glory: 4, hand: ['LD-A06'] });
      scene.hero(B, { hero: 'LD-H1' }).hero(C, { hero: 'LD-H3' }).turn(A);
    },
    { sets: 'LD' },
  );
  s.does(A, { type: 'attempt', quest: 'LD-Q1', form: null, price: 0 }).does(B, { type: 'lead', form: 'melee' });
  expect(asked(s)).toBe('A response 1');
  s.does(A, play('LD-A06', { space: 'LD-M02' })).told('moved', { to: 'LD-M02' }, 'time.warp-inside');
  s.told('missedHim', {}, 'combat.left-the-space').silent('attackRolled');
  expect([asked(s), s.table.strikes, heroIn(s, A)]).toMatchObject([
    'A hero',
    [],
    { space: 'LD-M02', glory: 1, life: 6 },
  ]);
  s.refused(A, { type: 'attempt', quest: 'LD-Q1', form: null, price: 0 }, 'quest.at-location');
  s.finish();
});

test('[fx.minion-acts] [combat.e-hit-effect] [time.warp-inside] a Minion’s hit may warp the active hero in his own turn', () => {
  const s = cast(
    { a: { hero: 'HW-H1', points: 1 }, b: { hero: 'HW-H2', hasSaved: true, readied: [minionOf('HW-A22', 'HD-A15')] } },
    {
      set: 'HW',
      sets: 'HD,HW',
      arrange: (scene) => scene.bare().lay('HW-M01', 0, 0).lay('HW-M02', 0, 1).lay('HD-M01', 0, 0),
    },
  );
  for (const seat of [A, B]) heroIn(s, seat).space = 'HW-M01';
  s.dice(1).does(A, attackOn({ hero: B }, 'melee'));
  s.dice(6).does(B, { type: 'minion', strike: null });
  expect(asked(s)).toBe('B challenge');
  s.dice(6, 1).does(B, attackOn({ hero: A }, 'magic', { minion: 'HW-A22' }));
  expect(asked(s)).toBe('B hit');
  s.refused(B, { type: 'hit', choice: 1, space: 'HW-M01' }, 'combat.e-hit-effect');
  s.refused(B, { type: 'hit', choice: 1, space: 'HD-M01' }, 'fx.warp-same-section');
  s.does(B, { type: 'hit', choice: 1, space: 'HW-M02' }).told('collected', { seat: A, space: 'HW-M02' });
  s.silent('wounded').silent('peril');
  expect(heroIn(s, A)).toMatchObject({ space: 'HW-M02', life: 5, hasMoved: true });
});

/** Lights or Brigands are challenged by B out of turn and win, with the house rule that their hit works then too. */
const countered = (card: string, form: 'magic' | 'melee', b: object, dice: readonly [number, number]): Tale => {
  const s = lording(
    {
      a: { hero: 'HW-H2', hand: [card], space: 'HW-M02' },
      b: { hero: 'HW-H1', peril: 4, hasSaved: true, ...b },
      c: { hero: 'HW-H3', space: 'HW-M02' },
    },
    { set: 'HW', hitEffectOnCounter: true, arrange: (scene) => scene.lay('HW-M02', 0, 1) },
  );
  sends(s.dice(...dice), A, entry(card, B, form)).told('tied');
  return s
    .dice(1, 6)
    .does(B, attackOn({ foe: 0 }, 'melee'))
    .told('counterHit');
};

test('[combat.e-hit-effect] by house rule the challenged monster’s controller chooses what its answer does', () => {
  const s = countered('HW-A22', 'magic', {}, [1, 3]);
  expect(asked(s)).toBe('A hit');
  s.does(A, { type: 'hit', choice: 1, space: 'HW-M02' }).told('moved', { seat: B, to: 'HW-M02' }).silent('collected');
  expect([heroIn(s, B).life, asked(s)]).toEqual([6, 'A stow']);
  s.finish();
});

test('[combat.e-hit-effect] [combat.h-peril-for-wounds] by house rule too the hero may pay instead of bleeding', () => {
  const s = countered('HW-A23', 'melee', { glory: 3 }, [3, 3]);
  expect(asked(s)).toBe('B hit');
  s.does(B, { type: 'hit', choice: 1, space: null });
  expect([heroIn(s, B), asked(s)]).toMatchObject([{ life: 6, glory: 0 }, 'A stow']);
  const hurt = countered('HW-A23', 'melee', { glory: 2 }, [3, 3]);
  hurt.refused(B, { type: 'hit', choice: 1, space: null }, 'combat.e-hit-effect');
  hurt.does(B, { type: 'hit', choice: 0, space: null });
  expect(asked(hurt)).toBe('A spoils');
  hurt.does(A, { type: 'spoils', to: A });
  expect([heroIn(hurt, A).peril, heroIn(hurt, B).life]).toEqual([1, 5]);
});

test('[opt.restricted-bonus-by-tipping] [combat.f-challenge] in step F he tips for the point and strikes in one act', () => {
  const s = lording(
    { a: { hand: ['HD-A21'], space: 'HD-M02' }, b: { peril: 4 }, c: { space: 'HD-M02' } },
    {
      restrictedMovement: true,
      arrange: (scene) => scene.lay('HD-M02', 0, 1),
    },
  );
  sends(s.dice(1, 2), A, entry('HD-A21', B, 'melee')).told('tied');
  expect(asked(s)).toBe('B challenge');
  s.refused(B, attackOn({ foe: 0 }, 'magic'), 'act.challenge');
  s.dice(6, 1)
    .does(B, attackOn({ foe: 0 }, 'magic', { isTipping: true }))
    .told('tippedForPoint', { seat: B });
  expect(heroIn(s, B)).toMatchObject({ isTipped: true, hasTipped: true, bonus: 0, hasAttacked: true });
  s.told('monsterHurt', { card: 'HD-A21', left: 1 });
});

test('[quest.escort-steal] [combat.direct-challenge-answer] the attacked hero may steal in his answer', () => {
  const s = cast(
    { a: { hero: 'HD-H1', points: 1 }, b: { hero: 'HD-H3', hasSaved: true }, c: { hero: 'HD-H2' } },
    { arrange: (scene) => scene.errand(A, 'HD-Q3').progress('HD-Q3', { token: 'card' }) },
  );
  s.dice(1, 4)
    .does(A, attackOn({ hero: B }, 'melee'))
    .told('counterHit')
    .silent('stole');
  expect([asked(s), heroIn(s, A).life]).toEqual(['B challenge', 5]);
  s.dice(6, 1).does(B, attackOn({ hero: A }, 'speed'));
  expect(s.asked()).toMatchObject([{ seat: B, kind: 'hit', rule: 'combat.hero-hit-choice' }]);
  s.does(B, { type: 'steal', quest: 'HD-Q3' }).told('stole', { seat: B, from: A });
  expect([s.table.errands[A], s.table.errands[B], heroIn(s, A).life]).toEqual([
    [],
    [{ quest: 'HD-Q3', isUp: true }],
    5,
  ]);
  s.finish();
});

test('[quest.escort-global-becomes-personal] [quest.effect-global] [quest.new-global] the token is taken, and an Effect for all comes up', () => {
  const s = tale(
    (scene) => {
      scene.lay('HW-M10', 0, 1).mapDeck().globals('HW-Q3').questDeck('HW-Q7');
      scene.hero(A, { hero: 'HW-H1', space: 'HW-M10', hasMoved: true }).hero(B, { hero: 'HW-H2', glory: 2 });
    },
    { sets: 'HW' },
  );
  s.does(A, { type: 'takeToken', quest: 'HW-Q3' }).told('globalTurned', { quest: 'HW-Q7' }, 'quest.new-global');
  s.does(A, { type: 'endPhase' }).told('glory', { seat: B, by: -1, now: 1 }, 'quest.effect-global');
  s.finish();
});

test('[fx.minion-acts] two Minions may each answer one attack', () => {
  const s = lording(
    {
      a: { hand: ['HD-A20', 'HD-A21'] },
      b: { peril: 5, readied: [minionOf('HD-A24', 'HD-A15'), minionOf('HD-A27', 'HD-A13')] },
    },
    {},
  );
  sends(s.dice(1, 1), A, entry('HD-A20', B, 'melee'), entry('HD-A21', B, 'melee'));
  expect(asked(s)).toBe('B minion');
  s.does(B, { type: 'minion', strike: 0 }).told('steppedIn', { minion: 'HD-A24' });
  expect(asked(s)).toBe('B minion');
  s.refused(B, { type: 'minion', strike: 0 }, 'fx.minion-acts');
  s.dice(6, 6).does(B, { type: 'minion', strike: 1 }).told('slain', { card: 'HD-A20' }).told('monsterHurt', { by: 1 });
  s.does(A, { type: 'stow', to: 'pack' }).silent('glory');
  expect(heroIn(s, B)).toMatchObject({ glory: 0, life: 6 });
});

test('[time.asked-by-public-facts] [quest.effect-global] a surcharge counts in who is asked; a discount too', () => {
  const moved = (set: (scene: Parameters<Parameters<typeof tale>[0]>[0]) => void): string => {
    const s = tale(
      (scene) => {
        scene.lay('ED-M02', 0, 1).mapDeck();
        scene.hero(A, { hero: 'ED-H1', points: 1 }).hero(B, { hero: 'ED-H3', glory: 4, hand: ['ED-A12'] });
        scene.hero(C, { hero: 'ED-H2' });
        set(scene);
      },
      { sets: 'ED' },
    );
    return asked(s.does(A, { type: 'move', side: 'north' }));
  };
  expect([moved(() => undefined), moved((scene) => scene.globals('ED-Q7'))]).toEqual(['B entered 1', 'A hero']);
});

test('[opt.unbiased-map-placement] if all need the card it comes full circle, and the drawer lays it', () => {
  const s = cast(
    { a: { points: 2, quests: ['HD-Q3'] }, b: { quests: ['HD-Q4'] } },
    { arrange: (scene) => scene.mapDeck('HD-M11', 'HD-M10'), unbiasedMapPlacement: true },
  );
  s.does(A, { type: 'explore' });
  expect(asked(s)).toBe('A place');
  const circle = tale(
    (scene) => {
      scene.mapDeck('HD-M10', 'HD-M11').hero(A, { points: 2, quests: ['HD-Q3'] });
      scene.table.errands[B] = [{ quest: 'HD-Q3', isUp: true }];
    },
    { unbiasedMapPlacement: true, seats: 2 },
  );
  circle.does(A, { type: 'explore' }).told('passedOn', { from: A, to: B }).told('passedOn', { from: B, to: A });
  expect(asked(circle)).toBe('A place');
});

test('[combine.legendary-arrives] [quest.recycle] only Quests of the grade in play come back', () => {
  const s = tale(
    (scene) => {
      scene.mapDeck().questDeck();
      scene.table.grade = 'epic';
      scene.table.finished = ['HD-Q5', 'ED-Q5'];
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4, hasMoved: true });
    },
    { sets: 'HD,ED' },
  );
  s.does(A, { type: 'endPhase' });
  for (let guard = 0; guard < 6 && asked(s) === 'A draw'; guard++) s.does(A, { type: 'draw', pile: 'glory' });
  expect([s.table.globals, s.table.finished]).toEqual([['ED-Q5'], ['HD-Q5']]);
});

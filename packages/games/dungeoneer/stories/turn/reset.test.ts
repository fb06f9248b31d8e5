import { expect, test } from 'vitest';
import { A, AIM, allPass, B, C, D, heroIn, opening, placeAny, type Scene, type Tale, tale, waiting } from '../scene.ts';
import { lasting } from '../vocabulary/made.ts';

/** A begins his turn: his Reset phase, and on to his Dungeonlord phase. */
const begins = (set: (scene: Scene) => void, given: Parameters<typeof tale>[1] = {}): Tale => {
  const { sets = 'HD' } = given;
  // Everybody is alone, so that nobody has anything to do as C's turn ends.
  const s = tale((scene) => {
    scene.lay(`${sets}-M02`, 0, 1).lay(`${sets}-M03`, 0, 2).mapDeck();
    set(scene);
    for (const [seat, space] of [[B, `${sets}-M02`] as const, [C, `${sets}-M03`] as const]) {
      const hero = scene.table.heroes[seat];
      if (hero !== undefined) hero.space = space;
    }
    scene.hero(C, { hand: [`${sets}-A18`] }).turn(C, 'draw');
  }, given);
  return s.does(C, { type: 'discard', card: `${sets}-A18` });
};

test('[core.five-phases] [reset.order] a turn has five phases, and every one begins with Reset', () => {
  const s = opening({ seats: 2 }).dice(6, 1);
  s.does(A, { type: 'begin' }).told('phase', { seat: A, phase: 'reset' }, 'core.five-phases');
  const phases: string[] = [];
  const note = (): void => {
    for (const event of s.heard(A)) if (event.type === 'phase') phases.push(event.phase);
  };
  note();
  allPass(s).does(A, { type: 'endPhase' });
  note();
  placeAny(s);
  note();
  allPass(s).does(A, { type: 'endPhase' });
  note();
  expect(phases).toEqual(['reset', 'lord', 'build', 'hero', 'draw']);
});

test('[data.muster] [reset.order] each first turn gives Glory for the turns before it (scenario 43)', () => {
  const glories = (noMuster: boolean, sets = 'HD'): readonly number[] => {
    const s = opening({ noMuster, sets }).dice(6, 1, 1).does(A, { type: 'begin' });
    const found: number[] = [];
    for (const seat of [A, B, C, A]) {
      allPass(s);
      found.push(heroIn(s, seat).glory);
      s.does(seat, { type: 'endPhase' });
      placeAny(s);
      allPass(s).does(seat, { type: 'endPhase' });
      s.does(seat, { type: 'discard', card: s.table.hands[seat]?.[0] ?? null });
      allPass(s).does(seat, { type: 'save', saves: false });
    }
    return found;
  };
  // In his second turn A has what he collected for staying, and nothing more.
  expect(glories(false)).toEqual([1, 2, 3, 2]);
  expect(glories(true)).toEqual([1, 1, 1, 2]);
  expect(glories(false, 'ED')).toEqual([1, 3, 5, 2]);
});

test('[reset.order] tax, upkeep, saved point, points: in this order (scenario 44)', () => {
  const s = begins(
    (scene) => {
      scene.globals('HW-Q7').hero(A, { hero: 'HW-H1', glory: 1, hasSaved: true, readied: ['HW-A07', 'HW-A10'] });
    },
    { sets: 'HW' },
  );
  const order = s.heard(B).flatMap((event) => (event.type === 'paid' ? [event.what] : [event.type]));
  expect(order.slice(order.indexOf('began'))).toEqual([
    'began',
    'phase',
    'glory',
    'returned',
    'saved',
    'points',
    'phase',
  ]);
  expect(heroIn(s, A)).toMatchObject({ glory: 0, hasSaved: false, points: 3 });
});

test('[reset.upkeep] what cannot be paid returns to the hand, known to all (scenario 44)', () => {
  const s = begins((scene) => scene.hero(A, { hero: 'HW-H1', glory: 0, readied: ['HW-A07'] }), { sets: 'HW' });
  s.told('returned', { seat: A, card: 'HW-A07' }, 'reset.upkeep');
  expect(s.table.hands[A]).toEqual(['HW-A07']);
  expect(heroIn(s, A)).toMatchObject({ readied: [], known: ['HW-A07'] });
});

test('[reset.upkeep] what can be paid, he pays or takes back as he likes (scenario 44)', () => {
  const patient = (): Tale =>
    begins(
      (scene) => {
        scene.globals('HW-Q7').hero(A, { hero: 'HW-H1', glory: 2, readied: ['HW-A07', 'HW-A10'] });
      },
      { sets: 'HW' },
    );
  const s = patient();
  expect(waiting(s)).toEqual([{ seat: A, kind: 'upkeep', rule: 'reset.upkeep' }]);
  s.does(A, { type: 'upkeep', pays: true }).told('upkeepPaid', { card: 'HW-A07' }).told('paid', { amount: 1, now: 0 });
  expect(heroIn(s, A).readied).toHaveLength(2);
  const other = patient();
  other.does(A, { type: 'upkeep', pays: false }).told('returned', { card: 'HW-A07' });
  expect(heroIn(other, A)).toMatchObject({ glory: 1, points: 3 });
});

test('[reset.upkeep] only the active player pays', () => {
  const s = begins((scene) => scene.hero(B, { hero: 'HW-H1', glory: 2, readied: ['HW-A07'] }), { sets: 'HW' });
  expect(heroIn(s, B)).toMatchObject({ glory: 2 });
  expect(heroIn(s, B).readied).toHaveLength(1);
});

test('[reset.saved-mp-lost] a point that was saved and not used is gone, the others keep theirs', () => {
  const s = begins((scene) => scene.hero(A, { hasSaved: true }).hero(B, { hasSaved: true }));
  s.told('paid', { seat: A, what: 'saved', amount: 1, now: 0 }, 'reset.saved-mp-lost');
  expect(s.table.heroes.map(({ hasSaved }) => hasSaved)).toEqual([false, true, false]);
});

test('[reset.movement-is-speed] as many points as Speed, whatever was left', () => {
  const s = begins((scene) => scene.hero(A, { hero: 'HD-H3', points: 7 }));
  s.told('points', { seat: A, by: 3, now: 3 }, 'reset.movement-is-speed');
  expect(heroIn(s, A).points).toBe(3);
});

test('[fx.speed-at-reset] a higher Speed gives its point in the Reset phase (scenario 44)', () => {
  const s = begins((scene) => scene.hero(A, { hero: 'HD-H1', readied: ['HD-A10'] }));
  expect(heroIn(s, A).points).toBe(3);
  s.told('points', { seat: A, by: 3, now: 3 }, 'fx.speed-at-reset');
  begins((scene) => scene.hero(A, { hero: 'HD-H1' })).told('points', { seat: A, now: 2 }, 'reset.movement-is-speed');
});

test('[data.muster] what the Entrance gives is told as such', () => {
  const first = (sets: string, turns: number, seats = 3): Tale =>
    begins(
      (scene) => {
        scene.hero(seats === 4 ? D : A, { turns: 0 }).table.turns = turns;
      },
      { sets, seats },
    );
  first('HD', 2).told('glory', { seat: A, by: 2 }, 'data.muster');
  first('HD', 0).silent('glory');
  // Where more play a turn is a smaller part of a round.
  first('ED', 2).told('glory', { seat: A, by: 4 }, 'data.muster');
  first('ED', 3, 4).told('glory', { seat: D, by: 3 }, 'data.muster');
  first('LD', 2).told('glory', { seat: A, by: 2 }, 'data.muster');
  first('LD', 3, 4).told('glory', { seat: D, by: 3 }, 'data.muster');
  const two = tale(
    (scene) => {
      scene.mapDeck().hero(A, { turns: 0 }).turn(A, 'reset').table.turns = 1;
    },
    { sets: 'LD', seats: 2 },
  );
  expect(heroIn(two, A).glory).toBe(2);
});

test('[opt.restricted-movement] by house rule the points are three, whatever the Speed', () => {
  const s = begins((scene) => scene.hero(A, { hero: 'HD-H2' }), { restrictedMovement: true });
  // Whoever could tip for a point is asked at the end of every turn.
  for (const { seat } of waiting(s)) s.does(seat, { type: 'pass' });
  s.told('points', { seat: A, by: 3, now: 3 }, 'opt.restricted-movement');
});

test('[fx.speed-no-instant-mp] [fx.speed-at-reset] boots give no point when they are put on, unless they say so', () => {
  const s = tale((scene) => scene.hero(A, { hero: 'HD-H1', points: 1, glory: 5, hand: ['HD-A10'] }));
  s.does(A, { type: 'play', card: 'HD-A10', isUsedNow: false, ...AIM }).silent('points');
  expect(heroIn(s, A).points).toBe(1);
  const bellows = tale((scene) => scene.hero(A, { hero: 'ED-H1', points: 1, glory: 6, hand: ['ED-A10'] }), {
    sets: 'ED',
  });
  bellows.does(A, { type: 'play', card: 'ED-A10', isUsedNow: false, ...AIM }).told('points', { by: 1, now: 2 });
  bellows.finish();
});

/** Maelle with her Flask. */
const maelle = (): Tale =>
  tale(
    (scene) => {
      const flask = { card: 'HW-A13', wounds: 0, attached: [], charges: 3 };
      scene.mapDeck().hero(A, { hero: 'HW-H2', glory: 3, life: 3, readied: [flask], points: 0 });
      scene.hero(B, { hero: 'HW-H1', hand: ['HW-A04'] }).turn(A);
    },
    { sets: 'HW' },
  );

const FLASK = { type: 'use', card: 'HW-A13', ...AIM } as const;

test('[reset.once-per-turn-refresh] [fx.spent-treasure] once per turn is once in anybody’s turn (scenario 45)', () => {
  const s = maelle();
  s.does(A, { type: 'ability', hero: 'HW-H2', ...AIM }).told('healed', { by: 1, life: 4 });
  s.does(A, FLASK).told('healed', { by: 1, life: 5 }).told('charge', { card: 'HW-A13', left: 2 });
  s.refused(A, FLASK, 'reset.once-per-turn-refresh');
  s.refused(A, { type: 'ability', hero: 'HW-H2', ...AIM }, 'reset.once-per-turn-refresh');
  s.does(A, { type: 'endPhase' });
  expect(waiting(s)).toMatchObject([{ seat: A, kind: 'window' }]); // the Dungeonlord phase of B begins
  allPass(s.does(A, FLASK));
  expect(heroIn(s, A)).toMatchObject({ life: 6, readied: [{ card: 'HW-A13', charges: 1 }] });
  s.does(B, { type: 'endPhase' });
  allPass(s).does(B, { type: 'endPhase' }).does(B, { type: 'discard', card: 'HW-A04' });
  allPass(s);
});

test('[fx.spent-treasure] a Treasure without any effect is discarded at that moment (scenario 45)', () => {
  const s = tale(
    (scene) => {
      const flask = { card: 'HW-A13', wounds: 0, attached: [], charges: 1 };
      scene.hero(A, { hero: 'HW-H2', life: 3, readied: [flask] }).turn(A);
    },
    { sets: 'HW' },
  );
  s.does(A, FLASK)
    .told('healed', { by: 1, life: 4 })
    .told('discarded', { seat: A, card: 'HW-A13' }, 'fx.spent-treasure');
  expect(heroIn(s, A).readied).toEqual([]);
  s.finish();
});

test('[reset.temporary-effects-end] an opened wall is a wall again in the next turn', () => {
  const s = tale(
    (scene) => {
      scene.lay('LD-M02', 0, 1).lay('LD-M09', -1, 1).mapDeck();
      scene.hero(A, { hero: 'LD-H3', space: 'LD-M02', points: 1 }).turn(A);
    },
    { sets: 'LD', seats: 2 },
  );
  s.does(A, { type: 'ability', hero: 'LD-H3', ...AIM, side: 'west' }).told('wallOpened', { side: 'west' });
  expect(heroIn(s, A).wall).toBe('west');
  s.does(A, { type: 'endPhase' });
  expect(heroIn(s, A)).toMatchObject({ wall: null, used: [] });
  s.does(B, { type: 'endPhase' }).does(B, { type: 'endPhase' });
  s.does(B, { type: 'save', saves: false }).does(A, { type: 'endPhase' });
  s.refused(A, { type: 'move', side: 'west' }, 'move.usable-exit-only');
});

test('[reset.traps] there is no Trap that stays in play: a used one lies in the discard pile', () => {
  const s = tale((scene) => {
    scene
      .hero(A, { hand: ['HD-A28'] })
      .hero(B, { peril: 2, space: 'HD-M02' })
      .lay('HD-M02', 0, 1)
      .turn(A, 'lord');
  });
  s.does(A, { type: 'muster' });
  s.does(A, {
    type: 'encounter',
    card: 'HD-A28',
    target: B,
    form: null,
    special: null,
    attachment: null,
    payer: null,
  });
  s.dice(6).does(A, { type: 'attack' });
  expect(s.table.piles[0]?.discard).toEqual(['HD-A28']);
  s.finish();
});

test('[reset.upkeep] [dur.permanent-limits] what is no longer carried in a Storage that returned is too much', () => {
  const chest = lasting('Limit T +1 · Upkeep 2', 'Storage');
  const s = begins((scene) => {
    scene.hero(A, { hero: 'HD-H3', glory: 1, readied: ['HD-A08', 'HD-A11', chest] });
  });
  s.told('returned', { seat: A, card: chest }, 'reset.upkeep');
  expect(waiting(s)).toMatchObject([{ seat: A, kind: 'choice' }]);
  const full = begins((scene) => {
    scene.hero(A, { hero: 'HD-H3', glory: 1, readied: ['HD-A08', 'HD-A11', 'HD-A10', chest] });
  });
  expect(waiting(full)).toEqual([{ seat: A, kind: 'trim', rule: 'dur.permanent-limits' }]);
});

import { NOBODY, seatsOf } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { MODES } from '../src/content/modes.ts';
import { POWER_DECK } from '../src/content/power-cards.ts';
import { fighterOf, fighterSeen } from '../src/queries/heroes.ts';
import { arena, BYSTANDER, FIGHT, HERO, LINDEL, lay, MONSTER, ROLL, story, wounds } from './cast.ts';

story('[combat.rounds-until-death] rounds follow each other until somebody is killed', LINDEL, (s) => {
  s.does(HERO, FIGHT).told('roundBegan', { round: 1 }, 'combat.rounds-until-death');
  s.dice(1, 2).does(HERO, ROLL).told('roundBegan', { round: 2 });
  s.dice(1, 2).does(HERO, ROLL).told('roundBegan', { round: 3 });
  expect(s.state.outcome).toBeNull();
  s.dice(1, 2).does(HERO, ROLL).told('died', { side: 'monster' }, 'combat.rounds-until-death').silent('roundBegan');
  expect(s.state.outcome).toEqual({ winners: seatsOf(HERO), rule: 'combat.rounds-until-death' });
});

story('[combat.rounds-until-death] the hero too', { ...LINDEL, heroLife: 2 }, (s) => {
  s.does(HERO, FIGHT).dice(6, 5).does(HERO, ROLL).told('roundBegan', { round: 2 });
  s.dice(6, 5).does(HERO, ROLL).told('died', { side: 'hero' }, 'combat.rounds-until-death').silent('roundBegan');
  expect(s.state.outcome).toEqual({ winners: seatsOf(MONSTER), rule: 'combat.rounds-until-death' });
});

story('[combat.must-continue] while both live there is another round and no way to stop', LINDEL, (s) => {
  s.does(HERO, FIGHT).dice(6, 5).does(HERO, ROLL).told('roundBegan', { round: 2 }, 'combat.must-continue');
  expect(s.asked()).toEqual([{ seat: HERO, kind: 'roll', rule: 'dice.test-each-round' }]);
  for (const type of ['wait', 'keep', 'decline'] as const)
    s.refused(HERO, { type }, 'dice.test-each-round', { asked: 'roll' });
});

story('[combat.no-break-off] nobody escapes once rounds have begun', LINDEL, (s) => {
  s.does(HERO, FIGHT).refused(HERO, { type: 'escape' }, 'combat.no-break-off', { round: 1 });
  s.dice(6, 5).does(HERO, ROLL).refused(HERO, { type: 'escape' }, 'combat.no-break-off', { round: 2 });
});

test.each(MODES)('[combat.no-break-off] [combat.no-items-in-combat] nor in a round of %s, on either side', (mode) => {
  const s = arena({ ...LINDEL, mode }).does(HERO, FIGHT);
  for (const { seat } of s.asked()) {
    s.refused(seat, { type: 'escape' }, 'combat.no-break-off', { round: 1 });
    s.refused(seat, { type: 'useItem', item: 'Healing Draught' }, 'combat.no-items-in-combat');
  }
});

story(
  '[combat.wounds-simultaneous] both wounds of a round land before anybody dies of one',
  { ...LINDEL, mode: 'solo', monsterLife: 1, heroLife: 1 },
  (s) => {
    s.does(HERO, FIGHT).dice(3).does(HERO, ROLL);
    const told = s.heard(BYSTANDER).map((event) => ('side' in event ? `${event.type} ${event.side}` : event.type));
    expect(told).toEqual(['rolled', 'wounded hero', 'wounded monster', 'died hero', 'died monster', 'tokenReturned']);
  },
);

story(
  '[combat.wounds-simultaneous] a side that is not wounded is not spoken of',
  { ...LINDEL, mode: 'solo', monsterLife: 6 },
  (s) => {
    const woundedBy = (face: number): readonly string[] => {
      s.dice(face).does(HERO, ROLL);
      return s.heard(BYSTANDER).flatMap((event) => (event.type === 'wounded' ? [event.side] : []));
    };
    s.does(HERO, FIGHT);
    expect([2, 5, 3].map(woundedBy)).toEqual([['hero'], ['monster'], ['hero', 'monster']]);
  },
);

story(
  '[combat.both-die] where the house spares him in a double kill, it heals nobody who lives',
  { ...LINDEL, monsterLife: 1, heroWinsDoubleKill: true, heroLife: 5 },
  (s) => {
    s.does(HERO, FIGHT)
      .dice(6, 5)
      .does(HERO, ROLL)
      .dice(1, 2)
      .does(HERO, ROLL)
      .told('died', { side: 'monster' })
      .silent('spared');
    expect(fighterOf(s.table)).toMatchObject({ life: 15, wounds: 11 });
  },
);

story(
  '[combat.both-die] a double kill is no victory',
  { ...LINDEL, mode: 'solo', monsterLife: 2, heroLife: 1 },
  (s) => {
    s.does(HERO, FIGHT).dice(5).does(HERO, ROLL).dice(4).does(HERO, ROLL);
    s.told('died', { side: 'hero' }, 'combat.both-die')
      .told('died', { side: 'monster' }, 'combat.both-die')
      .told('tokenReturned', {}, 'combat.both-die');
    s.silent('powerDrawn').silent('powerDrawnUnseen');
    expect(s.table.pool).toHaveLength(25);
    expect(s.table.monster).toBeNull();
    expect(s.state.outcome).toEqual({ winners: seatsOf(MONSTER), rule: 'combat.both-die' });
  },
);

story(
  '[combat.both-die] unless the house lets the hero outlive it',
  { ...LINDEL, mode: 'solo', monsterLife: 1, heroLife: 1, heroWinsDoubleKill: true },
  (s) => {
    s.does(HERO, FIGHT)
      .dice(3)
      .does(HERO, ROLL)
      .told('spared', {}, 'combat.both-die')
      .told('powerDrawn', { seat: HERO });
    expect(fighterSeen(s.view(BYSTANDER))).toMatchObject({ life: 15, wounds: 14 });
    expect(s.state.outcome?.winners).toBe(seatsOf(HERO));
  },
);

story('[combat.overkill-lost] wounds beyond the killing one change nothing', { ...LINDEL, heroLife: 1 }, (s) => {
  s.does(HERO, FIGHT).dice(6, 6).does(HERO, ROLL).told('wounded', { side: 'hero', wounds: 2, left: 0 });
  s.told('overkilled', { side: 'hero', who: 'lindel', lost: 1 }, 'combat.overkill-lost');
  expect(fighterOf(s.table).wounds).toBe(fighterOf(s.table).life + 1);
  expect(wounds(s).monster).toBe(0);
});

story('[combat.overkill-lost] on the monster’s side too', { ...LINDEL, monsterLife: 1 }, (s) => {
  s.does(HERO, FIGHT).dice(1, 1).does(HERO, ROLL).told('wounded', { side: 'monster', wounds: 2, left: 0 });
  s.told('overkilled', { side: 'monster', who: 'skeleton', lost: 1 }, 'combat.overkill-lost');
  s.told('died', { side: 'monster' });
  expect(s.state.outcome?.winners).toBe(seatsOf(HERO));
});

story(
  '[combat.overkill-lost] and the killing one is not lost',
  { ...LINDEL, mode: 'solo', heroLife: 1, monsterLife: 1 },
  (s) => {
    s.does(HERO, FIGHT)
      .dice(3)
      .does(HERO, ROLL)
      .silent('overkilled')
      .told('died', { side: 'hero' })
      .told('died', { side: 'monster' });
  },
);

story('[combat.no-items-in-combat] nothing is drunk or used in a fight', LINDEL, (s) => {
  s.does(HERO, FIGHT).refused(HERO, { type: 'useItem', item: 'Healing Draught' }, 'combat.no-items-in-combat', {
    item: 'Healing Draught',
  });
  s.dice(6, 5)
    .does(HERO, ROLL)
    .refused(HERO, { type: 'useItem', item: 'Coin of Second Chances' }, 'combat.no-items-in-combat');
});

story(
  '[combat.effect-order] result, ability, extra wound, landing, deaths',
  { ...LINDEL, mode: 'solo', hero: 'krutzbeck', monsterLife: 4 },
  (s) => {
    s.does(HERO, FIGHT).dice(3).does(HERO, ROLL).silent('wounded');
    expect(s.asked()).toEqual([{ seat: HERO, kind: 'extraWound', rule: 'ability.krutzbeck-extra-wound' }]);
    expect(wounds(s)).toEqual({ hero: 0, monster: 0 }); // not even his own wound has landed
    s.does(HERO, { type: 'addWound' });
    expect(s.heard(HERO).map(({ type }) => type)).toEqual(['hitHarder', 'wounded', 'wounded', 'roundBegan']);
    expect(wounds(s)).toEqual({ hero: 1, monster: 2 });
  },
);

story(
  '[combat.effect-order] nobody adds to a result that may still be changed',
  { ...LINDEL, hero: 'krutzbeck', attribute: 6, determination: 2, determinationInCombat: true },
  (s) => {
    s.does(HERO, FIGHT).dice(6, 1).does(HERO, ROLL);
    s.refused(HERO, { type: 'addWound' }, 'combat.effect-order', { asked: 'spend' });
    s.does(HERO, { type: 'spend', tokens: 1 }).silent('wounded').does(HERO, { type: 'addWound' });
    s.told('wounded', { side: 'monster', wounds: 2 });
    s.refused(HERO, { type: 'addWound' }, 'ability.krutzbeck-not-alone', { asked: 'roll' });
  },
);

test('[combat.effect-order] an ability changes the result before any of it lands', () => {
  const weak = { ...LINDEL, hero: 'challara', heroWounds: 8, monsterLife: 2 } as const;
  const dice = arena({ ...weak, attribute: 8 })
    .does(HERO, FIGHT)
    .dice(4, 4)
    .does(HERO, ROLL);
  const solo = arena({ ...weak, mode: 'solo' })
    .does(HERO, FIGHT)
    .dice(6)
    .does(HERO, ROLL);
  const hugo = arena({ ...LINDEL, mode: 'cards', hero: 'hugo', heroLife: 1 })
    .does(HERO, FIGHT)
    .does(HERO, lay('slash'))
    .does(MONSTER, lay('slash'));
  for (const s of [dice, solo, hugo])
    s.told('wounded', { side: 'monster', wounds: 1 }).silent('died').told('roundBegan', { round: 2 });
});

story(
  '[combat.kill-aftermath] the token goes back and the hero’s player draws a Power card, unseen by others',
  LINDEL,
  (s) => {
    s.does(HERO, FIGHT)
      .dice(1, 1)
      .does(HERO, ROLL)
      .dice(1, 2)
      .does(HERO, ROLL)
      .told('tokenReturned', {}, 'combat.kill-aftermath');
    expect(s.table.pool).toHaveLength(25);
    expect(s.table.monster).toBeNull();
    const [card] = s.view(HERO).powerHand;
    expect(s.heard(HERO)).toContainEqual({ type: 'powerDrawn', seat: HERO, card });
    expect(s.heard(MONSTER)).toContainEqual({ type: 'powerDrawnUnseen', seat: HERO });
    expect(JSON.stringify([s.heard(MONSTER), s.view(MONSTER), s.view(BYSTANDER)])).not.toContain(String(card));
    expect(s.view(MONSTER).powerHandSizes).toEqual([1, 0, 0]);
    expect(s.table.powerDeck).toHaveLength(POWER_DECK.length - 1);
  },
);

story('[combat.kill-aftermath] a hero who is killed brings no Power card home', { ...LINDEL, heroLife: 1 }, (s) => {
  s.does(HERO, FIGHT)
    .dice(6, 5)
    .does(HERO, ROLL)
    .silent('powerDrawn')
    .silent('powerDrawnUnseen')
    .silent('tokenReturned');
  expect(s.table.powerHands).toEqual([[], [], []]);
  expect(s.table.powerDeck).toHaveLength(POWER_DECK.length);
});

story('[combat.defeat-aftermath] a monster that has won stays, healed', { ...LINDEL, heroLife: 2 }, (s) => {
  s.does(HERO, FIGHT)
    .dice(1, 2)
    .does(HERO, ROLL)
    .dice(5, 5)
    .does(HERO, ROLL)
    .told('tokenStayed', {}, 'combat.defeat-aftermath');
  expect(s.table.monster).toMatchObject({ monster: 'skeleton', life: 3, wounds: 0 });
  expect(s.table.pool).toHaveLength(24);
  expect(s.state.outcome).toEqual({ winners: seatsOf(MONSTER), rule: 'combat.rounds-until-death' });
});

test('[combat.defeat-aftermath] alone, a lost fight has no winner', () => {
  const s = arena({ ...LINDEL, heroLife: 1 }, 1)
    .does(0, FIGHT)
    .dice(6, 5)
    .does(0, ROLL);
  expect(s.state.outcome?.winners).toBe(NOBODY);
});

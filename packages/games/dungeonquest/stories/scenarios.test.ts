import { readdirSync, readFileSync } from 'node:fs';
import { seatsOf } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { fractions, fractionText } from '../src/odds/field.ts';
import { type Fight, PLAIN_HOUSE } from '../src/odds/fight.ts';
import { oddsOf, worthOf } from '../src/odds/report.ts';
import { fighterOf } from '../src/queries/heroes.ts';
import { arena, BYSTANDER, FIGHT, HERO, lay, MONSTER, ROLL, reroll, story, wounds } from './cast.ts';

// The acceptance scenarios that can be played in the arena, with their exact dice and cards.

story(
  'scenario 1: the source’s example of Combat Dice',
  { mode: 'dice', hero: 'lindel', monster: 'skeleton', monsterLife: 2 },
  (s) => {
    expect(s.view(HERO).test).toEqual({ attribute: 'agility', value: 6 });
    s.does(HERO, FIGHT).dice(5, 4).does(HERO, ROLL).told('wounded', { side: 'hero', wounds: 1 }, 'dice.fail-over');
    s.dice(3, 3).does(HERO, ROLL).told('wounded', { side: 'monster', wounds: 2 }, 'dice.doubles-two-wounds');
    s.told('died', { side: 'monster' })
      .told('tokenReturned')
      .told('powerDrawn', { seat: HERO }, 'combat.kill-aftermath');
    expect(s.table.round).toBe(2);
    expect(fighterOf(s.table).wounds).toBe(1);
    expect(s.table.pool).toHaveLength(25);
    expect(s.view(HERO).powerHand).toHaveLength(1);
  },
);

story(
  'scenario 2: the source’s example of Classic Solo',
  { mode: 'solo', hero: 'lindel', monster: 'skeleton', monsterLife: 3 },
  (s) => {
    s.does(HERO, FIGHT).dice(3).does(HERO, ROLL);
    expect(wounds(s)).toEqual({ hero: 1, monster: 1 });
    s.dice(6)
      .does(HERO, ROLL)
      .told('wounded', { side: 'monster', wounds: 2, left: 0 }, 'solo.result-6')
      .told('died', { side: 'monster' });
    expect(fighterOf(s.table).wounds).toBe(1);
  },
);

story(
  'scenario 3: the source’s example of Classic Cards',
  { mode: 'cards', hero: 'lindel', monster: 'skeleton', monsterLife: 3 },
  (s) => {
    s.does(HERO, FIGHT).does(HERO, lay('slash')).does(MONSTER, lay('slash'));
    expect(wounds(s)).toEqual({ hero: 1, monster: 1 });
    s.does(HERO, lay('quickShot')).does(MONSTER, lay('slash')).told('died', { side: 'monster' });
    expect(fighterOf(s.table).wounds).toBe(1);
    for (const seat of [HERO, MONSTER]) expect(s.view(seat).combatHand).toHaveLength(3);
  },
);

story('scenario 4: equal is success', { mode: 'dice', hero: 'maud', monster: 'troll', monsterLife: 4 }, (s) => {
  s.does(HERO, FIGHT)
    .dice(6, 1)
    .does(HERO, ROLL)
    .told('wounded', { side: 'monster', wounds: 1 }, 'dice.succeed-equal-or-under');
});

story('scenario 5: failing doubles', { mode: 'dice', hero: 'lindel', monster: 'skeleton', monsterLife: 3 }, (s) => {
  s.does(HERO, FIGHT).dice(4, 4).does(HERO, ROLL);
  expect(wounds(s)).toEqual({ hero: 2, monster: 0 });
});

story(
  'scenario 6: overkill',
  { mode: 'dice', hero: 'lindel', heroLife: 1, monster: 'skeleton', monsterLife: 3 },
  (s) => {
    s.does(HERO, FIGHT).dice(6, 6).does(HERO, ROLL).told('died', { side: 'hero' });
    s.told('overkilled', { side: 'hero', lost: 1 }, 'combat.overkill-lost').silent('roundBegan').silent('powerDrawn');
    expect(fighterOf(s.table).wounds).toBe(fighterOf(s.table).life + 1);
    expect(s.asked()).toEqual([]);
  },
);

story('scenario 7: Hugo rerolls a part', { mode: 'dice', hero: 'hugo', monster: 'golem', monsterLife: 4 }, (s) => {
  s.does(HERO, FIGHT)
    .dice(6, 5)
    .does(HERO, ROLL)
    .dice(1)
    .does(HERO, reroll(0))
    .told('tested', { total: 6, isPassed: true });
  expect(wounds(s)).toEqual({ hero: 0, monster: 1 });
  s.refused(HERO, reroll(1), 'ability.hugo-dice-reroll');
});

story('scenario 8: Hugo makes doubles', { mode: 'dice', hero: 'hugo', monster: 'golem', monsterLife: 4 }, (s) => {
  s.does(HERO, FIGHT).dice(3, 6).does(HERO, ROLL).dice(3).does(HERO, reroll(1));
  expect(wounds(s)).toEqual({ hero: 0, monster: 2 });
});

story('scenario 9: Hugo may not touch a 4', { mode: 'dice', hero: 'hugo', monster: 'golem', monsterLife: 4 }, (s) => {
  s.does(HERO, FIGHT)
    .dice(4, 6)
    .does(HERO, ROLL)
    .refused(HERO, reroll(0), 'ability.hugo-dice-reroll', { die: 1, face: 4 });
  s.dice(6).does(HERO, reroll(1)).told('tested', { total: 10, isPassed: false });
  expect(wounds(s)).toEqual({ hero: 1, monster: 0 });
  s.refused(HERO, reroll(1), 'ability.hugo-dice-reroll');
});

test('scenario 10: Hugo in Classic Solo', () => {
  const options = { mode: 'solo', hero: 'hugo', monster: 'golem', monsterLife: 4 } as const;
  const s = arena(options).does(HERO, FIGHT).dice(1).does(HERO, ROLL).dice(1).does(HERO, reroll(0));
  expect(wounds(s)).toEqual({ hero: 1, monster: 0 });
  s.refused(HERO, reroll(0), 'ability.hugo-solo-reroll').finish();
  arena(options)
    .does(HERO, FIGHT)
    .dice(2)
    .does(HERO, ROLL)
    .refused(HERO, reroll(0), 'ability.hugo-solo-reroll')
    .finish();
});

story('scenario 11: Hugo and the same card', { mode: 'cards', hero: 'hugo', monster: 'golem', monsterLife: 4 }, (s) => {
  s.does(HERO, FIGHT).does(HERO, lay('boltOfAgony')).does(MONSTER, lay('boltOfAgony'));
  expect(wounds(s)).toEqual({ hero: 0, monster: 1 });
});

story(
  'scenario 12: Krutzbeck kills at a stroke',
  { mode: 'dice', hero: 'krutzbeck', monster: 'demon', monsterLife: 5 },
  (s) => {
    s.does(HERO, FIGHT).dice(6, 1).does(HERO, ROLL).does(HERO, { type: 'addWound' });
    expect(wounds(s)).toEqual({ hero: 0, monster: 2 });
    s.dice(2, 2)
      .does(HERO, ROLL)
      .does(HERO, { type: 'addWound' })
      .told('wounded', { side: 'monster', wounds: 3, left: 0 })
      .told('died', { side: 'monster' });
  },
);

story(
  'scenario 13: Krutzbeck and a split',
  { mode: 'solo', hero: 'krutzbeck', monster: 'demon', monsterLife: 6 },
  (s) => {
    s.does(HERO, FIGHT).dice(4).does(HERO, ROLL).does(HERO, { type: 'addWound' });
    expect(wounds(s)).toEqual({ hero: 1, monster: 2 });
    s.dice(2).does(HERO, ROLL).silent('hitHarder');
    expect(wounds(s)).toEqual({ hero: 2, monster: 2 });
  },
);

test('scenario 14: Challara at the threshold', () => {
  const after = (heroWounds: number) => {
    const options = {
      mode: 'dice',
      hero: 'challara',
      monster: 'sorcerer',
      monsterLife: 4,
      heroWounds,
      heroLife: 13 - heroWounds,
    } as const;
    return wounds(arena(options).does(HERO, FIGHT).dice(4, 4).does(HERO, ROLL)).monster;
  };
  expect([after(7), after(8)]).toEqual([2, 1]);
});

story(
  'scenario 15: one way only',
  { mode: 'dice', hero: 'challara', heroWounds: 8, heroLife: 5, monster: 'sorcerer', monsterLife: 4 },
  (s) => {
    s.does(HERO, FIGHT).dice(5, 5).does(HERO, ROLL);
    expect(wounds(s)).toEqual({ hero: 10, monster: 0 });
  },
);

test('scenario 16: Challara in Classic Solo and Classic Cards', () => {
  const weak = { hero: 'challara', heroWounds: 9, heroLife: 4, monster: 'sorcerer', monsterLife: 4 } as const;
  const six = (heroWounds: number) =>
    wounds(
      arena({ ...weak, mode: 'solo', heroWounds, heroLife: 13 - heroWounds })
        .does(HERO, FIGHT)
        .dice(6)
        .does(HERO, ROLL),
    ).monster;
  expect([six(9), six(5)]).toEqual([1, 2]);
  const cards = (hero: 'quickShot' | 'slash', monster: 'slash' | 'boltOfAgony') =>
    wounds(
      arena({ ...weak, mode: 'cards' })
        .does(HERO, FIGHT)
        .does(HERO, lay(hero))
        .does(MONSTER, lay(monster)),
    ).monster;
  expect(cards('quickShot', 'slash')).toBe(1);
  expect(cards('slash', 'boltOfAgony')).toBe(1);
});

test('scenario 17: Tatianna’s arrows', () => {
  const options = { mode: 'dice', hero: 'tatianna', monster: 'skeleton', monsterLife: 2 } as const;
  const seeded = Array.from({ length: 50 }, (_, i) => arena(options, 3, `arrows ${i}`)).find(
    (s) => s.table.combatDeck.at(-1) === 'quickShot',
  );
  const s = seeded?.does(HERO, FIGHT).told('arrowsLoosed', { card: 'quickShot' }).told('powerDrawn', { seat: HERO });
  expect(s?.table).toMatchObject({ round: 0, monster: null });
  expect(s?.table.combatDeck).toHaveLength(30);
  s?.finish();
});

test('scenario 18: Tatianna in Classic Cards', () => {
  const s = arena({ mode: 'cards', hero: 'tatianna' }, 3);
  for (const seat of [HERO, MONSTER, BYSTANDER])
    expect(s.view(seat).combatHand).toEqual(['quickShot', 'slash', 'boltOfAgony']);
  const deck = s.table.combatDeck;
  expect(deck).toHaveLength(21);
  for (const card of ['quickShot', 'slash', 'boltOfAgony']) expect(deck.filter((one) => one === card)).toHaveLength(7);
  expect(arena({ mode: 'cards', hero: 'hugo' }, 3).table.combatDeck).toEqual([]);
});

story(
  'scenario 19: a double kill',
  { mode: 'solo', hero: 'lindel', heroLife: 1, monster: 'skeleton', monsterLife: 2 },
  (s) => {
    s.does(HERO, FIGHT)
      .dice(5)
      .does(HERO, ROLL)
      .dice(3)
      .does(HERO, ROLL)
      .told('wounded', { side: 'hero', wounds: 1, left: 0 }, 'solo.result-3-4')
      .told('wounded', { side: 'monster', wounds: 1, left: 0 }, 'solo.result-3-4')
      .told('died', { side: 'hero' }, 'combat.both-die')
      .told('died', { side: 'monster' }, 'combat.both-die');
    s.silent('powerDrawn');
    expect(s.table.pool).toHaveLength(25);
    expect(s.state.outcome?.winners).toBe(seatsOf(MONSTER));
  },
);

story(
  'scenario 20: no determination in combat',
  { mode: 'dice', hero: 'maud', monster: 'golem', monsterLife: 4, determination: 3 },
  (s) => {
    s.does(HERO, FIGHT)
      .dice(5, 3)
      .does(HERO, ROLL)
      .refused(HERO, { type: 'spend', tokens: 1 }, 'dice.no-test-abilities');
    expect(fighterOf(s.table)).toMatchObject({ wounds: 1, determination: 3 });
  },
);

story('scenario 21: no helpers in combat', { mode: 'dice', hero: 'maud', monster: 'golem', monsterLife: 4 }, (s) => {
  s.does(HERO, FIGHT).dice(5, 3).does(HERO, ROLL);
  expect(s.table.round).toBe(2);
  s.refused(HERO, { type: 'playPower', card: 'shoulderCharge' }, 'encounter.power-only-for-escape');
  s.refused(HERO, { type: 'useItem', item: 'Coin of Second Chances' }, 'combat.no-items-in-combat');
  s.refused(HERO, { type: 'useItem', item: 'Healing Draught' }, 'combat.no-items-in-combat');
});

test('scenario 22: modes', () => {
  arena({ mode: 'vote' }, 1).refused(0, { type: 'agree', mode: 'cards' }, 'mode.classic-needs-two');
  const s = arena({ mode: 'vote' }, 3);
  s.does(0, { type: 'agree', mode: 'dice' })
    .does(1, { type: 'agree', mode: 'dice' })
    .does(2, { type: 'agree', mode: 'solo' });
  s.told('modeDisputed', {}, 'mode.unanimous-before-start');
  expect(s.table.mode).toBeNull();
  for (let seat = 0; seat < 3; seat++) s.does(seat, { type: 'agree', mode: 'dice' });
  s.refused(HERO, { type: 'agree', mode: 'solo' }, 'mode.fixed-for-game');
});

story('scenario 24: blind picks', { mode: 'cards', hero: 'lindel', monster: 'troll', monsterLife: 4 }, (s) => {
  s.does(HERO, FIGHT).does(MONSTER, lay('slash'));
  expect(JSON.stringify(s.sight(HERO))).not.toContain('"card":"slash"');
  expect(s.sight(HERO).sealedBy).toBe(seatsOf(MONSTER));
  s.refused(MONSTER, lay('quickShot'), 'classic.pick-binding');
  s.does(HERO, lay('quickShot')).told(
    'cardsRevealed',
    { hero: 'quickShot', monster: 'slash' },
    'classic.reveal-together',
  );
  expect(wounds(s)).toEqual({ hero: 0, monster: 2 });
  expect(s.heard(BYSTANDER)).toEqual(s.heard(HERO));
});

test('scenario 39: golden odds', () => {
  const fight = (mode: Fight['mode'], hero: Fight['hero'] = null): Fight => ({
    mode,
    hero,
    attribute: 6,
    life: 13,
    house: PLAIN_HOUSE,
  });
  const at = (hero: number, monster: number) => ({ hero, monster, tokens: 0 });
  expect(oddsOf(fight('dice'), at(8, 4)).win).toBeCloseTo(0.73433481, 8);
  const solo = oddsOf(fight('solo'), at(6, 4));
  expect([solo.win, solo.expectedHeroWounds]).toEqual([expect.closeTo(0.85479856, 8), expect.closeTo(3.21295026, 8)]);
  expect(fractionText(worthOf(fractions, fight('cards'), at(2, 2)).win)).toBe('1817/4151');
  expect(oddsOf(fight('cards'), at(2, 2)).duel?.mix).toEqual({
    quickShot: expect.closeTo(0.266442, 6),
    slash: expect.closeTo(0.349073, 6),
    boltOfAgony: expect.closeTo(0.384486, 6),
  });
  expect(fractionText(worthOf(fractions, fight('cards', 'krutzbeck'), at(1, 4)).win)).toBe('1/9');
  expect(fractionText(worthOf(fractions, fight('cards', 'challara'), at(3, 3)).win)).toBe('35/81');
});

const STORIES = ['.', 'keep'];

test('every scenario is told, and under its own number', () => {
  const names = STORIES.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, import.meta.url))
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => {
        const text = readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8');
        return [...text.matchAll(/[`'](?:\[[^']*\] )?scenario (\d+):/g)].map(([, number]) => Number(number));
      }),
  );
  expect([...new Set(names)].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 47 }, (_, at) => at + 1),
  );
});

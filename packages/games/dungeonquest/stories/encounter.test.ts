import { seatsOf } from '@questhall/kernel';
import { surprise } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { MODES } from '../src/content/modes.ts';
import { MONSTER_SHEETS, MONSTERS, TOKENS } from '../src/content/monsters.ts';
import { arena, BYSTANDER, FIGHT, HERO, lay, MONSTER, ROLL, story } from './cast.ts';

test('[encounter.monster-player-left] the next seat plays the monster, and after the last comes the first', () => {
  const playedBy = (fighter: number, seats: number): unknown => {
    const s = arena({ mode: 'cards', fighter: fighter + 1 }, seats).told(
      'monsterPlayerNamed',
      { seat: (fighter + 1) % seats },
      'encounter.monster-player-left',
    );
    s.does(fighter, FIGHT);
    return s.asked().map(({ seat }) => seat);
  };
  expect(playedBy(2, 4)).toEqual([2, 3]);
  expect(playedBy(3, 4)).toEqual([3, 0]);
  expect(playedBy(0, 2)).toEqual([0, 1]);
  expect(playedBy(1, 2)).toEqual([1, 0]);
  expect(() => arena({ fighter: 3 }, 2)).toThrow('encounter.monster-player-left');
});

test('[encounter.solo-no-monster-player] alone, nobody plays the monster and nothing is asked of it', () => {
  const s = arena({ mode: 'solo', monster: 'troll', monsterLife: 3, heroLife: 9 }, 1);
  s.told('monsterPlayerNamed', { seat: null }, 'encounter.solo-no-monster-player').silent('lifeSeen');
  s.dice(2, 6).does(0, FIGHT).does(0, ROLL).does(0, ROLL);
  expect(s.table.monster?.wounds).toBe(2);
  s.finish();
});

test('[encounter.random-token] every token of the pool is drawn equally often', () => {
  const draws = 5_000;
  const seen = new Map<number, number>();
  for (let i = 0; i < draws; i++) {
    const { monster, pool } = arena({}, 2, `token ${i}`).table;
    if (monster?.token == null) throw new Error('no token was drawn');
    expect(pool).not.toContain(monster.token);
    seen.set(monster.token, (seen.get(monster.token) ?? 0) + 1);
  }
  expect(seen.size).toBe(TOKENS.length);
  const expected = draws / TOKENS.length;
  const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(66); // 24 degrees of freedom: exceeded by chance once in a hundred thousand runs
  arena({}).told('tokenDrawn', {}, 'encounter.random-token');
});

test('[encounter.random-token] a kind that was asked for is drawn among its own tokens', () => {
  const draws = 1_000;
  for (const kind of MONSTERS) {
    const seen = new Map(TOKENS.flatMap(({ monster }, token) => (monster === kind ? [[token, 0]] : [])));
    for (let i = 0; i < draws; i++) {
      const { monster } = arena({ monster: kind }, 2, `${kind} ${i}`).table;
      expect(monster?.monster).toBe(kind);
      const token = monster?.token ?? -1;
      seen.set(token, (seen.get(token) ?? 0) + 1);
    }
    expect(seen.size).toBe(MONSTER_SHEETS[kind].lives.length);
    for (const times of seen.values()) expect(surprise(times, draws, 1 / seen.size)).toBeGreaterThan(1e-6);
  }
});

test('[encounter.token-already-here] a token that lies here is the monster, and nothing is drawn', () => {
  const s = arena({ monster: 'golem', monsterLife: 5 })
    .told('tokenFound', {}, 'encounter.token-already-here')
    .silent('tokenDrawn');
  expect(s.table.monster).toMatchObject({ monster: 'golem', life: 5 });
  expect(s.table.pool).toHaveLength(24);
  const madeUp = arena({ monster: 'golem', monsterLife: 9 }).told(
    'lifeSeen',
    { life: 9 },
    'encounter.token-already-here',
  );
  expect(madeUp.table.pool).toHaveLength(25);
  expect(madeUp.view(HERO).monster).toMatchObject({ life: 9 });
  expect(() => arena({ monster: 'random', monsterLife: 3 })).toThrow('encounter.token-already-here');
});

test('[encounter.token-already-here] it is one of its own kind, and of the Life that was asked for', () => {
  for (const { monster, life } of TOKENS) {
    const { token } = arena({ monster, monsterLife: life }).table.monster ?? { token: null };
    expect(TOKENS[token ?? -1]).toEqual({ monster, life });
  }
});

test('[encounter.type-public] every seat learns the kind at once', () => {
  const s = arena({ monster: 'sorcerer' }).told('monsterMet', { monster: 'sorcerer' }, 'encounter.type-public');
  for (const seat of [HERO, MONSTER, BYSTANDER]) {
    expect(s.view(seat).monster?.monster).toBe('sorcerer');
    expect(s.heard(seat)).toContainEqual({ type: 'monsterMet', monster: 'sorcerer' });
  }
});

test('[encounter.life-secret-until-combat] only the monster player sees the Life, until the fight starts', () => {
  const s = arena({ mode: 'dice', monster: 'demon', monsterLife: 8 });
  expect([HERO, MONSTER, BYSTANDER].map((seat) => s.view(seat).monster?.life)).toEqual([null, 8, null]);
  expect([HERO, MONSTER, BYSTANDER].map((seat) => s.heard(seat).some(({ type }) => type === 'lifeSeen'))).toEqual([
    false,
    true,
    false,
  ]);
  s.told('lifeSeen', { life: 8 }, 'encounter.life-secret-until-combat');
  s.does(HERO, FIGHT).told('combatBegan', { life: 8 }, 'encounter.life-secret-until-combat');
  expect([HERO, MONSTER, BYSTANDER].map((seat) => s.view(seat).monster?.life)).toEqual([8, 8, 8]);
  const alone = arena({ monster: 'demon', monsterLife: 8 }, 1);
  expect(alone.view(0).monster?.life).toBeNull();
});

story(
  '[encounter.escape-before-combat] escape is thought of before the first round, and the arena has no way out',
  { mode: 'dice' },
  (s) => {
    expect(s.asked()).toEqual([{ seat: HERO, kind: 'encounter', rule: 'encounter.sequence' }]);
    s.refused(HERO, { type: 'escape' }, 'encounter.escape-before-combat', { powerCards: 0, retreatSquares: 0 });
    s.does(HERO, FIGHT).refused(HERO, { type: 'escape' }, 'combat.no-break-off');
  },
);

story(
  '[encounter.escape-before-combat] while the mode is open there is nothing to escape from',
  { mode: 'vote' },
  (s) => {
    s.refused(HERO, { type: 'escape' }, 'mode.unanimous-before-start', { asked: 'mode' });
    for (const seat of [HERO, MONSTER, BYSTANDER]) s.does(seat, { type: 'agree', mode: 'dice' });
    s.refused(HERO, { type: 'escape' }, 'encounter.escape-before-combat');
  },
);

story(
  '[encounter.power-only-for-escape] no Power card in the fight, on either side',
  { mode: 'cards', monster: 'troll', monsterLife: 4 },
  (s) => {
    s.does(HERO, FIGHT);
    s.refused(HERO, { type: 'playPower', card: 'shoulderCharge' }, 'encounter.power-only-for-escape', {
      card: 'shoulderCharge',
    });
    s.refused(MONSTER, { type: 'playPower', card: 'bluff' }, 'encounter.power-only-for-escape');
    s.does(HERO, lay('slash')).does(MONSTER, lay('slash'));
    s.refused(HERO, { type: 'playPower', card: 'sprint' }, 'encounter.power-only-for-escape');
  },
);

test.each(MODES)('[encounter.power-only-for-escape] nor in any round of %s', (mode) => {
  const s = arena({ mode, monster: 'troll', monsterLife: 4 }).does(HERO, FIGHT);
  for (let round = 1; round <= 2; round++) {
    s.refused(HERO, { type: 'playPower', card: 'headlongFlight' }, 'encounter.power-only-for-escape', {
      card: 'headlongFlight',
    });
    if (mode === 'cards') s.does(HERO, lay('slash')).does(MONSTER, lay('slash'));
    else s.dice(...[5, 1].slice(0, mode === 'dice' ? 2 : 1)).does(HERO, ROLL);
  }
  s.finish();
});

test('[encounter.sequence] token, decision, Life, arrows, rounds, aftermath: in this order', () => {
  const s = arena({ mode: 'dice', hero: 'tatianna', monster: 'skeleton', monsterLife: 4, attribute: 12 });
  const order: string[] = s.heard(MONSTER).map(({ type }) => type);
  const note = (): void => void order.push(...s.heard(MONSTER).map(({ type }) => type));
  s.refused(HERO, ROLL, 'encounter.sequence', { asked: 'encounter' });
  s.does(HERO, FIGHT);
  note();
  s.refused(HERO, FIGHT, 'dice.test-each-round', { asked: 'roll' });
  while (s.state.outcome === null) {
    s.dice(3, 3).does(HERO, ROLL);
    note();
  }
  const before = ['monsterPlayerNamed', 'tokenFound', 'monsterMet', 'lifeSeen', 'combatBegan', 'arrowsLoosed'];
  const after = ['roundBegan', 'rolled', 'died', 'tokenReturned', 'powerDrawnUnseen'];
  const places = [...before, ...after].map((step) => order.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((x, y) => x - y));
  expect(s.state.outcome?.winners).toBe(seatsOf(HERO));
});

test('[encounter.sequence] a token is drawn before its kind is seen, and its Life after that', () => {
  const told = arena({ mode: 'dice', monster: 'demon' })
    .heard(MONSTER)
    .map(({ type }) => type);
  expect(told).toEqual(['modeSettled', 'monsterPlayerNamed', 'tokenDrawn', 'monsterMet', 'lifeSeen']);
});

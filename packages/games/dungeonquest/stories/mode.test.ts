import { surprise } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { CARDS } from '../src/content/combat-cards.ts';
import { DECISIONS, MODES } from '../src/content/modes.ts';
import { dungeonquest } from '../src/game.ts';
import { PLAIN_HOUSE } from '../src/odds/fight.ts';
import { oddsOf } from '../src/odds/report.ts';
import { options } from '../src/options.ts';
import { wording } from '../src/words/en/index.ts';
import { arena, BYSTANDER, FIGHT, HERO, lay, MONSTER, ROLL } from './cast.ts';

const agree = (mode: 'dice' | 'solo' | 'cards' | 'base') => ({ type: 'agree', mode }) as const;

test('[mode.three-variants] a table plays with exactly one of three modes, and its rounds show which', () => {
  expect(MODES).toEqual(['dice', 'solo', 'cards']);
  const dice = arena({ mode: 'dice' }).told('modeSettled', { mode: 'dice' }, 'mode.three-variants').does(HERO, FIGHT);
  const solo = arena({ mode: 'solo' }).told('modeSettled', { mode: 'solo' }, 'mode.three-variants').does(HERO, FIGHT);
  const cards = arena({ mode: 'cards' })
    .told('modeSettled', { mode: 'cards' }, 'mode.three-variants')
    .does(HERO, FIGHT);
  expect(dice.state.asks[0]?.question).toEqual({ kind: 'roll', dice: 2 });
  expect(solo.state.asks[0]?.question).toEqual({ kind: 'roll', dice: 1 });
  expect(cards.asked().map(({ kind }) => kind)).toEqual(['lay', 'lay']);
});

test('[mode.unanimous-before-start] one dissenting seat blocks the start, and so does a silent one', () => {
  const s = arena({ mode: 'vote' });
  s.does(0, agree('dice')).does(1, agree('dice'));
  expect(s.asked()).toEqual([{ seat: 2, kind: 'mode', rule: 'mode.unanimous-before-start' }]);
  s.does(2, agree('solo')).told('modeDisputed', {}, 'mode.unanimous-before-start');
  expect(s.table.mode).toBeNull();
  s.does(2, agree('solo'))
    .does(0, agree('solo'))
    .does(1, { type: 'wait' })
    .told('modeDisputed', {}, 'mode.unanimous-before-start');
  expect(s.table.mode).toBeNull();
  expect(s.asked().map(({ seat }) => seat)).toEqual([0, 1, 2]);
  s.does(1, agree('solo')).does(2, agree('solo')).does(0, { type: 'wait' }); // what he wanted before does not count
  s.told('modeDisputed', {}, 'mode.unanimous-before-start');
  expect(s.table.mode).toBeNull();
  s.does(1, agree('solo')).does(2, agree('solo')).does(0, agree('solo')).told('modeSettled', { mode: 'solo' });
  expect(s.table.mode).toBe('solo');
  expect(s.asked()).toEqual([{ seat: HERO, kind: 'encounter', rule: 'encounter.sequence' }]);
});

test('[mode.fixed-for-game] nobody changes the mode once play has begun', () => {
  const s = arena({ mode: 'dice', monster: 'golem', monsterLife: 5 });
  s.refused(HERO, agree('solo'), 'mode.fixed-for-game', { mode: 'dice' });
  s.does(HERO, FIGHT).refused(HERO, agree('dice'), 'mode.fixed-for-game');
  s.dice(1, 2).does(HERO, ROLL).refused(HERO, agree('cards'), 'mode.fixed-for-game');
  s.finish();
});

test.each([1, 2, 3, 4])('[mode.dice-any-count] [mode.solo-any-count] dice and die suit %i players', (seats) => {
  for (const mode of ['dice', 'solo'] as const) {
    expect(arena({ mode }, seats).table.mode).toBe(mode);
    const s = arena({ mode: 'vote' }, seats);
    for (let seat = 0; seat < seats; seat++) s.does(seat, agree(mode));
    expect(s.table.mode).toBe(mode);
  }
});

test.each([
  ['dice', 'mode.dice-any-count'],
  ['solo', 'mode.solo-any-count'],
  ['cards', 'mode.classic-needs-two'],
] as const)(
  '[mode.dice-any-count] [mode.solo-any-count] [mode.classic-needs-two] %s suits no fifth player: %s',
  (mode, rule) => {
    expect(() => arena({ mode }, 5)).toThrow(rule);
  },
);

test('[mode.classic-needs-two] cards need a second player', () => {
  arena({ mode: 'vote' }, 1).refused(0, agree('cards'), 'mode.classic-needs-two', { seats: 1 });
  expect(() => arena({ mode: 'cards' }, 1)).toThrow('mode.classic-needs-two');
  for (const seats of [2, 3, 4]) expect(arena({ mode: 'cards' }, seats).table.mode).toBe('cards');
});

test('[mode.classic-needs-two] unless the house lays the monster’s card, from the best mix', () => {
  const s = arena({ mode: 'cards', soloAiMonster: true, monster: 'skeleton', monsterLife: 3, heroLife: 9 }, 1).does(
    0,
    FIGHT,
  );
  expect(s.asked()).toEqual([{ seat: 0, kind: 'lay', rule: 'classic.secret-pick' }]);
  s.does(0, lay('slash')).told('cardsRevealed', { hero: 'slash' }, 'classic.reveal-together');
  expect(arena({ mode: 'vote', soloAiMonster: true }, 1).does(0, agree('cards')).table.mode).toBe('cards');
});

test('[mode.classic-needs-two] and that mix is the monster’s, for the lives that are left', () => {
  const draws = 2_000;
  const seen = { quickShot: 0, slash: 0, boltOfAgony: 0 };
  const house = {
    mode: 'cards',
    soloAiMonster: true,
    hero: 'lindel',
    heroLife: 1,
    monster: 'skeleton',
    monsterLife: 4,
  } as const;
  for (let i = 0; i < draws; i++) {
    const { monsterCard } = arena(house, 1, `house ${i}`).does(0, FIGHT).does(0, lay('slash')).table.lying;
    if (monsterCard === null) throw new Error('the house laid nothing');
    seen[monsterCard] += 1;
  }
  const fight = { mode: 'cards', hero: 'lindel', attribute: 0, life: 15, house: PLAIN_HOUSE } as const;
  const mix = oddsOf(fight, { hero: 1, monster: 4, tokens: 0 }).duel?.monsterMix;
  for (const card of CARDS) expect(surprise(seen[card], draws, mix?.[card] ?? 0), card).toBeGreaterThan(1e-6);
});

test('[mode.no-base-combat] there is no fourth mode to agree to', () => {
  arena({ mode: 'vote' })
    .refused(0, agree('base'), 'mode.no-base-combat')
    .refused(1, agree('base'), 'mode.no-base-combat');
  expect(options.mode.read('base')).toBeUndefined();
});

test('[mode.default-proposal] Combat Dice is proposed, and proposing is not agreeing', () => {
  const s = arena({ mode: 'vote' }).told('modeProposed', { mode: 'dice' }, 'mode.default-proposal');
  expect(s.sight(MONSTER).asks.map(({ question }) => question)).toEqual([{ kind: 'mode', proposal: 'dice' }]);
  for (let seat = 0; seat < 3; seat++) s.does(seat, { type: 'wait' });
  expect(s.table.mode).toBeNull();
  for (const asked of s.state.asks) expect(dungeonquest.fallback(s.state, asked)).toEqual({ type: 'wait' });
  expect(options.mode.initial).toBe('dice');
});

test('[mode.trade-off-shown] whoever chooses is told what the choice costs, once', () => {
  const s = arena({ mode: 'vote' }).told('modesExplained', {}, 'mode.trade-off-shown');
  for (const seat of [HERO, MONSTER, BYSTANDER]) expect(s.heard(seat)).toContainEqual({ type: 'modesExplained' });
  s.does(0, { type: 'wait' }).does(1, { type: 'wait' }).does(2, { type: 'wait' }).silent('modesExplained');
  arena({ mode: 'dice' }).silent('modesExplained');
});

test('[mode.trade-off-shown] quicker, luckier, less tactical, and how many decisions a round', () => {
  const text = wording.event({ type: 'modesExplained' }, String, arena({ mode: 'vote' }).sight(HERO));
  expect(text).toContain('all of them quicker, luckier and less tactical than the card combat');
  expect(text).toContain('Decisions a round: Combat Dice 0 (Hugo 1), Classic Solo 0 (Hugo 1), Classic Cards 1 a side.');
  const dice = { hero: 0, hugo: 1, monster: 0 };
  expect(DECISIONS).toEqual({ dice, solo: dice, cards: { hero: 1, hugo: 1, monster: 1 } });
});

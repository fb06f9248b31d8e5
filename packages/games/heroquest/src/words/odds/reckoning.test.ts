import { readOptions } from '@questhall/border';
import { type Ask, begin, type Sight, sight } from '@questhall/kernel';
import { OPENLY } from '@questhall/testkit';
import { expect, it } from 'vitest';
import { heroquest } from '../../game.ts';
import type { HeroInPlay, HeroQuest, MonsterInPlay, Question, TurnView, View } from '../../types/index.ts';
import { ODDS } from '../en/odds.ts';
import { isIdle } from './idle.ts';
import { oddsLine as lineIn, oddsLines as linesIn } from './reckoning.ts';

const oddsLine = (sight: Sight<HeroQuest>): string => lineIn(sight, ODDS);
const oddsLines = (sight: Sight<HeroQuest>): readonly string[] => linesIn(sight, ODDS);

const WIDTH = 12;
const PLAN = [...Array.from({ length: 3 }, () => '.'.repeat(WIDTH)), 'A'.repeat(WIDTH)].join('\n');
const at = (column: number, row: number): number => row * WIDTH + column;

const ORC: MonsterInPlay = {
  ...({
    key: 'orc',
    name: 'Orc',
    figure: 'orc',
    move: 3,
    attack: 3,
    defend: 2,
    body: 1,
    mind: 2,
    isUndead: false,
  } as const),
  ...{ id: 6, at: at(1, 0), wounds: 0, spells: [], cast: [], isAsleep: false, losesTurn: false },
  ...{ hasMoved: false, hasActed: false, isDone: false, home: null },
};

const TURN: TurnView = {
  ...{
    who: 'hero',
    hero: 'wizard',
    movement: null,
    hasStepped: false,
    hasActed: false,
    isMoveOver: false,
    isHalf: false,
  },
  firstSpell: null,
};

/**
 * The Wizard at 0,0: Orc 1 beside him, Orc 2 in reach of him, Orc 3 too far off, and Orc 4 behind the wall of room A.
 */
function reckoned(
  question: Question,
  change: (hero: HeroInPlay) => Partial<HeroInPlay> = () => ({}),
): Sight<HeroQuest> {
  const options = readOptions(heroquest.options, {});
  if (!options.ok) throw new Error(options.problem.message);
  const { id, edition } = heroquest;
  const journal = begin(heroquest, {
    game: id,
    edition,
    options: options.value,
    seats: 2,
    seed: 'fast:odds',
    from: null,
  });
  const opened = sight(heroquest, journal.state, 0);
  const heroes = opened.view.heroes.map((hero): HeroInPlay => {
    const own = hero.hero === 'wizard' ? { at: at(0, 0), schools: ['fire' as const] } : { status: 'left' as const };
    return { ...hero, ...own, ...(hero.hero === 'wizard' ? change(hero) : {}) };
  });
  const squares = [at(1, 0), at(3, 1), at(9, 1), at(0, 3)];
  const monsters = squares.map((square, i): MonsterInPlay => ({ ...ORC, id: 6 + i, at: square }));
  const view: View = {
    ...opened.view,
    ...{ plan: PLAN, heroes, monsters, roster: ['Orc', 'Orc', 'Orc', 'Orc'], stairs: null, changes: 1, turn: TURN },
    ...{ doors: [], rocks: [], furniture: [], traps: [], revealed: [-1, -1], round: 2 },
  };
  const asked: Ask<HeroQuest> = { id: 1, seat: 0, rule: 'turn.move-and-one-action', question, ...OPENLY };
  return { ...opened, asks: [asked], view };
}

it('begins with what can happen now, then what monsters could do', () => {
  const lines = oddsLines(reckoned({ kind: 'turn', hero: 'wizard' }));
  expect(lines.slice(0, 2)).toEqual(['Now:', '  The Wizard with one die against Orc 1 with 2: kills 12.5 %.']);
  expect(lines).toContain('  Ball of Flame on Orc 1: kills 88.9 %.');
  const [threats, out] = [lines.indexOf('What monsters could do:'), lines.indexOf('Out of reach now:')];
  expect(lines.slice(threats + 1, out).map((line) => line.slice(2, 7))).toEqual(['Orc 1', 'Orc 2']);
  expect(lines.slice(out + 1).map((line) => /Orc \d/.exec(line)?.[0])).toEqual(['Orc 2', 'Orc 3', 'Orc 4']);
  expect(lines.slice(0, threats).some((line) => line.includes('on Orc 4'))).toBe(false);
});

/** The first heading, and whom it is about. */
function firstOf(sight: Sight<HeroQuest>): readonly [title: string | undefined, ...foes: (string | undefined)[]] {
  const [title, ...lines] = oddsLines(sight);
  const end = lines.findIndex((line) => !line.startsWith('  '));
  return [
    title,
    ...lines.slice(0, end < 0 ? lines.length : end).map((line) => /(?:against|on) (\w+ \w+)/.exec(line)?.[1]),
  ];
}

const MINE: Question = { kind: 'turn', hero: 'wizard' };

it('calls nothing possible that the rules would refuse', () => {
  const turn = (change: Partial<TurnView>, hero: Partial<HeroInPlay> = {}): ReturnType<typeof firstOf> => {
    const sight = reckoned(MINE, () => ({ schools: [], ...hero }));
    return firstOf({ ...sight, view: { ...sight.view, turn: { ...TURN, ...change } } });
  };
  expect(turn({})).toEqual(['Now:', 'Orc 1']);
  expect(turn({ hasActed: true })).toEqual(['If there were an action left:', 'Orc 1']);
  expect(turn({ isHalf: true, hasStepped: true })).toEqual(['If there were an action left:', 'Orc 1']);
  expect(turn({ isHalf: true })).toEqual(['Now:', 'Orc 1']);
  const crossbow: Partial<HeroInPlay> = { gear: ['crossbow'], held: 'crossbow' };
  expect(turn({}, crossbow)).toEqual(['Now:', 'Orc 1']);
  expect(turn({}, { ...crossbow, reloading: 1 })[0]).toBe('What monsters could do:');
  expect(turn({}, { schools: ['fire'], mind: 0 })).toEqual(['Now:', 'Orc 1']);
});

it('reckons for a puppet and for a monster with those they can strike', () => {
  const sight = reckoned(MINE);
  const heroes = sight.view.heroes.map(
    (hero): HeroInPlay => (hero.hero === 'elf' ? { ...hero, status: 'here', at: at(0, 1) } : hero),
  );
  const asked = (question: Question, turn: Partial<TurnView> = {}): ReturnType<typeof firstOf> =>
    firstOf({ ...reckoned(question), view: { ...sight.view, heroes, turn: { ...TURN, ...turn } } });
  expect(asked({ kind: 'puppet', hero: 'wizard' })).toEqual(['Now:', 'the Elf']);
  const zargon = { who: 'zargon', hero: null } as const;
  expect(asked({ kind: 'zargon', monster: 6 }, zargon)).toEqual(['Now:', 'the Wizard']);
  expect(asked({ kind: 'zargon', monster: 7 }, zargon)[0]).toBe('What monsters could do:');
  expect(asked({ kind: 'meanwhile' }, zargon)[0]).toBe('In reach:');
});

it('compares a drink with none', () => {
  const defend: Question = { kind: 'defend', hero: 'wizard', attacker: 6, hits: 2 };
  const hurt = reckoned(defend, () => ({ body: 1, potions: ['healing', 'potion-of-warding', 'potion-of-speed'] }));
  expect(oddsLine(hurt)).toBe('without a drink the Wizard loses 0.75 Body Points on average, dies 75.0 %');
  expect(oddsLines(hurt)).toEqual([
    'The Wizard, without a drink: loses 0.75 Body Points on average, dies 75.0 %; the Potion of Healing can still be drunk at that moment.',
    'After the Potion of Healing: loses 1.00 Body Points on average, dies 0.0 %.',
    'After the Potion of Warding: loses 0.31 Body Points on average, dies 31.3 %.',
  ]);
  expect(oddsLine(reckoned({ kind: 'turn', hero: 'wizard' }))).toBe('');
});

it('knows what is of no use now', () => {
  const question: Question = { kind: 'turn', hero: 'wizard' };
  const { view } = reckoned(question);
  const cast = { type: 'cast', targets: [3], at: null, mode: null } as const;
  const isLast = (seen: View, offer: Parameters<typeof isIdle>[2]): boolean => isIdle(seen, question, offer);
  expect(isLast(view, { ...cast, spell: 'heal-body', targets: [3] })).toBe(true);
  expect(isLast(reckoned(question, () => ({ body: 2 })).view, { ...cast, spell: 'heal-body', targets: [3] })).toBe(
    false,
  );
  expect(isLast(view, { ...cast, spell: 'courage', targets: [3] })).toBe(false);
  expect(isLast(view, { ...cast, spell: 'fire-of-wrath', targets: [6] })).toBe(false);
  expect(isLast(view, { type: 'drink', hero: 'elf', potion: 'heroic-brew' })).toBe(true);
  expect(isLast(view, { type: 'drink', hero: 'wizard', potion: 'healing' })).toBe(true);
  expect(isLast(view, { type: 'roll' })).toBe(false);
});

import { readOptions } from '@questhall/border';
import { begin, type Journal, type Seat, sight, submit } from '@questhall/kernel';
import { describe, expect, it } from 'vitest';
import { heroquest } from '../../game.ts';
import type { HeroQuest, Question, TurnView } from '../../types/index.ts';
import { terminal } from '../en/terminal.ts';

const BEGINNING = [
  { type: 'order', heroes: ['barbarian', 'dwarf', 'elf', 'wizard'] },
  { type: 'takeSchool', school: 'fire' },
  { type: 'takeSchool', school: 'earth' },
];

/** Quest 1 after these answers of the first seat. */
function played(actions: readonly unknown[]): Journal<HeroQuest> {
  const options = readOptions(heroquest.options, {});
  if (!options.ok) throw new Error(options.problem.message);
  const { id, edition } = heroquest;
  const journal = begin(heroquest, { game: id, edition, options: options.value, seats: 2, seed: 'fast:3', from: null });
  for (const action of actions) {
    const ask = journal.state.asks.find(({ seat }) => seat === 0)?.id ?? -1;
    expect(submit(heroquest, journal, { seat: 0, ask, action }).ok).toBe(true);
  }
  return journal;
}

const statusOf = (journal: Journal<HeroQuest>, seat: Seat = 0): string =>
  terminal.status?.(sight(heroquest, journal.state, seat)) ?? '';

/** What would be said if this were asked, in such a turn. */
function statusAsked(question: Question, turn: Partial<TurnView> = {}): string {
  const seen = sight(heroquest, played([...BEGINNING, { type: 'roll' }]).state, 0);
  const asks = seen.asks.map((ask) => ({ ...ask, question }));
  return (
    terminal.status?.({
      ...seen,
      asks,
      view: { ...seen.view, turn: seen.view.turn && { ...seen.view.turn, ...turn } },
    }) ?? ''
  );
}

describe('the table in a line', () => {
  it('says whose turn it is, where, in which state, and what is left of it', () => {
    expect(statusOf(played([]))).toBe('Quest 1: The Trial.');
    expect(statusOf(played(BEGINNING))).toBe(
      'Round 1. The Barbarian: Body 8/8, Mind 2/2; move not rolled, action unused.',
    );
    expect(statusOf(played([...BEGINNING, { type: 'roll' }]))).toBe(
      'Round 1. The Barbarian: Body 8/8, Mind 2/2; 6 squares left, action unused.',
    );
    expect(statusOf(played([...BEGINNING, { type: 'search', what: 'traps' }]))).toContain(
      '; move not rolled, action used.',
    );
  });

  it('follows a turn to its end', () => {
    const turn = { kind: 'turn', hero: 'barbarian' } as const;
    expect(statusAsked(turn, { movement: 1, isHalf: true })).toContain(
      '1 square left, action unused, one of both, not more.',
    );
    expect(statusAsked(turn, { movement: 0, hasActed: true })).toContain('; no move left, action used.');
    expect(statusAsked(turn, { firstSpell: 'genie' })).toContain('a second spell left.');
  });

  it('speaks of the hero who is asked about, also in Zargon’s turn', () => {
    const defend = { kind: 'defend', hero: 'dwarf', attacker: 6, hits: 1 } as const;
    expect(statusAsked(defend, { who: 'zargon', hero: null })).toBe(
      'Round 1. Zargon’s turn. The Dwarf: Body 7/7, Mind 3/3.',
    );
    expect(statusAsked({ kind: 'aside', hero: 2, squares: [] })).toBe('Round 1. The Elf: Body 6/6, Mind 4/4.');
    expect(statusAsked({ kind: 'zargon', monster: null }, { who: 'zargon', hero: null })).toBe(
      'Round 1. Zargon’s turn.',
    );
  });

  it('counts the gold in town', () => {
    expect(statusAsked({ kind: 'town' })).toBe('In town, before quest 1. Gold: Barbarian 0, Dwarf 0, Elf 0, Wizard 0.');
  });
});

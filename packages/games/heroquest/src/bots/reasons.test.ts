import { readOptions } from '@questhall/border';
import { advance, legal, open, pending, seedRng, sight, silence } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { heroquest } from '../game.ts';
import { AI_RULES } from '../rulebook/ai.ts';
import { LEVELS, type Options } from '../types/index.ts';
import { bots, deciders } from './index.ts';

const SEATS = 3;

/** Where a monster goes that strikes nobody hangs on rooms that nobody has seen, and so does who acts next. */
const UNSAID = [
  'ai.activation-order',
  'ai.advance',
  'ai.no-path-holds-the-door',
  'ai.keep-doors-open',
  'ai.block-the-corridor',
  'ai.do-not-trickle',
  'ai.slow-ones-guard',
];

function optionsOf(given: Partial<Options>): Options {
  const read = readOptions(heroquest.options, given);
  return read.ok ? read.value : expect.fail(read.problem.message);
}

test('whatever the program says why is a rule of the book, and one that gives nothing away', () => {
  const said = new Set<string>();
  let moves = 0;
  for (let game = 0; game < effort(6); game++) {
    const zargon = LEVELS[game % LEVELS.length] ?? 'standard';
    const draft = open(
      heroquest,
      optionsOf({ quest: 1 + game, zargon, rounds: 8 }),
      SEATS,
      `fast:why ${game}`,
      silence,
    );
    const talking = Array.from({ length: SEATS }, () => deciders.standard());
    const silent = Array.from({ length: SEATS }, () => bots.standard());
    const dice = [seedRng(`fast:${game}`), seedRng(`fast:${game}`)] as const;
    for (let [ask] = pending(draft); ask !== undefined && draft.outcome === null; [ask] = pending(draft)) {
      const turn = { sight: sight(heroquest, draft, ask.seat), ask, offers: legal(heroquest, draft, ask) };
      const decided = talking[ask.seat]?.({ ...turn, rng: dice[0] }) ?? expect.fail('nobody sits there');
      expect(decided.action).toEqual(silent[ask.seat]?.({ ...turn, rng: dice[1] }));
      if (decided.action.type === 'activate') expect(decided.rule).toBeNull();
      if (decided.rule !== null) said.add(decided.rule);
      advance(heroquest, draft, { seat: ask.seat, ask: ask.id, action: decided.action }, silence);
      moves += 1;
    }
  }
  expect(moves).toBeGreaterThan(200);
  for (const rule of said) {
    expect(heroquest.rulebook.rules).toHaveProperty([rule]);
    expect(AI_RULES).toHaveProperty([rule]);
    expect(UNSAID).not.toContain(rule);
  }
  expect([...said]).toEqual(expect.arrayContaining(['ai.target-score', 'ai.hero-attack-score']));
});

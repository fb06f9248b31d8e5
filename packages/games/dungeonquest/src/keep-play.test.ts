import { readOptions } from '@questhall/border';
import { advance, below, legal, open, type Rng, type State, seedRng, silence } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { MODES } from './content/modes.ts';
import { dungeonquest } from './game.ts';
import { isTower } from './queries/keep/squares.ts';
import type { DungeonQuest, HeroInPlay, Options } from './types/index.ts';

// What holds at every move of a dash, whoever plays it and however badly.

type Match = State<DungeonQuest>;

const SEEDS = effort(30);

/** Plays at random and looks at every state before and after each answer. */
function playAll(given: Partial<Options>, seats: number, look: (before: Match, after: Match) => void): void {
  const read = readOptions(dungeonquest.options, { play: 'keep', soloAiMonster: true, ...given });
  if (!read.ok) throw new Error(read.problem.message);
  for (let seed = 0; seed < SEEDS; seed++) {
    const state = open(dungeonquest, read.value, seats, `fast:properties ${seed}`, silence);
    const rng = seedRng(`fast:answers ${seed}`);
    while (state.outcome === null) {
      const before = structuredClone(state);
      answer(state, rng);
      look(before, state);
    }
  }
}

function answer(state: Match, rng: Rng): void {
  const [asked] = state.asks;
  if (asked === undefined) throw new Error('nobody is asked');
  const offers = legal(dungeonquest, state, asked);
  const action = offers[below(rng, offers.length)];
  if (action === undefined) throw new Error('there is nothing to answer');
  advance(dungeonquest, state, { seat: asked.seat, ask: asked.id, action }, silence);
}

const offersOf = (state: Match): readonly string[] =>
  state.asks.flatMap((asked) => legal(dungeonquest, state, asked).map(({ type }) => type));

const actor = ({ table }: Match): HeroInPlay | null => table.heroes[table.fighter] ?? null;

test.each(MODES)('[turn.must-act] nobody is ever without a legal action but in a tower: %s', (mode) => {
  playAll({ mode }, 2, (before) => {
    if (!offersOf(before).includes('pass')) return;
    expect(isTower(actor(before)?.square ?? -1)).toBe(true);
    expect(offersOf(before).every((type) => ['pass', 'playPower', 'useItem'].includes(type))).toBe(true);
  });
});

test('[tile.corridor-no-revisit] nobody stands twice on a square in one turn, but by retreating', () => {
  playAll({ mode: 'dice' }, 3, (_before, { agenda }) => {
    const turn = agenda.find((frame) => frame.kind === 'turn');
    if (turn !== undefined) expect(new Set(turn.trail).size).toBe(turn.trail.length);
  });
});

test('[round.nightfall] every dash ends by nightfall', () => {
  playAll({ mode: 'solo', longDay: true, secondHero: true }, 4, (_before, { outcome, table }) => {
    expect(table.keep?.sun).toBeLessThanOrEqual(30);
    if (outcome !== null) expect(table.heroes.every((hero) => hero?.fate !== 'inside')).toBe(true);
  });
});

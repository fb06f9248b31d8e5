import { createRequire } from 'node:module';
import { below, copyRng, type Rng, roll, seedRng } from '@questhall/kernel';
import type { Game, State } from 'boardgame.io';
import {
  ATTACK,
  BODY,
  blocks,
  choiceSeed,
  DEFEND,
  diceSeed,
  FACES,
  FIGURES,
  GUARD_BONUS,
  HEROES,
  isHero,
  isSkull,
  mixIn,
  type Played,
} from './rules.ts';

// Its entry points are folders, which only `require` can resolve.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as typeof import('boardgame.io/internal');

interface G {
  body: number[];
  guarding: boolean[];
  rng: Rng;
}

const total = (body: readonly number[], from: number, to: number): number =>
  body.slice(from, to).reduce((sum, left) => sum + left, 0);

/** The same rules as a boardgame.io game, written the way its documentation asks for; one player for each figure. */
const duel: Game<G, Record<string, unknown>, string> = {
  name: 'duel',
  setup: (_context, dice = '') => ({ body: [...BODY], guarding: [false, false, false, false], rng: seedRng(dice) }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, ctx }) => {
      G.guarding[Number(ctx.currentPlayer)] = false;
    },
    order: {
      first: () => 0,
      next: ({ G, ctx }) => {
        let next = ctx.playOrderPos;
        do next = (next + 1) % FIGURES;
        while (G.body[next] === 0);
        return next;
      },
    },
  },
  moves: {
    attack: ({ G, ctx }, target: number) => {
      const by = Number(ctx.currentPlayer);
      if (isHero(by) === isHero(target) || (G.body[target] ?? 0) === 0) return 'INVALID_MOVE';
      attack(G, by, target);
      return undefined;
    },
    guard: ({ G, ctx }) => {
      G.guarding[Number(ctx.currentPlayer)] = true;
    },
  },
  endIf: ({ G }) => {
    if (total(G.body, HEROES, FIGURES) === 0) return { isWon: true };
    return total(G.body, 0, HEROES) === 0 ? { isWon: false } : undefined;
  },
  disableUndo: true,
};

function attack(G: G, by: number, target: number): void {
  const rng = copyRng(G.rng); // out and back once, so that the draft is not paid for with every die
  const defenders = (DEFEND[target] ?? 0) + (G.guarding[target] === true ? GUARD_BONUS : 0);
  let skulls = 0;
  let shields = 0;
  for (let die = ATTACK[by] ?? 0; die > 0; die--) skulls += isSkull(roll(rng, FACES)) ? 1 : 0;
  for (let die = defenders; die > 0; die--) shields += blocks(target, roll(rng, FACES)) ? 1 : 0;
  G.rng = rng;
  if (skulls > shields) G.body[target] = Math.max(0, (G.body[target] ?? 0) - (skulls - shields));
}

function legalFor(body: readonly number[], figure: number): readonly (number | null)[] {
  const offers: (number | null)[] = [];
  const foes = isHero(figure) ? HEROES : 0;
  for (let other = foes; other < foes + HEROES; other++) if ((body[other] ?? 0) > 0) offers.push(other);
  offers.push(null);
  return offers;
}

const reduce = CreateGameReducer({ game: duel });

/** A game set out: what is timed is playing it, not opening it. */
interface Setting {
  readonly first: State<G>;
  readonly choice: Rng;
}

export const setOut = (from: number, to: number): readonly Setting[] =>
  Array.from({ length: to - from }, (_, i) => ({
    first: InitializeGame({ game: duel, numPlayers: FIGURES, setupData: diceSeed(from + i) }),
    choice: seedRng(choiceSeed(from + i)),
  }));

export function playOnBoardgameIo(settings: readonly Setting[]): Played {
  let moves = 0;
  let heroWins = 0;
  let checksum = 0;
  for (const { first, choice } of settings) {
    let state = first;
    while (state.ctx.gameover === undefined) {
      const playerID = state.ctx.currentPlayer;
      const offers = legalFor(state.G.body, Number(playerID));
      const target = offers[below(choice, offers.length)] ?? null;
      const payload = {
        type: target === null ? 'guard' : 'attack',
        args: target === null ? [] : [target],
        playerID,
        credentials: '',
      };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      moves += 1;
    }
    if (state.ctx.gameover.isWon) heroWins += 1;
    for (const left of state.G.body) checksum = mixIn(checksum, left);
    const { source } = state.G.rng;
    if (source.kind === 'fast') checksum = mixIn(mixIn(checksum, source.a), source.count);
  }
  return { moves, heroWins, checksum };
}

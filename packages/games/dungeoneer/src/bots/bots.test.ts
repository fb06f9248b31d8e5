import { isDeepStrictEqual } from 'node:util';
import {
  below,
  cloneState,
  legal,
  listSeats,
  open,
  type Player,
  type State,
  seedRng,
  sight,
  silence,
} from '@questhall/kernel';
import { playOut, playTurn, seatPlayers } from '@questhall/players';
import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { trialOf } from '../../stories/table/trial.ts';
import { dungeoneer } from '../game.ts';
import { imagine } from '../imagine.ts';
import type { Dungeoneer, Options } from '../types/index.ts';
import { bots } from './index.ts';
import { BOT_NAMES } from './names.ts';

type Bot = Player<Dungeoneer>;

function opened(given: Partial<Options>, seats: number, seed: string): State<Dungeoneer> {
  const trial = trialOf(given, seats, `fast:${seed}`);
  return open(dungeoneer, trial.options, seats, trial.seed, silence);
}

/** Who wins a table of these players. */
function winners(given: Partial<Options>, players: readonly Bot[], seed: string): readonly Bot[] {
  const draft = opened(given, players.length, seed);
  playOut(dungeoneer, draft, seatPlayers(players, seed), silence);
  return listSeats(draft.outcome?.winners ?? 0).flatMap((seat) => players[seat] ?? []);
}

/** Any answer but giving up. */
const drifter: Bot = ({ offers, rng }) => {
  const pool = offers.filter(({ type }) => type !== 'resign');
  const action = pool[below(rng, pool.length)];
  if (action === undefined) throw new RangeError('there is nothing to choose from');
  return action;
};

/** What it answers must be one of the offers, word for word, and nobody gives up. */
const watched =
  (bot: Bot): Bot =>
  (turn) => {
    const action = bot(turn);
    const isOffered = turn.offers.some((offer) => offer === action || isDeepStrictEqual(offer, action));
    expect(isOffered, JSON.stringify(action)).toBe(true);
    expect(action.type).not.toBe('resign');
    return action;
  };

/** All levels at one table, in turns. */
const company = (seats: number): readonly Bot[] =>
  Array.from({ length: seats }, (_, seat) => watched(bots[BOT_NAMES[seat % BOT_NAMES.length] ?? 'standard']()));

const SETS = ['HD', 'HW', 'ED', 'LD', 'HD,HW', 'HD,ED', 'HW,LD'];

test.each(SETS)('%s: only offers are taken, nobody gives up, and somebody wins', (sets) => {
  for (const seats of [2, 3, 4])
    for (let game = 0; game < effort(2); game++)
      expect(winners({ sets }, company(seats), `offers ${seats} ${game}`)).toHaveLength(1);
});

test.each<Partial<Options>>([
  { pickYourHero: true, unbiasedMapPlacement: true, hitEffectOnCounter: true },
  { noPersonalQuests: true, restrictedMovement: true, sets: 'HW' },
  { revealedMap: true, spikeDodging: true, sets: 'HD,HW' },
  { discardOptional: true, reincarnation: true, sets: 'LD' },
  { finishTheRound: true, oneWayWalls: true, freeMinionAttack: true, noMuster: true, sets: 'ED' },
  { openPersonalQuests: true, noQuestRecycling: true, roundLimit: 8 },
])('with the house rules %o too', (given) => {
  for (let game = 0; game < effort(2); game++)
    expect(winners(given, company(3), `house ${game}`).length).toBeGreaterThan(0);
});

/** How many of so many games one wins against the other, in either seat, in all sets. */
function won(mine: Bot, its: Bot, games: number): number {
  let sum = 0;
  for (let game = 0; game < games; game++) {
    const table = game % 2 === 0 ? [mine, its] : [its, mine];
    if (winners({ sets: SETS[(game >> 1) % 4] ?? 'HD' }, table, `won ${game >> 1}`).includes(mine)) sum += 1;
  }
  return sum;
}

test('chance hardly ever wins', () => {
  expect(won(bots.standard(), drifter, 24)).toBeGreaterThanOrEqual(23);
  expect(won(bots.novice(), drifter, 24)).toBeGreaterThanOrEqual(22);
});

test('each level wins more than the next', () => {
  expect(won(bots.standard(), bots.dreamer(), 384)).toBeGreaterThan(208);
  expect(won(bots.dreamer(), bots.novice(), 384)).toBeGreaterThan(208);
});

test('what is hidden makes no difference: decks in another order, other hands, and other dice', () => {
  const draft = opened({}, 3, 'hidden');
  const dice = seedRng('fast:other');
  for (let move = 0; move < 300 && draft.outcome === null; move++) {
    const ask = draft.asks.find(({ wait }) => wait !== 'none');
    if (ask === undefined) throw new Error('nobody is asked');
    const other = cloneState(dungeoneer, draft);
    imagine(other, ask.seat, dice);
    other.rng = seedRng('fast:elsewhere');
    const saysOf = (state: State<Dungeoneer>) =>
      bots.standard()({
        sight: sight(dungeoneer, state, ask.seat),
        ask,
        offers: legal(dungeoneer, draft, ask),
        rng: seedRng(`fast:${move}`),
      });
    const action = saysOf(draft);
    expect(saysOf(other)).toEqual(action);
    const spoken: Bot = () => action;
    playTurn(dungeoneer, draft, seatPlayers([spoken, spoken, spoken], 'hidden'), silence);
  }
});

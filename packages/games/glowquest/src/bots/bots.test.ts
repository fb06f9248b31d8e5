import { readOptions } from '@questhall/border';
import { cloneState, open, type Player, type State, seedRng, sight, silence } from '@questhall/kernel';
import { playOut, playTurn, randomPlayer, seatPlayers } from '@questhall/players';
import { expect, test } from 'vitest';
import { glowquest } from '../game.ts';
import { imagine } from '../imagine.ts';
import { seatsFor } from '../party.ts';
import type { Glowquest, Options } from '../types/index.ts';
import { bots } from './index.ts';

function opened(given: Partial<Options>, seed: string): State<Glowquest> {
  const read = readOptions(glowquest.options, given);
  if (!read.ok) throw new Error(read.problem.message);
  return open(glowquest, read.value, seatsFor(read.value), `fast:${seed}`, silence);
}

type Maker = () => Player<Glowquest>;

function played(given: Partial<Options>, seed: string, maker: Maker): State<Glowquest> {
  const draft = opened(given, seed);
  const players = Array.from({ length: draft.seats }, maker);
  playOut(glowquest, draft, seatPlayers(players, seed), silence);
  return draft;
}

const isWon = ({ outcome }: State<Glowquest>): boolean => outcome?.rule === 'win.quest';

/** What it answers must be one of the offers, word for word. */
const watched =
  (maker: Maker): Maker =>
  () => {
    const player = maker();
    return (turn) => {
      const action = player(turn);
      expect(turn.offers).toContainEqual(action);
      return action;
    };
  };

const PARTIES = ['defense,offense,utility', 'offense,utility', 'defense', 'utility'];

test.each(PARTIES)('%s: only offers are taken, and the expedition ends', (heroes) => {
  expect(played({ heroes }, `offers/${heroes}`, watched(bots.standard)).outcome).not.toBeNull();
  expect(played({ heroes, difficulty: 'hard' }, `offers/${heroes}`, watched(bots.drifter)).outcome).not.toBeNull();
});

test.each<Partial<Options>>([
  { playersRunMonsters: true },
  { playersRunMonsters: true, monsters: 'heroes', heroes: 'defense,offense' },
  { monsters: 'heroes', spendBeforeRoll: true, criticalTwelve: true, armorFirst: true, heroes: 'offense' },
  { unlimitedTiles: true, ongoingEachRound: true, noWandering: true, noAlert: true },
  { heroes: 'utility,defense', freeSeating: true, literalLoneHero: true },
])('with the house rules %o too', (given) => {
  expect(played(given, 'house', watched(bots.standard)).outcome).not.toBeNull();
});

test('a lone hero whom nothing hurts does not fight for ever', () => {
  for (let game = 0; game < 12; game++)
    expect(played({ heroes: 'utility' }, `long/${game}`, bots.standard).clock).toBeLessThan(4_000);
});

test('it wins most easy expeditions, and chance wins none', () => {
  let [won, lucky] = [0, 0];
  for (let game = 0; game < 12; game++) {
    if (isWon(played({ difficulty: 'easy' }, `wins/${game}`, bots.standard))) won += 1;
    if (isWon(played({ difficulty: 'easy' }, `wins/${game}`, () => randomPlayer()))) lucky += 1;
  }
  expect(won).toBeGreaterThanOrEqual(7);
  expect(lucky).toBe(0);
});

test('what is hidden makes no difference: decks in another order, and other dice', () => {
  const draft = opened({}, 'hidden');
  const players = Array.from({ length: draft.seats }, bots.standard);
  const twins = players.map(() => bots.standard());
  const rngs = players.map((_, seat) => ({ mine: seedRng(`fast:${seat}`), its: seedRng(`fast:${seat}`) }));
  const dice = seedRng('fast:other');
  for (let move = 0; move < 400 && draft.outcome === null; move++) {
    const [ask] = draft.asks;
    const rng = rngs[ask?.seat ?? 0];
    if (ask === undefined || rng === undefined) throw new Error('nobody is asked');
    const other = cloneState(glowquest, draft);
    imagine(other, ask.seat, dice);
    other.rng = seedRng('fast:elsewhere');
    const offers = glowquest.propose(draft, ask).filter((action) => glowquest.judge(draft, ask, action) === null);
    const action = players[ask.seat]?.({ sight: sight(glowquest, draft, ask.seat), ask, offers, rng: rng.mine });
    expect(twins[ask.seat]?.({ sight: sight(glowquest, other, ask.seat), ask, offers, rng: rng.its })).toEqual(action);
    const spoken: Player<Glowquest> = () => action ?? { type: 'done' };
    playTurn(
      glowquest,
      draft,
      seatPlayers(
        players.map(() => spoken),
        'hidden',
      ),
      silence,
    );
  }
});

/** Everything kept in mind is lost between any two questions. */
const forgetful: Maker = () => (turn) => bots.standard()(turn);

test('a player that takes over in the middle of anything takes only offers', () => {
  expect(played({}, 'forgetful', watched(forgetful)).outcome).not.toBeNull();
});

/** Whoever is offered a trade refuses it. */
const stubborn: Maker = () => {
  const player = bots.standard();
  return (turn) => (turn.ask.question.kind === 'trade' ? { type: 'decline' } : player(turn));
};

test('nobody is asked twice for the same trade', () => {
  const draft = opened({}, 'trades');
  const offered: string[] = [];
  const listening = {
    ...silence,
    all: (_rule: string, event: Glowquest['Event']) =>
      void (event.type === 'tradeOffered' && offered.push(JSON.stringify(event))),
  };
  playOut(glowquest, draft, seatPlayers(Array.from({ length: draft.seats }, stubborn), 'trades'), listening);
  expect(new Set(offered).size * 2).toBeGreaterThanOrEqual(offered.length);
});

import { readOptions } from '@questhall/border';
import { below, open, type Player, seedRng, silence } from '@questhall/kernel';
import { playOut, randomPlayer, seatPlayers } from '@questhall/players';
import { expect, test } from 'vitest';
import { HEROES } from '../content/heroes.ts';
import { MODES } from '../content/modes.ts';
import { dungeonquest } from '../game.ts';
import { PLAIN_HOUSE } from '../odds/fight.ts';
import { oddsOf } from '../odds/report.ts';
import type { DungeonQuest, Options } from '../types/index.ts';
import { bots } from './index.ts';
import { standardPlayer } from './standard.ts';

function optionsOf(given: Partial<Options>): Options {
  const read = readOptions(dungeonquest.options, { play: 'arena', ...given });
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

function winRate(options: Options, hero: Player<DungeonQuest>, games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const draft = open(dungeonquest, options, 2, `fast:bots/${game}`, silence);
    playOut(dungeonquest, draft, seatPlayers([hero, standardPlayer()], `bots/${game}`), silence);
    if (draft.outcome?.winners === 1) wins += 1;
  }
  return wins / games;
}

test('the best rerolls beat random ones, and reach what the odds promise', () => {
  const options = optionsOf({ mode: 'dice', hero: 'hugo', monster: 'golem', monsterLife: 5, heroLife: 8 });
  const { win } = oddsOf(
    { mode: 'dice', hero: 'hugo', attribute: 6, life: 14, house: PLAIN_HOUSE },
    { hero: 8, monster: 5, tokens: 0 },
  );
  const [best, random] = [winRate(options, standardPlayer(), 2_000), winRate(options, randomPlayer(), 2_000)];
  expect(best).toBeGreaterThan(win - 0.03);
  expect(best).toBeGreaterThan(random + 0.05);
});

test('the equilibrium player cannot be exploited: no habit of the monster’s does better against it', () => {
  const options = optionsOf({ mode: 'cards', hero: 'lindel', monster: 'troll', monsterLife: 5, heroLife: 6 });
  const { win } = oddsOf(
    { mode: 'cards', hero: null, attribute: 0, life: 15, house: PLAIN_HOUSE },
    { hero: 6, monster: 5, tokens: 0 },
  );
  for (const [name, make] of Object.entries(bots)) {
    let wins = 0;
    for (let game = 0; game < 2_000; game++) {
      const draft = open(dungeonquest, options, 2, `fast:habit/${game}`, silence);
      playOut(dungeonquest, draft, seatPlayers([standardPlayer(), make()], `habit/${game}`), silence);
      if (draft.outcome?.winners === 1) wins += 1;
    }
    expect(wins / 2_000, name).toBeGreaterThan(win - 0.05);
  }
});

/** Everything that a seat may not know, made to raise an alarm when touched while a player thinks. */
function poisoned(options: Options, seats: number, alarm: (what: string) => void) {
  const draft = open(dungeonquest, options, seats, 'fast:poison', silence);
  const watch = <X extends object>(hidden: X, name: string): X =>
    new Proxy(hidden, {
      get(target, key) {
        alarm(name);
        return Reflect.get(target, key);
      },
    });
  draft.table.powerDeck = watch(draft.table.powerDeck, 'the Power deck');
  draft.table.combatDeck = watch(draft.table.combatDeck, 'the Combat deck');
  draft.table.powerHands = watch(draft.table.powerHands, 'Power hands');
  draft.table.pool = watch(draft.table.pool, 'the pool');
  const { keep } = draft.table;
  if (keep !== null) {
    keep.stack = watch(keep.stack, 'the stack');
    keep.treasureDeck = watch(keep.treasureDeck, 'the Treasure deck');
    keep.decks = watch(keep.decks, 'the decks');
  }
  draft.sealed = watch(draft.sealed, 'sealed answers');
  const rng = watch(draft.rng, 'the dice to come');
  Object.defineProperty(draft, 'rng', { get: () => rng });
  return draft;
}

test('no bot of this game touches what its seat may not know', () => {
  let isThinking = false;
  const touched = new Set<string>();
  const alarm = (what: string): void => {
    if (isThinking) touched.add(what);
  };
  const watched =
    (player: Player<DungeonQuest>): Player<DungeonQuest> =>
    (turn) => {
      expect(turn.offers.length).toBeGreaterThan(0); // the table lists them, and may look at all it likes
      isThinking = true;
      const action = player(turn);
      JSON.stringify(turn.sight); // even a player who reads all that it was given
      isThinking = false;
      return action;
    };
  for (const mode of MODES) {
    for (const hero of HEROES) {
      const makers = Object.values(bots);
      for (const [i, make] of makers.entries()) {
        const draft = poisoned(optionsOf({ mode, hero, heroLife: 4 }), 2, alarm);
        const rival = makers[(i + 1) % makers.length] ?? make;
        playOut(dungeonquest, draft, seatPlayers([watched(make()), watched(rival())], `${mode} ${hero}`), silence);
        expect(draft.outcome).not.toBeNull();
      }
    }
    const keep = poisoned(optionsOf({ play: 'keep', mode }), 3, alarm);
    const dashing = [bots.standard, bots.greedy, bots.cautious].map((make) => watched(make()));
    playOut(dungeonquest, keep, seatPlayers(dashing, mode), silence);
    expect(keep.outcome).not.toBeNull();
  }
  expect([...touched]).toEqual([]);
});

test('and the alarm works: whoever is handed the state is caught', () => {
  const touched = new Set<string>();
  let isThinking = false;
  const draft = poisoned(optionsOf({ mode: 'cards' }), 2, (what) => isThinking && touched.add(what));
  const cheat: Player<DungeonQuest> = ({ offers }) => {
    isThinking = true;
    const peek = below(seedRng('fast:cheat'), draft.table.powerDeck.length);
    isThinking = false;
    const [first] = offers;
    if (first === undefined || peek < 0) throw new Error('nothing to do');
    return first;
  };
  playOut(dungeonquest, draft, seatPlayers([cheat, cheat], 'cheat'), silence);
  expect([...touched]).toEqual(['the Power deck']);
});

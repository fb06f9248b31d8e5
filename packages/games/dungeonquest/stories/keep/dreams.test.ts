import { cloneState, seedRng, sight } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { dungeonquest } from '../../src/game.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import { carry, dash, heroOf, LEAVE, onTurn } from './cast.ts';
import { dashes, type Match } from './dashes.ts';

// Whoever dreams of the table sees what he saw; what he cannot know may be anything.

const DREAM_ONE_IN = 9;

/** Everything that somebody may not know, by name. */
const zonesOf = ({ table, agenda }: Match): Readonly<Record<string, unknown>> => {
  const keep = keepOf(table);
  const peeked = keep.peeked.flatMap((seats, place) => (seats === 0 ? [] : [keep.stack[place]]));
  return {
    stack: keep.stack,
    peeked,
    ...Object.fromEntries(Object.entries(keep.decks).map(([deck, { draw }]) => [deck, draw])),
    treasureDeck: keep.treasureDeck,
    treasures: table.heroes.map((hero) => hero?.treasures ?? []),
    remains: keep.remains.map(({ treasures }) => treasures),
    powerDeck: table.powerDeck,
    powerHands: table.powerHands,
    lairs: keep.lairs.map(({ token }) => token),
    monster: table.monster?.token ?? null,
    pool: table.pool,
    forms: agenda.flatMap((frame) => (frame.kind === 'entry' ? frame.forms : [])),
  };
};

test('[treasure.secret] [escape.token-stays] every zone is dreamt anew, and whoever dreams sees no difference', () => {
  const dreamt = new Set<string>();
  const lookers = new Set<string>();
  for (const { after } of dashes({ fallenHoard: true, mode: 'solo' })) {
    if (after.clock % DREAM_ONE_IN !== 0) continue;
    for (let seat = 0; seat < after.seats; seat++) {
      const dream = cloneState(dungeonquest, after);
      dungeonquest.imagine(dream, seat, seedRng(`fast:dream ${after.clock} ${seat}`));
      expect(sight(dungeonquest, dream, seat)).toEqual(sight(dungeonquest, after, seat));
      expect(dungeonquest.laws(dream)).toEqual([]);
      const before = zonesOf(after);
      for (const [zone, now] of Object.entries(zonesOf(dream)))
        if (JSON.stringify(now) !== JSON.stringify(before[zone])) dreamt.add(zone);
      lookers.add(after.table.heroes[seat]?.fate ?? 'nobody');
    }
  }
  // Of what was looked at in the stack, lost in the keep or is just being chosen, secrets.test.ts tells.
  for (const zone of ['peeked', 'remains', 'forms']) dreamt.delete(zone);
  expect([...dreamt].toSorted()).toEqual([
    ...['catacomb', 'corpse', 'crypt', 'door', 'dragon', 'dungeon', 'lairs', 'monster', 'pool', 'powerDeck'],
    ...['powerHands', 'search', 'stack', 'trap', 'treasureDeck', 'treasures'],
  ]);
  expect([...lookers].toSorted()).toEqual(expect.arrayContaining(['dead', 'inside']));
});

test('[treasure.secret] what somebody carried out may be anything until it is scored, and then is what it was', () => {
  const s = dash(['lindel', 'maud']);
  const [first, second] = [onTurn(s), 1 - onTurn(s)];
  carry(s, first, 'silverLyre', 'carvedTusk', 'coralComb');
  carry(s, second, 'ivoryWarHorn', 'jadeChessSet');
  const dreamt = (): readonly string[] =>
    Array.from({ length: 8 }, (_, at) => {
      const dream = cloneState(dungeonquest, s.state);
      dungeonquest.imagine(dream, second, seedRng(`fast:scored ${at}`));
      expect(sight(dungeonquest, dream, second)).toEqual(sight(dungeonquest, s.state, second));
      return JSON.stringify(dream.table.heroes[first]?.treasures);
    });
  const truly = JSON.stringify(heroOf(s, first).treasures);
  s.does(first, LEAVE);
  expect(new Set(dreamt()).size).toBeGreaterThan(1);
  s.does(second, LEAVE);
  expect(new Set(dreamt())).toEqual(new Set([truly]));
});

import { check, dream, legal, type Seat, SPECTATOR, seedRng, sight } from '@questhall/kernel';
import { dungeoneer } from '../../src/game.ts';
import type { Action, Table } from '../../src/types/index.ts';
import type { Tale } from '../scene.ts';
import { attackOn, END, PASS, play } from '../telling.ts';

const DREAMS = 6;

/** What anybody may try at any moment, legal or not. */
const TRIES: readonly Action[] = [
  PASS,
  END,
  play('HD-A02'),
  play('HD-A30'),
  attackOn({ hero: 0 }, 'melee'),
  attackOn({ foe: 0 }, 'speed'),
  { type: 'untip' },
  { type: 'explore' },
];

function shown({ state }: Pick<Tale, 'state'>, seat: Seat): string {
  const own = state.asks.filter((ask) => ask.seat === seat);
  const offers = own.map((ask) => legal(dungeoneer, state, ask));
  const refusals = TRIES.map((action) => check(dungeoneer, state, { seat, ask: own[0]?.id ?? 0, action }));
  return JSON.stringify([sight(dungeoneer, state, seat), offers, seat === SPECTATOR ? [] : refusals]);
}

/**
 * What a seat sees, is offered and is refused stays the same when what it may not know is drawn anew; for whom the
 * zone was another one then is told.
 */
export function strangersTo(s: Tale, zone: (table: Table) => unknown): readonly Seat[] {
  const rng = seedRng('fast:twins');
  const seats = [SPECTATOR, ...s.table.heroes.keys()];
  return seats.filter((seat) => {
    const seen = shown(s, seat);
    const twins = Array.from({ length: DREAMS }, () => dream(dungeoneer, s.state, seat, rng));
    for (const state of twins)
      if (shown({ state }, seat) !== seen) throw new Error(`seat ${seat} can tell twins apart`);
    const before = JSON.stringify(zone(s.table));
    return twins.some(({ table }) => JSON.stringify(zone(table)) !== before);
  });
}

/** Whoever can read this name in what he is shown. */
export const readersOf = (s: Tale, card: string): readonly Seat[] =>
  [SPECTATOR, ...s.table.heroes.keys()].filter((seat) => JSON.stringify(s.sight(seat)).includes(`"${card}"`));

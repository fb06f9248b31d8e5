import { completed } from '@questhall/border';
import {
  advance,
  below,
  firstPending,
  type Game,
  legal,
  open,
  type Sent,
  seedRng,
  silence,
  step,
  type Types,
} from '@questhall/kernel';
import { expect, test } from 'vitest';
import { GAMES } from './index.ts';

// biome-ignore format: a list of oddities
const STRANGE: readonly unknown[] = [
  undefined, null, Number.NaN, Number.POSITIVE_INFINITY, -1, -0, 0.5, 1e9, 2 ** 53, '', '__proto__', 'constructor',
  'x'.repeat(500), true, {}, [], [null], [[[]]], () => 1, Symbol('strange'), 10n, new Map(),
];
const MOVES = 60;
const LOOKED_AT = 6;
const PLACES_MAX = 8;

type Path = readonly string[];

/** Every place in an action where something stands, and the action itself. */
function placesIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...placesIn(inner, [...path, key])]);
}

/** The same with something else in that place. */
function changed(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...Object(value) };
  Reflect.set(copy, key, changed(Reflect.get(copy, key), rest, put));
  return copy;
}

/** An action with something strange in every place of it, one after the other. */
const strangeOf = (action: unknown): readonly unknown[] =>
  [[], ...placesIn(action)].slice(0, PLACES_MAX).flatMap((place) => STRANGE.map((put) => changed(action, place, put)));

function seatsOf<T extends Types>(game: Game<T>, options: T['Options']): number {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => max - i);
  return counts.find((count) => game.admit(options, count) === null) ?? min;
}

/** Sends strange things while a match is played at random; gives how many. */
function sendStrange<T extends Types>(game: Game<T>): number {
  const options = completed(game.options, {});
  const draft = open(game, options, seatsOf(game, options), 'fast:outsiders', silence);
  const rng = seedRng('fast:outsiders');
  const known = new Map<string, T['Action']>();
  let sent = 0;
  for (let move = 0; move < MOVES && draft.outcome === null; move++) {
    const asked = firstPending(draft);
    const offers = asked === undefined ? [] : legal(game, draft, asked);
    const next = offers[below(rng, offers.length || 1)];
    if (asked === undefined || next === undefined) break;
    for (const offer of offers) known.set(offer.type, offer);
    const { seat, id: ask } = asked;
    for (const action of move % LOOKED_AT === 0 ? [...known.values()].flatMap(strangeOf) : []) {
      const answer = step(game, draft, { seat, ask, action } as Sent); // there are no types out there
      if (!answer.ok) expect(answer.refusal.rule).toMatch(/^[a-z-]+\./);
      sent++;
    }
    advance(game, draft, { seat, ask, action: next }, silence);
  }
  return sent;
}

test.each(GAMES.map((game) => [game.card.id, game] as const))(
  '%s throws at nothing that is sent, whatever stands in a field of an action',
  { timeout: 120_000 },
  async (_, { open: enter }) => {
    await enter(async (facets) => {
      const { game } = await facets.rules();
      expect(sendStrange(game)).toBeGreaterThan(500);
    });
  },
);

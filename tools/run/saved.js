// Games that the program has played up to some moment, as exported tables: for pictures of it, and tests.

import { readOptions } from '@questhall/border';
import { begin, below, legal, seedRng, sight, submit } from '@questhall/kernel';
import { exportTable, importMatch, makeMemory } from '@questhall/table';

const MOVES_MAX = 20_000;

/** @typedef {{ readonly kind: 'person' } | { readonly kind: 'bot', readonly name: string }} Sitter */
/** @type {Sitter} */
export const PERSON = { kind: 'person' };
/** @type {Sitter} */
export const BOT = { kind: 'bot', name: 'standard' };

let tables = 0;
const around = {
  now: () => 1_000,
  randomHex: (/** @type {number} */ bytes) => (++tables).toString(16).padStart(2 * bytes, '0'),
  pause: () => Promise.resolve(),
};

/**
 * A match as the file of a table.
 * @template {import('@questhall/kernel').Types} T
 * @param {import('@questhall/facets').Rules<T>} rules
 * @param {import('@questhall/kernel').Journal<T>} journal
 * @param {readonly Sitter[]} company
 */
async function fileOf(rules, journal, company) {
  const shelf = makeMemory().open();
  const made = await importMatch(rules, shelf, journal, company, '', around);
  if (!made.ok) throw new Error(made.problem.message);
  let text = '';
  for await (const piece of exportTable(rules, shelf, made.value)) text += piece;
  return text;
}

/**
 * @typedef {{ readonly raw: Readonly<Record<string, unknown>>, readonly company: readonly Sitter[], readonly seed:
 * string }} Table
 */

/**
 * One game, stopped at a moment that never comes in some.
 * @template {import('@questhall/kernel').Types} T
 * @param {import('@questhall/kernel').Game<T>} game
 * @param {() => import('@questhall/kernel').Player<T>} player
 * @param {Table} table
 * @param {(question: T['Question'], offers: readonly T['Action'][], view: T['View']) => boolean} isThere
 * @param {import('@questhall/facets').Rules<T>['orders']} orders what people can leave standing, where the game has such
 */
export async function playedUntil(game, player, table, isThere, orders = {}) {
  const { journal, isOver } = play(game, player, table, isThere);
  return isOver ? null : fileOf({ game, bots: {}, orders }, journal, table.company);
}

/**
 * One game, played to its end.
 * @template {import('@questhall/kernel').Types} T
 * @param {import('@questhall/kernel').Game<T>} game
 * @param {() => import('@questhall/kernel').Player<T>} player
 * @param {Table} table
 * @param {import('@questhall/facets').Rules<T>['orders']} orders
 */
export const playedOut = (game, player, table, orders = {}) =>
  fileOf({ game, bots: {}, orders }, play(game, player, table, () => false).journal, table.company);

/**
 * @template {import('@questhall/kernel').Types} T
 * @param {import('@questhall/kernel').Game<T>} game
 * @param {() => import('@questhall/kernel').Player<T>} player
 * @param {Table} table
 * @param {(question: T['Question'], offers: readonly T['Action'][], view: T['View']) => boolean} isThere
 */
function play(game, player, { raw, company, seed }, isThere) {
  const seats = company.length;
  const options = readOptions(game.options, raw);
  if (!options.ok) throw new Error(options.problem.message);
  const journal = begin(game, {
    game: game.id,
    edition: game.edition,
    options: options.value,
    seats,
    seed,
    from: null,
  });
  const players = Array.from({ length: seats }, player);
  const rng = seedRng('fast:7');
  for (let moves = 0; moves < MOVES_MAX; moves++) {
    const [ask] = journal.state.asks;
    if (ask === undefined) return { journal, isOver: true };
    const offers = legal(game, journal.state, ask);
    const seen = sight(game, journal.state, ask.seat);
    if (isThere(ask.question, offers, seen.view)) return { journal, isOver: false };
    const action = players[ask.seat]?.({ sight: seen, ask, offers, rng }) ?? offers[0];
    if (action === undefined) throw new Error('nothing can be answered');
    give(game, journal, { seat: ask.seat, ask: ask.id, action }, rng);
  }
  throw new Error('the game never ends');
}

/**
 * Gives an answer. Where the dice are real ones, the program throws them meanwhile.
 * @template {import('@questhall/kernel').Types} T
 * @param {import('@questhall/kernel').Game<T>} game
 * @param {import('@questhall/kernel').Journal<T>} journal
 * @param {import('@questhall/kernel').Sent} sent
 * @param {import('@questhall/kernel').Rng} rng
 */
function give(game, journal, sent, rng) {
  /** @type {number[]} */
  const dice = [];
  for (;;) {
    const made = submit(game, journal, sent, dice);
    if (made.ok) return;
    if (!('wanted' in made)) throw new Error('the program gave an answer that is not allowed');
    dice.push(1 + below(rng, made.wanted));
  }
}

/** @param {Promise<string | null>} played */
export async function orFail(played) {
  const save = await played;
  if (save === null) throw new Error('that moment never came');
  return save;
}

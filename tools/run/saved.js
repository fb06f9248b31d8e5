// Games that the program has played up to some moment, as exported tables: for pictures of it, and tests.

import { readOptions } from '@questhall/border';
import * as gq from '@questhall/glowquest';
import * as hq from '@questhall/heroquest';
import { begin, legal, seedRng, sight, submit } from '@questhall/kernel';
import { exportTable, importMatch, makeMemory } from '@questhall/table';

const MOVES_MAX = 20_000;
const SEEDS = 40;

/** @typedef {{ readonly kind: 'person' } | { readonly kind: 'bot', readonly name: string }} Sitter */
/** @type {Sitter} */
const PERSON = { kind: 'person' };
/** @type {Sitter} */
const BOT = { kind: 'bot', name: 'standard' };

let tables = 0;
const around = {
  now: () => 1_000,
  randomHex: (/** @type {number} */ bytes) => (++tables).toString(16).padStart(2 * bytes, '0'),
  pause: () => Promise.resolve(),
};

/**
 * A match as the file of a table.
 * @template {import('@questhall/kernel').Types} T
 * @param {import('@questhall/table').TableKit<T>} kit
 * @param {import('@questhall/kernel').Journal<T>} journal
 * @param {readonly Sitter[]} company
 */
async function fileOf(kit, journal, company) {
  const shelf = makeMemory().open();
  const made = await importMatch(kit, shelf, journal, company, '', around);
  if (!made.ok) throw new Error(made.problem.message);
  let text = '';
  for await (const piece of exportTable(kit, shelf, made.value)) text += piece;
  return text;
}

/**
 * One game, stopped at a moment that never comes in some.
 * @template {import('@questhall/kernel').Types} T
 * @param {import('@questhall/kernel').Game<T>} game
 * @param {() => import('@questhall/kernel').Player<T>} player
 * @param {{ raw: Readonly<Record<string, unknown>>, company: readonly Sitter[], seed: string }} table
 * @param {(question: T['Question'], offers: readonly T['Action'][], view: T['View']) => boolean} isThere
 */
async function playedUntil(game, player, { raw, company, seed }, isThere) {
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
    if (ask === undefined) return null;
    const offers = legal(game, journal.state, ask);
    const seen = sight(game, journal.state, ask.seat);
    if (isThere(ask.question, offers, seen.view)) return fileOf({ game, bots: {} }, journal, company);
    const action = players[ask.seat]?.({ sight: seen, ask, offers, rng }) ?? offers[0];
    if (action === undefined || !submit(game, journal, { seat: ask.seat, ask: ask.id, action }).ok) return null;
  }
  return null;
}

/** @param {Promise<string | null>} played */
async function orFail(played) {
  const save = await played;
  if (save === null) throw new Error('that moment never came');
  return save;
}

/**
 * A quest of HeroQuest; the program is Zargon, unless others sit there.
 * @param {Readonly<Record<string, unknown>>} raw what is not as usual about the table
 * @param {(kind: string, offers: readonly { readonly type: string }[]) => boolean} isThere whether this question is the
 * one to stop at
 * @param {readonly Sitter[]} company
 */
export const questWhen = (raw, isThere, company = [PERSON, BOT]) =>
  orFail(
    playedUntil(hq.heroquest, hq.bots.standard, { raw, company, seed: 'fast:1' }, (question, offers) =>
      isThere(question.kind, offers),
    ),
  );

/**
 * A campaign whose heroes are in town.
 * @param {Readonly<Record<string, unknown>>} raw
 */
export const campaignInTown = (raw) => questWhen({ campaign: true, ...raw }, (kind) => kind === 'town');

/**
 * The first expedition of Glowquest, over a few seeds, that comes to this moment; its heroes run the monsters.
 * @param {Readonly<Record<string, unknown>>} raw
 * @param {(question: { readonly kind: string, readonly who?: number, readonly why?: string }, offers: readonly
 * gq.Action[], view: gq.View) => boolean} isThere
 */
export async function expeditionWhen(raw, isThere) {
  const table = { monsters: 'heroes', heroes: 'defense,offense,utility', ...raw };
  const company = table.heroes.split(',').map(() => PERSON);
  for (let seed = 1; seed <= SEEDS; seed++) {
    const save = await playedUntil(
      gq.glowquest,
      gq.bots.standard,
      { raw: table, company, seed: `fast:${seed}` },
      isThere,
    );
    if (save !== null) return save;
  }
  return orFail(Promise.resolve(null));
}

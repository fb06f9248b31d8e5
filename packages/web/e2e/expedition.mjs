// An expedition of Glowquest that the program has played up to some moment, as the text of a save.
import { bots, glowquest } from '@questhall/glowquest';
import { begin, legal, makeSave, readOptions, seedRng, sight, submit } from '@questhall/kernel';

const MOVES_MAX = 3_000;
const SEEDS = 40;

/**
 * @typedef {{ readonly kind: string, readonly who?: number, readonly why?: string }} Question
 * @typedef {import('@questhall/glowquest').View} View
 * @typedef {(question: Question, offers: readonly import('@questhall/glowquest').Action[], view: View) => boolean} IsThere
 */

/**
 * The first expedition, over a few seeds, that comes to this moment.
 * @param {Readonly<Record<string, unknown>>} raw what is not as usual about the table
 * @param {IsThere} isThere whether this question is the one to stop at
 */
export function expeditionWhen(raw, isThere) {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const save = playUntil(raw, isThere, `fast:${seed}`);
    if (save !== null) return save;
  }
  throw new Error('that moment never came');
}

/**
 * @param {Readonly<Record<string, unknown>>} raw
 * @param {IsThere} isThere
 * @param {string} seed
 */
function playUntil(raw, isThere, seed) {
  const options = readOptions(glowquest.options, { monsters: 'heroes', ...raw });
  if (!options.ok) throw new Error(options.problem.message);
  const { id: game, edition } = glowquest;
  const seats = options.value.heroes.split(',').length;
  const journal = begin(glowquest, { game, edition, options: options.value, seats, seed, from: null });
  const players = Array.from({ length: seats }, () => bots.standard());
  const rng = seedRng('fast:7');
  for (let moves = 0; moves < MOVES_MAX; moves++) {
    const [ask] = journal.state.asks;
    if (ask === undefined) return null;
    const offers = legal(glowquest, journal.state, ask);
    const seen = sight(glowquest, journal.state, ask.seat);
    if (isThere(ask.question, offers, seen.view)) return makeSave(journal);
    const action = players[ask.seat]?.({ sight: seen, ask, offers, rng }) ?? offers[0];
    if (action === undefined || !submit(glowquest, journal, { seat: ask.seat, ask: ask.id, action }).ok) return null;
  }
  return null;
}

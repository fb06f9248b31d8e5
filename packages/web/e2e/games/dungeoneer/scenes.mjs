// Moments of Dungeoneer, for pictures and tests.
import { bots, dungeoneer } from '@questhall/dungeoneer';
import { dungeoneer as facets } from '@questhall/dungeoneer/facets';
import { BOT, orFail, PERSON, playedOut, playedUntil } from '../../../../../tools/run/saved.js';

/** @typedef {import('@questhall/dungeoneer').Action} Action */
/** @typedef {import('@questhall/dungeoneer').View} View */

const SEEDS = 40;
const { orders } = await facets.rules();

/**
 * The first game, over a few seeds, that comes to this moment; the first seat is a person's, unless there are others.
 * @param {Readonly<Record<string, unknown>>} raw
 * @param {(question: { readonly kind: string, readonly phase?: string, readonly part?: string }, offers: readonly
 * Action[], view: View) => boolean} isThere
 * @param {readonly import('../../../../../tools/run/saved.js').Sitter[]} company
 */
export async function gameWhen(raw, isThere, company = [PERSON, BOT, BOT]) {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const save = await playedUntil(dungeoneer, bots.standard, { raw, company, seed: `fast:${seed}` }, isThere, orders);
    if (save !== null) return save;
  }
  return orFail(Promise.resolve(null));
}

/** A game that is over. */
export const finished = () =>
  playedOut(dungeoneer, bots.standard, { raw: { roundLimit: 4 }, company: [PERSON, BOT], seed: 'fast:1' }, orders);

/** @param {View} view */
const isFirst = (view) => view.active === 0;

/** What is worth a picture, by name. */
export const scenes = {
  table: () =>
    gameWhen(
      {},
      ({ kind, phase }, _offers, view) => kind === 'choice' && phase === 'hero' && isFirst(view) && view.round === 4,
    ),
  lord: () => gameWhen({}, ({ kind }, offers, view) => kind === 'muster' && isFirst(view) && offers.length > 3),
  laying: () => gameWhen({}, ({ kind }, _offers, view) => kind === 'place' && isFirst(view) && view.round > 1),
  fight: () =>
    gameWhen(
      {},
      ({ kind }, _offers, view) =>
        kind === 'challenge' && view.strikes.some(({ hero, payer }) => hero === 0 && payer === 0),
    ),
  realms: () =>
    gameWhen(
      { sets: 'HD,HW' },
      ({ kind, phase }, _offers, view) => kind === 'choice' && phase === 'hero' && isFirst(view) && view.round === 5,
    ),
};

/** What somebody does who means to get on, by the names of the answers. */
export const wishes = [/^attempt/, /^move/, /^end/];

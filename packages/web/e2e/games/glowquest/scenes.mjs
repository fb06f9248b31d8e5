// Moments of Glowquest, for pictures and tests.
import { bots, glowquest } from '@questhall/glowquest';
import { orFail, PERSON, playedOut, playedUntil } from '../../../../../tools/run/saved.js';

/** @typedef {import('@questhall/glowquest').Action} Action */
/** @typedef {import('@questhall/glowquest').View} View */

const SEEDS = 40;

/**
 * The first expedition, over a few seeds, that comes to this moment; its heroes run the monsters.
 * @param {Readonly<Record<string, unknown>>} raw
 * @param {(question: { readonly kind: string, readonly who?: number, readonly why?: string }, offers: readonly
 * Action[], view: View) => boolean} isThere
 */
export async function expeditionWhen(raw, isThere) {
  const table = { monsters: 'heroes', heroes: 'defense,offense,utility', ...raw };
  const company = table.heroes.split(',').map(() => PERSON);
  for (let seed = 1; seed <= SEEDS; seed++) {
    const save = await playedUntil(glowquest, bots.standard, { raw: table, company, seed: `fast:${seed}` }, isThere);
    if (save !== null) return save;
  }
  return orFail(Promise.resolve(null));
}

/** An expedition that is over. */
export const finished = () =>
  playedOut(glowquest, bots.standard, {
    raw: { monsters: 'heroes', heroes: 'defense,offense' },
    company: [PERSON, PERSON],
    seed: 'fast:1',
  });

/** What is worth a picture, by name. */
export const scenes = {
  cards: () => expeditionWhen({}, ({ kind }) => kind === 'keep'),
  expedition: () =>
    expeditionWhen(
      {},
      ({ kind }, _offers, view) => kind === 'turn' && view.roomsCleared === 1 && (view.turn?.surges ?? 0) >= 3,
    ),
  momentum: () => expeditionWhen({}, ({ kind }) => kind === 'momentum'),
  'level-up': () => expeditionWhen({}, ({ kind, why }) => kind === 'gain' && why === 'level'),
};

/** What somebody does who means to get on, by the names of the answers. */
export const wishes = [/^attack/];

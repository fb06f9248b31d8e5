// Moments of the arena and of the keep, for pictures and tests.
import { bots, dungeonquest } from '@questhall/dungeonquest';
import { BOT, orFail, PERSON, playedOut, playedUntil } from '../../../../../tools/run/saved.js';

/** @param {Readonly<Record<string, unknown>>} raw */
const table = (raw) => ({ raw: { play: 'arena', ...raw }, company: [PERSON, BOT], seed: 'fast:1' });

/** @param {Readonly<Record<string, unknown>>} raw in its second round, when dice or cards lie there */
const fight = (raw) =>
  orFail(playedUntil(dungeonquest, bots.standard, table(raw), (_question, _offers, view) => view.round === 2));

/** @typedef {import('@questhall/dungeonquest').View} View */

const SEEDS = 60;

/**
 * The first dash, over a few seeds, that comes to this moment while it is the first seat's turn, which is a person's.
 * @param {(question: { readonly kind: string }, view: View, keep: NonNullable<View['keep']>) => boolean} isThere
 * @param {Readonly<Record<string, unknown>>} raw
 * @param {readonly import('../../../../../tools/run/saved.js').Sitter[]} company
 * @param {keyof typeof bots} player
 * @param {'' | 'typed:'} dice of the program, or real ones
 */
export async function dashWhen(isThere, raw = {}, company = [PERSON, BOT], player = 'standard', dice = '') {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const set = { raw: { play: 'keep', mode: 'dice', ...raw }, company, seed: `${dice}fast:${seed}` };
    const save = await playedUntil(dungeonquest, bots[player], set, (question, _offers, view) => {
      const { keep } = view;
      return keep !== null && keep.sun > 0 && view.fighter === 0 && isThere(question, view, keep);
    });
    if (save !== null) return save;
  }
  return orFail(Promise.resolve(null));
}

/** @param {{ readonly kind: string }} question */
const isTurn = ({ kind }) => kind === 'action';

/** A fight that is over. */
export const finished = () => playedOut(dungeonquest, bots.standard, table({ hero: 'hugo', monster: 'troll' }));

/** What is worth a picture, by name. */
export const scenes = {
  dice: () => fight({ mode: 'dice', hero: 'hugo', monster: 'golem' }),
  solo: () => fight({ mode: 'solo', hero: 'challara', monster: 'demon' }),
  cards: () => fight({ mode: 'cards', hero: 'tatianna', monster: 'sorcerer' }),
  keep: () => dashWhen((question, _view, keep) => isTurn(question) && keep.sun === 9, {}, [PERSON, BOT, BOT]),
  'keep-begin': () => dashWhen((question, _view, keep) => isTurn(question) && keep.sun === 1),
  'keep-below': () => dashWhen((question, { heroes }) => isTurn(question) && heroes[0]?.heading != null),
  'keep-test': () => dashWhen(({ kind }, { heroes }) => kind === 'test' && (heroes[0]?.determination ?? 0) > 0),
  'keep-hoard': () =>
    dashWhen((question, { heroes }) => isTurn(question) && (heroes[0]?.treasureCount ?? 0) >= 2, {}, [PERSON]),
  'keep-dusk': () =>
    dashWhen((question, _view, keep) => isTurn(question) && keep.sun >= 23, {}, [PERSON, BOT, BOT, BOT], 'greedy'),
};

/** What somebody does who means to get on, by the names of the answers. */
export const wishes = [/^fight/, /^roll/];

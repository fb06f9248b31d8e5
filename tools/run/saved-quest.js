// A quest of HeroQuest that the program has played up to some moment, as the text of a save: for pictures of it, and tests.
import { bots, heroquest } from '@questhall/heroquest';
import { begin, legal, makeSave, readOptions, seedRng, sight, submit } from '@questhall/kernel';

const MOVES_MAX = 20_000;

/**
 * @param {Readonly<Record<string, unknown>>} raw what is not as usual about the table
 * @param {(kind: string, offers: readonly { readonly type: string }[]) => boolean} isThere whether this question is the one to stop at
 */
export function savedWhen(raw, isThere) {
  const options = readOptions(heroquest.options, raw);
  if (!options.ok) throw new Error(options.problem.message);
  const { id: game, edition } = heroquest;
  const journal = begin(heroquest, { game, edition, options: options.value, seats: 2, seed: 'fast:1', from: null });
  const players = [bots.standard(), bots.standard()];
  const rng = seedRng('fast:7');
  for (let moves = 0; moves < MOVES_MAX; moves++) {
    const [ask] = journal.state.asks;
    if (ask === undefined) break;
    const offers = legal(heroquest, journal.state, ask);
    if (isThere(ask.question.kind, offers)) return makeSave(journal);
    const action = players[ask.seat]?.({ sight: sight(heroquest, journal.state, ask.seat), ask, offers, rng }) ?? offers[0];
    if (action === undefined || !submit(heroquest, journal, { seat: ask.seat, ask: ask.id, action }).ok) break;
  }
  throw new Error('that moment never came');
}

/**
 * A campaign whose heroes are in town.
 * @param {Readonly<Record<string, unknown>>} raw
 */
export const savedInTown = (raw) => savedWhen({ campaign: true, ...raw }, (kind) => kind === 'town');

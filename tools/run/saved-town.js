// A campaign that the program has played until its heroes are back in town, as the text of a save: for pictures of the town.
import { bots, heroquest } from '@questhall/heroquest';
import { begin, legal, makeSave, readOptions, seedRng, sight, submit } from '@questhall/kernel';

const MOVES_MAX = 20_000;

export function savedInTown() {
  const options = readOptions(heroquest.options, { campaign: true, quest: 9, sellHalf: true });
  if (!options.ok) throw new Error(options.problem.message);
  const { id: game, edition } = heroquest;
  const journal = begin(heroquest, { game, edition, options: options.value, seats: 2, seed: 'fast:1', from: null });
  const players = [bots.standard(), bots.standard()];
  const rng = seedRng('fast:7');
  for (let moves = 0; moves < MOVES_MAX; moves++) {
    const [ask] = journal.state.asks;
    if (ask === undefined || ask.question.kind === 'town') return makeSave(journal);
    const offers = legal(heroquest, journal.state, ask);
    const action = players[ask.seat]?.({ sight: sight(heroquest, journal.state, ask.seat), ask, offers, rng }) ?? offers[0];
    if (action === undefined || !submit(heroquest, journal, { seat: ask.seat, ask: ask.id, action }).ok) break;
  }
  throw new Error('the heroes never came back to town');
}

import { begin, horizon, legal, sight, submit } from '@questhall/kernel';
import { greed } from './greed.ts';

/** Plays a match from its seed, with everybody who stops at eight; gives the seats that won, and what was told. */
export function playGreed(seed: string): { readonly winners: number; readonly told: readonly string[] } {
  const options = { goal: 20 };
  const journal = begin(greed, { game: 'greed', edition: '1', options, seats: 2, seed, from: null });
  const told: string[] = [];
  while (journal.state.outcome === null) {
    const [asked] = journal.state.asks; // who is asked what; play waits for it
    if (asked === undefined) throw new Error('nobody is asked');
    const { view } = sight(greed, journal.state, asked.seat); // all that this seat may know
    const offers = legal(greed, journal.state, asked); // all that it may answer
    const action = offers.find(({ type }) => type === (view.turn < 8 ? 'roll' : 'stop'));
    const answered = submit(greed, journal, { seat: asked.seat, ask: asked.id, action });
    if (!answered.ok) throw new Error('refusal' in answered ? answered.refusal.rule : 'a die is missing');
    told.push(...answered.entry.told.map(({ rule, event }) => `${rule}: ${JSON.stringify(event)}`));
  }
  if (horizon(journal) < 1) throw new Error('a die that fell is not taken back by one seat alone');
  return { winners: journal.state.outcome.winners, told };
}

import { legal, type Seat, SPECTATOR } from '@questhall/kernel';
import { Story } from '../story.ts';
import { textOf } from '../text.ts';
import type { CardId, CardSet, HeroId } from './cards.ts';
import { parley } from './parley.ts';
import { takeFrom } from './pieces.ts';
import type { Hero, Parley } from './types.ts';

/**
 * What one seat has at the beginning; an upright hero in full life with nothing in his purse, where nothing is said.
 */
type Seating = Partial<Hero> & { readonly hand: readonly CardId[] };

const USUAL: readonly HeroId[] = ['warden', 'weaver', 'scout'];

/** A table at the first choice of the first seat, with these hands and heroes. */
export function scene(set: CardSet, ...seatings: readonly Seating[]): Story<Parley> {
  return new Story(parley, {
    options: { set },
    seats: seatings.length,
    arrange({ table }) {
      const pool = table.deck.concat(...table.hands);
      table.hands = seatings.map(({ hand }) => hand.slice());
      table.heroes = table.heroes.map((hero, seat) => {
        const { hand: _hand, ...given } = seatings[seat] ?? { hand: [] };
        return { ...hero, hero: USUAL[seat] ?? 'champion', glory: 0, peril: 0, ...given };
      });
      for (const card of table.hands.concat(table.heroes.map(({ readied }) => readied)).flat()) takeFrom(pool, card);
      table.deck = pool;
    },
  });
}

const nameOf = (seat: Seat): string => 'ABCD'.charAt(seat);

/** Who is asked what: the window and its lap, or the kind of question. */
export function asked({ state }: Story<Parley>): string {
  const what = (question: Parley['Question']): string =>
    question.kind === 'window' ? `${question.window} ${question.lap}` : question.kind;
  return state.asks.map(({ seat, question }) => `${nameOf(seat)} ${what(question)}`).join(', ');
}

export function questionTo({ state }: Story<Parley>, seat: Seat): Parley['Question'] {
  const question = state.asks.find((one) => one.seat === seat)?.question;
  if (question === undefined) throw new Error(`${nameOf(seat)} is not asked`);
  return question;
}

export const offersTo = ({ state }: Story<Parley>, seat: Seat): readonly Parley['Action'][] =>
  state.asks.filter((one) => one.seat === seat).flatMap((one) => legal(parley, state, one));

/** A seat hands in an answer while others are still asked: nobody else hears a word or sees a byte of it. */
export function handsIn(story: Story<Parley>, seat: Seat, action: Parley['Action']): void {
  const watchers = [SPECTATOR, ...story.table.heroes.keys()].filter((one) => one !== seat);
  const seen = (): string => textOf(watchers.map((one) => story.sight(one)));
  const before = seen();
  story.does(seat, action).refused(seat, { type: 'pass' }, 'time.collect-wishes');
  if (seen() !== before) throw new Error(`somebody can see that ${nameOf(seat)} has answered`);
  if (watchers.some((one) => story.heard(one).length > 0)) throw new Error(`the answer of ${nameOf(seat)} was told`);
}

/** What every seat and a spectator heard of the last move: the same. */
export function allHeard(story: Story<Parley>): readonly Parley['Event'][] {
  const heard = story.heard(SPECTATOR);
  for (const seat of story.table.heroes.keys())
    if (textOf(story.heard(seat)) !== textOf(heard)) throw new Error(`${nameOf(seat)} heard something else`);
  return heard;
}

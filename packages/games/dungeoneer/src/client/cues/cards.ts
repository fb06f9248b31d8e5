import { banner, card, flash, UNSEEN } from '@questhall/facets';
import { isAdventure } from '../../content/index.ts';
import type { Event } from '../../types/index.ts';
import { cardPlace, heroPlace, pilePlace } from '../places/names.ts';
import { type Cues, caption, heroAt, isSetUp } from './make.ts';

/** Cards that are drawn, played and laid aside. */
type Dealing = Extract<
  Event['type'],
  | ('drew' | 'drewUnseen' | 'reshuffled' | 'played' | 'readied' | 'used' | 'charge' | 'discarded' | 'leftTheGame')
  | ('returned' | 'upkeepPaid' | 'declared' | 'fizzled' | 'cursed' | 'lifted' | 'attached' | 'looked' | 'lookedUnseen')
  | ('ordered' | 'orderedUnseen' | 'handedBack')
>;

export const CARDS: Cues<Dealing> = {
  drew: ({ card: drawn }, view) => (isSetUp(view) ? [] : [{ kind: 'appear', who: cardPlace(drawn) }]),
  drewUnseen: UNSEEN,
  reshuffled: ({ pile }) => flash([pilePlace(pile)], 'plain'),
  played: ({ seat }) => card(heroPlace(seat), 'good'),
  readied: ({ card: ready }) => [{ kind: 'appear', who: cardPlace(ready) }],
  // What was played just now has been read.
  used: ({ seat, source }) => card(isAdventure(source) ? cardPlace(source) : heroPlace(seat), 'good'),
  charge: ({ card: one }) => flash([cardPlace(one)], 'plain'),
  discarded: UNSEEN,
  leftTheGame: UNSEEN,
  returned: ({ seat }) => flash([heroPlace(seat)], 'plain'),
  upkeepPaid: ({ card: kept }) => flash([cardPlace(kept)], 'good'),
  declared: ({ seat }) => card(heroPlace(seat), 'bad'),
  fizzled: () => banner('plain'),
  cursed: ({ seat, card: bane }, view) => flash([heroAt(view, seat), cardPlace(bane)], 'bad'),
  lifted: ({ seat }, view) => flash([heroAt(view, seat)], 'good'),
  attached: ({ to }) => flash([cardPlace(to)], 'bad'),
  looked: ({ pile }) => flash([pilePlace(pile)], 'magic'),
  lookedUnseen: ({ pile }) => flash([pilePlace(pile)], 'magic'),
  ordered: ({ pile }) => flash([pilePlace(pile)], 'plain'),
  orderedUnseen: ({ pile }) => flash([pilePlace(pile)], 'plain'),
  handedBack: ({ seat }) => caption(heroPlace(seat)),
};

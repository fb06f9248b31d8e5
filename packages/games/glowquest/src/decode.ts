import { decoder, oneOf, orNull, type Read, shortText, wholeNumber, yesOrNo } from '@questhall/border';
import { CARD_IDS, DECKS, NEGATIVES, READY_IDS } from './content/index.ts';
import type { Action, Base } from './types/index.ts';

const deck = oneOf(DECKS);
const card = oneOf(CARD_IDS);
const base: Read<Base['source']> = oneOf(['role', 'own', ...CARD_IDS]);

/** The border: an action of this game, or null. */
export const decode: (raw: unknown) => Action | null = decoder<Action>({
  accept: {},
  decline: {},
  endPhase: {},
  done: {},
  guard: {},
  recover: {},
  endTurn: {},
  gain: { deck },
  takeReady: { set: oneOf(READY_IDS) },
  keep: { card, reshuffle: yesOrNo },
  exchange: { card },
  award: { hero: wholeNumber, deck },
  handOver: { card, to: wholeNumber },
  discard: { card },
  trade: { card, from: wholeNumber, to: wholeNumber },
  stand: { at: wholeNumber },
  go: { to: wholeNumber },
  open: { door: wholeNumber },
  setUp: { at: wholeNumber },
  use: { benefit: shortText, target: orNull(wholeNumber), glow: orNull(wholeNumber) },
  attack: { target: wholeNumber, base },
  place: { to: wholeNumber },
  name: { target: wholeNumber },
  reduce: { effect: oneOf(NEGATIVES) },
  flee: { enemy: wholeNumber },
  dodge: { enemy: wholeNumber },
  survive: { card },
  throwRock: { target: wholeNumber },
  crawl: { to: wholeNumber },
  activate: { monster: wholeNumber },
});

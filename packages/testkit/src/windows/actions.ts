import { decoder, oneOf, orNull, wholeNumber } from '@questhall/border';
import { type AnswersTo, fromDeeds, type Game } from '@questhall/kernel';
import { acts } from './acts.ts';
import { CARD_IDS } from './cards.ts';
import { choices } from './choices.ts';
import { turnOf } from './pieces.ts';
import type { Parley } from './types.ts';

type Actions = Pick<Game<Parley>, 'propose' | 'judge' | 'perform'>;

const ANSWERS: AnswersTo<Parley> = {
  choice: ['play', 'use', 'ability', 'untip', 'challenge', 'move', 'explore', 'bane', 'send', 'end'],
  muster: ['send', 'strike'],
  look: ['look', 'pass'],
  challenge: ['challenge', 'strikeBack', 'pass'],
  window: ['play', 'use', 'ability', 'untip', 'challenge', 'pass'],
};

const deeds = fromDeeds<Parley>({ ...acts, ...choices }, ANSWERS);

export const actions: Actions = {
  propose: deeds.propose,
  judge: deeds.judge,
  /** After an action of the own choice a window is owed: `entered` where the hero has come to another space. */
  perform(draft, asked, action, tell) {
    if (asked.question.kind === 'choice') draft.table.acts = [];
    deeds.perform(draft, asked, action, tell);
    if (asked.question.kind === 'choice' && action.type !== 'end') turnOf(draft).owed ??= 'action-done';
  },
};

export const decode: Game<Parley>['decode'] = decoder<Parley['Action']>({
  pass: {},
  untip: {},
  explore: {},
  strike: {},
  look: {},
  end: {},
  play: { card: oneOf(CARD_IDS), at: orNull(wholeNumber) },
  use: { card: oneOf(CARD_IDS) },
  ability: { at: orNull(wholeNumber) },
  challenge: { hero: wholeNumber },
  strikeBack: { foe: wholeNumber },
  move: { to: wholeNumber },
  bane: { card: oneOf(CARD_IDS), target: wholeNumber },
  send: { card: oneOf(CARD_IDS), target: wholeNumber },
});

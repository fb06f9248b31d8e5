import type { Wording } from '@questhall/facets';
import type { Dungeoneer, Question } from '../../types/index.ts';
import { capital } from '../telling/clauses.ts';
import { type FactSayings, factsIn } from '../telling/facts.ts';
import { points } from './effects-voices.ts';

/** What is asked just now, and so comes first. */
const ASKED: Readonly<Record<Question['kind'], string>> = {
  choice: 'this is not the time for it',
  begin: 'the game has not begun',
  aside: 'it is not your turn to decide',
  pickHero: 'first choose a hero',
  entrance: 'first choose where to begin',
  lay: 'first lay a Map card',
  trim: 'first discard what is too much',
  trimPack: 'first let a monster of your Pack go',
  discard: 'first discard a card',
  save: 'first say whether you save a movement point',
  challenge: 'first say whether you challenge somebody',
  upkeep: 'first say whether you pay the upkeep',
  muster: 'first close your list of Encounters, or drop it',
  place: 'first lay the Map card',
  pair: 'first say where the Portal leads',
  dodge: 'first say whether you jump clear',
  spaceEffect: 'first say whether you use the space',
  look: 'first choose a deck',
  order: 'first put the cards back',
  lead: 'first say how the monster attacks',
  hit: 'first say what the hit does',
  minion: 'first say what your Minion does',
  lose: 'first discard what is asked of you',
  stow: 'first put the monster away',
  spoils: 'first say who gets the Peril',
  shift: 'first shift a Map card, or stop',
  draw: 'first choose a deck',
  rebirth: 'first choose a hero',
  rebirthPlace: 'first choose an Entrance',
  window: 'in a moment like this only a card, an ability, standing up or a challenge will do',
};

const SAYINGS: FactSayings = {
  asked: (kind) => ASKED[kind as Question['kind']] ?? '', // a refusal names the kind of what is asked
  cost: (cost) => `it costs ${cost}`,
  moment: () => 'its moment is when the monsters of a fight are put away',
  points: (count) => `it takes ${points(Number(count))}`,
  glory: (glory) => `it takes ${glory} Glory`,
  least: (least, { most }) =>
    least === most ? 'nothing can be added to its price' : `from ${least} to ${most} can be added`,
  most: (most, { least }) => (least === undefined ? `the monster may cost ${most} at most` : ''),
  needed: (needed, { peril }) => `it takes ${needed} Peril, and there ${peril === 1 ? 'is' : 'are'} ${peril}`,
  peril: () => '',
  seats: (seats) => `there are ${seats} players`,
};

export const facts: Wording<Dungeoneer>['facts'] = (given, { view }) => factsIn(SAYINGS, capital, given, view);

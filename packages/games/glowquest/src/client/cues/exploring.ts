import { banner, type Cue, caption, card, flash, thrown, UNSEEN } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import type { Event, View } from '../../types/index.ts';
import { cardPlace, deckPlace, doorPlace, figurePlace, heroPlace, squarePlace } from '../places/names.ts';
import { act, type Cues, figuresOn } from './make.ts';

/** What happens between fights: cards, tiles, doors, and what lives behind them. */
type Exploring =
  | ('expeditionBegan' | 'drew' | 'readyTaken' | 'kept' | 'gainLost' | 'reshuffled' | 'discarded')
  | ('tradeOffered' | 'handedOver' | 'tradeDeclined' | 'entered' | 'phaseBegan' | 'phaseEnded' | 'explored')
  | ('rerolledLayout' | 'laid' | 'reclaimed' | 'sealed' | 'doorOpened' | 'falseDoor' | 'roomFound' | 'glowPlaced')
  | ('glowHarvested' | 'wentDown' | 'wandered' | 'patrolRolled' | 'encounterBegan' | 'extraMonsters' | 'setUp')
  | ('encounterWon' | 'refreshed' | 'declinedLevel' | 'expeditionWon' | 'expeditionLost');

const party = (view: View) => figuresOn(view, ...view.heroes.map(({ id }) => id));

/** The heroes are still being made: every card is chosen by hand, and needs no show. */
const isCreation = ({ hasFought, heroes }: View): boolean => !hasFought && heroes.every(({ at }) => at < 0);

const squares = (cells: readonly Cell[]) => cells.map(squarePlace);

/** A door by the square before it, as long as it is there. */
const doorsAt = ({ floor }: View, near: Cell): readonly Cue[] =>
  floor.doors
    .filter((door) => door.near === near && !door.isOpen)
    .slice(0, 1)
    .map(({ id }) => ({ kind: 'door', at: doorPlace(id) }));

const traded = ({ from, to }: Extract<Event, { type: 'handedOver' }>): readonly Cue[] =>
  flash([heroPlace(from), heroPlace(to)], 'good');

export const EXPLORING: Cues<Exploring> = {
  expeditionBegan: () => banner('plain'),
  drew: ({ cards }) => [{ kind: 'turn', at: cards.map(cardPlace) }],
  readyTaken: ({ hero }) => flash([heroPlace(hero)], 'good'),
  // A card that is kept after a fight is a level gained.
  kept: ({ hero, card: kept }, view) => [
    ...flash([heroPlace(hero)], 'good'),
    ...(isCreation(view) ? [] : card(cardPlace(kept), 'good')),
  ],
  gainLost: ({ hero }) => flash([heroPlace(hero)], 'bad'),
  reshuffled: ({ deck }) => flash([deckPlace(deck)], 'plain'),
  discarded: ({ hero }) => flash([heroPlace(hero)], 'plain'),
  tradeOffered: UNSEEN,
  handedOver: traded,
  tradeDeclined: UNSEEN,
  entered: ({ hero }) => [{ kind: 'appear', who: figurePlace(hero) }],
  phaseBegan: ({ hero }, view) => act(view, hero),
  phaseEnded: UNSEEN,
  explored: ({ hero }, view) => thrown(figuresOn(view, hero)),
  rerolledLayout: (_event, view) => thrown(figuresOn(view, view.phase?.hero ?? null)),
  laid: ({ tiles }) => tiles.map(({ cells }) => ({ kind: 'tile', at: squares(cells) })),
  reclaimed: (event) => flash(squares(event.squares), 'bad'),
  sealed: (event) => flash(squares(event.squares), 'plain'),
  doorOpened: ({ near }, view) => doorsAt(view, near),
  falseDoor: ({ near }, view) => [...doorsAt(view, near), ...caption([squarePlace(near)])],
  roomFound: ({ room }) => (room === 'quest' ? banner('magic') : []),
  glowPlaced: (event) => [{ kind: 'light', at: squares(event.squares) }],
  glowHarvested: (_event, view) => [...flash(squares(view.glow), 'magic'), ...banner('magic')],
  wentDown: () => banner('plain'),
  wandered: ({ isPatrol }, view) => [...thrown(party(view)), ...(isPatrol ? banner('bad') : [])],
  patrolRolled: (_event, view) => [...thrown(party(view)), ...card(null, 'bad')],
  encounterBegan: ({ hero }, view) => [...thrown(figuresOn(view, hero)), ...banner('bad')],
  extraMonsters: (_event, view) => flash(party(view), 'bad'),
  setUp: ({ monster }) => [{ kind: 'appear', who: figurePlace(monster) }],
  encounterWon: () => banner('good'),
  refreshed: ({ heroes }, view) => flash(figuresOn(view, ...heroes), 'good'),
  declinedLevel: UNSEEN,
  expeditionWon: () => banner('good'),
  expeditionLost: () => banner('bad'),
};

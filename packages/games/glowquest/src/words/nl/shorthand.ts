import type { Action, Glowquest, View } from '../../types/index.ts';
import { squareText } from '../typed/squares.ts';
import type { Telling } from '../words.ts';
import { baseName, benefitName, figureIn } from './figures.ts';
import { DUTCH_NAMES } from './names.ts';
import { doorText } from './places.ts';

type Named = { readonly [K in Action['type']]: (action: Extract<Action, { type: K }>, view: View) => string };

const { card: CARDS, deck: DECKS, effect: EFFECTS } = DUTCH_NAMES;

const NAMED: Named = {
  gain: ({ deck }) => DECKS[deck],
  keep: ({ card, reshuffle }) => (reshuffle ? `houd ${CARDS[card]} en schud` : `houd ${CARDS[card]}`),
  exchange: ({ card }) => `ruil ${CARDS[card]} in`,
  award: ({ hero, deck }, view) => `${figureIn(view, hero)}: ${DECKS[deck]}`,
  handOver: ({ card, to }, view) => `geef ${CARDS[card]} aan ${figureIn(view, to)}`,
  discard: ({ card }) => `doe ${CARDS[card]} weg`,
  trade: ({ card, to }, view) => `${CARDS[card]} naar ${figureIn(view, to)}`,
  accept: () => 'goed',
  decline: () => 'nee',
  stand: ({ at }) => `sta ${squareText(at)}`,
  go: ({ to }) => `loop ${squareText(to)}`,
  open: ({ door: id }, { floor }) => {
    const door = floor.doors.find((one) => one.id === id);
    return door === undefined ? 'open' : `open de deur ${doorText(door)}`;
  },
  endPhase: () => 'klaar',
  setUp: ({ at }) => `zet ${squareText(at)}`,
  use: ({ benefit, target }, view) =>
    target === null ? benefitName(benefit) : `${benefitName(benefit)} op ${figureIn(view, target)}`,
  attack: ({ target, base }, view) => `sla ${figureIn(view, target)}${base === 'own' ? '' : ` met ${baseName(base)}`}`,
  done: () => 'verder',
  place: ({ to }) => `zet ${squareText(to)}`,
  name: ({ target }, view) => figureIn(view, target),
  reduce: ({ effect }) => `weg met ${EFFECTS[effect]}`,
  flee: ({ enemy }, view) => `vlucht voor ${figureIn(view, enemy)}`,
  dodge: ({ enemy }, view) => `ontwijk ${figureIn(view, enemy)}`,
  guard: () => 'spring bij',
  survive: ({ card }) => CARDS[card],
  recover: () => 'kom bij',
  throwRock: ({ target }, view) => `gooi naar ${figureIn(view, target)}`,
  crawl: ({ to }) => `kruip ${squareText(to)}`,
  activate: ({ monster }, view) => figureIn(view, monster),
  endTurn: () => 'klaar',
};

/** The name of an answer in the list. What it says at length stands beside it. */
export const shorthand: Telling<Glowquest>['shorthand'] = (chosen, { view }) => {
  const named = NAMED[chosen.type] as (chosen: Action, view: View) => string; // looked up by the action's own type
  return named(chosen, view);
};

import type { Wording } from '@questhall/facets';
import { glowAtHand } from '../../queries/benefits.ts';
import { findEntity } from '../../queries/entities.ts';
import { basesOf } from '../../queries/stats.ts';
import type { Action, Base, EntityId, Glowquest, View } from '../../types/index.ts';
import { signIn } from '../telling/signs.ts';
import { doorText, squareText } from './squares.ts';
import type { TypedWords } from './typed-words.ts';

type Typed = {
  readonly [K in Action['type']]: (
    action: Extract<Action, { type: K }>,
    view: View,
    words: TypedWords,
  ) => readonly string[];
};

/** `defense`, `g2`: heroes by their Roles, monsters by their signs on the map. */
function figureTyped(view: View, id: EntityId, { role, letters }: TypedWords): string {
  const hero = view.heroes.find((one) => one.id === id);
  return hero === undefined ? signIn(letters, view, id).toLowerCase() : role[hero.role][0];
}

/** What one strikes with is only said where there is a choice. */
function baseTyped(view: View, source: Base['source'], { hands, card }: TypedWords): readonly string[] {
  const attacker = findEntity(view, view.turn?.who ?? -1);
  if (source === 'own' || attacker === null || basesOf(view, attacker).length === 1) return [];
  return [source === 'role' ? hands[0] : card(source)[0]];
}

/** So is the Glow. */
function glowTyped(view: View, glow: number | null): readonly string[] {
  const user = findEntity(view, view.turn?.who ?? -1);
  return glow === null || user === null || glowAtHand(view, user).length === 1 ? [] : [squareText(glow)];
}

const TYPED: Typed = {
  gain: ({ deck }, _view, words) => [words.verbs.gain[0], words.deck[deck][0]],
  takeReady: ({ set }, _view, words) => [words.verbs.become[0], words.ready(set)[0]],
  keep: ({ card, reshuffle }, _view, words) => [
    words.verbs.keep[0],
    words.card(card)[0],
    ...(reshuffle ? [words.reshuffle[0]] : []),
  ],
  exchange: ({ card }, _view, words) => [words.verbs.exchange[0], words.card(card)[0]],
  award: ({ hero, deck }, view, words) => [words.verbs.award[0], figureTyped(view, hero, words), words.deck[deck][0]],
  handOver: ({ card, to }, view, words) => [words.verbs.hand[0], words.card(card)[0], figureTyped(view, to, words)],
  discard: ({ card }, _view, words) => [words.verbs.discard[0], words.card(card)[0]],
  trade: ({ card, from, to }, view, words) => [
    words.verbs.trade[0],
    words.card(card)[0],
    figureTyped(view, from, words),
    figureTyped(view, to, words),
  ],
  accept: (_action, _view, { verbs }) => [verbs.accept[0]],
  decline: (_action, _view, { verbs }) => [verbs.decline[0]],
  stand: ({ at }, _view, { verbs }) => [verbs.stand[0], squareText(at)],
  go: ({ to }, _view, { verbs }) => [verbs.walk[0], squareText(to)],
  open: ({ door: id }, { floor }, words) => {
    const door = floor.doors.find((one) => one.id === id);
    return [words.verbs.open[0], ...(door === undefined ? [] : [doorText(door, words)])];
  },
  endPhase: (_action, _view, { verbs }) => [verbs.end[0]],
  setUp: ({ at }, _view, { verbs }) => [verbs.place[0], squareText(at)],
  use: ({ benefit, target, glow }, view, words) => [
    words.verbs.use[0],
    words.benefit(benefit)[0],
    ...(target === null ? [] : [figureTyped(view, target, words)]),
    ...glowTyped(view, glow),
  ],
  attack: ({ target, base }, view, words) => [
    words.verbs.attack[0],
    figureTyped(view, target, words),
    ...baseTyped(view, base, words),
  ],
  done: (_action, _view, { verbs }) => [verbs.done[0]],
  place: ({ to }, _view, { verbs }) => [verbs.place[0], squareText(to)],
  name: ({ target }, view, words) => [words.verbs.name[0], figureTyped(view, target, words)],
  reduce: ({ effect }, _view, words) => [words.verbs.reduce[0], words.effect[effect][0]],
  flee: ({ enemy }, view, words) => [words.verbs.flee[0], figureTyped(view, enemy, words)],
  dodge: ({ enemy }, view, words) => [words.verbs.dodge[0], figureTyped(view, enemy, words)],
  guard: (_action, _view, { verbs }) => [verbs.protect[0]],
  survive: ({ card }, _view, words) => [words.verbs.survive[0], words.card(card)[0]],
  recover: (_action, _view, { verbs }) => [verbs.recover[0]],
  throwRock: ({ target }, view, words) => [words.verbs.rock[0], figureTyped(view, target, words)],
  crawl: ({ to }, _view, { verbs }) => [verbs.crawl[0], squareText(to)],
  activate: ({ monster }, view, words) => [words.verbs.activate[0], figureTyped(view, monster, words)],
  endTurn: (_action, _view, { verbs }) => [verbs.end[0]],
};

/**
 * The shortest thing to type for an action. None of these words is a command of the terminal, such as `again` or `go`.
 */
export const shorthandOf =
  (words: TypedWords): Wording<Glowquest>['typed'] =>
  (chosen, { view }) => {
    const typed = TYPED[chosen.type] as (chosen: Action, view: View, words: TypedWords) => readonly string[]; // looked up by the action's own type
    return typed(chosen, view, words).join(' ');
  };

import { glowAtHand } from '../../queries/benefits.ts';
import { findEntity } from '../../queries/entities.ts';
import { basesOf } from '../../queries/stats.ts';
import { type Action, type Base, type EntityId, FIRST_MONSTER, type Glowquest, type View } from '../../types/index.ts';
import { signOf } from '../en/signs.ts';
import type { Words } from '../words.ts';
import { doorText, squareText } from './squares.ts';

type Typed = {
  readonly [K in Action['type']]: (action: Extract<Action, { type: K }>, view: View) => readonly string[];
};

/** `defense`, `g2`: heroes by their Roles, monsters by their signs on the map. */
function figureTyped(view: View, id: EntityId): string {
  if (id >= FIRST_MONSTER) return signOf(view, id).toLowerCase();
  return view.heroes[id]?.role ?? String(id);
}

/** What one strikes with is only said where there is a choice. */
function baseTyped(view: View, source: Base['source']): readonly string[] {
  const attacker = findEntity(view, view.turn?.who ?? -1);
  if (source === 'own' || attacker === null || basesOf(view, attacker).length === 1) return [];
  return [source === 'role' ? 'hands' : source];
}

/** So is the Glow. */
function glowTyped(view: View, glow: number | null): readonly string[] {
  const user = findEntity(view, view.turn?.who ?? -1);
  return glow === null || user === null || glowAtHand(view, user).length === 1 ? [] : [squareText(glow)];
}

const TYPED: Typed = {
  gain: ({ deck }) => ['gain', deck],
  keep: ({ card, reshuffle }) => ['keep', card, ...(reshuffle ? ['reshuffle'] : [])],
  exchange: ({ card }) => ['exchange', card],
  award: ({ hero, deck }, view) => ['award', figureTyped(view, hero), deck],
  handOver: ({ card, to }, view) => ['hand', card, figureTyped(view, to)],
  discard: ({ card }) => ['discard', card],
  trade: ({ card, from, to }, view) => ['trade', card, figureTyped(view, from), figureTyped(view, to)],
  accept: () => ['accept'],
  decline: () => ['decline'],
  stand: ({ at }) => ['stand', squareText(at)],
  go: ({ to }) => ['walk', squareText(to)],
  open: ({ door: id }, { floor }) => {
    const door = floor.doors.find((one) => one.id === id);
    return ['open', ...(door === undefined ? [] : [doorText(door)])];
  },
  endPhase: () => ['end'],
  setUp: ({ at }) => ['place', squareText(at)],
  use: ({ benefit, target, glow }, view) => [
    'use',
    benefit,
    ...(target === null ? [] : [figureTyped(view, target)]),
    ...glowTyped(view, glow),
  ],
  attack: ({ target, base }, view) => ['attack', figureTyped(view, target), ...baseTyped(view, base)],
  done: () => ['done'],
  place: ({ to }) => ['place', squareText(to)],
  name: ({ target }, view) => ['name', figureTyped(view, target)],
  reduce: ({ effect }) => ['reduce', effect],
  flee: ({ enemy }, view) => ['flee', figureTyped(view, enemy)],
  dodge: ({ enemy }, view) => ['dodge', figureTyped(view, enemy)],
  guard: () => ['protect'],
  survive: ({ card }) => ['survive', card],
  recover: () => ['recover'],
  throwRock: ({ target }, view) => ['rock', figureTyped(view, target)],
  crawl: ({ to }) => ['crawl', squareText(to)],
  activate: ({ monster }, view) => ['activate', figureTyped(view, monster)],
  endTurn: () => ['end'],
};

/**
 * The shortest thing to type for an action. None of these words is a command of the terminal, such as `again` or `go`.
 */
export const shorthand: Words<Glowquest>['shorthand'] = (chosen, { view }) => {
  const typed = TYPED[chosen.type] as (chosen: Action, view: View) => readonly string[]; // looked up by the action's own type
  return typed(chosen, view).join(' ');
};

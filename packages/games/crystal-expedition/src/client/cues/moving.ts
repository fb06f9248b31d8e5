import { type Cue, flash, thrown } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import { isNear, neighboursOf } from '@questhall/tiles';
import { entityAt, findEntity } from '../../queries/entities.ts';
import type { EntityId, Event, View } from '../../types/index.ts';
import { figurePlace, squarePlace } from '../places/names.ts';
import { figuresOn, partyOn } from '../places/there.ts';
import { type Cues, forWhom } from './make.ts';

/** Everything that changes who stands where. */
type Moving = 'walked' | 'rewound' | 'escapeRolled' | 'moved' | 'marched' | 'pinned';

const walk = (who: EntityId, way: readonly Cell[]): readonly Cue[] =>
  way.length < 2 || way.some((cell) => cell < 0)
    ? []
    : [{ kind: 'walk', who: figurePlace(who), way: way.map(squarePlace) }];

const whereIs = (view: View, who: EntityId): Cell => findEntity(view, who)?.at ?? -1;

/** From where the walker is seen: the rest of a way that a question halted. */
function wayFrom({ expedition }: View, at: Cell, path: readonly Cell[]): readonly Cell[] {
  const done = path.indexOf(at);
  if (done >= 0) return path.slice(done);
  const [first] = path;
  const isStep = first !== undefined && expedition !== null && isNear(expedition.floor, at, first);
  return isStep ? [at, ...path] : [at, ...path.slice(-1)];
}

/** The shortest way past everybody, for those who Dodge or crawl and are told of no way. */
function wayPast(view: View, from: Cell, to: Cell): readonly Cell[] {
  const { expedition } = view;
  const before = new Map<Cell, Cell>([[from, from]]);
  if (expedition === null) return [from, to];
  for (const cell of before.keys()) {
    if (cell === to) break;
    for (const next of neighboursOf(expedition.floor, cell))
      if (!before.has(next) && entityAt(view, next) === null) before.set(next, cell);
  }
  if (!before.has(to)) return [from, to];
  const way = [to];
  for (let cell = to; cell !== from; way.unshift(cell)) cell = before.get(cell) ?? from;
  return way;
}

/** Momentum and whatever else shoves goes straight; whoever Dodges finds a way. */
const wayOf = (view: View, { from, to, how }: Extract<Event, { type: 'moved' }>): readonly Cell[] =>
  how === 'dodge' || how === 'crawl' ? wayPast(view, from, to) : [from, to];

export const MOVING: Cues<Moving> = {
  walked: ({ who, path }, view) => walk(who, wayFrom(view, whereIs(view, who), path)),
  rewound: ({ who, to }, view) => walk(who, [whereIs(view, who), to]),
  escapeRolled: ({ who, passed }, view) => [
    ...thrown(figuresOn(view, who)),
    ...flash(figuresOn(view, who), forWhom(who, passed ? 'good' : 'bad')),
  ],
  moved: (event, view) => walk(event.who, wayOf(view, event)),
  marched: ({ squares }, view) => [
    ...squares.flatMap(({ hero, at }) => walk(hero, at === whereIs(view, hero) ? [] : [whereIs(view, hero), at])),
    ...thrown(partyOn(view)),
  ],
  pinned: ({ who }, view) => flash(figuresOn(view, who), 'plain'),
};

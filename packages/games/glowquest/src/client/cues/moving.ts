import { type Cue, flash, thrown } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import { isNear, neighboursOf } from '@questhall/tiles';
import { entityAt, findEntity } from '../../queries/entities.ts';
import type { EntityId, View } from '../../types/index.ts';
import { figurePlace, squarePlace } from '../places/names.ts';
import { type Cues, figuresOn, forWhom } from './make.ts';

/** Everything that changes who stands where. */
type Moving = 'walked' | 'crawled' | 'moved' | 'fled' | 'dodged';

const walk = (who: EntityId, way: readonly Cell[]): readonly Cue[] =>
  way.length < 2 ? [] : [{ kind: 'walk', who: figurePlace(who), way: way.map(squarePlace) }];

/**
 * From where the walker is seen: the rest of a way that a question halted, or back to its last free square when the
 * walk was given up on top of an ally. [leave.fail-on-ally]
 */
function wayFrom(view: View, who: EntityId, path: readonly Cell[]): readonly Cell[] {
  const at = findEntity(view, who)?.at ?? -1;
  const done = path.indexOf(at);
  if (done >= 0) return path.slice(done);
  const [first] = path;
  return first !== undefined && isNear(view.floor, at, first) ? [at, ...path] : [at, ...path.slice(-1)];
}

/** The shortest way past everybody, for those who slide or crawl and are told of no way. */
function wayPast(view: View, from: Cell, to: Cell): readonly Cell[] {
  const before = new Map<Cell, Cell>([[from, from]]);
  for (const cell of before.keys()) {
    if (cell === to) break;
    for (const next of neighboursOf(view.floor, cell))
      if (!before.has(next) && entityAt(view, next) === null) before.set(next, cell);
  }
  if (!before.has(to)) return [from, to];
  const way = [to];
  for (let cell = to; cell !== from; way.unshift(cell)) cell = before.get(cell) ?? from;
  return way;
}

export const MOVING: Cues<Moving> = {
  walked: ({ who, path }, view) => walk(who, wayFrom(view, who, path)),
  crawled: ({ hero, to }, view) => walk(hero, wayPast(view, findEntity(view, hero)?.at ?? to, to)),
  moved: ({ who, from, to, how, follower }, view) => [
    ...walk(who, how === 'slide' ? wayPast(view, from, to) : [from, to]),
    ...(follower === undefined ? [] : walk(follower.who, [findEntity(view, follower.who)?.at ?? from, follower.to])),
  ],
  fled: ({ who }, view) => flash(figuresOn(view, who), forWhom(who, 'bad')),
  dodged: ({ who, passed }, view) => [
    ...thrown(figuresOn(view, who)),
    ...flash(figuresOn(view, who), forWhom(who, passed ? 'good' : 'bad')),
  ],
};

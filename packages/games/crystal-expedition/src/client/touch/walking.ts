import type { Cell } from '@questhall/grid';
import { findEntity, findHero } from '../../queries/entities.ts';
import { findExit, squaresAt, strollTo } from '../../queries/exits.ts';
import { pathTo } from '../../queries/ways.ts';
import type { Action, EntityId, Hero, View } from '../../types/index.ts';

/** From where somebody stands, every square of the way that the rules would take in a fight. */
export function wayFor(view: View, actor: EntityId | null, to: Cell): readonly Cell[] {
  const mover = actor === null ? null : findEntity(view, actor);
  return mover === null ? [] : [mover.at, ...pathTo(view, mover, to)];
}

/** The same outside of fights, where nobody is in the way. [explore.untimed-movement] */
export function strollFor(view: View, hero: EntityId, to: Cell): readonly Cell[] {
  const walker = findHero(view, hero);
  if (walker === null) return [];
  const path = strollTo(view, walker, to);
  return path.length === 0 ? [] : [walker.at, ...path];
}

/** To the exit that is explored, by whoever explores it; nowhere for whoever stands there. */
export function wayToExit(view: View, hero: EntityId, exit: number): readonly Cell[] {
  const walker = findHero(view, hero);
  const way = view.expedition === null ? null : findExit(view.expedition.floor, exit);
  if (walker === null || way === null) return [];
  const squares = squaresAt(way);
  if (squares.includes(walker.at)) return [];
  const ways = squares
    .filter((cell) => !isTaken(view, walker, cell))
    .map((cell) => strollFor(view, hero, cell))
    .filter(({ length }) => length > 0);
  return ways.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

const isTaken = ({ party }: View, walker: Hero, cell: Cell): boolean =>
  party.some(({ id, at }) => at === cell && id !== walker.id);

/** The way that somebody would go by this, the first square being the one left. */
export function wayOf(view: View, actor: EntityId | null, action: Action): readonly Cell[] {
  switch (action.type) {
    case 'go':
      return wayFor(view, actor, action.to);
    case 'walk':
      return strollFor(view, action.hero, action.to);
    case 'explore':
      return wayToExit(view, action.hero, action.exit);
    default:
      return [];
  }
}

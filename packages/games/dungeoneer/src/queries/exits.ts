import type { Seat } from '@questhall/kernel';
import { type Exit, type MapId, mapCardOf, SIDES, type Side } from '../content/index.ts';
import { cellBeside, cellKey, chartOf, distancesOn, exitOf, isEntrance, printedSide, type Way } from '../map/chart.ts';
import type { Gate, Open, Table } from '../types/index.ts';
import { lastingOn } from './scores.ts';
import { heroOf, isActive, isOnMap, type Match, placedOf, sectionOf } from './table.ts';

/** Where a hero comes to by a side of his space; null where he cannot go. */
export function wayBy(table: Open, seat: Seat, side: Side): MapId | null {
  const { space, wall } = heroOf(table, seat);
  if (space === null) return null;
  const { ways, byCell } = chartOf(sectionOf(table, space).placed);
  const usual = ways.get(space)?.find((way) => way.side === side)?.to ?? null;
  if (usual !== null || (wall !== side && !table.house.oneWayWalls)) return usual;
  const from = placedOf(table, space);
  if (from === null) return null;
  const { x, y } = cellBeside(from, side);
  const to = byCell.get(cellKey(x, y));
  if (to === undefined) return null;
  // Only the exit that is left counts. [map.usable-connection]
  return wall === side || exitOf(from, side).kind !== 'wall' ? to.card : null;
}

/** The sides by which a hero can leave his space. */
export function waysOut(table: Open, seat: Seat): readonly Way[] {
  const { space, wall } = heroOf(table, seat);
  if (space === null) return NOWHERE;
  if (wall === null && !table.house.oneWayWalls)
    return chartOf(sectionOf(table, space).placed).ways.get(space) ?? NOWHERE;
  return SIDES.flatMap((side) => {
    const to = wayBy(table, seat, side);
    return to === null ? [] : [{ side, to }];
  });
}

const NOWHERE: readonly Way[] = [];

export const gateAt = (table: Open, card: MapId, side: Side): Gate | null => {
  const placed = placedOf(table, card);
  if (placed === null) return null;
  const printed = printedSide(placed, side);
  return table.gates.find((gate) => gate.card === card && gate.side === printed) ?? null;
};

/**
 * The Threat that a hero faces when he leaves by a side; null where nothing stops him. [move.threat-of-exit-left]
 * [exit.open]
 */
export function barrierAt(table: Open, seat: Seat, side: Side): Extract<Exit, { number: number }> | null {
  const { space, wall } = heroOf(table, seat);
  const placed = space === null ? null : placedOf(table, space);
  if (placed === null || space === null || wall === side) return null;
  const exit = exitOf(placed, side);
  if (exit.kind === 'open' || exit.kind === 'wall' || gateAt(table, space, side) !== null) return null;
  const hasKeys = lastingOn(table, seat, 'open').some(([{ what }]) => what === 'locked');
  return exit.kind === 'locked' && hasKeys ? null : exit;
}

/** The other ends of the sewer that a space has. [link.sewer] */
export function sewersFrom(table: Open, space: MapId): readonly MapId[] {
  const { sewer } = mapCardOf(space);
  const ends: MapId[] = [];
  if (sewer === null) return ends;
  for (const { placed } of table.sections)
    for (const { card } of placed) if (card !== space && mapCardOf(card).sewer === sewer) ends.push(card);
  return ends;
}

/** Where a Portal leads, or the Portals that an Entrance leads to. [link.portal] */
export function portalsFrom(table: Table, space: MapId): readonly MapId[] {
  const paired: MapId[] = [];
  for (const { portal, entrance } of table.portals)
    if (portal === space) paired.push(entrance);
    else if (entrance === space) paired.push(portal);
  return paired.length > 0 ? paired : substitutePortals(table, space);
}

/**
 * Where no Portal is left in a game of two sections, Entrances of the Wilderness serve as such. [map.dead-end-fallback]
 */
function substitutePortals(table: Table, space: MapId): readonly MapId[] {
  if (!hasLostPortals(table)) return [];
  const [dungeon] = entrancesIn(table, 'dungeon');
  const outside = entrancesIn(table, 'wilderness');
  if (dungeon === undefined || outside.length === 0) return [];
  if (space === dungeon) return outside;
  return outside.includes(space) ? [dungeon] : [];
}

const hasLostPortals = (table: Table): boolean =>
  table.lost.some((card) => mapCardOf(card).isPortal) &&
  !table.sections.some(
    ({ placed, deck }) =>
      placed.some(({ card }) => mapCardOf(card).isPortal) || deck.some((card) => mapCardOf(card).isPortal),
  );

export const entrancesIn = ({ sections }: Open, name: 'dungeon' | 'wilderness'): readonly MapId[] =>
  sections
    .filter((section) => section.name === name)
    .flatMap(({ placed }) => placed.flatMap(({ card }) => (isEntrance(card) ? [card] : [])));

export const entrancesOf = (table: Open): readonly MapId[] =>
  table.sections.flatMap(({ placed }) => placed.flatMap(({ card }) => (isEntrance(card) ? [card] : [])));

/** How far a space is from the nearest Entrance of its section. [map.distance] */
export const distanceOf = (table: Open, space: MapId): number =>
  distancesOn(sectionOf(table, space).placed).get(space) ?? 0;

/** A point that this seat can spend now: a current one in its own turn, the saved one otherwise. */
export const pointsOf = (state: Match, seat: Seat): number => {
  const { points, bonus, hasSaved } = heroOf(state.table, seat);
  return (isActive(state, seat) ? points : hasSaved ? 1 : 0) + bonus;
};

/** The side of the print of every exit of a space that is locked or trapped and not open yet. */
export function shutSides(table: Open, space: MapId): readonly Side[] {
  const placed = placedOf(table, space);
  if (placed === null || !isOnMap(table, space)) return [];
  return SIDES.filter((side) => {
    const { kind } = exitOf(placed, side);
    return (kind === 'locked' || kind === 'trapped') && gateAt(table, space, side) === null;
  });
}

import { isAsked } from '@questhall/groundwork';
import { type MapId, mapCardOf, SIDES } from '../content/index.ts';
import { cellBeside, chartOf, distancesOn, exitOf, isEntrance, OPPOSITE } from '../map/chart.ts';
import { once } from '../once.ts';
import type { Match } from '../queries/table.ts';
import type { Placed } from '../types/index.ts';
import { type Law, law } from './law.ts';

/** The two cards, as they lie beside each other, turn no wall to each other. */
function isOpenBetween(from: Placed, to: Placed): boolean {
  const side = SIDES.find((one) => {
    const { x, y } = cellBeside(from, one);
    return x === to.x && y === to.y;
  });
  if (side === undefined) return false;
  return exitOf(from, side).kind !== 'wall' && exitOf(to, OPPOSITE[side]).kind !== 'wall';
}

// What hangs on the map alone holds for as long as it lies like that.
const ofMaps = (holds: (placed: readonly Placed[]) => boolean): Law['holds'] => {
  const isKept = once(holds);
  return ({ table }) => table.sections.every(({ placed }) => isKept(placed));
};

const everyWay = (placed: readonly Placed[], holds: (from: Placed, to: Placed, isWay: boolean) => boolean): boolean => {
  const { ways } = chartOf(placed);
  return placed.every((from) => {
    const near = (ways.get(from.card) ?? []).map(({ to }) => to);
    return placed.every((to) => holds(from, to, near.includes(to.card)));
  });
};

/** One step more than the nearest neighbour; an Entrance has none to go. */
function isMeasured(placed: readonly Placed[]): boolean {
  const { ways } = chartOf(placed);
  const distances = distancesOn(placed);
  return placed.every(({ card }) => {
    const near = (ways.get(card) ?? []).map(({ to }) => distances.get(to) ?? Number.POSITIVE_INFINITY);
    const steps = isEntrance(card) ? 0 : Math.min(...near) + 1;
    return steps === (distances.get(card) ?? Number.POSITIVE_INFINITY);
  });
}

const isLying = ({ table }: Match, card: MapId): boolean =>
  table.sections.some(({ placed }) => placed.some((one) => one.card === card));

const activeSeat = ({ agenda }: Match): number | null => {
  const turn = agenda[1];
  return turn?.kind === 'turn' ? turn.seat : null;
};

/** The map, its exits, and heroes on their way. */
export const GROUND: readonly Law[] = [
  law(
    'map.usable-connection',
    ofMaps((placed) => everyWay(placed, (from, to, isWay) => isWay === isOpenBetween(from, to))),
    'one walks between two cards exactly where neither turns a wall to the other',
  ),
  law(
    'exit.wall',
    ofMaps((placed) => everyWay(placed, (from, to, isWay) => !isWay || isOpenBetween(from, to))),
    'no way leads through a wall',
  ),
  law('map.distance', ofMaps(isMeasured), 'distances grow by one with every step'),
  law(
    'exit.open',
    ({ table }) =>
      table.gates.every(({ card, side }) => {
        const { kind } = mapCardOf(card).exits[side];
        return kind === 'locked' || kind === 'trapped';
      }),
    'what was opened or disarmed was locked or trapped',
  ),
  law(
    'move.threat-of-exit-left',
    ({ agenda, table }) =>
      agenda.every(
        (frame) =>
          frame.kind !== 'threat' || frame.about !== 'exit' || table.heroes[frame.seat]?.space === frame.source,
      ),
    'the exit that is faced belongs to the space that is left',
  ),
  law(
    'move.collect-once',
    ({ table }) => table.heroes.every(({ visited }) => new Set(visited).size === visited.length),
    'no space is noted twice in a turn',
  ),
  law(
    'move.no-collect-out-of-turn',
    (state) => state.agenda.every((frame) => frame.kind !== 'entry' || frame.stage === 'lift' || isOwn(state, frame)),
    'whoever is moved out of turn collects nothing',
  ),
  law(
    'move.no-space-effect-out-of-turn',
    (state) => state.agenda.every((frame) => frame.kind !== 'entry' || frame.stage !== 'effect' || isOwn(state, frame)),
    'what is in a space works on the active hero alone',
  ),
  law(
    'reset.spaces-new',
    (state) =>
      !isAsked(state, 'choice') ||
      state.table.heroes.every(
        ({ visited, space }, seat) => seat !== activeSeat(state) || space === null || visited.includes(space),
      ),
    'the space on which the active hero stands is not new to him',
  ),
  law(
    'reset.temporary-effects-end',
    (state) => state.table.heroes.every(({ wall }, seat) => wall === null || seat === activeSeat(state)),
    'a wall is open only to the active hero',
  ),
  law(
    'fx.shift-carries',
    (state) =>
      state.table.progress.every(({ token }) => token === null || token === 'card' || isLying(state, token)) &&
      state.table.gates.every(({ card }) => isLying(state, card)),
    'tokens and opened exits lie on cards of the map',
  ),
  law(
    'end.one-at-a-time',
    ({ agenda }) => agenda.filter(({ kind }) => kind === 'wounds').length <= 1,
    'one hero is wounded at a time',
  ),
];

const isOwn = (state: Match, { seat }: { readonly seat: number }): boolean => seat === activeSeat(state);

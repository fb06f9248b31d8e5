import { isInEdge } from '@questhall/heroquest/edit';
import { boardOf } from '@questhall/heroquest/queries';
import type { KeyboardEvent, RefObject } from 'react';
import type { Grab, ViewportHandle } from '../../../board/camera/viewport-props.ts';
import { boxOf, type Point } from '../../../board/cells.ts';
import { isSame as isSameAim, onSquare, steppedTo } from '../../../board/pointing/cursor.ts';
import type { Aim } from '../../../board/pointing/pointing.ts';
import type { Pointer } from '../../../board/pointing/use-pointing.ts';
import { aimAt, edgeStop } from './aiming.ts';
import { act, apply, letGo, removeHere, turn } from './deeds.ts';
import { type Desk, toolIn } from './desk.ts';
import { isSame, placeOf, thingsAt } from './opened.ts';
import { isForEdges, type Tool } from './tools.ts';

export interface Around {
  readonly viewport: RefObject<ViewportHandle | null>;
  /** Looks for something to place, beginning with this letter. */
  readonly onSearch: (letter: string) => void;
}

/** North, east, south, west. */
const MOVES = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 } as const;
type Side = (typeof MOVES)[keyof typeof MOVES];
const sideOf = (key: string): Side | undefined => (isArrow(key) ? MOVES[key] : undefined);
const isArrow = (key: string): key is keyof typeof MOVES => key in MOVES;

/** Mouse, fingers and keys on the board of the editor. */
export function pointerOf(desk: Desk, around: Around): Pointer<never> {
  const { opened, going, set } = desk;
  const isForSides = isForEdges(toolIn(desk));
  return {
    hover: going.hover,
    cursor: going.cursor,
    menu: null,
    aiming: null,
    choose: () => undefined,
    closeMenu: () => undefined,
    onKey: (event) => onKey(desk, around, event),
    onTap(at) {
      set({ cursor: null });
      const aim = aimAt(opened, at, isForSides);
      if (aim !== null) act(desk, aim);
    },
    onHover(at) {
      const hover = at === null ? null : aimAt(opened, at, isForSides);
      if (!isSameAim(hover, going.hover)) set({ hover, ...(hover !== null && { cursor: null }), said: null });
    },
  };
}

function onKey(desk: Desk, around: Around, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { going } = desk;
  const side = event.shiftKey ? undefined : sideOf(event.key);
  if (side !== undefined) moveCursor(desk, around, side);
  else if (event.key === 'Escape') return letGo(desk);
  else if (event.key === 'Enter' || event.key === ' ') act(desk, going.cursor ?? going.hover ?? startOf(desk));
  else if (event.key === 'Delete' || event.key === 'Backspace') removeHere(desk);
  else if (event.key.toLowerCase() === 'r') turn(desk);
  else if (/^[\p{L}/]$/u.test(event.key)) around.onSearch(event.key === '/' ? '' : event.key);
  else return false;
  return true;
}

/** Where the keys begin: where the mouse was, or at the stairway. */
const startOf = ({ going, opened }: Desk): Aim =>
  onSquare(going.hover?.square ?? going.selected?.square ?? opened.sheet.stairs ?? 0);

/** With a door in hand the cursor stops at every wall, with a wall at every side; else before what is in one. */
function stopsOf(tool: Tool | null): 'things' | 'walls' | 'all' {
  if (tool?.kind !== 'thing' && tool?.kind !== 'held') return 'things';
  return tool.thing.kind === 'wall' ? 'all' : tool.thing.kind === 'door' ? 'walls' : 'things';
}

function moveCursor(desk: Desk, { viewport }: Around, side: Side): void {
  const { opened, going, set } = desk;
  const { grid } = boardOf(opened.plan);
  const stops = stopsOf(toolIn(desk));
  const steps = {
    beside: (square: number, to: number): number => grid.neighbour[square * 4 + to] ?? -1,
    doorAt: (square: number, to: number) => edgeStop(opened, square, SIDES[to] ?? 0, stops),
  };
  const cursor = going.cursor === null ? startOf(desk) : steppedTo(steps, going.cursor, side);
  if (cursor.square < 0) return;
  set({ cursor, said: null });
  viewport.current?.show(boxOf(cursor.square, opened.width));
}

const SIDES = [0, 1, 2, 3] as const;

/** What is dragged goes along; a floor is drawn from where the drag began. */
export function grabOf(desk: Desk): Grab {
  const { opened, going, set } = desk;
  return {
    begin(at, isTouch) {
      const from = aimAt(opened, at, false);
      const tool = toolIn(desk);
      if (from === null) return false;
      if (tool?.kind === 'floor') {
        if (!isTouch) set({ corner: from.square, hover: from, cursor: null });
        return !isTouch;
      }
      const [thing] = thingsAt(opened, from);
      const isMine = tool?.kind === 'held' && isSame(thing ?? null, tool.thing);
      // A finger moves the view, but for what it has taken up before.
      if (thing === undefined || (isTouch ? !isMine : tool !== null && tool.kind !== 'held')) return false;
      const by = isInEdge(thing) ? 0 : from.square - placeOf(thing);
      set({ cursor: null, hover: from, dragged: { thing, by }, said: null });
      return true;
    },
    move(at) {
      const hover = draggedTo(desk, at);
      if (!isSameAim(hover, going.hover)) set({ hover });
    },
    end(at) {
      const to = at === null ? null : draggedTo(desk, at);
      const { dragged, tool, corner } = going;
      set({ hover: null, dragged: null });
      if (tool?.kind === 'floor') {
        if (to === null) set({ corner: null });
        else apply(desk, tool, to, corner);
      } else if (dragged !== null && to !== null) drop(desk, dragged.thing, to);
    },
  };
}

/** A thing is taken by one of its squares, and lies by its first. */
function draggedTo({ opened, going: { dragged } }: Desk, at: Point): Aim | null {
  const aim = aimAt(opened, at, dragged !== null && isInEdge(dragged.thing));
  return aim === null || dragged === null || dragged.by === 0 ? aim : onSquare(aim.square - dragged.by);
}

function drop(desk: Desk, thing: Parameters<typeof placeOf>[0], to: Aim): void {
  const isStill = (isInEdge(thing) ? to.door : to.square) === placeOf(thing);
  if (!isStill) apply(desk, { kind: 'held', thing }, to, null);
  desk.set({ selected: to, tab: 'here', tool: null });
}

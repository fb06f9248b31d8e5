import type { View } from '@questhall/dungeoneer';
import { figurePlace, spacePlace, spotPlace } from '@questhall/dungeoneer/client';
import type { Place } from '@questhall/facets';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { ViewportHandle } from '../../../board/camera/viewport-props.ts';
import type { Point } from '../../../board/cells.ts';
import { forget } from '../pointing.ts';
import { figureAt } from './figures.tsx';
import type { Cell, Layout } from './geometry.ts';
import { cardOn } from './spaces.ts';

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, 1],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
};

const isSameCell = (one: Cell, other: Cell): boolean =>
  one.section === other.section && one.x === other.x && one.y === other.y;

/** The place that a cell is: a card, or a free cell on which one can be laid; null for all others. */
function placeOfCell(view: View, spots: readonly Cell[], cell: Cell): Place | null {
  const space = cardOn(view, cell);
  if (space !== null) return spacePlace(space);
  return spots.some((spot) => isSameCell(spot, cell)) ? spotPlace(cell) : null;
}

/** The place under a point: a figure that something can be done to, else its card. */
export function placeUnder(
  view: View,
  layout: Layout,
  spots: readonly Cell[],
  targets: ReadonlySet<number>,
  at: Point,
): Place | null {
  const figure = figureAt(view, layout, at);
  if (figure !== null && targets.has(figure)) return figurePlace(figure);
  const cell = layout.cellAt(at);
  return cell === null ? null : placeOfCell(view, spots, cell);
}

interface Cursor {
  readonly cell: Cell | null;
  onKey(event: KeyboardEvent): boolean;
}

interface Grounds {
  readonly view: View;
  readonly layout: Layout;
  readonly spots: readonly Cell[];
  /** Where it begins. */
  readonly home: Cell | null;
  /** What it was about is over when this changes. */
  readonly question: number | null;
  readonly viewport: RefObject<ViewportHandle | null>;
  act(place: Place): void;
}

/** Goes over the map by keys, from card to card and over free cells that can be pointed at. */
export function useCursor({ view, layout, spots, home, question, viewport, act }: Grounds): Cursor {
  const [cell, setCell] = useState<Cell | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins where it is asked
  useEffect(() => setCell(null), [question]);
  const move = ([x, y]: readonly [number, number]): void => {
    const from = cell ?? home;
    if (from === null) return;
    const next = cell === null ? from : { ...from, x: from.x + x, y: from.y + y };
    if (placeOfCell(view, spots, next) === null) return;
    setCell(next);
    viewport.current?.show(layout.boxOf(next));
  };
  return {
    cell,
    onKey(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      const step = event.shiftKey ? undefined : STEPS[event.key];
      const here = cell ?? home;
      const place = here === null ? null : placeOfCell(view, spots, here);
      if (step !== undefined) move(step);
      else if ((event.key === 'Enter' || event.key === ' ') && place !== null) act(place);
      else if (event.key === 'Escape') {
        setCell(null);
        forget();
      } else return false;
      return true;
    },
  };
}

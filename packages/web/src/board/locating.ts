import type { Place } from '@questhall/facets';
import { useEffect } from 'react';

/** Where something is on the screen: its middle, and how large it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How large it is across. */
export const sizeOf = ({ width, height }: Spot): number => Math.max(width, height);

/** Finds places that have no element of their own, such as an empty square. */
type Locator = (place: Place) => Spot | null;

/** There is one board on the page. */
let locator: Locator = () => null;

/** The board finds its own places for as long as it is there. */
export function useLocator(find: Locator): void {
  useEffect(() => {
    locator = find;
    return () => {
      if (locator === find) locator = () => null;
    };
  }, [find]);
}

/** A square has no element of its own, whatever stands on it. */
export const isSquare = (place: Place): boolean => place.startsWith('square:');

/** The element that stands for a place: `data-place` names it. */
export const elementAt = (place: Place): Element | null =>
  document.querySelector(`[data-place="${CSS.escape(place)}"]`);

/** Where a place is on the screen now; null when it is not there. */
export function locate(place: Place): Spot | null {
  const element = elementAt(place);
  if (element === null) return locator(place);
  const { left, top, width, height } = (element.querySelector('[data-heart]') ?? element).getBoundingClientRect();
  if (width === 0 && height === 0) return locator(place);
  return { x: left + width / 2, y: top + height / 2, width, height };
}

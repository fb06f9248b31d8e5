import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { Box, Point } from '../cells.ts';
import type { Spot } from '../locating.ts';

export interface ViewportHandle {
  /** Shows all there is to see, and follows it until somebody moves the view. */
  showAll(): void;
  zoom(by: number): void;
  pan(by: Point, isSmooth: boolean): void;
  /** Moves the view just so far that the box is in it. */
  show(box: Box): void;
  /** Where a point of the board is on the element. */
  toScreen(point: Point): Point;
  /** Where a box of the board is on the page at this moment; null before it is drawn. */
  toPage(box: Box): Spot | null;
  focus(): void;
}

/** What goes along with a drag that begins on it, where the view does not. Points are those of the board. */
export interface Grab {
  begin(at: Point, isTouch: boolean): boolean;
  move(at: Point): void;
  /** It is let go there; null when the drag came to nothing. */
  end(at: Point | null): void;
}

export interface ViewportProps {
  readonly ref: Ref<ViewportHandle>;
  /** The whole board. */
  readonly bounds: Box;
  /** What is worth seeing of it. */
  readonly home: Box;
  /** The point that is kept in sight when not all of that fits. */
  readonly focus: Point | null;
  /** So small a square may get while the view follows that; without it, as small as figures are told apart. */
  readonly least?: number | undefined;
  readonly label: string;
  readonly describedBy: string;
  /** True when the key is dealt with. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** `isMore`: with the second button, or long. `isTouch`: by a finger. */
  readonly onTap: (at: Point, isMore: boolean, isTouch: boolean) => void;
  readonly onHover: (at: Point | null) => void;
  readonly grab?: Grab | undefined;
  /** The view was moved by hand. */
  readonly onMove: () => void;
  /** The part of the board that is on the screen from now on. */
  readonly onView?: ((shown: Box) => void) | undefined;
  /** Something can be done where the mouse is. */
  readonly isPointing: boolean;
  readonly children: ReactNode;
  /** What lies over the drawing and does not move with it. */
  readonly over: ReactNode;
}

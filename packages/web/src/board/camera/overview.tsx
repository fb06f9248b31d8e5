import { type JSX, type MouseEvent, type RefObject, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { type Box, CELL, type Point } from '../cells.ts';
import { type Corner, cornerFor } from './overview-corner.ts';
import './overview.css';

/** Shows which part of the board is on the screen. */
export interface OverviewHandle {
  view(shown: Box): void;
}

interface Shape {
  /** The look: `room`, `corridor`, or another that the sheet of styles knows. */
  readonly kind: string;
  /** Path data, in units of the board. */
  readonly d: string;
}

interface Dot extends Point {
  readonly key: string;
  /** A custom property of the look. */
  readonly colour: string;
  readonly isLarge: boolean;
}

/** So far from the edge of the board it lies, in pixels. */
const EDGE = 12;

interface OverviewProps {
  readonly ref: RefObject<OverviewHandle | null>;
  readonly box: Box;
  readonly shapes: readonly Shape[];
  readonly dots: readonly Dot[];
  /** What must not be covered, by the middles of its squares. */
  readonly matters: readonly Point[];
  /** What had better not be covered either, where there is a corner for that. */
  readonly ground: readonly Point[];
  readonly isOpen: boolean;
  readonly texts: { readonly map: string; readonly mapHere: string };
  readonly onToggle: () => void;
  /** Somebody wants to see this point. */
  readonly onGo: (at: Point) => void;
}

/**
 * A small map of the whole board. A click moves the view there; the frame on it is moved by hand, so that nothing is
 * drawn again.
 */
export function Overview({
  ref,
  box,
  shapes,
  dots,
  matters,
  ground,
  isOpen,
  texts,
  onToggle,
  onGo,
}: OverviewProps): JSX.Element {
  const card = useRef<HTMLDivElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const shown = useRef<Box | null>(null);
  const corner = useRef<Corner>('top');
  const map = useId();
  const put = (): void => {
    for (const [name, value] of Object.entries(shown.current ?? {})) frame.current?.setAttribute(name, String(value));
  };
  const makeWay = (): void => {
    const { current: element } = card;
    const room = element?.offsetParent;
    // Under the mouse it stays: whoever clicks on it moves the view, and would lose it.
    if (element === null || room == null || shown.current === null || element.matches(':hover')) return;
    const map = { width: element.offsetWidth + EDGE, height: element.offsetHeight + EDGE };
    const size = { width: room.clientWidth, height: room.clientHeight };
    const { current: now } = corner;
    const free = (points: readonly Point[], box: Box): Corner => cornerFor(points, box, size, map, CELL / 2, now);
    const beside = isOpen ? free(ground, shown.current) : 'top';
    corner.current = beside === 'faded' ? free(matters, shown.current) : beside;
    element.dataset['corner'] = corner.current;
  };
  useImperativeHandle(ref, () => ({
    view(next) {
      shown.current = next;
      put();
      makeWay();
    },
  }));
  useEffect(makeWay, [matters, ground, isOpen]);
  const dot = Math.max(box.width, box.height) / 44;
  const go = (event: MouseEvent<SVGSVGElement>): void => {
    const screen = event.currentTarget.getScreenCTM();
    if (screen !== null) onGo(new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse()));
  };
  return (
    <div ref={card} className="overview" data-over="" data-open={isOpen} onPointerLeave={makeWay}>
      <button
        type="button"
        className="overview-toggle"
        data-hotkey="o"
        aria-expanded={isOpen}
        aria-controls={map}
        aria-label={texts.map}
        title={texts.map}
        onClick={onToggle}
      >
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <path
            d="M3 5l5 -2l4 2l5 -2v12l-5 2l-4 -2l-5 2ZM8 3v12M12 5v12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
        </svg>
        <span>{texts.map}</span>
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys move the view over the board itself
        <svg
          id={map}
          className="overview-map"
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          role="img"
          aria-label={texts.map}
          onClick={go}
        >
          <title>{texts.mapHere}</title>
          {shapes.map(({ kind, d }) => (
            <path key={kind} className={`overview-${kind}`} d={d} />
          ))}
          {dots.map(({ key, x, y, colour, isLarge }) => (
            <circle
              key={key}
              cx={x}
              cy={y}
              r={isLarge ? dot * 1.5 : dot}
              style={{ fill: `var(${colour})` }}
              className="overview-dot"
            />
          ))}
          <rect
            ref={(element) => {
              frame.current = element;
              put();
            }}
            className="overview-frame"
          />
        </svg>
      )}
    </div>
  );
}

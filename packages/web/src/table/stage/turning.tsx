import type { Place } from '@questhall/facets';
import { type CSSProperties, type JSX, type RefObject, useId, useRef } from 'react';
import { Icon, iconHref } from '../../look/icon.tsx';
import { useAnchored } from './anchored.ts';
import { shapeOf } from './area.tsx';
import { boundsOf } from './placing.ts';

interface TurningProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly style: CSSProperties;
}

/**
 * A tile that lies face down for a moment and is turned over: its back grows narrow until it is seen from the edge, and then what it is
 * comes into sight from its middle.
 */
export function TurningTile({
  stage,
  squares,
  style,
}: TurningProps & { readonly squares: readonly Place[] }): JSX.Element {
  const drawing = useRef<SVGSVGElement>(null);
  const clip = useId();
  useAnchored(stage, squares, (spots) => {
    const bounds = boundsOf(spots);
    if (bounds === null) return;
    const { left, right, top, bottom } = bounds;
    const shape = shapeOf(spots);
    const [middle, half] = [(left + right) / 2, (right - left) / 2];
    for (const path of drawing.current?.querySelectorAll('path') ?? []) path.setAttribute('d', shape);
    for (const [i, door] of [...(drawing.current?.querySelectorAll('rect') ?? [])].entries())
      place(door, { x: i === 0 ? left : middle, y: top, width: half, height: bottom - top });
    const sign = Math.min(half, spots.find((spot) => spot !== null)?.width ?? 0);
    const emblem = drawing.current?.querySelector('use');
    if (emblem) place(emblem, { x: middle - sign / 2, y: (top + bottom - sign) / 2, width: sign, height: sign });
  });
  return (
    <svg ref={drawing} className="stage-tile" style={style} aria-hidden="true">
      <clipPath id={clip}>
        <path />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className="stage-tile-dark" />
        <rect className="stage-tile-dark" />
      </g>
      <g className="stage-tile-back">
        <path />
        <use href={iconHref('flame')} />
      </g>
    </svg>
  );
}

const place = (element: SVGElement, box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): void => {
  for (const [name, value] of Object.entries(box)) element.setAttribute(name, `${value}`);
};

/** The back of a card that is turned over where it lies; what is on it comes into sight by a motion of its own. */
export function TurningCard({ stage, at, style }: TurningProps & { readonly at: Place }): JSX.Element {
  const back = useRef<HTMLDivElement>(null);
  useAnchored(stage, [at], ([spot]) => {
    const own = back.current;
    if (own === null) return;
    own.style.visibility = spot == null ? 'hidden' : 'visible';
    if (spot == null) return;
    own.style.left = `${spot.x - spot.width / 2}px`;
    own.style.top = `${spot.y - spot.height / 2}px`;
    own.style.width = `${spot.width}px`;
    own.style.height = `${spot.height}px`;
  });
  return (
    <div ref={back} className="stage-back card-back" style={style}>
      <Icon name="flame" />
    </div>
  );
}

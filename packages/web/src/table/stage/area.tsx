import type { Place, Tone } from '@questhall/facets';
import { type CSSProperties, type JSX, type RefObject, useRef } from 'react';
import type { Spot } from '../../board/locating.ts';
import { useAnchored } from './anchored.ts';

interface AreaProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly squares: readonly Place[];
  readonly tone: Tone;
  readonly name: 'stage-light' | 'stage-glare';
  readonly style: CSSProperties;
}

/** So much wider is a square than it is, that no seam is seen between two of them. */
const SEAM_PX = 0.6;

/** Squares as one shape, where they are on the screen. */
export const shapeOf = (spots: readonly (Spot | null)[]): string =>
  spots
    .map((spot) => {
      if (spot === null) return '';
      const [width, height] = [spot.width + SEAM_PX, spot.height + SEAM_PX];
      return `M${spot.x - width / 2} ${spot.y - height / 2}h${width}v${height}h${-width}Z`;
    })
    .join('');

/** Light over some squares, which goes out again. */
export function Area({ stage, squares, tone, name, style }: AreaProps): JSX.Element {
  const shape = useRef<SVGPathElement>(null);
  useAnchored(stage, squares, (spots) => shape.current?.setAttribute('d', shapeOf(spots)));
  return (
    <svg className={`stage-area ${name}`} data-tone={tone} style={style} aria-hidden="true">
      <path ref={shape} />
    </svg>
  );
}

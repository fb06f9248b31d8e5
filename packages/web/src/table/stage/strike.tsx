import type { Place, Tone } from '@questhall/facets';
import { type CSSProperties, type JSX, type RefObject, useRef } from 'react';
import { sizeOf } from '../../board/locating.ts';
import { useAnchored } from './anchored.ts';

interface StrikeProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly from: Place;
  readonly to: Place;
  readonly tone: Tone;
  readonly style: CSSProperties;
}

/** A line begins and ends at the rims of those it joins, in parts of their size. */
const RIM = 0.42;

/** A line from whoever strikes to whoever is struck. */
export function Strike({ stage, from, to, tone, style }: StrikeProps): JSX.Element {
  const line = useRef<SVGGElement>(null);
  useAnchored(stage, [from, to], ([a, b]) => {
    const group = line.current;
    if (group === null) return;
    group.style.visibility = a == null || b == null ? 'hidden' : 'visible';
    if (a == null || b == null) return;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy);
    const [near, far] = [sizeOf(a) * RIM, sizeOf(b) * RIM];
    const reach = Math.max(0, length - near - far);
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    group.setAttribute('transform', `translate(${a.x} ${a.y}) rotate(${angle}) translate(${near} 0)`);
    group.style.setProperty('--reach-px', `${reach}`);
    const end = group.querySelector('path');
    end?.setAttribute('d', `M0 -2L${reach - 12} -5V-12L${reach} 0L${reach - 12} 12V5L0 2Z`);
  });
  return (
    <svg className="stage-strike" data-tone={tone} style={style} aria-hidden="true">
      <g ref={line}>
        <path className="stage-arrow" pathLength="1" />
      </g>
    </svg>
  );
}

import type { JSX } from 'react';
import './gauge.css';

const GAUGE = 26;
const GAUGE_TURN = (130 * Math.PI) / 180;

interface GaugeProps {
  readonly left: number;
  readonly most: number;
  readonly isFoe: boolean;
}

/** How much of its life is left, on an arc around the figure: from afar its colour tells heroes from monsters. */
export function Gauge({ left, most, isFoe }: GaugeProps): JSX.Element {
  const point = (turn: number): string =>
    `${(Math.sin(turn) * GAUGE).toFixed(1)} ${(-Math.cos(turn) * GAUGE).toFixed(1)}`;
  const arc = (to: number): string =>
    `M${point(-GAUGE_TURN)}A${GAUGE} ${GAUGE} 0 ${to > Math.PI - GAUGE_TURN ? 1 : 0} 1 ${point(to)}`;
  const share = most === 0 ? 0 : Math.min(1, left / most);
  return (
    <>
      <path className="gauge-lost" d={arc(GAUGE_TURN)} />
      {share > 0 && (
        <path className="gauge-left" data-foe={isFoe || undefined} d={arc(-GAUGE_TURN + 2 * GAUGE_TURN * share)} />
      )}
    </>
  );
}

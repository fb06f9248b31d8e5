import { type JSX, memo, type NamedExoticComponent } from 'react';
import { EDGE_RADIUS, FLOOR_RADIUS, layRing } from './ring.ts';

/** Where the braziers stand: on the edge, clear of the fighters. */
const BRAZIERS = [
  [-222, -306],
  [222, -306],
  [-322, 198],
  [322, 198],
] as const;
const FLAME = 'M0 -26C4 -15 13 -11 13 0A13 13 0 0 1 -13 0C-13 -8 -8 -10 -6 -16C-3 -12 -2 -10 -2 -7C1 -12 2 -18 0 -26Z';
/** Eight points around the middle, where the fighters were once sworn in. */
const STAR =
  'M0 -50L10 -24L35 -35L24 -10L50 0L24 10L35 35L10 24L0 50L-10 24L-35 35L-24 10L-50 0L-24 -10L-35 -35L-10 -24Z';

/** A round floor of old stone by the light of four braziers. It is drawn once for a table. */
export const Floor: NamedExoticComponent<{ readonly seed: number }> = memo(function Floor({
  seed,
}: {
  readonly seed: number;
}): JSX.Element {
  const { tints, lights, cracks, stones } = layRing(seed);
  return (
    <svg className="arena-floor" viewBox="-500 -420 1000 840" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="arena-dark" cx="0.5" cy="0.48" r="0.62">
          <stop className="arena-dark-0" offset="0.35" />
          <stop className="arena-dark-1" offset="0.72" />
          <stop className="arena-dark-2" offset="1" />
        </radialGradient>
        <radialGradient id="arena-glow">
          <stop className="arena-glow-0" offset="0" />
          <stop className="arena-glow-1" offset="1" />
        </radialGradient>
      </defs>
      <circle className="arena-pit" r={EDGE_RADIUS + 8} />
      <path className="arena-stone-0" d={stones[0]} />
      <path className="arena-stone-1" d={stones[1]} />
      <circle className="arena-edge-light" r={EDGE_RADIUS} />
      <circle className="arena-joint" r={FLOOR_RADIUS} />
      {tints.map((d, tint) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tint has no other name than its number
        <path key={tint} className={`arena-slab-${tint}`} d={d} />
      ))}
      <path className="arena-light" d={lights} />
      <path className="arena-crack" d={cracks} />
      <circle className="arena-core" r="58" />
      <path className="arena-star" d={STAR} />
      <circle className="arena-step" r={FLOOR_RADIUS} />
      <rect x="-700" y="-600" width="1400" height="1200" fill="url(#arena-dark)" />
      {BRAZIERS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="210" fill="url(#arena-glow)" />
          <circle className="arena-bowl" r="25" />
          <circle className="arena-coals" r="18" />
          <path className="arena-flame" d={FLAME} />
          <path className="arena-flame-core" d={FLAME} transform="translate(0 4) scale(0.5)" />
        </g>
      ))}
    </svg>
  );
});

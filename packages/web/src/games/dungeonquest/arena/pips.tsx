import type { ReactElement } from 'react';

interface PipsProps {
  readonly life: number;
  readonly left: number;
}

const RADIUS = 89;
/** More life than this is a bar: pips could no longer be counted. */
const PIPS_MAX = 24;
/** The arc is open below, where the letter is. */
const SPREAD = 270;
const STEP_MAX = 19;
const HEART = 'M0 6.5C-8 1 -7 -6 -2.6 -6C-1 -6 0 -4.6 0 -3.8C0 -4.6 1 -6 2.6 -6C7 -6 8 1 0 6.5Z';
const GONE = 'M-4 -4L4 4M4 -4L-4 4';

/** Life around a piece: a heart for each point left, a cross for each wound. */
export function Pips({ life, left }: PipsProps): ReactElement {
  if (life > PIPS_MAX) return <Bar share={left / life} />;
  const step = Math.min(STEP_MAX, SPREAD / Math.max(1, life - 1));
  const turn = (i: number): number => (i - (life - 1) / 2) * step;
  return (
    <g>
      {Array.from({ length: life }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point of life is nothing but its place
        <g key={i} transform={`rotate(${turn(i).toFixed(1)}) translate(0 ${-RADIUS}) rotate(${(-turn(i)).toFixed(1)})`}>
          <circle className="pip-ground" r="9" />
          <path className={i < left ? 'pip-left' : 'pip-lost'} d={i < left ? HEART : GONE} />
        </g>
      ))}
    </g>
  );
}

function Bar({ share }: { readonly share: number }): ReactElement {
  const whole = (2 * Math.PI * RADIUS * SPREAD) / 360;
  const turned = `rotate(${-90 - SPREAD / 2})`;
  return (
    <>
      <circle className="pip-bar pip-bar-ground" r={RADIUS} strokeDasharray={`${whole} 1000`} transform={turned} />
      <circle
        className="pip-bar pip-bar-left"
        r={RADIUS}
        strokeDasharray={`${whole * share} 1000`}
        transform={turned}
      />
    </>
  );
}

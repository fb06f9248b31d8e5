import type { ReactElement } from 'react';

const WIDTH = 360;
const HEIGHT = 70;

/** A point of the sun's way: 0 at sunrise, 1 at sunset. */
function pointAt(done: number): { readonly x: number; readonly y: number } {
  const angle = Math.PI * (1 - done);
  return { x: WIDTH / 2 + Math.cos(angle) * (WIDTH / 2 - 16), y: HEIGHT - 8 - Math.sin(angle) * (HEIGHT - 26) };
}

/** The sun on its arc: as many marks as there are rounds, and how many of them are gone. */
export function Sun({ space, of }: { readonly space: number; readonly of: number }): ReactElement {
  const spaces = Array.from({ length: of }, (_, i) => ({ number: i + 1, ...pointAt(i / (of - 1)) }));
  const sun = spaces[Math.max(0, space - 1)];
  return (
    <svg className="keep-sun" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="keep-horizon" d={`M4 ${HEIGHT - 4}H${WIDTH - 4}`} />
      {spaces.map(({ number, x, y }) => (
        <circle key={number} className="keep-hour" data-gone={number < space} cx={x} cy={y} r="3" />
      ))}
      {sun !== undefined && (
        <g data-place="sun" transform={`translate(${sun.x} ${sun.y})`}>
          <path className="keep-rays" d="M0-15V15M-15 0H15M-10.6-10.6 10.6 10.6M10.6-10.6-10.6 10.6" />
          <circle className="keep-disc" r="9" />
        </g>
      )}
    </svg>
  );
}

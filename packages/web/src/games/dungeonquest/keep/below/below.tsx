import type { View } from '@questhall/dungeonquest';
import { besideOf, KEEP_WIDTH, type Rise, risesOf } from '@questhall/dungeonquest/client';
import type { Direction } from '@questhall/grid';
import type { JSX } from 'react';
import { CELL, centreOf } from '../../../../board/cells.ts';
import { BOUNDS } from '../drawing/rampart.tsx';
import { ragged } from '../drawing/stones.ts';
import { Heroes } from '../figures/figures.tsx';
import type { KeepWords } from '../words.ts';

interface BelowProps {
  readonly view: View;
  /** Whoever is watched is below: the keep above him is dimmed. */
  readonly isDeep: boolean;
  readonly words: KeepWords;
}

/** So far ahead a tunnel is drawn. */
const AHEAD = 3;

/** What lies under the keep, cut open: whoever is there, where he heads, and where he could come up. */
export function Below({ view, isDeep, words }: BelowProps): JSX.Element | null {
  const below = view.heroes.flatMap((hero) =>
    hero?.fate === 'inside' && hero.heading !== null && hero.square >= 0 ? [{ ...hero, heading: hero.heading }] : [],
  );
  if (below.length === 0) return null;
  return (
    <g className="keep-below">
      {isDeep && <rect className="keep-veil" {...BOUNDS} />}
      {below.map(({ hero, square, heading }) => (
        <Tunnel key={hero} square={square} heading={heading} />
      ))}
      <Heroes view={view} isBelow words={words} />
      {below.map(({ hero, square, heading }) =>
        risesOf({ square, heading }).map((rise) => (
          <RiseMark key={`${hero} ${rise.square}`} rise={rise} isHere={rise.square === square} />
        )),
      )}
    </g>
  );
}

/** The hollow he is in, and the passage before him as far as the wall of the keep. */
function Tunnel({ square, heading }: { readonly square: number; readonly heading: Direction }): JSX.Element {
  const { x, y } = centreOf(square, KEEP_WIDTH);
  const squares = aheadOf(square, heading);
  const length = squares * CELL + (squares < AHEAD ? CELL / 2 : 0);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`rotate(${heading * 90})`}>
        <path className="keep-tunnel" d={`M-13 0L-11 ${-length}H11L13 0Z`} />
        <path className="keep-tunnel-wall" d={`M-14 0L-12 ${-length}M14 0L12 ${-length}`} />
        {Array.from({ length: squares }, (_, i) => i).map((i) => (
          <path
            key={i}
            className="keep-onward"
            d={`M-7 ${-CELL * (i + 0.5) - 8}l7-8 7 8`}
            style={{ opacity: 1 - i * 0.28 }}
          />
        ))}
      </g>
      <path className="keep-hollow" d={ragged(0, 0, 32, square, 13, 0.2)} />
      <g transform={`rotate(${heading * 90})`}>
        <path className="keep-heading" d="M-9-27L0-38L9-27Z" />
      </g>
    </g>
  );
}

function aheadOf(square: number, heading: Direction): number {
  let squares = 0;
  for (let at = besideOf(square, heading); at >= 0 && squares < AHEAD; at = besideOf(at, heading)) squares++;
  return squares;
}

interface RiseMarkProps {
  readonly rise: Rise;
  readonly isHere: boolean;
}

/** A broken stair that could be found here, and how likely it leads to this square. */
function RiseMark({ rise: { square, faces }, isHere }: RiseMarkProps): JSX.Element {
  const { x, y } = centreOf(square, KEEP_WIDTH);
  return (
    <g className="keep-rise" transform={`translate(${x + (isHere ? 19 : 0)} ${y + (isHere ? -21 : 0)})`}>
      <rect x="-17" y="-9" width="34" height="18" rx="5" />
      <path d="M-13 5h4v-4h4v-4h4" />
      <text x="7.5" y="4.6">{`${faces}/6`}</text>
    </g>
  );
}

import type { View } from '@questhall/heroquest';
import { boardOf, type FloorTrap, type Square } from '@questhall/heroquest/queries';
import { type JSX, memo, type NamedExoticComponent } from 'react';
import { cornerOf, hash } from '../../../board/cells.ts';
import { Stairway } from '../../../board/drawing/stairway.tsx';

interface ThingsProps {
  readonly plan: string;
  readonly stairs: Square | null;
  readonly rocks: readonly Square[];
  readonly traps: View['traps'];
  readonly piles: readonly Square[];
  readonly chests: readonly Square[];
  readonly isGhost: boolean;
}

/** Whatever lies on the floor, or gapes in it. */
export const Things: NamedExoticComponent<ThingsProps> = memo(function Things(props: ThingsProps): JSX.Element {
  const { plan, stairs, rocks, traps, piles, chests, isGhost } = props;
  const { width } = boardOf(plan).grid;
  const place = (square: Square): string => {
    const { x, y } = cornerOf(square, width);
    return `translate(${x} ${y})`;
  };
  return (
    <g className={isGhost ? 'things is-ghost' : 'things'}>
      {stairs !== null && (
        <g transform={place(stairs)}>
          <Stairway squares={2} />
        </g>
      )}
      {rocks.map((square) => (
        <g key={`rock${square}`} transform={place(square)}>
          <Rock turn={hash(square, 9) % 4} />
        </g>
      ))}
      {traps.map(({ at, kind, isOpen }) => (
        <g key={`trap${at}`} transform={place(at)}>
          {TRAPS[kind](isOpen)}
        </g>
      ))}
      {piles.map((square) => (
        <path
          key={`pile${square}`}
          className="pile"
          transform={place(square)}
          d="M14 46q2 -16 14 -15l-3 -6h12l-3 6q14 0 16 15q-18 8 -36 0Z"
        />
      ))}
      {chests.map((square) => (
        <g key={`chest${square}`} className="gold-chest" transform={place(square)}>
          <rect className="p-gold" x="12" y="18" width="40" height="30" rx="5" />
          <path className="p-line-bold" d="M12 30h40M32 26v9" />
        </g>
      ))}
    </g>
  );
});

function Rock({ turn }: { readonly turn: number }): JSX.Element {
  return (
    <g transform={`rotate(${turn * 90} 32 32)`}>
      <rect className="rock-bed" x="0" y="0" width="64" height="64" />
      <path
        className="rock"
        d="M4 22L18 5l20 3l6 18l-16 12L9 36ZM42 8l17 4l2 22l-14 2ZM6 42l22 -2l8 18l-18 4L5 56ZM40 40l20 -2l1 20l-20 3Z"
      />
      <path className="rock-light" d="M4 22L18 5l20 3M42 8l17 4M6 42l22 -2M40 40l20 -2" />
    </g>
  );
}

const TRAPS: Readonly<Record<FloorTrap, (isOpen: boolean) => JSX.Element>> = {
  pit: (isOpen) => (
    <>
      <path className={isOpen ? 'pit is-open' : 'pit'} d="M8 14L20 6l26 3l11 13l-2 24L42 58l-26 -2L6 44Z" />
      <path className="pit-edge" d="M8 14L20 6l26 3l11 13" />
      {!isOpen && <path className="trap-sign" d="M16 16L48 48M48 16L16 48" />}
    </>
  ),
  spear: () => (
    <>
      <path className="trap-hole" d="M14 12h8v8h-8zM42 12h8v8h-8zM28 28h8v8h-8zM14 44h8v8h-8zM42 44h8v8h-8z" />
      <path
        className="spear"
        d="M18 18l4 -14l4 14ZM46 18l4 -14l4 14ZM32 34l4 -14l4 14ZM18 50l4 -14l4 14ZM46 50l4 -14l4 14Z"
      />
    </>
  ),
  block: () => (
    <>
      <path className="trap-frame" d="M7 7h50v50h-50Z" />
      <path className="rock" d="M20 20h24v20h-24z" />
      <path className="trap-sign" d="M32 12v10M26 46l6 7l6 -7" />
    </>
  ),
};

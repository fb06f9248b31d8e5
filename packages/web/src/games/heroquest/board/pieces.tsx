import type { Piece } from '@questhall/heroquest/content';
import type { PlacedPiece } from '@questhall/heroquest/queries';
import { boardOf } from '@questhall/heroquest/queries';
import { type JSX, memo, type NamedExoticComponent } from 'react';
import { CELL, cornerOf } from '../../../board/cells.ts';
import { LARGE_PIECES } from './large-pieces.tsx';
import { SMALL_PIECES } from './small-pieces.tsx';

interface PiecesProps {
  readonly plan: string;
  readonly pieces: readonly PlacedPiece[];
  readonly isGhost: boolean;
}

const DRAWINGS: Readonly<Record<Piece, () => JSX.Element>> = { ...LARGE_PIECES, ...SMALL_PIECES };

/** Furniture, each piece on the squares it fills. */
export const Pieces: NamedExoticComponent<PiecesProps> = memo(function Pieces({
  plan,
  pieces,
  isGhost,
}: PiecesProps): JSX.Element {
  const { width } = boardOf(plan).grid;
  return (
    <g className={isGhost ? 'pieces is-ghost' : 'pieces'}>
      {pieces.map((placed) => {
        const Drawing = DRAWINGS[placed.piece];
        return (
          <g key={`${placed.piece}${placed.at}`} transform={placeOf(placed, width)} data-piece={placed.piece}>
            <Drawing />
          </g>
        );
      })}
    </g>
  );
});

/** Drawn lying along a row; a piece that stands along a column is turned by a quarter. */
function placeOf({ at, width: across, height: down }: PlacedPiece, width: number): string {
  const { x, y } = cornerOf(at, width);
  return down > across ? `translate(${x + across * CELL} ${y}) rotate(90)` : `translate(${x} ${y})`;
}

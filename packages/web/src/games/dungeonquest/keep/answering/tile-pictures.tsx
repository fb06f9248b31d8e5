import { KEEP_WIDTH, tileSeen } from '@questhall/dungeonquest/client';
import type { ReactElement } from 'react';
import { CELL, cornerOf } from '../../../../board/cells.ts';
import { Tile } from '../drawing/tile.tsx';

/** Tiles that are chosen among, drawn as whoever comes from below would lay them; the first is drawn first. */
export function TilePictures({ forms }: { readonly forms: readonly number[] }): ReactElement {
  return (
    <span className="keep-tiles keep" aria-hidden="true">
      {forms.map((form, i) => {
        const { x, y } = cornerOf(form, KEEP_WIDTH);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tiles that are alike have no other name
          <svg key={i} viewBox={`${x} ${y} ${CELL} ${CELL}`} aria-hidden="true" focusable="false">
            <Tile seen={tileSeen(form)} />
          </svg>
        );
      })}
    </span>
  );
}

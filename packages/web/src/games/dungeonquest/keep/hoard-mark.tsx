import { HOARD_SQUARES, KEEP_WIDTH } from '@questhall/dungeonquest/client';
import type { ReactElement } from 'react';
import { CELL, cornerOf } from '../../../board/cells.ts';
import { iconHref } from '../../../look/icon.tsx';
import { useArenaWords } from '../wording/words.ts';

/** What lies in the middle, and how likely the next Dragon card is to wake its owner. */
export function HoardMark({ cards, treasures }: { readonly cards: number; readonly treasures: number }): ReactElement {
  const texts = useArenaWords();
  const { x, y } = cornerOf(HOARD_SQUARES[0], KEEP_WIDTH);
  return (
    <g transform={`translate(${x} ${y})`}>
      <title>{texts.keep.hoard(cards, treasures)}</title>
      <use className="keep-coins" href={iconHref('two-coins')} x="8" y="12" width="22" height="22" />
      <text className="keep-count" x="34" y="29">
        {treasures}
      </text>
      <use className="keep-dragon" href={iconHref('sea-serpent')} x="6" y={CELL + 32} width="22" height="22" />
      <text className="keep-count" x="30" y={CELL + 49}>{`1/${cards}`}</text>
    </g>
  );
}

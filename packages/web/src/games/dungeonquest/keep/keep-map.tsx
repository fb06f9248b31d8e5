import type { DungeonQuest, KeepSeen, View } from '@questhall/dungeonquest';
import {
  type Barrier,
  KEEP_HEIGHT,
  KEEP_WIDTH,
  lairPlace,
  type SquareSeen,
  squarePlace,
  squaresSeen,
} from '@questhall/dungeonquest/client';
import type { Place } from '@questhall/facets';
import type { ReactElement } from 'react';
import { CELL, cornerOf } from '../../../board/cells.ts';
import { iconHref } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { pointAt } from '../arena/pointing.tsx';
import { MONSTER_ICONS } from '../looks.ts';
import { useArenaWords } from '../wording/words.ts';
import { GROUNDS } from './grounds.ts';
import { Heroes } from './heroes.tsx';
import { HoardMark } from './hoard-mark.tsx';
import { SideOf } from './side-of.tsx';

const MARGIN = 6;
const BOX = `${-MARGIN} ${-MARGIN} ${KEEP_WIDTH * CELL + 2 * MARGIN} ${KEEP_HEIGHT * CELL + 2 * MARGIN}`;

interface MapProps {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
  readonly keep: KeepSeen;
  readonly lit: ReadonlySet<Place>;
}

const at = (square: number): string => {
  const { x, y } = cornerOf(square, KEEP_WIDTH);
  return `translate(${x} ${y})`;
};

/** Every square that is known, the dark around it, and everybody on it. The answers below it are the same for keys. */
export function KeepMap({ store, view, keep, lit }: MapProps): ReactElement {
  const texts = useArenaWords();
  const known = squaresSeen(keep);
  const all = Array.from({ length: KEEP_WIDTH * KEEP_HEIGHT }, (_, square) => square);
  return (
    <svg className="keep-map" viewBox={BOX} role="img" aria-label={texts.keep.map(known.length, all.length)}>
      {all.map((square) => (
        <rect
          key={square}
          className="keep-dark"
          transform={at(square)}
          x="1"
          y="1"
          width={CELL - 2}
          height={CELL - 2}
        />
      ))}
      {known.map((seen) => (
        <g key={seen.square} data-place={squarePlace(seen.square)} transform={at(seen.square)}>
          <Square seen={seen} />
        </g>
      ))}
      <HoardMark cards={keep.decks.dragon.left} treasures={keep.treasuresLeft} />
      {keep.remains.map(({ square }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what two heroes left on one square has no other name
        <g key={i} transform={at(square)}>
          <use className="keep-remains" href={iconHref('chest')} x="38" y="38" width="18" height="18" />
        </g>
      ))}
      {keep.lairs.map(({ square, monster, life }) => (
        <g key={square} data-place={lairPlace(square)} transform={at(square)}>
          <rect className="keep-lair" x="8" y="8" width="26" height="26" rx="4" />
          <use className="keep-monster" href={iconHref(MONSTER_ICONS[monster])} x="10" y="10" width="22" height="22" />
          {life !== null && (
            <text className="keep-life" x="38" y="26">
              {life}
            </text>
          )}
        </g>
      ))}
      {all.map((square) =>
        lit.has(squarePlace(square)) ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: keys and screen readers have the same among the answers
          <rect
            key={square}
            className="keep-lit"
            data-place={known.some((seen) => seen.square === square) ? undefined : squarePlace(square)}
            transform={at(square)}
            x="4"
            y="4"
            width={CELL - 8}
            height={CELL - 8}
            rx="6"
            onClick={() => pointAt(store, squarePlace(square))}
          />
        ) : null,
      )}
      <Heroes view={view} />
    </svg>
  );
}

/** The two halves of the hoard are one room. */
const isInside = ({ ground }: SquareSeen, barrier: Barrier): boolean => ground === 'hoard' && barrier === 'wall';

/** A tile, a tower or half of the hoard: its floor, what it is, and its four sides. */
function Square({ seen }: { readonly seen: SquareSeen }): ReactElement {
  const { mark } = GROUNDS[seen.ground];
  return (
    <>
      <rect className="keep-floor" data-ground={seen.ground} width={CELL} height={CELL} />
      {mark !== null && <path className="keep-mark" d={mark} transform="translate(20 20)" />}
      {seen.sides.map((barrier, way) =>
        isInside(seen, barrier) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is the way it looks
          <g key={way} transform={`rotate(${way * 90} ${CELL / 2} ${CELL / 2})`}>
            <SideOf barrier={barrier} />
          </g>
        ),
      )}
    </>
  );
}

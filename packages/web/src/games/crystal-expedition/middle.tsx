import type { CrystalExpedition } from '@questhall/crystal-expedition';
import { lazy, type ReactElement, Suspense } from 'react';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { useTownTexts } from './town/texts/texts.ts';

/** Each of them is wanted only where the party is. */
const Town = lazy(() => import('./town/town.tsx'));
const Board = lazy(() => import('./board/board.tsx').then((module) => ({ default: module.CrystalBoard })));

/** The middle of the table: the dungeon, or Town between two of them. */
export function CrystalMiddle({ store }: GameParts<CrystalExpedition>): ReactElement {
  const { standing, sight } = useTable(store);
  const { loading } = useTownTexts();
  const isBelow = sight.view.expedition !== null && standing.sight.view.expedition !== null;
  return (
    <Suspense fallback={<p className="table-loading">{loading}</p>}>
      {isBelow ? <Board store={store} /> : <Town store={store} />}
    </Suspense>
  );
}

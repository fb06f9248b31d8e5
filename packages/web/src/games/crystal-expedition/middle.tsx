import type { CrystalExpedition } from '@questhall/crystal-expedition';
import { lazy, type ReactElement, Suspense } from 'react';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { CrystalBoard } from './board/board.tsx';
import { useTownTexts } from './town/texts/texts.ts';

/** It is only wanted between expeditions. */
const Town = lazy(() => import('./town/town.tsx'));

/** The middle of the table: the dungeon, or Town between two of them. */
export function CrystalMiddle({ store }: GameParts<CrystalExpedition>): ReactElement {
  const { standing, sight } = useTable(store);
  const { loading } = useTownTexts();
  if (sight.view.expedition !== null && standing.sight.view.expedition !== null) return <CrystalBoard store={store} />;
  return (
    <Suspense fallback={<p className="table-loading">{loading}</p>}>
      <Town store={store} />
    </Suspense>
  );
}

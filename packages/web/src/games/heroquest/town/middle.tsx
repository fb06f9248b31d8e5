import type { HeroQuest } from '@questhall/heroquest';
import { lazy, type ReactElement, Suspense } from 'react';
import type { GameParts } from '../../../table/game/ui.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { HeroQuestBoard } from '../board/board.tsx';
import { isInTown } from './chronicle.ts';
import { useTownWords } from './words.ts';

/** Most tables are a single quest and never see it. */
const Town = lazy(() => import('./town.tsx'));

/** The middle of the screen: the dungeon, or the town between two of them. */
export function HeroQuestMiddle({ store }: GameParts<HeroQuest>): ReactElement {
  const { standing } = useTable(store);
  const texts = useTownWords();
  if (standing.sight.outcome !== null || !isInTown(standing.sight.view)) return <HeroQuestBoard store={store} />;
  return (
    <Suspense fallback={<p className="table-loading">{texts.loading}</p>}>
      <Town store={store} />
    </Suspense>
  );
}

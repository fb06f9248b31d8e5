import type { DungeonQuest } from '@questhall/dungeonquest';
import type { ReactElement } from 'react';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { Arena } from './arena/arena.tsx';
import { KeepTable } from './keep/keep-table.tsx';

/** The arena's ring, or the keep around it. */
export function Board({ store }: GameParts<DungeonQuest>): ReactElement {
  const { view } = useTable(store).sight;
  return view.keep === null ? <Arena store={store} /> : <KeepTable store={store} view={view} keep={view.keep} />;
}

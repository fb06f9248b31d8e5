import type { DungeonQuest } from '@questhall/dungeonquest';
import type { ReactElement } from 'react';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { Arena } from './arena/arena.tsx';
import { KeepBoard } from './keep/keep-board.tsx';

/** The arena's ring, or the keep around it. */
export function Board({ store }: GameParts<DungeonQuest>): ReactElement {
  const { view } = useTable(store).sight;
  return view.keep === null ? <Arena store={store} /> : <KeepBoard store={store} view={view} keep={view.keep} />;
}

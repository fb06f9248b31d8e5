import type { DungeonQuest, KeepSeen, View } from '@questhall/dungeonquest';
import type { ReactElement } from 'react';
import { Dock } from '../../../board/dock.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { KeepDock } from './dock/dock.tsx';
import { FightSheet } from './fight/fight-sheet.tsx';
import { KeepBoard } from './keep-board.tsx';
import { KeepOddsContext, useOddsOfAsked } from './odds/keep-odds.ts';
import './keep-table.css';

interface KeepTableProps {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
  readonly keep: KeepSeen;
}

/** The map, a fight over it while there is one, and below it what can be done and what one holds. */
export function KeepTable({ store, view, keep }: KeepTableProps): ReactElement {
  return (
    <KeepOddsContext value={useOddsOfAsked(store)}>
      <div className="keep-table">
        <KeepBoard store={store} view={view} keep={keep} />
        <FightSheet store={store} view={view} />
        <Dock>
          <KeepDock store={store} />
        </Dock>
      </div>
    </KeepOddsContext>
  );
}

import type { Throw } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { type JSX, useMemo } from 'react';
import { Dice } from '../dice/die.tsx';
import type { GameUi } from '../game/ui.ts';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';

interface RestingDiceProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
  /** Dice are falling at this moment. */
  readonly isCovered: boolean;
}

/** So many moves ago they may have been thrown: a move of the program may have come in between. */
const LINES_BACK = 30;

/** The dice that were thrown last lie at the edge of the board until others fall. */
export function RestingDice<T extends Types>({ ui, store, isCovered }: RestingDiceProps<T>): JSX.Element | null {
  const { log, isSettled } = useTable(store);
  const wording = ui.useWording();
  const thrown = useMemo(() => {
    for (const { told, sight } of log.slice(-LINES_BACK).reverse()) {
      const found: Throw | null = wording.dice(told.event, sight);
      if (found !== null) return found;
    }
    return null;
  }, [log, wording]);
  if (thrown === null || isCovered || !isSettled || ui.hasOwnDice === true) return null;
  return (
    <div className="stage-resting">
      <Dice {...thrown} />
    </div>
  );
}

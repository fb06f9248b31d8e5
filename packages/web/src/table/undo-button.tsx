import type { Types } from '@questhall/kernel';
import type { ReactElement } from 'react';
import type { GameUi } from '../games/ui.ts';
import { Icon } from '../look/icon.tsx';
import type { TableStore } from './store.ts';
import { useTableTexts } from './texts.ts';
import { useTable } from './use-table.ts';

/** Takes the last move back, and says which one that is, or why it cannot. */
export function UndoButton<T extends Types>({
  ui,
  store,
}: {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}): ReactElement {
  const { standing, log, seat, isSettled } = useTable(store);
  const texts = useTableTexts();
  const tongue = ui.useTongue();
  const { undo, sight } = standing;
  const last = log.findLast(({ clock }) => clock === undo?.clock);
  const naming = (other: number): string =>
    other === seat ? texts.you : tongue.seatName(other, store.seated.options, store.seated.company.length);
  const what = last === undefined ? '' : tongue.event(last.told.event, naming, sight);
  const isFree = undo !== null && undo.refusal === null;
  return (
    <button
      type="button"
      className="button undo"
      disabled={undo === null || !isSettled}
      title={what === '' ? texts.undo : texts.undoOf(what)}
      onClick={() => void store.undo(isFree)}
      data-hotkey="u"
    >
      <Icon name="undo" />
      <span className="table-wide">{texts.undo}</span>
    </button>
  );
}

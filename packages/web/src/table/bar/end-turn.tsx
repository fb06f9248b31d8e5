import type { Types } from '@questhall/kernel';
import type { Offered } from '@questhall/wire';
import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { GameUi } from '../game/ui.ts';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';

interface EndTurnProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
  readonly asked: Offered<T>;
}

/** Ends the turn, and says what would be lost by it. */
export function EndTurn<T extends Types>({ ui, store, asked: { ask, offers } }: EndTurnProps<T>): ReactElement | null {
  const { sight } = useTable(store);
  const wording = ui.useWording();
  const ending = ui.client.ending?.(sight, ask, offers) ?? null;
  if (ending === null) return null;
  const { title, detail: lost } = wording.action(ending.action, ask, sight);
  return (
    <button
      type="button"
      className={ending.isSpent ? 'button button-gold end-turn' : 'button end-turn'}
      data-hotkey="e"
      data-name={wording.typed(ending.action, sight)}
      onClick={({ detail }) => {
        if (detail <= 1) void store.answer(ending.action, ask.id); // the rest of a double click answers nothing
      }}
    >
      <Icon name="hourglass" />
      <span className="end-turn-words">
        <span>{title}</span>
        {lost !== '' && <small>{lost}</small>}
      </span>
    </button>
  );
}

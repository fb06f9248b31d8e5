import type { Ask, Types } from '@questhall/kernel';
import type { ReactElement } from 'react';
import type { GameUi } from '../game/ui.ts';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';

interface AnswerProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
  readonly ask: Ask<T>;
  readonly action: T['Action'];
}

/** One answer as a button: what it is called, and what it comes to. */
export function Answer<T extends Types>({ ui, store, ask, action }: AnswerProps<T>): ReactElement {
  const { sight } = useTable(store);
  const wording = ui.useWording();
  const { title, detail } = wording.action(action, ask, sight);
  return (
    <button
      type="button"
      className="button bar-choice"
      data-name={wording.typed(action, sight)}
      onClick={({ detail: clicks }) => {
        if (clicks <= 1) void store.answer(action, ask.id); // the rest of a double click answers nothing
      }}
    >
      <span className="bar-choice-title">{title === '' ? detail : title}</span>
      {title !== '' && detail !== '' && <span className="bar-choice-detail">{detail}</span>}
    </button>
  );
}

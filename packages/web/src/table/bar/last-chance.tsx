import type { Types } from '@questhall/kernel';
import { type ReactElement, useEffect, useRef } from 'react';
import type { GameUi } from '../game/ui.ts';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useTableTexts } from '../texts/texts.ts';
import { Answer } from './answer.tsx';

interface LastChanceProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}

/** A question on which so much hangs that it is put before everything else, in words. */
export function LastChance<T extends Types>({ ui, store }: LastChanceProps<T>): ReactElement | null {
  useTable(store);
  const { asked } = store;
  if (asked === null || ui.client.isGrave?.(asked.ask.question) !== true) return null;
  return <GraveDialog key={asked.ask.id} ui={ui} store={store} asked={asked} />;
}

function GraveDialog<T extends Types>({
  ui,
  store,
  asked: { ask, offers },
}: LastChanceProps<T> & { readonly asked: NonNullable<TableStore<T>['asked']> }): ReactElement {
  const { sight } = useTable(store);
  const texts = useTableTexts();
  const wording = ui.useWording();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog parchment last-chance" aria-labelledby="last-chance-title">
      <p className="last-chance-kind">{texts.lastChance}</p>
      <h2 id="last-chance-title">{wording.question(ask, sight)}</h2>
      <div className="last-chance-answers">
        {offers
          .toSorted((a, b) => ui.rank(a, sight) - ui.rank(b, sight))
          .map((action) => (
            <Answer key={JSON.stringify(action)} ui={ui} store={store} ask={ask} action={action} />
          ))}
      </div>
      <form method="dialog" className="dialog-buttons">
        <button type="submit" className="button button-quiet">
          {texts.lookFirst}
        </button>
      </form>
    </dialog>
  );
}

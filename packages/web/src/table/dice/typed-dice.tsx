import type { Types } from '@questhall/kernel';
import type { ReactElement } from 'react';
import '../curtain/curtain.css';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useTableTexts } from '../texts/texts.ts';

/** Real dice, typed in one by one. */
export function TypedDice<T extends Types>({ store }: { readonly store: TableStore<T> }): ReactElement | null {
  const { wanted } = useTable(store);
  const texts = useTableTexts();
  if (wanted === null) return null;
  const { faces, typed, isProgram } = wanted;
  return (
    <section className="typed-dice" aria-live="polite">
      <p>{isProgram ? texts.typeDieFor(faces) : texts.typeDie(faces)}</p>
      <div className="typed-faces">
        {Array.from({ length: faces }, (_, i) => i + 1).map((face) => (
          <button key={face} type="button" className="button" onClick={() => void store.typeDie(face)}>
            {face}
          </button>
        ))}
      </div>
      {typed.length > 0 && (
        <p>
          {texts.soFar} {typed.join(' ')}
        </p>
      )}
    </section>
  );
}

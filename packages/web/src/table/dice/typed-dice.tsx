import type { Types } from '@questhall/kernel';
import type { ReactElement } from 'react';
import '../curtain/curtain.css';
import type { GameUi } from '../game/ui.ts';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useTableTexts } from '../texts/texts.ts';

interface Props<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}

/** Real dice, typed in one by one, and what they are rolled for. */
export function TypedDice<T extends Types>({ ui, store }: Props<T>): ReactElement | null {
  const { wanted, standing } = useTable(store);
  const texts = useTableTexts();
  const wording = ui.useWording();
  if (wanted === null) return null;
  const { faces, typed, answer } = wanted;
  const asked = standing.asked.find(({ ask }) => ask.id === answer?.ask);
  return (
    <section className="typed-dice" aria-live="polite">
      {answer !== null && asked !== undefined && (
        <h2>{wording.action(answer.action, asked.ask, standing.sight).title}</h2>
      )}
      <p>{answer === null ? texts.typeDieFor(faces) : texts.typeDie(faces)}</p>
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

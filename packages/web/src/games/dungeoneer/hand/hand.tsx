import type { Dungeoneer } from '@questhall/dungeoneer';
import type { ReactElement } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { useWords } from '../wording/wording.ts';
import { HandCard } from './card.tsx';
import './hand.css';

/** So far apart two cards are turned. */
const FAN_STEP = 3;

/** The cards in hand, as a fan. */
export function Hand({ store }: { readonly store: TableStore<Dungeoneer> }): ReactElement | null {
  const { sight, seat } = useTable(store);
  const { view } = sight;
  const words = useWords();
  if (seat < 0 || view.phase === null) return null;
  if (view.hand.length === 0) return <p className="dg-empty">{words.emptyHand}</p>;
  return (
    <ul className="dg-hand" aria-label={words.hand}>
      {view.hand.map((card, i) => (
        <li key={card}>
          <HandCard
            store={store}
            view={view}
            seat={seat}
            card={card}
            tilt={(i - (view.hand.length - 1) / 2) * FAN_STEP}
          />
        </li>
      ))}
    </ul>
  );
}

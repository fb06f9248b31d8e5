import type { Action, CrystalExpedition } from '@questhall/crystal-expedition';
import type { Offered } from '@questhall/wire';
import type { ReactElement } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { useTownWords } from './words.ts';

interface OffersProps {
  readonly store: TableStore<CrystalExpedition>;
  readonly asked: Offered<CrystalExpedition>;
  readonly of: readonly Action[];
}

/** Answers as cards: what each is called, and what it does. */
export function Offers({ store, asked: { ask }, of }: OffersProps): ReactElement {
  const { action } = useTownWords();
  const { sight } = store.snapshot().standing;
  return (
    <div className="ce-cards">
      {of.map((offer) => {
        const { title, detail } = action(offer, ask, sight);
        return (
          <button
            key={JSON.stringify(offer)}
            type="button"
            className="ce-card ce-offer"
            onClick={() => void store.answer(offer, ask.id)}
          >
            <b>{title}</b>
            {detail !== '' && <small>{detail}</small>}
          </button>
        );
      })}
    </div>
  );
}

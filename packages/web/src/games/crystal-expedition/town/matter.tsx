import type { Action, CrystalExpedition } from '@questhall/crystal-expedition';
import type { Offered } from '@questhall/wire';
import type { ReactElement } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { Making } from './making.tsx';
import { Offers } from './offers.tsx';
import { useTownWords } from './words.ts';

interface MatterProps {
  readonly store: TableStore<CrystalExpedition>;
  readonly asked: Offered<CrystalExpedition>;
}

const isNew = (offer: Action): offer is Extract<Action, { type: 'create' }> => offer.type === 'create';

/** What is asked before anything else: heroes to make, a reward, a dungeon, a vote. */
export function Matter({ store, asked }: MatterProps): ReactElement {
  const { question, town: texts } = useTownWords();
  const { sight } = store.snapshot().standing;
  const made = asked.offers.filter(isNew);
  const others = asked.offers.filter((offer) => !isNew(offer));
  return (
    <section className="ce-matter">
      <h3>{question(asked.ask, sight)}</h3>
      {made.length > 0 && <Making offers={made} onMake={(offer) => void store.answer(offer, asked.ask.id)} />}
      {made.length > 0 && others.length > 0 && <h4>{texts.kits}</h4>}
      <Offers store={store} asked={asked} of={others} />
    </section>
  );
}

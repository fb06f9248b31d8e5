import type { Dungeoneer } from '@questhall/dungeoneer';
import { dealtPlace } from '@questhall/dungeoneer/client';
import { placedAt } from '@questhall/dungeoneer/queries';
import type { Offered } from '@questhall/wire';
import type { ReactElement } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { CARD } from '../map/geometry.ts';
import { MapCardFace } from '../map/map-card.tsx';
import { pointAt, usePointed } from '../pointing.ts';
import { useWords } from '../wording/wording.ts';
import { AnswerButton } from './answer-button.tsx';

interface ToLayProps {
  readonly store: TableStore<Dungeoneer>;
  readonly asked: Offered<Dungeoneer>;
}

/** The Map card that has to be laid, or those of which one is; where is pointed at on the map. */
export function ToLay({ store, asked: { ask, offers } }: ToLayProps): ReactElement {
  const words = useWords();
  const { view } = useTable(store).standing.sight;
  const { picked } = usePointed();
  const { question } = ask;
  const cards = question.kind === 'place' ? [question.card] : question.kind === 'lay' ? view.dealt : [];
  const loose = offers.filter(({ type }) => type === 'stop');
  const isPicking = question.kind !== 'place' && picked === null;
  return (
    <section className="dg-to-lay" aria-label={words.mapCard}>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          className="dg-map-thumb"
          data-place={dealtPlace(card)}
          aria-pressed={question.kind === 'place' || picked === card}
          disabled={question.kind === 'place'}
          aria-label={words.called('map', card)}
          onClick={() => pointAt(store, dealtPlace(card), false)}
        >
          <svg viewBox={`-3 -3 ${CARD.width + 6} ${CARD.height + 6}`} aria-hidden="true">
            <MapCardFace
              placed={placedAt(card, { section: 'dungeon', x: 0, y: 0, turn: 0 })}
              name={words.called('map', card)}
              gates={{}}
              link=""
              isWanted={false}
              hasToken={false}
            />
          </svg>
        </button>
      ))}
      <p>{isPicking ? words.pickCard : words.pickCell}</p>
      {loose.map((action) => (
        <AnswerButton key={action.type} store={store} ask={ask} action={action} />
      ))}
    </section>
  );
}

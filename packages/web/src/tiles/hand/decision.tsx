import type { Types } from '@questhall/kernel';
import type { Offered } from '@questhall/wire';
import { type JSX, useEffect, useRef } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import type { TableStore } from '../../table/store/store.ts';
import './decision.css';

interface DecisionProps<T extends Types> {
  readonly store: TableStore<T>;
  /** The question, where no square and no figure answers it. */
  readonly asked: Offered<T> | null;
  readonly offers: readonly T['Action'][];
  readonly words: {
    question(ask: Offered<T>['ask'], sight: ReturnType<TableStore<T>['snapshot']>['sight']): string;
    action(
      action: T['Action'],
      ask: Offered<T>['ask'],
      sight: ReturnType<TableStore<T>['snapshot']>['sight'],
    ): { readonly title: string; readonly detail: string };
  };
  readonly iconOf: (action: T['Action']) => IconName | null;
}

/** A question over the board, with its answers as buttons: the first one has the focus, so that keys will do. */
export function Decision<T extends Types>(props: DecisionProps<T>): JSX.Element | null {
  const { store, asked, offers, words, iconOf } = props;
  const card = useRef<HTMLElement>(null);
  const id = asked?.ask.id;
  useEffect(() => {
    // A new question takes the focus, and an old one leaves it alone.
    if (id !== undefined) card.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [id]);
  if (asked === null) return null;
  const { sight } = store.snapshot().standing;
  return (
    <section ref={card} className="decision" data-over="" aria-labelledby="decision-title">
      <h3 id="decision-title">{words.question(asked.ask, sight)}</h3>
      <div className="decision-buttons">
        {offers.map((offer) => {
          const { title, detail } = words.action(offer, asked.ask, sight);
          const icon = iconOf(offer);
          return (
            <button
              key={JSON.stringify(offer)}
              type="button"
              className="button"
              onClick={() => void store.answer(offer)}
            >
              {icon !== null && <Icon name={icon} />}
              <span>
                <b>{title}</b> {detail !== '' && <small>{detail}</small>}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

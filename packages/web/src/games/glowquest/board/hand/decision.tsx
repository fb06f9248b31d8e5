import type { Action, Glowquest } from '@questhall/glowquest';
import type { Question } from '@questhall/glowquest/queries';
import { type JSX, useEffect, useRef } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import type { IconName } from '../../../../look/icon-names.ts';
import type { TableStore } from '../../../../table/store/store.ts';
import './attack-card.css';
import type { Pictured } from '../../../../board/tiles/use-picture.ts';
import type { BoardWords } from '../words.ts';

interface DecisionProps {
  readonly store: TableStore<Glowquest>;
  readonly pictured: Pick<Pictured<Glowquest, unknown>, 'asked' | 'offers'>;
  readonly texts: BoardWords;
}

/** Questions that no square and no figure answers. */
const ASKED: readonly Question['kind'][] = ['leave', 'reduce', 'guard', 'brink'];

/** What ends the matter comes last. */
const LAST: readonly Action['type'][] = ['decline', 'done'];

const ICONS: Readonly<Partial<Record<Action['type'], IconName>>> = { flee: 'sprint', dodge: 'dodging' };

/** A question over the board, with its answers as buttons: the first one has the focus, so that keys will do. */
export function Decision({ store, pictured: { asked, offers }, texts }: DecisionProps): JSX.Element | null {
  const card = useRef<HTMLElement>(null);
  const isAsked = asked !== null && ASKED.includes(asked.ask.question.kind);
  const id = asked?.ask.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question takes the focus, and an old one leaves it alone
  useEffect(() => {
    if (isAsked) card.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isAsked, id]);
  if (asked === null || !isAsked) return null;
  const { sight } = store.snapshot().standing;
  return (
    <section ref={card} className="decision" data-over="" aria-labelledby="decision-title">
      <h3 id="decision-title">{texts.question(asked.ask, sight)}</h3>
      <div className="decision-buttons">
        {offers
          .toSorted((a, b) => LAST.indexOf(a.type) - LAST.indexOf(b.type))
          .map((offer) => {
            const { title, detail } = texts.action(offer, asked.ask, sight);
            const icon = ICONS[offer.type];
            return (
              <button
                key={JSON.stringify(offer)}
                type="button"
                className="button"
                onClick={() => void store.answer(offer)}
              >
                {icon !== undefined && <Icon name={icon} />}
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

import type { Action, Glowquest } from '@questhall/glowquest';
import { dodgeOn, type EntityId, entityOf, type Question } from '@questhall/glowquest/queries';
import { type JSX, useEffect, useRef } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import type { TableStore } from '../../../../table/store/store.ts';
import './attack-card.css';
import { labelOf } from '../offers/labels.ts';
import type { Pictured } from '../use-picture.ts';
import type { BoardWords } from '../words.ts';

interface DecisionProps {
  readonly store: TableStore<Glowquest>;
  readonly pictured: Pictured;
  readonly texts: BoardWords;
}

/** Questions that no square and no figure answers. */
const ASKED: readonly Question['kind'][] = ['leave', 'reduce', 'guard', 'brink'];

/** A question over the board, with its answers as buttons: the first one has the focus, so that keys will do. */
export function Decision({ store, pictured: { asked, offers, view }, texts }: DecisionProps): JSX.Element | null {
  const card = useRef<HTMLElement>(null);
  const isAsked = asked !== null && ASKED.includes(asked.ask.question.kind);
  const id = asked?.ask.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question takes the focus, and an old one leaves it alone
  useEffect(() => {
    if (isAsked) card.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isAsked, id]);
  if (asked === null || !isAsked) return null;
  const { question } = asked.ask;
  const { sight } = store.snapshot().standing;
  const choose = (action: Action): void => void store.answer(action);
  return (
    <section ref={card} className="decision" data-over="" aria-labelledby="decision-title">
      {question.kind === 'leave' ? (
        <>
          <h3 id="decision-title">{texts.leaving(texts.figureIn(view, question.who))}</h3>
          {question.enemies.map((enemy) => (
            <Leaving key={enemy} enemy={enemy} name={texts.figureIn(view, enemy)} texts={texts} choose={choose} />
          ))}
          <p>
            {texts.acts.flee}: {texts.fleeText} {texts.acts.dodge}:{' '}
            {texts.dodgeText(dodgeOn(entityOf(view, question.who)))}
          </p>
          <div className="decision-buttons">
            <button type="button" className="button" title={texts.giveUpText} onClick={() => choose({ type: 'done' })}>
              {texts.acts.giveUp}
            </button>
          </div>
        </>
      ) : (
        <>
          <h3 id="decision-title">{texts.question(asked.ask, sight)}</h3>
          <div className="decision-buttons">
            {offers
              .toSorted((a, b) => Number(a.type === 'decline') - Number(b.type === 'decline'))
              .map((offer) => {
                const { title, detail } = labelOf(offer, asked.ask, sight, texts);
                return (
                  <button
                    key={JSON.stringify(offer)}
                    type="button"
                    className="button"
                    title={title}
                    onClick={() => choose(offer)}
                  >
                    {detail}
                  </button>
                );
              })}
          </div>
        </>
      )}
    </section>
  );
}

interface LeavingProps {
  readonly enemy: EntityId;
  readonly name: string;
  readonly texts: BoardWords;
  readonly choose: (action: Action) => void;
}

/** One enemy to get away from. */
function Leaving({ enemy, name, texts, choose }: LeavingProps): JSX.Element {
  return (
    <div className="decision-who">
      <span>{name}</span>
      <button type="button" className="button" onClick={() => choose({ type: 'flee', enemy })}>
        <Icon name="sprint" /> {texts.acts.flee}
        <span className="unseen">: {name}</span>
      </button>
      <button type="button" className="button" onClick={() => choose({ type: 'dodge', enemy })}>
        <Icon name="dodging" /> {texts.acts.dodge}
        <span className="unseen">: {name}</span>
      </button>
    </div>
  );
}

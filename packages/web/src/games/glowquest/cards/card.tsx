import { cardPlace } from '@questhall/glowquest/client';
import { CARDS, type CardId } from '@questhall/glowquest/content';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { DECK_ICONS } from '../looks.ts';
import './card.css';
import type { CardWords } from './words.ts';

interface CardProps {
  readonly id: CardId;
  readonly texts: CardWords;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A card of one of the five decks, face up: what it costs, what it does, and where it is worn. */
export function CardFace({ id, texts, children }: CardProps): ReactElement {
  const { deck, slot, traits, benefit } = CARDS[id];
  const { names, sayBenefit, sayTrait } = texts;
  return (
    <article className="gq-card" data-deck={deck} data-card={id} data-place={cardPlace(id)}>
      <header>
        {benefit !== null && (
          <span className="gq-card-cost" aria-hidden="true">
            {benefit.cost}
          </span>
        )}
        <h4>{names.card[id]}</h4>
      </header>
      <Icon name={DECK_ICONS[deck]} className="gq-card-art" />
      <p className="gq-card-kind">
        {names.deck[deck]}
        {slot === null ? '' : ` · ${names.slot[slot]}`}
      </p>
      <div className="gq-card-text">
        {traits.map((line) => (
          <p key={line.word + String(line.against)}>{sayTrait(line, 'heroes')}</p>
        ))}
        {benefit !== null && <p>{sayBenefit(benefit, 'heroes')}</p>}
      </div>
      {children !== undefined && children !== false && <footer>{children}</footer>}
    </article>
  );
}

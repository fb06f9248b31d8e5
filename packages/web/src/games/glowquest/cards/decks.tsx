import type { Action, Glowquest, View } from '@questhall/glowquest';
import { deckPlace } from '@questhall/glowquest/client';
import type { Deck } from '@questhall/glowquest/content';
import type { Question } from '@questhall/glowquest/queries';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { DECK_ICONS } from '../looks.ts';
import type { CardWords } from './words.ts';

/** What a choice of cards is given. */
export interface Choosing {
  readonly texts: CardWords;
  readonly choose: (action: Action) => void;
}

/** A deck by its back: how many are left, and how many were thrown away. */
export function DeckBack({
  view,
  deck,
  label,
  hint,
  texts,
  onClick,
}: {
  readonly view: View;
  readonly deck: Deck;
  readonly label: string;
  /** What the deck is good for. */
  readonly hint?: string;
  readonly texts: CardWords;
  readonly onClick: () => void;
}): ReactElement {
  return (
    <button
      type="button"
      className="gain-deck"
      data-deck={deck}
      data-place={deckPlace(deck)}
      title={hint}
      onClick={onClick}
    >
      <Icon name={DECK_ICONS[deck]} />
      <b>{label}</b>
      <small>
        {texts.cardsLeft(view.deckSizes[deck])}, {texts.inDiscard(view.discards[deck].length)}
      </small>
    </button>
  );
}

/** What an answer does, in a sentence: the list beside the board leaves out what is chosen here. */
export function sayingIn(store: TableStore<Glowquest>, texts: CardWords): (action: Action) => string {
  const { asked } = store;
  return (action) =>
    asked === null ? '' : capital(texts.action(action, asked.ask, store.snapshot().standing.sight).detail);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface DecksProps extends Choosing {
  readonly view: View;
  readonly question: Extract<Question, { kind: 'gain' }>;
  readonly sayingOf: (action: Action) => string;
}

/** From which deck. */
export function Decks({ view, question, texts, choose, sayingOf }: DecksProps): ReactElement {
  return (
    <>
      <p>{texts.chooseDeck}</p>
      <div className="gain-decks">
        {question.decks.map((deck) => (
          <DeckBack
            key={deck}
            view={view}
            deck={deck}
            label={texts.names.deck[deck]}
            hint={sayingOf({ type: 'gain', deck })}
            texts={texts}
            onClick={() => choose({ type: 'gain', deck })}
          />
        ))}
      </div>
    </>
  );
}

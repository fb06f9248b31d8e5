import type { View } from '@questhall/glowquest';
import { type CardId, DECKS, type Deck, deckOf } from '@questhall/glowquest/content';
import { type ReactElement, useState } from 'react';
import { SheetDialog } from '../../../tiles/sheet/sheet-dialog.tsx';
import { DECK_ICONS } from '../looks.ts';
import { CardFace } from './card.tsx';
import { Glossary } from './glossary.tsx';
import { benefitsOn } from './terms.ts';
import './sheets.css';
import { type CardWords, useCardWords } from './words.ts';

interface DeckDialogProps {
  readonly view: View;
  readonly first: Deck;
  readonly onClose: () => void;
}

/** All cards of a deck, and where each of them is. What lies in the deck lies there in no order that anybody knows. */
export function DeckDialog({ view, first, onClose }: DeckDialogProps): ReactElement {
  const texts = useCardWords();
  const [deck, setDeck] = useState<Deck>(first);
  const note = `${texts.cardsLeft(view.deckSizes[deck])}, ${texts.inDiscard(view.discards[deck].length)}`;
  return (
    <SheetDialog
      title={texts.deckBrowser}
      note={note}
      icon={DECK_ICONS[deck]}
      colour="--gold"
      close={texts.close}
      onClose={onClose}
    >
      <div className="gq-tabs" role="toolbar" aria-label={texts.deckBrowser}>
        {DECKS.map((one) => (
          <button key={one} type="button" className="button" aria-pressed={one === deck} onClick={() => setDeck(one)}>
            {texts.names.deck[one]}
          </button>
        ))}
      </div>
      <h3>{texts.names.deck[deck]}</h3>
      <Glossary benefits={benefitsOn(deckOf(deck))} texts={texts} />
      <div className="gq-sheet-cards">
        {deckOf(deck).map((card) => (
          <CardFace key={card} id={card} texts={texts}>
            <span className="gq-where">{whereIs(view, deck, card, texts)}</span>
          </CardFace>
        ))}
      </div>
    </SheetDialog>
  );
}

function whereIs(view: View, deck: Deck, card: CardId, texts: CardWords): string {
  const owner = view.heroes.find(({ cards }) => cards.includes(card));
  if (owner !== undefined) return texts.ownedBy(texts.nameOf(view, owner.id));
  if (view.drawn.includes(card)) return texts.where.drawn;
  return view.discards[deck].includes(card) ? texts.where.discard : texts.where.deck;
}

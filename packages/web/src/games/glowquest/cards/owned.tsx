import type { CardId } from '@questhall/glowquest/content';
import type { HeroInPlay } from '@questhall/glowquest/queries';
import type { ReactElement, ReactNode } from 'react';
import { CardFace } from './card.tsx';
import type { CardWords } from './words.ts';

export const Cards = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className="gain-cards">{children}</div>
);

interface OwnedProps {
  readonly hero: HeroInPlay;
  readonly title: string;
  readonly texts: CardWords;
  /** Gives a card up for a Passive one; null where that is not asked. */
  readonly exchange?: ((card: CardId) => void) | null;
}

/** What a hero has by now, and may give up. */
export function Owned({ hero, title, texts, exchange = null }: OwnedProps): ReactElement {
  return (
    <section className="gain-owned">
      <h3>{title}</h3>
      {exchange !== null && <p className="soft">{texts.exchange}</p>}
      {hero.cards.length === 0 ? (
        <p className="soft">{texts.nothing}</p>
      ) : (
        <Cards>
          {hero.cards.map((card) => (
            <CardFace key={card} id={card} texts={texts}>
              {exchange !== null && (
                <button
                  type="button"
                  className="button"
                  aria-label={texts.giveUp(texts.names.card[card])}
                  onClick={() => exchange(card)}
                >
                  {texts.giveUpIt}
                </button>
              )}
            </CardFace>
          ))}
        </Cards>
      )}
    </section>
  );
}

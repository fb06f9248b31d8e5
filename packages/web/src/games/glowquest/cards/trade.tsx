import type { View } from '@questhall/glowquest';
import { CARDS } from '@questhall/glowquest/content';
import { type EntityId, overflowOf, type Question } from '@questhall/glowquest/queries';
import type { Seat } from '@questhall/kernel';
import type { ReactElement } from 'react';
import { CardFace } from './card.tsx';
import type { Choosing } from './decks.tsx';
import { Cards, Owned } from './owned.tsx';
import type { CardWords } from './words.ts';

type Traded = Extract<Question, { kind: 'trade' }>;

/** The one of the two who is asked; the other one proposed it. */
export const askedFor = (view: View, { from, to }: Traded, seat: Seat): EntityId =>
  view.heroes[from]?.seat === seat ? from : to;

interface TradeProps extends Choosing {
  readonly view: View;
  readonly question: Traded;
  /** Who answers. */
  readonly seat: Seat;
}

/** Who offers which card to whom, what is in its way, and what both have. */
export function Trade({ view, question, seat, texts, choose }: TradeProps): ReactElement {
  const { card, from, to } = question;
  const [giver, taker] = [texts.nameOf(view, from), texts.nameOf(view, to)];
  const isWished = askedFor(view, question, seat) === from;
  return (
    <>
      <div>
        <p>
          {isWished
            ? texts.wants(taker, texts.names.card[card], giver)
            : texts.offers(giver, texts.names.card[card], taker)}
        </p>
        <p>{roomFor(view, question, texts)}</p>
      </div>
      <Cards>
        <CardFace id={card} texts={texts}>
          <button type="button" className="button button-gold" onClick={() => choose({ type: 'accept' })}>
            {texts.accept}
          </button>
          <button type="button" className="button" onClick={() => choose({ type: 'decline' })}>
            {texts.refuse}
          </button>
        </CardFace>
      </Cards>
      <div className="gain-heroes">
        {view.heroes
          .filter(({ id }) => id === from || id === to)
          .map((hero) => (
            <Owned key={hero.id} hero={hero} title={texts.hasOf(texts.nameOf(view, hero.id))} texts={texts} />
          ))}
      </div>
    </>
  );
}

/** What the receiver has where the card would be worn. */
function roomFor(view: View, { card, to }: Traded, texts: CardWords): string {
  const who = texts.nameOf(view, to);
  const over = overflowOf([...(view.heroes[to]?.cards ?? []), card]);
  const slot = over?.slot ?? CARDS[card].slot;
  if (slot === null) return '';
  if (over === null) return texts.slotFree(who, texts.names.slot[slot]);
  const held = over.cards.filter((one) => one !== card).map((one) => texts.names.card[one]);
  return texts.slotTaken(who, texts.names.slot[slot], held.join(', '));
}

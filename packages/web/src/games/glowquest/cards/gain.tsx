import type { Action, Glowquest, View } from '@questhall/glowquest';
import type { CardId, Deck } from '@questhall/glowquest/content';
import type { EntityId, HeroInPlay, Question } from '@questhall/glowquest/queries';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store.ts';
import { useTable } from '../../../table/use-table.ts';
import { pictureOf } from '../board/picture.ts';
import { DECK_ICONS, ROLE_ICONS } from '../looks.ts';
import { CardFace } from './card.tsx';
import './gain.css';
import { type CardWords, useCardWords } from './texts.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** Where cards change hands: heroes are made, and grow after every fight. */
export function GainScreen({ store }: { readonly store: TableStore<Glowquest> }): ReactElement {
  const { standing, now } = useTable(store);
  const texts = useCardWords();
  const view = pictureOf(standing.sight.view, now);
  const question = store.asked?.ask.question ?? null;
  const id = question !== null && 'hero' in question ? question.hero : (view.heroes.find(({ cards }) => cards.length < CREATED)?.id ?? 0);
  const hero = question?.kind === 'bounty' ? undefined : view.heroes[id]; // a Bounty is for anybody
  return (
    <section className="gain" aria-label={titleOf(question, texts)}>
      <div className="gain-inside">
        <header>
          {hero !== undefined && <Icon name={ROLE_ICONS[hero.role]} className="gain-face" />}
          <div>
            <h2>{titleOf(question, texts)}</h2>
            {hero !== undefined && <p>{texts.figureIn(view, hero.id)}</p>}
          </div>
        </header>
        <Asked view={view} question={question} store={store} texts={texts} />
        {hero !== undefined && <Owned hero={hero} texts={texts} exchange={exchangeIn(store, question)} />}
      </div>
    </section>
  );
}

/** Three Gains and a Passive one. */
const CREATED = 4;

function titleOf(question: Question | null, texts: CardWords): string {
  switch (question?.kind) {
    case 'bounty':
    case 'overflow':
    case 'trade':
      return texts[question.kind];
    case 'gain':
      return question.why === 'level' ? texts.levelUp : texts.creation;
    default:
      return texts.creation;
  }
}

interface AskedProps {
  readonly view: View;
  readonly question: Question | null;
  readonly store: TableStore<Glowquest>;
  readonly texts: CardWords;
}

function Asked({ view, question, store, texts }: AskedProps): ReactElement {
  const choose = (action: Action): void => void store.answer(action);
  switch (question?.kind) {
    case 'gain':
      return <Decks view={view} question={question} texts={texts} choose={choose} />;
    case 'keep':
      return <Drawn question={question} texts={texts} choose={choose} />;
    case 'bounty':
      return <Bounty view={view} offers={store.asked?.offers ?? []} texts={texts} choose={choose} />;
    case 'overflow':
      return <Overflow view={view} question={question} offers={store.asked?.offers ?? []} texts={texts} choose={choose} />;
    case 'trade':
      return <Trade view={view} question={question} texts={texts} choose={choose} />;
    default:
      return (
        <Cards>
          {view.drawn.map((card) => (
            <CardFace key={card} id={card} texts={texts} />
          ))}
        </Cards>
      );
  }
}

const Cards = ({ children }: { readonly children: ReactNode }): ReactElement => <div className="gain-cards">{children}</div>;

interface Choosing {
  readonly texts: CardWords;
  readonly choose: (action: Action) => void;
}

/** A deck by its back: how many are left, and how many were thrown away. */
function DeckBack({
  view,
  deck,
  label,
  texts,
  onClick,
}: {
  readonly view: View;
  readonly deck: Deck;
  readonly label: string;
  readonly texts: CardWords;
  readonly onClick: () => void;
}): ReactElement {
  return (
    <button type="button" className="gain-deck" data-deck={deck} onClick={onClick}>
      <Icon name={DECK_ICONS[deck]} />
      <b>{label}</b>
      <small>
        {texts.cardsLeft(view.deckSizes[deck])}, {texts.inDiscard(view.discards[deck].length)}
      </small>
    </button>
  );
}

function Decks({ view, question, texts, choose }: Choosing & { readonly view: View; readonly question: Of<'gain'> }): ReactElement {
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
            texts={texts}
            onClick={() => choose({ type: 'gain', deck })}
          />
        ))}
      </div>
      {question.why === 'level' && (
        <button type="button" className="button" onClick={() => choose({ type: 'decline' })}>
          {texts.decline}
        </button>
      )}
    </>
  );
}

/** The cards that were drawn: one stays, and the others may go back into the deck. */
function Drawn({ question, texts, choose }: Choosing & { readonly question: Of<'keep'> }): ReactElement {
  const [reshuffle, setReshuffle] = useState(false);
  return (
    <>
      <p>{texts.chooseCard}</p>
      <Cards>
        {question.cards.map((card) => (
          <CardFace key={card} id={card} texts={texts}>
            <button
              type="button"
              className="button button-gold"
              aria-label={texts.keep(texts.names.card[card])}
              onClick={() => choose({ type: 'keep', card, reshuffle })}
            >
              {texts.keepIt}
            </button>
          </CardFace>
        ))}
      </Cards>
      <label className="gain-reshuffle">
        <input type="checkbox" checked={reshuffle} onChange={(event) => setReshuffle(event.target.checked)} />
        {texts.reshuffle}
      </label>
    </>
  );
}

function Bounty({ view, offers, texts, choose }: Choosing & { readonly view: View; readonly offers: readonly Action[] }): ReactElement {
  return (
    <div className="gain-decks">
      {offers.map((offer) =>
        offer.type === 'award' ? (
          <DeckBack
            key={`${offer.hero} ${offer.deck}`}
            view={view}
            deck={offer.deck}
            label={texts.award(texts.figureIn(view, offer.hero), texts.names.deck[offer.deck])}
            texts={texts}
            onClick={() => choose(offer)}
          />
        ) : null,
      )}
    </div>
  );
}

function Overflow({
  view,
  question,
  offers,
  texts,
  choose,
}: Choosing & { readonly view: View; readonly question: Of<'overflow'>; readonly offers: readonly Action[] }): ReactElement {
  const takers = (card: CardId): EntityId[] =>
    offers.flatMap((offer) => (offer.type === 'handOver' && offer.card === card ? [offer.to] : []));
  return (
    <Cards>
      {question.cards.map((card) => (
        <CardFace key={card} id={card} texts={texts}>
          {takers(card).map((to) => (
            <button
              key={to}
              type="button"
              className="button"
              aria-label={texts.giveCard(texts.names.card[card], texts.figureIn(view, to))}
              onClick={() => choose({ type: 'handOver', card, to })}
            >
              {texts.handTo(texts.figureIn(view, to))}
            </button>
          ))}
          <button
            type="button"
            className="button"
            aria-label={texts.discard(texts.names.card[card])}
            onClick={() => choose({ type: 'discard', card })}
          >
            {texts.discardIt}
          </button>
        </CardFace>
      ))}
    </Cards>
  );
}

function Trade({
  view,
  question: { card, from, to },
  texts,
  choose,
}: Choosing & { readonly view: View; readonly question: Of<'trade'> }): ReactElement {
  return (
    <>
      <p>
        {texts.from} {texts.figureIn(view, from)} {texts.to} {texts.figureIn(view, to)}
      </p>
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
    </>
  );
}

/** Giving up a card for a Passive one, where that is asked. */
function exchangeIn(store: TableStore<Glowquest>, question: Question | null): ((card: CardId) => void) | null {
  if (question?.kind !== 'gain' || question.why !== 'level') return null;
  return (card) => void store.answer({ type: 'exchange', card });
}

interface OwnedProps {
  readonly hero: HeroInPlay;
  readonly texts: CardWords;
  readonly exchange: ((card: CardId) => void) | null;
}

/** What a hero has by now, and may give up. */
function Owned({ hero, texts, exchange }: OwnedProps): ReactElement {
  return (
    <section className="gain-owned">
      <h3>{texts.has}</h3>
      {exchange !== null && <p className="soft">{texts.exchange}</p>}
      {hero.cards.length === 0 ? (
        <p className="soft">{texts.nothing}</p>
      ) : (
        <Cards>
          {hero.cards.map((card) => (
            <CardFace key={card} id={card} texts={texts}>
              {exchange !== null && (
                <button type="button" className="button" aria-label={texts.giveUp(texts.names.card[card])} onClick={() => exchange(card)}>
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

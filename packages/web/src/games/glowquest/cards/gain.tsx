import type { Action, Event, Glowquest, View } from '@questhall/glowquest';
import type { CardId } from '@questhall/glowquest/content';
import type { EntityId, Question } from '@questhall/glowquest/queries';
import type { Seat } from '@questhall/kernel';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { ROLE_ICONS } from '../looks.ts';
import { isCreation } from '../stage.ts';
import { Bounty } from './bounty.tsx';
import { CardFace } from './card.tsx';
import { type Choosing, Decks, sayingIn } from './decks.tsx';
import './gain.css';
import { Glossary } from './glossary.tsx';
import { Cards, Owned } from './owned.tsx';
import { Ready } from './ready.tsx';
import { benefitsOn } from './terms.ts';
import { askedFor, Trade } from './trade.tsx';
import { type CardWords, useCardWords } from './words.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** Where cards change hands: heroes are made, and grow after every fight. */
export function GainScreen({ store }: { readonly store: TableStore<Glowquest> }): ReactElement {
  const { standing, sight, scene } = useTable(store);
  const texts = useCardWords();
  const { view } = sight;
  const question = store.asked?.ask.question ?? null;
  const hero =
    question?.kind === 'bounty'
      ? undefined
      : view.heroes[heroOf(view, question, scene?.told.event ?? null, standing.sight.seat)]; // a Bounty is for anybody
  return (
    <section className="gain" aria-label={titleOf(question, view, texts)}>
      <div className="gain-inside">
        <header>
          {hero !== undefined && <Icon name={ROLE_ICONS[hero.role]} className="gain-face" />}
          <div>
            <h2>{titleOf(question, view, texts)}</h2>
            {hero !== undefined && <p>{texts.nameOf(view, hero.id)}</p>}
          </div>
        </header>
        {isCreation(view) && (
          <p className="gain-goal">
            {texts.goal} {texts.resolveMeans(view.resolve)}
          </p>
        )}
        <Asked view={view} question={question} store={store} texts={texts} />
        {hero !== undefined && question?.kind !== 'trade' && (
          <Owned hero={hero} title={texts.has} texts={texts} exchange={exchangeIn(store, question)} />
        )}
        <Glossary
          benefits={benefitsOn([...(question?.kind === 'keep' ? question.cards : []), ...(hero?.cards ?? [])])}
          texts={texts}
        />
      </div>
    </section>
  );
}

/** Three Gains and a Passive one. */
const CREATED = 4;

/** Whose cards this is about. */
function heroOf(view: View, question: Question | null, now: Event | null, seat: Seat): EntityId {
  if (question?.kind === 'trade') return askedFor(view, question, seat);
  if (question !== null && 'hero' in question) return question.hero;
  if (now !== null && 'hero' in now) return now.hero;
  return view.heroes.find(({ cards }) => cards.length < CREATED)?.id ?? 0;
}

function titleOf(question: Question | null, view: View, texts: CardWords): string {
  switch (question?.kind) {
    case 'bounty':
    case 'overflow':
    case 'trade':
      return texts[question.kind];
    case 'gain':
      return question.why === 'level' ? texts.levelUp : texts.creation;
    default:
      return isCreation(view) ? texts.creation : texts.newCard;
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
      return (
        <>
          <Ready offers={store.asked?.offers ?? []} texts={texts} choose={choose} />
          <Decks view={view} question={question} texts={texts} choose={choose} sayingOf={sayingIn(store, texts)} />
        </>
      );
    case 'keep':
      return <Drawn question={question} texts={texts} choose={choose} />;
    case 'bounty':
      return <Bounty view={view} store={store} offers={store.asked?.offers ?? []} texts={texts} choose={choose} />;
    case 'overflow':
      return (
        <Overflow view={view} question={question} offers={store.asked?.offers ?? []} texts={texts} choose={choose} />
      );
    case 'trade':
      return <Trade view={view} question={question} seat={store.snapshot().seat} texts={texts} choose={choose} />;
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

function Overflow({
  view,
  question,
  offers,
  texts,
  choose,
}: Choosing & {
  readonly view: View;
  readonly question: Of<'overflow'>;
  readonly offers: readonly Action[];
}): ReactElement {
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
              aria-label={texts.giveCard(texts.names.card[card], texts.nameOf(view, to))}
              onClick={() => choose({ type: 'handOver', card, to })}
            >
              {texts.give(texts.nameOf(view, to))}
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

/** Giving up a card for a Passive one, where that is asked. */
function exchangeIn(store: TableStore<Glowquest>, question: Question | null): ((card: CardId) => void) | null {
  if (question?.kind !== 'gain' || question.why !== 'level') return null;
  return (card) => void store.answer({ type: 'exchange', card });
}

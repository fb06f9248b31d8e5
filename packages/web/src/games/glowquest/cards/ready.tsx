import type { Action } from '@questhall/glowquest';
import { CARDS, type CardId, READY_MADE, type ReadyId } from '@questhall/glowquest/content';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { DECK_ICONS } from '../looks.ts';
import type { Choosing } from './decks.tsx';
import './ready.css';
import type { CardWords } from './words.ts';

/** Heroes who need no drawing, for whoever wants to set out at once. */
export function Ready({
  offers,
  texts,
  choose,
}: Choosing & { readonly offers: readonly Action[] }): ReactElement | null {
  const sets = offers.flatMap((offer) => (offer.type === 'takeReady' ? [offer.set] : []));
  if (sets.length === 0) return null;
  return (
    <>
      <p>{texts.chooseReady}</p>
      <div className="gain-sets">
        {sets.map((set) => (
          <ReadySet key={set} set={set} texts={texts} onTake={() => choose({ type: 'takeReady', set })} />
        ))}
      </div>
      <p>{texts.orDraw}</p>
    </>
  );
}

interface ReadySetProps {
  readonly set: ReadyId;
  readonly texts: CardWords;
  readonly onTake: () => void;
}

/** One of them: how it plays, and what it has. */
function ReadySet({ set, texts, onTake }: ReadySetProps): ReactElement {
  return (
    <article className="gain-set" data-set={set}>
      <h3>{texts.names.ready[set]}</h3>
      <p>{texts.ready[set]}</p>
      <ul>
        {READY_MADE[set].cards.map((card) => (
          <li key={card}>
            <Icon name={DECK_ICONS[CARDS[card].deck]} />
            <span>
              <b>{texts.names.card[card]}</b> <small>{linesOf(card, texts)}</small>
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-gold" onClick={onTake}>
        {texts.takeReady(texts.names.ready[set])}
      </button>
    </article>
  );
}

/** All that a card says, in a line. */
function linesOf(card: CardId, { sayTrait, sayBenefit }: CardWords): string {
  const { traits, benefit } = CARDS[card];
  return [
    ...traits.map((line) => sayTrait(line, 'heroes')),
    ...(benefit === null ? [] : [sayBenefit(benefit, 'heroes')]),
  ].join(' ');
}

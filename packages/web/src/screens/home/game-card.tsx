import type { GameCard as Card } from '@questhall/facets';
import type { ReactElement } from 'react';
import { pageOf } from '../../games/index.ts';
import { Icon } from '../../look/icon.tsx';
import { hrefOf } from '../../shell/router.ts';
import { textsIn } from '../../texts/in-language.ts';
import { useLanguage } from '../../texts/language.ts';
import { useTexts } from '../../texts/texts.ts';

/** A game on the first page: its picture, what it is, and the ways in. */
export function GameCard({ card }: { readonly card: Card }): ReactElement {
  const { homePage } = useTexts();
  const { id, title } = card;
  const { text, facts, first } = textsIn(card.words, useLanguage());
  const Art = pageOf(id)?.Art;
  return (
    <article className="game-card" data-game={id} aria-labelledby={`game-${id}`}>
      <div className="game-art">
        {Art !== undefined && <Art />}
        {first !== undefined && <span className="game-mark">{homePage.first.mark}</span>}
      </div>
      <div className="game-words">
        <h2 id={`game-${id}`}>{title}</h2>
        <p>{text}</p>
        <p className="soft game-facts">{facts}</p>
        <div className="game-doors">
          <a className="button button-gold" href={hrefOf({ screen: 'new', game: id })}>
            {homePage.play}
            <span className="unseen">: {title}</span>
          </a>
          <a className="button button-quiet" href={hrefOf({ screen: 'rules', game: id, rule: null })}>
            <Icon name="rule-book" />
            {homePage.rules}
            <span className="unseen">: {title}</span>
          </a>
        </div>
      </div>
    </article>
  );
}

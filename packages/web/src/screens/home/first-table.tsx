import type { GameCard } from '@questhall/facets';
import type { Lobby } from '@questhall/wire';
import { type ReactElement, useState } from 'react';
import { loadForm } from '../../games/index.ts';
import { Icon } from '../../look/icon.tsx';
import { go } from '../../shell/router.ts';
import { textsIn } from '../../texts/in-language.ts';
import { useLanguage } from '../../texts/language.ts';
import { useTexts } from '../../texts/texts.ts';

interface FirstTableProps {
  readonly card: GameCard;
  readonly lobby: Lobby;
}

/** What to begin with, for somebody who knows none of the games: one click, and the table is laid. */
export function FirstTable({ card, lobby }: FirstTableProps): ReactElement {
  const { first: texts } = useTexts().homePage;
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { openFirst } = await import('../../forms/open-table.ts');
      const made = await openFirst(lobby, await loadForm(card.id, language));
      go(made.ok ? { screen: 'table', id: made.value } : { screen: 'new', game: card.id });
    } catch {
      go({ screen: 'new', game: card.id }); // the form says what is wrong
    }
  };
  return (
    <section className="first-table" aria-labelledby="first-table">
      <div>
        <h2 id="first-table">{texts.title}</h2>
        <p>{textsIn(card.words, language).first}</p>
      </div>
      <button type="button" className="button button-gold button-big" disabled={isBusy} onClick={() => void begin()}>
        <Icon name="flame" />
        {isBusy ? texts.starting : texts.begin(card.title)}
      </button>
    </section>
  );
}

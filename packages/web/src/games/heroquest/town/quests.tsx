import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { useLanguage } from '../../../texts/language.ts';
import { loadQuests, type Quest } from '../quests.ts';
import { useHeroQuestWording } from '../wording/wording.ts';
import { type Mark, markOf, type Try } from './chronicle.ts';
import type { Town } from './use-town.ts';
import { type TownWords, useTownWords } from './words.ts';

const NONE: readonly Quest[] = [];

/** The quests by number. Their sheets are read when the town is first seen. */
function useQuests(): readonly Quest[] {
  const [quests, setQuests] = useState(NONE);
  const language = useLanguage();
  useEffect(() => {
    loadQuests(language).then(setQuests, () => setQuests(NONE)); // numbers will do
  }, [language]);
  return quests;
}

/** How the last quest went, how the campaign stands, and the way on. */
export function NextQuest({ town }: { readonly town: Town }): ReactElement {
  const texts = useTownWords();
  const quests = useQuests();
  const { quest: titled } = useHeroQuestWording();
  const { quest, attempt } = town.view;
  const next = quests[quest - 1];
  const last = town.tries.at(-1);
  return (
    <header className="town-head parchment">
      <div className="town-last">
        <h1>
          <Icon name="village" /> {texts.town}
        </h1>
        {last !== undefined && <p>{lastText({ ...last, title: titled(last.title, '').title }, texts)}</p>}
        <Track quests={quests} town={town} />
      </div>
      <div className="town-next">
        <p className="soft">{attempt > 0 ? texts.sameQuest : texts.nextQuest}</p>
        <h2>
          {texts.questNumber(quest)}
          {next !== undefined && <span>: {next.title}</span>}
        </h2>
        {next !== undefined && <p>{next.briefing}</p>}
        <button
          type="button"
          className="button button-gold button-big town-button"
          data-refused={!town.isAsked}
          onClick={() => town.act({ type: 'goOn' })}
        >
          {texts.setOut} <Icon name="arrow" />
        </button>
        {!town.isAsked && <p className="soft">{texts.others}</p>}
      </div>
    </header>
  );
}

function lastText({ quest, title, isWon, fallen }: Try, texts: TownWords): string {
  const how = isWon ? texts.won(quest, title) : texts.failed(quest, title);
  return [how, ...(fallen.length > 0 ? [texts.fell(fallen.join(', '))] : []), texts.survivors].join(' ');
}

/** All quests in a row, and how each of them stands. */
function Track({ quests, town }: { readonly quests: readonly Quest[]; readonly town: Town }): ReactElement {
  const texts = useTownWords();
  return (
    <ol className="quest-track" aria-label={texts.track}>
      {quests.map(({ number, title }) => {
        const mark = markOf(number, town.view.quest, town.tries);
        const said = `${texts.questNumber(number)}, ${title}: ${texts.trackOf[mark]}`;
        return (
          <li key={number} data-mark={mark} title={said}>
            <span className="unseen">{said}</span>
            <span aria-hidden="true">
              {number}
              <Badge mark={mark} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Badge({ mark }: { readonly mark: Mark }): ReactElement | null {
  if (mark !== 'won' && mark !== 'failed') return null;
  return (
    <span className="quest-badge" data-mark={mark}>
      <Icon name={mark === 'won' ? 'check' : 'cross'} />
    </span>
  );
}

/** Every try, one line each, newest first. */
export function Chronicle({ tries }: { readonly tries: readonly Try[] }): ReactElement {
  const texts = useTownWords();
  const { quest: titled } = useHeroQuestWording();
  return (
    <section className="chronicle">
      <h3>{texts.chronicle}</h3>
      {tries.length === 0 && <p className="soft">{texts.nothingYet}</p>}
      <ol>
        {tries.toReversed().map(({ quest, title, attempt, isWon, fallen }) => (
          <li key={`${quest} ${attempt}`}>
            <span className="chronicle-mark" data-mark={isWon ? 'won' : 'failed'}>
              <Icon name={isWon ? 'check' : 'cross'} label={texts.trackOf[isWon ? 'won' : 'failed']} />
            </span>
            <span>
              {texts.questNumber(quest)}: {titled(title, '').title}
              {attempt > 0 && ` (${texts.tryNumber(attempt + 1)})`}
              {fallen.length > 0 && <small>{texts.fell(fallen.join(', '))}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

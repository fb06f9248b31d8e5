import type { Said } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { light, lighting } from '../../board/pointing/spotlight.ts';
import type { GameUi } from '../game/ui.ts';
import { aimedIn } from './aimed.ts';
import './answers.css';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useTableTexts } from '../texts/texts.ts';

/** A longer list shows its beginning, and the rest when it is asked for. */
const LIST_MAX = 60;

/**
 * The answers that the rules allow, each in a sentence, for keys, for search and for those who listen. What is aimed at
 * something is done on the board, and can be found here by its words.
 */
export function Answers<T extends Types>({
  ui,
  store,
}: {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}): ReactElement {
  const { standing, isSettled } = useTable(store);
  const texts = useTableTexts();
  const wording = ui.useWording();
  const [wanted, setWanted] = useState('');
  const [shownFor, setShownFor] = useState<string | null>(null);
  const field = useId();
  const list = useRef<HTMLUListElement>(null);
  const { sight, asked } = standing;
  const isPlain = ui.client.touch === undefined; // then there is no other place to answer
  const question = asked.map(({ ask }) => ask.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an old question was about is not lit for a new one
  useEffect(() => () => light(), [question, isSettled]);
  if (!isSettled) return <p className="answers-waiting">{texts.waiting}</p>;
  const said = asked.flatMap((one) => {
    const { ask, offers } = one;
    const aimed = aimedIn(ui.client, one, sight);
    return offers.map((action) => ({
      ask,
      action,
      name: wording.typed(action, sight),
      ...wording.action(action, ask, sight),
      isAimed: aimed.has(action),
    }));
  });
  const needle = wanted.trim().toLowerCase();
  const listed = said.some(({ isAimed }) => !isAimed) ? said.filter(({ isAimed }) => !isAimed) : said;
  const fitting = (
    needle === ''
      ? listed
      : said.filter(({ name, title, detail }) => `${name} ${title} ${detail}`.toLowerCase().includes(needle))
  ).toSorted((one, other) => ui.rank(one.action, sight) - ui.rank(other.action, sight));
  const isCut = fitting.length > LIST_MAX && shownFor !== question;
  const focusFirst = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    list.current?.querySelector('button')?.focus();
  };
  return (
    <section className="answers" aria-label={texts.yourAnswer} data-open={isPlain || needle !== '' || undefined}>
      <label className="unseen" htmlFor={field}>
        {texts.search}
      </label>
      <input
        id={field}
        className="answers-search"
        type="search"
        placeholder={`${texts.search}  /`}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={focusFirst}
        data-hotkey="/"
      />
      <ul ref={list} className="answers-list">
        {(isCut ? fitting.slice(0, LIST_MAX) : fitting).map(({ ask, action, name, title, detail }) => (
          <li key={`${ask.id} ${JSON.stringify(action)}`}>
            <button
              type="button"
              className="answer"
              data-name={name}
              {...lighting(() => ui.client.placesOf?.(action, ask, sight) ?? [])}
              onClick={({ detail }) => {
                if (detail > 1) return; // the rest of a double click, when the next question is there already
                light();
                setWanted('');
                void store.answer(action, ask.id);
              }}
            >
              <Answer title={title} detail={detail} />
            </button>
          </li>
        ))}
      </ul>
      {isCut && (
        <button type="button" className="button answers-all" onClick={() => setShownFor(question)}>
          {texts.showAll(fitting.length)}
        </button>
      )}
      {needle !== '' && fitting.length === 0 && <p className="answers-none">{texts.nothingFits}</p>}
    </section>
  );
}

function Answer({ title, detail }: Said): ReactElement {
  return (
    <>
      {title !== '' && <span className="answer-name">{title}</span>}{' '}
      {detail !== '' && <span className="answer-text">{detail}</span>}
    </>
  );
}

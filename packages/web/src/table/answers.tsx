import type { Types } from '@questhall/kernel';
import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import './answers.css';
import type { TableStore } from './store.ts';
import { useTableTexts } from './texts.ts';
import { useTable } from './use-table.ts';

/** A longer list shows its beginning, and the rest when it is asked for. */
const LIST_MAX = 60;

/** The answers that the rules allow, each in a sentence. Those that belong on the board can be found here as well, by their words. */
export function Answers<T extends Types>({ ui, store }: { readonly ui: GameUi<T>; readonly store: TableStore<T> }): ReactElement {
  const { standing, isSettled } = useTable(store);
  const texts = useTableTexts();
  const tongue = ui.useTongue();
  const [wanted, setWanted] = useState('');
  const [shownFor, setShownFor] = useState<string | null>(null);
  const field = useId();
  const list = useRef<HTMLUListElement>(null);
  const { sight, asked } = standing;
  if (!isSettled) return <p className="answers-waiting">{texts.waiting}</p>;
  const said = asked.flatMap(({ ask, offers }) =>
    offers.map((action) => ({
      ask,
      action,
      name: tongue.shorthand(action, sight),
      title: tongue.title(action, sight),
      text: tongue.action(action, ask, sight),
      isOnBoard: ui.isOnBoard(action),
    })),
  );
  const needle = wanted.trim().toLowerCase();
  const listed = said.some(({ isOnBoard }) => !isOnBoard) ? said.filter(({ isOnBoard }) => !isOnBoard) : said;
  const fitting = (
    needle === '' ? listed : said.filter(({ name, title, text }) => `${name} ${title} ${text}`.toLowerCase().includes(needle))
  ).toSorted((one, other) => ui.rank(one.action) - ui.rank(other.action));
  const question = asked.map(({ ask }) => ask.id).join();
  const isCut = fitting.length > LIST_MAX && shownFor !== question;
  const focusFirst = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    list.current?.querySelector('button')?.focus();
  };
  return (
    <section className="answers" aria-label={texts.yourAnswer}>
      {said.length > 3 && (
        <>
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
        </>
      )}
      <ul ref={list} className="answers-list">
        {(isCut ? fitting.slice(0, LIST_MAX) : fitting).map(({ ask, action, name, title, text }) => (
          <li key={`${ask.id} ${JSON.stringify(action)}`}>
            <button
              type="button"
              className="answer"
              data-name={name}
              onClick={() => {
                setWanted('');
                void store.answer(action, ask.id);
              }}
            >
              {title !== '' && <span className="answer-name">{title}</span>} <span className="answer-text">{text}</span>
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

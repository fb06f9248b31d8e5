import type { Types } from '@questhall/kernel';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { light } from '../../board/pointing/spotlight.ts';
import type { GameUi } from '../game/ui.ts';
import './answers.css';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useTableTexts } from '../texts/texts.ts';
import { type SaidOnce, sayOnce } from './say-once.ts';

/** A longer list shows its beginning, and the rest when it is asked for. */
const LIST_MAX = 60;

/**
 * So few need no search. Its field comes when the key for it is pressed: what is typed next must never be taken for
 * other keys.
 */
const FEW = 3;

/**
 * The answers that the rules allow, each in a sentence. Those that belong on the board can be found here as well, by
 * their words.
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
  const question = asked.map(({ ask }) => ask.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an old question was about is not lit for a new one
  useEffect(() => () => light(), [question, isSettled]);
  if (!isSettled) return <p className="answers-waiting">{texts.waiting}</p>;
  const said = asked.flatMap(({ ask, offers }) =>
    offers.map((action) => ({
      ask,
      action,
      name: wording.typed(action, sight),
      ...wording.action(action, ask, sight),
      isOnBoard: ui.isOnBoard(action),
    })),
  );
  const needle = wanted.trim().toLowerCase();
  const listed = said.some(({ isOnBoard }) => !isOnBoard) ? said.filter(({ isOnBoard }) => !isOnBoard) : said;
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
    <section className="answers" aria-label={texts.yourAnswer}>
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
        data-few={said.length <= FEW || undefined}
      />
      <ul ref={list} className="answers-list">
        {(isCut ? fitting.slice(0, LIST_MAX) : fitting).map(({ ask, action, name, title, detail }) => (
          <li key={`${ask.id} ${JSON.stringify(action)}`}>
            <button
              type="button"
              className="answer"
              data-name={name}
              onPointerEnter={() => light(ui.squaresOf?.(action, sight))}
              onPointerLeave={() => light()}
              onFocus={() => light(ui.squaresOf?.(action, sight))}
              onBlur={() => light()}
              onClick={({ detail }) => {
                if (detail > 1) return; // the rest of a double click, when the next question is there already
                light();
                setWanted('');
                void store.answer(action, ask.id);
              }}
            >
              <Said title={title} text={detail} />
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

function Said(answer: SaidOnce): ReactElement {
  const { title, text } = sayOnce(answer.title, answer.text);
  return (
    <>
      {title !== '' && <span className="answer-name">{title}</span>}{' '}
      {text !== '' && <span className="answer-text">{text}</span>}
    </>
  );
}

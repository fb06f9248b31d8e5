import { type ReactElement, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import '../../look/forms.css';
import { Icon } from '../../look/icon.tsx';
import './rulebook.css';
import { loadBook } from '../../games/book.ts';
import { Frame } from '../../shell/frame.tsx';
import { titleOf } from '../../shell/game-title.ts';
import { useKernelRules } from '../../texts/kernel-rules.ts';
import { useLanguage } from '../../texts/language.ts';
import { useTexts } from '../../texts/texts.ts';
import { type Chapter, chaptersOf, searchChapters } from './chapters.ts';
import { RuleEntry } from './rule-entry.tsx';
import type { RulebookTexts } from './texts/en.ts';
import { useRulebookTexts } from './texts/texts.ts';

interface RulebookProps {
  readonly game: string;
  /** The rule to open the book at. */
  readonly rule: string | null;
}

/** The rulebook of a game, open at a rule if one is named. */
export function RulebookScreen({ game, rule }: RulebookProps): ReactElement {
  const { rulebook, english } = use(loadBook(game, useLanguage()));
  const kernelRules = useKernelRules();
  const texts = useRulebookTexts();
  const { rulesInEnglish } = useTexts();
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const chapters = useMemo(() => chaptersOf(rulebook, english, kernelRules), [rulebook, english, kernelRules]);
  const found = useMemo(() => searchChapters(chapters, sought), [chapters, sought]);
  const isUnknown = rule !== null && !chapters.some(({ entries }) => entries.some(({ id }) => id === rule));
  useOpenAt(rule, setQuery);
  const title = texts.title(titleOf(game));
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Frame title={title} page={`rules/${game}`}>
      <div className="book">
        <header className="book-head">
          <h1>{title}</h1>
          {english.size > 0 && <p className="soft">{rulesInEnglish}</p>}
          {isUnknown && (
            <p className="problem" role="alert">
              {texts.unknown(rule)}
            </p>
          )}
        </header>
        <div className="book-side">
          <label className="book-search">
            <span className="unseen">{texts.search}</span>
            <Icon name="magnifying-glass" />
            <input
              type="search"
              className="search-field"
              value={query}
              placeholder={texts.search}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          <p className="soft" role="status">
            {texts.found(count)}
          </p>
          <Contents chapters={found} />
        </div>
        <div className="book-pages parchment">
          {found.map((chapter) => (
            <section
              key={chapter.key}
              id={`section-${chapter.key}`}
              aria-labelledby={`heading-${chapter.key}`}
              tabIndex={-1}
            >
              <h2 id={`heading-${chapter.key}`}>{headingOf(chapter, texts)}</h2>
              {chapter.kind === 'kernel' && <p className="soft">{texts.kernelText}</p>}
              {chapter.entries.map((entry) => (
                <RuleEntry
                  key={entry.id}
                  game={game}
                  book={rulebook}
                  entry={entry}
                  query={sought}
                  isWanted={entry.id === rule}
                />
              ))}
            </section>
          ))}
          {count === 0 && <p>{texts.found(0)}</p>}
        </div>
      </div>
    </Frame>
  );
}

function headingOf({ kind, heading }: Chapter, { house, everywhere }: RulebookTexts): string {
  if (kind === 'rules') return heading;
  return kind === 'house' ? house : everywhere;
}

/** Shows the rule that the address names, whatever was searched for before. */
function useOpenAt(rule: string | null, setQuery: (query: string) => void): void {
  useEffect(() => {
    if (rule === null) return;
    setQuery('');
    const frame = requestAnimationFrame(() => {
      const entry = document.getElementById(`rule-${rule}`);
      entry?.scrollIntoView({ block: 'center' });
      entry?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rule, setQuery]);
}

function Contents({ chapters }: { readonly chapters: readonly Chapter[] }): ReactElement {
  const texts = useRulebookTexts();
  const [isWide] = useState(() => matchMedia('(min-width: 62rem)').matches);
  return (
    <details className="contents" open={isWide}>
      <summary>
        {texts.sections}
        <Icon name="chevron" />
      </summary>
      <ul>
        {chapters.map((chapter) => (
          <li key={chapter.key}>
            <button
              type="button"
              onClick={() => {
                const section = document.getElementById(`section-${chapter.key}`);
                section?.scrollIntoView({ block: 'start' });
                section?.focus({ preventScroll: true });
              }}
            >
              <span>{headingOf(chapter, texts)}</span>
              <span className="soft">{chapter.entries.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

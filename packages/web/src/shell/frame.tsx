import { LANGUAGE_NAMES, LANGUAGES } from '@questhall/facets';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import './frame.css';
import { Icon } from '../look/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { chooseLanguage } from '../texts/in-language.ts';
import { useTexts } from '../texts/texts.ts';
import { lastTable } from './last-table.ts';
import { hrefOf } from './router.ts';
import { useTitle } from './use-title.ts';

interface FrameProps {
  readonly title: string;
  /** Which page this is; when it changes, the reader begins at its top. */
  readonly page: string;
  readonly children: ReactNode;
}

let pageBefore: string | null = null;

/** What stands around every screen but the table: the name of the house, the way out, the small print. */
export function Frame({ title, page, children }: FrameProps): ReactElement {
  const texts = useTexts();
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  useEffect(() => {
    if (pageBefore !== null && pageBefore !== page) {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    pageBefore = page;
  }, [page]);
  return (
    <div className="frame">
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        {texts.skip}
      </button>
      <Header page={page} />
      <main ref={main} id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="frame-foot">
        <p>{texts.notice}</p>
        <a href={hrefOf({ screen: 'credits' })}>{texts.credits}</a>
      </footer>
    </div>
  );
}

function Header({ page }: { readonly page: string }): ReactElement {
  const texts = useTexts();
  const table = lastTable();
  return (
    <header className="frame-head">
      <a className="brand" href={hrefOf({ screen: 'home' })}>
        <Icon name="flame" />
        <span>{texts.brand}</span>
      </a>
      <nav aria-label={texts.brand}>
        {table !== null && page !== 'home' && (
          <a className="button" href={hrefOf({ screen: 'table', id: table })}>
            {texts.toTable}
          </a>
        )}
        <LanguageSwitch />
        <a className="button button-quiet" href={hrefOf({ screen: 'settings' })} aria-label={texts.settings}>
          <Icon name="cog" />
          <span className="wide-only">{texts.settings}</span>
        </a>
      </nav>
    </header>
  );
}

/** The languages side by side, each by its own name. */
function LanguageSwitch(): ReactElement {
  const texts = useTexts();
  const { language } = useSettings();
  return (
    <fieldset className="language-switch" aria-label={texts.language}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          title={LANGUAGE_NAMES[one]}
          onClick={() => void chooseLanguage(one)}
        >
          <span aria-hidden="true">{one}</span>
          <span className="unseen">{LANGUAGE_NAMES[one]}</span>
        </button>
      ))}
    </fieldset>
  );
}

import type { ReactElement } from 'react';
import './credits.css';
import { Icon } from '../../look/icon.tsx';
import { ICON_AUTHORS } from '../../look/icon-authors.ts';
import type { IconName } from '../../look/icon-names.ts';
import { Frame } from '../../shell/frame.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useCreditsTexts } from './texts/texts.ts';

const NAMES = Object.keys(ICON_AUTHORS) as (keyof typeof ICON_AUTHORS)[]; // the keys of a constant

/** Who drew what, whoever drew most first. */
function byAuthor(): readonly (readonly [string, readonly IconName[]])[] {
  const authors = [...new Set(NAMES.map((name) => ICON_AUTHORS[name]))];
  return authors
    .map((author) => [author, NAMES.filter((name) => ICON_AUTHORS[name] === author)] as const)
    .toSorted(([, one], [, other]) => other.length - one.length);
}

export function CreditsScreen(): ReactElement {
  const { credits } = useTexts();
  const words = useCreditsTexts();
  return (
    <Frame title={credits} page="credits">
      <div className="page page-narrow credits">
        <h1>{credits}</h1>
        <section className="plate">
          <h2>{words.games}</h2>
          <p>{words.gamesText}</p>
        </section>
        <section className="plate">
          <h2>{words.icons}</h2>
          <p>
            {words.iconsText} <Out href="https://game-icons.net">game-icons.net</Out>,{' '}
            <Out href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Out>
          </p>
          <dl>
            {byAuthor().map(([author, names]) => (
              <div key={author} className="credit">
                <dt>{author}</dt>
                <dd lang="en">
                  {names.map((name) => (
                    <Icon key={name} name={name} label={name.replaceAll('-', ' ')} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <p className="soft">{words.ownIcons}</p>
        </section>
        <section className="plate">
          <h2>{words.fonts}</h2>
          <p>
            {words.fontsText} <Out href="https://openfontlicense.org">openfontlicense.org</Out>
          </p>
        </section>
        <section className="plate">
          <h2>{words.parts}</h2>
          <p>{words.partsText}</p>
        </section>
      </div>
    </Frame>
  );
}

function Out({ href, children }: { readonly href: string; readonly children: string }): ReactElement {
  return (
    <a href={href} rel="noreferrer" target="_blank">
      {children}
    </a>
  );
}

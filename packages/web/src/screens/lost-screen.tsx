import type { ReactElement } from 'react';
import { Frame } from '../shell/frame.tsx';
import { hrefOf } from '../shell/router.ts';
import { useTexts } from '../texts/texts.ts';

/** Where an address leads that leads nowhere. */
export function LostScreen(): ReactElement {
  const texts = useTexts();
  return (
    <Frame title={texts.lost.title} page="lost">
      <div className="page page-narrow">
        <h1>{texts.lost.title}</h1>
        <p>{texts.lost.text}</p>
        <p>
          <a className="button button-gold" href={hrefOf({ screen: 'home' })}>
            {texts.home}
          </a>
        </p>
      </div>
    </Frame>
  );
}

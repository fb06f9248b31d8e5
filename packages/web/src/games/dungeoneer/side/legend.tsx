import type { ReactElement, ReactNode } from 'react';
import { Icon, iconHref } from '../../../look/icon.tsx';
import { GLORY, PERIL, QUEST } from '../looks.ts';
import { useWords } from '../wording/wording.ts';

/** What the signs on the map mean. */
export function Legend(): ReactElement {
  const words = useWords();
  const { legendText } = words;
  return (
    <details className="fold dg-fold">
      <summary>
        {words.legend} <Icon name="chevron" />
      </summary>
      <ul className="dg-legend">
        <Sign text={legendText.open}>
          <path className="dg-way" d="M7 4H41V30H7Z" />
          <path className="dg-arrow" d="M18 16L24 10L30 16" />
        </Sign>
        <Sign text={legendText.locked}>
          <path className="dg-door" d="M7 8H41V22H7Z" />
          <path className="dg-shackle" d="M20.5 14V12A3.5 3.5 0 0 1 27.5 12V14" />
          <rect className="dg-lock" x="18.5" y="13.5" width="11" height="8" rx="1.5" />
        </Sign>
        <Sign text={legendText.trapped}>
          <path className="dg-teeth" d="M8 8L12 24L16 8L20 24L24 8L28 24L32 8L36 24L40 8Z" />
        </Sign>
        <Sign text={legendText.wall}>
          <path className="dg-bricks" d="M4 10H44V24H4ZM4 17H44M14 10V17M34 10V17M24 17V24" />
        </Sign>
        <Sign text={legendText.worth}>
          <use href={iconHref(GLORY)} x="2" y="6" width="20" height="20" />
          <use href={iconHref(PERIL)} x="26" y="6" width="20" height="20" />
        </Sign>
        <Sign text={legendText.quest}>
          <g className="dg-quest-mark" transform="translate(24 16)">
            <circle r="12" />
            <use href={iconHref(QUEST)} x="-8" y="-8" width="16" height="16" />
          </g>
        </Sign>
      </ul>
    </details>
  );
}

const Sign = ({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactElement => (
  <li>
    <svg viewBox="0 0 48 32" aria-hidden="true">
      {children}
    </svg>
    <span>{text}</span>
  </li>
);

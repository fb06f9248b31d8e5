import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import { GLORY, PERIL, QUEST } from './looks.ts';
import { useWords } from './wording/wording.ts';

/** Before anything lies on the table: what it is about, in four lines. */
export function Welcome(): ReactElement {
  const { welcome } = useWords();
  return (
    <section className="dg-welcome parchment">
      <h2>{welcome.title}</h2>
      <ul>
        <li>
          <Icon name={QUEST} /> {welcome.goal}
        </li>
        <li>
          <Icon name="dungeon-gate" /> {welcome.map}
        </li>
        <li>
          <Icon name={GLORY} /> {welcome.glory}
        </li>
        <li>
          <Icon name={PERIL} /> {welcome.peril}
        </li>
      </ul>
    </section>
  );
}

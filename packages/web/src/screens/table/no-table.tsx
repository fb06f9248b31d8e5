import type { Lobby } from '@questhall/wire';
import { type ReactElement, useState } from 'react';
import { Frame } from '../../shell/frame.tsx';
import { hrefOf } from '../../shell/router.ts';
import { saveTable } from '../../table/store/save-table.ts';
import { useTableTexts } from '../../table/texts/texts.ts';
import { useTexts } from '../../texts/texts.ts';

interface NoTableProps {
  readonly id: string;
  readonly lobby: Lobby;
  /** What is wrong with it; empty when it is not there. */
  readonly problem: string;
}

/** Instead of a table that is gone, or cannot be opened: what is wrong, and where to go from here. */
export function NoTable({ id, lobby, problem }: NoTableProps): ReactElement {
  const texts = useTableTexts();
  const { homePage } = useTexts();
  const { title, text } = problem === '' ? texts.gone : texts.damaged;
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Frame title={title} page="no-table">
      <div className="page page-narrow">
        <h1>{title}</h1>
        <p>{text}</p>
        {problem !== '' && <pre className="problem">{problem}</pre>}
        <p className="page-links">
          <a className="button button-gold" href={hrefOf({ screen: 'home' })}>
            {texts.toTables}
          </a>
          {problem !== '' && (
            <button type="button" className="button" onClick={() => void saveTable(lobby, id, '').then(setFailed)}>
              {texts.exportIt}
            </button>
          )}
        </p>
        <p role="alert">{failed !== null && homePage.trouble.export(failed)}</p>
      </div>
    </Frame>
  );
}

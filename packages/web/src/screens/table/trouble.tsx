import type { Types } from '@questhall/kernel';
import { type ReactElement, use, useState } from 'react';
import { hrefOf } from '../../shell/router.ts';
import { LobbyContext } from '../../table/store/lobby-context.ts';
import { saveTable } from '../../table/store/save-table.ts';
import type { TableStore } from '../../table/store/store.ts';
import { useTable } from '../../table/store/use-table.ts';
import { useTableTexts } from '../../table/texts/texts.ts';
import { useTexts } from '../../texts/texts.ts';

/** Nothing can be kept, so nothing goes on: what to do about it. Nothing is lost meanwhile. */
export function Trouble<T extends Types>({ store }: { readonly store: TableStore<T> }): ReactElement | null {
  const { standing, lost } = useTable(store);
  const texts = useTableTexts();
  const { homePage } = useTexts();
  const lobby = use(LobbyContext);
  const [failed, setFailed] = useState<string | null>(null);
  const { id, name } = store.seated;
  const isFull = standing.trouble === 'full';
  if (!isFull && lost === null) return null;
  const says = lost === null ? texts.full : lost === '' ? texts.taken : `${texts.broken} (${lost})`;
  return (
    <section className="table-trouble" role="alert">
      <p>{says}</p>
      <div className="table-trouble-buttons">
        {lost === null && (
          <button type="button" className="button button-gold" onClick={() => void store.retry()}>
            {texts.retry}
          </button>
        )}
        {lobby !== null && (
          <button type="button" className="button" onClick={() => void saveTable(lobby, id, name).then(setFailed)}>
            {texts.exportIt}
          </button>
        )}
        <a className="button" href={hrefOf({ screen: 'home' })}>
          {texts.toTables}
        </a>
      </div>
      {failed !== null && <p>{homePage.trouble.export(failed)}</p>}
    </section>
  );
}

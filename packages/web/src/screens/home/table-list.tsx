import { lazy, type ReactElement, Suspense, useRef } from 'react';
import { Icon } from '../../look/icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import type { KeptTables } from './use-tables.ts';

/** A newcomer has no tables, and need not wait for what shows them. */
const TableRows = lazy(async () => ({ default: (await import('./table-rows.tsx')).TableRows }));

/** The tables of this browser, and the way in for those from elsewhere. */
export function TableList({ kept }: { readonly kept: KeptTables }): ReactElement {
  const { homePage } = useTexts();
  const { tables } = kept;
  const none = (
    <div className="table-list-group">
      <h2>{homePage.tables}</h2>
      {tables?.length === 0 && <p className="soft">{homePage.noTables}</p>}
    </div>
  );
  return (
    <section className="table-list parchment" aria-label={homePage.tables}>
      {tables === null || tables.length === 0 ? (
        none
      ) : (
        <Suspense fallback={none}>
          <TableRows kept={kept} tables={tables} />
        </Suspense>
      )}
      <Import kept={kept} />
    </section>
  );
}

function Import({ kept }: { readonly kept: KeptTables }): ReactElement {
  const { homePage } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const { trouble, imported } = kept;
  return (
    <div className="import">
      <input
        ref={input}
        type="file"
        accept=".table,.json,application/json,application/x-ndjson"
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void kept.importFiles(files);
        }}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="import" />
        {homePage.import}
      </button>
      <span className="soft wide-only">{homePage.drop}</span>
      <p role="status">{imported !== null && homePage.imported[imported.kind]}</p>
      <div role="alert">
        {trouble !== null && (
          <p className="problem">
            <Icon name="warning" />
            <span>{homePage.trouble[trouble.way](trouble.problem)}</span>
          </p>
        )}
      </div>
    </div>
  );
}

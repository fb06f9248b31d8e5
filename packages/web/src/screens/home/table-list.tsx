import type { TableCard } from '@questhall/wire';
import { type ReactElement, useRef, useState } from 'react';
import { Icon } from '../../look/icon.tsx';
import { Confirm } from '../../shell/confirm.tsx';
import { useTexts } from '../../texts/texts.ts';
import { TableRow } from './table-row.tsx';
import { aboutTable, shownNames, useTellers } from './tellers.ts';
import type { KeptTables } from './use-tables.ts';

const NONE: readonly TableCard[] = [];

/** The tables that wait for somebody, and the way in for those from elsewhere. */
export function TableList({ kept }: { readonly kept: KeptTables }): ReactElement {
  const texts = useTexts();
  const { homePage } = texts;
  const tables = kept.tables ?? NONE;
  const tellers = useTellers(tables);
  const shown = shownNames(tables, tellers, texts);
  const nameOf = ({ id }: TableCard): string => shown.get(id) ?? '';
  const [leaving, setLeaving] = useState<TableCard | null>(null);
  const open = tables.filter(({ isOver }) => !isOver);
  const over = tables.filter(({ isOver }) => isOver);
  const isNew = ({ id }: TableCard): boolean => kept.imported?.id === id;
  const rowOf = (table: TableCard): ReactElement => (
    <TableRow
      key={table.id}
      table={table}
      name={nameOf(table)}
      about={aboutTable(table, tellers, texts)}
      teller={tellers.get(table.game) ?? null}
      isNew={isNew(table)}
      onRename={(name) => void kept.rename(table.id, name)}
      onExport={() => void kept.exportTable(table, nameOf(table))}
      onRemove={() => setLeaving(table)}
    />
  );
  return (
    <section className="table-list parchment" aria-label={homePage.tables}>
      <div className="table-list-group">
        <h2>{homePage.tables}</h2>
        {open.length === 0 && kept.tables !== null && <p className="soft">{homePage.noTables}</p>}
        <ul>{open.map(rowOf)}</ul>
      </div>
      {over.length > 0 && (
        <details className="table-list-group fold" open={open.length === 0 || over.some(isNew)}>
          <summary>
            <h2>{homePage.finished}</h2>
            <span className="chip">{over.length}</span>
            <Icon name="chevron" />
          </summary>
          <ul>{over.map(rowOf)}</ul>
        </details>
      )}
      <Import kept={kept} />
      {leaving !== null && (
        <Confirm
          title={homePage.sureTitle}
          yes={homePage.remove}
          onNo={() => setLeaving(null)}
          onYes={() => {
            setLeaving(null);
            void kept.remove(leaving.id);
          }}
        >
          {homePage.sure(nameOf(leaving))}
        </Confirm>
      )}
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
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) void kept.importFile(file);
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

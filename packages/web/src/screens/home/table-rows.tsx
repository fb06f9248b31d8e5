import type { TableCard } from '@questhall/wire';
import { type ReactElement, useState } from 'react';
import './table-rows.css';
import { Icon } from '../../look/icon.tsx';
import { Confirm } from '../../shell/confirm.tsx';
import { useTexts } from '../../texts/texts.ts';
import { TableRow } from './table-row.tsx';
import { aboutTable, shownNames, useTellers } from './tellers.ts';
import type { KeptTables } from './use-tables.ts';

interface TableRowsProps {
  readonly kept: KeptTables;
  /** Those of them that the shelf has. */
  readonly tables: readonly TableCard[];
}

/** The tables that wait for somebody, and those that are over. */
export function TableRows({ kept, tables }: TableRowsProps): ReactElement {
  const texts = useTexts();
  const { homePage } = texts;
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
    <>
      <div className="table-list-group">
        <h2>{homePage.tables}</h2>
        {open.length === 0 && <p className="soft">{homePage.noTables}</p>}
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
    </>
  );
}

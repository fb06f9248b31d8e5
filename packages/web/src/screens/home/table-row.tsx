import type { TableCard } from '@questhall/wire';
import { type ReactElement, useEffect, useRef } from 'react';
import { Icon } from '../../look/icon.tsx';
import { useSettings } from '../../settings/settings.ts';
import { titleOf } from '../../shell/game-title.ts';
import { hrefOf } from '../../shell/router.ts';
import { whenText } from '../../shell/when.ts';
import type { TableTeller } from '../../table/game/page.ts';
import { useTexts } from '../../texts/texts.ts';
import { TableName } from './table-name.tsx';

interface TableRowProps {
  readonly table: TableCard;
  readonly name: string;
  readonly about: string;
  /** What its game says of it; null until that is loaded. */
  readonly teller: TableTeller | null;
  /** It was just brought here: it is shown where it stands. */
  readonly isNew: boolean;
  readonly onRename: (name: string) => void;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

/** A table on the shelf: what it is, who sits there, and the way back to it. */
export function TableRow({
  table,
  name,
  about,
  teller,
  isNew,
  onRename,
  onExport,
  onRemove,
}: TableRowProps): ReactElement {
  const texts = useTexts();
  const { language } = useSettings();
  const { homePage } = texts;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  const facts = [titleOf(table.game), ...(teller?.facts?.(table) ?? []), ...(name.startsWith(about) ? [] : [about])];
  return (
    <li ref={row} className="table-row" data-game={table.game} data-new={isNew}>
      <TableName name={name} onRename={onRename} />
      <div className="table-about">
        <p className="soft">
          {facts.join(' · ')}
          {' · '}
          <time dateTime={new Date(table.changed).toISOString()}>
            {whenText(table.changed, Date.now(), language, texts)}
          </time>
          {' · '}
          {homePage.moves(table.moves)}
        </p>
        {teller?.Line !== undefined && <teller.Line card={table} />}
        <Company table={table} teller={teller} />
      </div>
      <a
        className={`button table-row-door${table.isOver ? '' : ' button-gold'}`}
        href={hrefOf({ screen: 'table', id: table.id })}
      >
        {table.isOver ? homePage.look : homePage.goOn}
        <span className="unseen">: {name}</span>
      </a>
      <div className="table-row-tools">
        <button
          type="button"
          className="button button-quiet"
          title={homePage.export}
          aria-label={homePage.exportOf(name)}
          onClick={onExport}
        >
          <Icon name="export" />
        </button>
        <button
          type="button"
          className="button button-quiet"
          title={homePage.remove}
          aria-label={homePage.removeOf(name)}
          onClick={onRemove}
        >
          <Icon name="remove" />
        </button>
      </div>
    </li>
  );
}

function Company({ table, teller }: Pick<TableRowProps, 'table' | 'teller'>): ReactElement {
  const texts = useTexts();
  const names = teller?.seatNames(table) ?? [];
  return (
    <ul className="company">
      {table.company.map(({ kind }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat}>
          <Icon name={kind === 'bot' ? 'vintage-robot' : 'person'} />
          {names[seat] ?? texts.seats.seat(seat + 1)}: {kind === 'bot' ? texts.sitters.program : texts.sitters.person}
        </li>
      ))}
    </ul>
  );
}

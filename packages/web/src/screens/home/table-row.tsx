import type { ReactElement } from 'react';
import type { TableCard } from '../../link/service.ts';
import { Icon } from '../../look/icon.tsx';
import { hrefOf } from '../../shell/router.ts';
import { useSettings } from '../../shell/settings.ts';
import { useTexts } from '../../texts/texts.ts';
import { campaignOf } from './campaign.ts';
import { CampaignLine } from './campaign-line.tsx';
import { seatNames } from './names.ts';
import { whenText } from './when.ts';

interface TableRowProps {
  readonly table: TableCard;
  readonly about: string;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

/** A table on the shelf: what it is, who sits there, and the way back to it. */
export function TableRow({ table, about, onExport, onRemove }: TableRowProps): ReactElement {
  const texts = useTexts();
  const { language } = useSettings();
  const { homePage } = texts;
  const campaign = campaignOf(table);
  const game = Object.entries(texts.games).find(([id]) => id === table.game)?.[1].title ?? table.game;
  return (
    <li className="table-row">
      <div className="table-about">
        <h3>{about}</h3>
        <p className="soft">
          {game}
          {table.options['campaign'] === true ? ` · ${homePage.campaign}` : ''}
          {' · '}
          <time dateTime={new Date(table.changed).toISOString()}>{whenText(table.changed, Date.now(), language)}</time>
          {' · '}
          {homePage.moves(table.moves)}
        </p>
        {campaign !== null && <CampaignLine campaign={campaign} />}
        <Company table={table} />
      </div>
      <div className="table-deeds">
        {table.problem === null && (
          <a
            className={table.isOver ? 'button' : 'button button-gold'}
            href={hrefOf({ screen: 'table', id: table.id })}
          >
            {table.isOver ? homePage.look : homePage.goOn}
            <span className="unseen">: {about}</span>
          </a>
        )}
        <button
          type="button"
          className="button button-quiet"
          title={homePage.export}
          aria-label={homePage.exportOf(about)}
          onClick={onExport}
        >
          <Icon name="export" />
        </button>
        <button
          type="button"
          className="button button-quiet"
          title={homePage.remove}
          aria-label={homePage.removeOf(about)}
          onClick={onRemove}
        >
          <Icon name="remove" />
        </button>
      </div>
      {table.problem !== null && (
        <p className="problem">
          <Icon name="warning" />
          <span>{homePage.problem(table.problem)}</span>
        </p>
      )}
    </li>
  );
}

function Company({ table }: { readonly table: TableCard }): ReactElement {
  const texts = useTexts();
  const names = seatNames(table, texts);
  return (
    <ul className="company">
      {table.company.map(({ kind }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} className="chip">
          <Icon name={kind === 'bot' ? 'vintage-robot' : 'person'} />
          {names[seat]}: {kind === 'bot' ? texts.sitters.program : texts.sitters.person}
        </li>
      ))}
    </ul>
  );
}

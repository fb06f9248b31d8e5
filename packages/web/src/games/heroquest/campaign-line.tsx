import type { TableCard } from '@questhall/wire';
import type { ComponentType, ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import './campaign-line.css';
import { type Campaign, campaignOf } from './campaign.ts';
import type { GameTexts } from './texts/en.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  barbarian: 'barbarian',
  dwarf: 'dwarf-face',
  elf: 'woman-elf-face',
  wizard: 'wizard-face',
};

/** A campaign at a glance: where it is, what was won, and who is left. */
function CampaignLine({
  campaign,
  texts,
}: {
  readonly campaign: Campaign;
  readonly texts: GameTexts['line'];
}): ReactElement {
  const { attempt, isInTown, won, heroes } = campaign;
  return (
    <div className="campaign-line">
      {isInTown && (
        <span className="chip chip-gold">
          <Icon name="village" />
          {texts.inTown}
        </span>
      )}
      {attempt > 0 && <span className="chip">{texts.attempt(attempt + 1)}</span>}
      <span className="chip">
        <Icon name="check" />
        {texts.won(won.length)}
      </span>
      <ul aria-label={texts.heroes}>
        {heroes.map(({ hero, name, isAlive }) => (
          <li key={hero} data-hero={hero} data-dead={!isAlive} title={isAlive ? name : texts.dead(name)}>
            <Icon name={ICONS[hero] ?? 'person'} label={isAlive ? name : texts.dead(name)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same under a table in a list; nothing for tables that are no campaign. */
export const campaignLine =
  (texts: GameTexts['line']): ComponentType<{ readonly card: TableCard }> =>
  ({ card }) => {
    const campaign = campaignOf(card.stage);
    return campaign === null ? null : <CampaignLine campaign={campaign} texts={texts} />;
  };

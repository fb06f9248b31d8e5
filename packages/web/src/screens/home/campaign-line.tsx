import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import { useLanguage } from '../../texts/language.ts';
import type { Campaign } from './campaign.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  barbarian: 'barbarian',
  dwarf: 'dwarf-face',
  elf: 'woman-elf-face',
  wizard: 'wizard-face',
};

const en = {
  inTown: 'In town',
  attempt: (n: number) => `attempt ${n}`,
  won: (n: number): string => (n === 1 ? '1 quest won' : `${n} quests won`),
  heroes: 'The heroes',
  dead: (name: string) => `${name}, dead`,
};

const TEXTS: Readonly<Record<'en' | 'nl', typeof en>> = {
  en,
  nl: {
    inTown: 'In de stad',
    attempt: (n) => `poging ${n}`,
    won: (n) => (n === 1 ? '1 queeste gewonnen' : `${n} queesten gewonnen`),
    heroes: 'De helden',
    dead: (name) => `${name}, dood`,
  },
};

/** A campaign at a glance: where it is, what was won, and who is left. */
export function CampaignLine({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const texts = TEXTS[useLanguage()];
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

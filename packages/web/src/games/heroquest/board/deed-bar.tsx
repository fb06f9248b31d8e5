import type { HeroQuest } from '@questhall/heroquest';
import { offerOdds } from '@questhall/heroquest/client';
import type { Ask, Sight } from '@questhall/kernel';
import type { JSX } from 'react';
import { Icon } from '../../../look/icon.tsx';
import './deed-bar.css';
import type { Deed } from './deeds.ts';
import type { BoardTexts } from './texts.ts';

interface DeedBarProps {
  readonly deeds: readonly Deed[];
  /** The one that is being aimed. */
  readonly aiming: Deed | null;
  /** Null while somebody else decides: the bar stays, so that the board does not jump. */
  readonly ask: Ask<HeroQuest> | null;
  readonly sight: Sight<HeroQuest>;
  readonly texts: BoardTexts;
  readonly onChoose: (deed: Deed) => void;
}

const HOTKEYS: Readonly<Record<string, string>> = {
  roll: 'r',
  attack: 'a',
  'search treasure': 't',
  'search secretDoors': 'd',
  'search traps': 'p',
  endTurn: 'e',
};

/** What whoever acts can do, and what it cannot: those are grey, and say why when they are pressed. */
export function DeedBar({ deeds, aiming, ask, sight, texts, onChoose }: DeedBarProps): JSX.Element {
  return (
    <div className="deeds" role="toolbar" aria-label={texts.deeds}>
      {deeds.map((deed) => (
        <button
          key={deed.key}
          type="button"
          className="deed"
          data-deed={deed.key}
          data-hotkey={HOTKEYS[deed.key]}
          data-off={deed.offers.length === 0 || undefined}
          aria-pressed={deed === aiming}
          title={titleOf(deed, ask, sight, texts)}
          onClick={() => onChoose(deed)}
        >
          <Icon name={deed.icon} />
          <span className="deed-name">{deed.title}</span>
          {deed.offers.length === 0 && <span className="unseen">{texts.notNow}</span>}
        </button>
      ))}
    </div>
  );
}

/** What is worth knowing before it is pressed: the odds where there is one way to do it. */
function titleOf({ title, offers }: Deed, ask: Ask<HeroQuest> | null, { view }: Sight<HeroQuest>, texts: BoardTexts): string {
  const [only, second] = offers;
  if (only === undefined) return `${title}: ${texts.notNow}`;
  const odds = second === undefined && ask !== null ? offerOdds(view, ask.question, only) : null;
  return odds === null ? title : `${title}: ${texts.odds(odds.kill, odds.damage)}`;
}

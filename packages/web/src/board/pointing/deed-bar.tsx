import type { JSX } from 'react';
import { Icon } from '../../look/icon.tsx';
import './deed-bar.css';
import type { IconDeed } from './pointing.ts';

interface DeedBarProps<D> {
  readonly deeds: readonly D[];
  /** The one that is being aimed. */
  readonly aiming: D | null;
  /** The keys of some of them, by their own key. */
  readonly hotkeys: Readonly<Record<string, string>>;
  readonly texts: { readonly deeds: string; readonly notNow: string };
  /** What is worth knowing before it is pressed. */
  readonly titleOf: (deed: D) => string;
  readonly onChoose: (deed: D) => void;
}

/**
 * What whoever acts can do, and what it cannot: those are grey, and say why when they are pressed. While somebody else
 * decides it is empty, and stays.
 */
export function DeedBar<Action, D extends IconDeed<Action>>({
  deeds,
  aiming,
  hotkeys,
  texts,
  titleOf,
  onChoose,
}: DeedBarProps<D>): JSX.Element {
  return (
    <div className="deeds" role="toolbar" aria-label={texts.deeds}>
      {deeds.map((deed) => (
        <button
          key={deed.key}
          type="button"
          className="deed"
          data-deed={deed.key}
          data-hotkey={hotkeys[deed.key]}
          data-off={deed.offers.length === 0 || undefined}
          aria-pressed={deed === aiming}
          title={titleOf(deed)}
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

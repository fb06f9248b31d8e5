import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import './chips.css';

interface Chip {
  readonly key: string;
  /** In words, for those who listen. */
  readonly label: string;
  readonly icon: IconName;
  /** A custom property of the look: `--elf`. */
  readonly colour: string;
  /** How much life is left. */
  readonly text: string;
  readonly isActing: boolean;
  /** Dead, or gone. */
  readonly isOut: boolean;
}

/** A party in a line, where there is no room for its sheets: a face and what is left of each. */
export function Chips({ of }: { readonly of: readonly Chip[] }): ReactElement {
  return (
    <span className="chips">
      {of.map(({ key, label, icon, colour, text, isActing, isOut }) => {
        const style: CSSProperties & Record<`--${string}`, string> = { '--rim': `var(${colour})` };
        return (
          <span key={key} className="chips-one" style={style} data-acting={isActing} data-out={isOut}>
            <span className="unseen">{label}</span>
            <Icon name={icon} />
            <span aria-hidden="true">{text}</span>
          </span>
        );
      })}
    </span>
  );
}

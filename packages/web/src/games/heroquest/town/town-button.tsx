import type { Action } from '@questhall/heroquest';
import type { ReactElement, ReactNode } from 'react';
import type { Town } from './use-town.ts';

interface TownButtonProps {
  readonly town: Town;
  readonly action: Action;
  /** All of it in words, where the button itself is short. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something to do in town. Where the rules forbid it, it is grey, and a press says by which rule. */
export function TownButton({ town, action, label, className = 'button', children }: TownButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={`${className} town-button`}
      data-refused={!town.isOffered(action)}
      aria-label={label}
      title={label}
      onClick={() => town.act(action)}
    >
      {children}
    </button>
  );
}

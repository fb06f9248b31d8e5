import type { Action } from '@questhall/crystal-expedition';
import type { ReactElement, ReactNode } from 'react';
import type { Town } from './use-town.ts';

interface DeedProps {
  readonly town: Town;
  readonly does: Action;
  readonly label?: string;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** A button in Town. What the rules forbid is grey, and a press asks them why. */
export const Deed = ({ town, does, label, isMain = false, children }: DeedProps): ReactElement => (
  <button
    type="button"
    className={isMain ? 'button button-gold ce-deed' : 'button ce-deed'}
    data-off={!town.isOffered(does) || undefined}
    aria-label={label}
    title={label}
    onClick={() => town.act(does)}
  >
    {children}
  </button>
);

import type { Seat } from '@questhall/kernel';
import type { DreadSpell } from '../content/dread-spells.ts';
import type { Hero } from '../content/heroes.ts';
import type { Spell } from '../content/spells.ts';
import type { FigureId } from './figures.ts';
import type { Hidden, Table } from './table.ts';

/** Whose turn it is and what is left of it. */
export interface TurnView {
  readonly who: 'hero' | 'genie' | 'captive' | 'zargon';
  readonly hero: Hero | null;
  readonly movement: number | null;
  readonly hasStepped: boolean;
  readonly hasActed: boolean;
  readonly isMoveOver: boolean;
  readonly isHalf: boolean;
  readonly firstSpell: Spell | null;
}

type Public = Omit<Table, 'hidden' | 'ownSheet' | 'stripped'>;

/** All that a seat may know of a quest. Zargon has the sheet besides. */
export interface View extends Public {
  readonly zargonSeat: Seat;
  readonly isStripped: boolean;
  readonly turn: TurnView | null;
  /** Dread spells that casters still have, as far as this seat knows. */
  readonly lore: { readonly monster: FigureId; readonly spells: DreadSpell[] }[];
  readonly hidden: Hidden | null;
}

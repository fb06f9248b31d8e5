import type { Change, Grade, MapId, QuestId, SectionName } from '../content/index.ts';
import type { House } from './options.ts';
import type { Gate, Hero, Placed, Portal, Progress, Strike } from './table.ts';

/** What everybody can reckon with: a table has it, and so has what a seat sees of one. */
export interface Open {
  readonly house: House;
  readonly own?: readonly Change[];
  readonly grades: readonly Grade[];
  readonly heroes: readonly Hero[];
  /** Whose face nobody but its owner knows has no name here, and does nothing yet. */
  readonly errands: readonly (readonly { readonly quest: QuestId | null; readonly isUp: boolean }[])[];
  readonly globals: readonly QuestId[];
  readonly progress: readonly Progress[];
  readonly sections: readonly { readonly name: SectionName; readonly placed: readonly Placed[] }[];
  readonly gates: readonly Gate[];
  readonly portals: readonly Portal[];
  readonly lost: readonly MapId[];
  readonly strikes: readonly Strike[];
}

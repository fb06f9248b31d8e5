import type { IconName } from '../../look/icon-names.ts';

/** Something at hand that is paid for with Surges, as its button shows it. */
export interface Paid {
  readonly cost: number;
  /** Surges that it takes if it is done now. */
  readonly due: number;
  /** There are Surges enough for it. */
  readonly isAffordable: boolean;
  /** What it does, in full and on its button. */
  readonly text: string;
  readonly brief: string;
  /** What else would come of it now; empty for nothing. */
  readonly warning: string;
  /** It would be regretted. */
  readonly isGrave: boolean;
  /** Where it comes from: the sheet of styles has a colour for that. */
  readonly look: string;
  readonly mark: IconName | null;
}

/** What can be done by a button on the shelf; null for what has its place elsewhere. */
export interface WithPrice {
  readonly paid: Paid | null;
}

import type { Review } from '@questhall/facets';
import type { Measured } from './measured.ts';

/** What became of a text from outside. */
export type TakenIn =
  | { readonly ok: true; readonly game: string; readonly text: string }
  /** `foreign`: a file of another program, with what is wrong with it; `unknown`: nothing that anybody knows. */
  | { readonly ok: false; readonly why: 'unknown' | 'foreign'; readonly problem: string };

/** Games by their numbers. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What the page asks of a thread of the workshop. */
export type ToWorkshop =
  | { readonly kind: 'review'; readonly number: number; readonly game: string; readonly text: string }
  | { readonly kind: 'takeIn'; readonly number: number; readonly text: string }
  | {
      readonly kind: 'play';
      readonly number: number;
      readonly game: string;
      readonly text: string;
      readonly stretch: Stretch;
    };

export type FromWorkshop =
  | { readonly kind: 'reviewed'; readonly number: number; readonly review: Review }
  | { readonly kind: 'takenIn'; readonly number: number; readonly taken: TakenIn }
  | { readonly kind: 'played'; readonly number: number; readonly measured: Measured }
  | { readonly kind: 'failed'; readonly number: number; readonly message: string };

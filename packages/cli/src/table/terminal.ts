import type { Asking } from '@questhall/facets';
import type { Shelf } from '@questhall/table';
import type { Screen } from '../screen.ts';
import type { LineReader } from './lines.ts';

/** What is shown to people, and what they type. */
export interface Terminal {
  /** Where tables are kept. */
  readonly shelf: Shelf;
  readonly screen: Screen;
  readonly lines: LineReader;
  /** What the people here want to be asked. */
  readonly asking: Asking;
  /** So many seconds a bot of theirs may think about one answer. */
  readonly answerWithin: number;
}

import type { Screen } from '../screen.ts';
import type { LineReader } from './lines.ts';

/** What is shown to people, and what they type. */
export interface Terminal {
  readonly screen: Screen;
  readonly lines: LineReader;
}

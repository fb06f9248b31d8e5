import type { Result } from '@questhall/border';

/** What became of a file from elsewhere. */
export interface ImportedText {
  readonly title: string;
  /** What is written down, to be played. */
  readonly text: string;
  /** All that somebody should know about it. */
  readonly report: readonly ReportLine[];
  readonly json: object;
  /** What a table with it begins with. */
  readonly options: Readonly<Record<string, unknown>>;
  /** How to change that for good. */
  readonly afterwards: string;
}

export interface ReportLine {
  readonly text: string;
  /** A plan is as wide as it is: breaking its rows would spoil it. */
  readonly style?: 'bold' | 'dim' | 'plan';
}

/** `questhall import <file>`: a file of another program becomes something to play. */
export interface Importer {
  /** What kind of files: `a quest as HeroScribe saves it`. */
  readonly about: string;
  readonly help: string;
  read(text: string): Result<ImportedText>;
  /** What to set so that it is played, from a file: `sheet=@my.quest`. */
  setting(path: string): string;
}

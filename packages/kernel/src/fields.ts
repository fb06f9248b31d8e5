/** One option of a table: what it means, what it may be, what it is when nobody says. */
export interface Field<X> {
  readonly title: string;
  readonly text: string;
  readonly initial: X;
  /** What it is when nobody says, where that hangs on other options; undefined where they leave it as it was. */
  follows?(others: Readonly<Record<string, unknown>>): X | undefined;
  /** Every value there is, where they can be listed. */
  readonly choices?: readonly X[];
  /** The least and the most a number may be. */
  readonly bounds?: readonly [number, number];
  /** What may be given, for help texts: `dice, solo or cards`. */
  readonly range: string;
  /** A value as data, from a save or a form. */
  read(raw: unknown): X | undefined;
  /** What is wrong with a value that was refused, where more can be said than what may be given; null where not. */
  why?(raw: unknown): string | null;
  /** A value as typed: `--set heroLife=8`. */
  parse(text: string): unknown;
}

export type Fields<O extends object> = { readonly [K in keyof O]: Field<O[K]> };

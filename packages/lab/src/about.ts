import type { Portrait, Share } from '@questhall/facets';

/** What is played, for whoever reads of it: all that a report says besides figures. */
export interface About extends Portrait {
  readonly gameTitle: string;
  /** The options that somebody has set, as they are typed. */
  readonly settings: readonly (readonly [name: string, text: string])[];
  /** How well everybody at the table plays, where that is known. */
  readonly strengths: readonly (readonly [player: string, strength: string])[];
  readonly shares: readonly Share[];
  readonly names: Readonly<Record<string, string>>;
}

const TEXT_MAX = 60;

/** The options in short: a whole text among them is not one to be read in passing. */
export const settingsLine = ({ settings }: Pick<About, 'settings'>): string =>
  settings
    .filter(([, text]) => text.length <= TEXT_MAX && !text.includes('\n'))
    .map(([name, text]) => `${name}=${text}`)
    .join(', ');

export const nameOf = ({ names }: Pick<About, 'names'>, counted: string): string =>
  Object.hasOwn(names, counted) ? (names[counted] ?? counted) : counted;

/** An option as it is typed. */
export function typedValue(value: unknown): string {
  if (value === null) return 'usual';
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

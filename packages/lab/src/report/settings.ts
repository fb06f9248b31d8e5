import type { Report } from './report.ts';

/** The options that say something: neither off nor as they usually are. */
export function settingsOf({ options }: Report): readonly string[] {
  return Object.entries(options ?? {}).flatMap(([name, value]) => {
    const isQuiet =
      value === null || value === false || value === 0 || value === '' || (name === 'fighter' && value === 1);
    const [first] = String(value).split('\n'); // of a long text, its title
    return isQuiet ? [] : [`${name}=${value === true ? 'on' : first}`];
  });
}

export const count = (n: number, thing: string): string => `${n.toLocaleString('en')} ${thing}${n === 1 ? '' : 's'}`;

export const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

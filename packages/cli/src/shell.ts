import type { Settings } from './settings.ts';

/** A word as a shell takes it. */
const quoted = (word: string): string => (/^[\w.:/@=,+%-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** A command to be pasted. */
export const commandLine = (words: readonly string[]): string => `npx questhall ${words.map(quoted).join(' ')}`;

/** Options as they were typed: one that came from a file names the file. */
export const settingWords = (flag: string, settings: Settings): readonly string[] =>
  settings.flatMap(([name, value, typed = `${name}=${value}`]) => [flag, typed]);

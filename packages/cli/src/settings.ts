import { ASKINGS, LANGUAGES, languageOf } from '@questhall/facets';
import { ANSWER_SECONDS, ANSWER_SECONDS_MAX } from '@questhall/lab';
import { InvalidArgumentError, Option } from 'commander';
import { readValue } from './files.ts';

/** Options by name, and how each was typed: a file is named there, and its text is the value. */
export type Settings = readonly (readonly [name: string, value: string, typed?: string])[];

/**
 * `--set name=value`, any number of times; `hero-life` is as good as `heroLife`, and `sheet=@my.quest` reads a file.
 */
export function settingOption(): Option {
  return new Option('--set <name=value>', 'an option of the table, any number of times')
    .argParser(collectSetting)
    .default([], 'none');
}

export function collectSetting(text: string, before: Settings): Settings {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It is written name=value.');
  const name = text.slice(0, at).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (before.some(([other]) => other === name)) throw new InvalidArgumentError(`${name} is set twice.`);
  const value = text.slice(at + 1);
  return [...before, [name, value.startsWith('@') ? readValue(value.slice(1)) : value, `${name}=${value}`]];
}

/** A whole number within limits, or a sentence that says so. */
export function wholeBetween(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || value < min || value > max)
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    return value;
  };
}

/** `--answer-within 5`: how long it is waited for a bot in a file. */
export const answerOption = (): Option =>
  new Option('--answer-within <seconds>', 'how long a bot of yours may think about one answer')
    .argParser(wholeBetween(1, ANSWER_SECONDS_MAX))
    .default(ANSWER_SECONDS);

export const collectNames = (text: string): readonly string[] => text.split(',').map((name) => name.trim());

/** `--language nl`; what the system speaks when nobody says. */
export const languageOption = (): Option =>
  new Option('--language <language>', 'what the table speaks')
    .choices(LANGUAGES)
    .default(languageOf(process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || ''));

/** `--asks all`; only what matters when nobody says. */
export const askingOption = (): Option =>
  new Option('--asks <what>', 'only what matters, also before a turn ends, or everything')
    .choices(ASKINGS)
    .default('less');

import type { Field, Fields } from '@questhall/kernel';
import { bad, good, type Result } from './result.ts';

export function choice<X extends string>(title: string, text: string, choices: readonly X[], initial: X): Field<X> {
  const range = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
  return {
    title,
    text,
    initial,
    choices,
    range,
    read: (raw) => choices.find((x) => x === raw),
    parse: (typed) => typed,
  };
}

export function flag(title: string, text: string): Field<boolean> {
  const words: Readonly<Record<string, boolean>> = {
    true: true,
    on: true,
    yes: true,
    false: false,
    off: false,
    no: false,
  };
  const read = (raw: unknown): boolean | undefined => (typeof raw === 'boolean' ? raw : undefined);
  return {
    title,
    text,
    initial: false,
    range: 'on or off',
    read,
    parse: (typed) => (Object.hasOwn(words, typed) ? words[typed] : typed),
  };
}

export function whole(title: string, text: string, min: number, max: number, initial: number): Field<number> {
  const read = (raw: unknown): number | undefined =>
    Number.isInteger(raw) && typeof raw === 'number' && raw >= min && raw <= max ? raw : undefined;
  return {
    title,
    text,
    initial,
    bounds: [min, max],
    range: `a whole number from ${min} to ${max}`,
    read,
    parse: parseNumber,
  };
}

/** A whole number, or null for "as the rules have it". */
export function wholeOrUsual(title: string, text: string, min: number, max: number): Field<number | null> {
  const field = whole(title, text, min, max, min);
  return {
    ...field,
    initial: null,
    range: `${field.range}, or "usual"`,
    read: (raw) => (raw === null ? null : field.read(raw)),
    parse: (typed) => (typed === 'usual' ? null : parseNumber(typed)),
  };
}

/** Options from data. Unknown names and values out of range are refused by name; what is missing is as usual. */
export function readOptions<O extends object>(fields: Fields<O>, raw: unknown): Result<O> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return bad('options', 'must be an object of named values');
  const given = new Map<string, unknown>(Object.entries(raw));
  const known = Object.entries<Field<unknown>>(fields);
  for (const name of given.keys()) {
    if (!Object.hasOwn(fields, name))
      return bad(name, `is not an option of this game; there are ${known.map(([key]) => key).join(', ')}`);
  }
  const read: Record<string, unknown> = {};
  for (const [name, field] of known) {
    if (!given.has(name)) continue;
    read[name] = field.read(given.get(name));
    if (read[name] === undefined) return bad(name, field.why?.(given.get(name)) ?? notInRange(field, given.get(name)));
  }
  return good(completed(fields, read) as O); // a checked border: every field of O was read by its own field
}

/** These options and, in the order of the fields, what the missing ones are when nobody says. Nothing is checked. */
export function completed(
  fields: Readonly<Record<string, Field<unknown>>>,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const others = { ...given };
  const options: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    options[name] = Object.hasOwn(given, name) ? given[name] : (field.follows?.(others) ?? field.initial);
    others[name] = options[name];
  }
  return options;
}

/** `mode=dice heroLife=8`: settings in a row. */
export const settingsIn = (row: string): readonly (readonly [name: string, text: string])[] =>
  row
    .split(' ')
    .filter((setting) => setting !== '')
    .map((setting) => [setting.slice(0, setting.indexOf('=')), setting.slice(setting.indexOf('=') + 1)]);

/** Options as typed by a person, `name=value` each. */
export function parseOptions<O extends object>(
  fields: Fields<O>,
  settings: Iterable<readonly [string, string]>,
): Result<O> {
  const known: Readonly<Record<string, Field<unknown>>> = { ...fields };
  return readOptions(
    fields,
    Object.fromEntries(
      Array.from(settings, ([name, text]) => [name, Object.hasOwn(known, name) ? known[name]?.parse(text) : text]),
    ),
  );
}

const notInRange = ({ range }: Field<unknown>, value: unknown): string =>
  `must be ${range}; ${shortText(value)} is not`;

/** A value in an error message: enough to recognise it. */
function shortText(value: unknown): string {
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function parseNumber(typed: string): unknown {
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;
}

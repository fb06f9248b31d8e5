import type { Field, Game, Types } from '@questhall/kernel';
import { NAME_LENGTH_MAX } from '@questhall/wire';

const VALUE_LENGTH_MAX = 24;

/** What a table is called in lists: its game, and what was chosen besides the usual. */
export function nameOf<T extends Types>({ title, options: fields }: Game<T>, options: T['Options']): string {
  const chosen = Object.entries<Field<unknown>>(fields).flatMap(([name, { initial }]) => {
    const value: unknown = Reflect.get(options, name);
    if (value === initial) return [];
    const said = String(value);
    if (said.includes('\n')) return [titleIn(said)];
    return [value === true || said.length > VALUE_LENGTH_MAX ? name : `${name} ${said}`];
  });
  const whole = chosen.length === 0 ? title : `${title} (${chosen.join(', ')})`;
  return whole.length > NAME_LENGTH_MAX ? `${whole.slice(0, NAME_LENGTH_MAX - 1)}…` : whole;
}

/** A quest of one's own is a page long: its first line says what it is, after what stands there for its designer. */
const titleIn = (text: string): string =>
  text
    .split('\n')
    .find((line) => line.trim() !== '' && !line.startsWith('#'))
    ?.trim() ?? '';

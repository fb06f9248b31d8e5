import type { Types } from '@questhall/kernel';
import type { Loaded } from '../loaded.ts';

interface FoundRule {
  readonly id: string;
  readonly title: string;
}

/** Rules that are called so, and others that only speak of it. */
export interface FoundRules {
  readonly named: readonly FoundRule[];
  readonly others: readonly FoundRule[];
}

/** `Sleep (Water)`, `spell.sleep` and `sleep` are the same to whoever asks for it. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ \([^)]*\)$/, '')
    .replace(/[’']/g, '')
    .replaceAll('-', ' ');

/** Everything the rulebook has about this: by id, by title, or by any word of the text. */
export function findRules<T extends Types>({ game }: Loaded<T>, wanted: string): FoundRules {
  const { rules, houseRules } = game.rulebook;
  const all = Object.entries<{ readonly title: string; readonly text: string }>({ ...rules, ...houseRules });
  const isNamed = (id: string, title: string): boolean =>
    [id, title, id.replace(/^[^.]*\./, '')].some((name) => plain(name) === plain(wanted));
  const found = all
    .filter(
      ([id, { title, text }]) =>
        isNamed(id, title) || `${id} ${title} ${text}`.toLowerCase().includes(wanted.toLowerCase()),
    )
    .map(([id, { title }]) => ({ id, title }));
  if (found.length === 1) return { named: found, others: [] };
  return {
    named: found.filter(({ id, title }) => isNamed(id, title)),
    others: found.filter(({ id, title }) => !isNamed(id, title)),
  };
}

import type { Types } from '@questhall/kernel';
import type { Loaded } from '../loaded.ts';
import { type RuleTold, ruleTold } from '../rule-told.ts';
import { plainName } from './plain-name.ts';

interface FoundRule {
  readonly id: string;
  readonly title: string;
}

/** Rules that are called so, and others that only speak of it. */
export interface FoundRules {
  readonly named: readonly FoundRule[];
  readonly others: readonly FoundRule[];
}

/** Everything the rulebook has about this: by id, by title, or by any word of the text, in either language. */
export function findRules<T extends Types>(loaded: Loaded<T>, wanted: string): FoundRules {
  const { rules, houseRules } = loaded.game.rulebook;
  const all = Object.entries<RuleTold>({ ...rules, ...houseRules }).map(([id, written]) => {
    const told = ruleTold(loaded, id) ?? written;
    return {
      id,
      title: told.title,
      names: [id, id.replace(/^[^.]*\./, ''), written.title, told.title],
      texts: [written.text, told.text],
    };
  });
  const isNamed = ({ names }: { readonly names: readonly string[] }): boolean =>
    names.some((name) => plainName(name) === plainName(wanted));
  const found = all.filter(
    (rule) =>
      isNamed(rule) || [...rule.names, ...rule.texts].some((text) => text.toLowerCase().includes(wanted.toLowerCase())),
  );
  if (found.length === 1) return { named: found, others: [] };
  return { named: found.filter(isNamed), others: found.filter((rule) => !isNamed(rule)) };
}

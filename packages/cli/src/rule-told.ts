import { findRule, isKernelRule, type Types } from '@questhall/kernel';
import type { Loaded } from './loaded.ts';

/** What a rule or a house rule is called and says, in the language of the table as far as it is translated. */
export interface RuleTold {
  readonly title: string;
  readonly text: string;
}

/** Null when there is no such rule. */
export function ruleTold<T extends Types>({ game, words, texts }: Loaded<T>, id: string): RuleTold | null {
  if (isKernelRule(id)) return texts.kernelRules[id];
  const written = find<RuleTold>(game.rulebook.houseRules, id) ?? findRule(game.rulebook, id);
  const told = find<Partial<RuleTold>>({ ...words.book.rules, ...words.book.houseRules }, id);
  return written === null ? null : { title: told?.title ?? written.title, text: told?.text ?? written.text };
}

const find = <X>(table: Readonly<Record<string, X>>, id: string): X | null =>
  (Object.hasOwn(table, id) ? table[id] : undefined) ?? null;

import type { TableRule } from '@questhall/wire';
import { tableRules } from '@questhall/wire/words/en';
import { inLanguage } from '../../texts/in-language.ts';

const useTableRules = inLanguage<Readonly<Record<TableRule, string>>>(tableRules, {
  nl: async () => (await import('@questhall/wire/words/nl')).tableRules,
});

/** What the table itself refuses, in the language of the page; undefined for a rule of the game. */
export function useTableRuleText(rule: string): string | undefined {
  const rules: Readonly<Record<string, string>> = useTableRules();
  return rules[rule];
}

import type { BookWords } from '@questhall/facets';
import { findRule, isKernelRule, type Rulebook } from '@questhall/kernel';
import { useCallback } from 'react';
import { useKernelRules } from '../../texts/kernel-rules.ts';
import { useLanguage } from '../../texts/language.ts';

/** A rule in the language of the page. */
export interface RuleSaid {
  readonly title: string;
  readonly text: string;
  /** The language of its text, where that is another: some rules are told in English only. */
  readonly lang: 'en' | undefined;
}

/** Looks rules up in a game's book and in that of the house; null for an id that neither knows. */
export function useRules(
  rulebook: Rulebook<string>,
  { rules }: Pick<BookWords<string>, 'rules'>,
): (id: string) => RuleSaid | null {
  const kernelRules = useKernelRules();
  const language = useLanguage();
  return useCallback(
    (id) => {
      const rule = findRule(rulebook, id);
      if (rule === null) return null;
      const said = isKernelRule(id) ? kernelRules[id] : rules[id];
      const text = said?.text ?? rule.text;
      return {
        title: said?.title ?? rule.title,
        text,
        lang: language !== 'en' && text === rule.text ? 'en' : undefined,
      };
    },
    [rulebook, rules, kernelRules, language],
  );
}

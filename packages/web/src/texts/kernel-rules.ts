import type { RuleWords } from '@questhall/facets';
import { KERNEL_RULES, type KernelRule } from '@questhall/kernel';
import { type InLanguage, inLanguage } from './in-language.ts';

/** What every table refuses, in the language of the page. */
export const useKernelRules: InLanguage<Readonly<Record<KernelRule, RuleWords>>> = inLanguage<
  Readonly<Record<KernelRule, RuleWords>>
>(KERNEL_RULES, { nl: async () => (await import('@questhall/wire/words/nl')).kernelRules });

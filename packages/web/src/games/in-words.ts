import type { BookWords, Language } from '@questhall/facets';
import type { Rulebook } from '@questhall/kernel';

/** The rulebook of a game in one language. */
export interface Book {
  readonly rulebook: Rulebook<string>;
  /** The rules, and the house rules as `house.<name>`, whose texts there are in English only. */
  readonly english: ReadonlySet<string>;
}

/** The book with the words of a language in it; what that language lacks stays English. */
export function inWords(
  { sections, rules, houseRules }: Rulebook<string>,
  words: BookWords<string>,
  language: Language,
): Book {
  const english = new Set<string>();
  const text = (id: string, own: string, said: string | undefined): string => {
    if (language !== 'en' && (said === undefined || said === own)) english.add(id);
    return said ?? own;
  };
  const said = Object.entries(rules).map(([id, rule]) => {
    const called = words.rules[id];
    return [id, { ...rule, title: called?.title ?? rule.title, text: text(id, rule.text, called?.text) }] as const;
  });
  const house = Object.entries(houseRules).map(([name, rule]) => {
    const called = words.houseRules[name];
    const ours = text(`house.${name}`, rule.text, called?.text);
    return [name, { ...rule, title: called?.title ?? rule.title, text: ours }] as const;
  });
  return {
    rulebook: {
      sections: Object.fromEntries(Object.keys(sections).map((key) => [key, words.sections[key] ?? key])),
      rules: Object.fromEntries(said),
      houseRules: Object.fromEntries(house),
    },
    english,
  };
}

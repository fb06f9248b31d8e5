import type { Language } from '@questhall/facets';

/** What the terminal itself says beside the words of a game. */
export interface TableTexts {
  /** Once, when the first deed of the program's has its rule behind it. */
  reasonHint(title: string): string;
}

export const TABLE_TEXTS: Readonly<Record<Language, TableTexts>> = {
  en: {
    reasonHint: (title) => `In brackets: the rule by which the program does it. "rule ${title}" shows this one.`,
  },
  nl: {
    reasonHint: (title) => `Tussen haakjes: de regel waarnaar het programma handelt. "rule ${title}" laat deze zien.`,
  },
};

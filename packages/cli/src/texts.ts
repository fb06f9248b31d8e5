import type { Language } from '@questhall/facets';

/** What the terminal itself says beside the words of a game. */
export interface TableTexts {
  /** Once, when the first deed of the program's has its rule behind it. */
  reasonHint(title: string): string;
  /** An answer that nobody had to give. */
  byItself(title: string): string;
  /** Once, behind the first of them. */
  askHint: string;
}

export const TABLE_TEXTS: Readonly<Record<Language, TableTexts>> = {
  en: {
    reasonHint: (title) => `In brackets: the rule by which the program does it. "rule ${title}" shows this one.`,
    byItself: (title) => `By itself: ${title}`,
    askHint: '"asks all" has you asked about everything.',
  },
  nl: {
    reasonHint: (title) => `Tussen haakjes: de regel waarnaar het programma handelt. "rule ${title}" laat deze zien.`,
    byItself: (title) => `Vanzelf: ${title}`,
    askHint: 'Met "asks all" wordt je alles gevraagd.',
  },
};

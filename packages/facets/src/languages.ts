/** The languages there are. A game that lacks one of them does not compile. */
export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Something for each language, loaded when it is first wanted. */
export type ByLanguage<X> = Readonly<Record<Language, () => Promise<X>>>;

/** How each language is called by those who speak it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands' };

/** The language of this name, or of a locale such as `nl_BE.UTF-8`; English for any other. */
export const languageOf = (name: string): Language =>
  LANGUAGES.find((language) => new RegExp(`^${language}\\b|^${language}_`, 'i').test(name)) ?? 'en';

import type { Language } from '@questhall/facets';
import { useSettings } from '../settings/settings.ts';

/** The language of the page; whoever uses it is drawn again when it changes. */
export const useLanguage = (): Language => useSettings().language;

/** How numbers and dates are written in each of them. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl-NL' };

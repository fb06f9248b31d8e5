import { type Language, useSettings } from '../settings/settings.ts';

/** The language of the page; whoever uses it is drawn again when it changes. */
export const useLanguage = (): Language => useSettings().language;

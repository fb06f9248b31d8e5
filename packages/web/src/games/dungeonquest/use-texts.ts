import { useLanguage } from '../../texts/language.ts';
import { type ArenaTexts, TEXTS } from './texts.ts';

/** The words of the arena in the language of the page. */
export const useArenaTexts = (): ArenaTexts => TEXTS[useLanguage()];

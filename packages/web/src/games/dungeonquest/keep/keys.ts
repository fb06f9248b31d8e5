import type { KeyList } from '../../../table/game/ui.ts';
import { useKeepTexts } from './texts/texts.ts';

/** What can be done in the keep without a mouse. */
export const useKeepKeys = (): KeyList => useKeepTexts().boardKeys;

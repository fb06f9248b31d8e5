import type { Names } from '@questhall/dungeonquest/words/en';
import { useMemo } from 'react';
import { useLanguage } from '../../../texts/language.ts';
import { type ArenaTexts, TEXTS } from './texts.ts';
import { useArenaWording } from './wording.ts';

/** The arena's own texts, with the game's names that go into them. */
export interface ArenaWords extends ArenaTexts {
  readonly names: Names;
}

/** The words of the arena in the language of the page. */
export function useArenaTexts(): ArenaWords {
  const texts = TEXTS[useLanguage()];
  const { names } = useArenaWording();
  return useMemo(() => ({ ...texts, names }), [texts, names]);
}

import type { DescribingTexts } from '../../board/describing/texts/en.ts';
import { useDescribingTexts } from '../../board/describing/texts/texts.ts';
import { type InLanguage, inLanguage, joined } from '../../texts/in-language.ts';
import { en, type TileTexts } from './en.ts';

const useOwnTexts: InLanguage<TileTexts> = inLanguage<TileTexts>(en, {
  nl: async () => (await import('./nl.ts')).nl,
});

/** All that is said on every board of tiles. */
export const useTileTexts: InLanguage<TileTexts & { readonly describing: DescribingTexts }> = joined(
  useOwnTexts,
  useDescribingTexts,
  (texts, describing) => ({ ...texts, describing }),
);

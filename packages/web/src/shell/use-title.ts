import { useEffect } from 'react';
import { useTexts } from '../texts/texts.ts';
import { titleOf } from './game-title.ts';

/** The title of the page says what is shown. */
export function useTitle(title: string): void {
  const { brand } = useTexts();
  useEffect(() => {
    document.title = title === '' || title === brand ? brand : `${title} · ${brand}`;
  }, [title, brand]);
}

/** The same for a table; one without a name is called after its game. */
export function useTableTitle(name: string, game: string): void {
  useTitle(name === '' ? titleOf(game) : name);
}

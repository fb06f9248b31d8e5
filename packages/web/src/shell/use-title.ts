import { useEffect } from 'react';
import { useTexts } from '../texts/texts.ts';

/** The title of the page says what is shown. */
export function useTitle(title: string): void {
  const { brand } = useTexts();
  useEffect(() => {
    document.title = title === '' || title === brand ? brand : `${title} · ${brand}`;
  }, [title, brand]);
}

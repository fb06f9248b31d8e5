import type { Language } from '@questhall/facets';
import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from './language.ts';

/** A hook, and the way to have the Dutch there before anything is drawn. */
export type Bilingual<X> = (() => X) & {
  loadDutch(): Promise<void>;
  /** What is there of it in this language, for those who are no part of the page. */
  in(language: Language): X;
};

/**
 * Something in the language of the page, as a hook. The Dutch of it comes in a chunk of its own, when it is first
 * wanted; English shows until it is there. Whoever uses the hook is drawn again when the language changes, and when the
 * chunk has come.
 */
export function bilingual<X>(english: X, loadDutch: () => Promise<X>): Bilingual<X> {
  const listeners = new Set<() => void>();
  let dutch: X | null = null;
  let isLoading = false;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const load = async (): Promise<void> => {
    if (dutch !== null || isLoading) return;
    isLoading = true;
    try {
      dutch = await loadDutch();
      for (const listener of listeners) listener();
    } catch {
      // Without a network English will do; whoever asks next tries again.
    } finally {
      isLoading = false;
    }
  };
  function useSpoken(): X {
    const isDutch = useLanguage() === 'nl';
    const known = useSyncExternalStore(subscribe, () => dutch);
    useEffect(() => {
      if (isDutch) void load();
    }, [isDutch]);
    return isDutch ? (known ?? english) : english;
  }
  const spokenIn = (language: Language): X => (language === 'nl' ? (dutch ?? english) : english);
  return Object.assign(useSpoken, { loadDutch: load, in: spokenIn });
}

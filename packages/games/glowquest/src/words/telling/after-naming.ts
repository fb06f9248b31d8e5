import type { Phrases } from './phrases.ts';

/** Who is meant has been said: nothing is left but what happens to it, or to it and its neighbours. */
export function afterNaming(phrases: Phrases, it: string, itAndNeighbours: string): Phrases {
  const named = { text: it, person: 'one' } as const;
  return {
    ...phrases,
    subjects: {
      ...phrases.subjects,
      ally: named,
      'ally-or-self': named,
      enemy: named,
      'any-ally': named,
      'any-ally-or-self': named,
      'any-enemy': named,
      'any-unconscious-ally': named,
      'enemy-and-neighbours': { text: itAndNeighbours, person: 'many' },
    },
    sentence: (_terms, deeds) => deeds,
  };
}

import type { Language } from '@questhall/facets';
import type { TableTeller } from '../../table/game/page.ts';
import { loadWords } from './words/load.ts';

async function fightersIn(language: Language): Promise<Readonly<Record<string, string>>> {
  const { hero, monster } =
    language === 'nl'
      ? (await import('@questhall/dungeonquest/words-nl')).DUTCH_NAMES
      : (await import('@questhall/dungeonquest/content')).NAMES;
  return { ...hero, ...monster };
}

/** What lists say of fights. */
export async function loadTables(language: Language): Promise<TableTeller> {
  const [fighters, words] = await Promise.all([fightersIn(language), loadWords(language)]);
  const fighter = (id: unknown): string => (id === 'random' ? words.somebody : (fighters[String(id)] ?? String(id)));
  return {
    about: ({ options }) => words.fight(fighter(options['hero']), fighter(options['monster'])),
    seatNames: ({ company, options }) =>
      company.map((_, seat) => {
        const hero = Number(options['fighter'] ?? 1) - 1;
        if (seat === hero) return words.seats.hero;
        return seat === (hero + 1) % company.length ? words.seats.monster : words.seats.watcher;
      }),
  };
}

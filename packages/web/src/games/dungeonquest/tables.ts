import type { Language } from '@questhall/facets';
import type { TableTeller } from '../../table/game/page.ts';
import { gameNames } from './names.ts';
import { gameTexts } from './texts/texts.ts';

/** What lists say of dashes and fights. */
export async function loadTables(language: Language): Promise<TableTeller> {
  const [{ hero, monster }, texts] = await Promise.all([gameNames.load(language), gameTexts.load(language)]);
  const fighters: Readonly<Record<string, string>> = { ...hero, ...monster };
  const fighter = (id: unknown): string => (id === 'random' ? texts.somebody : (fighters[String(id)] ?? String(id)));
  return {
    about: ({ options }) =>
      options['play'] === 'keep' ? texts.dash : texts.fight(fighter(options['hero']), fighter(options['monster'])),
    seatNames: ({ company, options }) =>
      company.map((_, seat) => {
        if (options['play'] === 'keep') return texts.seats.dasher(seat + 1);
        const fighting = Number(options['fighter'] ?? 1) - 1;
        if (seat === fighting) return texts.seats.hero;
        return seat === (fighting + 1) % company.length ? texts.seats.monster : texts.seats.watcher;
      }),
  };
}

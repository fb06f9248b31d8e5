import { readOptions } from '@questhall/border';
import { namesOfSeat, options } from '@questhall/crystal-expedition/client';
import type { Language } from '@questhall/facets';
import { ownTitle } from '../../forms/own-title.ts';
import type { TableTeller } from '../../table/game/page.ts';
import { gameTexts } from './texts/texts.ts';

/** What lists say of campaigns. */
export async function loadTables(language: Language): Promise<TableTeller> {
  const texts = await gameTexts.load(language);
  return {
    about: ({ options: given }) =>
      ownTitle(given['figures'], texts.campaign(String(given['heroes']).split(',').length)),
    seatNames({ company, options: given }) {
      const read = readOptions(options, given);
      return company.map((_, seat) => {
        const names = read.ok ? namesOfSeat(read.value, seat, company.length) : [];
        if (names.length === 0) return texts.monsters;
        return names.map((name) => name ?? texts.newHero).join(', ');
      });
    },
  };
}

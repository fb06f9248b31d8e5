import type { Language } from '@questhall/facets';
import { numbered, type TableCard } from '@questhall/wire';
import { useEffect, useState } from 'react';
import { pageOf } from '../../games/index.ts';
import type { TableTeller } from '../../table/game/page.ts';
import { useLanguage } from '../../texts/language.ts';
import type { Texts } from '../../texts/shape.ts';

/** What the games say of their tables, by the id of the game. */
type Tellers = ReadonlyMap<string, TableTeller>;

const NOBODY: Tellers = new Map();

async function loadTellers(games: readonly string[], language: Language): Promise<Tellers> {
  const loaded = await Promise.all(games.map(async (game) => [game, await pageOf(game)?.tables(language)] as const));
  return new Map(loaded.flatMap(([game, teller]) => (teller === undefined ? [] : [[game, teller]])));
}

/** The games that these tables are of are asked to tell of them, and no others. */
export function useTellers(tables: readonly TableCard[]): Tellers {
  const language = useLanguage();
  const [tellers, setTellers] = useState(NOBODY);
  const games = [...new Set(tables.map(({ game }) => game))].toSorted().join();
  useEffect(() => {
    loadTellers(games.split(','), language).then(setTellers, () => setTellers(NOBODY)); // the name of the game will do
  }, [games, language]);
  return tellers;
}

/** What a table is about, in a line. */
export const aboutTable = (table: TableCard, tellers: Tellers, { homePage }: Texts): string =>
  tellers.get(table.game)?.about(table) ?? homePage.unknownGame(table.game);

/** What every table is called: its name, or what it is about, with a number where that is not enough. */
export function shownNames(tables: readonly TableCard[], tellers: Tellers, texts: Texts): ReadonlyMap<string, string> {
  const shown = new Map(tables.filter(({ name }) => name !== '').map(({ id, name }) => [id, name]));
  const nameless = tables.filter(({ name }) => name === '').toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const table of nameless)
    shown.set(table.id, numbered(aboutTable(table, tellers, texts), new Set(shown.values())));
  return shown;
}

import { numbered, type TableCard } from '@questhall/wire';
import { useEffect, useState } from 'react';
import type { Language } from '../../shell/settings.ts';
import { useLanguage } from '../../texts/language.ts';
import type { Texts } from '../../texts/shape.ts';
import { loadQuests } from '../quests.ts';
import { campaignOf } from './campaign.ts';

/** Names that only the games know. */
interface Names {
  readonly quests: readonly string[];
  readonly fighters: Readonly<Record<string, string>>;
}

const NO_NAMES: Names = { quests: [], fighters: {} };

const fightersIn = async (language: Language): Promise<Names['fighters']> => {
  const { hero, monster } =
    language === 'nl'
      ? (await import('@questhall/dungeonquest/words-nl')).DUTCH_NAMES
      : (await import('@questhall/dungeonquest/content')).NAMES;
  return { ...hero, ...monster };
};

async function loadNames(games: readonly string[], language: Language): Promise<Names> {
  const [quests, fighters] = await Promise.all([
    games.includes('heroquest') ? loadQuests() : [],
    games.includes('dungeonquest') ? fightersIn(language) : {},
  ]);
  return { quests: quests.map(({ title }) => title), fighters };
}

/** The names that the tables on the shelf need; each game is asked only if there is a table of it. */
export function useNames(tables: readonly TableCard[]): Names {
  const language = useLanguage();
  const [names, setNames] = useState(NO_NAMES);
  const games = [...new Set(tables.map(({ game }) => game))].toSorted().join();
  useEffect(() => {
    loadNames(games.split(','), language).then(setNames, () => setNames(NO_NAMES)); // numbers will do
  }, [games, language]);
  return names;
}

/** What a table is about, in a line. */
export function aboutTable({ game, options, stage }: TableCard, names: Names, texts: Texts): string {
  const { homePage } = texts;
  if (game === 'heroquest') {
    if (typeof stage['title'] === 'string') return stage['title'] === '' ? homePage.ownQuest : stage['title'];
    const quest = campaignOf({ game, stage })?.quest ?? Number(options['quest']);
    return homePage.quest(quest, names.quests[quest - 1] ?? '');
  }
  if (game === 'glowquest') return homePage.expedition(rolesIn(options).length);
  const fighter = (id: unknown): string =>
    id === 'random' ? homePage.somebody : (names.fighters[String(id)] ?? String(id));
  return game === 'dungeonquest'
    ? homePage.fight(fighter(options['hero']), fighter(options['monster']))
    : homePage.unknownGame(game);
}

/** What every table is called: its name, or what it is about, with a number where that is not enough. */
export function shownNames(tables: readonly TableCard[], names: Names, texts: Texts): ReadonlyMap<string, string> {
  const shown = new Map(tables.filter(({ name }) => name !== '').map(({ id, name }) => [id, name]));
  const nameless = tables.filter(({ name }) => name === '').toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const table of nameless) shown.set(table.id, numbered(aboutTable(table, names, texts), new Set(shown.values())));
  return shown;
}

const ROLES = ['defense', 'offense', 'utility'] as const;

/** The Roles of an expedition, in the order of their seats unless the house lets everybody sit where they like. */
function rolesIn({ heroes, freeSeating }: TableCard['options']): readonly (typeof ROLES)[number][] {
  const named = String(heroes).split(',');
  const seated = freeSeating === true ? ROLES.toSorted((a, b) => named.indexOf(a) - named.indexOf(b)) : ROLES;
  return seated.filter((role) => named.includes(role));
}

/** Who has which side, by seat. */
export function seatNames({ game, company, options }: TableCard, texts: Texts): readonly string[] {
  const { seats } = texts;
  return company.map((_, seat) => {
    if (game === 'heroquest') return seat === company.length - 1 ? seats.zargon : seats.heroes;
    if (game === 'glowquest') return seats[rolesIn(options)[seat] ?? 'monsters'];
    const fighter = Number(options['fighter'] ?? 1) - 1;
    if (game !== 'dungeonquest') return seats.seat(seat + 1);
    if (seat === fighter) return seats.hero;
    return seat === (fighter + 1) % company.length ? seats.monster : seats.watcher;
  });
}

import type { FigureBook, FigureKind, FiguresOfOne } from '@questhall/facets';
import { MONSTER_IDS, MONSTERS, type MonsterId, QUEST_GOALS, type QuestId } from '../content/index.ts';

/** Those of which a number says how much there is to be done. [expedition.success-on-quest] */
const COUNTED = [
  'clear-rooms',
  'find-treasure',
  'kill-champions',
  'mine-crystals',
] as const satisfies readonly QuestId[];

/** `orc-warchief` is `Orc Warchief`. */
const nameOf = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

const named = (ids: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [id, nameOf(id)]));

const isMonster = (id: string): id is MonsterId => Object.hasOwn(MONSTERS, id);
const isQuest = (id: string): id is QuestId => Object.hasOwn(QUEST_GOALS, id);

function printedMonster(id: MonsterId): FiguresOfOne {
  const { statistics, base, setup, purse } = MONSTERS[id];
  const { speed, grit, grab, hitpoints, armor } = statistics;
  return {
    speed: [speed],
    grit: [grit],
    grab: [grab],
    hitpoints: [hitpoints],
    armor: [armor],
    base: [base],
    setup: [setup],
    purse: [purse],
  };
}

const monsters: FigureKind = {
  kind: 'monster',
  names: named(MONSTER_IDS),
  specs: {
    speed: { least: 1, most: 12, harder: 'more' },
    grit: { least: 2, most: 12, harder: 'more' },
    grab: { least: 1, most: 12, harder: 'more' },
    hitpoints: { least: 1, most: 60, harder: 'more' },
    armor: { least: 0, most: 5, harder: 'more' },
    base: { least: 0, most: 12, harder: 'more' },
    setup: { least: 1, most: 9 },
    purse: { least: 0, most: 99, harder: 'less' },
  },
  printed: (id) => (isMonster(id) ? printedMonster(id) : {}),
};

const quests: FigureKind = {
  kind: 'quest',
  names: named(COUNTED),
  specs: { goal: { least: 1, most: 12, harder: 'more' } },
  printed: (id) => (isQuest(id) ? { goal: [QUEST_GOALS[id]] } : {}),
};

/** Which figures of Crystal Expedition a file may change. */
export const BOOK: FigureBook = { game: 'crystal-expedition', kinds: [monsters, quests] };

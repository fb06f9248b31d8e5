import type { HeroQuest } from '@questhall/heroquest';
import { heroquest } from '@questhall/heroquest/facets';
import type { GameUi } from '../../table/game/ui.ts';
import { useBoardTexts } from './board/texts/texts.ts';
import { momentIcon, NUMBER_ICONS } from './moment-icon.ts';
import { isOurs, nextTable } from './next-table.ts';
import { HeroQuestSide } from './side.tsx';
import { HeroQuestStrip } from './strip.tsx';
import { HeroQuestMiddle } from './town/middle.tsx';
import { useHeroQuestWording } from './wording/wording.ts';

/** The bar of a turn, the party that sets out, and the counters of the town. */
const COVERED: readonly HeroQuest['Question']['kind'][] = ['turn', 'zargon', 'order', 'school', 'town'];

/** There may be dozens of these. */
const LATER: readonly HeroQuest['Action']['type'][] = ['cast', 'dread', 'give', 'leave'];

export const loadUi = async (): Promise<GameUi<HeroQuest>> => ({
  id: 'heroquest',
  client: await heroquest.client(),
  isChapter: ({ type }) => type === 'questBegan',
  useWording: useHeroQuestWording,
  rank: ({ type }) => LATER.indexOf(type),
  covers: ({ kind }) => COVERED.includes(kind),
  Board: HeroQuestMiddle,
  Side: HeroQuestSide,
  Strip: HeroQuestStrip,
  isOpenBetween: (from, to, seats) => from < seats - 1 && to < seats - 1,
  useKeys: () => useBoardTexts().keyList,
  momentIcon,
  numberIcons: NUMBER_ICONS,
  next: nextTable,
  hasAgain: isOurs,
});

import type { Language } from '@questhall/facets';
import type { TableTeller } from '../../table/game/page.ts';
import { campaignOf } from './campaign.ts';
import { campaignLine } from './campaign-line.tsx';
import { loadQuests } from './quests.ts';
import { loadWords } from './words/load.ts';

/** What lists say of quests and campaigns. */
export async function loadTables(language: Language): Promise<TableTeller> {
  const [quests, words] = await Promise.all([loadQuests(), loadWords(language)]);
  return {
    about({ options, stage }) {
      if (typeof stage['title'] === 'string') return stage['title'] === '' ? words.ownQuest : stage['title'];
      const quest = campaignOf(stage)?.quest ?? Number(options['quest']);
      return words.quest(quest, quests[quest - 1]?.title ?? '');
    },
    seatNames: ({ company }) =>
      company.map((_, seat) => (seat === company.length - 1 ? words.seats.zargon : words.seats.heroes)),
    facts: ({ options }) => (options['campaign'] === true ? [words.campaign] : []),
    Line: campaignLine(words.line),
  };
}

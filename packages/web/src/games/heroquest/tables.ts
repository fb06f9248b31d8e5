import type { Language } from '@questhall/facets';
import type { TableTeller } from '../../table/game/page.ts';
import { campaignOf } from './campaign.ts';
import { campaignLine } from './campaign-line.tsx';
import { loadQuests } from './quests.ts';
import { gameTexts } from './texts/texts.ts';

/** What lists say of quests and campaigns. */
export async function loadTables(language: Language): Promise<TableTeller> {
  const [quests, texts] = await Promise.all([loadQuests(language), gameTexts.load(language)]);
  return {
    about({ options, stage }) {
      if (typeof stage['title'] === 'string') return stage['title'] === '' ? texts.ownQuest : stage['title'];
      const quest = campaignOf(stage)?.quest ?? Number(options['quest']);
      return texts.quest(quest, quests[quest - 1]?.title ?? '');
    },
    seatNames: ({ company }) =>
      company.map((_, seat) => (seat === company.length - 1 ? texts.seats.zargon : texts.seats.heroes)),
    facts: ({ options }) => (options['campaign'] === true ? [texts.campaign] : []),
    Line: campaignLine(texts.line),
  };
}

import type { Wording } from '@questhall/facets';
import { bodyMax } from '../../queries/gear.ts';
import type { HeroInPlay, HeroQuest, View } from '../../types/index.ts';
import { campaignNumber } from '../telling/campaign-number.ts';
import { capital } from '../telling/lists.ts';
import { isWonByHeroes, nextTitle } from '../telling/outcome.ts';
import { heroInFull } from './figures.ts';
import { count, list } from './numbers.ts';
import { quest as questWords } from './quests.ts';

/** How it ended, who came home in what state, and what comes next. */
export const outcome: Wording<HeroQuest>['outcome'] = ({ view, outcome: ended }) => {
  if (ended === null) return { title: '', text: '' };
  const { isCampaign } = view;
  const rounds = count(view.round, 'round', 'rounds');
  const course = `${nameText(view)} took ${rounds}, and ${slainText(view)}.`;
  if (!isWonByHeroes(view, ended.winners)) {
    const how = view.ending === 'unfinished' ? 'The heroes went home with nothing done.' : 'The heroes have failed.';
    return { title: 'Zargon wins.', text: `${how} ${course} ${aliveText(view)}` };
  }
  return {
    title: isCampaign ? 'The campaign is won.' : 'The heroes win.',
    text: `${course} ${aliveText(view)}${isCampaign ? '' : nextText(view)}`,
  };
};

const nameText = (view: View): string => {
  const { title } = questWords(view.title, view.briefing);
  const number = campaignNumber(view);
  return number === null ? title : `Quest ${number}, ${title},`;
};

const slainText = ({ roster, monsters }: View): string => {
  const slain = roster.length - monsters.length;
  return count(slain, 'monster was slain', 'monsters were slain');
};

function aliveText({ heroes }: View): string {
  const alive = heroes.filter(({ status }) => status !== 'dead');
  return alive.length === 0
    ? 'All heroes are dead.'
    : `${capital(count(alive.length, 'survivor', 'survivors'))}: ${list(alive.map(stateText))}.`;
}

const stateText = (hero: HeroInPlay): string =>
  `${heroInFull(hero)} (Body ${hero.body} of ${bodyMax(hero)}, ${hero.gold} gold)`;

function nextText(view: View): string {
  const next = nextTitle(view);
  return next === null ? '' : ` Next: quest ${view.quest + 1}, ${questWords(next, '').title}.`;
}

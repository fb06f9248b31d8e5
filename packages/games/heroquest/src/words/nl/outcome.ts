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
  const rounds = count(view.round, 'ronde', 'rondes');
  const course = `${nameText(view)} duurde ${rounds}, en ${slainText(view)}.`;
  if (!isWonByHeroes(view, ended.winners)) {
    const how =
      view.ending === 'unfinished' ? 'De helden gingen onverrichter zake naar huis.' : 'De helden hebben gefaald.';
    return { title: 'Zargon wint.', text: `${how} ${course} ${aliveText(view)}` };
  }
  return {
    title: isCampaign ? 'De campagne is gewonnen.' : 'De helden winnen.',
    text: `${course} ${aliveText(view)}${isCampaign ? '' : nextText(view)}`,
  };
};

const nameText = (view: View): string => {
  const { title } = questWords(view.title, view.briefing);
  const number = campaignNumber(view);
  return number === null ? title : `Queeste ${number}, ${title},`;
};

function slainText({ roster, monsters }: View): string {
  const slain = roster.length - monsters.length;
  return `er ${slain === 1 ? 'is' : 'zijn'} ${count(slain, 'monster', 'monsters')} verslagen`;
}

function aliveText({ heroes }: View): string {
  const alive = heroes.filter(({ status }) => status !== 'dead');
  if (alive.length === 0) return 'Alle helden zijn dood.';
  return `${capital(count(alive.length, 'overlevende', 'overlevenden'))}: ${list(alive.map(stateText))}.`;
}

const stateText = (hero: HeroInPlay): string =>
  `${heroInFull(hero)} (lichaam ${hero.body} van ${bodyMax(hero)}, ${hero.gold} goud)`;

function nextText(view: View): string {
  const next = nextTitle(view);
  return next === null ? '' : ` Hierna: queeste ${view.quest + 1}, ${questWords(next, '').title}.`;
}

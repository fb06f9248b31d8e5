import { bodyMax } from '../queries/gear.ts';
import type { HeroInPlay, HeroQuest, View } from '../types/index.ts';
import { isWonByHeroes, nextTitle } from '../words/outcome.ts';
import type { Telling } from '../words/words.ts';
import { heroInFull } from './figures.ts';
import { capital, count, listed } from './numbers.ts';

/** How it ended, who came home in what state, and what comes next. */
export const outcome: Telling<HeroQuest>['outcome'] = ({ view, outcome: ended }) => {
  if (ended === null) return '';
  const { quest, title, isCampaign } = view;
  const name = `queeste ${quest}, ${title}`;
  const course = `Het duurde ${count(view.round, 'ronde', 'rondes')}, en ${slainText(view)}.`;
  if (!isWonByHeroes(view, ended.winners)) {
    const how =
      view.ending === 'unfinished' ? 'De helden gingen onverrichter zake naar huis' : 'De helden hebben gefaald';
    return `Zargon wint ${name}. ${how}. ${course} ${aliveText(view)}`;
  }
  const all = isCampaign ? 'De campagne is gewonnen.' : `${capital(name)}, is gewonnen.`;
  return `${all} ${course} ${aliveText(view)}${isCampaign ? '' : nextText(view)}`;
};

function slainText({ roster, monsters }: View): string {
  const slain = roster.length - monsters.length;
  return `er ${slain === 1 ? 'is' : 'zijn'} ${count(slain, 'monster', 'monsters')} verslagen`;
}

function aliveText({ heroes }: View): string {
  const alive = heroes.filter(({ status }) => status !== 'dead');
  if (alive.length === 0) return 'Alle helden zijn dood.';
  return `${capital(count(alive.length, 'overlevende', 'overlevenden'))}: ${listed(alive.map(stateText))}.`;
}

const stateText = (hero: HeroInPlay): string =>
  `${heroInFull(hero)} (lichaam ${hero.body} van ${bodyMax(hero)}, ${hero.gold} goud)`;

function nextText(view: View): string {
  const next = nextTitle(view);
  return next === null ? '' : ` Hierna: queeste ${view.quest + 1}, ${next}.`;
}

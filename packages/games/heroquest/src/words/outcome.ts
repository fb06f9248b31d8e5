import type { Seats } from '@questhall/kernel';
import { QUESTS } from '../content/quests/index.ts';
import { bodyMax } from '../queries/gear.ts';
import { parseSheet } from '../sheet/index.ts';
import type { HeroInPlay, HeroQuest, View } from '../types/index.ts';
import { heroInFull } from './figures.ts';
import { capital, count, list } from './numbers.ts';
import type { Words } from './words.ts';

/** How it ended, who came home in what state, and what comes next. */
export const outcome: Words<HeroQuest>['outcome'] = ({ view, outcome: ended }) => {
  if (ended === null) return '';
  const { quest, title, isCampaign } = view;
  const isWon = isWonByHeroes(view, ended.winners);
  const name = `quest ${quest}, ${title}`;
  const course = `It took ${count(view.round, 'round')}, and ${slainText(view)}.`;
  if (!isWon) {
    const how = view.ending === 'unfinished' ? 'The heroes went home with nothing done' : 'The heroes have failed';
    return `Zargon wins ${name}. ${how}. ${course} ${aliveText(view)}`;
  }
  const all = isCampaign ? 'The campaign is won.' : `${capital(name)}, is won.`;
  return `${all} ${course} ${aliveText(view)}${isCampaign ? '' : nextText(view)}`;
};

/** Whether Zargon is not among the winners. */
export const isWonByHeroes = ({ zargonSeat }: View, winners: Seats): boolean => ((winners >> zargonSeat) & 1) === 0;

const slainText = ({ roster, monsters }: View): string => {
  const slain = roster.length - monsters.length;
  return `${count(slain, 'monster')} ${slain === 1 ? 'was' : 'were'} slain`;
};

function aliveText({ heroes }: View): string {
  const alive = heroes.filter(({ status }) => status !== 'dead');
  return alive.length === 0
    ? 'All heroes are dead.'
    : `${capital(count(alive.length, 'survivor'))}: ${list(alive.map(stateText))}.`;
}

const stateText = (hero: HeroInPlay): string =>
  `${heroInFull(hero)} (Body ${hero.body} of ${bodyMax(hero)}, ${hero.gold} gold)`;

function nextText(view: View): string {
  const next = nextTitle(view);
  return next === null ? '' : ` Next: quest ${view.quest + 1}, ${next}.`;
}

/** The title of what comes next. A quest of one's own has the number of another, and nothing comes after it. */
export function nextTitle({ quest, title }: View): string | null {
  const [own, next] = [quest - 1, quest].map((at) => titleOf(QUESTS[at]));
  return own === title ? (next ?? null) : null;
}

function titleOf(text: string | undefined): string | null {
  const sheet = text === undefined ? null : parseSheet(text);
  return sheet?.ok === true ? sheet.value.title : null;
}

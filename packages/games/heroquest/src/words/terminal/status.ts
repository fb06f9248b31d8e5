import type { Sight } from '@questhall/kernel';
import { findAlly, findHero, findMonster, heroOfId } from '../../queries/figures.ts';
import { isInPit } from '../../queries/floor.ts';
import { bodyMax, mindMax } from '../../queries/gear.ts';
import type { FigureId, HeroQuest, View } from '../../types/index.ts';
import { actorOf, figureAsked } from '../telling/asked.ts';
import { campaignNumber } from '../telling/campaign-number.ts';
import { leftOf } from '../telling/left.ts';
import { capital } from '../telling/lists.ts';
import type { TerminalTexts } from './terminal-texts.ts';

/** What the whole scene says at length, in a line: whose turn it is, in which state, and what is left of it. */
export function statusIn({ view, asks }: Sight<HeroQuest>, texts: TerminalTexts): string {
  const questions = asks.map(({ question }) => question);
  if (questions.some(({ kind }) => kind === 'town')) return townText(view, texts);
  const asked = questions.find(({ kind }) => kind !== 'meanwhile') ?? null;
  const actor = actorOf(view.turn);
  const figure = (asked && figureAsked(asked)) ?? actor;
  const left = leftOf(view, questions);
  const who = figure === null ? '' : figureText(view, figure, texts);
  const rest = left === null || who === '' ? '' : `; ${texts.left(left)}`;
  return [whenText(view, texts), ...(who === '' ? [] : [`${capital(who)}${rest}.`])].join(' ');
}

function whenText(view: View, { scene, quest: told }: TerminalTexts): string {
  const { title, briefing, round, turn } = view;
  if (round === 0) return `${scene.title(campaignNumber(view), told(title, briefing).title, 0)}.`;
  return turn?.who === 'zargon' ? `${scene.round(round)}. ${scene.zargonsTurn}` : `${scene.round(round)}.`;
}

/** In town only the purses change, and who owns what is told when it changes hands. */
function townText({ quest, heroes }: View, { scene, names }: TerminalTexts): string {
  const purses = heroes.map(({ hero, gold }) => `${names.hero[hero]} ${gold}`);
  return `${scene.inTown(quest)}. ${scene.purses(purses.join(', '))}`;
}

function figureText(view: View, id: FigureId, { scene, party, figureIn }: TerminalTexts): string {
  const name = figureIn(view, id);
  const pit = (at: number): string => (isInPit(view, at) ? `, ${party.inPit}` : '');
  const hero = heroOfId(id) === null ? null : findHero(view, id);
  if (hero !== null) {
    const points = `${scene.body(hero.body, bodyMax(hero))}, ${party.mind(hero.mind, mindMax(hero))}`;
    return `${name}${pit(hero.at)}: ${points}`;
  }
  const monster = findMonster(view, id);
  if (monster !== null) return `${name}${pit(monster.at)}: ${scene.body(monster.body - monster.wounds, monster.body)}`;
  const ally = findAlly(view, id);
  return ally === null ? '' : `${name}${pit(ally.at)}: ${scene.body(ally.body, ally.body)}`;
}

import { NAMES } from '../content/names.ts';
import { findAlly, findHero, findMonster, heroOfId, idOfHero } from '../queries/figures.ts';
import { isInPit } from '../queries/floor.ts';
import { bodyMax, mindMax } from '../queries/gear.ts';
import type { Square } from '../sheet/sheet.ts';
import {
  CAPTIVE_ID,
  type FigureId,
  GENIE_ID,
  type HeroQuest,
  type Question,
  type TurnView,
  type View,
} from '../types/index.ts';
import { figureIn } from './figures.ts';
import { capital } from './numbers.ts';
import { squareIn } from './squares.ts';
import type { Words } from './words.ts';

/** What the whole scene says at length, in a line: whose turn it is, where, in which state, and what is left of it. */
export const status: NonNullable<Words<HeroQuest>['status']> = ({ view, asks }) => {
  const questions = asks.map(({ question }) => question);
  if (questions.some(({ kind }) => kind === 'town')) return townText(view);
  const asked = questions.find(({ kind }) => kind !== 'meanwhile') ?? null;
  const actor = actorOf(view.turn);
  const figure = (asked && figureAsked(asked)) ?? actor;
  const left = view.turn === null || figure !== actor ? [] : leftOf(view.turn);
  const who = figure === null ? '' : figureText(view, figure);
  const rest = left.length === 0 ? '' : `; ${left.join(', ')}`;
  return [whenText(view), ...(who === '' ? [] : [`${capital(who)}${rest}.`])].join(' ');
};

function whenText({ quest, title, round, turn }: View): string {
  if (round === 0) return `Quest ${quest}: ${title}.`;
  return turn?.who === 'zargon' ? `Round ${round}, Zargon’s turn.` : `Round ${round}.`;
}

/** In town only the purses change, and who owns what is told when it changes hands. */
function townText({ quest, heroes }: View): string {
  const purses = heroes.map(({ hero, gold }) => `${NAMES.hero[hero]} ${gold}`);
  return `In town, before quest ${quest}. Gold: ${purses.join(', ')}.`;
}

/** Whom a question is about, which in Zargon’s turn is another than the one who acts; null for nobody. */
function figureAsked(question: Question): FigureId | null {
  if ('monster' in question) return question.monster;
  if (!('hero' in question)) return null;
  return typeof question.hero === 'number' ? question.hero : idOfHero(question.hero);
}

function actorOf(turn: TurnView | null): FigureId | null {
  if (turn === null || turn.who === 'zargon') return null;
  if (turn.who === 'hero') return turn.hero === null ? null : idOfHero(turn.hero);
  return turn.who === 'genie' ? GENIE_ID : CAPTIVE_ID;
}

function figureText(view: View, id: FigureId): string {
  const hero = heroOfId(id) === null ? null : findHero(view, id);
  if (hero !== null) {
    const points = `Body ${hero.body}/${bodyMax(hero)}, Mind ${hero.mind}/${mindMax(hero)}`;
    return `${figureIn(view, id)} ${placeText(view, hero.at)}: ${points}`;
  }
  const monster = findMonster(view, id);
  if (monster !== null)
    return `${figureIn(view, id)} ${placeText(view, monster.at)}: Body ${monster.body - monster.wounds}/${monster.body}`;
  const ally = findAlly(view, id);
  return ally === null ? '' : `${figureIn(view, id)} ${placeText(view, ally.at)}: Body ${ally.body}`;
}

const placeText = (view: View, at: Square): string =>
  `${isInPit(view, at) ? 'in a pit at' : 'at'} ${squareIn(view, at)}`;

/** Digits, because the line has to fit. */
function leftOf({ who, movement, isMoveOver, hasActed, firstSpell, isHalf }: TurnView): readonly string[] {
  const isDoneWalking = isMoveOver || movement === 0;
  const walk = isDoneWalking
    ? 'has moved'
    : movement === null
      ? 'may roll'
      : `${movement} ${movement === 1 ? 'square' : 'squares'} left`;
  const act = firstSpell !== null ? 'may cast a second spell' : hasActed ? 'has acted' : 'may act';
  return [walk, ...(who === 'captive' ? [] : [act]), ...(isHalf ? ['one of both, not more'] : [])];
}

import type { Sight } from '@questhall/kernel';
import { monsterLetter } from '../content/letters.ts';
import { NAMES } from '../content/names.ts';
import { auraOf, defendDice } from '../queries/combat.ts';
import { isInPit } from '../queries/floor.ts';
import type { HeroQuest, MonsterInPlay, Pile, View } from '../types/index.ts';
import { captiveIn, itemNames, nameOfHero, type Remark, theHero } from './figures.ts';
import { goalLines } from './goal.ts';
import { hearts, partyLines, townLines } from './heroes.ts';
import { drawMap } from './map.ts';
import { monsterIn, signOf } from './monster-names.ts';
import { capital, count, list, tally } from './numbers.ts';
import { pieceName, squareIn } from './squares.ts';
import type { Words } from './words.ts';
import { zargonLines } from './zargon.ts';

const HALF_LINE = 40;

export const scene: Words<HeroQuest>['scene'] = ({ view, asks }) => {
  const isInTown = asks.some(({ question }) => question.kind === 'town');
  if (isInTown) return [`In town, before quest ${view.quest}`, ...townLines(view)];
  const { lines, legend } = drawMap(view);
  return [
    titleOf(view),
    ...(isFirstAsked(view, asks) ? [view.briefing] : []),
    ...goalLines(view),
    ...lines,
    ...(legend.length === 0 ? [] : [`  ${legend.map((text) => text.trim()).join('   ')}`]),
    ...monsterLines(view),
    ...lyingLines(view),
    ...(view.hidden === null ? [] : zargonLines(view, view.hidden)),
    ...partyLines(view),
    ...turnLines(view),
  ];
};

/** Whoever chooses an order or spells wants to know what for; once is enough. */
function isFirstAsked({ heroes }: View, asks: Sight<HeroQuest>['asks']): boolean {
  const isFirstSchool = heroes.every(({ schools }) => schools.length === 0);
  const isAlone = (seat: number): boolean => heroes.filter((hero) => hero.seat === seat).length === 1; // and had no order to choose
  return asks.some(
    ({ seat, question: { kind } }) => kind === 'order' || (kind === 'school' && isFirstSchool && isAlone(seat)),
  );
}

function titleOf({ quest, title, attempt, round }: View): string {
  const again = attempt === 0 ? '' : `, attempt ${attempt + 1}`;
  return `Quest ${quest}: ${title}${again}${round === 0 ? '' : `, round ${round}`}`;
}

/** Whom the heroes have before them, two to a line. */
function monsterLines(view: View): string[] {
  const entries = view.monsters.map((monster) => `  ${monsterText(view, monster)}`);
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    const isRoom = last !== undefined && last.length < HALF_LINE && entry.length <= HALF_LINE;
    if (isRoom) lines[lines.length - 1] = last.padEnd(HALF_LINE) + entry;
    else lines.push(entry);
  }
  return lines.map((line) => line.trimEnd());
}

function monsterText(view: View, monster: MonsterInPlay): string {
  const { id, name, at, attack, body, wounds, isAsleep, losesTurn } = monster;
  const lore = view.lore.find((known) => known.monster === id)?.spells ?? monster.spells;
  const states = [
    ...(isInPit(view, at) ? ['in a pit'] : []),
    ...(isAsleep ? ['asleep'] : []),
    ...(losesTurn ? ['loses a turn'] : []),
    ...(lore.length > 0 ? [`may cast ${lore.map((spell) => NAMES.dreadSpell[spell]).join(', ')}`] : []),
  ];
  const dice = `att ${attack + auraOf(view)} def ${defendDice(view, id)}`;
  const sign = signOf(view, id);
  const called = sign === `${monsterLetter(name)}${id}` ? name : monsterIn(view, id); // O7 has its number already
  const text = `${sign} ${called} ${squareIn(view, at)} ${dice} ${hearts(body - wounds, body)}`;
  return states.length === 0 ? text : `${text} (${states.join('; ')})`;
}

/** What lies about, and which furniture is known to bite. */
function lyingLines(view: View): string[] {
  const pileText = ({ at, owner, gold, items, corroded = [] }: Pile): string => {
    const rust = corroded.map((weapon): Remark => [weapon, 'corroded']);
    const things = [...tally(itemNames(items, rust)), ...(gold > 0 ? [`${gold} gold`] : [])];
    return `  At ${squareIn(view, at)}${owner === null ? '' : `, once ${theHero(owner)}’s`}: ${list(things)}`;
  };
  const traps = view.chestTraps.map(({ kind, at, room }) => {
    const where = at === null ? `in room ${room}` : `at ${squareIn(view, at)}`;
    return `  A trap is known in the ${pieceName(view, at)} ${where}: ${NAMES.chestTrap[kind].toLowerCase()}`;
  });
  const gear =
    view.isStripped && view.gearAt !== null ? [`  Your gear is in the chest at ${squareIn(view, view.gearAt)}`] : [];
  return [...view.piles.map(pileText), ...traps, ...gear];
}

/** Whose turn it is, and what is left of it. */
function turnLines(view: View): string[] {
  const { turn } = view;
  if (turn === null) return [];
  if (turn.who === 'zargon') return ['Zargon’s turn.'];
  const who =
    turn.who === 'captive' ? capital(captiveIn(view)) : turn.hero === null ? 'The Genie' : nameOfHero(view, turn.hero);
  const acts =
    turn.who === 'captive'
      ? []
      : [turn.firstSpell !== null ? 'may cast a second spell' : turn.hasActed ? 'has acted' : 'may act'];
  return [`${who}: ${[moveText(turn), ...acts].join(', ')}${turn.isHalf ? '; one of both, not more' : ''}.`];
}

function moveText({ movement, isMoveOver }: NonNullable<View['turn']>): string {
  if (isMoveOver) return 'has moved';
  return movement === null ? 'may roll for the move' : `has ${count(movement, 'square')} left to walk`;
}

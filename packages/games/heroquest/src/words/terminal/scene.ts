import type { Sight } from '@questhall/kernel';
import { auraOf, defendDice } from '../../queries/combat.ts';
import { isInPit } from '../../queries/floor.ts';
import type { HeroQuest, MonsterInPlay, Pile, View } from '../../types/index.ts';
import { actorOf } from '../telling/asked.ts';
import { campaignNumber } from '../telling/campaign-number.ts';
import { leftOf } from '../telling/left.ts';
import { capital, tally } from '../telling/lists.ts';
import { badgeOf } from '../telling/marks.ts';
import { itemNames, type Remark } from '../telling/things.ts';
import { drawMap } from './map.ts';
import { hearts, partyBrief, partyLines, townLines } from './party.ts';
import type { TerminalTexts } from './terminal-texts.ts';
import { zargonLines } from './zargon.ts';

const HALF_LINE = 40;

/** The whole table, a line each. */
export function sceneIn({ view, asks }: Sight<HeroQuest>, texts: TerminalTexts): readonly string[] {
  const isInTown = asks.some(({ question }) => question.kind === 'town');
  if (isInTown) return [texts.scene.inTown(view.quest), ...townLines(view, texts)];
  return [
    titleOf(view, texts),
    ...(isFirstAsked(view, asks) ? [texts.quest(view.title, view.briefing).briefing] : []),
    ...texts.goalLines(view),
    ...boardLines(view, texts),
    ...monsterLines(view, texts),
    ...lyingLines(view, texts),
    ...(view.hidden === null ? [] : zargonLines(view, view.hidden, texts)),
    ...partyLines(view, texts),
    ...turnLines(view, asks, texts),
  ];
}

/** The board by itself, and how everybody is; in town there is none. */
export const mapIn = ({ view, asks }: Sight<HeroQuest>, texts: TerminalTexts): readonly string[] =>
  asks.some(({ question }) => question.kind === 'town')
    ? []
    : [...boardLines(view, texts), ...monsterLines(view, texts), ...partyBrief(view, texts)];

function boardLines(view: View, texts: TerminalTexts): readonly string[] {
  const { lines, legend } = drawMap(view, texts.map);
  return [...lines, ...(legend.length === 0 ? [] : [`  ${legend.map((text) => text.trim()).join('   ')}`])];
}

/** Whoever chooses an order or spells wants to know what for; once is enough. */
function isFirstAsked({ heroes }: View, asks: Sight<HeroQuest>['asks']): boolean {
  const isFirstSchool = heroes.every(({ schools }) => schools.length === 0);
  const isAlone = (seat: number): boolean => heroes.filter((hero) => hero.seat === seat).length === 1; // and had no order to choose
  return asks.some(
    ({ seat, question: { kind } }) => kind === 'order' || (kind === 'school' && isFirstSchool && isAlone(seat)),
  );
}

function titleOf(view: View, { scene, quest: told }: TerminalTexts): string {
  const { title, briefing, attempt, round } = view;
  const whole = scene.title(campaignNumber(view), told(title, briefing).title, attempt);
  return round === 0 ? whole : `${whole}, ${scene.round(round).toLowerCase()}`;
}

/** Whom the heroes have before them, two to a line. */
function monsterLines(view: View, texts: TerminalTexts): string[] {
  const entries = view.monsters.map((monster) => `  ${monsterText(view, monster, texts)}`);
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    const isRoom = last !== undefined && last.length < HALF_LINE && entry.length <= HALF_LINE;
    if (isRoom) lines[lines.length - 1] = last.padEnd(HALF_LINE) + entry;
    else lines.push(entry);
  }
  return lines.map((line) => line.trimEnd());
}

function monsterText(
  view: View,
  monster: MonsterInPlay,
  { scene, party, names, monster: called }: TerminalTexts,
): string {
  const { id, name, at, attack, body, wounds, isAsleep, losesTurn } = monster;
  const lore = view.lore.find((known) => known.monster === id)?.spells ?? monster.spells;
  const states = [
    ...(isInPit(view, at) ? [party.inPit] : []),
    ...(isAsleep ? [scene.asleep] : []),
    ...(losesTurn ? [scene.losesTurn] : []),
    ...(lore.length > 0 ? [scene.mayCast(lore.map((spell) => names.dreadSpell[spell]).join(', '))] : []),
  ];
  const dice = scene.monsterDice(attack + auraOf(view), defendDice(view, id));
  const text = `${badgeOf(view, id).padEnd(2)} ${called(name)} ${dice} ${hearts(body - wounds, body)}`;
  return states.length === 0 ? text : `${text} (${states.join('; ')})`;
}

/** What lies about, and which furniture is known to bite. */
function lyingLines(view: View, { scene, party, items, names, list }: TerminalTexts): string[] {
  const pileText = ({ owner, gold, items: things, corroded = [] }: Pile): string => {
    const rust = corroded.map((weapon): Remark => [weapon, party.corroded]);
    const all = [...tally(itemNames(items, things, rust)), ...(gold > 0 ? [party.gold(gold)] : [])];
    return `  ${scene.lying(owner, list(all))}`;
  };
  const traps = view.chestTraps.map(
    ({ kind, at }) => `  ${scene.trapKnown(view, at, names.chestTrap[kind].toLowerCase())}`,
  );
  const gear = view.isStripped && view.gearAt !== null ? [`  ${scene.gearInChest}`] : [];
  return [...view.piles.map(pileText), ...traps, ...gear];
}

/** Whose turn it is, and what is left of it. */
function turnLines(view: View, asks: Sight<HeroQuest>['asks'], texts: TerminalTexts): string[] {
  const { turn, heroes } = view;
  if (turn === null) return [];
  if (turn.who === 'zargon') return [texts.scene.zargonsTurn];
  const actor = actorOf(turn);
  const hero = heroes.find((one) => turn.who === 'hero' && one.hero === turn.hero);
  const who = hero === undefined ? capital(texts.figureIn(view, actor ?? -1)) : texts.heroInFull(hero);
  const left = leftOf(
    view,
    asks.map(({ question }) => question),
  );
  return [left === null ? `${who}.` : `${who}: ${texts.left(left)}.`];
}

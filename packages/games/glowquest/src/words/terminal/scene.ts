import type { Sight } from '@questhall/kernel';
import { type CARDS, MONSTERS, type MonsterId, ROOMS_TO_CLEAR, sayPattern } from '../../content/index.ts';
import { hasFallen } from '../../queries/entities.ts';
import { monsterBase } from '../../queries/scaling.ts';
import { armorOf, basesOf, gritOf, hitpointsMax, speedOf } from '../../queries/stats.ts';
import type { Entity, Glowquest, HeroInPlay, MonsterInPlay, Question, View } from '../../types/index.ts';
import { cardText } from '../en/card-lines.ts';
import { effectsOn } from '../en/effects.ts';
import { figureIn, severalOf } from '../en/figures.ts';
import { NAMES } from '../en/names.ts';
import { digits, list } from '../en/numbers.ts';
import { heroLetter, signOf } from '../en/signs.ts';
import { squareText } from '../typed/squares.ts';
import type { Words } from '../words.ts';
import { drawMap } from './map.ts';

const NAME_WIDTH = 8;

export const scene: Words<Glowquest>['scene'] = ({ view, asks }) => [
  titleOf(view),
  goalText(view),
  ...mapLines(view, asks),
  ...recordsOf(view).flatMap((record) => recordLines(view, record)),
  ...view.heroes.flatMap((hero) => heroLines(view, hero, asks)),
  ...drawnLines(view, asks),
  ...turnLines(view),
];

function titleOf({ encounter, phase, floor, heroes }: View): string {
  if (heroes.every(({ at }) => at < 0))
    return floor.level === 1 ? 'Before the descent' : `On the way to floor ${floor.level}`;
  if (encounter === null) return `Floor ${floor.level}, ${phase === null ? 'after an Encounter' : 'exploring'}`;
  const where = encounter.room === null ? 'a Patrol' : `the ${NAMES.room[encounter.room]}`;
  return `Floor ${floor.level}, round ${encounter.round} against the ${NAMES.family[encounter.family]} of ${where}`;
}

function goalText({ heroes, resolve, roomsCleared, roomsFound, isQuestCleared }: View): string {
  if (roomsFound === 0 && heroes.every(({ at }) => at < 0))
    return `Goal: clear ${ROOMS_TO_CLEAR} rooms, and then the Quest room. Whoever falls costs 1 Resolve, and there are ${resolve}.`;
  const quest = isQuestCleared
    ? 'the Quest room is cleared'
    : roomsFound > ROOMS_TO_CLEAR
      ? 'the Quest room is found'
      : 'the Quest room comes fifth';
  return `Resolve ${resolve}. Rooms: ${roomsFound} found, ${roomsCleared} of ${ROOMS_TO_CLEAR} cleared; ${quest}.`;
}

type Asks = Sight<Glowquest>['asks'];

const isAsked = (asks: Asks, kind: Question['kind']): boolean => asks.some(({ question }) => question.kind === kind);

/** Before anybody comes down there is nothing to draw. */
function mapLines(view: View, asks: Asks): readonly string[] {
  if (view.heroes.every(({ at }) => at < 0) && !isAsked(asks, 'stand')) return [];
  const { lines, legend } = drawMap(view, asks);
  return [...lines, ...(legend.length === 0 ? [] : [`    ${legend.join('   ')}`])];
}

const recordsOf = ({ monsters }: View): readonly MonsterId[] => [...new Set(monsters.map(({ record }) => record))];

/** What all figures of a record have in common, and then each of them. [monster.record] */
function recordLines(view: View, record: MonsterId): readonly string[] {
  const { speed, grit, armor, pattern, prefers, benefits, category } = MONSTERS[record];
  const base = MONSTERS[record].base + monsterBase(view); // [scale.base-bonus]
  const figures = view.monsters.filter((monster) => monster.record === record);
  const name = category === 'minion' ? severalOf(record) : NAMES.monster[record];
  const attack = `base damage ${base}${pattern === null ? '' : ` ${sayPattern(pattern)}`}`;
  const own = list(benefits.map((benefit) => benefit.name));
  return [
    `  ${name}: Grit ${grit}, ${armor === 0 ? '' : `Armor ${armor}, `}Speed ${speed}, ${attack}; prefers ${NAMES.role[prefers]}${own === '' ? '' : `; ${own}`}`,
    `    ${figures.map((monster) => monsterText(view, monster)).join('; ')}`,
  ];
}

function monsterText(view: View, monster: MonsterInPlay): string {
  const { id, at, hitpoints, bounty, mayCall } = monster;
  const isCalling = view.encounter?.caller === id;
  const states = [
    ...layersOf(monster),
    ...effectsOn(monster),
    ...(bounty === 0 ? [] : [digits(bounty, 'Bounty', 'Bounties')]),
    ...(isCalling ? ['has called'] : mayCall && view.encounter?.hasCalled === false ? ['may call'] : []),
    ...onGlow(view, monster),
  ];
  const text = `${signOf(view, id)} at ${squareText(at)} ${hitpoints}/${hitpointsMax(view, monster)}`;
  return [text, ...states].join(', ');
}

const layersOf = ({ shield, reflect }: Entity): readonly string[] => [
  ...(shield === 0 ? [] : [`Shield ${shield}`]),
  ...(reflect === 0 ? [] : [`Reflect ${reflect}`]),
];

const onGlow = ({ glow }: View, { at }: Entity): readonly string[] => (glow.includes(at) ? ['on Glow'] : []);

/** How a hero is, and then what it has. */
function heroLines(view: View, hero: HeroInPlay, asks: Asks): readonly string[] {
  const { role, at, hitpoints, cards, saved } = hero;
  const [armor, grit, speed] = [armorOf(hero), gritOf(hero), speedOf(hero)];
  const base = Math.max(...basesOf(view, hero).map(({ n }) => n));
  const numbers = [`Grit ${grit}`, ...(armor === 0 ? [] : [`Armor ${armor}`]), `Speed ${speed}`, `base ${base}`];
  const most = hitpointsMax(view, hero);
  const health = hasFallen(hero, asks) ? `Unconscious (${most})` : `Hitpoints ${hitpoints}/${most}`;
  const where = at < 0 ? [] : [`at ${squareText(at)}`];
  const states = [
    ...layersOf(hero),
    ...effectsOn(hero),
    ...onGlow(view, hero),
    ...(saved === 0 ? [] : [`${digits(saved, 'Surge')} saved`]),
  ];
  return [
    `  ${heroLetter(role)} ${NAMES.role[role].padEnd(NAME_WIDTH)}${[health, ...numbers, ...states, ...where].join('  ')}`,
    ...(cards.length === 0 ? [] : [`    ${cards.map((card) => cardName(hero, card)).join(', ')}`]),
  ];
}

const cardName = ({ spent }: HeroInPlay, card: keyof typeof CARDS): string =>
  `${NAMES.card[card]}${spent.includes(card) ? ' (used up)' : ''}`;

/** What has been drawn and waits for a choice; whoever chooses reads it there. */
const drawnLines = ({ drawn }: View, asks: Asks): readonly string[] =>
  isAsked(asks, 'keep') ? [] : drawn.map((card) => `  Drawn: ${cardText(card)}.`);

/** Whose Turn it is, and what is left of it. */
function turnLines(view: View): readonly string[] {
  const { turn, phase } = view;
  if (phase !== null) return [`${figureIn(view, phase.hero)} explores: ${digits(phase.left, 'square')} left.`];
  return turn === null ? [] : [`Turn of ${figureIn(view, turn.who)}: ${leftOf(view).join(', ')}.`];
}

/** Surges, the attack, and what is left of a move. */
export function leftOf({ turn }: View): readonly string[] {
  if (turn === null) return [];
  const { surges, attacks, extraAttacks, stroll, isStuck } = turn;
  return [
    `${digits(surges, 'Surge')} left`,
    attacks > extraAttacks ? 'has attacked' : attacks === 0 ? 'may attack' : 'may attack again',
    ...(stroll !== null && stroll.left > 0
      ? [`${digits(stroll.left, 'square')} to ${stroll.isShift ? 'shift' : 'move'}`]
      : []),
    ...(isStuck ? ['no more steps'] : []),
  ];
}

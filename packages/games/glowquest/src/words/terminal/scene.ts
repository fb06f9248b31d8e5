import type { Sight } from '@questhall/kernel';
import { type CardId, type MonsterId, ROOMS_TO_CLEAR } from '../../content/index.ts';
import { recordAt } from '../../own/index.ts';
import { hasFallen } from '../../queries/entities.ts';
import { monsterBase } from '../../queries/scaling.ts';
import { armorOf, basesOf, gritOf, hitpointsMax, speedOf } from '../../queries/stats.ts';
import type { Entity, Glowquest, HeroInPlay, MonsterInPlay, Question, View } from '../../types/index.ts';
import { drawMap } from './map.ts';
import type { TerminalTexts, TerminalWords } from './terminal-words.ts';
import { recordNumbers } from './things.ts';

const NAME_WIDTH = 8;

/** The table as a seat sees it, a line each. */
export const sceneIn = (words: TerminalWords, { view, asks }: Sight<Glowquest>): readonly string[] => [
  titleOf(view, words),
  goalText(view, words.texts),
  ...mapLines(view, asks, words),
  ...recordsOf(view).flatMap((record) => recordLines(view, record, words)),
  ...view.heroes.flatMap((hero) => heroLines(view, hero, asks, words)),
  ...drawnLines(view, asks, words),
  ...turnLines(view, words),
];

/** The floor by itself, and how everybody on it is. */
export function mapIn(words: TerminalWords, { view, asks }: Sight<Glowquest>): readonly string[] {
  const lines = mapLines(view, asks, words);
  if (lines.length === 0) return [];
  const foes = view.monsters.map((monster) => monsterText(view, monster, words));
  return [
    ...lines,
    ...(foes.length === 0 ? [] : [`  ${foes.join('; ')}`]),
    ...view.heroes.map((hero) => heroLine(view, hero, asks, words)),
  ];
}

function titleOf({ encounter, phase, floor, heroes }: View, { texts, wording }: TerminalWords): string {
  const { level } = floor;
  if (heroes.every(({ at }) => at < 0)) return level === 1 ? texts.beforeDescent : texts.descending(level);
  if (encounter === null) return phase === null ? texts.afterFight(level) : texts.exploring(level);
  const { room, round } = encounter;
  const family = wording.names.family[encounter.family];
  return room === null
    ? texts.patrolFight(level, round, family)
    : texts.roomFight(level, round, family, wording.names.room[room]);
}

function goalText(view: View, texts: TerminalTexts): string {
  const { heroes, resolve, roomsCleared, roomsFound, isQuestCleared } = view;
  if (roomsFound === 0 && heroes.every(({ at }) => at < 0)) return texts.goal(ROOMS_TO_CLEAR, resolve);
  const stage = isQuestCleared ? 'cleared' : roomsFound > ROOMS_TO_CLEAR ? 'found' : 'ahead';
  return texts.progress(resolve, roomsFound, roomsCleared, ROOMS_TO_CLEAR, texts.quest[stage]);
}

type Asks = Sight<Glowquest>['asks'];

const isAsked = (asks: Asks, kind: Question['kind']): boolean => asks.some(({ question }) => question.kind === kind);

/** Before anybody comes down there is nothing to draw. */
function mapLines(view: View, asks: Asks, words: TerminalWords): readonly string[] {
  if (view.heroes.every(({ at }) => at < 0) && !isAsked(asks, 'stand')) return [];
  const { lines, legend } = drawMap(view, asks, words);
  return [...lines, ...(legend.length === 0 ? [] : [`    ${legend.join('   ')}`])];
}

const recordsOf = ({ monsters }: View): readonly MonsterId[] => [...new Set(monsters.map(({ record }) => record))];

/** What all figures of a record have in common, and then each of them. [monster.record] */
function recordLines(view: View, record: MonsterId, words: TerminalWords): readonly string[] {
  const { texts, wording, list } = words;
  const here = recordAt(view, record);
  const { prefers, benefits, category } = here;
  const base = here.base + monsterBase(view); // [scale.base-bonus]
  const figures = view.monsters.filter((monster) => monster.record === record);
  const isOne = category !== 'minion' || figures.length === 1;
  const name = isOne ? wording.names.monster[record] : words.severalOf(record);
  const numbers = recordNumbers(record, { ...here, base }, words);
  const own = list(benefits.map(({ id }) => wording.benefit(id)));
  const more = [texts.prefers(wording.names.role[prefers]), ...(own === '' ? [] : [own])];
  return [
    `  ${name}: ${[numbers.join(', '), ...more].join('; ')}`,
    `    ${figures.map((monster) => monsterText(view, monster, words)).join('; ')}`,
  ];
}

function monsterText(view: View, monster: MonsterInPlay, words: TerminalWords): string {
  const { texts, wording } = words;
  const { id, hitpoints, bounty, mayCall } = monster;
  const isCalling = view.encounter?.caller === id;
  const states = [
    ...layersOf(monster, texts),
    ...words.effectsOn(monster),
    ...(bounty === 0 ? [] : [texts.bounties(bounty)]),
    ...(isCalling ? [texts.hasCalled] : mayCall && view.encounter?.hasCalled === false ? [texts.mayCall] : []),
    ...onGlow(view, monster, texts),
  ];
  return [`${wording.signOf(view, id)} ${hitpoints}/${hitpointsMax(view, monster)}`, ...states].join(', ');
}

/** What damage has to pass. */
export const layersOf = ({ shield, reflect }: Entity, texts: TerminalTexts): readonly string[] => [
  ...(shield === 0 ? [] : [texts.shield(shield)]),
  ...(reflect === 0 ? [] : [texts.reflect(reflect)]),
];

const onGlow = ({ glow }: View, { at }: Entity, { onGlow: text }: TerminalTexts): readonly string[] =>
  glow.includes(at) ? [text] : [];

/** How a hero is, and then what it has. */
function heroLines(view: View, hero: HeroInPlay, asks: Asks, words: TerminalWords): readonly string[] {
  const { cards } = hero;
  const line = heroLine(view, hero, asks, words);
  return cards.length === 0 ? [line] : [line, `    ${cards.map((card) => cardName(hero, card, words)).join(', ')}`];
}

function heroLine(view: View, hero: HeroInPlay, asks: Asks, words: TerminalWords): string {
  const { texts, wording } = words;
  const { role, hitpoints, saved } = hero;
  const armor = armorOf(hero);
  const base = Math.max(...basesOf(view, hero).map(({ n }) => n));
  const most = hitpointsMax(view, hero);
  const facts = [
    hasFallen(hero, asks) ? `${texts.unconscious} (${most})` : texts.hitpoints(hitpoints, most),
    texts.grit(gritOf(hero)),
    ...(armor === 0 ? [] : [texts.armor(armor)]),
    texts.speed(speedOf(hero)),
    texts.base(base),
    ...layersOf(hero, texts),
    ...words.effectsOn(hero),
    ...onGlow(view, hero, texts),
    ...(saved === 0 ? [] : [texts.saved(saved)]),
  ];
  return `  ${words.heroLetter(role)} ${wording.names.role[role].padEnd(NAME_WIDTH)}${facts.join('  ')}`;
}

const cardName = ({ spent }: HeroInPlay, card: CardId, { texts, wording }: TerminalWords): string =>
  spent.includes(card) ? texts.usedUp(wording.names.card[card]) : wording.names.card[card];

/** What has been drawn and waits for a choice; whoever chooses reads it there. */
const drawnLines = ({ drawn }: View, asks: Asks, { texts, cardLine }: TerminalWords): readonly string[] =>
  isAsked(asks, 'keep') ? [] : drawn.map((card) => `  ${texts.drawn(cardLine(card))}`);

/** Whose Turn it is, and what is left of it. */
function turnLines(view: View, { texts, wording, leftParts }: TerminalWords): readonly string[] {
  const { turn, phase } = view;
  const left = leftParts(view).join(', ');
  if (phase !== null) return [texts.explores(wording.nameOf(view, phase.hero), left)];
  return turn === null ? [] : [texts.turnOf(wording.figureIn(view, turn.who), left)];
}
